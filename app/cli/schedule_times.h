// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/schedule/times.h"
#include "core/units/result.h"

namespace slicescape::cli {

/// Reads times per rank and chunk into `times.chunks`, whose shape says how many there must
/// be: a JSON array with one array per rank, with one object per chunk
/// {"forward", "backward_input", "backward_weight", "overlapped_pair" (optional)}, seconds.
Result<void> readScheduleTimes(const std::string& path, ScheduleTimes& times);

}  // namespace slicescape::cli
