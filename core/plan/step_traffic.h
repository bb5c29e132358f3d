// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/stage_cost.h"

namespace slicescape {

/// One collective of the step as the data-parallel axis runs it.
struct StepCollective {
  Collective collective = Collective::AllReduce;
  GroupShape shape;
  int groupSize = 1;
  double ranksPerHost = 1;
  double wireBytes = 0;
  double count = 0;
  double time = 0;
  double exposed = 0;
  std::string link;
  std::string linkId;
};

/// Once-per-step work of a pipeline rank beside its micro-batches.
struct StepWork {
  std::vector<StepCollective> collectives;  ///< data-parallel reduction and gathers
  double reduceExposed = 0;                 ///< after the last backward
  double gatherExposed = 0;                 ///< before the first forward of the next step
  double perMicroBatchExposed = 0;          ///< ZeRO-3 gathers that do not hide, per micro-batch
  double optimizer = 0;                     ///< update of the local shard
};

/// Gradient reduction, parameter gathers and the update of one stage (cost_model 5.1, 5.2
/// and 4.4).
StepWork stepWork(const ResolvedPlan& resolved, int stage, const StageCost& cost);

/// Time for one micro-batch's activation from `stage` to the next: a rank sends 1/tp of
/// the tensor, then the ranks of the host gather it (cost_model 5.1; lessons, point 7).
double boundaryTime(const ResolvedPlan& resolved, int stage);

/// Bytes of that transfer per rank.
double boundaryBytes(const ResolvedPlan& resolved, int stage);

}  // namespace slicescape
