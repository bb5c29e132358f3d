// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/plan_completion.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <chrono>
#include <cmath>

#include "core/platform/failures.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// Below this many GPUs published jobs fail more often than their hosts' rate explains.
constexpr std::int64_t kIndicativeBelow = 4096;
/// A ramp starts at a tenth of the batch, as BLOOM's (192 of 2,048 sequences). Steps for the
/// same tokens then grow by the mean of 1/b for b from 0.1 to 1, ln 10 / 0.9.
constexpr double kRampSteps = 2.5584278811044956;

/// What a ramp adds: the parts of a step that do not shrink with the batch, once for each of
/// the additional steps.
double rampSeconds(const Plan& plan, const Evaluation& evaluation, double rampTokens) {
  if (rampTokens <= 0) return 0;
  const StepBreakdown& step = evaluation.breakdown;
  const double fixed = (step.bubble + step.dpExposed + step.optimizer).value();
  const double tokensPerStep = static_cast<double>(plan.workload->sequenceLength) *
                               static_cast<double>(plan.workload->globalBatch);
  return rampTokens / tokensPerStep * (kRampSteps - 1) * fixed;
}

std::optional<std::chrono::sys_days> dateOf(const std::string& text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  int fields[3] = {0, 0, 0};
  const std::pair<std::size_t, std::size_t> places[] = {{0, 4}, {5, 2}, {8, 2}};
  for (int f = 0; f < 3; ++f) {
    for (std::size_t i = 0; i < places[f].second; ++i) {
      const char digit = text[places[f].first + i];
      if (digit < '0' || digit > '9') return std::nullopt;
      fields[f] = fields[f] * 10 + (digit - '0');
    }
  }
  const std::chrono::year_month_day date{std::chrono::year(fields[0]),
                                         std::chrono::month(static_cast<unsigned>(fields[1])),
                                         std::chrono::day(static_cast<unsigned>(fields[2]))};
  if (!date.ok()) return std::nullopt;
  return std::chrono::sys_days(date);
}

std::string textAt(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  const json::string* text = value != nullptr ? value->if_string() : nullptr;
  return text != nullptr ? std::string(text->data(), text->size()) : std::string();
}

}  // namespace

std::optional<std::int64_t> daysBetween(const std::string& from, const std::string& to) {
  const auto first = dateOf(from);
  const auto last = dateOf(to);
  if (!first || !last) return std::nullopt;
  return (*last - *first).count();
}

std::optional<double> deadlineSeconds(const Plan& plan, const std::string& today) {
  if (!plan.platform->deadline) return std::nullopt;
  const Result<json::value> parsed = parseJson(*plan.platform->deadline, "deadline");
  if (!parsed) return std::nullopt;
  const auto positive = [](double seconds) -> std::optional<double> {
    if (seconds > 0 && std::isfinite(seconds)) return seconds;
    return std::nullopt;
  };
  if (parsed->is_number()) return positive(parsed->to_number<double>());
  std::string date;
  std::string start = today;
  if (const json::string* text = parsed->if_string()) {
    date.assign(text->data(), text->size());
  } else if (const json::object* object = parsed->if_object()) {
    const json::value* seconds = object->if_contains("s");
    if (seconds != nullptr && seconds->is_number()) return positive(seconds->to_number<double>());
    date = textAt(*object, "date");
    if (const std::string from = textAt(*object, "start"); !from.empty()) start = from;
  }
  const std::optional<std::int64_t> days = daysBetween(start, date);
  return days ? positive(static_cast<double>(*days) * 86400) : std::nullopt;
}

std::optional<PlanCompletion> planCompletionInput(const Plan& plan, const Evaluation& evaluation,
                                                  const Catalogues& catalogues) {
  const double tokens = plan.workload->tokens.value_or(0);
  if (evaluation.tokensPerSecond <= 0 || tokens <= 0) return std::nullopt;
  PlanCompletion result;
  result.tokens = tokens;
  const PlatformSettings settings = platformSettings(plan, &result.assumptions);
  result.checkpoint = checkpointCost(plan, evaluation, settings, catalogues);

  CompletionInput& in = result.input;
  in.usefulS = tokens / evaluation.tokensPerSecond;
  if (evaluation.stepTime.p50 > 0) {
    in.paceLow = evaluation.stepTime.p10 / evaluation.stepTime.p50;
    in.paceHigh = evaluation.stepTime.p90 / evaluation.stepTime.p50;
  }
  in.straggler = std::max(1.0, settings.straggler);
  // The published spread around the median, as a factor on what lies above 1.
  in.stragglerP90 = 1 + (in.straggler - 1) * (kStragglerP90 - 1) / (kStraggler - 1);
  in.batchRampS = rampSeconds(plan, evaluation, std::min(tokens, settings.batchRampTokens));
  in.hosts = static_cast<double>(std::max<std::int64_t>(1, evaluation.hostCount));
  in.failuresPerHostDay = settings.failuresPerHostDay;
  in.failureRateLow = kFailureRateLow;
  in.failureRateHigh = kFailureRateHigh;
  in.jobFailuresPerDay = settings.jobFailuresPerDay;
  in.detectS = settings.detectS;
  in.responseS = settings.responseAfterFailureS();
  in.restartS = settings.restartS;
  in.requeueS = settings.spareHosts > 0 ? 0 : settings.requeueS;
  in.setupS = settings.setupS;
  in.queueWaitP50S = settings.queueWaitS.value_or(0);
  in.queueWaitP90S = settings.queueWaitP90S;
  in.plannedStopsPerDay = settings.plannedStopsPerDay;
  in.plannedStopS = settings.plannedStopS;
  in.blockingS = result.checkpoint.blocking.value();
  in.deadlineS = deadlineSeconds(plan);

  result.mtbfHours = meanTimeToFailureHours(in.hosts, in.failuresPerHostDay, in.jobFailuresPerDay);
  const double mtbf = result.mtbfHours * 3600;
  result.youngIntervalS = std::isfinite(mtbf) ? youngInterval(in.blockingS, mtbf) : in.usefulS;
  // A checkpoint must be written before the next one starts.
  const double shortest = std::max(result.checkpoint.write.value(), evaluation.stepTime.p50);
  const double best = bestInterval(in.blockingS, mtbf, in.restartS);
  result.bestIntervalS = std::max(shortest, std::isfinite(best) ? best : in.usefulS);
  result.intervalIsChosen = settings.checkpointIntervalS.has_value();
  in.intervalS = settings.checkpointIntervalS.value_or(result.bestIntervalS);
  result.sparesFor99 = sparesNeeded(in.hosts, in.failuresPerHostDay, settings.repairS / 86400);
  result.indicative = evaluation.worldSize < kIndicativeBelow;
  return result;
}

std::optional<PlanCompletion> planCompletion(const Plan& plan, const Evaluation& evaluation,
                                             const CompletionOptions& options,
                                             const Catalogues& catalogues) {
  std::optional<PlanCompletion> result = planCompletionInput(plan, evaluation, catalogues);
  if (result) result->estimate = estimateCompletion(result->input, options);
  return result;
}

}  // namespace slicescape
