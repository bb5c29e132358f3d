// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/step_communication.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace slicescape {
namespace {

constexpr Collective kCollectives[] = {Collective::AllReduce, Collective::AllGather,
                                       Collective::ReduceScatter, Collective::AllToAll,
                                       Collective::PointToPoint};

/// Bytes through one cable of a link, per step.
struct CableLoad {
  double bytes = 0;
  double bandwidth = 1;
  std::map<std::string, double> byAxis;
};

/// Share of a rank's wire traffic that leaves its scale-up domain. A ring of g ranks per
/// domain leaves it once, so each rank's NIC carries 1/g of its traffic; an all-to-all sends
/// to every rank alike; a transfer between stages goes as a whole.
double shareOutside(Collective collective, const GroupPath& path) {
  switch (collective) {
    case Collective::AllToAll:
      return (1 - path.perScaleUp / path.size) / (1 - 1.0 / path.size);
    case Collective::PointToPoint:
      return 1;
    default:
      return 1 / path.perScaleUp;
  }
}

void addTo(std::map<std::string, CableLoad>& loads, const StageTraffic& traffic,
           const Fabric& fabric) {
  const GroupPath path = fabric.path(traffic.shape);
  if (!path.leavesDomain()) return;
  const bool everyone =
      traffic.collective == Collective::AllToAll || traffic.collective == Collective::PointToPoint;
  const double bytes = static_cast<double>(traffic.item.bytesPerRankPerStep.value()) *
                       shareOutside(traffic.collective, path);
  for (const LinkUse& use : fabric.linksUsed(traffic.shape)) {
    const double onCable =
        bytes * (everyone ? 1 : use.ringShare) / std::max(1e-9, use.cablesPerDevice);
    CableLoad& load = loads[use.linkId];
    load.bytes += onCable;
    load.bandwidth = use.cable.value();
    load.byAxis[traffic.item.axis] += onCable;
  }
}

/// Host groups that hold ranks of each stage.
std::vector<std::set<int>> groupsOfStages(const ResolvedPlan& resolved) {
  std::vector<std::set<int>> groups(resolved.stages.size());
  const auto lastStage = static_cast<int>(groups.size()) - 1;
  for (const PlacedRun& run : resolved.placement.runs) {
    // Stages change monotonically along a run when PP is the slowest axis; other orders may
    // visit every stage inside one run.
    const int first = resolved.grid.pipelineRank(run.firstRank);
    const int last = resolved.grid.pipelineRank(run.firstRank + run.rankCount - 1);
    const bool isMonotone =
        resolved.grid.group(Axis::Pp).stride * (lastStage + 1) >= resolved.grid.worldSize();
    for (int stage = isMonotone ? first : 0; stage <= (isMonotone ? last : lastStage); ++stage) {
      groups[static_cast<std::size_t>(stage)].insert(run.hostGroup);
    }
  }
  return groups;
}

}  // namespace

std::vector<StageTraffic> stageTraffic(const ResolvedPlan& resolved, int stage, int group,
                                       const StageCost& cost, const StepWork& work) {
  const Fabric& fabric = resolved.fabrics[static_cast<std::size_t>(group)];
  const RankGrid& grid = resolved.grid;
  const double m = resolved.schedule.microBatches;
  std::vector<StageTraffic> traffic;

  const auto addAxis = [&](const char* axis, const TrafficByCollective& sent, GroupShape shape) {
    const GroupPath path = fabric.path(shape);
    for (const Collective collective : kCollectives) {
      const AxisTraffic& sum = sent[collective];
      if (sum.count <= 0) continue;
      traffic.push_back(
          {{axis, std::string(collectiveName(collective)), shape.size, path.ranksPerHost,
            bytesFrom(sum.wireBytes * m), std::llround(sum.count * m), path.linkName, path.linkId,
            Seconds(sum.time * m), Seconds(sum.exposed * m)},
           collective,
           shape});
    }
  };
  addAxis("tp", cost.total.tp, grid.group(Axis::Tp));
  addAxis("cp", cost.total.cp, grid.group(Axis::Cp));
  addAxis("ep", cost.total.ep, grid.group(Axis::Ep));

  const int stages = static_cast<int>(resolved.stages.size());
  if (stages > 1) {
    const double transfers = boundaryTransfers(resolved, stage);
    GroupShape neighbours = grid.group(Axis::Pp);
    neighbours.size = 2;
    const GroupPath path = fabric.path(neighbours);
    traffic.push_back({{"pp", std::string(collectiveName(Collective::PointToPoint)), stages,
                        path.ranksPerHost, bytesFrom(boundaryBytes(resolved, stage) * transfers),
                        std::llround(transfers), path.linkName, path.linkId,
                        Seconds(boundaryTime(resolved, stage) * transfers), Seconds(0)},
                       Collective::PointToPoint,
                       neighbours});
  }
  for (const StepCollective& item : work.collectives) {
    traffic.push_back({{"dp", std::string(collectiveName(item.collective)), item.groupSize,
                        item.ranksPerHost, bytesFrom(item.wireBytes), std::llround(item.count),
                        item.link, item.linkId, Seconds(item.time), Seconds(item.exposed)},
                       item.collective,
                       item.shape});
  }
  return traffic;
}

std::vector<LinkLoad> linkLoads(const ResolvedPlan& resolved, const std::vector<StageCost>& costs,
                                const std::vector<StepWork>& work, double stepTime) {
  std::map<std::string, CableLoad> busiest;
  const std::vector<std::set<int>> groups = groupsOfStages(resolved);
  for (std::size_t stage = 0; stage < costs.size(); ++stage) {
    for (const int group : groups[stage]) {
      const Fabric& fabric = resolved.fabrics[static_cast<std::size_t>(group)];
      if (fabric.device() == nullptr) continue;
      std::map<std::string, CableLoad> loads;
      for (const StageTraffic& traffic :
           stageTraffic(resolved, static_cast<int>(stage), group, costs[stage], work[stage])) {
        addTo(loads, traffic, fabric);
      }
      for (auto& [id, load] : loads) {
        CableLoad& kept = busiest[id];
        if (load.bytes > kept.bytes) kept = std::move(load);
      }
    }
  }
  std::vector<LinkLoad> result;
  for (const auto& [id, load] : busiest) {
    const auto hottest =
        std::max_element(load.byAxis.begin(), load.byAxis.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    if (hottest == load.byAxis.end()) continue;
    LinkLoad& made = result.emplace_back();
    made.linkId = id;
    made.utilisation = load.bytes / (load.bandwidth * stepTime);
    made.bytesPerStep = bytesFrom(load.bytes);
    made.hottestAxis = hottest->first;
    for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp}) {
      const auto part = load.byAxis.find(std::string(axisName(axis)));
      if (part == load.byAxis.end()) continue;
      made.byAxis[static_cast<std::size_t>(axis)] = part->second / (load.bandwidth * stepTime);
    }
  }
  return result;
}

}  // namespace slicescape
