// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/objective.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/platform/plan_completion.h"

namespace slicescape {
namespace {

constexpr std::array<std::string_view, 5> kNames{"step_time", "completion", "cost", "memory",
                                                 "gpus"};
// Tokens per parameter when the plan names no number of tokens (Hoffmann et al. 2022).
constexpr double kTokensPerParameter = 20;
constexpr double kSecondsPerHour = 3600;
// Model FLOPs vary with TP by the padding of the vocabulary: 128 · TP of at least 32,000 rows,
// and the head is at most a third of a small model.
constexpr double kVocabularyPadding = 1.03;
// Draws of the finishing time per plan: its P90 is then good to about one percent.
constexpr int kDraws = 500;
// Steps closer than the jitter that the evaluation gives a synchronous job on one host.
constexpr double kTie = 0.01;
// Any time of the size of a step: maps step times of all lengths to 0 … 1 in their order.
constexpr double kSomeStep = 60;

}  // namespace

std::string_view objectiveName(Objective objective) {
  return kNames[static_cast<std::size_t>(objective)];
}

std::optional<Objective> objectiveFrom(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Objective>(i);
  }
  return std::nullopt;
}

double PlanScore::valueOf(Objective objective) const {
  switch (objective) {
    case Objective::StepTime:
      return stepTime;
    case Objective::Completion:
      return completion;
    case Objective::Cost:
      return cost;
    case Objective::Memory:
      return memoryShare;
    case Objective::Gpus:
      return static_cast<double>(gpus) + stepTime / (stepTime + kSomeStep);
  }
  return stepTime;
}

double tieValue(const PlanScore& best, Objective objective) {
  if (objective != Objective::Gpus) return best.valueOf(objective) * (1 + kTie);
  PlanScore last = best;
  last.stepTime *= 1 + kTie;
  return last.valueOf(objective);
}

Scoring::Scoring(const Plan& plan, const Catalogues& catalogues, bool completionP90)
    : m_completionP90(completionP90), m_catalogues(catalogues) {
  const std::shared_ptr<const ModelProfile> model = modelOf(plan, catalogues);
  const Workload& work = *plan.workload;
  const double parameters = model == nullptr ? 0 : static_cast<double>(model->activeParameters());
  m_tokens = work.tokens.value_or(kTokensPerParameter * parameters);
  const double perStep =
      static_cast<double>(work.globalBatch) * static_cast<double>(work.sequenceLength);
  m_steps = std::max(1.0, std::ceil(m_tokens / std::max(1.0, perStep)));
  const std::optional<double>& price = plan.platform->usdPerDeviceHour;
  m_hasPrice = price.has_value() && *price > 0;
  m_dollarsPerGpuSecond = (m_hasPrice ? *price : 1.0) / kSecondsPerHour;
}

PlanScore Scoring::score(double stepTime, double memoryShare, std::int64_t gpus) const {
  PlanScore score;
  score.stepTime = stepTime;
  score.memoryShare = memoryShare;
  score.gpus = gpus;
  score.completion = stepTime * m_steps;
  score.cost = score.completion * static_cast<double>(gpus) * m_dollarsPerGpuSecond;
  if (m_mfuGpuSeconds > 0) score.mfu = m_mfuGpuSeconds / (stepTime * static_cast<double>(gpus));
  return score;
}

void Scoring::learnMfu(const Evaluation& evaluation) {
  m_mfuGpuSeconds = kVocabularyPadding * evaluation.mfuCausal * evaluation.stepTime.p50 *
                    static_cast<double>(evaluation.worldSize);
}

PlanScore Scoring::score(const Plan& plan, const Evaluation& evaluation) const {
  const double share =
      evaluation.capacity.value() > 0 ? evaluation.peakDevice / evaluation.capacity : 0;
  PlanScore result = score(evaluation.stepTime.p50, share, evaluation.worldSize);
  result.mfu = evaluation.mfuCausal;
  // The platform can only add to the failure-free time: the bound of the closed forms holds.
  if (m_completionP90) {
    CompletionOptions options;
    options.draws = kDraws;
    if (const auto drawn = planCompletion(plan, evaluation, options, m_catalogues)) {
      result.completion = std::max(result.completion, drawn->estimate.p90S);
    }
  } else if (const auto input = planCompletionInput(plan, evaluation, m_catalogues)) {
    result.completion = std::max(result.completion, expectedCompletion(input->input).total());
  }
  return result;
}

const SearchLimit* brokenLimit(const std::vector<SearchLimit>& limits, const PlanScore& score) {
  for (const SearchLimit& limit : limits) {
    double value = 0;
    switch (limit.metric) {
      case LimitMetric::StepTime:
        value = score.stepTime;
        break;
      case LimitMetric::Memory:
        value = score.memoryShare;
        break;
      case LimitMetric::Cost:
        value = score.cost;
        break;
      case LimitMetric::Completion:
        value = score.completion;
        break;
      case LimitMetric::Mfu:
        if (score.mfu > 0 && score.mfu < limit.value) return &limit;
        continue;
      case LimitMetric::Gpus:
        value = static_cast<double>(score.gpus);
        break;
    }
    if (value > limit.value) return &limit;
  }
  return nullptr;
}

Simplicity simplicityOf(const Plan& plan) {
  const Layout& layout = *plan.layout;
  Simplicity simplicity;
  for (const int degree : {layout.tp, layout.cp, layout.ep, layout.etp, layout.pp, layout.vpp}) {
    if (degree > 1) ++simplicity.axesInUse;
    simplicity.degrees += std::log2(std::max(1, degree));
  }
  if (layout.stages) ++simplicity.extras;
  if (layout.recompute.mode != "none") ++simplicity.extras;
  if (layout.zero.value_or(1) > 1) ++simplicity.extras;
  if (layout.pp > 1 && layout.schedule.kind != "1f1b" && layout.schedule.kind != "interleaved" &&
      layout.schedule.kind != "interleaved-1f1b") {
    ++simplicity.extras;
  }
  return simplicity;
}

double tieShare() {
  return kTie;
}

}  // namespace slicescape
