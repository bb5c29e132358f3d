// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <map>
#include <optional>
#include <thread>

#include "core/advisor/advice_context.h"
#include "core/advisor/advise.h"
#include "core/advisor/candidates.h"
#include "core/platform/plan_completion.h"

namespace slicescape {
namespace {

/// Recompute from none to all, as little as it takes.
const RecomputeChoice& recomputeStep(int step) {
  static const RecomputeChoice kSteps[] = {
      {"none", {}, {}, {}},
      {"selective", {"core_attention", "norm", "mlp_act", "mla_up"}, {}, {}},
      {"full", {}, {}, {}}};
  return kSteps[step];
}
constexpr int kRecomputeSteps = 3;
/// Completions are drawn for so many of the fastest; the rest takes the closed form.
constexpr std::size_t kDrawn = 16;
constexpr int kDrawsForRanking = 300;

Plan withRoundedBatch(const Plan& plan, std::int64_t devices) {
  Plan changed = plan;
  changed.workload = plan.workload.edited([devices](Workload& workload) {
    // A multiple of the devices divides by every dp; at most one more than asked for each.
    const std::int64_t unit = std::max<std::int64_t>(1, devices * workload.microBatch);
    workload.globalBatch =
        std::max<std::int64_t>(1, (workload.globalBatch + unit / 2) / unit) * unit;
  });
  return changed;
}

/// States and activations leave the share of the memory free that step 1 asks for: a layout at
/// the brim ends in the first fragmented allocation.
bool isRoomy(const Evaluation& evaluation) {
  return static_cast<double>(evaluation.peakAllocated.value()) <=
         kUsableShare * static_cast<double>(evaluation.capacity.value());
}

bool isOwn(const AdviceContext& context, const Plan& candidate) {
  return candidate.layout.isSame(context.plan.layout) ||
         (*candidate.layout == *context.plan.layout &&
          *candidate.workload == *context.plan.workload);
}

AdviceOption optionOf(const AdviceContext& context, const Plan& candidate,
                      const Evaluation& evaluation) {
  AdviceOption option;
  option.plan = candidate;
  option.kind = strategyOf(candidate, context.devicesPerHost);
  option.name = layoutName(*candidate.layout, evaluation.zero);
  option.complexity = complexityOf(candidate, context.devicesPerHost);
  option.fits = evaluation.fits && isRoomy(evaluation);
  option.stepTimeS = evaluation.stepTime.p50;
  option.tokensPerSecond = evaluation.tokensPerSecond;
  option.peak = evaluation.peakDevice;
  option.network = ratiosOf(context, *candidate.layout, evaluation.zero).worst();
  option.isCurrent = isOwn(context, candidate);
  return option;
}

/// A candidate and, where it fits and the plan has tokens, what its finish depends on.
struct Weighed {
  AdviceOption option;
  std::optional<CompletionInput> completion;
};

std::optional<Weighed> weigh(const AdviceContext& context, const Plan& candidate) {
  Plan tried = withoutTenants(candidate);
  Evaluation evaluation = evaluate(tried, context.catalogues);
  for (int step = 1; step < kRecomputeSteps && evaluation.verdict != Verdict::Invalid &&
                     !(evaluation.fits && isRoomy(evaluation));
       ++step) {
    tried.layout =
        candidate.layout.edited([step](Layout& layout) { layout.recompute = recomputeStep(step); });
    evaluation = evaluate(tried, context.catalogues);
  }
  if (evaluation.verdict == Verdict::Invalid) return std::nullopt;
  Weighed weighed{optionOf(context, tried, evaluation), std::nullopt};
  if (weighed.option.fits) {
    if (auto completion = planCompletionInput(tried, evaluation, context.catalogues)) {
      weighed.completion = std::move(completion->input);
    }
  }
  weighed.option.plan.cluster = context.plan.cluster;
  return weighed;
}

/// Without what the network rules out before any step is simulated: of those, the plan's own
/// layout and the best of each kind stay, to say why they are rejected.
std::vector<Plan> worthWeighing(const AdviceContext& context, std::vector<Plan> candidates) {
  std::vector<Plan> kept;
  std::map<StrategyKind, std::pair<double, Plan>> ruledOut;
  for (Plan& candidate : candidates) {
    const AxisRatios ratios =
        ratiosOf(context, *candidate.layout, candidate.layout->zero.value_or(1));
    if (ratios.worst() != Status::Red || isOwn(context, candidate)) {
      kept.push_back(std::move(candidate));
      continue;
    }
    const double worst = std::max({ratios.tensor, ratios.pipeline, ratios.data, ratios.expert});
    const StrategyKind kind = strategyOf(candidate, context.devicesPerHost);
    const auto known = ruledOut.find(kind);
    if (known == ruledOut.end()) {
      ruledOut.emplace(kind, std::make_pair(worst, std::move(candidate)));
    } else if (worst < known->second.first) {
      known->second = {worst, std::move(candidate)};
    }
  }
  for (auto& [kind, one] : ruledOut) kept.push_back(std::move(one.second));
  return kept;
}

}  // namespace

std::vector<AdviceOption> weighCandidates(const AdviceContext& context, std::int64_t devices,
                                          bool mayChangeBatch) {
  const Plan base = mayChangeBatch ? withRoundedBatch(context.plan, devices) : context.plan;
  const std::vector<Plan> candidates = worthWeighing(
      context, candidatePlans(base, context.devicesPerHost, devices, context.catalogues));
  std::vector<std::optional<Weighed>> each(candidates.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stopped = false;  // asked for in the calling thread alone
  const auto work = [&](bool asks) {
    for (std::size_t i = next++; i < candidates.size() && !stopped; i = next++) {
      if (asks) {
        if (context.isCancelled()) stopped = true;
        context.report(static_cast<double>(i) / static_cast<double>(candidates.size()));
      }
      if (!stopped) each[i] = weigh(context, candidates[i]);
    }
  };
  {
    const std::size_t most = context.options.threads > 0
                                 ? static_cast<std::size_t>(context.options.threads)
                                 : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(most, candidates.size()); ++i)
      helpers.emplace_back(work, false);
    work(true);
  }
  std::vector<Weighed> weighed;
  for (std::optional<Weighed>& one : each) {
    if (one) weighed.push_back(std::move(*one));
  }
  std::stable_sort(weighed.begin(), weighed.end(), [](const Weighed& a, const Weighed& b) {
    if (a.option.fits != b.option.fits) return a.option.fits;
    return a.option.stepTimeS < b.option.stepTimeS;
  });
  // The ratio of the P90 to the mean is the same for all but the few that are drawn.
  double ratio50 = 1;
  double ratio90 = 1;
  std::vector<AdviceOption> options;
  for (Weighed& one : weighed) {
    if (one.completion) {
      const double mean = expectedCompletion(*one.completion).total();
      if (options.size() < kDrawn) {
        CompletionOptions draws;
        draws.draws = std::min(kDrawsForRanking, std::max(50, context.options.draws));
        draws.seed = context.options.seed;
        const CompletionEstimate estimate = estimateCompletion(*one.completion, draws);
        ratio50 = estimate.p50S / mean;
        ratio90 = estimate.p90S / mean;
      }
      one.option.completionP50S = mean * ratio50;
      one.option.completionP90S = mean * ratio90;
    }
    options.push_back(std::move(one.option));
  }
  return options;
}

}  // namespace slicescape
