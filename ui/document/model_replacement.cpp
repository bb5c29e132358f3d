// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/model_replacement.h"

#include <utility>

#include "core/plan/evaluate.h"

namespace slicescape::ui {

ModelReplacement withModel(const Plan& plan, std::shared_ptr<const ModelProfile> profile) {
  const std::shared_ptr<const ModelProfile> before = modelOf(plan);
  const bool sameLayers = before != nullptr && before->layerCount() == profile->layerCount() &&
                          before->mtpModules == profile->mtpModules;
  const bool namesStages = plan.layout->stages.has_value() || plan.layout->stageLayout.has_value();
  ModelReplacement result{plan, false};
  result.plan.model = ModelChoice{{}, std::move(profile), plan.model->unknown};
  if (namesStages && !sameLayers) {
    result.plan = withEvenStages(result.plan);
    result.stagesSpreadAgain = true;
  }
  return result;
}

Plan withEvenStages(const Plan& plan) {
  Plan next = plan;
  next.layout = plan.layout.edited([](Layout& layout) {
    layout.stages.reset();
    layout.stageLayout.reset();
    layout.stageRule.reset();
  });
  return next;
}

}  // namespace slicescape::ui
