// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/plan.h"
#include "core/schedule/csv.h"

namespace slicescape {

/// The name of the kind in plans whose schedule was read from a file.
inline constexpr std::string_view kCustomSchedule = "custom";

/// The programs that the plan's schedule carries. Fails, with the rank ("line 3" is rank 2),
/// as readScheduleCsv() does.
Result<CsvSchedule> customScheduleOf(const ScheduleChoice& choice);

/// What keeps programs from being the schedule of a plan: another number of ranks or of
/// micro-batches, or stages that a plan cannot place. Empty when they fit.
std::vector<ScheduleProblem> checkCustomSchedule(const Schedule& schedule, int ranks,
                                                 int microBatches);

/// The plan with a schedule that was read from `file` (for messages): kind "custom", its
/// programs, and VPP as they need. When that changes the number of chunks, or their way,
/// an explicit stage list cannot stay and the layers are spread evenly. Fails when the
/// programs do not fit the plan, or wait for each other in a circle.
Result<Plan> withCustomSchedule(const Plan& plan, const Schedule& schedule,
                                const std::string& file);

/// The micro-batches per pipeline and step: global batch over micro-batch and DP.
int microBatchesOf(const Plan& plan);

/// True when the plan's chunks go down the ranks and back up, by its schedule.
bool isVShaped(const Layout& layout);

}  // namespace slicescape
