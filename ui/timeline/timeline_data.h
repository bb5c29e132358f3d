// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/simulated_step.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/timeline_events.h"

namespace slicescape::ui {

/// Names a block of the timeline across evaluations: the indices of a row change while a
/// boundary is dragged, the place in the rank's program does not.
struct BlockId {
  int rank = 0;
  std::int64_t position = -1;  ///< in the rank's program; −1: once per step
  StepEventKind kind = StepEventKind::Forward;

  bool operator==(const BlockId&) const = default;
};

/// One rank of the step, sorted into what is drawn where.
struct TimelineRow {
  /// What occupies the rank, in time order: compute, then what comes once per step. Only the
  /// two halves of an overlapped pair share time.
  std::vector<StepEvent> body;
  /// What runs beside it: transfers and the hidden part of the gradient reduction.
  std::vector<StepEvent> strip;
  double longestInStrip = 0;
};

/// What an operation had to wait for.
struct Wait {
  double idle = 0;       ///< of the rank before the operation
  bool forData = false;  ///< else the rank itself was busy until it started
  int rank = -1;         ///< producer of the data that came last
  StepEvent producer;    ///< its block
  double onLink = 0;     ///< time the data was under way
};

/// The simulated step of one evaluation as the timeline needs it. Everything that costs
/// time is worked out when it is first asked for, and per rank: rows out of sight cost
/// nothing. Belongs to the window's thread.
class TimelineData {
 public:
  /// An evaluation without a step gives an empty timeline.
  explicit TimelineData(std::shared_ptr<const Evaluation> evaluation);

  bool isEmpty() const { return m_step == nullptr; }
  int ranks() const;
  int chunks() const;  ///< slots of a rank's program
  double end() const;  ///< of the last event, seconds
  const Evaluation& evaluation() const { return *m_evaluation; }
  const SimulatedStep& step() const { return *m_step; }

  const TimelineRow& row(int rank) const;
  const std::vector<IdleInterval>& idle(int rank) const;
  const IdleTotals& idleTotals(int rank) const;
  const std::vector<CriticalStep>& criticalPath() const;
  bool isCritical(const BlockId& block) const;
  /// Device memory over the step: the allocated tensors and what the allocator, the context
  /// and the communicators hold beside them, so that the peak is StageResult::peak.
  const MemoryCurve& memory(int rank) const;
  /// Chunk activations that the rank holds at `time`: from the start of a forward to the end
  /// of its weight gradient.
  int chunksInFlight(int rank, double time) const;
  Wait waitOf(const BlockId& block) const;

  static BlockId idOf(const StepEvent& event) { return {event.rank, event.position, event.kind}; }
  const StepEvent* find(const BlockId& block) const;
  /// The block that runs at `time`; of an overlapped pair the half asked for.
  const StepEvent* at(int rank, double time, bool lowerHalf) const;
  /// The idle interval around `time`, if the rank is idle then.
  const IdleInterval* idleAt(int rank, double time) const;
  /// The block after (or before) one in its row; the first for nothing. Null at the end.
  const StepEvent* neighbour(const BlockId& block, int direction) const;

 private:
  const IdleAnalysis& idleAnalysis() const;

  std::shared_ptr<const Evaluation> m_evaluation;
  std::shared_ptr<const SimulatedStep> m_step;
  std::optional<StepEvents> m_events;
  mutable std::vector<std::optional<TimelineRow>> m_rows;
  mutable std::vector<std::optional<MemoryCurve>> m_memory;
  mutable std::optional<IdleAnalysis> m_idle;
  mutable std::optional<std::vector<CriticalStep>> m_path;
  mutable std::vector<std::vector<bool>> m_critical;  // [rank][position]
  mutable std::optional<Dependencies> m_dependencies;
};

}  // namespace slicescape::ui
