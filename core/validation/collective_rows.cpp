// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

#include "core/cost/collective.h"
#include "core/validation/kernel_rows.h"

namespace slicescape {
namespace {

constexpr double kHostIssue = 44e-6;

/// The last number before `word`, as in "3200 Gb/s" or "8x400 Gb/s"; 0 when there is none.
double numberBefore(std::string_view text, std::string_view word, double& count) {
  const std::size_t at = text.find(word);
  count = 1;
  if (at == std::string_view::npos) return 0;
  const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || c == '.'; };
  const auto numberEndingAt = [&](std::size_t end, std::size_t& begin) {
    begin = end;
    while (begin > 0 && isDigit(text[begin - 1])) --begin;
    return begin < end ? std::strtod(std::string(text.substr(begin, end - begin)).c_str(), nullptr)
                       : 0.0;
  };
  std::size_t begin = at;
  const double value = numberEndingAt(at, begin);
  if (begin > 1 && text[begin - 1] == 'x') {
    std::size_t unused = 0;
    count = std::max(1.0, numberEndingAt(begin - 1, unused));
  }
  return value;
}

/// What a row says of its network: "3200 Gb/s per node", "400 Gb/s per GPU", and its kind.
struct Network {
  double bytesPerHost = 0;  ///< per second and direction; 0 = not said
  const FabricType* type = nullptr;
};

Network networkOf(std::string_view link, int devicesPerHost) {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  Network network;
  for (const auto& [unit, bytes] : {std::pair{" Gb/s per ", 1e9 / 8}, {" Tb/s per ", 1e12 / 8}}) {
    double count = 1;
    const double rate = numberBefore(link, unit, count) * bytes * count;
    if (rate <= 0) continue;
    const std::string_view rest = link.substr(link.find(unit) + std::string_view(unit).size());
    network.bytesPerHost = rate * (rest.starts_with("GPU") ? devicesPerHost : 1);
  }
  const auto says = [&](std::string_view word) { return link.find(word) != link.npos; };
  network.type = catalogue.fabric(says("TCPXO")   ? "tcpxo"
                                  : says("TCPX")  ? "tcpx"
                                  : says("EFAv4") ? "efa-v4"
                                  : says("EFAv3") ? "efa-v3"
                                  : says("EFAv2") ? "efa-v2"
                                  : says("EFA")   ? "efa-v1"
                                  : says("RoCE")  ? "roce-400"
                                                  : "ib-ndr");
  return network;
}

/// The way that a row says was forced or chosen, where it names one.
std::optional<Algorithm> algorithmOf(std::string_view name) {
  if (name.starts_with("Ring")) return Algorithm::Ring;
  if (name == "NVLS") return Algorithm::InSwitch;
  return std::nullopt;
}

}  // namespace

double rowNumber(const boost::json::object& row, std::string_view key) {
  const boost::json::value* value = row.if_contains(key);
  return value != nullptr && value->is_number() ? value->to_number<double>() : 0;
}

std::string rowText(const boost::json::object& row, std::string_view key) {
  const boost::json::value* value = row.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::optional<double> collectiveSeconds(const boost::json::object& row, const Device& device) {
  const std::optional<Collective> kind = collectiveOf(rowText(row, "collective"));
  const int ranks = static_cast<int>(rowNumber(row, "gpus"));
  const int hosts = static_cast<int>(rowNumber(row, "nodes"));
  if (!kind || ranks < 2 || hosts < 1 || ranks % hosts != 0) return std::nullopt;
  Cluster cluster;
  HostGroup group;
  group.id = "hosts";
  group.count = hosts;
  InlineHost host;
  host.device = device.id;
  host.deviceCount = ranks / hosts;
  const Network network = networkOf(rowText(row, "link"), host.deviceCount);
  const double reference = (device.year >= 2022 ? 5e10 : 2.5e10) * host.deviceCount;
  const double rate = network.bytesPerHost > 0 ? network.bytesPerHost : reference;
  const double port = std::min(rate, network.type->portBandwidth.value());
  host.nics = std::max(1, static_cast<int>(std::lround(rate / port)));
  host.nicBandwidth = BytesPerSecond(rate / host.nics);
  group.type = host;
  cluster.hosts.push_back(group);
  Link link;
  link.id = "up";
  link.from = "hosts";
  link.to = "leaf";
  link.perHost = host.nics;
  link.bandwidth = host.nicBandwidth;
  SwitchGroup leaf;
  leaf.id = "leaf";
  cluster.switches.push_back(leaf);
  cluster.links.push_back(link);
  if (device.id.starts_with("gb")) cluster.scaleUpDomains.push_back({"hosts", 18, {}});
  const Fabric fabric(cluster, 0, HardwareCatalogue::builtIn(), network.type);
  const CollectiveWays ways =
      collectiveWays(*kind, rowNumber(row, "message_bytes"), fabric.path({ranks, 1}));
  const std::optional<Algorithm> forced = algorithmOf(rowText(row, "algo"));
  std::optional<double> seconds;
  for (int i = 0; i < ways.count; ++i) {
    const CollectiveWay& way = ways.way[static_cast<std::size_t>(i)];
    if (forced && way.algorithm != *forced) continue;
    seconds = std::min(seconds.value_or(way.time()), way.time());
  }
  if (!seconds) return std::nullopt;
  // Timed from Python or from one process for all devices, no collective is seen to take less
  // than the host needs to issue it: 39 to 48 µs on all such rows.
  const std::string notes = rowText(row, "notes");
  const bool isHostBound =
      notes.find("all_reduce_bench") != notes.npos || notes.find(" -g ") != notes.npos;
  return isHostBound ? std::max(*seconds, kHostIssue) : *seconds;
}

double measuredSeconds(const boost::json::object& row) {
  const double micros = rowNumber(row, "time_us");
  if (micros > 0) return micros * 1e-6;
  const std::optional<Collective> kind = collectiveOf(rowText(row, "collective"));
  const double bandwidth = rowNumber(row, "busbw_GBps") * 1e9;
  if (!kind || !(bandwidth > 0)) return 0;
  return wireBytes(*kind, rowNumber(row, "message_bytes"),
                   static_cast<int>(rowNumber(row, "gpus"))) /
         bandwidth;
}

}  // namespace slicescape
