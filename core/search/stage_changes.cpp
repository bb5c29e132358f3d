// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/stage_changes.h"

#include <algorithm>

#include "core/plan/resolve.h"

namespace slicescape {
namespace {

std::int64_t gpusOf(const Plan& plan, const Catalogues& catalogues) {
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  std::int64_t gpus = 0;
  const auto& hosts = plan.cluster->hosts;
  for (std::size_t i = 0; i < std::min(hosts.size(), resolved.devicesPerHost.size()); ++i) {
    const auto failed = static_cast<std::int64_t>(hosts[i].failed.size());
    gpus += std::max<std::int64_t>(0, hosts[i].count - failed) * resolved.devicesPerHost[i];
  }
  return gpus;
}

/// The plan cut as `map`. DP stays where the cluster has the GPUs for another stage, else it
/// becomes the largest that fits; with a stage less it takes over the GPUs that are freed. The
/// global batch stays whole; where no DP allows that, DP stays.
Plan withRanks(const Plan& plan, StageMap map, const Catalogues& catalogues) {
  Plan next = plan;
  next.layout = plan.layout.edited([&](Layout& layout) {
    layout.pp = static_cast<int>(map.size());
    layout.stages = std::move(map);
    layout.stageRule.reset();
    layout.stageLayout.reset();
    layout.schedule.groupSize.reset();
    const std::int64_t inside =
        std::max<std::int64_t>(1, std::int64_t{layout.tp} * layout.cp * layout.pp);
    const bool grows = layout.pp > plan.layout->pp;
    const std::int64_t most =
        grows ? std::min<std::int64_t>(layout.dp, gpusOf(plan, catalogues) / inside)
              : plan.layout->worldSize() / inside;
    for (std::int64_t dp = most; dp >= 1; --dp) {
      if (plan.workload->globalBatch % (dp * plan.workload->microBatch) != 0) continue;
      layout.dp = static_cast<int>(dp);
      break;
    }
    const int dataRanks = layout.dp * layout.cp;
    if (layout.zeroShardRanks && dataRanks % *layout.zeroShardRanks != 0) {
      layout.zeroShardRanks.reset();
    }
  });
  if (next.layout->worldSize() != plan.layout->worldSize()) next.placement = PlacementChoice{};
  return next;
}

/// Stages with one chunk each, the only ones whose number can change by one.
Result<StageMap> simpleStages(const Plan& plan, int stage, const Catalogues& catalogues) {
  StageMap map = stagesOf(plan, catalogues);
  const bool simple =
      std::all_of(map.begin(), map.end(), [](const Stage& one) { return one.chunks.size() == 1; });
  if (!simple) {
    return Error({}, {},
                 {SLICESCAPE_TEXT("With several chunks per stage, stages cannot be split or "
                                  "merged one by one."),
                  {}},
                 {SLICESCAPE_TEXT("Set VPP to 1 first, or change PP."), {}});
  }
  if (stage < 0 || stage >= static_cast<int>(map.size())) {
    return Error({}, {}, {SLICESCAPE_TEXT("There is no stage {0}."), {stage}}, {});
  }
  return map;
}

}  // namespace

Result<Plan> withStageSplit(const Plan& plan, int stage, const Catalogues& catalogues) {
  Result<StageMap> map = simpleStages(plan, stage, catalogues);
  if (!map) return map.error();
  const auto at = map->begin() + stage;
  const Chunk whole = at->chunks.front();
  if (whole.count < 2) {
    return Error({}, {},
                 {SLICESCAPE_TEXT("Stage {0} holds one layer, which cannot be split."), {stage}},
                 {SLICESCAPE_TEXT("Split a stage with two layers or more."), {}});
  }
  Stage second = *at;
  const int kept = whole.count / 2;
  at->chunks.front().count = kept;
  at->head = false;
  at->mtp = 0;
  at->locked = false;
  second.chunks.front().first = whole.first + kept;
  second.chunks.front().count = whole.count - kept;
  second.embedding = false;
  second.locked = false;
  map->insert(at + 1, second);
  return withRanks(plan, std::move(*map), catalogues);
}

Result<Plan> withStagesMerged(const Plan& plan, int stage, const Catalogues& catalogues) {
  Result<StageMap> map = simpleStages(plan, stage, catalogues);
  if (!map) return map.error();
  if (stage + 1 >= static_cast<int>(map->size())) {
    return Error({}, {}, {SLICESCAPE_TEXT("Stage {0} is the last: there is no next one."), {stage}},
                 {SLICESCAPE_TEXT("Merge an earlier stage with its next."), {}});
  }
  const auto at = map->begin() + stage;
  const Stage& next = *(at + 1);
  at->chunks.front().count += next.chunks.front().count;
  at->embedding = at->embedding || next.embedding;
  at->head = at->head || next.head;
  at->mtp += next.mtp;
  at->locked = false;
  map->erase(at + 1);
  return withRanks(plan, std::move(*map), catalogues);
}

Plan withStageLocked(const Plan& plan, int stage, bool locked, const Catalogues& catalogues) {
  StageMap map = stagesOf(plan, catalogues);
  if (stage < 0 || stage >= static_cast<int>(map.size())) return plan;
  map[static_cast<std::size_t>(stage)].locked = locked;
  Plan next = plan;
  next.layout = plan.layout.edited([&](Layout& layout) {
    layout.stages = std::move(map);
    layout.stageRule.reset();
    layout.stageLayout.reset();
  });
  return next;
}

}  // namespace slicescape
