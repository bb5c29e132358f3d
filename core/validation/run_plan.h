// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/plan/plan.h"
#include "core/units/result.h"
#include "core/validation/measured_run.h"
#include "core/validation/run_software.h"

namespace slicescape {

/// A run as a plan, with every assumption in words.
struct RunPlan {
  Plan plan;
  std::vector<std::string> assumptions;
};

/// Builds the plan of a run. Where recompute is not stated, the least that fits is taken:
/// none, then the cheap modules, then the fewest layers. Fails when the run names a device
/// that the catalogue does not know.
Result<RunPlan> planOfRun(const MeasuredRun& run,
                          const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
