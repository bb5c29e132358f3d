// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/plan_gang.h"

#include <algorithm>

namespace slicescape {

Plan withoutTenants(const Plan& plan) {
  if (plan.cluster->tenants.empty()) return plan;
  Plan changed = plan;
  changed.cluster = plan.cluster.edited([](Cluster& cluster) { cluster.tenants.clear(); });
  return changed;
}

GangRequest gangRequest(std::int64_t devices, int devicesPerHost, const QueueSettings& queue) {
  GangRequest request;
  request.devices = static_cast<int>(std::min<std::int64_t>(devices, 1 << 30));
  request.wholeHosts = devices >= devicesPerHost;
  request.required = queue.policy.required;
  request.priority = queue.priority;
  request.mayPreempt = queue.policy.preemption;
  return request;
}

Plan withReplicas(const Plan& plan, int dp) {
  Plan changed = plan;
  changed.placement = PlacementChoice{};
  changed.layout = plan.layout.edited([dp](Layout& layout) {
    layout.dp = dp;
    if (layout.zeroShardRanks && layout.dp * layout.cp % *layout.zeroShardRanks != 0) {
      layout.zeroShardRanks.reset();
    }
  });
  return changed;
}

std::optional<SmallerGang> smallerGang(const Plan& plan, const GangPlacement& placement,
                                       const PlanCompletion& full, const Catalogues& catalogues) {
  if (placement.answer == GangAnswer::FitsNow) return std::nullopt;
  const Layout& layout = *plan.layout;
  const std::int64_t replica = layout.worldSize() / std::max(1, layout.dp);
  const Workload& work = *plan.workload;
  const std::int64_t batches = work.globalBatch / std::max<std::int64_t>(1, work.microBatch);
  std::int64_t dp = std::min<std::int64_t>(
      placement.largestGangNow / std::max<std::int64_t>(1, replica), layout.dp - 1);
  while (dp > 0 && batches % dp != 0) --dp;
  if (dp < 1) return std::nullopt;
  const Plan smaller = withReplicas(withoutTenants(plan), static_cast<int>(dp));
  const Evaluation evaluation = evaluate(smaller, catalogues);
  const auto completion = planCompletionInput(smaller, evaluation, catalogues);
  if (!completion) return std::nullopt;
  SmallerGang result;
  result.dp = static_cast<int>(dp);
  result.devices = dp * replica;
  result.fullS = expectedCompletion(full.input).running();
  result.smallS = expectedCompletion(completion->input).running();
  result.breakEvenWaitS = breakEvenWait(result.fullS, result.smallS + kReshardS);
  return result;
}

}  // namespace slicescape
