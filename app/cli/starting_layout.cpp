// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/starting_layout.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape::cli {
namespace {

constexpr int kMostTensorParallel = 16;
constexpr int kMostStages = 64;
constexpr int kMostExpertParallel = 64;

struct Degrees {
  int tp = 1, pp = 1, ep = 1, dp = 1;
};

Plan withDegrees(const Plan& plan, const Degrees& degrees, const RecomputeChoice& recompute) {
  Plan changed = plan;
  changed.layout = plan.layout.edited([&](Layout& layout) {
    layout.tp = degrees.tp;
    layout.pp = degrees.pp;
    layout.ep = degrees.ep;
    layout.dp = degrees.dp;
    layout.recompute = recompute;
  });
  // Every pipeline of every replica needs as many sequences as the others.
  changed.workload = plan.workload.edited([&](Workload& workload) {
    const std::int64_t unit = workload.microBatch * degrees.dp;
    workload.globalBatch = std::max<std::int64_t>(1, workload.globalBatch / unit) * unit;
  });
  return changed;
}

/// Every split of `devices` into TP inside a host, PP, EP and DP that uses all of them.
std::vector<Degrees> candidates(int devicesPerHost, std::int64_t devices, int layers,
                                std::int64_t experts) {
  std::vector<Degrees> all;
  for (int tp = 1; tp <= std::min(devicesPerHost, kMostTensorParallel); tp *= 2) {
    for (int pp = 1; pp <= std::min(layers, kMostStages); ++pp) {
      const std::int64_t inside = std::int64_t{tp} * pp;
      if (devices % inside != 0) continue;
      const std::int64_t stageRanks = devices / pp;
      for (int ep = 1; ep <= kMostExpertParallel; ep *= 2) {
        const bool splits = ep == 1 || (experts > 0 && experts % ep == 0 && stageRanks % ep == 0);
        if (splits) all.push_back({tp, pp, ep, static_cast<int>(devices / inside)});
      }
    }
  }
  return all;
}

}  // namespace

Plan withStartingLayout(const Plan& plan, int devicesPerHost, std::int64_t devices) {
  const std::shared_ptr<const ModelProfile> model = modelOf(plan);
  std::int64_t experts = 0;
  for (const LayerKind& kind : model->kinds) experts = std::max(experts, kind.feedForward.experts);
  const std::vector<Degrees> splits =
      candidates(devicesPerHost, devices, std::max(1, model->layerCount()), experts);

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
  // Recompute only where nothing fits without, and no more than it takes.
  const RecomputeChoice ladder[] = {
      {"none", {}, {}, {}},
      {"selective", {"core_attention", "norm", "mlp_act", "mla_up"}, {}, {}},
      {"full", {}, {}, {}}};
  for (const RecomputeChoice& recompute : ladder) {
    for (const Degrees& degrees : splits) {
      const Plan candidate = withDegrees(plan, degrees, recompute);
      const Evaluation evaluation = evaluate(candidate);
      if (!isBetter(evaluation)) continue;
      best = candidate;
      bestEvaluation = evaluation;
    }
    if (best && bestEvaluation.fits) break;
  }
  return best.value_or(plan);
}

}  // namespace slicescape::cli
