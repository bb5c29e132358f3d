// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/network/network_advice.h"
#include "core/platform/plan_gang.h"

namespace slicescape {
namespace {

/// Doubling the hosts must bring at least so much; the advisor's measure as well. An assumption.
constexpr double kLeastGain = 1.4;
/// Differences below this are none.
constexpr double kSame = 1e-3;

/// Host counts are tried in these multiples of the plan's.
struct Multiple {
  int times = 1;
  int over = 1;
};
constexpr Multiple kMultiples[] = {{1, 4}, {1, 2}, {1, 1}, {2, 1}, {4, 1}};

/// `times` as many hosts and switches in every group: what a network that was built the same
/// way on a larger scale would have per host.
Cluster enlarged(const Cluster& cluster, int times) {
  Cluster large = cluster;
  for (HostGroup& group : large.hosts) group.count *= times;
  for (SwitchGroup& group : large.switches) group.count *= times;
  return large;
}

/// The plan with its replicas multiplied; nothing when they cannot be.
std::optional<Plan> multiplied(const Plan& plan, Multiple by, bool batchGrows,
                               const Evaluation& evaluation, bool& isDrawn) {
  const int dp = plan.layout->dp;
  if (dp * by.times % by.over != 0) return std::nullopt;
  Plan varied = withReplicas(plan, dp * by.times / by.over);
  const std::int64_t unit = varied.layout->dp * plan.workload->microBatch;
  const double wanted = static_cast<double>(plan.workload->globalBatch) *
                        (batchGrows ? static_cast<double>(by.times) / by.over : 1.0);
  const std::int64_t units = std::llround(wanted / static_cast<double>(unit));
  if (units < 1) return std::nullopt;
  varied.workload = plan.workload.edited([&](Workload& work) { work.globalBatch = units * unit; });
  isDrawn = varied.layout->worldSize() <= evaluation.placement.freeDevices;
  if (!isDrawn) varied.cluster = enlarged(*plan.cluster, by.times);
  return varied;
}

std::vector<ScalingPoint> points(const Plan& plan, const Evaluation& evaluation, bool batchGrows,
                                 const Catalogues& catalogues) {
  std::vector<ScalingPoint> all;
  for (const Multiple by : kMultiples) {
    const bool isPlan = by.times == by.over;
    ScalingPoint point;
    point.isPlan = isPlan;
    const std::optional<Plan> varied =
        isPlan ? std::optional<Plan>(plan)
               : multiplied(plan, by, batchGrows, evaluation, point.isDrawn);
    if (!varied) continue;
    const Evaluation result = isPlan ? evaluation : evaluate(*varied, catalogues);
    point.hosts = static_cast<int>(result.hostCount);
    point.gpus = result.worldSize;
    point.globalBatch = varied->workload->globalBatch;
    point.step = result.stepTime.p50;
    point.tokensPerSecond = result.tokensPerSecond;
    point.tokensPerSecondPerGpu = result.tokensPerSecondPerDevice;
    point.fits = result.fits;
    all.push_back(point);
  }
  return all;
}

void judge(HostScaling& scaling) {
  const std::vector<ScalingPoint>& all = scaling.sameBatch;
  const auto plan =
      std::find_if(all.begin(), all.end(), [](const ScalingPoint& p) { return p.isPlan; });
  if (plan == all.end() || plan->step <= 0) return;
  const auto hosts = [](const ScalingPoint& p) { return std::int64_t{p.hosts}; };
  // The fewest hosts that do the same.
  for (auto point = all.begin(); point != plan; ++point) {
    if (!point->fits || point->tokensPerSecond < plan->tokensPerSecond * (1 - kSame)) continue;
    scaling.verdict = ScalingVerdict::Slower;
    scaling.sentence = {
        SLICESCAPE_TEXT(
            "More hosts are slower here: {1} tokens/s with {0}, only {3} with {2}; per GPU "
            "that is {4} against {5}."),
        {hosts(*point), point->tokensPerSecond, hosts(*plan), plan->tokensPerSecond,
         point->tokensPerSecondPerGpu, plan->tokensPerSecondPerGpu}};
    return;
  }
  const auto next = std::next(plan);
  if (next != all.end() && next->step > 0 &&
      next->tokensPerSecond < plan->tokensPerSecond * (1 - kSame)) {
    scaling.verdict = ScalingVerdict::SlowerNext;
    scaling.sentence = {
        SLICESCAPE_TEXT(
            "More hosts would be slower: {1} tokens/s with {0}, {3} with {2} and the same "
            "batch."),
        {hosts(*plan), plan->tokensPerSecond, hosts(*next), next->tokensPerSecond}};
    return;
  }
  for (auto point = all.begin(); point != plan; ++point) {
    const auto larger = std::next(point);
    if (!point->fits || !larger->fits || point->step <= 0) continue;
    const double ratio = static_cast<double>(larger->gpus) / static_cast<double>(point->gpus);
    const double gain = larger->tokensPerSecond / point->tokensPerSecond;
    if (ratio < 1.5 || gain >= kLeastGain) continue;
    scaling.verdict = ScalingVerdict::Poor;
    scaling.sentence = {
        SLICESCAPE_TEXT("From {0} to {1} hosts the throughput grows {2} times and falls to {3} "
                        "per GPU."),
        {hosts(*point), hosts(*larger), gain, Share{gain / ratio}}};
    return;
  }
  scaling.sentence = {SLICESCAPE_TEXT("The hosts pay: {0} tokens/s on {1} hosts, {2} per GPU."),
                      {plan->tokensPerSecond, hosts(*plan), plan->tokensPerSecondPerGpu}};
}

}  // namespace

HostScaling hostScaling(const Plan& plan, const Evaluation& evaluation,
                        const Catalogues& catalogues) {
  HostScaling scaling;
  if (evaluation.stepTime.p50 <= 0) return scaling;
  scaling.sameBatch = points(plan, evaluation, false, catalogues);
  scaling.grownBatch = points(plan, evaluation, true, catalogues);
  judge(scaling);
  return scaling;
}

}  // namespace slicescape
