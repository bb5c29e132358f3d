// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/explain/explainer.h"

#include <utility>

#include "core/cost/sources.h"

namespace slicescape {
namespace {

Text blockName(const ModelProfile& model, const StageBlock& block) {
  switch (block.part) {
    case StageBlock::Part::Embedding:
      return {SLICESCAPE_TEXT("Embedding")};
    case StageBlock::Part::Mtp:
      return {SLICESCAPE_TEXT("Multi-token-prediction module")};
    case StageBlock::Part::Head:
      return {SLICESCAPE_TEXT("Output head and loss")};
    case StageBlock::Part::Layer:
      break;
  }
  const std::string& kind = model.kinds[block.kind].name;
  if (block.recomputed) return {SLICESCAPE_TEXT("Layer of kind {0}, recomputed"), {kind}};
  return {SLICESCAPE_TEXT("Layer of kind {0}"), {kind}};
}

void append(LayerTerms& to, LayerTerms from) {
  to.forward.append(std::move(from.forward));
  to.backwardInput.append(std::move(from.backwardInput));
  to.backwardWeight.append(std::move(from.backwardWeight));
  to.recompute.append(std::move(from.recompute));
  for (TrafficTerm& traffic : from.traffic) to.traffic.push_back(std::move(traffic));
}

}  // namespace

Explainer::Explainer(const Plan& plan, const Evaluation& evaluation, const Catalogues& catalogues)
    : m_plan(plan), m_evaluation(evaluation), m_resolved(resolvePlan(plan, catalogues)) {
  if (m_resolved.isComputable()) m_costs = stageCosts(m_resolved);
  m_blocks.resize(m_costs.size());
  m_work.resize(m_costs.size());
}

void Explainer::addBlocks(int stage, double share, std::vector<BlockTerms>& blocks) const {
  const ModelProfile& model = *m_resolved.model;
  const TrainingContext& ranks = context(stage);
  const AxisPaths paths = axisPaths(m_resolved, stage);
  for (const StageBlock& block : stageBlocks(m_resolved, stage)) {
    BlockTerms made{blockName(model, block), share * block.count, {}};
    switch (block.part) {
      case StageBlock::Part::Layer:
        layerCost(model.kinds[block.kind], ranks, paths, block.recomputed, &made.terms);
        break;
      case StageBlock::Part::Embedding:
        embeddingCost(model, ranks, paths, &made.terms);
        break;
      case StageBlock::Part::Mtp: {
        layerCost(model.mtpKind, ranks, paths, block.recomputed, &made.terms);
        LayerTerms head;
        headCost(model, ranks, paths, &head);
        append(made.terms, std::move(head));
        break;
      }
      case StageBlock::Part::Head:
        headCost(model, ranks, paths, &made.terms);
        break;
    }
    blocks.push_back(std::move(made));
  }
}

const std::vector<BlockTerms>& Explainer::blocks(int stage) {
  auto& kept = m_blocks[static_cast<std::size_t>(stage)];
  if (!kept) {
    kept.emplace();
    const bool bothWays = chunkCopies(m_resolved.schedule.kind) > 1;
    addBlocks(stage, bothWays ? 0.5 : 1, *kept);
    if (bothWays) addBlocks(stages() - 1 - stage, 0.5, *kept);
  }
  return *kept;
}

void Explainer::computeWork(int stage) {
  auto& kept = m_work[static_cast<std::size_t>(stage)];
  if (kept) return;
  StepWorkTerms terms;
  StepWork work = stepWork(m_resolved, stage, cost(stage), &terms);
  kept.emplace(std::move(work), std::move(terms));
}

const StepWork& Explainer::work(int stage) {
  computeWork(stage);
  return m_work[static_cast<std::size_t>(stage)]->first;
}

const StepWorkTerms& Explainer::workTerms(int stage) {
  computeWork(stage);
  return m_work[static_cast<std::size_t>(stage)]->second;
}

Term Explainer::microBatchesTerm() const {
  const Workload& workload = *m_plan.workload;
  return formulaTerm(
      {SLICESCAPE_TEXT("Micro-batches per step")}, std::int64_t{m_resolved.schedule.microBatches},
      {SLICESCAPE_TEXT("global batch / (micro-batch · DP)")},
      {{{SLICESCAPE_TEXT("global batch")}, workload.globalBatch, Origin::Plan},
       {{SLICESCAPE_TEXT("micro-batch")}, m_resolved.contexts.front().microBatch, Origin::Plan},
       {{SLICESCAPE_TEXT("DP")}, std::int64_t{m_plan.layout->dp}, Origin::Plan}},
      sources::kPlan);
}

Term Explainer::perStep(Text name, Seconds value, Term one) const {
  return combinedTerm(Term::Combination::Product, std::move(name), value,
                      {SLICESCAPE_TEXT("micro-batches · time of one")}, sources::kStep,
                      {microBatchesTerm(), std::move(one)});
}

Text stageText(const char* pattern, int stage) {
  return {pattern, {std::int64_t{stage}}};
}

}  // namespace slicescape
