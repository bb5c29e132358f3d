// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/queue_simulation.h"

#include <algorithm>
#include <cmath>

#include "core/platform/queue_engine.h"

namespace slicescape {

QueueSimulation::Machine QueueSimulation::Machine::of(const Pool& pool, TopologyLevel level) {
  Machine machine;
  machine.devices = std::max(1, pool.devicesPerHost);
  std::vector<int> ids;
  for (const PoolHost& host : pool.hosts) {
    if (host.failed || host.devices != machine.devices) continue;
    const int id = host.domain(level == TopologyLevel::Host ? TopologyLevel::Cluster : level);
    const auto place = std::find(ids.begin(), ids.end(), id);
    machine.domains.push_back(static_cast<int>(place - ids.begin()));
    if (place == ids.end()) ids.push_back(id);
    ++machine.hosts;
  }
  return machine;
}

QueueReport QueueSimulation::run(const Machine& machine, const std::vector<QueueJob>& jobs,
                                 const QueuePolicy& policy, const QueueControl& control) {
  QueueEngine engine(machine, jobs, policy, control);
  return engine.run();
}

std::optional<double> waitPreviewS(double poolDevices, double gangDevices, double load,
                                   double arrivalCv, double serviceCv, double meanServiceS) {
  const double servers = gangDevices > 0 ? std::floor(poolDevices / gangDevices) : 0;
  if (servers < 4 || load <= 0 || load >= 1) return std::nullopt;
  return (arrivalCv * arrivalCv + serviceCv * serviceCv) / 2 *
         std::pow(load, std::sqrt(2 * (servers + 1)) - 1) / (servers * (1 - load)) * meanServiceS;
}

}  // namespace slicescape
