// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

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

AdviceOption optionOf(const AdviceContext& context, const Plan& candidate,
                      const Evaluation& evaluation) {
  AdviceOption option;
  option.plan = candidate;
  option.kind = strategyOf(candidate, context.devicesPerHost);
  option.name = layoutName(*candidate.layout, evaluation.zero);
  option.complexity = complexityOf(candidate, context.devicesPerHost);
  option.fits = evaluation.fits;
  option.stepTimeS = evaluation.stepTime.p50;
  option.tokensPerSecond = evaluation.tokensPerSecond;
  option.peak = evaluation.peakDevice;
  option.network = ratiosOf(context, *candidate.layout, evaluation.zero).worst();
  option.isCurrent =
      candidate.layout.isSame(context.plan.layout) ||
      (*candidate.layout == *context.plan.layout && *candidate.workload == *context.plan.workload);
  return option;
}

}  // namespace

Plan withoutTenants(const Plan& plan) {
  if (plan.cluster->tenants.empty()) return plan;
  Plan changed = plan;
  changed.cluster = plan.cluster.edited([](Cluster& cluster) { cluster.tenants.clear(); });
  return changed;
}

std::vector<AdviceOption> weighCandidates(const AdviceContext& context, std::int64_t devices,
                                          bool mayChangeBatch) {
  const Plan base = mayChangeBatch ? withRoundedBatch(context.plan, devices) : context.plan;
  std::vector<AdviceOption> options;
  for (const Plan& candidate :
       candidatePlans(base, context.devicesPerHost, devices, context.catalogues)) {
    if (context.options.isCancelled && context.options.isCancelled()) break;
    Plan tried = withoutTenants(candidate);
    Evaluation evaluation = evaluate(tried, context.catalogues);
    for (int step = 1; step < kRecomputeSteps && evaluation.verdict == Verdict::DoesNotFit;
         ++step) {
      tried.layout = candidate.layout.edited(
          [step](Layout& layout) { layout.recompute = recomputeStep(step); });
      evaluation = evaluate(tried, context.catalogues);
    }
    if (evaluation.verdict == Verdict::Invalid) continue;
    AdviceOption option = optionOf(context, tried, evaluation);
    if (option.fits) {
      if (const auto completion = planCompletionInput(tried, evaluation, context.catalogues)) {
        option.completionP50S = option.completionP90S =
            expectedCompletion(completion->input).total();
      }
    }
    option.plan.cluster = context.plan.cluster;
    options.push_back(std::move(option));
  }
  std::stable_sort(options.begin(), options.end(),
                   [](const AdviceOption& a, const AdviceOption& b) {
                     if (a.fits != b.fits) return a.fits;
                     return a.stepTimeS < b.stepTimeS;
                   });
  // The ratio of the P90 to the mean is the same for all but the few that are drawn.
  double ratio50 = 1;
  double ratio90 = 1;
  for (std::size_t i = 0; i < options.size() && options[i].fits; ++i) {
    AdviceOption& option = options[i];
    if (option.completionP50S <= 0) continue;
    const double mean = option.completionP50S;
    if (i < kDrawn) {
      const Plan free = withoutTenants(option.plan);
      const Evaluation evaluation = evaluate(free, context.catalogues);
      const auto completion = planCompletionInput(free, evaluation, context.catalogues);
      CompletionOptions draws;
      draws.draws = std::min(kDrawsForRanking, std::max(50, context.options.draws));
      draws.seed = context.options.seed;
      const CompletionEstimate estimate = estimateCompletion(completion->input, draws);
      ratio50 = estimate.p50S / mean;
      ratio90 = estimate.p90S / mean;
    }
    option.completionP50S = mean * ratio50;
    option.completionP90S = mean * ratio90;
  }
  return options;
}

}  // namespace slicescape
