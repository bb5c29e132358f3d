// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "core/cost/sources.h"
#include "core/plan/explain/families.h"
#include "core/schedule/schedule.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

Term computeTerm(Explainer& explainer) {
  const int rank = explainer.evaluation().breakdownRank;
  const LayerCost& total = explainer.cost(rank).total;
  const auto phase = [&](const char* name, double value, PhaseTerms LayerTerms::*terms) {
    return phasePartTerm(explainer, rank, {name}, Seconds(value), terms, &PhaseTerms::kernels);
  };
  const double one =
      total.forward.kernels + total.backwardInput.kernels + total.backwardWeight.kernels;
  return explainer.perStep(
      {SLICESCAPE_TEXT("Compute")}, explainer.evaluation().breakdown.compute,
      combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("Kernels of one micro-batch")}, Seconds(one),
                   {SLICESCAPE_TEXT("forward + input gradient + weight gradient")},
                   sources::kSplitBackward,
                   {phase(SLICESCAPE_TEXT("Forward"), total.forward.kernels, &LayerTerms::forward),
                    phase(SLICESCAPE_TEXT("Backward, input gradient"), total.backwardInput.kernels,
                          &LayerTerms::backwardInput),
                    phase(SLICESCAPE_TEXT("Backward, weight gradient"),
                          total.backwardWeight.kernels, &LayerTerms::backwardWeight)}));
}

Term recomputeTerm(Explainer& explainer) {
  const int rank = explainer.evaluation().breakdownRank;
  return explainer.perStep(
      {SLICESCAPE_TEXT("Recompute")}, explainer.evaluation().breakdown.recompute,
      phasePartTerm(explainer, rank, {SLICESCAPE_TEXT("Kernels repeated for one micro-batch")},
                    Seconds(explainer.cost(rank).total.recompute.kernels), &LayerTerms::recompute,
                    &PhaseTerms::kernels));
}

Term layerWaitTerm(Explainer& explainer, const char* name, const char* key, Seconds value) {
  return explainer.perStep({name}, value,
                           *stageTimeTerm(explainer, explainer.evaluation().breakdownRank, key));
}

Term dataParallelTerm(Explainer& explainer) {
  const int rank = explainer.evaluation().breakdownRank;
  std::vector<Term> terms;
  const StepWork& work = explainer.work(rank);
  const StepWorkTerms& why = explainer.workTerms(rank);
  if (work.perMicroBatchExposed > 0) {
    terms.push_back(explainer.perStep(
        {SLICESCAPE_TEXT("Gathers and scatters of every micro-batch")},
        Seconds(explainer.microBatches() * work.perMicroBatchExposed),
        sumOf({SLICESCAPE_TEXT("of one micro-batch")}, Seconds(work.perMicroBatchExposed),
              {SLICESCAPE_TEXT("the sum of its waits")}, sources::kOverlap,
              why.perMicroBatchExposed)));
  }
  terms.push_back(sumOf({SLICESCAPE_TEXT("Reduction after the last backward")},
                        Seconds(work.reduceExposed), {SLICESCAPE_TEXT("the sum of its waits")},
                        sources::kOverlap, why.reduceExposed));
  std::vector<Term> gathers;
  double slowest = 0;
  for (int stage = 0; stage < explainer.stages(); ++stage) {
    const double gather = explainer.work(stage).gatherExposed;
    slowest = std::max(slowest, gather);
    gathers.push_back(sumOf(stageText(SLICESCAPE_TEXT("Stage {0}"), stage), Seconds(gather),
                            {SLICESCAPE_TEXT("the sum of its waits")}, sources::kOverlap,
                            explainer.workTerms(stage).gatherExposed));
  }
  terms.push_back(
      combinedTerm(Combination::Maximum, {SLICESCAPE_TEXT("Gather of parameters, slowest stage")},
                   Seconds(slowest), {SLICESCAPE_TEXT("all stages wait for the slowest")},
                   sources::kOverlap, std::move(gathers)));
  return combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("Waiting for DP")},
                      explainer.evaluation().breakdown.dpExposed,
                      {SLICESCAPE_TEXT("per micro-batch + reduction + gather")}, sources::kOverlap,
                      std::move(terms));
}

/// Busy time of the rank: all phases of all micro-batches with their waits.
Term busyTerm(Explainer& explainer) {
  const int rank = explainer.evaluation().breakdownRank;
  const LayerCost& total = explainer.cost(rank).total;
  const double waits = explainer.work(rank).perMicroBatchExposed;
  const double one = total.forward.total() + total.backwardInput.total() +
                     total.backwardWeight.total() + total.recompute.total() + waits;
  const auto phase = [](const char* name, double seconds) {
    return leafTerm({name}, Seconds(seconds), Origin::Derived, sources::kSplitBackward);
  };
  return explainer.perStep(
      {SLICESCAPE_TEXT("Busy time of the rank")}, Seconds(explainer.microBatches() * one),
      combinedTerm(
          Combination::Sum, {SLICESCAPE_TEXT("One micro-batch")}, Seconds(one),
          {SLICESCAPE_TEXT("forward + input gradient + weight gradient + recompute + "
                           "waits for DP")},
          sources::kSplitBackward,
          {phase(SLICESCAPE_TEXT("Forward"), total.forward.total()),
           phase(SLICESCAPE_TEXT("Backward, input gradient"), total.backwardInput.total()),
           phase(SLICESCAPE_TEXT("Backward, weight gradient"), total.backwardWeight.total()),
           phase(SLICESCAPE_TEXT("Recompute"), total.recompute.total()),
           phase(SLICESCAPE_TEXT("Waits for DP"), waits)}));
}

Term lastEndTerm(const Explainer& explainer) {
  const Evaluation& evaluation = explainer.evaluation();
  Term end = formulaTerm(
      stageText(SLICESCAPE_TEXT("End of the last operation of rank {0}"), evaluation.breakdownRank),
      Seconds(evaluation.timeline->lastEnd[static_cast<std::size_t>(evaluation.breakdownRank)]),
      {SLICESCAPE_TEXT("event simulation, operation by operation")},
      {{{SLICESCAPE_TEXT("schedule")},
        std::string(scheduleName(explainer.resolved().schedule.kind)),
        Origin::Plan},
       {{SLICESCAPE_TEXT("stages")}, std::int64_t{explainer.stages()}, Origin::Plan},
       {{SLICESCAPE_TEXT("chunks per rank")},
        std::int64_t{explainer.resolved().schedule.chunks},
        Origin::Plan},
       {{SLICESCAPE_TEXT("micro-batches")}, std::int64_t{evaluation.microBatches}, Origin::Plan}},
      sources::kSchedule);
  end.origin = Origin::Simulation;
  return end;
}

Term idleTerm(Explainer& explainer) {
  const StepBreakdown& parts = explainer.evaluation().breakdown;
  return combinedTerm(Combination::Difference, {SLICESCAPE_TEXT("Idle time of the rank")},
                      parts.bubble + parts.ppExposed,
                      {SLICESCAPE_TEXT("end of the last operation − busy time")},
                      sources::kSchedule, {lastEndTerm(explainer), busyTerm(explainer)});
}

Term nothing(const char* name, std::string_view source) {
  return leafTerm({name}, Seconds(0), Origin::Simulation, source);
}

Term pipelineTerm(Explainer& explainer) {
  const Evaluation& evaluation = explainer.evaluation();
  const int rank = evaluation.breakdownRank;
  const StepBreakdown& parts = evaluation.breakdown;
  const char* name = SLICESCAPE_TEXT("Waiting for PP transfers");
  if (parts.ppExposed.value() == 0) return nothing(name, sources::kSchedule);
  Term one;
  boundaryTime(explainer.resolved(), rank, &one);
  Term wait = leafTerm({SLICESCAPE_TEXT("What the transfers add to the makespan")},
                       evaluation.pipelineWait, Origin::Simulation, sources::kSchedule);
  wait.formula = {SLICESCAPE_TEXT("makespan with transfers − makespan without")};
  return combinedTerm(
      Combination::Minimum, {name}, parts.ppExposed,
      {SLICESCAPE_TEXT("no rank waits longer than it idles or its transfers take")},
      sources::kOverlap,
      {idleTerm(explainer), std::move(wait),
       timesTerm({SLICESCAPE_TEXT("Time of the rank's transfers")},
                 boundaryTransfers(explainer.resolved(), rank), {SLICESCAPE_TEXT("transfers")},
                 Origin::Plan, std::move(one), sources::kTraffic)});
}

Term bubbleTimeTerm(Explainer& explainer) {
  const StepBreakdown& parts = explainer.evaluation().breakdown;
  const char* name = SLICESCAPE_TEXT("Bubble");
  if (parts.bubble.value() == 0) return nothing(name, sources::kSchedule);
  return combinedTerm(Combination::Difference, {name}, parts.bubble,
                      {SLICESCAPE_TEXT("idle time − waiting for PP transfers")}, sources::kSchedule,
                      {idleTerm(explainer), pipelineTerm(explainer)});
}

Term optimizerTerm(Explainer& explainer) {
  std::vector<Term> stages;
  for (int stage = 0; stage < explainer.stages(); ++stage) {
    stages.push_back(sumOf(stageText(SLICESCAPE_TEXT("Stage {0}"), stage),
                           Seconds(explainer.work(stage).optimizer),
                           {SLICESCAPE_TEXT("update of the local shard")}, sources::kOptimizer,
                           explainer.workTerms(stage).optimizer));
  }
  return combinedTerm(Combination::Maximum, {SLICESCAPE_TEXT("Optimizer")},
                      explainer.evaluation().breakdown.optimizer,
                      {SLICESCAPE_TEXT("all stages wait for the slowest")}, sources::kOptimizer,
                      std::move(stages));
}

Term otherTerm(Explainer& explainer) {
  const StepBreakdown& parts = explainer.evaluation().breakdown;
  const Seconds copies = explainer.evaluation().hostWait;
  const bool waitsForCopies = copies.value() > 0;
  const Seconds jitter = parts.other - copies;
  const Seconds rest = parts.total() - jitter;
  Term share =
      formulaTerm({SLICESCAPE_TEXT("Jitter of a synchronous job")}, Share{jitter / rest},
                  {SLICESCAPE_TEXT("1 % + 0.4 % · log2(GPUs / 8)")},
                  {{{SLICESCAPE_TEXT("GPUs")}, explainer.evaluation().worldSize, Origin::Plan}},
                  sources::kJitter);
  share.origin = Origin::Calibrated;
  Term product = combinedTerm(
      Combination::Product,
      {waitsForCopies ? SLICESCAPE_TEXT("Jitter of a synchronous job") : SLICESCAPE_TEXT("Other")},
      jitter, {SLICESCAPE_TEXT("share · all other parts of the step")}, sources::kJitter,
      {std::move(share), leafTerm({SLICESCAPE_TEXT("all other parts of the step")}, rest,
                                  Origin::Derived, sources::kStep)});
  if (!waitsForCopies) return product;
  return combinedTerm(Combination::Sum, {SLICESCAPE_TEXT("Other")}, parts.other,
                      {SLICESCAPE_TEXT("the sum of its parts")}, sources::kStep,
                      {std::move(product), hostCopiesTerm(copies)});
}

}  // namespace

std::vector<std::string_view> breakdownParts() {
  return {"compute",    "recompute",  "tp_exposed", "cp_exposed", "ep_exposed",
          "pp_exposed", "dp_exposed", "bubble",     "optimizer",  "other"};
}

std::optional<Term> breakdownTerm(Explainer& explainer, std::string_view part) {
  const StepBreakdown& parts = explainer.evaluation().breakdown;
  if (part == "compute") return computeTerm(explainer);
  if (part == "recompute") return recomputeTerm(explainer);
  if (part == "tp_exposed") {
    return layerWaitTerm(explainer, SLICESCAPE_TEXT("Waiting for TP"), "tp_exposed_s",
                         parts.tpExposed);
  }
  if (part == "cp_exposed") {
    return layerWaitTerm(explainer, SLICESCAPE_TEXT("Waiting for CP"), "cp_exposed_s",
                         parts.cpExposed);
  }
  if (part == "ep_exposed") {
    return layerWaitTerm(explainer, SLICESCAPE_TEXT("Waiting for EP"), "ep_exposed_s",
                         parts.epExposed);
  }
  if (part == "pp_exposed") return pipelineTerm(explainer);
  if (part == "dp_exposed") return dataParallelTerm(explainer);
  if (part == "bubble") return bubbleTimeTerm(explainer);
  if (part == "optimizer") return optimizerTerm(explainer);
  if (part == "other") return otherTerm(explainer);
  return std::nullopt;
}

Term stepTimeTerm(Explainer& explainer) {
  std::vector<Term> terms;
  for (const std::string_view part : breakdownParts()) {
    terms.push_back(*breakdownTerm(explainer, part));
  }
  return combinedTerm(
      Combination::Sum, {SLICESCAPE_TEXT("Step time")},
      Seconds(explainer.evaluation().stepTime.p50),
      {SLICESCAPE_TEXT("compute + recompute + waits + bubble + optimizer + other, on the rank "
                       "that finishes last")},
      sources::kStep, std::move(terms));
}

Term stepBandTerm(Explainer& explainer, bool slow) {
  const Band& band = explainer.evaluation().stepTime;
  const double end = slow ? band.p90 : band.p10;
  return combinedTerm(
      Combination::Product,
      slow ? Text{SLICESCAPE_TEXT("Step time, P90")} : Text{SLICESCAPE_TEXT("Step time, P10")},
      Seconds(end), {SLICESCAPE_TEXT("step time · measured over predicted")}, sources::kBand,
      {stepTimeTerm(explainer),
       leafTerm({SLICESCAPE_TEXT("measured over predicted step time of published runs")},
                end / band.p50, Origin::Measured, sources::kBand)});
}

Term exposedCommunicationTerm(Explainer& explainer) {
  const StepBreakdown& parts = explainer.evaluation().breakdown;
  std::vector<Term> terms;
  for (const char* part : {"tp_exposed", "cp_exposed", "ep_exposed", "pp_exposed", "dp_exposed"}) {
    terms.push_back(*breakdownTerm(explainer, part));
  }
  return combinedTerm(
      Combination::Sum, {SLICESCAPE_TEXT("Exposed communication per step")},
      parts.tpExposed + parts.cpExposed + parts.epExposed + parts.ppExposed + parts.dpExposed,
      {SLICESCAPE_TEXT("TP + CP + EP + PP + DP")}, sources::kOverlap, std::move(terms));
}

Term exposedShareTerm(Explainer& explainer) {
  return combinedTerm(Combination::Quotient,
                      {SLICESCAPE_TEXT("Share of the step that waits for communication")},
                      Share{explainer.evaluation().exposedCommunicationShare},
                      {SLICESCAPE_TEXT("exposed communication / step time")}, sources::kDefinition,
                      {exposedCommunicationTerm(explainer), stepTimeTerm(explainer)});
}

}  // namespace slicescape
