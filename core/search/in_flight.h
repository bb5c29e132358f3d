// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "core/plan/peak_memory.h"
#include "core/plan/stage_cost.h"
#include "core/schedule/schedule.h"

namespace slicescape {

/// A moment of a rank's program: what it holds and what runs.
struct HeldChunks {
  std::vector<int> live;  ///< activations held, by chunk slot
  int chunk = 0;          ///< of the running operation
  int total = 0;
};

/// The two moments at which a rank holds most chunks: in a forward (its logits on top) and
/// in a backward (logits and recompute on top).
struct InFlight {
  HeldChunks forward;
  HeldChunks backward;

  /// The largest in bytes of the two, the optimizer step and the loading of a checkpoint: at most
  /// what the evaluation finds, and equal to it where the program does not depend on times and the
  /// chunks weigh alike.
  ActivationPeak peak(const StageCost& stage, const StateMemory& states, bool fusedLoss) const;
};

/// Walks programs and remembers what it saw. A schedule's in-flight counts stop growing
/// after three micro-batches per rank, so longer steps are not built. Schedules whose weight
/// gradients move with the times (V-Half, V-Min) are counted to the input gradient, which no
/// time can shorten; the automatic one holds at least what 1F1B holds.
class InFlightTable {
 public:
  /// One entry per rank. `shape` must be legal.
  const std::vector<InFlight>& of(const ScheduleShape& shape);

 private:
  using Key = std::tuple<int, int, int, int>;  // kind, ranks, micro-batches, chunks
  std::map<Key, std::vector<InFlight>> m_known;
};

}  // namespace slicescape
