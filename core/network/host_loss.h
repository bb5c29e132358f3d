// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/layout/rank_grid.h"
#include "core/plan/evaluate.h"
#include "core/platform/gang_placement.h"

namespace slicescape {

/// What stops when one host goes, and what is left to go on with. Synchronous training stops
/// as a whole: the groups named here are those that lose a member and must be rebuilt.
struct HostLoss {
  int hostGroup = 0;                                         ///< index into Cluster::hosts
  int host = 0;                                              ///< inside the group
  std::vector<std::pair<std::int64_t, std::int64_t>> ranks;  ///< first and last of each run
  std::int64_t rankCount = 0;
  std::vector<int> stages;               ///< pipeline ranks that lose a GPU
  std::vector<int> replicas;             ///< of data parallelism
  std::array<std::int64_t, 5> groups{};  ///< groups that lose a rank, by Axis
  int hostsLeft = 0;                     ///< healthy hosts after the loss
  int spareHosts = 0;                    ///< of them idle, of the lost host's type
  GangPlacement gang;                    ///< the whole job on what is left
  int replicasLeft = 0;                  ///< DP that still has its GPUs without a spare
  double tokensPerSecond = 0;            ///< with that DP; 0 when none runs
  double throughputShare = 0;            ///< of the present throughput
  std::vector<Text> sentences;

  bool stopsNothing() const { return rankCount == 0; }
};

/// `host` is an index inside the group `hostGroup`.
HostLoss hostLoss(const Plan& plan, const Evaluation& evaluation, int hostGroup, int host,
                  const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
