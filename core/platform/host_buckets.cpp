// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/host_buckets.h"

#include <algorithm>
#include <bit>

namespace slicescape {
namespace {

constexpr int kAnyDomain = -1;

/// Calls `visit(host)` for the hosts of a mask in order until it returns false.
template <class Visit>
void forEach(const HostBuckets::Mask& mask, const HostBuckets::Mask* avoid, Visit&& visit) {
  for (std::size_t word = 0; word < mask.size(); ++word) {
    std::uint64_t bits = mask[word];
    if (avoid != nullptr) bits &= ~(*avoid)[word];
    for (; bits != 0; bits &= bits - 1) {
      if (!visit(static_cast<int>(word * 64) + std::countr_zero(bits))) return;
    }
  }
}

}  // namespace

HostBuckets::HostBuckets(int hosts, int devices, std::vector<int> domains)
    : m_hosts(std::max(0, hosts)),
      m_devices(std::max(1, devices)),
      m_free(static_cast<std::size_t>(m_hosts), m_devices),
      m_closed(static_cast<std::size_t>(m_hosts), 0),
      m_domains(std::move(domains)),
      m_byFree(static_cast<std::size_t>(m_devices) + 1, emptyMask()) {
  m_domains.resize(static_cast<std::size_t>(m_hosts), 0);
  int count = 1;
  for (int& domain : m_domains) {
    domain = std::max(0, domain);
    count = std::max(count, domain + 1);
  }
  m_emptyInDomain.assign(static_cast<std::size_t>(count), 0);
  m_hostsInDomain.assign(static_cast<std::size_t>(count), 0);
  for (int host = 0; host < m_hosts; ++host) {
    insert(host);
    ++m_hostsInDomain[static_cast<std::size_t>(domainOf(host))];
  }
}

void HostBuckets::insert(int host) {
  const int free = freeOf(host);
  m_byFree[static_cast<std::size_t>(free)][static_cast<std::size_t>(host) / 64] |= std::uint64_t{1}
                                                                                   << (host % 64);
  m_freeDevices += free;
  if (free == m_devices) ++m_emptyInDomain[static_cast<std::size_t>(domainOf(host))];
}

void HostBuckets::remove(int host) {
  const int free = freeOf(host);
  m_byFree[static_cast<std::size_t>(free)][static_cast<std::size_t>(host) / 64] &=
      ~(std::uint64_t{1} << (host % 64));
  m_freeDevices -= free;
  if (free == m_devices) --m_emptyInDomain[static_cast<std::size_t>(domainOf(host))];
}

void HostBuckets::move(int host, int free) {
  if (isClosed(host)) {
    m_free[static_cast<std::size_t>(host)] = free;
    return;
  }
  remove(host);
  m_free[static_cast<std::size_t>(host)] = free;
  insert(host);
}

void HostBuckets::take(const HostHolds& holds) {
  for (const auto& [host, devices] : holds) move(host, freeOf(host) - devices);
}

void HostBuckets::give(const HostHolds& holds) {
  for (const auto& [host, devices] : holds) move(host, freeOf(host) + devices);
}

void HostBuckets::close(int host) {
  if (!isClosed(host)) remove(host);
  ++m_closed[static_cast<std::size_t>(host)];
}

void HostBuckets::open(int host) {
  if (--m_closed[static_cast<std::size_t>(host)] == 0) insert(host);
}

int HostBuckets::bestFit(int count, const Mask* avoid, int domain, const HostHolds& taken) const {
  for (int free = count; free <= m_devices; ++free) {
    int found = -1;
    forEach(m_byFree[static_cast<std::size_t>(free)], avoid, [&](int host) {
      if (domain != kAnyDomain && domainOf(host) != domain) return true;
      const bool isTaken = std::any_of(taken.begin(), taken.end(),
                                       [host](const auto& hold) { return hold.first == host; });
      if (isTaken) return true;
      found = host;
      return false;
    });
    if (found >= 0) return found;
  }
  return -1;
}

HostHolds HostBuckets::find(int count, const Mask* avoid) const {
  if (count <= 0 || m_freeDevices < count) return {};
  if (count <= m_devices) {
    const int host = bestFit(count, avoid, kAnyDomain, {});
    return host < 0 ? HostHolds() : HostHolds{{host, count}};
  }
  const int whole = count / m_devices;
  const int rest = count % m_devices;
  // Domains that may hold it, the one with the fewest empty hosts first.
  std::vector<int> order;
  for (int d = 0; d < static_cast<int>(m_emptyInDomain.size()); ++d) {
    if (m_emptyInDomain[static_cast<std::size_t>(d)] >= whole) order.push_back(d);
  }
  std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
    return m_emptyInDomain[static_cast<std::size_t>(a)] <
           m_emptyInDomain[static_cast<std::size_t>(b)];
  });
  for (const int domain : order) {
    HostHolds holds;
    forEach(m_byFree[static_cast<std::size_t>(m_devices)], avoid, [&](int host) {
      if (domainOf(host) == domain) holds.emplace_back(host, m_devices);
      return static_cast<int>(holds.size()) < whole;
    });
    if (static_cast<int>(holds.size()) < whole) continue;
    if (rest > 0) {
      const int host = bestFit(rest, avoid, domain, holds);
      if (host < 0) continue;
      holds.emplace_back(host, rest);
    }
    return holds;
  }
  return {};
}

HostHolds HostBuckets::findSome(int count) const {
  HostHolds holds;
  forEach(m_byFree[static_cast<std::size_t>(m_devices)], nullptr, [&](int host) {
    if (count <= 0) return false;
    holds.emplace_back(host, std::min(count, m_devices));
    count -= m_devices;
    return true;
  });
  return holds;
}

bool HostBuckets::canEverHold(int count) const {
  const int most = m_hostsInDomain.empty()
                       ? 0
                       : *std::max_element(m_hostsInDomain.begin(), m_hostsInDomain.end());
  return count > 0 && (count + m_devices - 1) / m_devices <= std::max(most, m_hosts > 0 ? 1 : 0);
}

}  // namespace slicescape
