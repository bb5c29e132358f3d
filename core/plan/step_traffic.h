// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/term.h"
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

/// Where a StepWork comes from, term by term.
struct StepWorkTerms {
  struct Row {
    Term bytes, time, exposed;
  };
  std::vector<Row> collectives;  ///< as StepWork::collectives
  std::vector<Term> reduceExposed, gatherExposed, perMicroBatchExposed, optimizer;
};

/// Gradient reduction, parameter gathers and the update of one stage (cost_model 5.1, 5.2
/// and 4.4). `terms`, when given, receives where the numbers come from.
StepWork stepWork(const ResolvedPlan& resolved, int stage, const StageCost& cost,
                  StepWorkTerms* terms = nullptr);

/// Sends of a rank of `stage` to its neighbours in one step: activations one way, gradients
/// the other; the ends of the pipeline send one of them.
double boundaryTransfers(const ResolvedPlan& resolved, int stage);

/// Time for one micro-batch's activation from `stage` to the next: a rank sends 1/tp of
/// the tensor, then the ranks of the host gather it (cost_model 5.1; lessons, point 7).
double boundaryTime(const ResolvedPlan& resolved, int stage, Term* term = nullptr);

/// Bytes of that transfer per rank.
double boundaryBytes(const ResolvedPlan& resolved, int stage);

}  // namespace slicescape
