// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include "core/schedule/builders.h"
#include "core/schedule/stage_links.h"

namespace slicescape {

/// How weight gradients are fitted between forwards and input gradients.
struct FittingRule {
  double memoryLimit = std::numeric_limits<double>::infinity();  ///< chunk activations per rank
  /// Share of an activation that stays from the input to the weight gradient.
  double weightShare = 1;
  /// Idle time, in weight gradients, that is worth starting one: at 1 it must fit whole.
  double threshold = 1;
  /// The fitting is given up as soon as a rank's span or the makespan must become longer
  /// than these: a search has no use for it.
  double longestSpan = std::numeric_limits<double>::infinity();
  double longestMakespan = std::numeric_limits<double>::infinity();
};

/// What a fitted order comes to, latencies counted as asynchronous.
struct FittingResult {
  double makespan = 0;
  double longestSpan = 0;  ///< of any rank, from its first start to its last end
  double peak = 0;         ///< chunk activations
  bool gaveUp = false;     ///< see FittingRule; the rest means nothing then
};

/// Fits weight gradients into programs of forwards and input gradients. Each rank runs its
/// program as early as it can; a weight gradient (the oldest first) goes in front of an
/// operation when the rank would be idle long enough, or when a forward would exceed the
/// memory limit. What is left runs at the end.
class WeightFitter {
 public:
  /// `times` without a chunk for every slot count as equal times.
  WeightFitter(const ScheduleShape& shape, const ScheduleTimes& times);

  /// With `fitted`, also writes the programs.
  FittingResult fit(const Programs& order, const FittingRule& rule, Programs* fitted) const;

 private:
  ScheduleShape m_shape;
  Schedule m_placement;  // programs empty: tells where the stages are
  StageLinks m_links;
  /// Everything the inner loop reads about one slot of one rank.
  struct Slot {
    ChunkTimes times;
    StageLink link;
    std::int64_t row = 0;  ///< stage · micro-batches
  };
  std::vector<Slot> m_slots;       // [rank · slots + slot]
  std::vector<double> m_rankWork;  // [rank], seconds of the whole program
};

}  // namespace slicescape
