// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/collective.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/units/text.h"

namespace slicescape {
namespace {

// NCCL base latencies and the low-latency protocols' hop and rate (cost_model 5.4):
// LL moves 8 bytes with a flag each, so at most half of the link, with 0.6 µs hops.
constexpr double kBaseSimple = 8.4e-6;
constexpr double kBaseLowLatency = 6.6e-6;
constexpr double kLowLatencyHop = 0.6e-6;
constexpr double kLowLatencyNetworkHop = 2.7e-6;
constexpr double kLowLatencyRate = 0.25;  // share of the link that LL reaches in practice
constexpr double kInSwitchLatency = 25e-6;
// Filling the pipeline of a bandwidth-bound collective inside a scale-up domain: grows with
// the message and saturates. Calibrated on the measured 8-GPU all-reduce curves of A100
// and H200 from 1 MiB to 16 GiB (resources/catalogue/hardware.json, measured_collectives).
constexpr double kPipelineFill = 80e-6;
constexpr double kPipelineFillHalfBytes = 8.0 * 1024 * 1024;

struct RingSteps {
  double inside, between;
};

RingSteps ringSteps(const GroupPath& path) {
  const double between = path.leavesDomain() ? path.domains - 1 : 0;
  return {path.size - 1 - between, between};
}

/// Bandwidth at which a ring over several domains moves data: every channel crosses each
/// domain border once, all members' NICs together carry the ring.
double ringBandwidth(const GroupPath& path) {
  const double inside =
      path.perScaleUp > 1 ? path.scaleUp.value() : std::numeric_limits<double>::infinity();
  if (!path.leavesDomain()) return inside;
  return std::min(inside, path.scaleOut.value() * path.perScaleUp);
}

double pipelineFill(double total, const GroupPath& path) {
  return path.perScaleUp > 1 ? kPipelineFill * total / (total + kPipelineFillHalfBytes) : 0;
}

void addRing(CollectiveWays& ways, double passes, double total, const GroupPath& path) {
  const RingSteps steps = ringSteps(path);
  const double volume = passes * (path.size - 1.0) / path.size * total;
  const double bandwidth = ringBandwidth(path);
  ways.add({SLICESCAPE_TEXT("Ring, Simple protocol"), kBaseSimple,
            passes * (steps.inside * path.scaleUpLatency.value() +
                      steps.between * path.scaleOutLatency.value()),
            pipelineFill(total, path), volume, BytesPerSecond(bandwidth)});
  ways.add({SLICESCAPE_TEXT("Ring, low-latency protocol"), kBaseLowLatency,
            passes * (steps.inside * kLowLatencyHop + steps.between * kLowLatencyNetworkHop), 0,
            volume, BytesPerSecond(bandwidth * kLowLatencyRate)});
}

void addTreeAllReduce(CollectiveWays& ways, double total, const GroupPath& path) {
  const double inside = 2 * (path.perScaleUp - 1) * path.scaleUpLatency.value();
  const double between =
      path.leavesDomain() ? 2 * std::log2(path.domains) * path.scaleOutLatency.value() : 0;
  // Pipelined double binary tree: two passes of the data, 0.85 of the bandwidth (5.4).
  ways.add({SLICESCAPE_TEXT("Double binary tree"), kBaseSimple, inside + between,
            pipelineFill(total, path), 2 * total, BytesPerSecond(0.85 * ringBandwidth(path))});
}

/// All-reduce done by the scale-up switch; between domains the reduced shards ride the NICs.
void addInSwitchAllReduce(CollectiveWays& ways, double total, const GroupPath& path) {
  const double passes = 2 * (path.size - 1.0) / path.size;
  double bandwidth = path.inSwitchReduction.value();
  double hops = 0;
  if (path.leavesDomain()) {
    bandwidth = std::min(bandwidth, path.scaleOut.value() * path.perScaleUp);
    hops = 2 * std::log2(path.domains) * path.scaleOutLatency.value();
  }
  ways.add({SLICESCAPE_TEXT("Reduction in the switch"), kInSwitchLatency, hops,
            pipelineFill(total, path), passes * total, BytesPerSecond(bandwidth)});
}

void addAllToAll(CollectiveWays& ways, double total, const GroupPath& path) {
  const double remote = path.leavesDomain() ? 1.0 - path.perScaleUp / path.size : 0;
  const double local = 1.0 - 1.0 / path.size - remote;
  // Sends are posted together: one latency of each kind, plus a small cost per peer.
  ways.add({SLICESCAPE_TEXT("Pairwise exchange"), kBaseSimple,
            (path.size - 1) * kLowLatencyHop + (remote > 0 ? path.scaleOutLatency.value() : 0), 0,
            local * total, path.scaleUp, remote > 0 ? remote * total : 0, path.scaleOutAllTalk});
}

void addPointToPoint(CollectiveWays& ways, double total, const GroupPath& path) {
  const bool leaves = path.leavesDomain();
  ways.add({SLICESCAPE_TEXT("Send and receive"), 0,
            leaves ? path.scaleOutLatency.value() : path.scaleUpLatency.value(), 0, total,
            leaves ? path.scaleOutAllTalk : path.scaleUp});
}

}  // namespace

std::string_view collectiveName(Collective collective) {
  switch (collective) {
    case Collective::AllReduce:
      return "all_reduce";
    case Collective::AllGather:
      return "all_gather";
    case Collective::ReduceScatter:
      return "reduce_scatter";
    case Collective::AllToAll:
      return "all_to_all";
    case Collective::PointToPoint:
      return "p2p";
  }
  return "p2p";
}

double wireBytes(Collective collective, double total, int size) {
  if (collective == Collective::PointToPoint) return total;
  if (size <= 1) return 0;
  const double share = (size - 1.0) / size;
  return (collective == Collective::AllReduce ? 2 * share : share) * total;
}

CollectiveWays collectiveWays(Collective collective, double total, const GroupPath& path) {
  CollectiveWays ways;
  switch (collective) {
    case Collective::PointToPoint:
      addPointToPoint(ways, total, path);
      break;
    case Collective::AllReduce:
      addRing(ways, 2, total, path);
      addTreeAllReduce(ways, total, path);
      if (path.inSwitchReduction.value() > 0) addInSwitchAllReduce(ways, total, path);
      break;
    case Collective::AllToAll:
      addAllToAll(ways, total, path);
      break;
    case Collective::AllGather:
    case Collective::ReduceScatter:
      addRing(ways, 1, total, path);
      break;
  }
  return ways;
}

Seconds collectiveTime(Collective collective, double total, const GroupPath& path) {
  if (total <= 0) return Seconds(0);
  if (collective != Collective::PointToPoint && path.size <= 1) return Seconds(0);
  return Seconds(collectiveWays(collective, total, path).best().time());
}

}  // namespace slicescape
