// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/interval_cost.h"

#include <cmath>

#include "core/platform/failures.h"

namespace slicescape {
namespace {

constexpr double kSpan = 30;

RestartModel modelOf(const CompletionInput& input, double intervalS) {
  RestartModel model;
  model.mtbf =
      3600 * meanTimeToFailureHours(input.hosts, input.failuresPerHostDay, input.jobFailuresPerDay);
  model.interval = intervalS;
  model.blocking = input.blockingS;
  model.restart = input.detectS + input.responseS + input.restartS;
  model.queueWait = input.requeueS;
  return model;
}

}  // namespace

IntervalCost intervalCost(const CompletionInput& input, double intervalS) {
  IntervalCost cost;
  cost.intervalS = intervalS;
  cost.blocking = input.blockingS / intervalS;
  cost.total = 1 / exactTimeRatio(modelOf(input, intervalS)) - 1;
  return cost;
}

std::vector<IntervalCost> intervalCosts(const CompletionInput& input, double bestIntervalS,
                                        int points) {
  std::vector<IntervalCost> curve;
  const bool fails = input.failuresPerHostDay > 0 || input.jobFailuresPerDay > 0;
  if (!fails || !(input.blockingS > 0) || !(bestIntervalS > 0) || !std::isfinite(bestIntervalS)) {
    return curve;
  }
  for (int i = 0; i < points; ++i) {
    const double power = 2.0 * i / (points - 1) - 1;
    const IntervalCost cost = intervalCost(input, bestIntervalS * std::pow(kSpan, power));
    if (std::isfinite(cost.total)) curve.push_back(cost);
  }
  return curve;
}

}  // namespace slicescape
