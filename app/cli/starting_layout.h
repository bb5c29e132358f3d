// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace slicescape::cli {

/// The plan with a layout to start from when none was asked for: among tensor-parallel
/// degrees inside a host, pipeline and expert degrees that use all GPUs, the fastest that
/// fits, with recompute only where nothing fits without; when none fits, the one that needs
/// the least memory.
Plan withStartingLayout(const Plan& plan, int devicesPerHost, std::int64_t devices);

}  // namespace slicescape::cli
