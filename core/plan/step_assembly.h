// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/cost/layer_cost.h"
#include "core/schedule/times.h"

// How a step is put together from its parts: shared by the full evaluation and by the closed
// forms of the search, which must not disagree.

namespace slicescape {

/// What the schedule sees of one chunk and micro-batch. `waits` are gathers that ZeRO-3 cannot
/// hide: a third before the forward, the rest in the backward, which gathers again and scatters.
ChunkTimes chunkTimes(const LayerCost& cost, double waits);

/// Jitter of a synchronous job as a share of the step: 1 % and 0.4 % more for each doubling
/// above one host of eight (a calibration over the published runs).
double jitterShare(std::int64_t worldSize);

}  // namespace slicescape
