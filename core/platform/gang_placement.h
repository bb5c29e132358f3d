// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/layout/placement.h"
#include "core/platform/pool.h"
#include "core/units/text.h"

namespace slicescape {

/// What a job asks the scheduler for.
struct GangRequest {
  int devices = 0;
  bool wholeHosts = true;                           ///< shares no host with others
  TopologyLevel required = TopologyLevel::Cluster;  ///< all hosts within one such domain
  /// Slices: this many hosts (a tensor-parallel times pipeline group) stay within one domain
  /// of `sliceLevel`; 0 = no slices.
  int sliceHosts = 0;
  TopologyLevel sliceLevel = TopologyLevel::Cluster;
  int priority = 0;
  bool mayPreempt = false;
};

enum class GangAnswer { FitsNow, AfterWait, OnlyWithPreemption, Never };

/// "fits_now", "after_wait", "only_with_preemption" or "never", as JSON says it.
const char* gangAnswerWord(GangAnswer answer);

/// What stands in the way of a gang that does not fit now, the first that applies.
enum class GangObstacle {
  None,
  TooLarge,       ///< more devices than the cluster has
  FailedHosts,    ///< would fit if no host were down
  Tenants,        ///< others hold the devices
  Fragmentation,  ///< enough free devices, but not on whole hosts
  Topology,       ///< enough whole hosts, but not near enough to each other
};

/// Whether and where a gang fits.
struct GangPlacement {
  GangAnswer answer = GangAnswer::Never;
  GangObstacle obstacle = GangObstacle::None;
  Text reason;  ///< with the numbers
  Text remedy;
  std::vector<PlacedRun> where;        ///< the hosts it gets, now or when it starts
  double waitS = 0;                    ///< by the tenants' stated ends; 0 now
  std::vector<std::string> preempted;  ///< tenants that would have to go
  int hostsNeeded = 0;
  int emptyHosts = 0;
  int freeDevices = 0;
  int largestGangNow = 0;  ///< devices of the largest gang that fits now
  int slackHosts = 0;      ///< empty hosts left in the chosen domain
  double fragmentation = 0;
};

/// Tries the pool as it is, then as tenants end one after another, then with preemptible
/// tenants of lower priority gone (lowest first, latest ending first, only as many as needed).
/// Inside a domain: the fullest domain that holds the gang, hosts in order.
GangPlacement placeGang(const Pool& pool, const GangRequest& request);

/// Starting small pays only when the wait for the full gang is longer than what the smaller
/// gang takes more: small − full, in the same unit; never below 0.
double breakEvenWait(double fullGangTime, double smallGangTime);

}  // namespace slicescape
