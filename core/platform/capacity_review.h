// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/platform/capacity.h"
#include "core/platform/interval_cost.h"
#include "core/platform/plan_gang.h"

namespace slicescape {

/// Everything a capacity review says of a plan, computed together: it is one answer to one
/// question, and its parts must not come from different plans.
struct CapacityReview {
  Pool pool;
  GangPlacement placement;
  std::optional<SmallerGang> smaller;        ///< where the gang does not fit now
  std::optional<PlanCompletion> completion;  ///< empty without a step time or tokens
  std::optional<CapacityView> capacity;
  std::vector<IntervalCost> intervals;
  std::vector<Text> warnings;  ///< what of the plan could not be read
};

struct ReviewOptions {
  std::string today;  ///< YYYY-MM-DD: a deadline by date counts from it
  CompletionOptions completion = {};
};

/// The layout is timed on the cluster without its tenants; they decide where and when it
/// starts. Where the queue wait is not stated and tenants say when they end, that is the wait.
CapacityReview reviewCapacity(const Plan& plan, const Evaluation& evaluation,
                              const ReviewOptions& options,
                              const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
