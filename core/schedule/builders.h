// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/schedule.h"

// The builder of each kind, one file each. A builder gets a shape that checkSchedule
// accepts and returns one program per rank. Private to core/schedule: others call
// buildSchedule().

namespace slicescape {

using Program = std::vector<Operation>;
using Programs = std::vector<Program>;

inline Operation operation(OperationKind kind, int microBatch, int chunk = 0) {
  return {kind, static_cast<std::uint16_t>(chunk), microBatch, 0, 0};
}

Programs gpipePrograms(const ScheduleShape& shape);
Programs oneFOneBPrograms(const ScheduleShape& shape);
Programs interleavedPrograms(const ScheduleShape& shape);
Programs breadthFirstPrograms(const ScheduleShape& shape);
Programs zeroBubbleH1Programs(const ScheduleShape& shape);
Programs zeroBubbleH2Programs(const ScheduleShape& shape);
Programs zeroBubbleVPrograms(const ScheduleShape& shape);
Programs controlledMemoryPrograms(const ScheduleShape& shape, const ScheduleTimes& times);
Programs dualPipePrograms(const ScheduleShape& shape);
Programs zeroBubbleAutoPrograms(const ScheduleShape& shape, const ScheduleTimes& times);

}  // namespace slicescape
