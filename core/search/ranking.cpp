// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ranking.h"

#include <algorithm>
#include <map>

namespace slicescape {
namespace {

bool beats(const PlanScore& a, const PlanScore& b) {
  const bool noWorse = a.stepTime <= b.stepTime && a.memoryShare <= b.memoryShare &&
                       a.gpus <= b.gpus && a.cost <= b.cost;
  const bool better = a.stepTime < b.stepTime || a.memoryShare < b.memoryShare || a.gpus < b.gpus ||
                      a.cost < b.cost;
  return noWorse && better;
}

}  // namespace

double boundOf(const Estimate& estimate, const Scoring& scoring, Objective objective) {
  return scoring.score(estimate.step, estimate.memoryShare, estimate.candidate.gpus())
      .valueOf(objective);
}

std::vector<Estimate> paretoCandidates(const std::vector<Estimate>& estimates,
                                       const Scoring& scoring, std::size_t most) {
  std::map<std::int64_t, std::vector<Estimate>> byGpus;
  for (const Estimate& estimate : estimates) byGpus[estimate.candidate.gpus()].push_back(estimate);
  std::vector<Estimate> front;
  for (auto& [gpus, group] : byGpus) {
    std::sort(group.begin(), group.end(), [](const Estimate& a, const Estimate& b) {
      if (a.step != b.step) return a.step < b.step;
      if (a.memoryShare != b.memoryShare) return a.memoryShare < b.memoryShare;
      return a.candidate < b.candidate;
    });
    std::vector<Estimate> stairs;
    double least = 2;
    for (const Estimate& estimate : group) {
      if (estimate.memoryShare >= least) continue;
      least = estimate.memoryShare;
      stairs.push_back(estimate);
    }
    const std::size_t kept = std::min(most, stairs.size());
    for (std::size_t i = 0; i < kept; ++i) {
      front.push_back(stairs[kept > 1 ? i * (stairs.size() - 1) / (kept - 1) : 0]);
    }
  }
  std::vector<Estimate> best;
  for (const Estimate& candidate : front) {
    const auto scoreOf = [&](const Estimate& e) {
      return scoring.score(e.step, e.memoryShare, e.candidate.gpus());
    };
    const bool beaten = std::any_of(front.begin(), front.end(), [&](const Estimate& other) {
      return beats(scoreOf(other), scoreOf(candidate));
    });
    if (!beaten) best.push_back(candidate);
  }
  return best;
}

void keepPareto(std::vector<FoundPlan>& plans) {
  std::vector<FoundPlan> kept;
  for (const FoundPlan& candidate : plans) {
    const bool beaten = std::any_of(plans.begin(), plans.end(), [&](const FoundPlan& other) {
      return beats(other.score, candidate.score);
    });
    const bool repeats = std::any_of(kept.begin(), kept.end(), [&](const FoundPlan& other) {
      return other.candidate == candidate.candidate;
    });
    if (!beaten && !repeats) kept.push_back(candidate);
  }
  std::stable_sort(kept.begin(), kept.end(), [](const FoundPlan& a, const FoundPlan& b) {
    return a.score.stepTime < b.score.stepTime;
  });
  plans = std::move(kept);
}

void rankPlans(std::vector<FoundPlan>& plans, Objective objective, std::size_t top) {
  if (plans.empty()) return;
  const auto value = [&](const FoundPlan& plan) { return plan.score.valueOf(objective); };
  std::sort(plans.begin(), plans.end(), [&](const FoundPlan& a, const FoundPlan& b) {
    if (value(a) != value(b)) return value(a) < value(b);
    return a.candidate < b.candidate;
  });
  const double tie = tieValue(plans.front().score, objective);
  const Candidate best = plans.front().candidate;
  for (FoundPlan& plan : plans) {
    plan.tiesWithBest = value(plan) <= tie;
    plan.isBest = plan.candidate == best;
  }
  const auto endOfTies = std::find_if(plans.begin(), plans.end(),
                                      [](const FoundPlan& plan) { return !plan.tiesWithBest; });
  std::stable_sort(plans.begin(), endOfTies, [](const FoundPlan& a, const FoundPlan& b) {
    return simplicityOf(a.plan) < simplicityOf(b.plan);
  });
  if (plans.size() <= top) return;
  const auto optimum =
      std::find_if(plans.begin(), plans.end(), [](const FoundPlan& plan) { return plan.isBest; });
  const auto last = plans.begin() + static_cast<std::ptrdiff_t>(top) - 1;
  if (optimum > last) std::iter_swap(optimum, last);
  plans.resize(top);
}

}  // namespace slicescape
