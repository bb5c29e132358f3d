// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/layer_builder.h"
#include "core/cost/rank_shares.h"

namespace slicescape {

// Parts of a layer's cost that have files of their own; used by layer_cost.cpp alone.

/// Rows an expert-parallel rank computes: with sequence parallelism each rank routes its
/// own shard; the busiest rank gets the imbalance (cost_model 3.5).
inline double routedRows(const FeedForward& moe, const TrainingContext& context) {
  return routedTokens(moe, context) * context.etp;
}

/// Context-parallel exchange of keys and values (cost_model 5.1), hidden behind the
/// attention of the chunk before where the ring allows it (5.2).
void addContextParallel(LayerBuilder& builder, const LayerKind& layer,
                        const TrainingContext& context, const AxisPaths& paths);

/// What the backward repeats of the forward.
void addRecompute(LayerBuilder& builder, LayerCost& cost, const LayerKind& layer,
                  const TrainingContext& context, bool recomputed);

}  // namespace slicescape
