// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/plan/plan.h"
#include "core/units/result.h"
#include "core/validation/measured_run.h"

namespace slicescape {

/// The software a run was made with: what its silent fields default to. A default may
/// depend on framework, release year and hardware generation, never on the run itself.
struct RunSoftware {
  enum class Stack {
    MegatronCore,
    MegatronLm,
    MegatronDeepSpeed,
    DeepSpeed,
    TorchTitan,
    Fsdp,
    InternEvo
  };
  Stack stack = Stack::MegatronCore;
  int year = 2024;
  int month = 1;
  bool vendorRecipe = false;   ///< NVIDIA's own benchmark recipes
  bool graphCaptured = false;  ///< whole step captured (MLPerf submissions, XLA)
};
RunSoftware softwareOf(const MeasuredRun& run);

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
