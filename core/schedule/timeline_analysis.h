// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/schedule/simulation.h"
#include "core/units/quantity.h"

// What a simulated step says beyond its length: why ranks are idle, which chain of
// operations decides the end, and how memory rises and falls. All are pure functions of
// the schedule, the times it ran with and the timeline they gave.

namespace slicescape {

/// Why a rank waits. A gap is divided: the time until the awaited data was sent belongs to
/// the phase, the rest, in which it was under way, to the link.
enum class IdleCause {
  WarmUp,     ///< before the rank's first backward: the pipeline fills
  Drain,      ///< after its last forward: the pipeline empties
  Imbalance,  ///< in between: another rank was slower or took another order
  Link,       ///< data was under way
};

struct IdleInterval {
  double start = 0;
  double end = 0;
  IdleCause cause = IdleCause::WarmUp;
};

/// Idle time of one rank by cause, from 0 to the makespan. The four sum to
/// makespan − busy.
struct IdleTotals {
  double warmUp = 0;
  double drain = 0;
  double imbalance = 0;
  double link = 0;

  double total() const { return warmUp + drain + imbalance + link; }
};

struct IdleAnalysis {
  std::vector<std::vector<IdleInterval>> intervals;  ///< [rank], in time order
  std::vector<IdleTotals> totals;                    ///< [rank]
};

IdleAnalysis analyzeIdle(const Schedule& schedule, const ScheduleTimes& times,
                         const Timeline& timeline);

/// One operation of the critical path.
struct CriticalStep {
  int rank = 0;
  std::size_t position = 0;  ///< in the rank's program
  double linkTime = 0;       ///< latency between the step before it and this one
};

/// The chain of operations, first to last, in which each starts the moment the one before
/// it allows, and the last ends the step: operations plus link times sum to the makespan.
std::vector<CriticalStep> criticalPath(const Schedule& schedule, const ScheduleTimes& times,
                                       const Timeline& timeline);

/// When the gradients of each chunk are complete, [rank][slot]: its data parallel reduction
/// can start then. 0 for a slot without a weight gradient.
std::vector<std::vector<double>> gradientsComplete(const Timeline& timeline);

/// Bytes that one chunk of a rank holds.
struct ChunkMemory {
  Bytes activation;         ///< from the start of its forward
  Bytes keptForWeight;      ///< part of it that stays from the input to the weight gradient
  Bytes forwardTransient;   ///< beside it while a forward runs (logits)
  Bytes backwardTransient;  ///< while a joined or input-gradient backward runs (recompute)
};

struct MemoryPoint {
  double time = 0;
  Bytes bytes;  ///< from this time on
};

/// Memory of one rank over the step.
struct MemoryCurve {
  std::vector<MemoryPoint> points;  ///< one per change, in time order
  Bytes peak;
  double peakTime = 0;
  std::size_t peakPosition = 0;  ///< operation that reaches the peak
};

/// `base` is what the rank always holds (states, buffers). `chunks` has one entry per slot.
MemoryCurve memoryOverTime(const Timeline& timeline, int rank,
                           const std::vector<ChunkMemory>& chunks, Bytes base);

}  // namespace slicescape
