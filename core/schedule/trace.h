// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/schedule/timeline_analysis.h"
#include "core/schedule/timeline_events.h"

namespace slicescape {

/// A step as Chrome trace JSON, which Perfetto and chrome://tracing open. One process per
/// rank; operations with stage, micro-batch and chunk as arguments, recompute nested in its
/// backward; transfers on tracks of their own, with arrows to the operations that wait for
/// them; reduction, optimizer and gather at the end; a counter of chunk activations and,
/// when `memory` has a curve per rank, one of bytes. Times of the timeline count as seconds.
std::string traceJson(const Schedule& schedule, const ScheduleTimes& times,
                      const Timeline& timeline, const std::vector<MemoryCurve>& memory = {},
                      const StepExtras& extras = {});

}  // namespace slicescape
