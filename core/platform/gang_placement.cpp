// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/gang_placement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace slicescape {
namespace {

/// Hosts of the pool, by index, that a gang would take; empty when it does not fit.
using Choice = std::vector<int>;

struct Domain {
  std::vector<int> hosts;  ///< usable ones, in order
  int devices = 0;         ///< usable for the gang
};

/// Devices of one host that a gang may use.
int usable(const PoolHost& host, bool wholeHosts) {
  return wholeHosts ? (host.isEmpty() ? host.devices : 0) : host.free();
}

std::map<int, Domain> domainsOf(const Pool& pool, const GangRequest& request, TopologyLevel level,
                                const std::vector<int>* within = nullptr) {
  std::map<int, Domain> domains;
  const auto add = [&](int index) {
    const PoolHost& host = pool.hosts[static_cast<std::size_t>(index)];
    const int devices = usable(host, request.wholeHosts);
    if (devices == 0) return;
    Domain& domain = domains[host.domain(level)];
    domain.hosts.push_back(index);
    domain.devices += devices;
  };
  if (within != nullptr) {
    for (const int index : *within) add(index);
  } else {
    for (int i = 0; i < static_cast<int>(pool.hosts.size()); ++i) add(i);
  }
  return domains;
}

/// The first hosts of a list that hold the gang.
Choice firstHosts(const Pool& pool, const GangRequest& request, const std::vector<int>& hosts) {
  Choice chosen;
  int left = request.devices;
  for (const int index : hosts) {
    if (left <= 0) break;
    chosen.push_back(index);
    left -= usable(pool.hosts[static_cast<std::size_t>(index)], request.wholeHosts);
  }
  return left <= 0 ? chosen : Choice();
}

/// Hosts for whole slices: as many slices as a domain holds, the fullest domains first.
Choice slicedHosts(const Pool& pool, const GangRequest& request, const std::vector<int>& hosts) {
  if (request.sliceHosts <= 0 || request.sliceLevel == TopologyLevel::Cluster) {
    return firstHosts(pool, request, hosts);
  }
  const std::map<int, Domain> inner = domainsOf(pool, request, request.sliceLevel, &hosts);
  std::vector<int> usableHosts;
  for (const auto& [id, domain] : inner) {
    const std::size_t slice = static_cast<std::size_t>(request.sliceHosts);
    const std::size_t whole = domain.hosts.size() / slice * slice;
    usableHosts.insert(usableHosts.end(), domain.hosts.begin(),
                       domain.hosts.begin() + static_cast<std::ptrdiff_t>(whole));
  }
  return firstHosts(pool, request, usableHosts);
}

/// The gang in the fullest domain of the required level that holds it.
Choice choose(const Pool& pool, const GangRequest& request, int* slack = nullptr) {
  Choice best;
  int bestDevices = std::numeric_limits<int>::max();
  for (const auto& [id, domain] : domainsOf(pool, request, request.required)) {
    if (domain.devices < request.devices || domain.devices >= bestDevices) continue;
    Choice chosen = slicedHosts(pool, request, domain.hosts);
    if (chosen.empty()) continue;
    best = std::move(chosen);
    bestDevices = domain.devices;
    if (slack != nullptr) *slack = static_cast<int>(domain.hosts.size() - best.size());
  }
  return best;
}

std::vector<PlacedRun> runsOf(const Pool& pool, const GangRequest& request, const Choice& hosts) {
  std::vector<PlacedRun> runs;
  std::int64_t rank = 0;
  for (const int index : hosts) {
    const PoolHost& host = pool.hosts[static_cast<std::size_t>(index)];
    const std::int64_t devices =
        std::min<std::int64_t>(usable(host, request.wholeHosts), request.devices - rank);
    const bool continues =
        !runs.empty() && runs.back().hostGroup == host.group &&
        runs.back().devicesPerHost == devices &&
        runs.back().firstHost + runs.back().rankCount / runs.back().devicesPerHost == host.index;
    if (continues) {
      runs.back().rankCount += devices;
    } else {
      runs.push_back({rank, devices, host.group, host.index, static_cast<int>(devices)});
    }
    rank += devices;
  }
  return runs;
}

void release(Pool& pool, const PoolTenant& tenant) {
  for (const auto& [host, devices] : tenant.holds) {
    pool.hosts[static_cast<std::size_t>(host)].busy -= devices;
  }
}

/// The time at which the tenants that end leave room, or infinity.
double waitFor(Pool pool, const GangRequest& request, Choice& chosen, int& slack) {
  std::vector<const PoolTenant*> ending;
  for (const PoolTenant& tenant : pool.tenants) {
    if (std::isfinite(tenant.endsInS)) ending.push_back(&tenant);
  }
  std::stable_sort(ending.begin(), ending.end(), [](const PoolTenant* a, const PoolTenant* b) {
    return a->endsInS < b->endsInS;
  });
  for (const PoolTenant* tenant : ending) {
    release(pool, *tenant);
    chosen = choose(pool, request, &slack);
    if (!chosen.empty()) return tenant->endsInS;
  }
  return std::numeric_limits<double>::infinity();
}

/// Tenants that must go: lowest priority first, among equals the one that would stay longest;
/// those that turn out not to be needed stay.
std::vector<const PoolTenant*> victimsFor(const Pool& pool, const GangRequest& request,
                                          Choice& chosen, int& slack) {
  std::vector<const PoolTenant*> order;
  for (const PoolTenant& tenant : pool.tenants) {
    if (tenant.preemptible && tenant.priority < request.priority) order.push_back(&tenant);
  }
  std::stable_sort(order.begin(), order.end(), [](const PoolTenant* a, const PoolTenant* b) {
    if (a->priority != b->priority) return a->priority < b->priority;
    return a->endsInS > b->endsInS;
  });
  Pool tried = pool;
  std::vector<const PoolTenant*> victims;
  for (const PoolTenant* tenant : order) {
    release(tried, *tenant);
    victims.push_back(tenant);
    if (!choose(tried, request).empty()) break;
  }
  chosen = choose(tried, request, &slack);
  if (chosen.empty()) return {};
  for (std::size_t i = victims.size(); i-- > 0;) {
    Pool fewer = pool;
    for (std::size_t j = 0; j < victims.size(); ++j) {
      if (j != i) release(fewer, *victims[j]);
    }
    int fewerSlack = 0;
    Choice without = choose(fewer, request, &fewerSlack);
    if (without.empty()) continue;
    victims.erase(victims.begin() + static_cast<std::ptrdiff_t>(i));
    chosen = std::move(without);
    slack = fewerSlack;
  }
  return victims;
}

Pool withoutTenants(Pool pool) {
  for (PoolHost& host : pool.hosts) host.busy = 0;
  return pool;
}

// A sentence for every level: a word put into another sentence could not be translated.

/// {0} hosts of the gang.
const char* tooNarrow(TopologyLevel level) {
  switch (level) {
    case TopologyLevel::ScaleUp:
      return SLICESCAPE_TEXT(
          "No scale-up domain holds the {0} hosts of the gang, even when empty.");
    case TopologyLevel::Rack:
      return SLICESCAPE_TEXT("No rack holds the {0} hosts of the gang, even when empty.");
    case TopologyLevel::Block:
      return SLICESCAPE_TEXT("No block holds the {0} hosts of the gang, even when empty.");
    case TopologyLevel::Host:
      return SLICESCAPE_TEXT("The gang needs {0} hosts and is bound to one.");
    case TopologyLevel::Cluster:
      break;
  }
  return SLICESCAPE_TEXT("The cluster does not hold the {0} hosts of the gang, even when empty.");
}

/// {0} empty hosts.
const char* scattered(TopologyLevel level) {
  switch (level) {
    case TopologyLevel::ScaleUp:
      return SLICESCAPE_TEXT("{0} hosts are empty, but not within one scale-up domain.");
    case TopologyLevel::Rack:
      return SLICESCAPE_TEXT("{0} hosts are empty, but not within one rack.");
    case TopologyLevel::Block:
      return SLICESCAPE_TEXT("{0} hosts are empty, but not within one block.");
    case TopologyLevel::Host:
    case TopologyLevel::Cluster:
      break;
  }
  return SLICESCAPE_TEXT("{0} hosts are empty, but not as near to each other as required.");
}

/// The first reason that applies, with its numbers.
void explain(const Pool& pool, const GangRequest& request, GangPlacement& result) {
  const std::int64_t wanted = request.devices;
  int all = 0;
  for (const PoolHost& host : pool.hosts) all += host.devices;
  if (wanted > all) {
    result.obstacle = GangObstacle::TooLarge;
    result.reason = {SLICESCAPE_TEXT("The gang needs {0} GPUs, the cluster has {1}."),
                     {wanted, std::int64_t{all}}};
    result.remedy = {SLICESCAPE_TEXT("Use a smaller gang or add hosts."), {}};
    return;
  }
  if (choose(withoutTenants(pool), request).empty()) {
    Pool repaired = withoutTenants(pool);
    for (PoolHost& host : repaired.hosts) host.failed = false;
    if (!choose(repaired, request).empty()) {
      const std::int64_t failed = std::count_if(pool.hosts.begin(), pool.hosts.end(),
                                                [](const PoolHost& h) { return h.failed; });
      result.obstacle = GangObstacle::FailedHosts;
      result.reason = {SLICESCAPE_TEXT("The gang fits only when the failed hosts are back: {0}."),
                       {failed}};
      result.remedy = {SLICESCAPE_TEXT("Repair the hosts or keep spare ones."), {}};
      return;
    }
    result.obstacle = GangObstacle::Topology;
    result.reason = {tooNarrow(request.required), {std::int64_t{result.hostsNeeded}}};
    result.remedy = {SLICESCAPE_TEXT("Require a wider level, or slices of it."), {}};
    return;
  }
  if (result.freeDevices < wanted) {
    result.obstacle = GangObstacle::Tenants;
    result.reason = {SLICESCAPE_TEXT("Free GPUs: {0}; the gang needs {1}."),
                     {std::int64_t{result.freeDevices}, wanted}};
    result.remedy = {SLICESCAPE_TEXT("Wait, preempt, or start with a smaller gang."), {}};
    return;
  }
  GangRequest anywhere = request;
  anywhere.required = TopologyLevel::Cluster;
  anywhere.sliceHosts = 0;
  if (choose(pool, anywhere).empty()) {
    result.obstacle = GangObstacle::Fragmentation;
    result.reason = {
        SLICESCAPE_TEXT(
            "{0} GPUs are free, but too few hosts are empty: {1} of the {2} that the gang needs."),
        {std::int64_t{result.freeDevices}, std::int64_t{result.emptyHosts},
         std::int64_t{result.hostsNeeded}}};
    result.remedy = {SLICESCAPE_TEXT("Pack small jobs onto fewer hosts."), {}};
    return;
  }
  result.obstacle = GangObstacle::Topology;
  result.reason = {scattered(request.required), {std::int64_t{result.emptyHosts}}};
  result.remedy = {SLICESCAPE_TEXT("Prefer the level instead of requiring it, or wait."), {}};
}

/// Devices of the largest gang of the same kind that fits now.
int largestNow(const Pool& pool, const GangRequest& request) {
  GangRequest smaller = request;
  const int unit = request.wholeHosts ? std::max(1, pool.devicesPerHost) : 1;
  int low = 0;
  int high = pool.freeDevices() / unit;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    smaller.devices = middle * unit;
    if (choose(pool, smaller).empty()) {
      high = middle - 1;
    } else {
      low = middle;
    }
  }
  return low * unit;
}

}  // namespace

const char* gangAnswerWord(GangAnswer answer) {
  switch (answer) {
    case GangAnswer::FitsNow:
      return "fits_now";
    case GangAnswer::AfterWait:
      return "after_wait";
    case GangAnswer::OnlyWithPreemption:
      return "only_with_preemption";
    case GangAnswer::Never:
      break;
  }
  return "never";
}

GangPlacement placeGang(const Pool& pool, const GangRequest& request) {
  GangPlacement result;
  result.freeDevices = pool.freeDevices();
  result.emptyHosts = pool.emptyHosts();
  result.fragmentation = pool.fragmentation();
  const int perHost = std::max(1, pool.devicesPerHost);
  result.hostsNeeded = (request.devices + perHost - 1) / perHost;
  result.largestGangNow = largestNow(pool, request);

  Choice chosen = choose(pool, request, &result.slackHosts);
  if (!chosen.empty()) {
    result.answer = GangAnswer::FitsNow;
    result.where = runsOf(pool, request, chosen);
    result.reason = {chosen.size() == 1 ? SLICESCAPE_TEXT("The gang fits now on one host.")
                                        : SLICESCAPE_TEXT("The gang fits now on {0} hosts."),
                     {static_cast<std::int64_t>(chosen.size())}};
    return result;
  }
  explain(pool, request, result);
  const double wait = waitFor(pool, request, chosen, result.slackHosts);
  if (std::isfinite(wait)) {
    result.answer = GangAnswer::AfterWait;
    result.waitS = wait;
    Pool later = pool;
    for (const PoolTenant& tenant : pool.tenants) {
      if (tenant.endsInS <= wait) release(later, tenant);
    }
    chosen = choose(later, request, &result.slackHosts);
    result.where = runsOf(later, request, chosen);
    return result;
  }
  if (request.mayPreempt) {
    const std::vector<const PoolTenant*> victims =
        victimsFor(pool, request, chosen, result.slackHosts);
    if (!victims.empty()) {
      result.answer = GangAnswer::OnlyWithPreemption;
      Pool later = pool;
      for (const PoolTenant* tenant : victims) {
        release(later, *tenant);
        result.preempted.push_back(tenant->name);
      }
      result.where = runsOf(later, request, chosen);
      return result;
    }
  }
  result.answer = GangAnswer::Never;
  return result;
}

double breakEvenWait(double fullGangTime, double smallGangTime) {
  return std::max(0.0, smallGangTime - fullGangTime);
}

}  // namespace slicescape
