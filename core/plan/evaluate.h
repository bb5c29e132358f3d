// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/catalogue.h"
#include "core/model/model_catalogue.h"
#include "core/plan/evaluation.h"
#include "core/plan/plan.h"

namespace slicescape {

/// The catalogues a plan's ids refer to.
struct Catalogues {
  const HardwareCatalogue& hardware;
  const ModelCatalogue& models;

  static Catalogues builtIn();
};

/// Everything the plan implies. Pure, deterministic and thread-safe: equal plans give
/// equal evaluations. Never fails: what is wrong with the plan is in `findings`, and
/// what can still be computed is.
Evaluation evaluate(const Plan& plan, const Catalogues& catalogues = Catalogues::builtIn());

/// The profile the plan refers to; null when the id is unknown.
std::shared_ptr<const ModelProfile> modelOf(const Plan& plan,
                                            const Catalogues& catalogues = Catalogues::builtIn());

/// Stages as evaluated: the plan's own, or what its rule or the even split gives.
StageMap stagesOf(const Plan& plan, const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
