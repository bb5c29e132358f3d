// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/simulation.h"

#include <algorithm>
#include <numeric>

#include "core/schedule/deadlock.h"
#include "core/schedule/stage_links.h"

namespace slicescape {
namespace {

// Marks in the tables of arrival times; real times are never negative.
constexpr double kPending = -1;   ///< has not arrived
constexpr double kTaken = -2;     ///< forward run, or input gradient run
constexpr double kFinished = -3;  ///< both gradients run

/// Everything the inner loop reads about one slot of one rank, on one or two cache lines.
struct Slot {
  double forward = 0;
  double input = 0;
  double weight = 0;
  double pairForward = 0;    ///< share of an overlapped pair: forward minus half its gain
  double pairBackward = 0;   ///< full backward minus half its gain
  double latencyBefore = 0;  ///< of the boundary to the stage before; 0 inside a rank
  double latencyAfter = 0;
  std::int64_t row = 0;  ///< stage · micro-batches
  int rankBefore = -1;   ///< −1: the data enters here
  int rankAfter = -1;    ///< −1: the loss is here
};

/// State of one rank while it runs.
struct RankState {
  std::size_t position = 0;
  std::int64_t waitsFor = -1;  ///< input table: 2 · index; gradient table: 2 · index + 1
  double free = 0;             ///< end of the last operation
  double sendUntil = 0;        ///< blocking: end of the last send
  double busy = 0;
  int liveInput = 0;
  int liveWeight = 0;
  int peakInput = 0;
  int peakWeight = 0;
};

/// Runs each rank until it has to wait; an arrival wakes the one rank that can wait for it.
/// Every operation is thus touched at most twice: O(operations).
class Simulator {
 public:
  Simulator(const Schedule& schedule, const ScheduleTimes& times)
      : m_schedule(schedule),
        m_slotCount(chunkSlots(schedule.shape)),
        m_microBatches(schedule.shape.microBatches),
        m_ranks(schedule.programs.size()) {
    const StageLinks links(schedule, times.boundaryLatency);
    m_slots.resize(m_ranks.size() * static_cast<std::size_t>(m_slotCount));
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
      for (int slot = 0; slot < m_slotCount; ++slot) {
        prepare(static_cast<int>(rank), slot, links, times);
      }
    }
    const auto entries = static_cast<std::size_t>(stageCount(schedule.shape)) *
                         static_cast<std::size_t>(m_microBatches);
    m_input.assign(entries, kPending);
    m_gradient.assign(entries, kPending);
    std::fill_n(m_input.begin(), m_microBatches, 0.0);  // the first stage's data is there
  }

  template <bool blocking>
  Result<Timeline> run() {
    Timeline timeline;
    timeline.shape = m_schedule.shape;
    timeline.ranks.resize(m_ranks.size());
    m_ready.reserve(m_ranks.size());
    for (std::size_t rank = m_ranks.size(); rank-- > 0;) {
      timeline.ranks[rank].reserve(m_schedule.programs[rank].size());
      m_ready.push_back(static_cast<int>(rank));
    }
    while (!m_ready.empty()) {
      const int rank = m_ready.back();
      m_ready.pop_back();
      advance<blocking>(rank, timeline.ranks[static_cast<std::size_t>(rank)]);
    }
    if (const auto stuck = stuckRanks(); !stuck.empty()) {
      return describeDeadlock(m_schedule, stuck);
    }
    summarize(timeline);
    return timeline;
  }

 private:
  void prepare(int rank, int slot, const StageLinks& links, const ScheduleTimes& times) {
    const ChunkTimes& chunk =
        times.chunks[static_cast<std::size_t>(rank)][static_cast<std::size_t>(slot)];
    const double full = chunk.backwardInput + chunk.backwardWeight;
    const double gain = chunk.overlappedPair > 0 ? chunk.forward + full - chunk.overlappedPair : 0;
    Slot& entry = slotOf(rank, slot);
    entry.forward = chunk.forward;
    entry.input = chunk.backwardInput;
    entry.weight = chunk.backwardWeight;
    entry.pairForward = chunk.forward - gain / 2;
    entry.pairBackward = full - gain / 2;
    const StageLink& link = links.of(rank, slot);
    entry.rankBefore = link.rankBefore;
    entry.rankAfter = link.rankAfter;
    entry.latencyBefore = link.latencyBefore;
    entry.latencyAfter = link.latencyAfter;
    entry.row = std::int64_t{m_schedule.stageOf(rank, slot)} * m_microBatches;
  }

  Slot& slotOf(int rank, int slot) {
    return m_slots[static_cast<std::size_t>(rank) * static_cast<std::size_t>(m_slotCount) +
                   static_cast<std::size_t>(slot)];
  }

  static double& at(std::vector<double>& table, std::int64_t index) {
    return table[static_cast<std::size_t>(index)];
  }

  void wake(int rank, std::int64_t key) {
    RankState& state = m_ranks[static_cast<std::size_t>(rank)];
    if (state.waitsFor != key) return;
    state.waitsFor = -1;
    m_ready.push_back(rank);
  }

  // The tables hold the producer's end: with asynchronous links plus the latency, with
  // blocking ones without it, since then the receiver pays it when it gets there.
  template <bool blocking>
  void deliverForward(const Slot& slot, std::int64_t index, double end) {
    at(m_input, index) = kTaken;
    if (slot.rankAfter < 0) {
      at(m_gradient, index) = end;
      return;
    }
    at(m_input, index + m_microBatches) = blocking ? end : end + slot.latencyAfter;
    wake(slot.rankAfter, 2 * (index + m_microBatches));
  }

  template <bool blocking>
  void deliverGradient(const Slot& slot, std::int64_t index, double end, double mark) {
    at(m_gradient, index) = mark;
    if (slot.rankBefore < 0) return;
    at(m_gradient, index - m_microBatches) = blocking ? end : end + slot.latencyBefore;
    wake(slot.rankBefore, 2 * (index - m_microBatches) + 1);
  }

  /// Earliest start of an operation whose data was sent at `sent` (or has arrived then).
  template <bool blocking>
  static double startAfter(const RankState& state, double sent, double latency) {
    return blocking ? std::max(state.free, sent) + latency : std::max(state.free, sent);
  }

  template <bool blocking>
  void advance(int rank, std::vector<TimelineBlock>& blocks) {
    RankState state = m_ranks[static_cast<std::size_t>(rank)];
    const auto& program = m_schedule.programs[static_cast<std::size_t>(rank)];
    while (state.position < program.size()) {
      const Operation& operation = program[state.position];
      const Slot& slot = slotOf(rank, operation.chunk);
      const std::int64_t index = slot.row + operation.microBatch;
      double start = 0;
      double end = 0;
      double sending = 0;
      switch (operation.kind) {
        case OperationKind::Forward: {
          const double sent = at(m_input, index);
          if (sent < 0) return wait(rank, state, 2 * index);
          start = startAfter<blocking>(state, sent, slot.latencyBefore);
          if constexpr (blocking) start = std::max(start, state.sendUntil);
          end = start + slot.forward;
          sending = slot.latencyAfter;
          deliverForward<blocking>(slot, index, end);
          hold(state);
          break;
        }
        case OperationKind::Backward:
        case OperationKind::BackwardInput: {
          const double sent = at(m_gradient, index);
          if (sent < 0) return wait(rank, state, 2 * index + 1);
          start = startAfter<blocking>(state, sent, slot.latencyAfter);
          if constexpr (blocking) start = std::max(start, state.sendUntil);
          const bool joined = operation.kind == OperationKind::Backward;
          end = start + slot.input + (joined ? slot.weight : 0);
          sending = slot.latencyBefore;
          deliverGradient<blocking>(slot, index, end, joined ? kFinished : kTaken);
          --state.liveInput;
          if (joined) --state.liveWeight;
          break;
        }
        case OperationKind::BackwardWeight: {
          if (at(m_gradient, index) != kTaken) return wait(rank, state, 2 * index + 1);
          at(m_gradient, index) = kFinished;
          start = blocking ? std::max(state.free, state.sendUntil) : state.free;
          end = start + slot.weight;
          --state.liveWeight;
          break;
        }
        case OperationKind::ForwardBackward: {
          const Slot& other = slotOf(rank, operation.backwardChunk);
          const std::int64_t otherIndex = other.row + operation.backwardMicroBatch;
          const double sent = at(m_input, index);
          if (sent < 0) return wait(rank, state, 2 * index);
          const double gradientSent = at(m_gradient, otherIndex);
          if (gradientSent < 0) return wait(rank, state, 2 * otherIndex + 1);
          start = std::max(startAfter<blocking>(state, sent, slot.latencyBefore),
                           startAfter<blocking>(state, gradientSent, other.latencyAfter));
          if constexpr (blocking) start = std::max(start, state.sendUntil);
          end = start + slot.pairForward + other.pairBackward;
          sending = std::max(slot.latencyAfter, other.latencyBefore);
          deliverForward<blocking>(slot, index, end);
          deliverGradient<blocking>(other, otherIndex, end, kFinished);
          hold(state);
          --state.liveInput;
          --state.liveWeight;
          break;
        }
      }
      blocks.push_back({operation, start, end});
      state.busy += end - start;
      state.free = end;
      if constexpr (blocking) state.sendUntil = end + sending;
      ++state.position;
    }
    m_ranks[static_cast<std::size_t>(rank)] = state;
  }

  void wait(int rank, RankState& state, std::int64_t key) {
    state.waitsFor = key;
    m_ranks[static_cast<std::size_t>(rank)] = state;
  }

  static void hold(RankState& state) {
    state.peakInput = std::max(state.peakInput, ++state.liveInput);
    state.peakWeight = std::max(state.peakWeight, ++state.liveWeight);
  }

  /// Positions of all ranks when some have not finished; empty when all have.
  std::vector<StuckRank> stuckRanks() const {
    std::vector<StuckRank> stuck;
    bool any = false;
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
      const RankState& state = m_ranks[rank];
      stuck.push_back({state.position, state.waitsFor >= 0 && state.waitsFor % 2 == 1});
      any = any || state.position < m_schedule.programs[rank].size();
    }
    if (!any) stuck.clear();
    return stuck;
  }

  void summarize(Timeline& timeline) const {
    for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
      const RankState& state = m_ranks[rank];
      const auto& blocks = timeline.ranks[rank];
      timeline.busy.push_back(state.busy);
      timeline.firstStart.push_back(blocks.empty() ? 0 : blocks.front().start);
      timeline.lastEnd.push_back(state.free);
      timeline.peakLiveUntilInput.push_back(state.peakInput);
      timeline.peakLiveUntilWeight.push_back(state.peakWeight);
      timeline.makespan = std::max(timeline.makespan, state.free);
    }
  }

  const Schedule& m_schedule;
  int m_slotCount;
  int m_microBatches;
  std::vector<Slot> m_slots;  // [rank · slots + slot]
  std::vector<RankState> m_ranks;
  std::vector<double> m_input;     // arrival of the input, [stage · m + micro-batch]
  std::vector<double> m_gradient;  // arrival of the output's gradient, same index
  std::vector<int> m_ready;
};

double meanOf(const std::vector<double>& values) {
  return values.empty() ? 0
                        : std::accumulate(values.begin(), values.end(), 0.0) /
                              static_cast<double>(values.size());
}

}  // namespace

double Timeline::bubbleRatio() const {
  return makespan > 0 ? 1 - meanOf(busy) / makespan : 0;
}

double Timeline::bubbleOverhead() const {
  const double mean = meanOf(busy);
  return mean > 0 ? makespan / mean - 1 : 0;
}

double Timeline::bubbleRatioSpan() const {
  double worst = 0;
  for (std::size_t rank = 0; rank < busy.size(); ++rank) {
    const double span = lastEnd[rank] - firstStart[rank];
    if (span > 0) worst = std::max(worst, (span - busy[rank]) / span);
  }
  return worst;
}

double Timeline::bubbleRatioOf(int rank) const {
  return makespan > 0 ? 1 - busy[static_cast<std::size_t>(rank)] / makespan : 0;
}

Result<Timeline> simulate(const Schedule& schedule, const ScheduleTimes& times) {
  if (auto problem = checkPrograms(schedule)) return *problem;
  if (auto problem = checkTimes(schedule.shape, times)) return *problem;
  Simulator simulator(schedule, times);
  return times.blocking ? simulator.run<true>() : simulator.run<false>();
}

}  // namespace slicescape
