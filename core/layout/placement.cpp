// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/placement.h"

#include <algorithm>

namespace slicescape {
namespace {

/// Devices still free on each host of one group.
using FreeDevices = std::vector<int>;

/// A host is either wholly ours to use or not at all: sharing one with another tenant
/// would share its NICs too, which no prediction could account for.
std::vector<FreeDevices> freeHosts(const Cluster& cluster, const std::vector<int>& devicesPerHost) {
  std::vector<FreeDevices> free(cluster.hosts.size());
  for (std::size_t g = 0; g < cluster.hosts.size(); ++g) {
    const HostGroup& group = cluster.hosts[g];
    const int count = std::max(group.count, 0);
    const int devices = g < devicesPerHost.size() ? std::max(devicesPerHost[g], 0) : 0;
    free[g].assign(static_cast<std::size_t>(count), devices);
    const auto occupy = [&](std::int64_t first, std::int64_t end) {
      first = std::clamp<std::int64_t>(first, 0, count);
      end = std::clamp<std::int64_t>(end, first, count);
      std::fill(free[g].begin() + first, free[g].begin() + end, 0);
    };
    for (const int host : group.failed) occupy(host, std::int64_t{host} + 1);
    for (const Tenant& tenant : cluster.tenants) {
      if (tenant.hosts != group.id || tenant.devicesPerHost.value_or(1) <= 0) continue;
      occupy(tenant.first, std::int64_t{tenant.first} + tenant.count);
    }
  }
  return free;
}

/// Puts ranks first … end − 1 on the free devices of one group from host `host` on and
/// returns the first rank that found no device. Consecutive whole hosts make one run; a
/// host of which only some devices are left makes a run of its own, so that a rank's host
/// is always firstHost + (rank − firstRank) / devicesPerHost.
std::int64_t fill(Placement& placement, FreeDevices& free, int groupIndex, int devices, int host,
                  std::int64_t first, std::int64_t end) {
  std::int64_t rank = first;
  bool extends = false;
  for (auto h = static_cast<std::size_t>(std::max(host, 0)); h < free.size() && rank < end; ++h) {
    if (free[h] == 0) {
      extends = false;
      continue;
    }
    const std::int64_t taken = std::min<std::int64_t>(free[h], end - rank);
    const bool whole = free[h] == devices;
    if (extends && whole) {
      placement.runs.back().rankCount += taken;
    } else {
      placement.runs.push_back({rank, taken, groupIndex, static_cast<int>(h), devices});
    }
    extends = whole;
    free[h] -= static_cast<int>(taken);
    rank += taken;
  }
  placement.placed += rank - first;
  return rank;
}

int devicesOf(const std::vector<int>& devicesPerHost, std::size_t group) {
  return group < devicesPerHost.size() ? devicesPerHost[group] : 0;
}

}  // namespace

const PlacedRun* Placement::runOf(std::int64_t rank) const {
  auto after = std::upper_bound(
      runs.begin(), runs.end(), rank,
      [](std::int64_t value, const PlacedRun& run) { return value < run.firstRank; });
  if (after == runs.begin()) return nullptr;
  const PlacedRun& run = *std::prev(after);
  return rank < run.firstRank + run.rankCount ? &run : nullptr;
}

Placement placeRanks(const Cluster& cluster, const std::vector<int>& devicesPerHost,
                     const PlacementChoice& choice, std::int64_t worldSize) {
  Placement placement;
  std::vector<FreeDevices> free = freeHosts(cluster, devicesPerHost);
  for (const FreeDevices& group : free) {
    for (const int devices : group) placement.freeDevices += devices;
  }

  if (choice.policy != "explicit") {
    std::int64_t rank = 0;
    for (std::size_t g = 0; g < free.size(); ++g) {
      rank = fill(placement, free[g], static_cast<int>(g), devicesOf(devicesPerHost, g), 0, rank,
                  worldSize);
    }
    return placement;
  }

  std::vector<PlacementGroup> groups = choice.groups;
  std::stable_sort(groups.begin(), groups.end(),
                   [](const auto& a, const auto& b) { return a.firstRank < b.firstRank; });
  std::int64_t next = 0;
  for (const PlacementGroup& written : groups) {
    const auto group =
        std::find_if(cluster.hosts.begin(), cluster.hosts.end(),
                     [&](const HostGroup& candidate) { return candidate.id == written.hosts; });
    if (group == cluster.hosts.end()) continue;
    const auto g = static_cast<std::size_t>(group - cluster.hosts.begin());
    const std::int64_t first = std::max<std::int64_t>(written.firstRank, next);
    const std::int64_t end = std::min<std::int64_t>(std::int64_t{written.lastRank} + 1, worldSize);
    if (first >= end) continue;
    fill(placement, free[g], static_cast<int>(g), devicesOf(devicesPerHost, g), written.firstHost,
         first, end);
    next = end;
  }
  return placement;
}

}  // namespace slicescape
