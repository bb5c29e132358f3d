// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/platform/completion.h"

namespace slicescape {

/// What saving every `intervalS` costs, as shares of the useful time.
struct IntervalCost {
  double intervalS = 0;
  double blocking = 0;  ///< standing still while a checkpoint is taken, w / dt
  double total = 0;     ///< with failures: detection, restart and what is done again (F4)

  double failures() const { return total - blocking; }
};

/// The cost curve of the checkpoint interval for one job, `points` intervals evenly spaced on a
/// logarithmic axis around the best one (a thirtieth to thirty times of it). Empty when nothing
/// fails or nothing blocks: then there is no best interval.
std::vector<IntervalCost> intervalCosts(const CompletionInput& input, double bestIntervalS,
                                        int points = 61);

/// One point of that curve.
IntervalCost intervalCost(const CompletionInput& input, double intervalS);

}  // namespace slicescape
