// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/cost/term.h"
#include "core/plan/evaluate.h"
#include "core/plan/resolve.h"
#include "core/plan/stage_cost.h"
#include "core/plan/step_traffic.h"

namespace slicescape {

/// Equal parts of a pipeline rank with the terms of one of them.
struct BlockTerms {
  Text name;
  double count = 1;  ///< of them; halves where two directions share the micro-batches
  LayerTerms terms;
};

/// What the explanations of one evaluation share: the plan resolved again, its costs, and the
/// terms that the cost functions write when asked, each stage's at its first use. They are the
/// functions that made the evaluation, so a term cannot drift away from the number it explains.
class Explainer {
 public:
  Explainer(const Plan& plan, const Evaluation& evaluation, const Catalogues& catalogues);

  const Plan& plan() const { return m_plan; }
  const Evaluation& evaluation() const { return m_evaluation; }
  const ResolvedPlan& resolved() const { return m_resolved; }
  int stages() const { return static_cast<int>(m_costs.size()); }
  double microBatches() const { return m_resolved.schedule.microBatches; }
  const TrainingContext& context(int stage) const {
    return m_resolved.contexts[static_cast<std::size_t>(stage)];
  }
  const StageCost& cost(int stage) const { return m_costs[static_cast<std::size_t>(stage)]; }
  const StageResult& result(int stage) const {
    return m_evaluation.stages[static_cast<std::size_t>(stage)];
  }

  const std::vector<BlockTerms>& blocks(int stage);
  const StepWork& work(int stage);
  const StepWorkTerms& workTerms(int stage);

  /// Micro-batches per step, from the plan's batch.
  Term microBatchesTerm() const;
  /// `micro-batches · one`, for a time of one step.
  Term perStep(Text name, Seconds value, Term one) const;

 private:
  void addBlocks(int stage, double share, std::vector<BlockTerms>& blocks) const;
  void computeWork(int stage);

  const Plan& m_plan;
  const Evaluation& m_evaluation;
  ResolvedPlan m_resolved;
  std::vector<StageCost> m_costs;
  std::vector<std::optional<std::vector<BlockTerms>>> m_blocks;
  std::vector<std::optional<std::pair<StepWork, StepWorkTerms>>> m_work;
};

/// A number that is read as a figure of the model, e.g. "8.6 %".
Text stageText(const char* pattern, int stage);

}  // namespace slicescape
