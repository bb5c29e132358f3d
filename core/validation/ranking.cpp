// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/ranking.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace slicescape {
namespace {

constexpr std::size_t kSmallestGroup = 3;

/// Ranks from 0, equal values sharing the mean of theirs.
std::vector<double> ranksOf(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t end = first;
    while (end < order.size() && values[order[end]] == values[order[first]]) ++end;
    for (std::size_t i = first; i < end; ++i) {
      ranks[order[i]] = 0.5 * static_cast<double>(first + end - 1);
    }
    first = end;
  }
  return ranks;
}

/// The runs of one layout.
struct Repeated {
  std::optional<Plan> plan;
  std::vector<double> measured;
  std::vector<double> predicted;
};

Plan withoutYear(const Plan& plan) {
  Plan result = plan;
  result.layout = plan.layout.edited([](Layout& layout) { layout.flags.softwareYear.reset(); });
  return result;
}

double medianOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : 0.5 * (values[half - 1] + values[half]);
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
  const double n = static_cast<double>(a.size());
  const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / n;
  const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / n;
  double ab = 0, aa = 0, bb = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ab += (a[i] - meanA) * (b[i] - meanB);
    aa += (a[i] - meanA) * (a[i] - meanA);
    bb += (b[i] - meanB) * (b[i] - meanB);
  }
  return aa > 0 && bb > 0 ? ab / std::sqrt(aa * bb) : 0;
}

}  // namespace

std::string rankingGroupOf(const MeasuredRun& run) {
  const MeasuredRun::Model& model = run.model;
  return fmt::format("{} ({} layers of {}), {} x {}, batch {} of {}, {}", model.name, model.layers,
                     model.hidden, run.hardware.totalDevices, run.hardware.device,
                     run.layout.globalBatch, run.layout.sequence,
                     run.layout.precision.empty() ? "bf16" : run.layout.precision);
}

std::vector<RankedGroup> rankedGroups(const Judgement& judgement) {
  std::map<std::string, std::vector<Repeated>> groups;
  for (const ValidationCase& item : judgement.cases) {
    if (item.metric != "step_time" || item.doubtful) continue;
    std::vector<Repeated>& layouts = groups[item.rankingGroup];
    const auto plan = item.plan ? std::optional(withoutYear(*item.plan)) : std::nullopt;
    // A case without a plan is a layout of its own.
    auto same = std::find_if(layouts.begin(), layouts.end(), [&](const Repeated& known) {
      return plan && known.plan && known.plan->layout == plan->layout &&
             known.plan->workload == plan->workload;
    });
    if (same == layouts.end()) same = layouts.insert(same, Repeated{plan, {}, {}});
    same->measured.push_back(item.measured);
    same->predicted.push_back(item.predicted);
  }
  std::vector<RankedGroup> result;
  for (const auto& [name, members] : groups) {
    if (members.size() < kSmallestGroup) continue;
    std::vector<double> measured, predicted;
    for (const Repeated& runs : members) {
      measured.push_back(medianOf(runs.measured));
      predicted.push_back(medianOf(runs.predicted));
    }
    const double best = *std::min_element(measured.begin(), measured.end());
    if (best == *std::max_element(measured.begin(), measured.end())) continue;
    const double leastPredicted = *std::min_element(predicted.begin(), predicted.end());
    // Of several equally good predictions, a user may take any: their mean counts.
    double chosen = 0, count = 0;
    for (std::size_t i = 0; i < measured.size(); ++i) {
      if (predicted[i] > leastPredicted) continue;
      chosen += measured[i];
      count += 1;
    }
    result.push_back({name, static_cast<int>(members.size()),
                      correlation(ranksOf(predicted), ranksOf(measured)),
                      chosen / count / best - 1});
  }
  return result;
}

RankingSummary summaryOf(const std::vector<RankedGroup>& groups) {
  if (groups.empty()) return {};
  std::vector<double> orders, regrets;
  for (const RankedGroup& group : groups) {
    orders.push_back(group.spearman);
    regrets.push_back(group.regret);
  }
  return {static_cast<int>(groups.size()), medianOf(std::move(orders)),
          medianOf(std::move(regrets))};
}

}  // namespace slicescape
