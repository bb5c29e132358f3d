// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "core/schedule/builders.h"
#include "core/schedule/simulation.h"
#include "core/schedule/weight_fitting.h"

namespace slicescape {
namespace {

/// One point of the search: rank r warms up with ⌊slope · (p − 1 − r)⌋ + 1 + extra forwards
/// (slope 1 is ZB-H1's warm-up, slope 2 ZB-H2's), then alternates input gradients and
/// forwards; weight gradients start in idle times of `threshold` of their length.
struct Candidate {
  double slope = 1;
  int extra = 0;
  double threshold = 1;
};

constexpr std::array<double, 7> kSlopes{1, 1.25, 1.5, 1.75, 2, 2.25, 2.5};
constexpr std::array<double, 5> kThresholds{1, 0.75, 0.5, 0.25, 0};

double limitOf(const ScheduleShape& shape) {
  return shape.memoryLimitChunks > 0 ? shape.memoryLimitChunks
                                     : std::numeric_limits<double>::infinity();
}

Programs orderOf(const ScheduleShape& shape, const Candidate& candidate) {
  const int m = shape.microBatches;
  const int most = static_cast<int>(std::min<double>(m, std::max(1.0, limitOf(shape))));
  Programs order(static_cast<std::size_t>(shape.ranks));
  for (int rank = 0; rank < shape.ranks; ++rank) {
    Program& program = order[static_cast<std::size_t>(rank)];
    program.reserve(2 * static_cast<std::size_t>(m));
    const double slope = candidate.slope * (shape.ranks - 1 - rank);
    int forwards = std::min(static_cast<int>(std::floor(slope)) + 1 + candidate.extra, most);
    for (int i = 0; i < forwards; ++i) program.push_back(operation(OperationKind::Forward, i));
    for (int i = 0; i < m; ++i) {
      program.push_back(operation(OperationKind::BackwardInput, i));
      if (forwards < m) program.push_back(operation(OperationKind::Forward, forwards++));
    }
  }
  return order;
}

/// The hand-made orders are the yardstick: the search takes one of them if it finds nothing
/// better within the same memory.
struct Yardstick {
  Programs programs;
  FittingResult result;
};

std::optional<Yardstick> yardstickOf(const ScheduleShape& shape, const ScheduleTimes& times,
                                     ScheduleKind kind, double peak) {
  if (std::min<double>(peak, shape.microBatches) > limitOf(shape)) return std::nullopt;
  Schedule schedule;
  schedule.shape = shape;
  schedule.shape.kind = kind;
  schedule.programs = kind == ScheduleKind::ZbH1 ? zeroBubbleH1Programs(schedule.shape)
                                                 : zeroBubbleH2Programs(schedule.shape);
  ScheduleTimes asynchronous = times;
  asynchronous.blocking = false;
  const auto timeline = simulate(schedule, asynchronous);
  if (timeline.has_error()) return std::nullopt;
  Yardstick yardstick{std::move(schedule.programs), {}};
  yardstick.result.makespan = timeline->makespan;
  for (std::size_t rank = 0; rank < timeline->busy.size(); ++rank) {
    yardstick.result.longestSpan = std::max(yardstick.result.longestSpan,
                                            timeline->lastEnd[rank] - timeline->firstStart[rank]);
  }
  return yardstick;
}

/// Times for every slot: what is missing counts as equally long operations.
ScheduleTimes completeTimes(const ScheduleShape& shape, const ScheduleTimes& times) {
  ScheduleTimes complete = times;
  complete.chunks.resize(static_cast<std::size_t>(shape.ranks));
  for (auto& rank : complete.chunks) {
    if (rank.empty()) rank.push_back({1, 1, 1, 0});
  }
  return complete;
}

}  // namespace

/// The automatic zero-bubble schedule, after the heuristic of Qi et al. (Zero Bubble
/// Pipeline Parallelism): among orders that keep within the memory limit and end no later
/// than the better of ZB-H1 and ZB-H2, the one whose longest rank span, the paper's cost,
/// is shortest. First the warm-up is chosen, then the idle time that is worth a weight
/// gradient.
Programs zeroBubbleAutoPrograms(const ScheduleShape& shape, const ScheduleTimes& given) {
  const ScheduleTimes times = completeTimes(shape, given);
  const WeightFitter fitter(shape, times);
  const double limit = limitOf(shape);
  constexpr double kNone = std::numeric_limits<double>::infinity();

  std::optional<Yardstick> yardstick = yardstickOf(shape, times, ScheduleKind::ZbH1, shape.ranks);
  if (auto other = yardstickOf(shape, times, ScheduleKind::ZbH2, 2 * shape.ranks - 1);
      other && (!yardstick || other->result.makespan < yardstick->result.makespan)) {
    yardstick = std::move(other);
  }
  const double latest = yardstick ? yardstick->result.makespan * (1 + 1e-9) : kNone;

  std::optional<Candidate> best;
  FittingResult bestResult = yardstick ? yardstick->result : FittingResult{kNone, kNone, 0};
  const auto consider = [&](const Programs& order, const Candidate& candidate) {
    FittingRule rule{limit, shape.weightShare, candidate.threshold};
    const FittingResult result = fitter.fit(order, rule, nullptr);
    if (result.peak > limit * (1 + 1e-9) || result.makespan > latest) return;
    const bool shorter = result.longestSpan < bestResult.longestSpan * (1 - 1e-12);
    const bool earlier = result.longestSpan <= bestResult.longestSpan &&
                         result.makespan < bestResult.makespan * (1 - 1e-12);
    if (!shorter && !earlier) return;
    best = candidate;
    bestResult = result;
  };
  for (const double slope : kSlopes) {
    for (const int extra : {0, 1}) {
      const Programs order = orderOf(shape, {slope, extra, 1});
      for (const double threshold : {1.0, 0.25}) consider(order, {slope, extra, threshold});
    }
  }
  if (best) {
    const Candidate warmUp = *best;
    const Programs order = orderOf(shape, warmUp);
    for (const double threshold : kThresholds) {
      consider(order, {warmUp.slope, warmUp.extra, threshold});
    }
  }
  if (!best) {
    if (yardstick) return std::move(yardstick->programs);
    best = Candidate{};
  }
  Programs programs;
  fitter.fit(orderOf(shape, *best), {limit, shape.weightShare, best->threshold}, &programs);
  return programs;
}

}  // namespace slicescape
