// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/pool.h"

#include <algorithm>
#include <limits>
#include <map>

namespace slicescape {
namespace {

int devicesOf(const HostGroup& group, const HardwareCatalogue& catalogue) {
  if (const auto* inlined = std::get_if<InlineHost>(&group.type)) return inlined->deviceCount;
  const HostType* type = catalogue.hostType(std::get<std::string>(group.type));
  return type != nullptr ? type->deviceCount : 0;
}

std::string labelOf(const HostGroup& group, std::string_view key) {
  for (const auto& [name, value] : group.labels) {
    if (name == key) return value;
  }
  return {};
}

/// The block of a group without a label: the switches its hosts hang on.
std::string leavesOf(const Cluster& cluster, const HostGroup& group) {
  std::vector<std::string> leaves;
  for (const Link& link : cluster.links) {
    if (link.from == group.id && cluster.switchGroup(link.to) != nullptr) leaves.push_back(link.to);
    if (link.to == group.id && cluster.switchGroup(link.from) != nullptr)
      leaves.push_back(link.from);
  }
  std::sort(leaves.begin(), leaves.end());
  std::string all;
  for (const std::string& leaf : leaves) all += leaf + '\n';
  return all.empty() ? group.id : all;
}

/// Numbers names in the order they appear.
class Numbering {
 public:
  int numberOf(const std::string& name) {
    const auto [place, isNew] = m_numbers.try_emplace(name, static_cast<int>(m_names.size()));
    if (isNew) m_names.push_back(name);
    return place->second;
  }
  const std::vector<std::string>& names() const { return m_names; }

 private:
  std::map<std::string, int> m_numbers;
  std::vector<std::string> m_names;
};

void addTenants(const Cluster& cluster, const std::map<std::string, int>& firstOf, Pool& pool) {
  for (const Tenant& tenant : cluster.tenants) {
    PoolTenant held;
    held.name = tenant.name;
    held.endsInS = tenant.endsInS.value_or(std::numeric_limits<double>::infinity());
    held.priority = tenant.priority.value_or(0);
    held.preemptible = tenant.preemptible.value_or(false);
    const auto first = firstOf.find(tenant.hosts);
    const HostGroup* group = cluster.host(tenant.hosts);
    if (first == firstOf.end() || group == nullptr) continue;  // a finding of the plan's rules
    for (int i = 0; i < tenant.count && tenant.first + i < group->count; ++i) {
      const int place = first->second + tenant.first + i;
      PoolHost& host = pool.hosts[static_cast<std::size_t>(place)];
      const int wanted = tenant.devicesPerHost.value_or(host.devices);
      const int taken = std::clamp(wanted, 0, host.devices - host.busy);
      if (taken == 0) continue;
      host.busy += taken;
      held.holds.emplace_back(place, taken);
    }
    pool.tenants.push_back(std::move(held));
  }
}

}  // namespace

const char* topologyLevelWord(TopologyLevel level) {
  switch (level) {
    case TopologyLevel::Host:
      return "host";
    case TopologyLevel::ScaleUp:
      return "scale_up";
    case TopologyLevel::Rack:
      return "rack";
    case TopologyLevel::Block:
      return "block";
    case TopologyLevel::Cluster:
      break;
  }
  return "cluster";
}

int PoolHost::domain(TopologyLevel level) const {
  switch (level) {
    case TopologyLevel::Host:
      return -1 - index - (group << 20);  // every host is its own
    case TopologyLevel::ScaleUp:
      return scaleUp;
    case TopologyLevel::Rack:
      return rack;
    case TopologyLevel::Block:
      return block;
    case TopologyLevel::Cluster:
      break;
  }
  return 0;
}

Pool Pool::of(const Cluster& cluster, const HardwareCatalogue& catalogue) {
  Pool pool;
  Numbering racks;
  Numbering blocks;
  std::map<std::string, int> firstOf;
  int scaleUp = -1;
  for (std::size_t g = 0; g < cluster.hosts.size(); ++g) {
    const HostGroup& group = cluster.hosts[g];
    firstOf[group.id] = static_cast<int>(pool.hosts.size());
    int perDomain = 1;
    for (const ScaleUpDomain& domain : cluster.scaleUpDomains) {
      if (domain.hosts == group.id) perDomain = std::max(1, domain.hostsPerDomain);
    }
    const std::string rack = labelOf(group, "rack");
    const std::string block = labelOf(group, "block");
    PoolHost host;
    host.group = static_cast<int>(g);
    host.devices = devicesOf(group, catalogue);
    host.rack = racks.numberOf(rack.empty() ? group.id : rack);
    host.block = blocks.numberOf(block.empty() ? leavesOf(cluster, group) : block);
    for (int i = 0; i < group.count; ++i) {
      if (i % perDomain == 0) ++scaleUp;
      host.index = i;
      host.scaleUp = scaleUp;
      host.failed = std::find(group.failed.begin(), group.failed.end(), i) != group.failed.end();
      pool.hosts.push_back(host);
    }
    pool.devicesPerHost = std::max(pool.devicesPerHost, host.devices);
  }
  pool.rackNames = racks.names();
  addTenants(cluster, firstOf, pool);
  return pool;
}

int Pool::freeDevices() const {
  int sum = 0;
  for (const PoolHost& host : hosts) sum += host.free();
  return sum;
}

int Pool::emptyHosts() const {
  return static_cast<int>(
      std::count_if(hosts.begin(), hosts.end(), [](const PoolHost& h) { return h.isEmpty(); }));
}

int Pool::usableDevices() const {
  int sum = 0;
  for (const PoolHost& host : hosts) sum += host.failed ? 0 : host.devices;
  return sum;
}

double Pool::fragmentation() const {
  const int all = freeDevices();
  if (all == 0) return 0;
  int whole = 0;
  for (const PoolHost& host : hosts) whole += host.isEmpty() ? host.devices : 0;
  return static_cast<double>(all - whole) / all;
}

}  // namespace slicescape
