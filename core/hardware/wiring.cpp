// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/wiring.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/hardware/drawing.h"

namespace slicescape {
namespace {

using namespace drawing;

int divideUp(std::int64_t amount, std::int64_t by) {
  return static_cast<int>((amount + by - 1) / by);
}

struct HostPorts {
  int nics = 1;
  BytesPerSecond rate;
  const FabricType* fabric = nullptr;
};

HostPorts portsOf(const HostGroup& group, const HardwareCatalogue& catalogue) {
  HostPorts ports;
  if (const auto* own = std::get_if<InlineHost>(&group.type)) {
    ports.nics = own->nics;
    ports.rate = own->nicBandwidth;
  } else if (const HostType* type = catalogue.hostType(std::get<std::string>(group.type))) {
    ports.nics = type->nics;
    ports.rate = type->nicBandwidth;
    ports.fabric = catalogue.fabric(type->fabric);
  }
  ports.nics = std::max(1, ports.nics);
  return ports;
}

/// Takes the old network of some hosts away and draws a new one.
class Wirer {
 public:
  Wirer(const Cluster& cluster, const std::vector<std::string>& ids, const WiringChoice& choice,
        const HardwareCatalogue& catalogue)
      : m_before(cluster), m_choice(choice), m_ids(ids.begin(), ids.end()) {
    m_result.cluster = cluster;
    for (const HostGroup& group : cluster.hosts) {
      if (!m_ids.contains(group.id)) continue;
      m_groups.push_back({group, portsOf(group, catalogue).nics});
      m_hosts += group.count;
    }
  }

  Wiring run() {
    if (m_hosts < 2) {
      return refused({SLICESCAPE_TEXT("Select at least two hosts to wire."), {}});
    }
    removeOld();
    switch (m_choice.kind) {
      case NetworkTemplate::FullMesh:
        return mesh();
      case NetworkTemplate::Dragonfly:
        return dragonfly();
      default:
        return m_choice.tiers <= 1 ? singleTier() : tree();
    }
  }

 private:
  struct Group {
    HostGroup hosts;
    int nics = 1;
  };
  struct Leaves {
    std::string id;
    int count = 0;
    int used = 0;  ///< ports down on the fullest of them
    double centre = 0;
  };

  Wiring refused(Text why) {
    Wiring result;
    result.cluster = m_before;
    result.problem = std::move(why);
    return result;
  }

  void removeOld() {
    Cluster& cluster = m_result.cluster;
    std::set<std::string> gone;
    const auto drop = [&](const auto& isGone) {
      return std::erase_if(cluster.links, [&](const Link& link) {
        if (!isGone(link)) return false;
        gone.insert(link.id);
        return true;
      });
    };
    m_result.replacedLinks += static_cast<int>(drop(
        [&](const Link& link) { return m_ids.contains(link.from) || m_ids.contains(link.to); }));
    // A switch that no host can be reached through any more goes, tier after tier.
    if (m_result.replacedLinks == 0) return;
    for (bool changed = true; changed;) {
      changed = false;
      for (const SwitchGroup& group : std::vector<SwitchGroup>(cluster.switches)) {
        const bool hasBelow =
            std::any_of(cluster.links.begin(), cluster.links.end(), [&](const Link& link) {
              if (link.from != group.id && link.to != group.id) return false;
              const std::string& other = link.from == group.id ? link.to : link.from;
              const SwitchGroup* next = cluster.switchGroup(other);
              return cluster.host(other) != nullptr || (next && next->tier < group.tier);
            });
        if (hasBelow) continue;
        const bool wasWired = std::any_of(
            m_before.links.begin(), m_before.links.end(),
            [&](const Link& link) { return link.from == group.id || link.to == group.id; });
        if (!wasWired) continue;  // drawn and not connected yet: the user's
        const std::string id = group.id;
        m_result.replacedLinks += static_cast<int>(
            drop([&](const Link& link) { return link.from == id || link.to == id; }));
        std::erase_if(cluster.switches, [&](const SwitchGroup& item) { return item.id == id; });
        ++m_result.replacedSwitches;
        changed = true;
      }
    }
    std::erase_if(cluster.measured,
                  [&](const MeasuredCurve& curve) { return gone.contains(curve.link); });
  }

  /// Ports of a leaf towards the hosts.
  int downPorts() const {
    const double o = std::max(1.0, m_choice.oversubscription);
    return std::max(1, static_cast<int>(std::floor(m_choice.ports * o / (1 + o))));
  }
  int upCables(int used) const {
    return std::max(1,
                    static_cast<int>(std::ceil(used / std::max(1.0, m_choice.oversubscription))));
  }
  double injection() const {
    double sum = 0;
    for (const Group& group : m_groups) sum += double(group.hosts.count) * group.nics;
    return sum * m_choice.bandwidth.value();
  }
  double rowOf(int tier) const {
    double top = 1e300;
    for (const Group& group : m_groups) top = std::min(top, group.hosts.position.y);
    return onGrid(top - kHostDistance - (tier - 1) * kTierHeight);
  }
  double centreOf(const HostGroup& group) const {
    return group.position.x + (cardPitch(group.count) - kCardGap) / 2;
  }
  double centre() const {
    double left = 1e300;
    double right = -1e300;
    for (const Group& group : m_groups) {
      left = std::min(left, centreOf(group.hosts));
      right = std::max(right, centreOf(group.hosts));
    }
    return (left + right) / 2;
  }

  std::string addSwitches(const char* stem, std::string name, int count, int tier, double centreX) {
    SwitchGroup group;
    group.id = m_result.cluster.freeId(stem);
    group.name = std::move(name);
    group.count = count;
    group.tier = tier;
    group.ports = m_choice.ports;
    group.portBandwidth = m_choice.bandwidth;
    group.latency = m_choice.switchLatency;
    group.position = {onGrid(centreX - kSwitchWidth / 2), rowOf(tier)};
    m_result.cluster.switches.push_back(group);
    m_result.switches.resize(
        std::max<std::size_t>(m_result.switches.size(), static_cast<std::size_t>(tier)), 0);
    m_result.switches[static_cast<std::size_t>(tier) - 1] += count;
    return group.id;
  }

  void connect(const std::string& from, const std::string& to, LinkPattern pattern, int perMember,
               std::int64_t cables) {
    Link link;
    link.id = m_result.cluster.freeId(from + "-" + to);
    link.from = from;
    link.to = to;
    link.pattern = pattern;
    link.perHost = perMember;
    link.bandwidth = m_choice.bandwidth;
    link.latency = m_choice.cableLatency;
    m_result.cluster.links.push_back(std::move(link));
    m_result.cables += cables;
  }

  std::string numbered(const char* name, std::size_t index) const {
    return m_groups.size() > 1 ? std::string(name) + " " + std::to_string(index) : name;
  }

  bool byRail() const { return m_choice.kind != NetworkTemplate::FatTree; }

  /// Leaves of one host group and the cables from its hosts; no leaves when a host does not
  /// fit a switch.
  std::optional<Leaves> addLeaves(std::size_t index, int down) {
    const Group& group = m_groups[index];
    Leaves leaves;
    leaves.centre = centreOf(group.hosts);
    if (byRail()) {
      leaves.count = group.nics * divideUp(group.hosts.count, down);
      leaves.used = divideUp(std::int64_t{group.hosts.count} * group.nics, leaves.count);
    } else {
      const int hostsPerLeaf = down / group.nics;
      if (hostsPerLeaf < 1) return std::nullopt;
      leaves.count = divideUp(group.hosts.count, hostsPerLeaf);
      leaves.used = std::min(hostsPerLeaf, group.hosts.count) * group.nics;
    }
    leaves.id = addSwitches("leaf", numbered("Leaf", index), leaves.count, 1, leaves.centre);
    connect(group.hosts.id, leaves.id, byRail() ? LinkPattern::Rail : LinkPattern::Block,
            group.nics, std::int64_t{group.hosts.count} * group.nics);
    return leaves;
  }

  Text tooManyPorts(int nics, int down) const {
    return {SLICESCAPE_TEXT("A host has {0} cables, but a leaf only {1} ports for hosts."),
            {std::int64_t{nics}, std::int64_t{down}}};
  }

  /// One set of switches for all hosts: a switch per rail, or one for everything.
  Wiring singleTier() {
    int nics = 0;
    for (const Group& group : m_groups) nics = std::max(nics, group.nics);
    std::int64_t needed = 0;  // ports of the fullest switch
    for (const Group& group : m_groups) {
      needed += std::int64_t{group.hosts.count} * (byRail() ? 1 : group.nics);
    }
    if (needed > m_choice.ports) {
      return refused({SLICESCAPE_TEXT("One tier needs switches of {0} ports; they have {1}. Use "
                                      "two tiers."),
                      {needed, std::int64_t{m_choice.ports}}});
    }
    const std::string leaf = addSwitches("leaf", "Leaf", byRail() ? nics : 1, 1, centre());
    for (const Group& group : m_groups) {
      connect(group.hosts.id, leaf, byRail() ? LinkPattern::Rail : LinkPattern::All, group.nics,
              std::int64_t{group.hosts.count} * group.nics);
    }
    m_result.bisection = BytesPerSecond(injection() / 2);
    return std::move(m_result);
  }

  Wiring tree() {
    const int down = downPorts();
    std::vector<Leaves> leaves;
    std::int64_t leafCount = 0;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
      const auto added = addLeaves(i, down);
      if (!added) return refused(tooManyPorts(m_groups[i].nics, down));
      leafCount += added->count;
      leaves.push_back(*added);
    }
    if (m_choice.tiers == 2 && leafCount > m_choice.ports) {
      return refused({SLICESCAPE_TEXT("{0} leaves do not fit below spines of {1} ports. Use three "
                                      "tiers, or switches with more ports."),
                      {leafCount, std::int64_t{m_choice.ports}}});
    }
    double up = 0;  // cables out of the leaves
    if (m_choice.tiers == 2) {
      for (const Leaves& below : leaves) up += double(below.count) * upCables(below.used);
      const std::string spine =
          addSwitches("spine", "Spine", divideUp(std::llround(up), m_choice.ports), 2, centre());
      for (const Leaves& below : leaves) join(below, spine, upCables(below.used));
    } else {
      up = threeTiers(leaves);
    }
    m_result.bisection = BytesPerSecond(std::min(injection(), up * m_choice.bandwidth.value()) / 2);
    return std::move(m_result);
  }

  void join(const Leaves& below, const std::string& above, int cables) {
    connect(below.id, above, LinkPattern::All, cables, std::int64_t{below.count} * cables);
  }

  /// Spines of each group's own and a core above all. Returns the cables out of the leaves.
  double threeTiers(const std::vector<Leaves>& leaves) {
    const int half = std::max(1, m_choice.ports / 2);
    double up = 0;
    std::vector<Leaves> spines;
    std::int64_t coreCables = 0;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
      const int cables = upCables(leaves[i].used);
      Leaves spine;
      spine.count = divideUp(std::int64_t{leaves[i].count} * cables, half);
      spine.used = divideUp(std::int64_t{leaves[i].count} * cables, spine.count);
      spine.id = addSwitches("spine", numbered("Spine", i), spine.count, 2, leaves[i].centre);
      join(leaves[i], spine.id, cables);
      up += double(leaves[i].count) * cables;
      coreCables += std::int64_t{spine.count} * spine.used;
      spines.push_back(spine);
    }
    const std::string core =
        addSwitches("core", "Core", divideUp(coreCables, m_choice.ports), 3, centre());
    for (const Leaves& spine : spines) join(spine, core, spine.used);
    return up;
  }

  /// Leaves of a group in a mesh, and as many cables to the other groups as oversubscription
  /// asks for, spread evenly over them.
  Wiring dragonfly() {
    const auto count = static_cast<int>(m_groups.size());
    if (count < 2) {
      return refused({SLICESCAPE_TEXT("Select two or more host groups: each becomes a group of "
                                      "the dragonfly."),
                      {}});
    }
    // The balanced dragonfly of Kim et al. (ISCA 2008), a = 2 p = 2 h: a quarter of the ports
    // for hosts, half for the group, a quarter for other groups.
    const int down = std::max(1, m_choice.ports / 4);
    std::vector<Leaves> leaves;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
      leaves.push_back(*addLeaves(i, down));
      const Leaves& own = leaves.back();
      const int inside = own.count - 1;
      if (inside > m_choice.ports / 2) {
        return refused(
            {SLICESCAPE_TEXT("A group of {0} leaves needs {1} ports on each for the "
                             "others; half of {2} are there. Draw smaller groups."),
             {std::int64_t{own.count}, std::int64_t{inside}, std::int64_t{m_choice.ports}}});
      }
      if (inside > 0) {
        connect(own.id, own.id, LinkPattern::Mesh, inside, std::int64_t{own.count} * inside / 2);
      }
    }
    std::int64_t fewest = -1;  // cables between two groups
    for (int a = 0; a < count; ++a) {
      for (int b = a + 1; b < count; ++b) {
        const Leaves& from = leaves[static_cast<std::size_t>(a)];
        const int perLeaf = std::max(1, upCables(from.used) / (count - 1));
        for (const Leaves& leaf : {from, leaves[static_cast<std::size_t>(b)]}) {
          const int needed = leaf.used + leaf.count - 1 + perLeaf * (count - 1);
          if (needed <= m_choice.ports) continue;
          return refused({SLICESCAPE_TEXT("A leaf of the dragonfly needs {0} ports and has {1}. "
                                          "Draw fewer groups, or take switches with more ports."),
                          {std::int64_t{needed}, std::int64_t{m_choice.ports}}});
        }
        const std::int64_t cables = std::int64_t{from.count} * perLeaf;
        connect(from.id, leaves[static_cast<std::size_t>(b)].id, LinkPattern::All, perLeaf, cables);
        fewest = fewest < 0 ? cables : std::min(fewest, cables);
      }
    }
    const double pairs = double(count / 2) * (count - count / 2);
    m_result.bisection = BytesPerSecond(
        std::min(injection() / 2, pairs * double(fewest) * m_choice.bandwidth.value()));
    return std::move(m_result);
  }

  Wiring mesh() {
    const std::int64_t others = m_hosts - 1;
    int nics = 1 << 20;
    for (const Group& group : m_groups) nics = std::min(nics, group.nics);
    if (others > nics) {
      return refused({SLICESCAPE_TEXT("A full mesh of {0} hosts takes {1} NICs in each; they have "
                                      "{2}."),
                      {std::int64_t{m_hosts}, others, std::int64_t{nics}}});
    }
    const int perPair = nics / static_cast<int>(others);
    for (std::size_t a = 0; a < m_groups.size(); ++a) {
      const HostGroup& from = m_groups[a].hosts;
      if (from.count > 1) {
        connect(from.id, from.id, LinkPattern::Mesh, perPair * (from.count - 1),
                std::int64_t{from.count} * (from.count - 1) / 2 * perPair);
      }
      for (std::size_t b = a + 1; b < m_groups.size(); ++b) {
        const HostGroup& to = m_groups[b].hosts;
        connect(from.id, to.id, LinkPattern::All, perPair * to.count,
                std::int64_t{from.count} * to.count * perPair);
      }
    }
    const double half = double(m_hosts / 2) * (m_hosts - m_hosts / 2);
    m_result.bisection = BytesPerSecond(half * perPair * m_choice.bandwidth.value());
    return std::move(m_result);
  }

  const Cluster& m_before;
  const WiringChoice& m_choice;
  std::set<std::string> m_ids;
  std::vector<Group> m_groups;
  int m_hosts = 0;
  Wiring m_result;
};

}  // namespace

WiringChoice suggestedWiring(const Cluster& cluster, const std::vector<std::string>& hosts,
                             const HardwareCatalogue& catalogue) {
  WiringChoice choice;
  BytesPerSecond rate;
  for (const std::string& id : hosts) {
    const HostGroup* group = cluster.host(id);
    if (group == nullptr) continue;
    const HostPorts ports = portsOf(*group, catalogue);
    rate = std::max(rate, ports.rate);
    if (ports.fabric == nullptr) continue;
    choice.cableLatency = ports.fabric->latency;
    if (ports.fabric->switchHopLatency.value() > 0) {
      choice.switchLatency = ports.fabric->switchHopLatency;
    }
  }
  if (rate.value() > 0) choice.bandwidth = rate;
  return choice;
}

Wiring wired(const Cluster& cluster, const std::vector<std::string>& hosts,
             const WiringChoice& choice, const HardwareCatalogue& catalogue) {
  return Wirer(cluster, hosts, choice, catalogue).run();
}

}  // namespace slicescape
