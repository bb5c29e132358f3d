// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/host_loss.h"

#include <algorithm>
#include <set>

#include "core/plan/resolve.h"
#include "core/platform/plan_gang.h"

namespace slicescape {
namespace {

constexpr Axis kAxes[] = {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};

/// First rank of the group of `rank`: groups lie `stride` apart inside blocks of size · stride.
std::int64_t leaderOf(std::int64_t rank, GroupShape shape) {
  const std::int64_t block = shape.size * shape.stride;
  return rank / block * block + rank % shape.stride;
}

std::vector<int> listOf(const std::set<int>& numbers) {
  return {numbers.begin(), numbers.end()};
}

/// "0–3, 8": runs of consecutive numbers.
template <class Number>
std::string runsText(const std::vector<Number>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t end = i;
    while (end + 1 < numbers.size() && numbers[end + 1] == numbers[end] + 1) ++end;
    if (!text.empty()) text += ", ";
    text += std::to_string(numbers[i]);
    if (end > i) text += "–" + std::to_string(numbers[end]);
    i = end + 1;
  }
  return text;
}

std::string rangesText(const std::vector<std::pair<std::int64_t, std::int64_t>>& ranges) {
  std::string text;
  for (const auto& [first, last] : ranges) {
    if (!text.empty()) text += ", ";
    text += std::to_string(first);
    if (last > first) text += "–" + std::to_string(last);
  }
  return text;
}

void findRanks(const Placement& placement, HostLoss& loss) {
  for (const PlacedRun& run : placement.runs) {
    if (run.hostGroup != loss.hostGroup || run.devicesPerHost <= 0) continue;
    const std::int64_t index = loss.host - run.firstHost;
    if (index < 0) continue;
    const std::int64_t first = run.firstRank + index * run.devicesPerHost;
    const std::int64_t end = std::min(first + run.devicesPerHost, run.firstRank + run.rankCount);
    if (first >= end) continue;
    loss.ranks.emplace_back(first, end - 1);
    loss.rankCount += end - first;
  }
}

void findGroups(const Plan& plan, const RankGrid& grid, HostLoss& loss) {
  std::set<int> stages;
  std::set<int> replicas;
  std::array<std::set<std::int64_t>, 5> groups;
  const GroupShape data = grid.group(Axis::Dp);
  for (const auto& [first, last] : loss.ranks) {
    for (std::int64_t rank = first; rank <= last; ++rank) {
      stages.insert(grid.pipelineRank(rank));
      replicas.insert(static_cast<int>(rank / data.stride % data.size));
      for (const Axis axis : kAxes) {
        const GroupShape shape = grid.group(axis);
        if (shape.size > 1) {
          groups[static_cast<std::size_t>(axis)].insert(leaderOf(rank, shape));
        }
      }
    }
  }
  loss.stages = listOf(stages);
  loss.replicas = listOf(replicas);
  for (const Axis axis : kAxes) {
    const auto i = static_cast<std::size_t>(axis);
    loss.groups[i] = static_cast<std::int64_t>(groups[i].size());
  }
  loss.replicasLeft = plan.layout->dp - static_cast<int>(replicas.size());
}

/// Hosts that nobody uses after the loss, of the type that was lost.
int spares(const Plan& plan, const Placement& placement, const Pool& pool, const HostLoss& loss) {
  std::set<std::pair<int, int>> busy;
  for (const PlacedRun& run : placement.runs) {
    const std::int64_t hosts =
        (run.rankCount + run.devicesPerHost - 1) / std::max(1, run.devicesPerHost);
    for (std::int64_t i = 0; i < hosts; ++i) {
      busy.emplace(run.hostGroup, run.firstHost + static_cast<int>(i));
    }
  }
  const auto& type = plan.cluster->hosts[static_cast<std::size_t>(loss.hostGroup)].type;
  int count = 0;
  for (const PoolHost& host : pool.hosts) {
    const bool same = plan.cluster->hosts[static_cast<std::size_t>(host.group)].type == type;
    if (same && host.isEmpty() && !busy.contains({host.group, host.index})) ++count;
  }
  return count;
}

void say(const Plan& plan, HostLoss& loss) {
  const HostGroup& group = plan.cluster->hosts[static_cast<std::size_t>(loss.hostGroup)];
  const std::string name =
      (group.name.empty() ? group.id : group.name) + " " + std::to_string(loss.host);
  if (loss.stopsNothing()) {
    loss.sentences.push_back(
        {SLICESCAPE_TEXT("{0} holds no rank: the job goes on; {1} hosts remain."),
         {name, std::int64_t{loss.hostsLeft}}});
    return;
  }
  loss.sentences.push_back(
      {SLICESCAPE_TEXT("Without {0} the job stops: ranks {1}, stages {2}, replicas {3}."),
       {name, rangesText(loss.ranks), runsText(loss.stages), runsText(loss.replicas)}});
  if (loss.spareHosts > 0) {
    loss.sentences.push_back(
        {loss.spareHosts == 1 ? SLICESCAPE_TEXT("One idle host of its type can take its ranks "
                                                "over; the job restarts from its last checkpoint.")
                              : SLICESCAPE_TEXT("{0} idle hosts of its type can take its ranks "
                                                "over; the job restarts from its last checkpoint."),
         {std::int64_t{loss.spareHosts}}});
  } else if (loss.gang.answer == GangAnswer::FitsNow) {
    loss.sentences.push_back({SLICESCAPE_TEXT("No host of its type is idle, but the whole gang "
                                              "fits on other hosts that remain."),
                              {}});
  } else {
    loss.sentences.push_back({SLICESCAPE_TEXT("No idle host can replace it."), {}});
    loss.sentences.push_back(loss.gang.reason);
  }
  if (loss.tokensPerSecond > 0) {
    loss.sentences.push_back(
        {SLICESCAPE_TEXT("Without a replacement DP {0} still runs, at {1} tokens/s, {2} of now."),
         {std::int64_t{loss.replicasLeft}, loss.tokensPerSecond, Share{loss.throughputShare}}});
  } else {
    loss.sentences.push_back(
        {SLICESCAPE_TEXT("Without a replacement no whole replica is left to go on with."), {}});
  }
}

/// The plan on the replicas that are left, with the batch that DP divides.
std::optional<Plan> onWhatIsLeft(const Plan& plan, const Cluster& cluster, int replicas) {
  if (replicas < 1) return std::nullopt;
  Plan smaller = withReplicas(plan, replicas);
  smaller.cluster = cluster;
  const std::int64_t unit = replicas * plan.workload->microBatch;
  smaller.workload = plan.workload.edited([&](Workload& work) {
    work.globalBatch = std::max<std::int64_t>(1, work.globalBatch / unit) * unit;
  });
  return smaller;
}

}  // namespace

HostLoss hostLoss(const Plan& plan, const Evaluation& evaluation, int hostGroup, int host,
                  const Catalogues& catalogues) {
  HostLoss loss;
  loss.hostGroup = hostGroup;
  loss.host = host;
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  findRanks(evaluation.placement, loss);
  findGroups(plan, resolved.grid, loss);

  Cluster without = *plan.cluster;
  std::vector<int>& failed = without.hosts[static_cast<std::size_t>(hostGroup)].failed;
  if (std::find(failed.begin(), failed.end(), host) == failed.end()) failed.push_back(host);
  const Pool pool = Pool::of(without, catalogues.hardware);
  loss.hostsLeft = static_cast<int>(std::count_if(pool.hosts.begin(), pool.hosts.end(),
                                                  [](const PoolHost& h) { return !h.failed; }));
  loss.spareHosts = spares(plan, evaluation.placement, pool, loss);
  const Result<QueueSettings> queue = queueSettings(plan);
  loss.gang =
      placeGang(pool, gangRequest(plan.layout->worldSize(), std::max(1, pool.devicesPerHost),
                                  queue ? *queue : QueueSettings()));
  if (!loss.stopsNothing()) {
    if (const auto smaller = onWhatIsLeft(plan, without, loss.replicasLeft)) {
      const Evaluation rest = evaluate(*smaller, catalogues);
      if (rest.fits) {
        loss.tokensPerSecond = rest.tokensPerSecond;
        if (evaluation.tokensPerSecond > 0) {
          loss.throughputShare = rest.tokensPerSecond / evaluation.tokensPerSecond;
        }
      }
    }
  }
  say(plan, loss);
  return loss;
}

}  // namespace slicescape
