// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/timeline_analysis.h"
#include "core/schedule/timeline_events.h"

namespace slicescape {

/// What one GPU of a pipeline rank holds: always, and per chunk in flight. Tensors only
/// ("allocated"): allocator slack, context and communicators come on top.
struct RankMemory {
  Bytes base;                       ///< weights, gradients, optimizer states, buffers
  std::vector<ChunkMemory> chunks;  ///< [slot]
};

/// Everything a plan's step was simulated from, kept with its timeline so that views can
/// derive the rest (events, idle causes, critical path, memory over time) when somebody
/// looks at it. Immutable once made.
struct SimulatedStep {
  Schedule schedule;
  ScheduleTimes times;
  Timeline timeline;
  StepExtras extras;               ///< [rank]
  std::vector<RankMemory> memory;  ///< [rank]

  /// The step must outlive what these return by reference.
  StepEvents events() const { return {schedule, times, timeline, extras}; }
  IdleAnalysis idle() const { return analyzeIdle(schedule, times, timeline); }
  std::vector<CriticalStep> criticalPath() const {
    return slicescape::criticalPath(schedule, times, timeline);
  }
  /// Allocated bytes of one GPU of the rank over the step.
  MemoryCurve memoryOf(int rank) const {
    const RankMemory& own = memory[static_cast<std::size_t>(rank)];
    return memoryOverTime(timeline, rank, own.chunks, own.base);
  }
};

}  // namespace slicescape
