// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/schedule/schedule.h"
#include "core/schedule/times.h"
#include "core/units/result.h"

// What keeps programs from running at all: entries that mean nothing, missing times, and
// circles of ranks that wait for each other.

namespace slicescape {

/// Where a rank stopped.
struct StuckRank {
  std::size_t position = 0;       ///< of the operation that could not start
  bool waitsForGradient = false;  ///< of a pair: its backward half is what waits
};

/// "F5.0@2": forward of micro-batch 5, chunk 0, on rank 2; B, I and W likewise, and
/// "(F5.0+B3.1)@2" for an overlapped pair.
std::string operationName(const Operation& operation, int rank);

/// Programs that address slots or micro-batches which the shape does not have, or a stage
/// map that does not give every stage one place.
std::optional<Error> checkPrograms(const Schedule& schedule);

/// Missing or negative times.
std::optional<Error> checkTimes(const ScheduleShape& shape, const ScheduleTimes& times);

/// Follows what each stopped rank waits for until a rank comes up again, and names that
/// circle; or names the operation that is waited for and never comes.
Error describeDeadlock(const Schedule& schedule, const std::vector<StuckRank>& stuck);

}  // namespace slicescape
