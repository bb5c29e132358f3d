// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/starting_layout.h"

#include <optional>

#include "core/plan/evaluate.h"

namespace slicescape::cli {
namespace {

constexpr int kMostTensorParallel = 16;
constexpr int kMostStages = 64;

Plan withDegrees(const Plan& plan, int tp, int pp, int dp) {
  Plan changed = plan;
  changed.layout = plan.layout.edited([&](Layout& layout) {
    layout.tp = tp;
    layout.pp = pp;
    layout.dp = dp;
  });
  // Every pipeline of every replica needs as many sequences as the others.
  changed.workload = plan.workload.edited([&](Workload& workload) {
    const std::int64_t unit = workload.microBatch * dp;
    workload.globalBatch = std::max<std::int64_t>(1, workload.globalBatch / unit) * unit;
  });
  return changed;
}

}  // namespace

Plan withStartingLayout(const Plan& plan, int devicesPerHost, std::int64_t devices) {
  std::optional<Plan> best;
  Evaluation bestEvaluation;
  const auto isBetter = [&](const Evaluation& candidate) {
    if (!best) return true;
    if (candidate.fits != bestEvaluation.fits) return candidate.fits;
    if (candidate.fits) return candidate.stepTime.p50 < bestEvaluation.stepTime.p50;
    const bool valid = candidate.verdict != Verdict::Invalid;
    if (valid != (bestEvaluation.verdict != Verdict::Invalid)) return valid;
    return candidate.peakDevice < bestEvaluation.peakDevice;
  };
  for (int tp = 1; tp <= std::min(devicesPerHost, kMostTensorParallel); tp *= 2) {
    for (int pp = 1; pp <= kMostStages; pp *= 2) {
      const std::int64_t inside = std::int64_t{tp} * pp;
      if (devices % inside != 0) continue;
      const Plan candidate = withDegrees(plan, tp, pp, static_cast<int>(devices / inside));
      const Evaluation evaluation = evaluate(candidate);
      if (!isBetter(evaluation)) continue;
      best = candidate;
      bestEvaluation = evaluation;
    }
  }
  return best.value_or(plan);
}

}  // namespace slicescape::cli
