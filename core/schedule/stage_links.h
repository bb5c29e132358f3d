// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/schedule.h"

namespace slicescape {

/// The neighbours of one slot along the way of its data. −1: there is none.
struct StageLink {
  int rankBefore = -1;
  int slotBefore = -1;
  int rankAfter = -1;
  int slotAfter = -1;
  double latencyBefore = 0;  ///< 0 inside a rank and at the end of the way
  double latencyAfter = 0;
};

/// Who sends to whom in a schedule, worked out once so that neither the simulator nor
/// what explains its result has to know how each kind places its stages.
class StageLinks {
 public:
  StageLinks(const Schedule& schedule, const std::vector<double>& boundaryLatency);

  const StageLink& of(int rank, int slot) const {
    return m_links[static_cast<std::size_t>(rank) * static_cast<std::size_t>(m_slots) +
                   static_cast<std::size_t>(slot)];
  }

 private:
  int m_slots = 0;
  std::vector<StageLink> m_links;  // [rank · slots + slot]
};

}  // namespace slicescape
