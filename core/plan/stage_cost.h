// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/layer_cost.h"
#include "core/cost/memory.h"
#include "core/plan/layer_cost_cache.h"
#include "core/plan/resolve.h"

namespace slicescape {

/// Bytes of the head while one micro-batch is in the loss, by moment (see LossBytes).
struct LossMemory {
  double forward = 0;
  double backward = 0;
  double gradient = 0;
};
/// Losses of multi-token-prediction modules wait for the backward, which undoes the main first.
LossMemory lossMemory(const TrainingContext& context, int mtpModules);

/// One chunk of a pipeline rank for one micro-batch.
struct ChunkCost {
  LayerCost cost;
  double activations = 0;  ///< bytes kept from the forward to the backward
  double offloaded = 0;    ///< bytes that wait in host memory meanwhile
  LossMemory loss;         ///< while the chunk is in the loss (where the head is)
};

/// One pipeline rank: its chunks, its parameters, and the sums over the chunks.
struct StageCost {
  std::vector<ChunkCost> chunks;
  LayerCost total;
  StageParameters parameters;
  /// What the widest layer (or group of layers) rebuilds at once, with its gradients.
  double recomputeWorkingSet = 0;
};

/// Costs per layer index, for the layer strip.
struct PerLayerCost {
  std::vector<double> seconds;  ///< forward of one micro-batch
  std::vector<double> bytes;    ///< model states and one micro-batch of activations
};

/// Equal parts of a pipeline rank: layers of one kind in one chunk, the embedding, a
/// multi-token-prediction module or the head.
struct StageBlock {
  enum class Part { Layer, Embedding, Mtp, Head };
  Part part = Part::Layer;
  std::size_t chunk = 0;
  std::size_t kind = 0;     ///< index into the model's kinds, for layers
  bool recomputed = false;  ///< full recompute applies
  int count = 0;
};

/// How full recompute takes the equal layers of a block: each group keeps one input and is
/// rebuilt as a whole. Groups of one layer where nothing is recomputed together.
struct RecomputeGroups {
  int layers = 1;  ///< of a group
  int count = 0;
};
RecomputeGroups recomputeGroups(const StageBlock& block, const TrainingContext& context);

/// The blocks of one direction of a pipeline rank, in the order data flows through them.
std::vector<StageBlock> stageBlocks(const ResolvedPlan& resolved, int stage);

/// The paths of the axes on the fabric under stage `stage`.
AxisPaths axisPaths(const ResolvedPlan& resolved, int stage);

/// Costs of every pipeline rank. Layers of one kind on one device type are computed once.
std::vector<StageCost> stageCosts(const ResolvedPlan& resolved);
/// The same with layer costs kept in `known` between calls, for plans that differ in stages
/// and schedule alone.
std::vector<StageCost> stageCosts(const ResolvedPlan& resolved, LayerCostCache& known);

PerLayerCost perLayerCost(const ResolvedPlan& resolved);

}  // namespace slicescape
