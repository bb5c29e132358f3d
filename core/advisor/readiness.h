// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "core/advisor/advice.h"

namespace slicescape {

/// What a strategy on so many hosts needs of the platform.
struct ReadinessNeed {
  Capability capability = Capability::Gang;
  int level = 0;
  int blocksBelow = 0;  ///< a stated level below this keeps the job from starting
};

/// The gates by strategy class: single host, multi-host DP, FSDP, TP in hosts, pipelines,
/// experts across hosts or 1,024 GPUs and more. Overall readiness is the weakest of them,
/// never a mean.
std::vector<ReadinessNeed> readinessNeeds(StrategyKind kind, std::int64_t hosts,
                                          std::int64_t devices, bool sharedPool);

/// Needs that the settings do not meet, in the order to close them: blocking ones first,
/// then as the platform is built up (gang, retry, spares, checkpoint, monitoring, topology,
/// whole hosts, queue, reclaim, capacity).
std::vector<ReadinessGap> readinessGaps(const std::vector<ReadinessNeed>& needs,
                                        const PlatformSettings& settings);

}  // namespace slicescape
