// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/collective.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

double ringTime(double passes, double total, const GroupPath& path) {
  const RingSteps steps = ringSteps(path);
  const double volume = passes * (path.size - 1.0) / path.size * total;
  const double bandwidth = ringBandwidth(path);
  const double simple = kBaseSimple + pipelineFill(total, path) +
                        passes * (steps.inside * path.scaleUpLatency.value() +
                                  steps.between * path.scaleOutLatency.value()) +
                        volume / bandwidth;
  const double lowLatency =
      kBaseLowLatency +
      passes * (steps.inside * kLowLatencyHop + steps.between * kLowLatencyNetworkHop) +
      volume / (bandwidth * kLowLatencyRate);
  return std::min(simple, lowLatency);
}

double treeAllReduceTime(double total, const GroupPath& path) {
  const double inside = 2 * (path.perScaleUp - 1) * path.scaleUpLatency.value();
  const double between =
      path.leavesDomain() ? 2 * std::log2(path.domains) * path.scaleOutLatency.value() : 0;
  // Pipelined double binary tree: two passes of the data, 0.85 of the bandwidth (5.4).
  return kBaseSimple + pipelineFill(total, path) + inside + between +
         2 * total / (0.85 * ringBandwidth(path));
}

/// All-reduce done by the scale-up switch; between domains the reduced shards ride the NICs.
double inSwitchAllReduceTime(double total, const GroupPath& path) {
  const double passes = 2 * (path.size - 1.0) / path.size;
  double bandwidth = path.inSwitchReduction.value();
  double latency = kInSwitchLatency;
  if (path.leavesDomain()) {
    bandwidth = std::min(bandwidth, path.scaleOut.value() * path.perScaleUp);
    latency += 2 * std::log2(path.domains) * path.scaleOutLatency.value();
  }
  return latency + pipelineFill(total, path) + passes * total / bandwidth;
}

double allToAllTime(double total, const GroupPath& path) {
  const double remote = path.leavesDomain() ? 1.0 - path.perScaleUp / path.size : 0;
  const double local = 1.0 - 1.0 / path.size - remote;
  const double inside = local * total / path.scaleUp.value();
  const double between = remote > 0 ? remote * total / path.scaleOutAllTalk.value() : 0;
  // Sends are posted together: one latency of each kind, plus a small cost per peer.
  const double latency = kBaseSimple + (path.size - 1) * kLowLatencyHop +
                         (remote > 0 ? path.scaleOutLatency.value() : 0);
  return latency + std::max(inside, between);
}

double pointToPointTime(double total, const GroupPath& path) {
  if (!path.leavesDomain()) return path.scaleUpLatency.value() + total / path.scaleUp.value();
  return path.scaleOutLatency.value() + total / path.scaleOutAllTalk.value();
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

Seconds collectiveTime(Collective collective, double total, const GroupPath& path) {
  if (total <= 0) return Seconds(0);
  if (collective == Collective::PointToPoint) return Seconds(pointToPointTime(total, path));
  if (path.size <= 1) return Seconds(0);
  switch (collective) {
    case Collective::AllReduce: {
      double best = std::min(ringTime(2, total, path), treeAllReduceTime(total, path));
      if (path.inSwitchReduction.value() > 0) {
        best = std::min(best, inSwitchAllReduceTime(total, path));
      }
      return Seconds(best);
    }
    case Collective::AllToAll:
      return Seconds(allToAllTime(total, path));
    default:
      return Seconds(ringTime(1, total, path));
  }
}

}  // namespace slicescape
