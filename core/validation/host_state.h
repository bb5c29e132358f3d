// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace slicescape {

/// What a source says of its hosts, "before the fix (5 to 6 % slower)": the share in front of
/// "% slower", the mean of a range. Empty when it names none.
std::optional<double> statedSlowdown(const std::string& hostState);

}  // namespace slicescape
