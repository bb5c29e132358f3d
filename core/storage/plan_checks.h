// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/storage/field_reader.h"

namespace slicescape {

/// What no single field can tell: ids of the drawing are there once, a carried model is
/// consistent, and the sizes of job and model stay within what 64-bit counts can hold.
/// Anything a plan may get wrong as a *design* is a finding of its evaluation instead.
void checkPlanAsWhole(const Plan& plan, ReadFailure& failure);

}  // namespace slicescape
