// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/cost/fabric.h"
#include "core/cost/training_context.h"
#include "core/layout/placement.h"
#include "core/layout/rank_grid.h"
#include "core/layout/stage_map.h"
#include "core/plan/evaluate.h"
#include "core/schedule/schedule.h"

namespace slicescape {

/// A plan with every id looked up and every default filled in: the input of rules and
/// costs. `problems` are those that leave nothing to compute (no model, no hosts).
struct ResolvedPlan {
  std::shared_ptr<const ModelProfile> model;  ///< null when unknown
  RankGrid grid{1, 1, 1, 1, 1, 1};
  std::vector<Fabric> fabrics;      ///< by host group
  std::vector<int> devicesPerHost;  ///< by host group; 0 when the type is unknown
  Placement placement;
  StageMap stages;
  bool stageMapIsLegal = false;
  std::vector<Text> stageProblems;
  ScheduleShape schedule;
  std::vector<ScheduleProblem> scheduleProblems;
  std::shared_ptr<const Schedule> customSchedule;  ///< programs that the plan carries, or null
  bool scheduleKnown = true;
  bool networkIsUsable = true;  ///< hosts that must talk have bandwidth to do it
  bool batchIsWhole = true;     ///< global batch = micro-batch · dp · m
  /// One context per pipeline rank: stages on other devices have other times.
  std::vector<TrainingContext> contexts;
  std::vector<int> hostGroupOfStage;
  std::vector<Assumption> assumptions;
  std::vector<Finding> problems;

  /// True when times and memory can be computed.
  bool isComputable() const {
    return model != nullptr && networkIsUsable && stageMapIsLegal && scheduleKnown &&
           scheduleProblems.empty() && !contexts.empty();
  }
};

ResolvedPlan resolvePlan(const Plan& plan, const Catalogues& catalogues);

/// The context of stages on a host group, for a plan on the same hardware as `resolved` and
/// with its schedule, without listing what was assumed. Workload and layout are the plan's.
TrainingContext contextOn(const Plan& plan, const ResolvedPlan& resolved, int hostGroup);

/// The schedule that a plan's words mean: one rank is always "none", more than one chunk
/// makes 1F1B interleaved, and V-shaped kinds imply two chunks. `known` is false when the
/// name is no schedule's. A custom schedule's shape is what the plan asks for; what its
/// programs are is in ResolvedPlan.
ScheduleShape scheduleOf(const Layout& layout, int microBatches, bool& known);

}  // namespace slicescape
