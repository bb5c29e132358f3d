// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/step_bound.h"

#include <algorithm>

namespace slicescape {
namespace {

bool hasWholeBackward(ScheduleKind kind) {
  return kind == ScheduleKind::None || kind == ScheduleKind::GPipe ||
         kind == ScheduleKind::OneFOneB || kind == ScheduleKind::Interleaved ||
         kind == ScheduleKind::BreadthFirst;
}

double workOf(const ChunkTimes& chunk) {
  const double apart = chunk.forward + chunk.backwardInput + chunk.backwardWeight;
  return chunk.overlappedPair > 0 ? std::min(apart, chunk.overlappedPair) : apart;
}

/// Transfers that a rank itself waits for with blocking links, per micro-batch: one for each
/// forward and each backward whose data comes from another rank.
double blockingWaits(const ScheduleShape& shape, int rank, double before, double after) {
  const int last = stageCount(shape) - 1;
  double waits = 0;
  for (int slot = 0; slot < chunkSlots(shape); ++slot) {
    const int stage = globalStageOf(shape, rank, slot);
    const bool turns = isVShaped(shape.kind);
    // In a V the two chunks beside the turn sit on one rank: no transfer.
    const auto inside = [&](int boundary) { return turns && (boundary + 1) % shape.ranks == 0; };
    if (stage > 0 && !inside(stage - 1)) waits += before;
    if (stage < last && !inside(stage)) waits += after;
  }
  // Overlapped pairs receive both at once: the longer of two is half their sum or more.
  const bool pairs = shape.kind == ScheduleKind::DualPipe || shape.kind == ScheduleKind::DualPipeV;
  return pairs ? waits / 2 : waits;
}

/// The first micro-batch goes down all chunks, the last chunk works off all micro-batches, and
/// the last gradient comes back up: what counts when micro-batches are fewer than ranks.
double passThroughBound(const ScheduleShape& shape, const std::vector<BoundStage>& classes,
                        const std::vector<int>& classOf) {
  const bool whole = hasWholeBackward(shape.kind);
  const bool turns = isVShaped(shape.kind);
  const auto timeOf = [&](const ChunkTimes& chunk) {
    return chunk.forward + chunk.backwardInput + (whole ? chunk.backwardWeight : 0);
  };
  const auto stage = [&](int rank) -> const BoundStage& {
    return classes[static_cast<std::size_t>(classOf[static_cast<std::size_t>(rank)])];
  };
  double end = stage(0).reduceExposed;
  for (int rank = 0; rank < shape.ranks; ++rank) {
    const BoundStage& own = stage(rank);
    for (const ChunkTimes& chunk : own.chunks) end += timeOf(chunk);
    // The last rank sends to the first one while chunks are left, in a V to nobody.
    const int sends = rank + 1 < shape.ranks ? shape.chunks : turns ? 0 : shape.chunks - 1;
    end += 2 * sends * own.boundary;
  }
  const ChunkTimes& last = stage(turns ? 0 : shape.ranks - 1).chunks.back();
  return end + (shape.microBatches - 1) * timeOf(last);
}

}  // namespace

double pipelineBound(const ScheduleShape& shape, const std::vector<BoundStage>& classes,
                     const std::vector<int>& classOf, bool blocking) {
  const int p = shape.ranks;
  const auto stage = [&](int rank) -> const BoundStage& {
    return classes[static_cast<std::size_t>(classOf[static_cast<std::size_t>(rank)])];
  };
  const bool twoWays = shape.kind == ScheduleKind::DualPipe;
  const bool whole = hasWholeBackward(shape.kind);
  const double perSlot = twoWays ? 0.5 * shape.microBatches : shape.microBatches;

  double fromBelow = 0;  // two ways: the other direction's first arrival
  if (twoWays) {
    for (int rank = p - 1; rank > 0; --rank) {
      fromBelow += stage(rank).chunks[1].forward + (blocking ? 0 : stage(rank - 1).boundary);
    }
  }
  double lead = 0;  // first arrival at this rank
  double tail = 0;  // from this rank's last work to the end of the step
  const bool pairs = shape.kind == ScheduleKind::DualPipe || shape.kind == ScheduleKind::DualPipeV;
  double end = pairs || p == 1 ? 0 : passThroughBound(shape, classes, classOf);
  for (int rank = 0; rank < p; ++rank) {
    const BoundStage& own = stage(rank);
    double work = 0;
    for (const ChunkTimes& chunk : own.chunks) work += workOf(chunk);
    work *= perSlot;
    const double before = rank > 0 ? stage(rank - 1).boundary : stage(p - 1).boundary;
    if (blocking && p > 1) work += perSlot * blockingWaits(shape, rank, before, own.boundary);
    if (whole && rank > 0) {
      const ChunkTimes& above = stage(rank - 1).chunks.front();
      tail =
          std::max(own.reduceExposed, before + above.backwardInput + above.backwardWeight + tail);
    } else {
      tail = own.reduceExposed;
    }
    const double start = twoWays ? std::min(lead, fromBelow) : lead;
    end = std::max(end, start + work + tail);
    // A blocking receive is part of the receiver's own work.
    const bool paysItself = blocking && rank == 0;
    lead += own.chunks.front().forward + (blocking ? (paysItself ? 0 : before) : own.boundary);
    if (twoWays && rank + 1 < p) {
      fromBelow -= stage(rank + 1).chunks[1].forward + (blocking ? 0 : own.boundary);
    }
  }
  return end;
}

}  // namespace slicescape
