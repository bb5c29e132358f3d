// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/varied_network.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/cost/collective.h"
#include "core/cost/fabric.h"

namespace slicescape {
namespace {

/// Tier of a link's upper end, counted from the hosts: 0 for links of hosts.
int tierOf(const Cluster& cluster, const Link& link) {
  if (cluster.host(link.from) != nullptr || cluster.host(link.to) != nullptr) return 0;
  const SwitchGroup* from = cluster.switchGroup(link.from);
  const SwitchGroup* to = cluster.switchGroup(link.to);
  if (from == nullptr || to == nullptr) return 0;
  return std::max(1, std::min(from->tier, to->tier));
}

std::string nameOf(const Cluster& cluster, const std::string& id) {
  if (const HostGroup* host = cluster.host(id)) return host->name.empty() ? id : host->name;
  if (const SwitchGroup* group = cluster.switchGroup(id)) {
    return group->name.empty() ? id : group->name;
  }
  return id;
}

/// Host groups that hold ranks, by index.
std::set<int> usedGroups(const Evaluation& evaluation) {
  std::set<int> used;
  for (const PlacedRun& run : evaluation.placement.runs) used.insert(run.hostGroup);
  return used;
}

/// Plan and hardware with one part varied, still with the curves as they were measured.
struct Variation {
  Plan plan;
  HardwareCatalogue hardware;
};

void varyHosts(HostGroup& group, double factor, bool inside, HardwareCatalogue& hardware) {
  if (auto* own = std::get_if<InlineHost>(&group.type)) {
    if (!inside) {
      own->nicBandwidth = own->nicBandwidth * factor;
    } else if (own->intraBandwidth) {
      own->intraBandwidth = *own->intraBandwidth * factor;
    }
    return;
  }
  const HostType* sold = hardware.hostType(std::get<std::string>(group.type));
  if (sold == nullptr || inside) return;
  HostType varied = *sold;
  varied.id += "/varied";  // other groups of the type stay as they are
  varied.nicBandwidth = varied.nicBandwidth * factor;
  group.type = varied.id;
  hardware = hardware.with(std::move(varied));
}

const std::string* deviceOf(const HostGroup& group, const HardwareCatalogue& hardware) {
  if (const auto* own = std::get_if<InlineHost>(&group.type)) return &own->device;
  const HostType* type = hardware.hostType(std::get<std::string>(group.type));
  return type != nullptr ? &type->device : nullptr;
}

Variation vary(const Plan& plan, const NetworkPart& part, double factor,
               const Catalogues& catalogues) {
  Variation varied{plan, catalogues.hardware};
  Cluster cluster = *plan.cluster;
  if (part.kind == NetworkPart::Kind::InsideHosts) {
    std::set<std::string> devices;
    for (HostGroup& group : cluster.hosts) {
      varyHosts(group, factor, true, varied.hardware);
      if (const std::string* device = deviceOf(group, varied.hardware)) devices.insert(*device);
    }
    for (const std::string& id : devices) {
      const Device* sold = varied.hardware.device(id);
      if (sold == nullptr) continue;
      Device faster = *sold;
      // Without a scale-up link the inside of a host is its PCIe.
      if (faster.scaleUpBandwidth.value() > 0) {
        faster.scaleUpBandwidth = faster.scaleUpBandwidth * factor;
        faster.scaleUpPairBandwidth = faster.scaleUpPairBandwidth * factor;
      } else {
        faster.hostLinkBandwidth = faster.hostLinkBandwidth * factor;
      }
      varied.hardware = varied.hardware.with(std::move(faster));
    }
  } else {
    std::set<std::string> ends;
    for (Link& link : cluster.links) {
      if (std::find(part.links.begin(), part.links.end(), link.id) == part.links.end()) continue;
      link.bandwidth = link.bandwidth * factor;
      ends.insert(link.from);
      ends.insert(link.to);
    }
    for (HostGroup& group : cluster.hosts) {
      if (ends.contains(group.id)) varyHosts(group, factor, false, varied.hardware);
    }
  }
  varied.plan.cluster = Shared<Cluster>(std::move(cluster));
  return varied;
}

/// The first host group whose ranks a curve's place serves; −1 when it serves none.
int groupOfCurve(const Cluster& cluster, const MeasuredCurve& curve) {
  for (std::size_t g = 0; g < cluster.hosts.size(); ++g) {
    const std::string& id = cluster.hosts[g].id;
    if (id == curve.link) return static_cast<int>(g);
    const Link* link = cluster.link(curve.link);
    if (link != nullptr && (link->from == id || link->to == id)) return static_cast<int>(g);
  }
  return -1;
}

/// The measured points as they would be on the varied cluster: as far from the model there
/// as they are from the model here.
void carryCurves(const Plan& plan, const Catalogues& catalogues, Variation& varied) {
  if (plan.cluster->measured.empty()) return;
  const auto bare = [](const Cluster& cluster) {
    Cluster copy = cluster;
    copy.measured.clear();
    return copy;
  };
  const Cluster before = bare(*plan.cluster);
  const Cluster after = bare(*varied.plan.cluster);
  varied.plan.cluster = varied.plan.cluster.edited([&](Cluster& cluster) {
    for (MeasuredCurve& curve : cluster.measured) {
      const int group = groupOfCurve(before, curve);
      const std::optional<Collective> collective = collectiveOf(curve.collective);
      if (group < 0 || !collective) continue;
      const Fabric here(before, group, catalogues.hardware);
      const Fabric there(after, group, varied.hardware);
      const int domain = here.devicesPerDomain();
      const bool inside = curve.link == before.hosts[static_cast<std::size_t>(group)].id;
      const int ranks = curve.ranks > 1 ? curve.ranks : inside ? domain : 2 * domain;
      const GroupPath pathHere = here.path({ranks, 1});
      const GroupPath pathThere = there.path({ranks, 1});
      for (auto& [bytes, bandwidth] : curve.points) {
        const double timeThere = collectiveTime(*collective, bytes, pathThere).value();
        if (timeThere <= 0) continue;
        bandwidth *= collectiveTime(*collective, bytes, pathHere).value() / timeThere;
      }
    }
  });
}

}  // namespace

std::vector<NetworkPart> networkParts(const Plan& plan, const Evaluation& evaluation,
                                      const Catalogues& catalogues) {
  std::vector<NetworkPart> parts;
  const Cluster& cluster = *plan.cluster;
  const bool talksInside = std::any_of(
      evaluation.communication.begin(), evaluation.communication.end(),
      [](const CommunicationItem& item) { return item.ranksPerHost > 1 || item.linkId.empty(); });
  const std::set<int> used = usedGroups(evaluation);
  if (talksInside && !used.empty()) {
    NetworkPart inside;
    inside.kind = NetworkPart::Kind::InsideHosts;
    const Fabric fabric(cluster, *used.begin(), catalogues.hardware);
    inside.name = fabric.path({2, 1}).linkName;
    parts.push_back(std::move(inside));
  }
  std::set<std::string> loaded;
  for (const LinkLoad& load : evaluation.links) {
    if (load.bytesPerStep.value() > 0) loaded.insert(load.linkId);
  }
  std::map<int, NetworkPart> tiers;
  std::vector<NetworkPart> single;
  for (const Link& link : cluster.links) {
    if (!loaded.contains(link.id)) continue;
    NetworkPart one;
    one.tier = tierOf(cluster, link);
    one.links = {link.id};
    one.name = nameOf(cluster, link.from) + " – " + nameOf(cluster, link.to);
    NetworkPart& tier = tiers[one.tier];
    tier.kind = NetworkPart::Kind::Tier;
    tier.tier = one.tier;
    tier.links.push_back(link.id);
    single.push_back(std::move(one));
  }
  for (auto& [number, tier] : tiers) parts.push_back(std::move(tier));
  for (NetworkPart& one : single) parts.push_back(std::move(one));
  return parts;
}

Evaluation evaluateVaried(const Plan& plan, const NetworkPart& part, double factor,
                          const Catalogues& catalogues) {
  Variation varied = vary(plan, part, factor, catalogues);
  carryCurves(plan, catalogues, varied);
  return evaluate(varied.plan, {varied.hardware, catalogues.models});
}

}  // namespace slicescape
