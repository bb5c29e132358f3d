// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "core/plan/simulated_step.h"

namespace slicescape::cli {

/// The simulated step as the contract of `schedule --json` promises it, and beside that idle
/// time by cause, the critical path and, where the step knows bytes, memory over time.
boost::json::value scheduleToJson(const SimulatedStep& step);

/// The same for a reader at a terminal.
std::string scheduleText(const SimulatedStep& step);

}  // namespace slicescape::cli
