// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "core/cost/sources.h"
#include "core/plan/explain/families.h"

namespace slicescape {
namespace {

using Combination = Term::Combination;

double totalOf(const std::vector<Term>& terms) {
  double sum = 0;
  for (const Term& term : terms) sum += term.number;
  return sum;
}

/// The count of a block times the sum of the given terms of one.
Term blockTerm(const BlockTerms& block, std::vector<Term> one) {
  const double total = totalOf(one);
  Term layer = one.size() == 1
                   ? std::move(one.front())
                   : sumOf(block.name, Seconds(total), {SLICESCAPE_TEXT("the sum of its parts")},
                           sources::kSplitBackward, std::move(one));
  return timesTerm(block.name, block.count, {SLICESCAPE_TEXT("of them on this stage")},
                   Origin::Plan, std::move(layer), sources::kPlan);
}

struct PhaseName {
  const char* name;
  PhaseTerms LayerTerms::*terms;
};
const PhaseName kPhases[] = {
    {SLICESCAPE_TEXT("Forward"), &LayerTerms::forward},
    {SLICESCAPE_TEXT("Backward, input gradient"), &LayerTerms::backwardInput},
    {SLICESCAPE_TEXT("Backward, weight gradient"), &LayerTerms::backwardWeight},
    {SLICESCAPE_TEXT("Recompute"), &LayerTerms::recompute}};

/// Kernels and waits of one phase, block by block, and the stage's copies to and from the host.
Term phaseTerm(Explainer& explainer, int stage, Text name, Seconds value,
               PhaseTerms LayerTerms::*phase, double copies = 0) {
  std::vector<Term> terms;
  for (const BlockTerms& block : explainer.blocks(stage)) {
    const PhaseTerms& parts = block.terms.*phase;
    std::vector<Term> one;
    const auto add = [&](const char* what, const std::vector<Term>& list, Text formula,
                         std::string_view source) {
      if (list.empty() || totalOf(list) == 0) return;
      one.push_back(sumOf({what}, Seconds(totalOf(list)), std::move(formula), source, list));
    };
    add(SLICESCAPE_TEXT("Kernels"), parts.kernels, {SLICESCAPE_TEXT("the sum of its kernels")},
        sources::kSplitBackward);
    add(SLICESCAPE_TEXT("Waiting for TP"), parts.tp, {SLICESCAPE_TEXT("the sum of its waits")},
        sources::kOverlap);
    add(SLICESCAPE_TEXT("Waiting for CP"), parts.cp, {SLICESCAPE_TEXT("the sum of its waits")},
        sources::kOverlap);
    add(SLICESCAPE_TEXT("Waiting for EP"), parts.ep, {SLICESCAPE_TEXT("the sum of its waits")},
        sources::kOverlap);
    if (!one.empty()) terms.push_back(blockTerm(block, std::move(one)));
  }
  if (copies > 0) terms.push_back(hostCopiesTerm(Seconds(copies)));
  return sumOf(std::move(name), value, {SLICESCAPE_TEXT("the sum over the stage's layers")},
               sources::kSplitBackward, std::move(terms));
}

/// The waits for one axis in all phases.
Term waitTerm(Explainer& explainer, int stage, Text name, Seconds value,
              std::vector<Term> PhaseTerms::*axis) {
  std::vector<Term> terms;
  for (const PhaseName& phase : kPhases) {
    double sum = 0;
    for (const BlockTerms& block : explainer.blocks(stage)) {
      sum += block.count * totalOf(block.terms.*phase.terms.*axis);
    }
    if (sum == 0) continue;
    terms.push_back(phasePartTerm(explainer, stage, {phase.name}, Seconds(sum), phase.terms, axis));
  }
  return sumOf(std::move(name), value, {SLICESCAPE_TEXT("forward + backward + recompute")},
               sources::kOverlap, std::move(terms));
}

}  // namespace

Term hostCopiesTerm(Seconds wait) {
  return leafTerm({SLICESCAPE_TEXT("Waiting for copies to and from host memory")}, wait,
                  Origin::Derived, sources::kOverlap);
}

Term phasePartTerm(Explainer& explainer, int stage, Text name, Seconds value,
                   PhaseTerms LayerTerms::*phase, std::vector<Term> PhaseTerms::*part) {
  std::vector<Term> terms;
  for (const BlockTerms& block : explainer.blocks(stage)) {
    const std::vector<Term>& one = block.terms.*phase.*part;
    if (!one.empty()) terms.push_back(blockTerm(block, one));
  }
  return sumOf(std::move(name), value, {SLICESCAPE_TEXT("the sum over the stage's layers")},
               sources::kSplitBackward, std::move(terms));
}

std::vector<std::string_view> stageTimeKeys() {
  return {"forward_s",    "backward_input_s", "backward_weight_s", "recompute_s",
          "tp_exposed_s", "cp_exposed_s",     "ep_exposed_s"};
}

std::optional<Term> stageTimeTerm(Explainer& explainer, int stage, std::string_view key) {
  const StageResult& result = explainer.result(stage);
  const LayerCost& total = explainer.cost(stage).total;
  if (key == "forward_s") {
    return phaseTerm(explainer, stage,
                     stageText(SLICESCAPE_TEXT("Forward of stage {0}, per micro-batch"), stage),
                     result.forward, &LayerTerms::forward, total.forward.hostExposed);
  }
  if (key == "backward_weight_s") {
    return phaseTerm(
        explainer, stage,
        stageText(SLICESCAPE_TEXT("Weight gradient of stage {0}, per micro-batch"), stage),
        result.backwardWeight, &LayerTerms::backwardWeight);
  }
  if (key == "recompute_s") {
    return phaseTerm(explainer, stage,
                     stageText(SLICESCAPE_TEXT("Recompute of stage {0}, per micro-batch"), stage),
                     result.recompute, &LayerTerms::recompute);
  }
  if (key == "backward_input_s") {
    return combinedTerm(
        Combination::Sum,
        stageText(SLICESCAPE_TEXT("Input gradient of stage {0}, per micro-batch"), stage),
        result.backwardInput, {SLICESCAPE_TEXT("input gradient + recompute")},
        sources::kSplitBackward,
        {phaseTerm(explainer, stage, {SLICESCAPE_TEXT("Input gradient")},
                   Seconds(total.backwardInput.total()), &LayerTerms::backwardInput,
                   total.backwardInput.hostExposed),
         phaseTerm(explainer, stage, {SLICESCAPE_TEXT("Recompute")},
                   Seconds(total.recompute.total()), &LayerTerms::recompute)});
  }
  if (key == "tp_exposed_s") {
    return waitTerm(explainer, stage,
                    stageText(SLICESCAPE_TEXT("Waiting for TP on stage {0}"), stage),
                    result.tpExposed, &PhaseTerms::tp);
  }
  if (key == "cp_exposed_s") {
    return waitTerm(explainer, stage,
                    stageText(SLICESCAPE_TEXT("Waiting for CP on stage {0}"), stage),
                    result.cpExposed, &PhaseTerms::cp);
  }
  if (key == "ep_exposed_s") {
    return waitTerm(explainer, stage,
                    stageText(SLICESCAPE_TEXT("Waiting for EP on stage {0}"), stage),
                    result.epExposed, &PhaseTerms::ep);
  }
  return std::nullopt;
}

}  // namespace slicescape
