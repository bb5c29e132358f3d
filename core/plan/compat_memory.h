// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/cost/compat_reports.h"
#include "core/plan/plan.h"

namespace slicescape {

struct Catalogues;

/// What other tools say of a plan's memory, each by its own formulas (core/cost/compat_reports.h).
struct CompatMemory {
  std::optional<MegatronMemoryReport> megatron;
  // DeepSpeed's estimators divide all parameters over all GPUs and know no other axis.
  ZeroEstimate zero2, zero2Offload, zero3, zero3OffloadOptimizer, zero3Offload;
};

/// Empty when the plan has no model or no known hosts.
std::optional<CompatMemory> compatMemory(const Plan& plan, const Catalogues& catalogues);

}  // namespace slicescape
