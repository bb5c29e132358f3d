// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/weight_fitting.h"

#include <algorithm>

namespace slicescape {
namespace {

constexpr double kPending = -1;
/// Times are compared as equal within this share, so that rounding decides nothing.
constexpr double kTolerance = 1e-9;

Schedule placementOf(const ScheduleShape& shape) {
  Schedule schedule;
  schedule.shape = shape;
  return schedule;
}

struct RankState {
  std::size_t position = 0;
  std::int64_t waitsFor = -1;  ///< 2 · index for an input, 2 · index + 1 for a gradient
  std::size_t weightsDone = 0;
  std::vector<Operation> weights;  ///< in the order in which they became possible
  double start = -1;
  double free = 0;
  double idle = 0;  ///< since the start
  double live = 0;
  double peak = 0;
};

}  // namespace

WeightFitter::WeightFitter(const ScheduleShape& shape, const ScheduleTimes& times)
    : m_shape(shape), m_placement(placementOf(shape)), m_links(m_placement, times.boundaryLatency) {
  const auto slots = static_cast<std::size_t>(chunkSlots(shape));
  const bool given = times.chunks.size() >= static_cast<std::size_t>(shape.ranks) &&
                     std::all_of(times.chunks.begin(), times.chunks.end(),
                                 [&](const auto& rank) { return rank.size() >= slots; });
  for (int rank = 0; rank < shape.ranks; ++rank) {
    double work = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
      const int number = static_cast<int>(slot);
      const ChunkTimes chunk =
          given ? times.chunks[static_cast<std::size_t>(rank)][slot] : ChunkTimes{1, 1, 1, 0};
      m_slots.push_back({chunk, m_links.of(rank, number),
                         std::int64_t{m_placement.stageOf(rank, number)} * shape.microBatches});
      work += shape.microBatches * (chunk.forward + chunk.backwardInput + chunk.backwardWeight);
    }
    m_rankWork.push_back(work);
  }
}

FittingResult WeightFitter::fit(const Programs& order, const FittingRule& rule,
                                Programs* fitted) const {
  const int slots = chunkSlots(m_shape);
  const int m = m_shape.microBatches;
  const auto entries = static_cast<std::size_t>(stageCount(m_shape)) * static_cast<std::size_t>(m);
  std::vector<double> inputs(entries, kPending);
  std::vector<double> gradients(entries, kPending);
  std::fill_n(inputs.begin(), m, 0.0);
  std::vector<RankState> states(order.size());
  std::vector<int> ready;
  for (std::size_t rank = order.size(); rank-- > 0;) {
    ready.push_back(static_cast<int>(rank));
    states[rank].weights.reserve(order[rank].size() / 2 + 1);
  }
  if (fitted != nullptr) fitted->assign(order.size(), {});

  const auto slotOf = [&](int rank, int slot) -> const Slot& {
    return m_slots[static_cast<std::size_t>(rank * slots + slot)];
  };
  const auto emit = [&](int rank, const Operation& operation) {
    if (fitted != nullptr) (*fitted)[static_cast<std::size_t>(rank)].push_back(operation);
  };
  const auto runWeight = [&](int rank, RankState& state) {
    const Operation& weight = state.weights[state.weightsDone++];
    state.free += slotOf(rank, weight.chunk).times.backwardWeight;
    state.live -= rule.weightShare;
    emit(rank, weight);
  };
  const auto wake = [&](int rank, std::int64_t key) {
    RankState& state = states[static_cast<std::size_t>(rank)];
    if (state.waitsFor != key) return;
    state.waitsFor = -1;
    ready.push_back(rank);
  };
  const auto deliver = [&](std::vector<double>& table, std::int64_t index, double time, int rank,
                           bool gradient) {
    table[static_cast<std::size_t>(index)] = time;
    wake(rank, 2 * index + (gradient ? 1 : 0));
  };

  FittingResult result;
  while (!ready.empty()) {
    const int rank = ready.back();
    ready.pop_back();
    RankState& state = states[static_cast<std::size_t>(rank)];
    const Program& program = order[static_cast<std::size_t>(rank)];
    for (; state.position < program.size(); ++state.position) {
      const Operation& next = program[state.position];
      const bool forward = next.kind == OperationKind::Forward;
      const Slot& slot = slotOf(rank, next.chunk);
      const std::int64_t index = slot.row + next.microBatch;
      const double arrival = (forward ? inputs : gradients)[static_cast<std::size_t>(index)];
      if (arrival < 0) {
        state.waitsFor = 2 * index + (forward ? 0 : 1);
        break;
      }
      while (state.weightsDone < state.weights.size()) {
        const bool full = forward && state.live + 1 > rule.memoryLimit + kTolerance;
        const double idle = arrival - state.free;
        if (!full && idle <= 0) break;
        const double weight =
            slotOf(rank, state.weights[state.weightsDone].chunk).times.backwardWeight;
        const double slack = kTolerance * std::max(arrival, weight);
        const bool fits = idle > slack && idle >= rule.threshold * weight - slack;
        if (!full && !fits) break;
        runWeight(rank, state);
      }
      const double start = std::max(state.free, arrival);
      if (state.start < 0) {
        state.start = start;
      } else if (start > state.free) {
        state.idle += start - state.free;
        const double span = state.idle + m_rankWork[static_cast<std::size_t>(rank)];
        const double slack = 1 + kTolerance;
        if (span > rule.longestSpan * slack || state.start + span > rule.longestMakespan * slack) {
          result.gaveUp = true;
          return result;
        }
      }
      state.free = start + (forward ? slot.times.forward : slot.times.backwardInput);
      emit(rank, next);
      if (forward) {
        state.live += 1;
        state.peak = std::max(state.peak, state.live);
        if (slot.link.rankAfter < 0) {
          gradients[static_cast<std::size_t>(index)] = state.free;
        } else {
          deliver(inputs, index + m, state.free + slot.link.latencyAfter, slot.link.rankAfter,
                  false);
        }
      } else {
        state.live -= 1 - rule.weightShare;
        state.weights.push_back(next);
        state.weights.back().kind = OperationKind::BackwardWeight;
        if (slot.link.rankBefore >= 0) {
          deliver(gradients, index - m, state.free + slot.link.latencyBefore, slot.link.rankBefore,
                  true);
        }
      }
    }
  }

  for (std::size_t rank = 0; rank < states.size(); ++rank) {
    RankState& state = states[rank];
    while (state.weightsDone < state.weights.size()) runWeight(static_cast<int>(rank), state);
    result.makespan = std::max(result.makespan, state.free);
    result.longestSpan = std::max(result.longestSpan, state.free - std::max(state.start, 0.0));
    result.peak = std::max(result.peak, state.peak);
  }
  return result;
}

}  // namespace slicescape
