// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "core/plan/resolve.h"
#include "core/search/in_flight.h"
#include "core/search/stage_classes.h"

namespace slicescape {

/// How full a GPU gets when a chunk holds a run of layers, under the schedule's in-flight
/// counts: device memory over capacity. With several chunks per rank the other chunks are
/// taken to hold as much, so that the sum over a rank is that of equal chunks.
class StageMemoryUse {
 public:
  explicit StageMemoryUse(const ResolvedPlan& resolved);

  double fill(int position, int first, int end) const;

 private:
  const ResolvedPlan& m_resolved;
  KindCounts m_counts;
  InFlightTable m_table;
  std::vector<InFlight> m_inFlight;  ///< by rank
  mutable ResolvedPlan m_single;     ///< one stage, filled in by fill()
  /// Runs that hold as many layers of each kind weigh the same: {position, counts} -> fill.
  mutable std::map<std::vector<int>, double> m_known;
};

}  // namespace slicescape
