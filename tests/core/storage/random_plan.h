// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/plan/plan.h"

namespace slicescape::testing {

/// A plan with random values in every field of the listing (core/storage/plan_fields.h),
/// unknown members at every level included; optional parts are there or not. Equal seeds
/// give equal plans on every platform.
Plan randomPlan(std::uint32_t seed);

}  // namespace slicescape::testing
