// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/dependencies.h"
#include "core/schedule/simulation.h"

// A simulated step in the parts that a picture shows: beside the operations of the programs
// what lies inside them (recompute), between them (sending and receiving) and after them
// (gradient reduction, optimizer, parameter gather). The simulator needs none of these, so
// they are derived from its result when somebody looks.

namespace slicescape {

/// What a rank does beside its program. Seconds; 0 = not there.
struct RankExtras {
  /// Part of each slot's input gradient (or joined backward) that repeats the forward.
  std::vector<double> recompute;
  double reduction = 0;         ///< reduction of the last gradients over the data parallel ranks
  double reductionExposed = 0;  ///< the part of it that runs after the rank's last operation
  double optimizer = 0;         ///< update of the rank's own states
  double gatherExposed = 0;     ///< gather of the updated weights that nothing hides
};

/// Extras of every rank; empty = none of them.
using StepExtras = std::vector<RankExtras>;

enum class StepEventKind : std::uint8_t {
  Forward,
  Recompute,  ///< the first part of a backward
  Backward,   ///< joined: input and weight gradient
  BackwardInput,
  BackwardWeight,
  Send,
  Receive,
  GradientReduction,
  Optimizer,
  ParameterGather,
};

/// One interval of a rank's step. Numbers that mean nothing for its kind are −1.
struct StepEvent {
  StepEventKind kind = StepEventKind::Forward;
  /// Half of an overlapped pair: it shares its interval with the other half.
  bool overlapped = false;
  bool gradient = false;  ///< a transfer of a gradient, not of an activation
  bool blocking = false;  ///< a transfer during which the rank cannot compute
  std::int32_t rank = 0;
  std::int32_t peer = -1;  ///< transfers: the rank at the other end
  std::int32_t stage = -1;
  std::int32_t chunk = -1;  ///< slot of the rank
  std::int32_t microBatch = -1;
  std::int64_t position = -1;  ///< in the rank's program: what it belongs to
  double start = 0;
  double end = 0;

  /// Recompute, forward and the backwards: what keeps the rank's cores busy.
  bool isCompute() const { return kind <= StepEventKind::BackwardWeight; }
  bool isTransfer() const { return kind == StepEventKind::Send || kind == StepEventKind::Receive; }
  /// What comes once per step, after the micro-batches.
  bool isOncePerStep() const { return kind >= StepEventKind::GradientReduction; }
};

/// English name of a kind for files ("backward-input"); windows have their own words.
const char* eventName(StepEventKind kind);

/// Derives the events of a simulated step. Preparing is O(operations of the step), each
/// rank's list O(its operations). The references must outlive the object.
///
/// An asynchronous transfer lasts from the end of its producer for the latency of the
/// boundary. A blocking one keeps the sender busy for the latency from the end of its
/// producer, and the receiver for the latency before its operation starts. A reduction ends
/// its exposed part after the rank's last operation and began early enough to have its full
/// length; the optimizer starts everywhere when the last rank has reduced (the gradient
/// norm joins all), the gather when the slowest update is through.
class StepEvents {
 public:
  StepEvents(const Schedule& schedule, const ScheduleTimes& times, const Timeline& timeline,
             StepExtras extras = {});

  /// In the order of their starts.
  std::vector<StepEvent> ofRank(int rank) const;

  double optimizerStart() const { return m_optimizerStart; }
  /// End of the last event: the makespan and what follows it.
  double end() const { return m_end; }

 private:
  void addCompute(std::vector<StepEvent>& events, int rank, std::size_t position) const;
  void addTransfers(std::vector<StepEvent>& events, int rank, std::size_t position) const;
  void addOncePerStep(std::vector<StepEvent>& events, int rank) const;
  StepEvent eventOf(StepEventKind kind, int rank, std::size_t position, int chunk,
                    int microBatch) const;

  const Schedule& m_schedule;
  const ScheduleTimes& m_times;
  const Timeline& m_timeline;
  StepExtras m_extras;
  StageLinks m_links;
  Dependencies m_dependencies;
  double m_optimizerStart = 0;
  double m_gatherStart = 0;
  double m_end = 0;
};

}  // namespace slicescape
