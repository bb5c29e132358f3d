// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <tuple>

#include "core/advisor/advice_context.h"
#include "core/advisor/choice.h"
#include "core/advisor/strategy_words.h"

namespace slicescape {
namespace {

constexpr std::size_t kMostAlternatives = 5;
constexpr const char* kTieSource =
    SLICESCAPE_TEXT("assumption: below 3 % the simpler layout is worth more than the time");

bool isCarried(const AdviceOption& option) {
  return option.fits && option.network != Status::Red;
}

/// Data parallelism and shards never need a pipeline's stages; TP stays inside a host.
bool splitsNoFurther(const AdviceOption& option, SplitClass split) {
  const Layout& layout = *option.plan.layout;
  const bool sharded = layout.pp == 1 && layout.ep == 1;
  if (split == SplitClass::None) return sharded && layout.tp == 1;
  if (split == SplitClass::InHost) return sharded;
  return true;
}

void reject(const AdviceOption& option, const char* ruleId, Text why, Advice& advice) {
  advice.rejected.push_back({option.kind, option.name, std::move(why), ruleId});
}

}  // namespace

double finishOf(const AdviceOption& option) {
  return option.completionP90S > 0 ? option.completionP90S : option.stepTimeS;
}

const AdviceOption* fastestOf(const std::vector<AdviceOption>& options) {
  const AdviceOption* best = nullptr;
  for (const AdviceOption& option : options) {
    if (!isCarried(option)) continue;
    if (best == nullptr || finishOf(option) < finishOf(*best)) best = &option;
  }
  return best;
}

const AdviceOption* chooseStrategy(const std::vector<AdviceOption>& options, SplitClass split) {
  std::vector<const AdviceOption*> carried;
  for (const AdviceOption& option : options) {
    if (isCarried(option)) carried.push_back(&option);
  }
  std::vector<const AdviceOption*> enough;
  for (const AdviceOption* option : carried) {
    if (splitsNoFurther(*option, split)) enough.push_back(option);
  }
  if (!enough.empty()) carried = std::move(enough);
  if (carried.empty()) return nullptr;
  const auto sooner = [](const AdviceOption* a, const AdviceOption* b) {
    return finishOf(*a) < finishOf(*b);
  };
  const double best = finishOf(**std::min_element(carried.begin(), carried.end(), sooner));
  const AdviceOption* chosen = nullptr;
  // Simpler first, then the better network, then what the plan has already, then faster.
  const auto rank = [](const AdviceOption& option) {
    return std::make_tuple(option.complexity, option.network, !option.isCurrent, finishOf(option));
  };
  for (const AdviceOption* option : carried) {
    if (finishOf(*option) > best * (1 + kTieShare)) continue;
    if (chosen == nullptr || rank(*option) < rank(*chosen)) chosen = option;
  }
  return chosen;
}

void judgeEfficiency(const AdviceContext& context, const std::vector<AdviceOption>& options,
                     Advice& advice) {
  AdviceStep& step = advice.steps[3];
  step.id = "efficiency";
  step.name = {SLICESCAPE_TEXT("Only then: which layout is best?"), {}};
  if (!advice.strategy) {
    step.status = Status::Red;
    step.conclusion = {SLICESCAPE_TEXT("No layout fits and is carried by the network."), {}};
    return;
  }
  const AdviceOption& chosen = *advice.strategy;
  const AdviceOption& fastest = *fastestOf(options);
  const bool dated = chosen.completionP90S > 0;
  advice.simplestPriceShare = finishOf(chosen) / finishOf(fastest) - 1;

  AdviceRule best;
  best.id = "R4.1";
  best.title = {SLICESCAPE_TEXT("Earliest finish"), {}};
  best.message = {dated ? SLICESCAPE_TEXT("{0} finishes first: P90 after {1}, {2} a step.")
                        : SLICESCAPE_TEXT("{0} has the shortest step: {2}."),
                  {fastest.name, Seconds(fastest.completionP90S), Seconds(fastest.stepTimeS)}};
  best.value = Seconds(finishOf(fastest));
  best.threshold = Seconds(finishOf(fastest));
  best.thresholdSource = SLICESCAPE_TEXT("the best of the layouts that were weighed");
  best.formula =
      dated ? SLICESCAPE_TEXT("least P90 completion") : SLICESCAPE_TEXT("least step time");
  best.inputs = {{SLICESCAPE_TEXT("layouts weighed"), static_cast<std::int64_t>(options.size()),
                  "evaluation"}};
  step.rules.push_back(std::move(best));

  AdviceRule simple;
  simple.id = "R4.2";
  simple.status = advice.simplestPriceShare > kTieShare ? Status::Amber : Status::Green;
  if (simple.status != Status::Green) {
    simple.toGreen = {SLICESCAPE_TEXT("Split further, as {0} does, if the time is worth its "
                                      "complexity."),
                      {fastest.name}};
  }
  simple.title = {SLICESCAPE_TEXT("Simplest within 3 %"), {}};
  const Share price{std::max(0.0, advice.simplestPriceShare)};
  simple.message =
      chosen.name == fastest.name
          ? Text{SLICESCAPE_TEXT(
                     "{0} is the fastest of those weighed here; nothing simpler comes within 3 %."),
                 {chosen.name}}
      : chosen.complexity < fastest.complexity
          ? Text{SLICESCAPE_TEXT("{0} costs {1} against the fastest, {2}, and is simpler: "
                                 "complexity {3} instead of {4}."),
                 {chosen.name, price, fastest.name, complexityFigure(chosen.complexity),
                  complexityFigure(fastest.complexity)}}
      : chosen.isCurrent
          ? Text{SLICESCAPE_TEXT("{0} costs {1} against the fastest, {2}, and the plan has it."),
                 {chosen.name, price, fastest.name}}
          : Text{SLICESCAPE_TEXT("{0} costs {1} against the fastest, {2}."),
                 {chosen.name, price, fastest.name}};
  simple.value = Share{std::max(0.0, advice.simplestPriceShare)};
  simple.threshold = Share{kTieShare};
  simple.thresholdSource = kTieSource;
  simple.formula = "P90(chosen) / P90(fastest) - 1 <= 3 %";
  simple.inputs = {
      {SLICESCAPE_TEXT("P90 of the chosen"), Seconds(finishOf(chosen)), "evaluation"},
      {SLICESCAPE_TEXT("P90 of the fastest"), Seconds(finishOf(fastest)), "evaluation"}};
  step.rules.push_back(std::move(simple));

  const auto current = std::find_if(options.begin(), options.end(),
                                    [](const AdviceOption& o) { return o.isCurrent; });
  if (current != options.end() && current->fits && !chosen.isCurrent) {
    const double gain = finishOf(*current) / finishOf(chosen) - 1;
    AdviceRule own;
    own.id = "R4.3";
    own.status = gain > kTieShare ? Status::Amber : Status::Green;
    own.title = {SLICESCAPE_TEXT("The plan's own layout"), {}};
    own.message = {SLICESCAPE_TEXT("{0} takes {1} longer than {2}."),
                   {current->name, Share{gain}, chosen.name}};
    own.value = Share{gain};
    own.threshold = Share{kTieShare};
    own.thresholdSource = kTieSource;
    own.formula = "P90(plan) / P90(chosen) - 1";
    own.inputs = {{SLICESCAPE_TEXT("P90 of the plan"), Seconds(finishOf(*current)), "evaluation"}};
    if (own.status != Status::Green) {
      own.toGreen = {SLICESCAPE_TEXT("Take over the layout that is advised."), {}};
    }
    step.rules.push_back(std::move(own));
  }

  // What was weighed and not taken: the first of each kind, with its reason.
  std::set<StrategyKind> said;
  for (const RejectedOption& rejected : advice.rejected) said.insert(rejected.kind);
  std::set<StrategyKind> shown{chosen.kind};
  for (const AdviceOption& option : options) {
    if (option.name == chosen.name) continue;
    if (isCarried(option)) {
      const bool isTie = finishOf(option) <= finishOf(chosen) * (1 + kTieShare);
      if (isTie && option.complexity > chosen.complexity && said.insert(option.kind).second) {
        reject(option, "R4.2",
               {SLICESCAPE_TEXT("Needless complexity: within 3 % of {0}."), {chosen.name}}, advice);
      }
      if (advice.alternatives.size() < kMostAlternatives && shown.insert(option.kind).second) {
        advice.alternatives.push_back(option);
      }
      continue;
    }
    const bool kindIsCarried =
        std::any_of(options.begin(), options.end(), [&option](const AdviceOption& other) {
          return other.kind == option.kind && isCarried(other);
        });
    if (kindIsCarried || !said.insert(option.kind).second) continue;
    if (!option.fits) {
      reject(option, "R1.3", {SLICESCAPE_TEXT("Does not fit: {0} per GPU."), {option.peak}},
             advice);
    } else {
      reject(option, "R2.4",
             {SLICESCAPE_TEXT("The network does not carry it: {0} of the compute time."),
              {worstRatio(context, option)}},
             advice);
    }
  }
  // The same kind at other degrees, when there are too few kinds.
  for (const AdviceOption& option : options) {
    if (advice.alternatives.size() >= 3) break;
    const bool known = option.name == chosen.name ||
                       std::any_of(advice.alternatives.begin(), advice.alternatives.end(),
                                   [&](const AdviceOption& o) { return o.name == option.name; });
    if (isCarried(option) && !known) advice.alternatives.push_back(option);
  }
  step.status = worstOf(step.rules);
  step.conclusion =
      dated ? Text{SLICESCAPE_TEXT("{0}: P90 after {1}."),
                   {chosen.name, Seconds(chosen.completionP90S)}}
            : Text{SLICESCAPE_TEXT("{0}: {1} a step."), {chosen.name, Seconds(chosen.stepTimeS)}};
}

double worstRatio(const AdviceContext& context, const AdviceOption& option) {
  const AxisRatios ratios =
      ratiosOf(context, *option.plan.layout, option.plan.layout->zero.value_or(1));
  return std::max({ratios.tensor, ratios.pipeline, ratios.data, ratios.expert});
}

}  // namespace slicescape
