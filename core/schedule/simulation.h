// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/schedule.h"
#include "core/schedule/times.h"
#include "core/units/result.h"

namespace slicescape {

/// One executed operation.
struct TimelineBlock {
  Operation operation;
  double start = 0;
  double end = 0;
};

/// The simulated step. Ratios are named as in DESIGN section 3: never one name for two.
struct Timeline {
  ScheduleShape shape;
  std::vector<std::vector<TimelineBlock>> ranks;  ///< [rank][position]
  double makespan = 0;
  std::vector<double> busy;  ///< per rank
  std::vector<double> firstStart;
  std::vector<double> lastEnd;
  /// Most chunk activations held at once, counted from the start of F to the end of the
  /// input gradient, and to the end of the weight gradient.
  std::vector<int> peakLiveUntilInput;
  std::vector<int> peakLiveUntilWeight;

  double bubbleRatio() const;            ///< 1 − busy / makespan, averaged over ranks
  double bubbleOverhead() const;         ///< makespan / busy − 1, busy averaged over ranks
  double bubbleRatioSpan() const;        ///< worst rank's idle inside its own span, over that span
  double bubbleRatioOf(int rank) const;  ///< 1 − busy / makespan of one rank
};

/// Runs the programs: every operation starts as soon as its rank is free and what it
/// depends on has arrived. O(operations). Fails, naming the cycle, when the programs
/// can never finish.
Result<Timeline> simulate(const Schedule& schedule, const ScheduleTimes& times);

}  // namespace slicescape
