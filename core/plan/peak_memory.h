// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/evaluation.h"
#include "core/plan/stage_cost.h"

namespace slicescape {

/// The moment at which a rank's activations are largest, found by walking its timeline.
struct ActivationPeak {
  double activations = 0;                            ///< bytes of saved activations at the peak
  double logits = 0;                                 ///< bytes of logits alive at the peak
  double workingSet = 0;                             ///< bytes rebuilt by recompute at the peak
  OperationKind operation = OperationKind::Forward;  ///< running at the peak
  int microBatch = 0;
  double time = 0;        ///< start of that operation
  double inFlight = 0;    ///< micro-batches held, in units of the whole stage
  std::vector<int> held;  ///< forwards of each chunk whose activations are alive
};

/// Walks the rank's operations in order: a forward adds its chunk's activations, the end
/// of the backward (of the weight gradient when split) takes them away; logits and the
/// recompute working set come on top while their operation runs.
ActivationPeak activationPeak(const std::vector<TimelineBlock>& blocks, const StageCost& stage);

/// Memory of one GPU of the stage at its peak, all categories (cost_model section 3).
MemoryBreakdown stageMemory(const ResolvedPlan& resolved, const StageCost& stage,
                            const TrainingContext& context, const ActivationPeak& peak);

}  // namespace slicescape
