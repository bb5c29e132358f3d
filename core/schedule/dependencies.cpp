// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/dependencies.h"

namespace slicescape {

Dependencies::Dependencies(const Schedule& schedule, const ScheduleTimes& times,
                           const Timeline& timeline)
    : m_schedule(schedule), m_timeline(timeline), m_links(schedule, times.boundaryLatency) {
  const auto entries = static_cast<std::size_t>(stageCount(schedule.shape)) *
                       static_cast<std::size_t>(schedule.shape.microBatches);
  m_forwards.resize(entries);
  m_gradients.resize(entries);
  for (int rank = 0; rank < static_cast<int>(timeline.ranks.size()); ++rank) {
    const auto& blocks = timeline.ranks[static_cast<std::size_t>(rank)];
    for (std::size_t position = 0; position < blocks.size(); ++position) {
      const Operation& operation = blocks[position].operation;
      const auto own = [&] { return indexOf(rank, operation.chunk, operation.microBatch); };
      switch (operation.kind) {
        case OperationKind::Forward:
          m_forwards[own()] = {rank, position};
          break;
        case OperationKind::Backward:
        case OperationKind::BackwardInput:
          m_gradients[own()] = {rank, position};
          break;
        case OperationKind::BackwardWeight:
          break;
        case OperationKind::ForwardBackward:
          m_forwards[own()] = {rank, position};
          m_gradients[indexOf(rank, operation.backwardChunk, operation.backwardMicroBatch)] = {
              rank, position};
          break;
      }
    }
  }
}

std::size_t Dependencies::indexOf(int rank, int slot, int microBatch) const {
  return static_cast<std::size_t>(m_schedule.stageOf(rank, slot)) *
             static_cast<std::size_t>(m_schedule.shape.microBatches) +
         static_cast<std::size_t>(microBatch);
}

Dependency Dependencies::from(const Place& place, double latency) const {
  if (place.rank < 0) return {};
  const auto& block = m_timeline.ranks[static_cast<std::size_t>(place.rank)][place.position];
  return {place.rank, place.position, block.end, latency};
}

Dependency Dependencies::forwardOf(int rank, int slot, int microBatch) const {
  const StageLink& link = m_links.of(rank, slot);
  if (link.rankBefore < 0) return {};
  return from(m_forwards[indexOf(link.rankBefore, link.slotBefore, microBatch)],
              link.latencyBefore);
}

Dependency Dependencies::gradientOf(int rank, int slot, int microBatch) const {
  const StageLink& link = m_links.of(rank, slot);
  if (link.rankAfter < 0) return from(m_forwards[indexOf(rank, slot, microBatch)], 0);
  return from(m_gradients[indexOf(link.rankAfter, link.slotAfter, microBatch)], link.latencyAfter);
}

Dependency Dependencies::of(int rank, std::size_t position) const {
  const Operation& operation = m_timeline.ranks[static_cast<std::size_t>(rank)][position].operation;
  switch (operation.kind) {
    case OperationKind::Forward:
      return forwardOf(rank, operation.chunk, operation.microBatch);
    case OperationKind::Backward:
    case OperationKind::BackwardInput:
      return gradientOf(rank, operation.chunk, operation.microBatch);
    case OperationKind::BackwardWeight:
      return from(m_gradients[indexOf(rank, operation.chunk, operation.microBatch)], 0);
    case OperationKind::ForwardBackward: {
      const Dependency forward = forwardOf(rank, operation.chunk, operation.microBatch);
      const Dependency gradient =
          gradientOf(rank, operation.backwardChunk, operation.backwardMicroBatch);
      return forward.sent + forward.latency > gradient.sent + gradient.latency ? forward : gradient;
    }
  }
  return {};
}

}  // namespace slicescape
