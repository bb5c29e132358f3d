// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/stage_links.h"

#include <algorithm>

namespace slicescape {

StageLinks::StageLinks(const Schedule& schedule, const std::vector<double>& boundaryLatency)
    : m_slots(chunkSlots(schedule.shape)) {
  const ScheduleShape& shape = schedule.shape;
  const int stages = stageCount(shape);
  const bool twoWays = shape.kind == ScheduleKind::DualPipe;
  struct Place {
    int rank = -1;
    int slot = -1;
  };
  // One way of the data, or two for DualPipe, whose slot tells the direction.
  std::vector<Place> places(static_cast<std::size_t>(stages * (twoWays ? 2 : 1)));
  const auto placeOf = [&](int way, int stage) -> Place& {
    return places[static_cast<std::size_t>(way * stages + stage)];
  };
  for (int rank = 0; rank < shape.ranks; ++rank) {
    for (int slot = 0; slot < m_slots; ++slot) {
      placeOf(twoWays ? slot : 0, schedule.stageOf(rank, slot)) = {rank, slot};
    }
  }
  const auto latency = [&](const Place& a, const Place& b, int boundary) {
    if (a.rank == b.rank) return 0.0;
    const int entry = twoWays ? std::min(a.rank, b.rank) : boundary;
    return entry < static_cast<int>(boundaryLatency.size())
               ? boundaryLatency[static_cast<std::size_t>(entry)]
               : 0.0;
  };
  m_links.resize(static_cast<std::size_t>(shape.ranks * m_slots));
  for (int way = 0; way < (twoWays ? 2 : 1); ++way) {
    for (int stage = 0; stage < stages; ++stage) {
      const Place here = placeOf(way, stage);
      if (here.rank < 0) continue;
      StageLink& link = m_links[static_cast<std::size_t>(here.rank * m_slots + here.slot)];
      if (stage > 0) {
        const Place before = placeOf(way, stage - 1);
        link.rankBefore = before.rank;
        link.slotBefore = before.slot;
        link.latencyBefore = latency(before, here, stage - 1);
      }
      if (stage + 1 < stages) {
        const Place after = placeOf(way, stage + 1);
        link.rankAfter = after.rank;
        link.slotAfter = after.slot;
        link.latencyAfter = latency(here, after, stage);
      }
    }
  }
}

}  // namespace slicescape
