// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/stage_cost.h"

#include <algorithm>

namespace slicescape {
namespace {

/// Activations of equal layers of a chunk. Layers that are recomputed as a group keep the input
/// of its first alone and are rebuilt together.
void addActivations(StageCost& stage, ChunkCost& chunk, const LayerActivations& layer,
                    const StageBlock& block, const TrainingContext& context) {
  const RecomputeGroups groups = recomputeGroups(block, context);
  chunk.activations += groups.count * layer.saved;
  chunk.offloaded += groups.count * layer.offloaded;
  stage.recomputeWorkingSet =
      std::max(stage.recomputeWorkingSet,
               layer.workingSet + (groups.layers - 1) * (layer.rebuilt + layer.saved));
}

/// Copies of offloaded activations and weights run beside the compute of their chunk; what it
/// does not hide is waited for, in each direction (cost_model 3.8).
void addHostCopies(StageCost& stage, const TrainingContext& context) {
  if (context.offloadActivations <= 0 && context.offloadParameters <= 0) return;
  const double weights = offloadedParameterTraffic(stage.parameters, context) / 2 /
                         static_cast<double>(stage.chunks.size());
  for (ChunkCost& chunk : stage.chunks) {
    LayerCost& cost = chunk.cost;
    const double backward =
        cost.backwardInput.total() + cost.backwardWeight.total() + cost.recompute.total();
    // Weights arrive with the forward, when activations leave: the link is duplex.
    const double forwardBytes = std::max(chunk.offloaded, weights);
    cost.forward.hostExposed += hostCopyWait(forwardBytes, *context.device, cost.forward.total());
    cost.backwardInput.hostExposed +=
        hostCopyWait(chunk.offloaded + weights, *context.device, backward);
  }
}

StageCost stageCost(const ResolvedPlan& resolved, int index, const TrainingContext& context,
                    KindCosts& cache) {
  const ModelProfile& model = *resolved.model;
  const Stage& stage = resolved.stages[static_cast<std::size_t>(index)];
  StageCost result;
  result.chunks.resize(stage.chunks.size());
  for (const StageBlock& block : stageBlocks(resolved, index)) {
    ChunkCost& chunk = result.chunks[block.chunk];
    const double count = block.count;
    switch (block.part) {
      case StageBlock::Part::Layer: {
        const KindCosts::Entry& entry = cache.get(block.kind, block.recomputed);
        LayerCost layers = entry.cost;
        layers.scale(count);
        chunk.cost += layers;
        addActivations(result, chunk, entry.activations, block, context);
        for (int layer = 0; layer < block.count; ++layer) {
          addLayerParameters(result.parameters, model.kinds[block.kind], context);
        }
        break;
      }
      case StageBlock::Part::Embedding:
        chunk.cost += cache.embedding();
        chunk.activations += embeddingActivations(model, context);
        addEmbeddingParameters(result.parameters, model, context);
        break;
      case StageBlock::Part::Mtp: {
        // A module is one more layer, and the shared head runs again on its output.
        const KindCosts::Entry entry = cache.make(model.mtpKind, block.recomputed);
        chunk.cost += entry.cost;
        chunk.cost += cache.head();
        addActivations(result, chunk, entry.activations, block, context);
        chunk.activations += headActivations(model, context);
        addLayerParameters(result.parameters, model.mtpKind, context);
        break;
      }
      case StageBlock::Part::Head:
        chunk.cost += cache.head();
        chunk.activations += headActivations(model, context);
        chunk.loss = lossMemory(context, stage.mtp);
        addHeadParameters(result.parameters, model, context,
                          !(model.tiedEmbeddings && stage.embedding));
        break;
    }
  }
  addHostCopies(result, context);
  for (const ChunkCost& chunk : result.chunks) result.total += chunk.cost;
  return result;
}

/// DualPipe feeds data in at both ends: rank r also holds the stage of rank p − 1 − r, and
/// each of the two sees half of the micro-batches.
std::vector<StageCost> bothDirections(const std::vector<StageCost>& oneWay) {
  std::vector<StageCost> result = oneWay;
  for (std::size_t rank = 0; rank < oneWay.size(); ++rank) {
    const StageCost& mirror = oneWay[oneWay.size() - 1 - rank];
    StageCost& both = result[rank];
    both.chunks.push_back(mirror.chunks.front());
    both.total += mirror.total;
    both.total.scale(0.5);
    both.parameters.dense += mirror.parameters.dense;
    both.parameters.expert += mirror.parameters.expert;
    both.parameters.root += mirror.parameters.root;
    both.parameters.largestWeight =
        std::max(both.parameters.largestWeight, mirror.parameters.largestWeight);
    both.parameters.outputMatrix =
        std::max(both.parameters.outputMatrix, mirror.parameters.outputMatrix);
    both.parameters.largestLayer =
        std::max(both.parameters.largestLayer, mirror.parameters.largestLayer);
    both.recomputeWorkingSet = std::max(both.recomputeWorkingSet, mirror.recomputeWorkingSet);
  }
  return result;
}

}  // namespace

RecomputeGroups recomputeGroups(const StageBlock& block, const TrainingContext& context) {
  const bool grouped = context.recompute == RecomputeMode::Full && block.recomputed;
  const int layers = grouped ? std::max(1, std::min(context.recomputeGroup, block.count)) : 1;
  return {layers, (block.count + layers - 1) / layers};
}

LossMemory lossMemory(const TrainingContext& context, int mtpModules) {
  const LossBytes bytes = lossBytes(context);
  const double waiting = mtpModules * lossTensors(context, bytes.kept);
  return {lossTensors(context, bytes.forward) + waiting,
          lossTensors(context, bytes.backward) + waiting, lossTensors(context, bytes.gradient)};
}

std::vector<StageBlock> stageBlocks(const ResolvedPlan& resolved, int index) {
  using Part = StageBlock::Part;
  const ModelProfile& model = *resolved.model;
  const Stage& stage = resolved.stages[static_cast<std::size_t>(index)];
  const TrainingContext& context = resolved.contexts[static_cast<std::size_t>(index)];
  std::vector<StageBlock> blocks;
  int recomputedLeft = context.recomputeLayers < 0 ? model.layerCount() : context.recomputeLayers;
  if (stage.embedding) blocks.push_back({Part::Embedding, 0, 0, false, 1});
  for (std::size_t c = 0; c < stage.chunks.size(); ++c) {
    const Chunk& chunk = stage.chunks[c];
    const std::size_t firstOfChunk = blocks.size();
    for (int layer = chunk.first; layer < chunk.first + chunk.count; ++layer) {
      const std::size_t kind = model.layers[static_cast<std::size_t>(layer)];
      const bool recomputed = recomputedLeft-- > 0;
      const auto same = std::find_if(
          blocks.begin() + static_cast<std::ptrdiff_t>(firstOfChunk), blocks.end(),
          [&](const StageBlock& b) { return b.kind == kind && b.recomputed == recomputed; });
      if (same != blocks.end()) {
        ++same->count;
      } else {
        blocks.push_back({Part::Layer, c, kind, recomputed, 1});
      }
    }
  }
  const std::size_t last = stage.chunks.size() - 1;
  for (int module = 0; module < stage.mtp; ++module) {
    blocks.push_back({Part::Mtp, last, 0, recomputedLeft-- > 0, 1});
  }
  if (stage.head && model.hasHead) blocks.push_back({Part::Head, last, 0, false, 1});
  return blocks;
}

AxisPaths axisPaths(const ResolvedPlan& resolved, int stage) {
  const int group = resolved.hostGroupOfStage[static_cast<std::size_t>(stage)];
  const Fabric& fabric = resolved.fabrics[static_cast<std::size_t>(group)];
  return {fabric.path(resolved.grid.group(Axis::Tp)), fabric.path(resolved.grid.group(Axis::Cp)),
          fabric.path(resolved.grid.group(Axis::Ep)),
          fabric.path(resolved.grid.expertTensorParallel())};
}

std::vector<StageCost> stageCosts(const ResolvedPlan& resolved) {
  LayerCostCache known;
  return stageCosts(resolved, known);
}

std::vector<StageCost> stageCosts(const ResolvedPlan& resolved, LayerCostCache& known) {
  std::vector<StageCost> costs;
  costs.reserve(resolved.stages.size());
  for (int stage = 0; stage < static_cast<int>(resolved.stages.size()); ++stage) {
    const TrainingContext& context = resolved.contexts[static_cast<std::size_t>(stage)];
    const int group = resolved.hostGroupOfStage[static_cast<std::size_t>(stage)];
    auto layers = known.find(group);
    if (layers == known.end()) {
      KindCosts made(*resolved.model, context, axisPaths(resolved, stage));
      layers = known.emplace(group, std::move(made)).first;
    }
    costs.push_back(stageCost(resolved, stage, context, layers->second));
  }
  return chunkCopies(resolved.schedule.kind) > 1 ? bothDirections(costs) : costs;
}

PerLayerCost perLayerCost(const ResolvedPlan& resolved) {
  PerLayerCost result;
  const ModelProfile& model = *resolved.model;
  const TrainingContext& context = resolved.contexts.front();
  const AxisPaths paths = axisPaths(resolved, 0);
  std::vector<std::pair<double, double>> byKind;
  for (const LayerKind& kind : model.kinds) {
    StageParameters parameters;
    addLayerParameters(parameters, kind, context);
    const StateMemory states = stateMemory(parameters, context);
    const bool recomputed = context.recomputeLayers < 0;
    byKind.emplace_back(layerCost(kind, context, paths, false).forward.total(),
                        states.weights + states.gradients + states.optimizer +
                            layerActivations(kind, context, recomputed).saved);
  }
  result.seconds.reserve(model.layers.size());
  result.bytes.reserve(model.layers.size());
  for (const std::uint16_t kind : model.layers) {
    result.seconds.push_back(byKind[kind].first);
    result.bytes.push_back(byKind[kind].second);
  }
  return result;
}

}  // namespace slicescape
