// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/platform/gang_placement.h"
#include "core/platform/plan_completion.h"
#include "core/platform/queue_policy.h"

namespace slicescape {

/// Resharding to more replicas later (BLOOM's universal checkpoint took 45 min).
inline constexpr double kReshardS = 2700;

/// The plan on the pool as if it were alone on it: what a layout can do does not depend on who
/// is there today.
Plan withoutTenants(const Plan& plan);

/// The plan on `dp` replicas, placed anew. A ZeRO group that they no longer hold in whole is
/// given up; the batch stays.
Plan withReplicas(const Plan& plan, int dp);

/// What a job of so many devices asks the scheduler for by the rules of its queue: whole hosts
/// unless it is smaller than one, the topology level, its priority, whether it may preempt.
GangRequest gangRequest(std::int64_t devices, int devicesPerHost, const QueueSettings& queue);

/// The same layout with fewer replicas, small enough to start now, against waiting for the
/// whole gang. Times from the first step to the last token, in the mean.
struct SmallerGang {
  int dp = 0;
  std::int64_t devices = 0;
  double fullS = 0;
  double smallS = 0;
  double breakEvenWaitS = 0;  ///< small + resharding − full: start small when the wait is longer
};

/// The largest number of replicas that fits now and divides the batch. Empty when the gang fits
/// as it is, when not even one replica does, or when the smaller plan has no time per step.
std::optional<SmallerGang> smallerGang(const Plan& plan, const GangPlacement& placement,
                                       const PlanCompletion& full,
                                       const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
