// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/schedule/simulation.h"
#include "core/schedule/stage_links.h"

namespace slicescape {

/// The data an executed operation waited for.
struct Dependency {
  int rank = -1;             ///< of the producer; −1: nothing to wait for
  std::size_t position = 0;  ///< of the producer in its rank's program
  double sent = 0;           ///< end of the producer
  double latency = 0;        ///< until it arrives
};

/// Looks up the producer of an operation's data in a simulated step.
class Dependencies {
 public:
  Dependencies(const Schedule& schedule, const ScheduleTimes& times, const Timeline& timeline);

  /// The dependency that arrives last: a pair has two.
  Dependency of(int rank, std::size_t position) const;
  /// What the forward of a micro-batch in a rank's slot waits for.
  Dependency forwardOf(int rank, int slot, int microBatch) const;
  /// What its backward waits for: the gradient of its output.
  Dependency gradientOf(int rank, int slot, int microBatch) const;

 private:
  struct Place {
    int rank = -1;
    std::size_t position = 0;
  };
  std::size_t indexOf(int rank, int slot, int microBatch) const;
  Dependency from(const Place& place, double latency) const;

  const Schedule& m_schedule;
  const Timeline& m_timeline;
  StageLinks m_links;
  std::vector<Place> m_forwards;   // [stage · m + micro-batch]
  std::vector<Place> m_gradients;  // input gradients, same index
};

}  // namespace slicescape
