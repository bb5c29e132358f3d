// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/spelling.h"

#include <algorithm>
#include <utility>

namespace slicescape {
namespace {

/// Longer words than this are not looked at: the effort grows with the product of lengths.
constexpr std::size_t kLongestWord = 256;

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

std::size_t spellingDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforePrevious;
  std::vector<std::size_t> previous(b.size() + 1);
  std::vector<std::size_t> current(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) previous[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    current[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      current[j] = std::min({previous[j] + 1, current[j - 1] + 1, previous[j - 1] + !same});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                           lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) current[j] = std::min(current[j], beforePrevious[j - 2] + 1);
    }
    beforePrevious = std::exchange(previous, current);
  }
  return previous[b.size()];
}

std::string nearestSpelling(std::string_view word,
                            const std::vector<std::string_view>& candidates) {
  if (word.empty() || word.size() > kLongestWord) return {};
  std::size_t best = std::max<std::size_t>(2, word.size() / 3) + 1;
  std::string_view nearest;
  for (const std::string_view candidate : candidates) {
    if (candidate.size() > kLongestWord) continue;
    const std::size_t distance = spellingDistance(word, candidate);
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return std::string(nearest);
}

}  // namespace slicescape
