// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/fuzzy_match.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace slicescape::ui {
namespace {

constexpr int kNeighbourBonus = 8;
constexpr int kWordStartBonus = 6;
constexpr int kLetter = 1;
constexpr int kPrefixBonus = 20;

bool startsWord(const QString& text, qsizetype position) {
  return position == 0 || !text.at(position - 1).isLetterOrNumber();
}

/// Best score of all ways to place the letters in order. Row by row over the letters:
/// best[i] is the score with the current letter at text position i. Quadratic in the
/// length of a command name, whatever the query repeats.
std::optional<int> bestPlacement(const QString& letters, const QString& text) {
  using Row = std::vector<std::optional<int>>;
  Row before;
  for (qsizetype letter = 0; letter < letters.size(); ++letter) {
    Row best(static_cast<std::size_t>(text.size()));
    std::optional<int> reachable;  // best of the letters before, not a neighbour
    for (qsizetype i = 0; i < text.size(); ++i) {
      const auto at = static_cast<std::size_t>(i);
      std::optional<int> base = letter == 0 ? std::optional(0) : reachable;
      if (letter > 0 && i > 0 && before[at - 1]) {
        const int neighbour = *before[at - 1] + kNeighbourBonus;
        base = std::max(base.value_or(neighbour), neighbour);
      }
      if (base && text.at(i) == letters.at(letter)) {
        best[at] = *base + kLetter + (startsWord(text, i) ? kWordStartBonus : 0);
      }
      if (letter > 0 && i > 0 && before[at - 1]) {
        reachable = std::max(reachable.value_or(*before[at - 1]), *before[at - 1]);
      }
    }
    before = std::move(best);
  }
  std::optional<int> total;
  for (const auto& score : before) {
    if (score) total = std::max(total.value_or(*score), *score);
  }
  return letters.isEmpty() ? std::optional(0) : total;
}

}  // namespace

std::optional<int> fuzzyScore(const QString& query, const QString& text) {
  const QString letters = query.toCaseFolded().remove(QLatin1Char(' '));
  const QString folded = text.toCaseFolded();
  const std::optional<int> score = bestPlacement(letters, folded);
  const bool prefix = !letters.isEmpty() && folded.startsWith(query.toCaseFolded().trimmed());
  return score && prefix ? *score + kPrefixBonus : score;
}

}  // namespace slicescape::ui
