// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/platform/completion.h"

namespace slicescape {

/// A plan's way to its last token.
struct PlanCompletion {
  CompletionInput input;
  CheckpointCost checkpoint;
  double tokens = 0;
  double mtbfHours = 0;
  double bestIntervalS = 0;  ///< by F4 for this job
  double youngIntervalS = 0;
  bool intervalIsChosen = false;  ///< the plan states its own interval
  std::int64_t sparesFor99 = 0;   ///< hosts, T12
  bool indicative = false;        ///< below about 4,096 GPUs host rates alone are optimistic
  CompletionEstimate estimate;
  std::vector<Assumption> assumptions;
};

/// Input of the completion estimate from a plan and its evaluation. Empty when the plan has
/// no time per step or no tokens to train on.
std::optional<PlanCompletion> planCompletion(const Plan& plan, const Evaluation& evaluation,
                                             const CompletionOptions& options = {},
                                             const Catalogues& catalogues = Catalogues::builtIn());

/// The same without drawing: input, checkpoint and intervals only.
std::optional<PlanCompletion> planCompletionInput(
    const Plan& plan, const Evaluation& evaluation,
    const Catalogues& catalogues = Catalogues::builtIn());

/// Seconds until the plan's deadline: its "deadline" is a number of seconds, or an object
/// with "s", or with a "date" (YYYY-MM-DD) counted from its "start" or else from `today`.
/// Empty when there is none or it cannot be read.
std::optional<double> deadlineSeconds(const Plan& plan, const std::string& today = {});

/// Days from the first date to the second, both YYYY-MM-DD; empty when one is no date.
std::optional<std::int64_t> daysBetween(const std::string& from, const std::string& to);

}  // namespace slicescape
