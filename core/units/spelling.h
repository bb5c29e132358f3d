// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace slicescape {

/// Insertions, deletions, substitutions and swaps of neighbours that turn one word into
/// the other (optimal string alignment distance); letter case is ignored.
std::size_t spellingDistance(std::string_view a, std::string_view b);

/// The candidate closest to `word`, for "did you mean". Empty when none is nearer than a
/// third of the word's length (at least two edits are allowed). Equal distances: the first.
std::string nearestSpelling(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace slicescape
