// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/schedule.h"
#include "core/schedule/times.h"

namespace slicescape {

/// One class of stages as the pipeline sees it.
struct BoundStage {
  std::vector<ChunkTimes> chunks;  ///< by slot
  double boundary = 0;             ///< transfer of one activation to the next stage, seconds
  double reduceExposed = 0;        ///< gradient reduction after the last backward
};

/// The least time from the start of the step to the end of the last gradient reduction.
/// Every rank waits for its first micro-batch to come down the ranks before it, works off
/// all of them, and where backward passes are whole, its last gradient still has to travel
/// up to the first rank. With equal stages this is the closed form of the schedule:
/// (m + p − 1)(F + B) for 1F1B and GPipe, m(F + B) + (p − 1)(F + B)/v interleaved (Narayanan
/// et al. 2021), p(F + B) + (m − 1)(F + B)/v with fewer micro-batches than ranks; for split
/// backwards it is what zero bubble would reach (Qi et al. 2024). Never more than the simulation
/// gives.
double pipelineBound(const ScheduleShape& shape, const std::vector<BoundStage>& classes,
                     const std::vector<int>& classOf, bool blocking);

}  // namespace slicescape
