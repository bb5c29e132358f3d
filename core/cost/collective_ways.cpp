// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/cost/collective.h"
#include "core/units/text.h"

namespace slicescape {
namespace {

/// What NCCL's tuning model charges once, and per hop by kind of link (cost_model 5.4).
struct Protocol {
  double base, nvlinkHop, pcieHop, networkHop;
};
constexpr Protocol kRingLl{6.6e-6, 0.6e-6, 1.0e-6, 2.7e-6};
constexpr Protocol kRingLl128{14e-6, 1.9e-6, 2.5e-6, 4.0e-6};
constexpr Protocol kRingSimple{8.4e-6, 3.4e-6, 5.7e-6, 14e-6};
constexpr Protocol kTreeLl{6.8e-6, 0.6e-6, 1.0e-6, 5.0e-6};
constexpr Protocol kTreeLl128{14e-6, 1.25e-6, 1.9e-6, 8.5e-6};
constexpr Protocol kTreeSimple{8.4e-6, 4.0e-6, 4.0e-6, 14e-6};

// Shares of the bandwidth by protocol and pattern, from the same model: LL carries 4 bytes of
// flag with 4 of data, LL128 8 in 128; trees lose more.
constexpr double kRingLlRate = 0.5;
constexpr double kRingLl128Rate = 0.92;
constexpr double kTreeLlRate = 1 / 3.8;
constexpr double kTreeLl128InsideRate = 7.0 / 9.0;
constexpr double kTreeRate = 0.92;
constexpr double kTreePatternRate = 0.85;
// LL hops inside a host take longer when the ring or the tree leaves it.
constexpr double kLlBetweenHosts = 1.8;
// The tables hold for InfiniBand, one way in 1.3 µs. A slower network is waited for twice a
// hop: by the data, and by the credit that comes back.
constexpr double kTunedNetwork = 1.3e-6;
constexpr double kNetworkWaits = 2;

// Calibrated over all rows of the measured collectives. A fit of the same form to one half of
// them did as well on the other; the values here are rounded and stand for all. Filling the
// pipeline of a large message: 10 µs at each hop inside a domain, half of it at 10 MB; between
// domains the time of 2 MB on one network card at each hop, half of it when each domain's share
// is 1.25 MB.
constexpr double kFillInside = 10e-6;
constexpr double kFillInsideHalf = 10e6;
constexpr double kFillNetworkBytes = 2e6;
constexpr double kFillNetworkHalf = 1.25e6;
constexpr double kInSwitchLatency = 30e-6;  // NCCL's own figure is 25 µs
// All-to-all: 7.3 µs a peer (cost_model 5.5) for the eight that are served together; those
// beyond stream behind them. Rate against a ring: 345 of 366 GB/s on 8 H100.
constexpr double kPeerLatency = 7.3e-6;
constexpr double kPeersTogether = 8;
constexpr double kLaterPeerLatency = 0.6e-6;
constexpr double kAllToAllRate = 0.944;

/// What all ways of one collective share.
struct Setting {
  Setting(const GroupPath& groupPath, double totalBytes) : path(groupPath), total(totalBytes) {
    constexpr double kNoLimit = std::numeric_limits<double>::infinity();
    inside = members > 1 ? path.scaleUp.value() : kNoLimit;
    network = leaves ? path.networkRate().value() : kNoLimit;
    fillInside = kFillInside * total / (total + kFillInsideHalf);
    if (!leaves || path.nic.value() <= 0) return;
    extraHop = kNetworkWaits * std::max(0.0, path.scaleOutLatency.value() - kTunedNetwork);
    const double share = total / domains;
    fillNetwork = kFillNetworkBytes / path.nic.value() * share / (share + kFillNetworkHalf);
  }

  double hopInside(const Protocol& protocol) const {
    return path.overPcie ? protocol.pcieHop : protocol.nvlinkHop;
  }
  double hopBetween(const Protocol& protocol) const { return protocol.networkHop + extraHop; }
  /// Bytes that each domain sends per direction when domains are the nodes of a ring or a tree:
  /// between two of them a pair of trees carries the message once, between more twice.
  double betweenBytes() const { return domains <= 2 ? total : 2 * (ranks - 1) / ranks * total; }

  const GroupPath& path;
  double total;
  double ranks = path.size;
  double domains = path.domains;
  double members = path.perScaleUp;
  bool leaves = path.leavesDomain();
  double inside = 0;
  double network = 0;
  double extraHop = 0;
  double fillInside = 0;
  double fillNetwork = 0;
};

/// A way with `hops` latencies inside and between, each filled with what the message needs.
CollectiveWay wayOf(const char* name, Algorithm algorithm, const Setting& setting,
                    const Protocol& protocol, double hopsInside, double hopsBetween) {
  CollectiveWay way;
  way.name = name;
  way.algorithm = algorithm;
  way.base = protocol.base;
  way.hopInside = setting.hopInside(protocol);
  way.hopBetween = setting.hopBetween(protocol);
  way.hops = hopsInside * way.hopInside + hopsBetween * way.hopBetween;
  return way;
}

void addRings(CollectiveWays& ways, const Setting& setting, double passes) {
  const double bytes = passes * (setting.ranks - 1) / setting.ranks * setting.total;
  const double bandwidth = std::min(setting.inside, setting.network);
  const double hopsInside = passes * (setting.ranks - setting.domains);
  const double hopsBetween = passes * (setting.domains - 1);
  const double lowHops = hopsInside * (setting.leaves ? kLlBetweenHosts : 1);
  CollectiveWay low = wayOf(SLICESCAPE_TEXT("Ring, LL protocol"), Algorithm::Ring, setting, kRingLl,
                            lowHops, hopsBetween);
  low.bytes = bytes;
  low.bandwidth =
      BytesPerSecond(std::min(kRingLlRate * bandwidth, setting.path.lowLatencyCap.value()));
  ways.add(low);
  if (setting.path.lowLatency128) {
    CollectiveWay middle = wayOf(SLICESCAPE_TEXT("Ring, LL128 protocol"), Algorithm::Ring, setting,
                                 kRingLl128, hopsInside, hopsBetween);
    middle.fill = hopsBetween * setting.fillNetwork;
    middle.bytes = bytes;
    middle.bandwidth = BytesPerSecond(kRingLl128Rate * bandwidth);
    ways.add(middle);
  }
  CollectiveWay simple = wayOf(SLICESCAPE_TEXT("Ring, Simple protocol"), Algorithm::Ring, setting,
                               kRingSimple, hopsInside, hopsBetween);
  simple.fill = hopsInside * setting.fillInside + hopsBetween * setting.fillNetwork;
  simple.bytes = bytes;
  simple.bandwidth = BytesPerSecond(bandwidth);
  ways.add(simple);
}

/// Double binary trees over the domains, chains inside them: two passes of the message.
void addTrees(CollectiveWays& ways, const Setting& setting) {
  const double depth = setting.leaves ? std::log2(setting.domains) : 0;
  const double hopsInside = 2 * (setting.members - 1);
  const double cap = setting.path.lowLatencyCap.value();
  const auto transfer = [&](CollectiveWay& way, double rate) {
    way.bytes = 2 * setting.total;
    way.bandwidth = BytesPerSecond(rate * kTreePatternRate * setting.inside);
    if (!setting.leaves) return;
    way.besideBytes = setting.betweenBytes();
    way.besideBandwidth = BytesPerSecond(rate * kTreePatternRate * setting.network);
  };
  CollectiveWay low =
      wayOf(SLICESCAPE_TEXT("Double binary tree, LL protocol"), Algorithm::Tree, setting, kTreeLl,
            hopsInside * (setting.leaves ? kLlBetweenHosts : 1), 2 * depth);
  low.bytes = setting.leaves ? setting.total : 2 * setting.total;
  low.bandwidth = BytesPerSecond(setting.leaves ? std::min(kTreeLlRate * cap, setting.network)
                                                : std::min(kTreeLlRate * setting.inside, cap));
  ways.add(low);
  if (setting.path.lowLatency128) {
    CollectiveWay middle = wayOf(SLICESCAPE_TEXT("Double binary tree, LL128 protocol"),
                                 Algorithm::Tree, setting, kTreeLl128, hopsInside, 2 * depth);
    middle.fill = 2 * depth * setting.fillNetwork;
    transfer(middle, setting.leaves ? kTreeRate : kTreeLl128InsideRate);
    ways.add(middle);
  }
  CollectiveWay simple = wayOf(SLICESCAPE_TEXT("Double binary tree, Simple protocol"),
                               Algorithm::Tree, setting, kTreeSimple, hopsInside, 2 * depth);
  simple.fill = 2 * depth * setting.fillNetwork;
  transfer(simple, kTreeRate);
  ways.add(simple);
}

/// All-reduce in two levels. Inside: by the switch, where each rank sends the message and
/// receives its share of the sum, 1 + 1/n of it per direction; or by rings, between two hosts.
void addTwoLevels(CollectiveWays& ways, const Setting& setting) {
  const double hopsBetween = 2 * (setting.domains - 1);
  CollectiveWay way;
  if (setting.path.inSwitchReduction.value() > 0) {
    Protocol protocol = kRingSimple;
    protocol.base = kInSwitchLatency;
    way = wayOf(SLICESCAPE_TEXT("Reduction in the switch"), Algorithm::InSwitch, setting, protocol,
                0, hopsBetween);
    way.fill = setting.members * setting.fillInside;
    way.bytes = (1 + 1 / setting.members) * setting.total;
    way.bandwidth = setting.path.inSwitchReduction;
  } else if (setting.domains == 2 && setting.members > 1) {
    const double hopsInside = 2 * (setting.members - 1);
    way = wayOf(SLICESCAPE_TEXT("Rings inside, exchange between"), Algorithm::Hierarchical, setting,
                kRingSimple, hopsInside, hopsBetween);
    way.fill = hopsInside * setting.fillInside;
    way.bytes = 2 * (setting.members - 1) / setting.members * setting.total;
    way.bandwidth = BytesPerSecond(setting.inside);
  } else {
    return;
  }
  if (setting.leaves) {
    way.fill += hopsBetween * setting.fillNetwork;
    way.besideBytes = setting.betweenBytes();
    way.besideBandwidth = BytesPerSecond(setting.network);
  }
  ways.add(way);
}

void addAllToAll(CollectiveWays& ways, const Setting& setting) {
  const double remote = setting.leaves ? 1 - setting.members / setting.ranks : 0;
  const double local = 1 - 1 / setting.ranks - remote;
  const double peers = setting.ranks - 1;
  CollectiveWay way = wayOf(SLICESCAPE_TEXT("Pairwise exchange"), Algorithm::Pairwise, setting,
                            kRingSimple, 0, remote > 0 ? 1 : 0);
  way.hops += kPeerLatency * std::min(peers, kPeersTogether) +
              kLaterPeerLatency * std::max(0.0, peers - kPeersTogether);
  way.hopInside = kPeerLatency;
  way.bytes = local * setting.total;
  way.bandwidth = BytesPerSecond(kAllToAllRate * setting.inside);
  if (remote > 0) {
    way.besideBytes = remote * setting.total;
    way.besideBandwidth = setting.path.scaleOutAllTalk;
  }
  ways.add(way);
}

void addPointToPoint(CollectiveWays& ways, const Setting& setting) {
  Protocol copy = kRingSimple;
  copy.base = 0;
  CollectiveWay way = wayOf(SLICESCAPE_TEXT("Send and receive"), Algorithm::Copy, setting, copy,
                            setting.leaves ? 0 : 1, setting.leaves ? 1 : 0);
  way.bytes = setting.total;
  way.bandwidth = setting.leaves ? setting.path.scaleOutAllTalk : setting.path.scaleUp;
  ways.add(way);
}

}  // namespace

CollectiveWays collectiveWays(Collective collective, double total, const GroupPath& path) {
  CollectiveWays ways;
  const Setting setting(path, total);
  switch (collective) {
    case Collective::PointToPoint:
      addPointToPoint(ways, setting);
      break;
    case Collective::AllReduce:
      addRings(ways, setting, 2);
      addTrees(ways, setting);
      addTwoLevels(ways, setting);
      break;
    case Collective::AllToAll:
      addAllToAll(ways, setting);
      break;
    case Collective::AllGather:
    case Collective::ReduceScatter:
      addRings(ways, setting, 1);
      break;
  }
  return ways;
}

}  // namespace slicescape
