// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/plan/plan.h"

namespace slicescape::ui {

/// The plan with another model, and what had to follow.
struct ModelReplacement {
  Plan plan;
  /// The old stage map did not fit the new model, so the layers are spread evenly again.
  bool stagesSpreadAgain = false;
};

/// Puts `profile` into `plan`. Parallel degrees stay as they are, even when they are
/// wrong for the new model: that shows as findings, and the user decides. Only a stage
/// map that places layers the model does not have, or leaves some out, is dropped for the
/// even one.
ModelReplacement withModel(const Plan& plan, std::shared_ptr<const ModelProfile> profile);

/// The plan with its layers spread evenly over its pipeline stages: a plan that names
/// no stages means just that.
Plan withEvenStages(const Plan& plan);

}  // namespace slicescape::ui
