// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/in_flight.h"

#include <algorithm>

namespace slicescape {
namespace {

/// Micro-batches per rank after which a program only repeats itself.
constexpr int kSteady = 3;

bool holdsEverything(ScheduleKind kind) {
  return kind == ScheduleKind::GPipe || kind == ScheduleKind::BreadthFirst;
}

bool dependsOnTimes(ScheduleKind kind) {
  return kind == ScheduleKind::VHalf || kind == ScheduleKind::VMin;
}

InFlight walk(const std::vector<Operation>& program, int slots, bool untilInput) {
  InFlight most;
  std::vector<int> live(static_cast<std::size_t>(slots), 0);
  int total = 0;
  const auto change = [&](int chunk, int by) {
    live[static_cast<std::size_t>(chunk)] += by;
    total += by;
  };
  const auto keep = [&](HeldChunks& held, int chunk) {
    if (total <= held.total) return;
    held = {live, chunk, total};
  };
  for (const Operation& operation : program) {
    switch (operation.kind) {
      case OperationKind::Forward:
        change(operation.chunk, 1);
        keep(most.forward, operation.chunk);
        break;
      case OperationKind::Backward:
        keep(most.backward, operation.chunk);
        change(operation.chunk, -1);
        break;
      case OperationKind::BackwardInput:
        keep(most.backward, operation.chunk);
        if (untilInput) change(operation.chunk, -1);
        break;
      case OperationKind::BackwardWeight:
        if (!untilInput) change(operation.chunk, -1);
        break;
      case OperationKind::ForwardBackward:
        change(operation.chunk, 1);
        keep(most.backward, operation.chunk);
        change(operation.backwardChunk, -1);
        break;
    }
  }
  return most;
}

double bytesHeld(const HeldChunks& held, const StageCost& stage) {
  double bytes = 0;
  for (std::size_t slot = 0; slot < held.live.size(); ++slot) {
    bytes += held.live[slot] * stage.chunks[slot].activations;
  }
  return bytes;
}

}  // namespace

ActivationPeak InFlight::peak(const StageCost& stage, const StateMemory& states,
                              bool fusedLoss) const {
  ActivationPeak inForward;
  if (forward.total > 0) {
    inForward.activations = bytesHeld(forward, stage);
    inForward.logits =
        forwardTransient(stage.chunks[static_cast<std::size_t>(forward.chunk)]).logits;
  }
  ActivationPeak inBackward;
  if (backward.total > 0) {
    inBackward.activations = bytesHeld(backward, stage);
    const ChunkTransient own = backwardTransient(
        stage.chunks[static_cast<std::size_t>(backward.chunk)], stage, states, fusedLoss);
    inBackward.logits = own.logits;
    inBackward.workingSet = own.workingSet;
    inBackward.temporary = own.temporary;
  }
  ActivationPeak update;
  update.update = states.update;
  ActivationPeak loading;
  loading.temporary = states.loading;
  return std::max(
      {inBackward, inForward, update, loading},
      [](const ActivationPeak& a, const ActivationPeak& b) { return a.total() < b.total(); });
}

const std::vector<InFlight>& InFlightTable::of(const ScheduleShape& shape) {
  ScheduleShape built = shape;
  if (!holdsEverything(shape.kind)) {
    built.microBatches = std::min(shape.microBatches, kSteady * shape.ranks);
    if (shape.kind == ScheduleKind::DualPipe && built.microBatches % 2 != 0) --built.microBatches;
  }
  // How far the automatic order warms up follows from times; never less far than 1F1B.
  if (shape.kind == ScheduleKind::ZbAuto) built.kind = ScheduleKind::OneFOneB;
  std::vector<InFlight>& known =
      m_known[{static_cast<int>(shape.kind), shape.ranks, built.microBatches, shape.chunks}];
  if (!known.empty()) return known;
  const int slots = chunkSlots(shape);
  if (holdsEverything(shape.kind)) {
    HeldChunks all;
    all.live.assign(static_cast<std::size_t>(slots), shape.microBatches);
    all.total = slots * shape.microBatches;
    all.chunk = slots - 1;
    known.assign(static_cast<std::size_t>(shape.ranks), InFlight{all, all});
    return known;
  }
  const Schedule schedule = buildSchedule(built);
  for (const std::vector<Operation>& program : schedule.programs) {
    known.push_back(walk(program, slots, dependsOnTimes(shape.kind)));
  }
  if (known.empty()) {
    // A shape that became illegal by shortening holds at least one chunk.
    HeldChunks one;
    one.live.assign(static_cast<std::size_t>(slots), 0);
    one.live.front() = 1;
    one.total = 1;
    known.assign(static_cast<std::size_t>(shape.ranks), InFlight{one, one});
  }
  return known;
}

}  // namespace slicescape
