// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/training_context.h"
#include "core/units/quantity.h"

namespace slicescape {

/// One matrix product C[M×N] = A[M×K] · B[K×N], `count` equal ones run as a batch.
struct Gemm {
  double m = 0;
  double n = 0;
  double k = 0;
  double count = 1;           ///< grouped GEMM: number of experts on this rank
  bool lowPrecision = false;  ///< runs in the 8- or 4-bit format of the context
  /// Weight gradient: accumulates into a 32-bit buffer (8 bytes per output element), and
  /// its transposed layout is a few percent slower.
  bool weightGradient = false;

  Flop flop() const { return Flop(2.0 * m * n * k * count); }
};

/// Time of a matrix product without launch overhead: the larger of the arithmetic
/// (ceiling × K ramp × tile and wave quantisation) and the memory traffic.
/// Source: cost_model 4.1 (form fitted to 183 measured A100 shapes, mean error 3.4 %).
Seconds gemmTime(const Gemm& gemm, const TrainingContext& context);

/// The three products of a linear layer: forward, input gradient, weight gradient.
struct LinearTimes {
  Seconds forward;
  Seconds inputGradient;
  Seconds weightGradient;

  LinearTimes& operator+=(const LinearTimes& other);
};
LinearTimes linearTimes(const Gemm& forward, const TrainingContext& context);

}  // namespace slicescape
