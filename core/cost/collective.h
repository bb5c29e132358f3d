// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/cost/fabric.h"
#include "core/units/quantity.h"

namespace slicescape {

enum class Collective { AllReduce, AllGather, ReduceScatter, AllToAll, PointToPoint };

std::string_view collectiveName(Collective collective);

/// Bytes that one rank puts on the wire, per direction, for a collective over `size`
/// ranks on `total` bytes (cost_model section 5): all-gather and reduce-scatter of total
/// size S move (n−1)/n·S, all-reduce twice that, all-to-all (n−1)/n of the S bytes each
/// rank holds, point-to-point all of S.
double wireBytes(Collective collective, double total, int size);

/// One algorithm and protocol for a collective, and what its time is made of (seconds, bytes).
struct CollectiveWay {
  const char* name = "";
  double base = 0;  ///< start of the collective
  double hops = 0;  ///< one latency after another
  double fill = 0;  ///< filling the pipeline of a bandwidth-bound collective
  double bytes = 0;
  BytesPerSecond bandwidth = {};
  double besideBytes = 0;  ///< moved at the same time over the other kind of link
  BytesPerSecond besideBandwidth = {};

  double transfer() const {
    const double first = bytes > 0 ? bytes / bandwidth.value() : 0;
    return besideBytes > 0 ? std::max(first, besideBytes / besideBandwidth.value()) : first;
  }
  double time() const { return base + hops + fill + transfer(); }
};

/// The ways in which a collective can run on a path; the library takes the quickest.
struct CollectiveWays {
  std::array<CollectiveWay, 4> way;
  int count = 0;

  void add(const CollectiveWay& another) { way[static_cast<std::size_t>(count++)] = another; }
  const CollectiveWay& best() const {
    return *std::min_element(
        way.begin(), way.begin() + count,
        [](const CollectiveWay& a, const CollectiveWay& b) { return a.time() < b.time(); });
  }
};
CollectiveWays collectiveWays(Collective collective, double total, const GroupPath& path);

/// Time of one collective on a path: alpha-beta, the best of ring, tree and in-switch
/// reduction, NCCL's latencies (cost_model 5.3, 5.4). 0 for a group of one.
Seconds collectiveTime(Collective collective, double total, const GroupPath& path);

}  // namespace slicescape
