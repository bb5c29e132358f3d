// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/hardware/cluster.h"
#include "core/layout/layout.h"

namespace slicescape {

/// A run of consecutive ranks on consecutive hosts of one group.
struct PlacedRun {
  std::int64_t firstRank = 0;
  std::int64_t rankCount = 0;
  int hostGroup = 0;  ///< index into Cluster::hosts
  int firstHost = 0;  ///< host index inside the group
  int devicesPerHost = 8;
};

/// Where the ranks sit: runs in rank order. `placed` < world size means the cluster is
/// too small: the rest has no device, which is a finding.
struct Placement {
  std::vector<PlacedRun> runs;
  std::int64_t placed = 0;
  std::int64_t freeDevices = 0;  ///< devices of healthy hosts without another tenant

  /// The run that holds `rank`, or null.
  const PlacedRun* runOf(std::int64_t rank) const;
};

/// Devices per host of each host group; failed hosts and hosts that tenants occupy
/// wholly or partly are skipped. `devicesPerHost[i]` belongs to cluster.hosts[i].
/// Policy auto: groups in file order, hosts in index order, ranks contiguous, so the
/// fastest axis stays inside a host. Policy explicit: each group's ranks go to the hosts
/// from its first one on, as far as devices are free there; a rank named twice keeps its
/// first place, and an unknown host group places nothing.
Placement placeRanks(const Cluster& cluster, const std::vector<int>& devicesPerHost,
                     const PlacementChoice& choice, std::int64_t worldSize);

}  // namespace slicescape
