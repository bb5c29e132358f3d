// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "core/cost/collective_kind.h"
#include "core/cost/fabric.h"
#include "core/units/quantity.h"

namespace slicescape {

/// Bytes that one rank puts on the wire, per direction, for a collective over `size`
/// ranks on `total` bytes (cost_model section 5): all-gather and reduce-scatter of total
/// size S move (n−1)/n·S, all-reduce twice that, all-to-all (n−1)/n of the S bytes each
/// rank holds, point-to-point all of S.
double wireBytes(Collective collective, double total, int size);

/// What a library calls the way it runs a collective, whatever the protocol.
enum class Algorithm { Ring, Tree, InSwitch, Hierarchical, Pairwise, Copy };

/// One algorithm and protocol for a collective, and what its time is made of (seconds, bytes).
struct CollectiveWay {
  const char* name = "";
  Algorithm algorithm = Algorithm::Ring;
  double base = 0;       ///< start of the collective
  double hops = 0;       ///< one latency after another
  double hopInside = 0;  ///< latency of one, inside the domain and between domains
  double hopBetween = 0;
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
  std::array<CollectiveWay, 8> way;
  int count = 0;

  void add(const CollectiveWay& another) { way[static_cast<std::size_t>(count++)] = another; }
  const CollectiveWay& best() const {
    return *std::min_element(
        way.begin(), way.begin() + count,
        [](const CollectiveWay& a, const CollectiveWay& b) { return a.time() < b.time(); });
  }
};
/// Every way by the model alone. Latencies and rates by algorithm and protocol (LL, LL128,
/// Simple) are those of NCCL's own tuning model (cost_model 5.3, 5.4), which leaves out the
/// filling of the pipeline by a large message: that is added.
CollectiveWays collectiveWays(Collective collective, double total, const GroupPath& path);

/// Time of one collective on a path: the quickest way, or what was measured where the plan
/// holds a measured curve for the links of the path. 0 for a group of one.
Seconds collectiveTime(Collective collective, double total, const GroupPath& path);

}  // namespace slicescape
