// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/search/objective.h"
#include "core/search/pruning.h"
#include "core/search/search_space.h"

namespace slicescape {

/// A plan the search found, fully evaluated. The timeline is dropped to save memory;
/// evaluate() of the plan gives it back.
struct FoundPlan {
  Plan plan;
  Candidate candidate;
  Evaluation evaluation;
  PlanScore score;
  bool isBest = false;        ///< the optimum of the objective
  bool tiesWithBest = false;  ///< cannot be told apart from the best
};

struct SearchProgress {
  double share = 0;  ///< of the whole work, 0 … 1
  std::int64_t seen = 0;
  std::int64_t feasible = 0;
  /// Best fully evaluated plan so far; null until there is one.
  const FoundPlan* best = nullptr;
};

struct SearchOptions {
  Objective objective = Objective::StepTime;
  int top = 10;     ///< plans to return
  int threads = 0;  ///< 0 = all cores
  int shard = 0;    ///< this part of …
  int shards = 1;   ///< … so many
  /// Called on the thread that runs the search, a few times a second.
  std::function<void(const SearchProgress&)> progress;
  /// Set from any thread to stop; what was found until then is returned.
  const std::atomic<bool>* cancel = nullptr;
};

struct SearchResult {
  Objective objective = Objective::StepTime;
  std::int64_t space = 0;         ///< layouts in the space
  std::int64_t estimated = 0;     ///< of them priced by closed forms
  std::int64_t evaluated = 0;     ///< of them simulated in full
  std::int64_t feasible = 0;      ///< legal, and not excluded by a memory bound or a limit
  Pruned pruned;                  ///< why layouts were dropped
  std::vector<FoundPlan> plans;   ///< best first; those that tie with it simplest first
  std::vector<FoundPlan> pareto;  ///< none is beaten in step time, memory, GPUs and cost at once
  double wallSeconds = 0;
  double firstResultSeconds = 0;  ///< until the first fully evaluated fitting plan
  double closedFormSeconds = 0;   ///< summed over the threads
  bool cancelled = false;
  bool hasPrice = false;
};

/// The best plans of the space. Closed forms give a lower bound of step time and memory for
/// every layout (core/search/closed_form.h); layouts are then evaluated in full in the order
/// of their bound until no bound is left below the worst of the plans to return. So the
/// first plan is the optimum of evaluate() over the space. The result does not depend on
/// the number of threads.
SearchResult searchPlans(const Plan& plan, const SearchSpace& space,
                         const SearchOptions& options = {},
                         const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
