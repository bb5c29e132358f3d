// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/cost/training_context.h"
#include "core/model/layer.h"

namespace slicescape {

// What one rank has of a layer, where time and memory must count alike.

/// Ranks that split keys and values: more TP ranks than KV heads replicate them (cost_model 1.3).
inline double keyValueRanks(const Mixer& mixer, const TrainingContext& context) {
  return std::min<double>(context.tp,
                          static_cast<double>(std::max<std::int64_t>(1, mixer.keyValueHeads)));
}

/// Rows that the busiest expert rank holds: each TP rank routes its share of the tokens.
inline double routedTokens(const FeedForward& moe, const TrainingContext& context) {
  return context.tokens() / context.tp * static_cast<double>(moe.topK) * context.moeImbalance;
}

/// Input width of the routed experts: the hidden size, or the latent of a latent MoE.
inline double expertInputWidth(const LayerKind& layer) {
  const FeedForward& moe = layer.feedForward;
  return static_cast<double>(moe.expertHidden > 0 ? moe.expertHidden : layer.hidden);
}

}  // namespace slicescape
