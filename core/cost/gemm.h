// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

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
  /// Weight gradient: its transposed layout is a few percent slower, and it adds to what the
  /// accumulator holds, in 32 bits unless `narrowAccumulator`.
  bool weightGradient = false;
  bool narrowAccumulator = false;

  Flop flop() const { return Flop(2.0 * m * n * k * count); }
};

/// What a matrix product's time is made of.
struct GemmParts {
  Flop flop;
  FlopPerSecond peak;       ///< dense peak of the format it runs in
  double ceiling = 1;       ///< share of the peak that large products reach
  double ramp = 1;          ///< K / (K + K0): prologue and epilogue of the contraction
  double layout = 1;        ///< transposed layout of a weight gradient
  double quantisation = 1;  ///< share that survives whole tiles and whole waves
  double alignment = 1;     ///< widths that are no multiples of 64 elements
  double grouped = 1;       ///< slow-down of the arithmetic of a grouped product
  /// Memory traffic is waited for beside the arithmetic, not hidden behind it.
  bool addsTraffic = false;
  double burst = 1;  ///< clock of a short kernel timed alone over the sustained one
  double bytes = 0;  ///< operands read and result written
  BytesPerSecond bandwidth;
  double bandwidthShare = 1;

  Seconds arithmetic() const {
    return Seconds(flop.value() /
                   (peak.value() * (ceiling * ramp * layout * alignment) * quantisation * burst) *
                   grouped);
  }
  Seconds traffic() const { return Seconds(bytes / (bandwidthShare * bandwidth.value())); }
  Seconds time() const {
    return addsTraffic ? arithmetic() + traffic() : std::max(arithmetic(), traffic());
  }
};
GemmParts gemmParts(const Gemm& gemm, const TrainingContext& context);

/// Time of a matrix product without launch overhead: the larger of the arithmetic
/// (ceiling × K ramp × alignment × tile and wave quantisation) and the memory traffic.
/// Source: cost_model 4.1; form and constants calibrated over all measured products of A100
/// (121 shapes) and B200 (373 shapes), fitted on either half and tested on the other.
Seconds gemmTime(const Gemm& gemm, const TrainingContext& context);

/// The three products of a linear layer: forward, input gradient, weight gradient.
struct LinearTimes {
  Seconds forward;
  Seconds inputGradient;
  Seconds weightGradient;

  LinearTimes& operator+=(const LinearTimes& other);
};
/// dX[M×K] = dY[M×N] · Wᵀ of a linear layer.
Gemm inputGradientOf(Gemm forward);
/// dW[K×N] = Xᵀ · dY, contraction over the tokens.
Gemm weightGradientOf(Gemm forward);
LinearTimes linearTimes(const Gemm& forward, const TrainingContext& context);

}  // namespace slicescape
