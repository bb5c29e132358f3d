// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/step_assembly.h"

#include <algorithm>
#include <cmath>

namespace slicescape {
namespace {

constexpr double kJitter = 0.01;
constexpr double kJitterPerDoubling = 0.004;

}  // namespace

ChunkTimes chunkTimes(const LayerCost& cost, double waits) {
  return {cost.forward.total() + waits / 3,
          cost.backwardInput.total() + cost.recompute.total() + 2 * waits / 3,
          cost.backwardWeight.total(), 0};
}

double jitterShare(std::int64_t worldSize) {
  const double hosts = static_cast<double>(worldSize) / 8;
  return kJitter + kJitterPerDoubling * std::max(0.0, std::log2(std::max(1.0, hosts)));
}

}  // namespace slicescape
