// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/hardware/catalogue.h"
#include "core/hardware/cluster.h"

namespace slicescape {

/// How near the hosts of a gang must be: in one host, one scale-up domain (NVLink rack), one
/// rack, one block of racks, or anywhere.
enum class TopologyLevel { Host, ScaleUp, Rack, Block, Cluster };

/// "host", "scale_up", "rack", "block", "cluster".
const char* topologyLevelWord(TopologyLevel level);

/// One host of the drawn cluster as the scheduler sees it.
struct PoolHost {
  int group = 0;  ///< index into Cluster::hosts
  int index = 0;  ///< inside the group
  int devices = 0;
  int busy = 0;  ///< devices that tenants hold
  bool failed = false;
  int scaleUp = 0, rack = 0, block = 0;  ///< domains, numbered over the whole pool

  int free() const { return failed ? 0 : devices - busy; }
  bool isEmpty() const { return !failed && busy == 0 && devices > 0; }
  int domain(TopologyLevel level) const;
};

/// Another tenant's hold on hosts of the pool.
struct PoolTenant {
  std::string name;
  std::vector<std::pair<int, int>> holds;  ///< host of the pool, devices
  double endsInS = 0;                      ///< infinity when unknown
  int priority = 0;
  bool preemptible = false;
};

/// The drawn cluster as a pool of hosts: racks are the groups' "rack" labels (a group
/// without one is a rack of its own), blocks their "block" labels (without one, the groups
/// under the same leaf switches).
struct Pool {
  std::vector<PoolHost> hosts;
  std::vector<PoolTenant> tenants;
  std::vector<std::string> rackNames;  ///< by PoolHost::rack
  int devicesPerHost = 0;              ///< of the largest host

  static Pool of(const Cluster& cluster,
                 const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn());

  int freeDevices() const;
  int emptyHosts() const;
  int usableDevices() const;  ///< of hosts that have not failed
  /// Free devices that stand on partly used hosts, over all free devices: what a gang of
  /// whole hosts cannot have.
  double fragmentation() const;
};

}  // namespace slicescape
