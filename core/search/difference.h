// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape {

/// One part of the step and how much it changes.
struct PartDifference {
  Text name;          ///< "all-reduce", "bubble"
  Text sentence;      ///< "+0.23 s bubble"
  double amount = 0;  ///< seconds, new minus old
};

/// What distinguishes two plans and what that does, in amounts.
struct PlanDifference {
  std::vector<Text> changes;          ///< "TP 8 → 4", one per setting that differs
  std::vector<PartDifference> times;  ///< parts of the step, largest change first
  double stepTime = 0;                ///< seconds, new minus old
  Bytes peak;                         ///< worst GPU, new minus old
  std::vector<Text> sentences;        ///< the same told: "TP 8 → 4: −0.41 s …, +0.23 s …"
};

/// The differences from `before` to `after`. Both evaluations must have been computed. Parts
/// below 0.2 % of the step are listed but not told.
PlanDifference planDifference(const Plan& before, const Evaluation& beforeResult, const Plan& after,
                              const Evaluation& afterResult,
                              const Catalogues& catalogues = Catalogues::builtIn());

/// Settings of the layout and the batch that differ, each "name old → new".
std::vector<Text> layoutChanges(const Plan& before, const Plan& after,
                                const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
