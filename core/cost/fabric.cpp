// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/fabric.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

#include "core/cost/measured_curve.h"

namespace slicescape {
namespace {

// The channels of a ring or a tree enter a scale-up domain by eight NICs at most: all-reduce
// over racks of 72 GB200 moves 405 GB/s, eight 400 Gb/s cards, over 2 and over 20 racks.
constexpr double kRingNics = 8;
// PCIe boxes: 8-way rings cross the sockets twice, 2- and 4-way stay below one switch
// (cost_model 5.5, A100 PCIe measurements).
constexpr double kPcieWide = 0.42;
constexpr double kPcieNarrow = 0.69;

/// Total bandwidth of all cables of `link`, one direction, given the members of `from`.
double linkBandwidth(const Link& link, int fromCount) {
  return static_cast<double>(fromCount) * link.perHost * link.bandwidth.value();
}

// "All of them": a pattern that joins every member below to every switch.
constexpr double kEveryMember = 1e9;

/// Hosts wired to the switches of one group.
double hostsBelow(const Cluster& cluster, const SwitchGroup& switches) {
  double hosts = 0;
  for (const Link& link : cluster.links) {
    if (link.from != switches.id && link.to != switches.id) continue;
    if (const auto* below = cluster.host(link.from == switches.id ? link.to : link.from)) {
      hosts += below->count;
    }
  }
  return hosts;
}

/// Members of the lower tier that one switch (or set of rail switches) joins. Blocks
/// leave half of the ports for the uplinks, as in a non-blocking fat tree.
double membersBelow(const Link& link, const SwitchGroup& switches, double all) {
  if (link.pattern != LinkPattern::Block) return all;
  return std::min(all, std::max(1.0, std::floor(switches.ports / (2.0 * link.perHost))));
}

}  // namespace

BytesPerSecond GroupPath::networkRate() const {
  return BytesPerSecond(std::min(scaleOut.value() * perScaleUp, kRingNics * nic.value()));
}

Fabric::Fabric(const Cluster& cluster, int group, const HardwareCatalogue& catalogue,
               const FabricType* network) {
  resolveHost(cluster, group, catalogue, network);
  resolveUplinks(cluster, group);
  readCurves(cluster, cluster.hosts[static_cast<std::size_t>(group)].id);
}

void Fabric::resolveHost(const Cluster& cluster, int group, const HardwareCatalogue& catalogue,
                         const FabricType* network) {
  const HostGroup& hosts = cluster.hosts[static_cast<std::size_t>(group)];
  double nicTotal = 0;
  std::string fabricName;
  std::optional<bool> switched;  // a host's own word; else the device's
  if (const auto* id = std::get_if<std::string>(&hosts.type)) {
    const HostType* type = catalogue.hostType(*id);
    if (type == nullptr) return;
    m_device = catalogue.device(type->device);
    m_devicesPerHost = type->deviceCount;
    m_hostMemory = type->hostMemory;
    switched = type->scaleUpSwitched;
    nicTotal = type->nics * type->nicBandwidth.value();
    m_nic = type->nicBandwidth;
    fabricName = type->fabric;
    if (!type->pcieSwitchGroups.empty()) m_devicesPerPcieSwitch = type->pcieSwitchGroups.front();
  } else {
    const auto& host = std::get<InlineHost>(hosts.type);
    m_device = catalogue.device(host.device);
    m_devicesPerHost = host.deviceCount;
    m_hostMemory = host.hostMemory;
    nicTotal = host.nics * host.nicBandwidth.value();
    m_nic = host.nicBandwidth;
  }
  if (m_device == nullptr) return;
  m_efficiency = efficiencyOf(*m_device);
  m_scaleUp = m_device->scaleUpBandwidth;
  m_switched = switched.value_or(m_device->scaleUpSwitched);
  m_scaleUpName = m_device->scaleUpType;
  if (const auto* host = std::get_if<InlineHost>(&hosts.type)) {
    if (host->intraBandwidth) m_scaleUp = *host->intraBandwidth;
    if (host->intraSwitched) m_switched = *host->intraSwitched;
    if (!host->intraType.empty()) m_scaleUpName = host->intraType;
  }
  if (m_scaleUp.value() <= 0) {
    m_scaleUp = m_device->hostLinkBandwidth;
    m_scaleUpName = "PCIe";
    m_switched = false;
  }
  int hostsPerDomain = 1;
  for (const ScaleUpDomain& domain : cluster.scaleUpDomains) {
    if (domain.hosts == hosts.id) hostsPerDomain = std::max(1, domain.hostsPerDomain);
  }
  m_devicesPerDomain = m_devicesPerHost * hostsPerDomain;

  const FabricType* fabric = catalogue.fabric(fabricName);
  if (fabric == nullptr) fabric = network;
  if (fabric != nullptr) {
    m_achieved = 0.5 * (fabric->achievedLow + fabric->achievedHigh);
    m_scaleOutLatency = fabric->latency;
    m_scaleOutName = fabric->name;
  } else {
    m_scaleOutName = fabricName.empty() ? "network" : fabricName;
  }
  m_hostBandwidth = BytesPerSecond(nicTotal);
}

void Fabric::resolveUplinks(const Cluster& cluster, int group) {
  const HostGroup& hosts = cluster.hosts[static_cast<std::size_t>(group)];
  // Cables from the hosts limit what the NICs can send; a mesh link joins hosts directly.
  double slowest = std::numeric_limits<double>::infinity();
  std::vector<const SwitchGroup*> tier;
  double reach = 0;  // hosts that talk without leaving the tier
  for (const Link& link : cluster.links) {
    if (link.from != hosts.id && link.to != hosts.id) continue;
    slowest = std::min(slowest, link.bandwidth.value());
    m_scaleOutLatency = std::max(m_scaleOutLatency, link.latency);
    m_hostLinks.push_back({link.id, link.bandwidth});
    m_cablesPerHost += link.perHost;
    m_connected = true;
    const SwitchGroup* next = cluster.switchGroup(link.from == hosts.id ? link.to : link.from);
    if (next == nullptr) continue;
    tier.push_back(next);
    reach = std::max(reach, membersBelow(link, *next, hostsBelow(cluster, *next)));
  }
  if (m_nic.value() <= 0 && m_connected) m_nic = BytesPerSecond(slowest);
  if (!m_connected) {
    m_hostBandwidth = BytesPerSecond(0);
    return;
  }
  // Traffic spreads evenly over a host's cables, so all wait for the slowest rail.
  const double cables = m_cablesPerHost * slowest;
  if (m_hostBandwidth.value() <= 0 || cables < m_hostBandwidth.value()) {
    m_hostBandwidth = BytesPerSecond(cables);
  }
  // Climb the tiers: at each, the share of the traffic from below that fits the uplinks.
  std::set<std::string> seen;
  double share = 1;
  double hostsBefore = hosts.count;
  while (!tier.empty()) {
    double down = 0;
    double up = 0;
    double reachAbove = 0;
    double upCables = 0;
    double hostsOfTier = 0;
    Uplink uplink;
    std::vector<const SwitchGroup*> nextTier;
    for (const SwitchGroup* current : tier) {
      if (!seen.insert(current->id).second) continue;
      uplink.latency = current->latency;
      hostsOfTier += hostsBelow(cluster, *current);
      for (const Link& link : cluster.links) {
        const bool outgoing = link.from == current->id;
        if (!outgoing && link.to != current->id) continue;
        const std::string& other = outgoing ? link.to : link.from;
        if (const HostGroup* below = cluster.host(other)) {
          down += linkBandwidth(link, below->count);
          continue;
        }
        const SwitchGroup* neighbour = cluster.switchGroup(other);
        if (neighbour == nullptr) continue;
        // Within the tier the mesh of a group's own switches leads nowhere else; another
        // group's switches, joined directly as in a dragonfly, lead to its hosts.
        const bool sameTier = neighbour->tier == current->tier;
        if (sameTier && std::find(tier.begin(), tier.end(), neighbour) != tier.end()) continue;
        const double capacity = linkBandwidth(link, outgoing ? current->count : neighbour->count);
        if (neighbour->tier < current->tier) {
          down += capacity;
          continue;
        }
        up += capacity;
        upCables += capacity / link.bandwidth.value();
        uplink.linkId = link.id;
        uplink.cable = link.bandwidth;
        reachAbove = std::max(reachAbove, reach * membersBelow(link, *neighbour, kEveryMember));
        if (!sameTier) nextTier.push_back(neighbour);
      }
    }
    if (up <= 0) break;
    if (down > 0) share *= std::min(1.0, up / down);
    uplink.reach = reach;
    uplink.share = share;
    uplink.cablesPerHost = upCables / std::max(1.0, hostsOfTier > 0 ? hostsOfTier : hostsBefore);
    hostsBefore = std::max(hostsBefore, hostsOfTier);
    m_uplinks.push_back(uplink);
    tier = std::move(nextTier);
    reach = reachAbove;
  }
}

void Fabric::readCurves(const Cluster& cluster, const std::string& hosts) {
  m_hostsId = hosts;
  if (m_device == nullptr) return;
  for (const MeasuredCurve& curve : cluster.measured) {
    // Without a stated size: the whole scale-up domain, or two of them when it is a link's.
    const int domain = m_devicesPerDomain;
    const int ranks = curve.ranks > 1 ? curve.ranks : curve.link == hosts ? domain : 2 * domain;
    if (auto read = FabricCurve::make(curve, modelledPath({ranks, 1}))) m_curves.push_back(read);
  }
}

GroupPath Fabric::path(GroupShape shape) const {
  GroupPath path = modelledPath(shape);
  if (m_curves.empty() || m_device == nullptr) return path;
  const std::vector<LinkUse> links =
      path.leavesDomain() ? linksUsed(shape) : std::vector<LinkUse>();
  for (const auto& curve : m_curves) {
    const bool onPath =
        path.leavesDomain()
            ? std::any_of(links.begin(), links.end(),
                          [&](const LinkUse& use) { return use.linkId == curve->place(); })
            : curve->place() == m_hostsId;
    if (onPath) path.curves.push_back(curve);
  }
  return path;
}

GroupPath Fabric::modelledPath(GroupShape shape) const {
  GroupPath path;
  path.size = shape.size;
  path.linkName = m_scaleUpName;
  if (m_device == nullptr) return path;
  const auto membersIn = [&](int devices) {
    if (shape.stride >= devices) return 1.0;
    return std::min<double>(
        shape.size, std::ceil(static_cast<double>(devices) / static_cast<double>(shape.stride)));
  };
  path.perScaleUp = membersIn(m_devicesPerDomain);
  path.ranksPerHost = membersIn(m_devicesPerHost);
  path.domains = std::ceil(shape.size / path.perScaleUp);

  double scaleUp = m_scaleUp.value() * m_efficiency.scaleUp;
  path.overPcie = m_scaleUpName == "PCIe";
  path.lowLatency128 = m_efficiency.lowLatency128 && !path.overPcie;
  path.lowLatencyCap = m_efficiency.lowLatencyCap[path.domains <= 1   ? 0
                                                  : path.domains <= 2 ? 1
                                                                      : 2];
  if (path.overPcie) {
    const bool isBelowOneSwitch = path.perScaleUp <= m_devicesPerPcieSwitch;
    scaleUp = m_scaleUp.value() * (isBelowOneSwitch ? kPcieNarrow : kPcieWide);
  } else if (!m_switched && m_devicesPerDomain > 1) {
    // Meshes and tori give full bandwidth only to groups that use all links (5.5).
    scaleUp *= std::min(1.0, (path.perScaleUp - 1) / (m_devicesPerDomain - 1));
  }
  path.scaleUp = BytesPerSecond(scaleUp);
  path.scaleUpNominal = m_scaleUp;
  // Smaller groups use rings (cost_model 5.4).
  if (m_switched && m_efficiency.inSwitchReduction > 0 &&
      path.perScaleUp >= m_efficiency.inSwitchFrom) {
    path.inSwitchReduction = BytesPerSecond(m_scaleUp.value() * m_efficiency.inSwitchReduction);
  }
  if (!path.leavesDomain()) return path;

  const double nic = m_hostBandwidth.value() / m_devicesPerHost * m_achieved;
  double ring = 1;
  double allTalk = 1;
  Seconds latency = m_scaleOutLatency;
  path.linkId = m_hostLinks.empty() ? std::string() : m_hostLinks.front().id;
  path.linkName = m_scaleOutName;
  for (const Uplink& uplink : m_uplinks) {
    if (hostsSpanned(shape) < uplink.reach) break;
    // A ring leaves the hosts below one uplink only at its two ends; an exchange of
    // everyone with everyone loads the uplinks in full (cost_model 5.6).
    if (uplink.share < allTalk) path.linkId = uplink.linkId;
    allTalk = std::min(allTalk, uplink.share);
    ring = std::min(ring, uplink.share * uplink.reach);
    latency += 2.0 * uplink.latency;
  }
  path.scaleOutNominal = BytesPerSecond(m_hostBandwidth.value() / m_devicesPerHost);
  path.scaleOut = BytesPerSecond(nic * ring);
  path.scaleOutAllTalk = BytesPerSecond(nic * allTalk);
  path.scaleOutLatency = latency;
  // A NIC of its own for every device, or several: what serves one device works as one.
  path.nic = BytesPerSecond(std::max(m_nic.value(), m_hostBandwidth.value() / m_devicesPerHost));
  return path;
}

double Fabric::hostsSpanned(GroupShape shape) const {
  return static_cast<double>(shape.size - 1) * static_cast<double>(shape.stride) / m_devicesPerHost;
}

std::vector<LinkUse> Fabric::linksUsed(GroupShape shape) const {
  std::vector<LinkUse> used;
  if (m_device == nullptr || !m_connected || !modelledPath(shape).leavesDomain()) return used;
  for (const HostLink& link : m_hostLinks) {
    used.push_back({link.id, m_cablesPerHost / m_devicesPerHost, link.cable, 1});
  }
  for (const Uplink& uplink : m_uplinks) {
    if (hostsSpanned(shape) < uplink.reach) break;
    used.push_back({uplink.linkId, uplink.cablesPerHost / m_devicesPerHost, uplink.cable,
                    1 / std::max(1.0, uplink.reach)});
  }
  return used;
}

}  // namespace slicescape
