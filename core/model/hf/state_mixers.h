// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/layer.h"

namespace slicescape::hf {

/// Mixers that carry a state along the sequence instead of attending. Each function gives
/// a Mixer with its parameters counted; `stateHeads · stateHeadDim · stateSize` is the size
/// of the state that the scan updates per token.

/// Mamba-1: projections to x and z, a convolution, data-dependent dt, B and C.
struct Mamba1Shape {
  std::int64_t hidden = 0;
  std::int64_t inner = 0;
  std::int64_t state = 0;
  std::int64_t convKernel = 4;
  std::int64_t timeStepRank = 0;
  bool convBias = true;
  bool projectionBias = false;
  bool stateNorms = false;  ///< RMSNorms over dt, B and C (Jamba)
};
Mixer makeMamba1(const Mamba1Shape& shape);

/// Gated delta rule (Qwen3-Next): queries and keys of the key heads, values, output gate,
/// decay and beta per value head, one convolution, a gated norm per head.
struct DeltaNetShape {
  std::int64_t hidden = 0;
  std::int64_t keyHeads = 0;
  std::int64_t valueHeads = 0;
  std::int64_t keyHeadDim = 0;
  std::int64_t valueHeadDim = 0;
  std::int64_t convKernel = 4;
};
Mixer makeGatedDeltaNet(const DeltaNetShape& shape);

/// Kimi delta attention: per-channel decay through a low-rank pair, gate low-rank or full.
Mixer makeKimiDelta(std::int64_t hidden, std::int64_t heads, std::int64_t headDim,
                    std::int64_t convKernel, bool fullRankGate);

/// Lightning attention (MiniMax-Text-01): q, k, v, output gate and a norm of the width.
Mixer makeLightning(std::int64_t hidden, std::int64_t heads, std::int64_t headDim);

/// Gated linear recurrent unit of RecurrentGemma: two branches with biases, a convolution,
/// block-diagonal input and recurrence gates.
Mixer makeRgLru(std::int64_t hidden, std::int64_t width, std::int64_t heads,
                std::int64_t convKernel);

/// Gated short convolution (LFM2).
Mixer makeShortConvolution(std::int64_t hidden, std::int64_t convKernel, bool bias);

}  // namespace slicescape::hf
