// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/compat_memory.h"

#include <algorithm>

#include "core/plan/resolve.h"

namespace slicescape {

std::optional<CompatMemory> compatMemory(const Plan& plan, const Catalogues& catalogues) {
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  if (resolved.model == nullptr || resolved.contexts.empty()) return std::nullopt;
  const ModelProfile& model = *resolved.model;
  const std::int64_t parameters = model.totalParameters();
  const std::int64_t largest = largestModule(model);
  const std::int64_t world = plan.layout->worldSize();
  const int perHost = static_cast<int>(std::min<std::int64_t>(
      world,
      std::max(
          1,
          resolved.devicesPerHost[static_cast<std::size_t>(resolved.hostGroupOfStage.front())])));
  const int hosts = static_cast<int>((world + perHost - 1) / perHost);
  CompatMemory memory;
  memory.megatron = megatronMemoryReport(model, resolved.contexts.front());
  memory.zero2 = zero2Estimate(parameters, perHost, hosts, false);
  memory.zero2Offload = zero2Estimate(parameters, perHost, hosts, true);
  memory.zero3 = zero3Estimate(parameters, largest, perHost, hosts, false, false);
  memory.zero3OffloadOptimizer = zero3Estimate(parameters, largest, perHost, hosts, true, false);
  memory.zero3Offload = zero3Estimate(parameters, largest, perHost, hosts, true, true);
  return memory;
}

}  // namespace slicescape
