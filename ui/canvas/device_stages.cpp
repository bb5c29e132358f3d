// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/device_stages.h"

#include <algorithm>

#include "core/layout/rank_grid.h"

namespace slicescape::ui {

const DeviceRun* GroupStages::runAt(DevicePlace place) const {
  const std::int64_t device = std::int64_t{place.host} * devicesPerHost + place.device;
  auto after = std::upper_bound(
      runs.begin(), runs.end(), device,
      [](std::int64_t value, const DeviceRun& run) { return value < run.firstDevice; });
  if (after == runs.begin()) return nullptr;
  const DeviceRun& run = *--after;
  return device < run.firstDevice + run.count ? &run : nullptr;
}

std::map<std::string, GroupStages> deviceStages(const Plan& plan, const Evaluation& evaluation) {
  std::map<std::string, GroupStages> result;
  const Layout& layout = *plan.layout;
  const RankGrid grid(layout.tp, layout.cp, layout.ep, layout.etp, layout.dp, layout.pp,
                      layout.order);
  const std::int64_t stride = std::max<std::int64_t>(1, grid.group(Axis::Pp).stride);

  for (const PlacedRun& placed : evaluation.placement.runs) {
    if (placed.hostGroup < 0 || placed.hostGroup >= int(plan.cluster->hosts.size())) continue;
    GroupStages& group = result[plan.cluster->hosts[std::size_t(placed.hostGroup)].id];
    group.devicesPerHost = placed.devicesPerHost;
    const std::int64_t firstDevice = std::int64_t{placed.firstHost} * placed.devicesPerHost;
    for (std::int64_t done = 0; done < placed.rankCount;) {
      const std::int64_t rank = placed.firstRank + done;
      const std::int64_t count = std::min(placed.rankCount - done, stride - rank % stride);
      const int stage = grid.pipelineRank(rank);
      DeviceRun* last = group.runs.empty() ? nullptr : &group.runs.back();
      const bool continues = last && last->stage == stage &&
                             last->firstDevice + last->count == firstDevice + done &&
                             last->firstRank + last->count == rank;
      if (continues) {
        last->count += count;
      } else {
        group.runs.push_back({firstDevice + done, count, stage, rank});
      }
      done += count;
    }
  }
  for (auto& [id, group] : result) {
    std::sort(group.runs.begin(), group.runs.end(),
              [](const DeviceRun& a, const DeviceRun& b) { return a.firstDevice < b.firstDevice; });
    for (const DeviceRun& run : group.runs) group.stages.push_back(run.stage);
    std::sort(group.stages.begin(), group.stages.end());
    group.stages.erase(std::unique(group.stages.begin(), group.stages.end()), group.stages.end());
  }
  return result;
}

}  // namespace slicescape::ui
