// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_space.h"

#include <algorithm>
#include <cmath>

#include "core/plan/resolve.h"
#include "core/search/layer_weights.h"

namespace slicescape {
namespace {

// What the search tries when nothing is said: beyond these no published run goes.
constexpr int kMostTensorParallel = 16;
constexpr int kMostContextParallel = 8;
constexpr int kMostMicroBatch = 16;
constexpr int kMostVirtual = 16;
// More GPU counts than this are thinned out to the most even ones.
constexpr std::size_t kMostGpuCounts = 64;

RecomputeChoice selective(std::vector<std::string> modules) {
  RecomputeChoice choice;
  choice.mode = "selective";
  choice.modules = std::move(modules);
  return choice;
}

RecomputeChoice whole(const char* mode) {
  RecomputeChoice choice;
  choice.mode = mode;
  return choice;
}

/// Largest power of two that divides the number.
std::int64_t evenness(std::int64_t number) {
  return number & -number;
}

template <class T>
std::uint8_t indexIn(std::vector<T>& list, const T& value) {
  auto place = std::find(list.begin(), list.end(), value);
  if (place == list.end()) place = list.insert(list.end(), value);
  return static_cast<std::uint8_t>(place - list.begin());
}

}  // namespace

SearchSpace defaultSpace(const Plan& plan, const Catalogues& catalogues) {
  SearchSpace space;
  space.bound(SearchAxis::Tp).high = kMostTensorParallel;
  space.bound(SearchAxis::Cp).high = kMostContextParallel;
  space.bound(SearchAxis::MicroBatch).high = kMostMicroBatch;
  space.bound(SearchAxis::Vpp).high = kMostVirtual;
  space.bound(SearchAxis::Zero) = {0, 3};
  const std::shared_ptr<const ModelProfile> model = modelOf(plan, catalogues);
  if (model == nullptr || !model->isMoe()) {
    space.bound(SearchAxis::Ep) = {1, 1};
    space.bound(SearchAxis::Etp) = {1, 1};
  }
  space.recompute = {whole("none"), selective({"core_attention", "norm", "mlp_act", "mla_up"}),
                     selective({"core_attention", "norm", "mlp_act", "mla_up", "mlp"}),
                     whole("full")};
  for (const ScheduleKind kind : availableSchedules()) {
    if (kind != ScheduleKind::None) space.schedules.emplace_back(scheduleName(kind));
  }
  space.framework = plan.layout->framework.value_or(std::string());
  space.fewestGpus = space.mostGpus = plan.layout->worldSize();
  return space;
}

std::vector<std::int64_t> gpuCounts(const SearchSpace& space, int devicesPerHost) {
  const std::int64_t host = std::max(1, devicesPerHost);
  std::vector<std::int64_t> counts;
  if (space.fewestGpus == space.mostGpus) return {space.fewestGpus};
  for (std::int64_t part = 1; part < host; ++part) {
    if (host % part == 0 && part >= space.fewestGpus && part <= space.mostGpus) {
      counts.push_back(part);
    }
  }
  const std::int64_t first = (space.fewestGpus + host - 1) / host * host;
  for (std::int64_t count = first; count <= space.mostGpus; count += host) counts.push_back(count);
  if (counts.size() > kMostGpuCounts) {
    std::stable_sort(counts.begin(), counts.end(),
                     [](std::int64_t a, std::int64_t b) { return evenness(a) > evenness(b); });
    counts.resize(kMostGpuCounts);
    std::sort(counts.begin(), counts.end());
  }
  return counts;
}

Plan withCandidate(const Plan& plan, const SearchSpace& space, const Candidate& candidate,
                   const StageMap* stages) {
  Plan result = plan;
  result.layout = plan.layout.edited([&](Layout& layout) {
    layout.tp = candidate.tp;
    layout.cp = candidate.cp;
    layout.ep = candidate.ep;
    layout.etp = candidate.etp;
    layout.dp = candidate.dp;
    layout.pp = candidate.pp;
    layout.vpp = candidate.pp > 1 ? candidate.vpp : 1;
    layout.zero = candidate.zero;
    if (!space.framework.empty()) layout.framework = space.framework;
    layout.recompute = space.recompute[candidate.recompute];
    const std::string& kind = space.schedules[candidate.schedule];
    if (candidate.pp > 1) {
      if (layout.schedule.kind != kind) layout.schedule = ScheduleChoice{};
      layout.schedule.kind = kind;
    } else {
      layout.schedule = ScheduleChoice{};
    }
    layout.schedule.groupSize.reset();
    layout.stages.reset();
    if (stages != nullptr) layout.stages = *stages;
    layout.stageRule.reset();
    layout.stageLayout.reset();
    const int dataRanks = candidate.dp * candidate.cp;
    if (layout.zeroShardRanks && dataRanks % *layout.zeroShardRanks != 0) {
      layout.zeroShardRanks.reset();
    }
  });
  if (plan.workload->microBatch != candidate.microBatch) {
    result.workload = plan.workload.edited(
        [&](Workload& workload) { workload.microBatch = candidate.microBatch; });
  }
  if (plan.placement->policy == "explicit" &&
      plan.layout->worldSize() != result.layout->worldSize()) {
    result.placement = PlacementChoice{};
  }
  return result;
}

Candidate candidateOf(const Plan& plan, SearchSpace& space, const Catalogues& catalogues) {
  const Layout& layout = *plan.layout;
  Candidate candidate;
  candidate.tp = layout.tp;
  candidate.cp = layout.cp;
  candidate.ep = layout.ep;
  candidate.etp = layout.etp;
  candidate.dp = layout.dp;
  candidate.pp = layout.pp;
  candidate.vpp = layout.pp > 1 ? layout.vpp : 1;
  candidate.microBatch = static_cast<int>(plan.workload->microBatch);
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  candidate.zero = static_cast<std::int8_t>(
      resolved.contexts.empty() ? layout.zero.value_or(1) : resolved.contexts.front().zero);
  candidate.recompute = indexIn(space.recompute, layout.recompute);
  std::string kind = layout.pp > 1 ? layout.schedule.kind : space.schedules.front();
  if (layout.pp > 1 && resolved.scheduleKnown) {
    kind = std::string(scheduleName(resolved.schedule.kind));
    candidate.vpp = resolved.schedule.chunks;
  }
  candidate.schedule = indexIn(space.schedules, kind);
  const bool isEven =
      resolved.model == nullptr ||
      resolved.stages == evenStageMap(resolved.model->layerCount(), layout.pp,
                                      resolved.schedule.chunks, resolved.model->mtpModules,
                                      isVShaped(resolved.schedule.kind));
  candidate.slicing = isEven ? Slicing::Even : Slicing::Balanced;
  return candidate;
}

}  // namespace slicescape
