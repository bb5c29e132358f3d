// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/occupancy_edits.h"

#include <algorithm>

namespace slicescape::ui {
namespace {

bool holds(const Tenant& tenant, const std::string& group, int host) {
  return tenant.hosts == group && host >= tenant.first && host < tenant.first + tenant.count;
}

}  // namespace

bool isFailed(const Cluster& cluster, const std::string& group, int host) {
  const HostGroup* hosts = cluster.host(group);
  return hosts != nullptr &&
         std::find(hosts->failed.begin(), hosts->failed.end(), host) != hosts->failed.end();
}

Cluster withFailed(const Cluster& cluster, const std::string& group, int host, bool failed) {
  Cluster changed = cluster;
  for (HostGroup& hosts : changed.hosts) {
    if (hosts.id != group || host < 0 || host >= hosts.count) continue;
    std::erase(hosts.failed, host);
    if (failed) {
      hosts.failed.insert(std::upper_bound(hosts.failed.begin(), hosts.failed.end(), host), host);
    }
  }
  return changed;
}

const Tenant* tenantOn(const Cluster& cluster, const std::string& group, int host) {
  const auto found = std::find_if(cluster.tenants.begin(), cluster.tenants.end(),
                                  [&](const Tenant& t) { return holds(t, group, host); });
  return found == cluster.tenants.end() ? nullptr : &*found;
}

Cluster withOccupied(const Cluster& cluster, const std::string& group, int host,
                     const std::string& name) {
  Cluster changed = cluster;
  Tenant added;
  added.name = name;
  added.hosts = group;
  added.first = host;
  added.count = 1;
  const auto joins = [&](const Tenant& tenant) {
    Tenant same = tenant;
    same.first = added.first;
    same.count = added.count;
    return same == added;
  };
  // The hosts on both sides may become one run with it.
  for (auto tenant = changed.tenants.begin(); tenant != changed.tenants.end();) {
    const bool before = tenant->first + tenant->count == added.first;
    const bool after = added.first + added.count == tenant->first;
    if (!joins(*tenant) || (!before && !after)) {
      ++tenant;
      continue;
    }
    if (before) added.first = tenant->first;
    added.count += tenant->count;
    tenant = changed.tenants.erase(tenant);
  }
  changed.tenants.push_back(std::move(added));
  return changed;
}

Cluster withFreed(const Cluster& cluster, const std::string& group, int host) {
  Cluster changed = cluster;
  changed.tenants.clear();
  for (const Tenant& tenant : cluster.tenants) {
    if (!holds(tenant, group, host)) {
      changed.tenants.push_back(tenant);
      continue;
    }
    Tenant before = tenant;
    before.count = host - tenant.first;
    Tenant after = tenant;
    after.first = host + 1;
    after.count = tenant.first + tenant.count - after.first;
    if (before.count > 0) changed.tenants.push_back(std::move(before));
    if (after.count > 0) changed.tenants.push_back(std::move(after));
  }
  return changed;
}

}  // namespace slicescape::ui
