// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/plan_queue.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace slicescape {
namespace {

constexpr double kDaysPerYear = 365;
constexpr double kMostGrowth = 4;
constexpr int kPoints = 10;
constexpr int kRefinements = 4;

/// Where a quantity of the points passes `level`, as a factor; empty when it does not.
template <class Value>
std::optional<double> crossing(const std::vector<GrowthPoint>& points, double level,
                               Value&& value) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double now = value(points[i]);
    if (now < level) continue;
    if (i == 0) return points[0].factor;
    const double before = value(points[i - 1]);
    const double share = now > before ? (level - before) / (now - before) : 1;
    return points[i - 1].factor + share * (points[i].factor - points[i - 1].factor);
  }
  return std::nullopt;
}

double daysUntil(std::optional<double> factor, double growthPerYear) {
  if (factor && *factor <= 1) return 0;
  if (!factor || growthPerYear <= 0) return std::numeric_limits<double>::infinity();
  return std::log(*factor) / std::log1p(growthPerYear) * kDaysPerYear;
}

}  // namespace

QueueJob planJob(const Plan& plan, const Evaluation& evaluation, const QueueSettings& queue) {
  constexpr double kDay = 86400;
  QueueJob job;
  job.id = plan.name.empty() ? "this plan" : plan.name;
  job.devices = static_cast<int>(std::min<std::int64_t>(1 << 30, plan.layout->worldSize()));
  job.priority = queue.priority;
  job.preemptible = queue.preemptible;
  const auto completion = planCompletionInput(plan, evaluation);
  const double needed = completion ? expectedCompletion(completion->input).running() : kDay;
  job.durationS = queue.timeLimitS ? std::min(needed, *queue.timeLimitS) : needed;
  job.limitS = queue.timeLimitS.value_or(0);
  return job;
}

GrowthForecast forecastGrowth(const QueueSimulation::Machine& machine,
                              const std::vector<QueueJob>& jobs, const QueuePolicy& policy,
                              double growthPerYear, double targetUtilisation,
                              std::optional<double> waitTargetS, const QueueControl& control) {
  GrowthForecast forecast;
  const double devices =
      static_cast<double>(std::max(0, machine.hosts - policy.spareHosts)) * machine.devices;
  if (jobs.empty() || devices <= 0) return forecast;
  const double load = offeredLoad(jobs) / devices;
  const double first = jobs.front().submitS;
  int played = 0;
  const auto play = [&](double factor) {
    std::vector<QueueJob> denser = jobs;
    for (QueueJob& job : denser) job.submitS = first + (job.submitS - first) / factor;
    QueueControl part;
    part.isCancelled = control.isCancelled;
    if (control.onProgress) {
      part.onProgress = [&control, played](double share) {
        control.onProgress((played + share) / (kPoints + kRefinements));
      };
    }
    const QueueReport report = QueueSimulation::run(machine, denser, policy, part);
    ++played;
    forecast.cancelled = report.cancelled;
    return GrowthPoint{factor, load * factor, report.p90WaitS};
  };
  const auto passes = [&](const GrowthPoint& point) { return point.p90WaitS >= *waitTargetS; };
  for (int p = 0; p < kPoints && !forecast.cancelled; ++p) {
    forecast.points.push_back(play(std::pow(kMostGrowth, p / (kPoints - 1.0))));
  }
  // Waits begin suddenly: halve the step in which they pass what is promised.
  for (int r = 0; waitTargetS && r < kRefinements && !forecast.cancelled; ++r) {
    const auto after = std::find_if(forecast.points.begin(), forecast.points.end(), passes);
    if (after == forecast.points.begin() || after == forecast.points.end()) break;
    const GrowthPoint between = play(std::sqrt((after - 1)->factor * after->factor));
    forecast.points.insert(after, between);
  }
  if (forecast.cancelled) return forecast;
  forecast.loadDays = daysUntil(crossing(forecast.points, targetUtilisation,
                                         [](const GrowthPoint& point) { return point.load; }),
                                growthPerYear);
  forecast.waitDays =
      waitTargetS ? daysUntil(crossing(forecast.points, *waitTargetS,
                                       [](const GrowthPoint& point) { return point.p90WaitS; }),
                              growthPerYear)
                  : forecast.loadDays;
  return forecast;
}

}  // namespace slicescape
