// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/templates.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/hardware/drawing.h"

namespace slicescape {
namespace {

using namespace drawing;

constexpr int kSwitchPorts = 64;
constexpr int kDownPorts = kSwitchPorts / 2;  // non-blocking: as many ports up as down
constexpr int kHostsPerPod = kDownPorts;      // one port of every rail's leaf per host
constexpr int kMostDrawnGroups = 8;

int divideUp(int amount, int by) {
  return (amount + by - 1) / by;
}

/// Draws one network above groups of hosts that are already in the cluster.
class NetworkBuilder {
 public:
  NetworkBuilder(Cluster& cluster, const HostType& type, const FabricType* fabric)
      : m_cluster(cluster), m_type(type), m_fabric(fabric) {}

  void build() {
    const int groups = static_cast<int>(m_cluster.hosts.size());
    int leaves = 0;
    for (const HostGroup& group : m_cluster.hosts) leaves += leavesFor(group.count);
    const bool threeTiers = leaves > kSwitchPorts;
    const double hostRow = (threeTiers ? 2 : 1) * kTierHeight + kHostDistance;

    int spines = 0;
    for (int i = 0; i < groups; ++i) {
      HostGroup& group = m_cluster.hosts[static_cast<std::size_t>(i)];
      group.position.y = hostRow;
      const double center = group.position.x + (cardPitch(group.count) - kCardGap) / 2;
      const int leafCount = leavesFor(group.count);
      const std::string leaf =
          addSwitches("leaf", "Leaf", i, leafCount, 1, center, hostRow - kHostDistance);
      connect(group.id, leaf, LinkPattern::Rail, m_type.nics);
      if (!threeTiers) continue;
      const std::string spine = addSwitches("spine", "Spine", i, leafCount, 2, center, kTierHeight);
      connect(leaf, spine, LinkPattern::All, kDownPorts);
      spines += leafCount;
    }
    // The top tier has all its ports down: half as many switches as the tier below.
    const int below = threeTiers ? spines : leaves;
    const int perSwitch = threeTiers ? kDownPorts : uplinksPerLeaf();
    const std::string top =
        addSwitches(threeTiers ? "core" : "spine", threeTiers ? "Core" : "Spine", -1,
                    std::max(1, divideUp(below * perSwitch, kSwitchPorts)), threeTiers ? 3 : 2,
                    drawingCenter(), 0);
    for (std::size_t i = 0; i < m_cluster.switches.size(); ++i) {
      const SwitchGroup& group = m_cluster.switches[i];
      if (group.tier == (threeTiers ? 2 : 1)) connect(group.id, top, LinkPattern::All, perSwitch);
    }
  }

 private:
  int leavesFor(int hosts) const {
    return std::max(1, m_type.nics) * divideUp(hosts, kHostsPerPod);
  }

  /// A small pod needs no more cables up than it has hosts below.
  int uplinksPerLeaf() const {
    int most = 0;
    for (const HostGroup& group : m_cluster.hosts) most = std::max(most, group.count);
    return std::min(most, kDownPorts);
  }

  double drawingCenter() const {
    const HostGroup& last = m_cluster.hosts.back();
    const double right = last.position.x + cardPitch(last.count) - kCardGap;
    return (m_cluster.hosts.front().position.x + right) / 2;
  }

  std::string addSwitches(std::string_view stem, std::string_view name, int number, int count,
                          int tier, double center, double y) {
    SwitchGroup group;
    group.id = m_cluster.freeId(stem);
    group.name = std::string(name);
    if (number >= 0 && m_cluster.hosts.size() > 1) group.name += " " + std::to_string(number);
    group.count = count;
    group.tier = tier;
    group.ports = kSwitchPorts;
    group.portBandwidth = m_type.nicBandwidth;
    if (m_fabric && m_fabric->switchHopLatency.value() > 0) {
      group.latency = m_fabric->switchHopLatency;
    }
    group.position = {onGrid(center - kSwitchWidth / 2), y};
    m_cluster.switches.push_back(group);
    return group.id;
  }

  void connect(const std::string& from, const std::string& to, LinkPattern pattern, int cables) {
    Link link;
    link.id = m_cluster.freeId(from + "-" + to);
    link.from = from;
    link.to = to;
    link.pattern = pattern;
    link.perHost = std::max(1, cables);
    link.bandwidth = m_type.nicBandwidth;
    if (m_fabric) link.latency = m_fabric->latency;
    m_cluster.links.push_back(std::move(link));
  }

  Cluster& m_cluster;
  const HostType& m_type;
  const FabricType* m_fabric;
};

}  // namespace

Cluster makeCluster(std::string_view hostTypeId, int hosts, const HardwareCatalogue& catalogue) {
  Cluster cluster;
  if (hosts < 1) return cluster;
  const HostType* type = catalogue.hostType(hostTypeId);

  // Whole pods to a group, so that a group's leaves are its own.
  const int pods = divideUp(hosts, kHostsPerPod);
  const int hostsPerGroup = std::min(hosts, divideUp(pods, kMostDrawnGroups) * kHostsPerPod);
  double x = 0;
  for (int left = hosts; left > 0; left -= hostsPerGroup) {
    HostGroup group;
    group.id = cluster.freeId("pod");
    group.name = type ? type->name : std::string(hostTypeId);
    group.count = std::min(left, hostsPerGroup);
    group.type = std::string(hostTypeId);
    group.position = {x, 0};
    x += cardPitch(group.count);
    cluster.hosts.push_back(std::move(group));
  }
  if (type && hosts > 1) NetworkBuilder(cluster, *type, catalogue.fabric(type->fabric)).build();
  return cluster;
}

}  // namespace slicescape
