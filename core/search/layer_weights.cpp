// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layer_weights.h"

#include <algorithm>

#include "core/search/partition.h"

namespace slicescape {
namespace {

double timeOf(const StageCost& cost) {
  return cost.total.forward.total() + cost.total.backwardInput.total() +
         cost.total.backwardWeight.total() + cost.total.recompute.total();
}

/// Rank of the chunk at `position` in data order.
int rankOfPosition(const ScheduleShape& shape, int position) {
  const int slot = position / shape.ranks;
  const int inside = position % shape.ranks;
  return isVShaped(shape.kind) && slot % 2 == 1 ? shape.ranks - 1 - inside : inside;
}

/// The resolved plan with one stage per kind of layer, then the embedding alone, then the head
/// with the MTP modules alone, all on the hardware of `stage`.
ResolvedPlan oneLayerStages(const ResolvedPlan& resolved, std::size_t stage) {
  const ModelProfile& model = *resolved.model;
  ResolvedPlan single;
  single.model = resolved.model;
  single.grid = resolved.grid;
  single.fabrics = resolved.fabrics;
  single.schedule = resolved.schedule;
  single.schedule.kind = ScheduleKind::OneFOneB;
  for (std::size_t kind = 0; kind < model.kinds.size(); ++kind) {
    const auto place = std::find(model.layers.begin(), model.layers.end(), kind);
    Stage holder;
    holder.chunks.push_back(place == model.layers.end()
                                ? Chunk{0, 0, {}}
                                : Chunk{static_cast<int>(place - model.layers.begin()), 1, {}});
    single.stages.push_back(std::move(holder));
  }
  Stage embedding;
  embedding.chunks.push_back({0, 0, {}});
  embedding.embedding = true;
  single.stages.push_back(std::move(embedding));
  Stage head;
  head.chunks.push_back({model.layerCount(), 0, {}});
  head.head = true;
  head.mtp = model.mtpModules;
  single.stages.push_back(std::move(head));
  single.contexts.assign(single.stages.size(), resolved.contexts[stage]);
  single.hostGroupOfStage.assign(single.stages.size(), resolved.hostGroupOfStage[stage]);
  return single;
}

}  // namespace

LayerWeights::LayerWeights(const ResolvedPlan& resolved) {
  const ModelProfile& model = *resolved.model;
  std::vector<int> hostGroups;  // of m_groups
  for (std::size_t stage = 0; stage < resolved.hostGroupOfStage.size(); ++stage) {
    const int hostGroup = resolved.hostGroupOfStage[stage];
    const auto known = std::find(hostGroups.begin(), hostGroups.end(), hostGroup);
    m_groupOfStage.push_back(static_cast<int>(known - hostGroups.begin()));
    if (known != hostGroups.end()) continue;
    hostGroups.push_back(hostGroup);
    const std::vector<StageCost> costs = stageCosts(oneLayerStages(resolved, stage));
    Group group;
    group.prefix.reserve(model.layers.size() + 1);
    group.prefix.push_back(0);
    for (const std::uint16_t kind : model.layers) {
      group.prefix.push_back(group.prefix.back() + timeOf(costs[kind]));
    }
    group.embedding = timeOf(costs[model.kinds.size()]);
    group.head = timeOf(costs[model.kinds.size() + 1]);
    m_groups.push_back(std::move(group));
  }
  setSchedule(resolved.schedule);
}

void LayerWeights::setSchedule(const ScheduleShape& schedule) {
  const int chunks = stageCount(schedule);
  m_groupOfChunk.clear();
  m_groupOfChunk.reserve(static_cast<std::size_t>(chunks));
  for (int position = 0; position < chunks; ++position) {
    m_groupOfChunk.push_back(
        m_groupOfStage[static_cast<std::size_t>(rankOfPosition(schedule, position))]);
  }
}

double LayerWeights::leastWorst() const {
  if (m_groups.size() != 1) return 0;
  const Group& group = m_groups.front();
  return (group.prefix.back() + group.embedding + group.head) / chunkCount();
}

std::vector<int> timeBalancedCounts(const LayerWeights& weights, int layers) {
  return optimalPartition(
             layers, weights.chunkCount(),
             [&](int position, int first, int end) {
               return weights.chunkTime(position, first, end);
             },
             [](int, int, int) { return true; }, weights.leastWorst())
      .counts;
}

StageMap timeBalancedStages(const ResolvedPlan& resolved) {
  StageMap stages = timeBalancedStages(LayerWeights(resolved), *resolved.model, resolved.schedule);
  return stages.empty() ? resolved.stages : stages;
}

StageMap timeBalancedStages(const LayerWeights& weights, const ModelProfile& model,
                            const ScheduleShape& schedule) {
  const std::vector<int> counts = timeBalancedCounts(weights, model.layerCount());
  if (counts.empty()) return {};
  return stageMapOf(counts, schedule.ranks, schedule.chunks, model.mtpModules,
                    isVShaped(schedule.kind));
}

}  // namespace slicescape
