// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

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

/// The likeliest first: what they reach bounds the work spent on the others.
constexpr std::array<double, 7> kSlopes{2, 1, 1.5, 1.75, 1.25, 2.25, 2.5};
constexpr std::array<double, 5> kThresholds{1, 0.75, 0.5, 0.25, 0};

double limitOf(const ScheduleShape& shape) {
  return shape.memoryLimitChunks > 0 ? shape.memoryLimitChunks
                                     : std::numeric_limits<double>::infinity();
}

/// Warm-up forwards of every rank, within the memory limit.
std::vector<int> warmUpsOf(const ScheduleShape& shape, const Candidate& candidate) {
  const int most =
      static_cast<int>(std::min<double>(shape.microBatches, std::max(1.0, limitOf(shape))));
  std::vector<int> warmUps;
  for (int rank = 0; rank < shape.ranks; ++rank) {
    const double slope = candidate.slope * (shape.ranks - 1 - rank);
    warmUps.push_back(std::min(static_cast<int>(std::floor(slope)) + 1 + candidate.extra, most));
  }
  return warmUps;
}

Programs orderOf(const ScheduleShape& shape, const std::vector<int>& warmUps) {
  const int m = shape.microBatches;
  Programs order(static_cast<std::size_t>(shape.ranks));
  for (int rank = 0; rank < shape.ranks; ++rank) {
    Program& program = order[static_cast<std::size_t>(rank)];
    program.reserve(2 * static_cast<std::size_t>(m));
    int forwards = warmUps[static_cast<std::size_t>(rank)];
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

/// What no order can beat: the busiest rank's work without a gap, and the latest end if
/// every rank began as early as its first input can come.
FittingResult leastPossible(const ScheduleShape& shape, const ScheduleTimes& times) {
  FittingResult least;
  double arrival = 0;
  for (int rank = 0; rank < shape.ranks; ++rank) {
    const auto r = static_cast<std::size_t>(rank);
    const ChunkTimes& chunk = times.chunks[r].front();
    const double work =
        shape.microBatches * (chunk.forward + chunk.backwardInput + chunk.backwardWeight);
    least.longestSpan = std::max(least.longestSpan, work);
    least.makespan = std::max(least.makespan, arrival + work);
    arrival += chunk.forward + (r < times.boundaryLatency.size() ? times.boundaryLatency[r] : 0);
  }
  return least;
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

/// The better of ZB-H1 and ZB-H2 within the memory limit, and the candidates that beat it.
class Search {
 public:
  Search(const ScheduleShape& shape, const ScheduleTimes& times)
      : m_shape(shape),
        m_fitter(shape, times),
        m_limit(limitOf(shape)),
        m_least(leastPossible(shape, times)) {
    m_yardstick = yardstickOf(shape, times, ScheduleKind::ZbH1, shape.ranks);
    if (auto other = yardstickOf(shape, times, ScheduleKind::ZbH2, 2 * shape.ranks - 1);
        other && (!m_yardstick || other->result.makespan < m_yardstick->result.makespan)) {
      m_yardstick = std::move(other);
    }
    constexpr double kNone = std::numeric_limits<double>::infinity();
    m_best = m_yardstick ? m_yardstick->result : FittingResult{kNone, kNone, 0};
    m_latest = m_yardstick ? m_yardstick->result.makespan * (1 + 1e-9) : kNone;
  }

  /// Candidates in the order in which each beat all before it: the last is the best.
  const std::vector<Candidate>& run() {
    std::set<std::vector<int>> tried;  // a limit or few micro-batches make many alike
    for (const double slope : kSlopes) {
      for (const int extra : {0, 1}) {
        const std::vector<int> warmUps = warmUpsOf(m_shape, {slope, extra, 1});
        if (!tried.insert(warmUps).second) continue;
        const Programs order = orderOf(m_shape, warmUps);
        for (const double threshold : {1.0, 0.25}) consider(order, {slope, extra, threshold});
      }
    }
    if (m_found.empty()) return m_found;
    const Candidate warmUp = m_found.back();
    const Programs order = orderOf(m_shape, warmUpsOf(m_shape, warmUp));
    for (const double threshold : kThresholds) {
      if (threshold == warmUp.threshold) continue;
      consider(order, {warmUp.slope, warmUp.extra, threshold});
    }
    return m_found;
  }

  /// The candidate's programs when it is better than the hand-made orders.
  std::optional<Programs> programsOf(const Candidate& candidate) const {
    Programs programs;
    const Programs order = orderOf(m_shape, warmUpsOf(m_shape, candidate));
    if (!improves(m_fitter.fit(order, ruleFor(candidate), &programs))) return std::nullopt;
    return programs;
  }

  /// Where no hand-made order keeps within the limit and no candidate was found: 1F1B's
  /// warm-up, cut to the limit, which always runs.
  Programs lastResort() const {
    Programs programs;
    m_fitter.fit(orderOf(m_shape, warmUpsOf(m_shape, {})), {m_limit, m_shape.weightShare},
                 &programs);
    return programs;
  }

  std::optional<Yardstick>& yardstick() { return m_yardstick; }

 private:
  FittingRule ruleFor(const Candidate& candidate) const {
    return {m_limit, m_shape.weightShare, candidate.threshold, m_best.longestSpan, m_latest};
  }

  bool improves(const FittingResult& result) const {
    if (result.gaveUp || result.peak > m_limit * (1 + 1e-9) || result.makespan > m_latest) {
      return false;
    }
    const bool shorter = result.longestSpan < m_best.longestSpan * (1 - 1e-12);
    const bool earlier =
        result.longestSpan <= m_best.longestSpan && result.makespan < m_best.makespan * (1 - 1e-12);
    return shorter || earlier;
  }

  void consider(const Programs& order, const Candidate& candidate) {
    const bool isPerfect = m_best.longestSpan <= m_least.longestSpan * (1 + 1e-9) &&
                           m_best.makespan <= m_least.makespan * (1 + 1e-9);
    if (isPerfect) return;
    const FittingResult result = m_fitter.fit(order, ruleFor(candidate), nullptr);
    if (!improves(result)) return;
    m_best = result;
    m_found.push_back(candidate);
  }

  const ScheduleShape& m_shape;
  WeightFitter m_fitter;
  double m_limit;
  FittingResult m_least;
  std::optional<Yardstick> m_yardstick;
  FittingResult m_best;
  double m_latest = 0;  ///< later ends are no improvement
  std::vector<Candidate> m_found;
};

/// Filling, draining and some of the steady state between them: longer steps rank the
/// candidates the same way and only take longer to fit.
constexpr int kSearchedMicroBatchesPerRank = 3;

}  // namespace

/// The automatic zero-bubble schedule, after the heuristic of Qi et al. (Zero Bubble
/// Pipeline Parallelism): among orders that keep within the memory limit and end no later
/// than the better of ZB-H1 and ZB-H2, the one whose longest rank span, the paper's cost,
/// is shortest. First the warm-up is chosen, then the idle time that is worth a weight
/// gradient; both on a step of at most three micro-batches per rank.
Programs zeroBubbleAutoPrograms(const ScheduleShape& shape, const ScheduleTimes& given) {
  const ScheduleTimes times = completeTimes(shape, given);
  Search whole(shape, times);
  ScheduleShape shorter = shape;
  shorter.microBatches = std::min(shape.microBatches, kSearchedMicroBatchesPerRank * shape.ranks);
  Search sample(shorter, times);
  const std::vector<Candidate>& found = sample.run();
  for (auto candidate = found.rbegin(); candidate != found.rend(); ++candidate) {
    if (auto programs = whole.programsOf(*candidate)) return std::move(*programs);
  }
  if (whole.yardstick()) return std::move(whole.yardstick()->programs);
  return whole.lastResort();
}

}  // namespace slicescape
