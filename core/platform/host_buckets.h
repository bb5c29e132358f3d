// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace slicescape {

/// Devices that a job holds: host and how many of it.
using HostHolds = std::vector<std::pair<int, int>>;

/// The free devices of a pool of equal hosts, kept by how many each host has free, so that
/// the best fit and the lowest empty hosts are found without a walk over all hosts. A value:
/// what-if questions copy it.
class HostBuckets {
 public:
  using Mask = std::vector<std::uint64_t>;  ///< one bit per host

  /// `domains` gives each host's topology domain; empty = all in one.
  HostBuckets(int hosts, int devices, std::vector<int> domains);

  int hosts() const { return m_hosts; }
  int devices() const { return m_devices; }
  int freeDevices() const { return m_freeDevices; }
  int freeOf(int host) const { return m_free[static_cast<std::size_t>(host)]; }
  bool isClosed(int host) const { return m_closed[static_cast<std::size_t>(host)] > 0; }

  /// Where a gang of `count` devices goes: up to one host, the fullest host with room; above,
  /// whole empty hosts of the domain with the fewest that suffice (lowest index first) and the
  /// rest on the fullest host with room. Hosts of `avoid` are left out. Empty: it does not fit.
  HostHolds find(int count, const Mask* avoid = nullptr) const;
  /// The same, but as much of it as there is (whole hosts), for jobs that start piecemeal.
  HostHolds findSome(int count) const;
  /// False when even an empty pool does not hold it.
  bool canEverHold(int count) const;

  void take(const HostHolds& holds);
  void give(const HostHolds& holds);
  /// A closed host takes no more jobs; closings nest.
  void close(int host);
  void open(int host);

  Mask emptyMask() const { return Mask((static_cast<std::size_t>(m_hosts) + 63) / 64, 0); }

 private:
  int bestFit(int count, const Mask* avoid, int domain, const HostHolds& taken) const;
  void move(int host, int free);
  void insert(int host);
  void remove(int host);
  int domainOf(int host) const { return m_domains[static_cast<std::size_t>(host)]; }

  int m_hosts = 0;
  int m_devices = 0;
  int m_freeDevices = 0;  ///< of open hosts
  std::vector<int> m_free;
  std::vector<int> m_closed;
  std::vector<int> m_domains;
  std::vector<int> m_emptyInDomain;
  std::vector<int> m_hostsInDomain;
  std::vector<Mask> m_byFree;  ///< by free devices, hosts that have exactly so many
};

}  // namespace slicescape
