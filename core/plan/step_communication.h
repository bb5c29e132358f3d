// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/stage_cost.h"
#include "core/plan/step_traffic.h"

namespace slicescape {

/// One collective of a stage's step, and the group that runs it.
struct StageTraffic {
  CommunicationItem item;
  Collective collective = Collective::AllReduce;
  GroupShape shape;
};

/// Everything a rank of `stage` sends in one step, by axis and collective, on the fabric of
/// host group `group`. The exposed part of pipeline transfers is not known here (0).
std::vector<StageTraffic> stageTraffic(const ResolvedPlan& resolved, int stage, int group,
                                       const StageCost& cost, const StepWork& work);

/// How busy the drawn links are. Every host group that holds ranks counts with the stage
/// that loads it most; a rank's traffic spreads evenly over the cables of its host.
std::vector<LinkLoad> linkLoads(const ResolvedPlan& resolved, const std::vector<StageCost>& costs,
                                const std::vector<StepWork>& work, double stepTime);

}  // namespace slicescape
