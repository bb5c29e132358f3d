// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>
#include <utility>

#include "core/cost/sources.h"
#include "core/plan/explain/families.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

Term one() {
  return leafTerm({SLICESCAPE_TEXT("the whole")}, Share{1}, Origin::Published,
                  sources::kDefinition);
}

Term simulated(Text name, double seconds) {
  return leafTerm(std::move(name), Seconds(seconds), Origin::Simulation, sources::kSchedule);
}

Term makespanTerm(const Explainer& explainer) {
  return simulated({SLICESCAPE_TEXT("Makespan: first start to last end over all ranks")},
                   explainer.evaluation().timeline->makespan);
}

/// Busy time averaged over the pipeline ranks.
Term busyTerm(const Explainer& explainer) {
  const std::vector<double>& busy = explainer.evaluation().timeline->busy;
  const double sum = std::accumulate(busy.begin(), busy.end(), 0.0);
  const auto ranks = static_cast<std::int64_t>(busy.size());
  std::vector<Term> terms;
  for (std::size_t rank = 0; rank < busy.size(); ++rank) {
    terms.push_back(
        simulated({SLICESCAPE_TEXT("Rank {0}"), {static_cast<std::int64_t>(rank)}}, busy[rank]));
  }
  return combinedTerm(
      Combination::Quotient, {SLICESCAPE_TEXT("Busy time, mean of the ranks")},
      Seconds(sum / static_cast<double>(ranks)), {SLICESCAPE_TEXT("sum / ranks")},
      sources::kSchedule,
      {combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("Busy time of all ranks")}, Seconds(sum),
                    {SLICESCAPE_TEXT("the sum over the ranks")}, sources::kSchedule,
                    std::move(terms)),
       leafTerm({SLICESCAPE_TEXT("pipeline ranks")}, ranks, Origin::Plan, sources::kPlan)});
}

Term ratio(Text name, double value, Text formula, Term above, Term below) {
  return combinedTerm(Combination::Quotient, std::move(name), Share{value}, std::move(formula),
                      sources::kDefinition, {std::move(above), std::move(below)});
}

}  // namespace

Term bubbleRatioTerm(Explainer& explainer) {
  const Evaluation& evaluation = explainer.evaluation();
  Term busy =
      ratio({SLICESCAPE_TEXT("Busy share")}, 1 - evaluation.bubbleRatio,
            {SLICESCAPE_TEXT("busy / makespan")}, busyTerm(explainer), makespanTerm(explainer));
  return combinedTerm(Combination::Difference,
                      {SLICESCAPE_TEXT("Bubble ratio: idle share of the makespan")},
                      Share{evaluation.bubbleRatio}, {SLICESCAPE_TEXT("1 − busy / makespan")},
                      sources::kDefinition, {one(), std::move(busy)});
}

Term bubbleOverheadTerm(Explainer& explainer) {
  const Evaluation& evaluation = explainer.evaluation();
  Term over =
      ratio({SLICESCAPE_TEXT("Makespan over busy time")}, 1 + evaluation.bubbleOverhead,
            {SLICESCAPE_TEXT("makespan / busy")}, makespanTerm(explainer), busyTerm(explainer));
  return combinedTerm(
      Combination::Difference,
      {SLICESCAPE_TEXT("Bubble overhead: idle over busy time, as in the Megatron papers")},
      Share{evaluation.bubbleOverhead}, {SLICESCAPE_TEXT("makespan / busy − 1")},
      sources::kDefinition, {std::move(over), one()});
}

Term bubbleSpanTerm(Explainer& explainer) {
  const Timeline& timeline = *explainer.evaluation().timeline;
  std::vector<Term> ranks;
  for (std::size_t rank = 0; rank < timeline.busy.size(); ++rank) {
    const double span = timeline.lastEnd[rank] - timeline.firstStart[rank];
    const Text name{SLICESCAPE_TEXT("Rank {0}"), {static_cast<std::int64_t>(rank)}};
    if (span <= 0) continue;
    ranks.push_back(ratio(
        name, (span - timeline.busy[rank]) / span, {SLICESCAPE_TEXT("idle / span")},
        combinedTerm(Combination::Difference, {SLICESCAPE_TEXT("Idle inside the span")},
                     Seconds(span - timeline.busy[rank]), {SLICESCAPE_TEXT("span − busy")},
                     sources::kSchedule,
                     {simulated({SLICESCAPE_TEXT("Span: own first start to own last end")}, span),
                      simulated({SLICESCAPE_TEXT("Busy time")}, timeline.busy[rank])}),
        simulated({SLICESCAPE_TEXT("Span: own first start to own last end")}, span)));
  }
  ranks.push_back(leafTerm({SLICESCAPE_TEXT("No idle time")}, Share{0}, Origin::Simulation,
                           sources::kDefinition));
  return combinedTerm(
      Combination::Maximum,
      {SLICESCAPE_TEXT("Bubble ratio (span): worst rank, as in the zero-bubble papers")},
      Share{explainer.evaluation().bubbleRatioSpan}, {SLICESCAPE_TEXT("the worst rank")},
      sources::kDefinition, std::move(ranks));
}

Term stageBubbleTerm(Explainer& explainer, int stage) {
  const Evaluation& evaluation = explainer.evaluation();
  const double value = evaluation.stages[static_cast<std::size_t>(stage)].bubbleRatio;
  Term busy =
      ratio({SLICESCAPE_TEXT("Busy share")}, 1 - value, {SLICESCAPE_TEXT("busy / makespan")},
            simulated(stageText(SLICESCAPE_TEXT("Busy time of stage {0}"), stage),
                      evaluation.timeline->busy[static_cast<std::size_t>(stage)]),
            makespanTerm(explainer));
  return combinedTerm(Combination::Difference,
                      stageText(SLICESCAPE_TEXT("Bubble ratio of stage {0}"), stage), Share{value},
                      {SLICESCAPE_TEXT("1 − busy / makespan")}, sources::kDefinition,
                      {one(), std::move(busy)});
}

}  // namespace slicescape
