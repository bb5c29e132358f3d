// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace slicescape {

/// JSON members that this version does not know, in their original order, each
/// with its value as JSON text. They survive load and save, so that a file of a
/// newer minor version loses nothing in an older program.
using UnknownKeys = std::vector<std::pair<std::string, std::string>>;

}  // namespace slicescape
