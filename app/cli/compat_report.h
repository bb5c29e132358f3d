// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/plan/compat_memory.h"
#include "core/plan/evaluation.h"

namespace slicescape::cli {

/// Our peak and what other tools print for the same plan, as a table.
std::string compatText(const CompatMemory& compat, const Evaluation& evaluation);

}  // namespace slicescape::cli
