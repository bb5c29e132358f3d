// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/host_records.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/hardware/catalogue.h"

namespace slicescape {
namespace {

constexpr double kPitch = 240;
constexpr double kTierHeight = 128;

/// Common start and end of a group's names: "node001 … node032".
std::string groupName(const std::string& first, const std::string& last, std::size_t count) {
  return count == 1 ? first : first + " … " + last;
}

/// Tier of every switch: 1 holds hosts, a parent stands one above its highest child. Cycles stop
/// at the number of switches.
std::map<std::string, int> tiersOf(const std::vector<SwitchRecord>& switches) {
  std::map<std::string, int> tiers;
  for (const SwitchRecord& record : switches) tiers[record.name] = 1;
  for (std::size_t round = 0; round < switches.size(); ++round) {
    bool changed = false;
    for (const SwitchRecord& record : switches) {
      for (const std::string& child : record.switches) {
        const auto found = tiers.find(child);
        if (found == tiers.end() || tiers[record.name] > found->second) continue;
        tiers[record.name] = std::min(found->second + 1, static_cast<int>(switches.size()));
        changed = changed || tiers[record.name] != found->second;
      }
    }
    if (!changed) break;
  }
  return tiers;
}

std::variant<std::string, InlineHost> typeOf(const HostRecord& host) {
  InlineHost inlineHost;
  inlineHost.device = host.device;
  inlineHost.deviceCount = host.gpus;
  inlineHost.hostMemory = Bytes(host.memoryBytes);
  if (const Device* device = HardwareCatalogue::builtIn().device(host.device)) {
    inlineHost.intraType = device->scaleUpType;
    if (device->scaleUpBandwidth.value() > 0) inlineHost.intraBandwidth = device->scaleUpBandwidth;
    inlineHost.intraSwitched = device->scaleUpSwitched;
  }
  return inlineHost;
}

}  // namespace

Cluster drawCluster(const std::vector<HostRecord>& hosts, const std::vector<SwitchRecord>& switches,
                    Imported& notes) {
  Cluster cluster;
  const std::map<std::string, int> tiers = tiersOf(switches);
  int highest = 0;
  for (const auto& [name, tier] : tiers) highest = std::max(highest, tier);

  std::map<std::string, std::string> switchIds;
  std::map<int, int> placed;
  for (const SwitchRecord& record : switches) {
    SwitchGroup group;
    group.id = cluster.freeId(record.name.empty() ? "switch" : record.name);
    group.name = record.name;
    group.tier = tiers.at(record.name);
    group.position = {kPitch * placed[group.tier]++, kTierHeight * (highest - group.tier)};
    if (record.bytesPerSecond > 0) group.portBandwidth = BytesPerSecond(record.bytesPerSecond);
    switchIds[record.name] = group.id;
    cluster.switches.push_back(group);
  }

  // Alike: same GPU, count, memory, and the same switch above.
  using Key = std::tuple<std::string, std::string, std::string, int, double>;
  std::map<Key, std::vector<const HostRecord*>> alike;
  std::vector<Key> order;
  int without = 0;
  for (const HostRecord& host : hosts) {
    if (host.gpus == 0) {
      ++without;
      continue;
    }
    const Key key{host.group, host.device, host.device.empty() ? host.gpuText : "", host.gpus,
                  host.memoryBytes};
    std::vector<const HostRecord*>& members = alike[key];
    if (members.empty()) order.push_back(key);
    members.push_back(&host);
  }
  double x = 0;
  for (const Key& key : order) {
    const std::vector<const HostRecord*>& members = alike.at(key);
    HostGroup group;
    group.id = cluster.freeId(members.front()->name.empty() ? "hosts" : members.front()->name);
    group.name = groupName(members.front()->name, members.back()->name, members.size());
    group.count = static_cast<int>(members.size());
    group.type = typeOf(*members.front());
    group.position = {x, kTierHeight * (highest + 1)};
    x += kPitch;
    for (std::size_t i = 0; i < members.size(); ++i) {
      if (members[i]->down) group.failed.push_back(static_cast<int>(i));
    }
    const std::string& above = std::get<0>(key);
    if (!above.empty()) group.labels.emplace_back("switch", above);
    cluster.hosts.push_back(group);
    if (const auto found = switchIds.find(above); found != switchIds.end()) {
      Link link;
      link.id = cluster.freeId(group.id + "-" + found->second);
      link.from = group.id;
      link.to = found->second;
      link.pattern = LinkPattern::All;
      cluster.links.push_back(link);
    }
  }
  for (const SwitchRecord& record : switches) {
    for (const std::string& child : record.switches) {
      const auto below = switchIds.find(child);
      if (below == switchIds.end()) continue;
      Link link;
      link.id = cluster.freeId(below->second + "-" + switchIds.at(record.name));
      link.from = below->second;
      link.to = switchIds.at(record.name);
      link.pattern = LinkPattern::All;
      if (record.bytesPerSecond > 0) link.bandwidth = BytesPerSecond(record.bytesPerSecond);
      cluster.links.push_back(link);
    }
  }
  if (without > 0) {
    notes.ignore("", {SLICESCAPE_TEXT("Hosts without a GPU, left out of the drawing: {0}."),
                      {static_cast<std::int64_t>(without)}});
  }
  return cluster;
}

void summariseHosts(const std::vector<HostRecord>& hosts, Imported& result) {
  int gpus = 0;
  int gpuHosts = 0;
  int down = 0;
  std::map<std::string, int> types;
  std::map<std::string, int> unknown;
  for (const HostRecord& host : hosts) {
    gpus += host.gpus;
    gpuHosts += host.gpus > 0 ? 1 : 0;
    down += host.down ? 1 : 0;
    if (host.gpus == 0) continue;
    if (host.device.empty()) {
      unknown[host.gpuText] += host.gpus;
    } else {
      types[host.device] += host.gpus;
    }
  }
  boost::json::object byType;
  std::string most;
  for (const auto& [type, count] : types) {
    byType[type] = count;
    if (most.empty() || count > types[most]) most = type;
  }
  for (const auto& [text, count] : unknown) {
    byType[text.empty() ? "unknown" : text] = count;
    result.warn("",
                text.empty()
                    ? Text{SLICESCAPE_TEXT("{0} GPUs have no type in the file; choose it before "
                                           "you use the hosts."),
                           {static_cast<std::int64_t>(count)}}
                    : Text{SLICESCAPE_TEXT("“{0}” ({1} GPUs) is not in the catalogue; choose the "
                                           "type before you use the hosts."),
                           {text, static_cast<std::int64_t>(count)}});
  }
  result.understood["hosts"] = hosts.size();
  result.understood["gpu_hosts"] = gpuHosts;
  result.understood["gpus"] = gpus;
  result.understood["gpu_type"] = most.empty() ? boost::json::value() : boost::json::value(most);
  if (byType.size() > 1) result.understood["gpu_types"] = std::move(byType);
  if (down > 0) result.understood["down"] = down;
}

}  // namespace slicescape
