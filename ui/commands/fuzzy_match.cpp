// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/fuzzy_match.h"

#include <algorithm>

namespace slicescape::ui {
namespace {

constexpr int kNeighbourBonus = 8;
constexpr int kWordStartBonus = 6;
constexpr int kLetter = 1;
constexpr int kPrefixBonus = 20;

bool startsWord(const QString& text, qsizetype position) {
  return position == 0 || !text.at(position - 1).isLetterOrNumber();
}

/// Best score of query[q…] placed in text[from…]; `previous` is where the letter before
/// was placed. Texts are command names, so plain recursion with pruning is enough.
std::optional<int> bestFrom(const QString& query, qsizetype q, const QString& text, qsizetype from,
                            qsizetype previous) {
  if (q == query.size()) return 0;
  std::optional<int> best;
  for (qsizetype i = text.indexOf(query.at(q), from); i >= 0;
       i = text.indexOf(query.at(q), i + 1)) {
    const std::optional<int> rest = bestFrom(query, q + 1, text, i + 1, i);
    if (!rest) break;  // further right there is only less left to match
    int score = *rest + kLetter;
    if (previous >= 0 && i == previous + 1) score += kNeighbourBonus;
    if (startsWord(text, i)) score += kWordStartBonus;
    best = std::max(best.value_or(score), score);
  }
  return best;
}

}  // namespace

std::optional<int> fuzzyScore(const QString& query, const QString& text) {
  constexpr qsizetype kLongestQuery = 24;
  QString letters = query.toCaseFolded().remove(QLatin1Char(' ')).left(kLongestQuery);
  const QString folded = text.toCaseFolded();
  // A plain substring needs no search, and keeps long queries from branching.
  const qsizetype whole = folded.indexOf(query.toCaseFolded().trimmed());
  if (!letters.isEmpty() && whole >= 0) {
    const int length = static_cast<int>(letters.size());
    return length * (kLetter + kNeighbourBonus) +
           (startsWord(folded, whole) ? kWordStartBonus : 0) + (whole == 0 ? kPrefixBonus : 0);
  }
  return bestFrom(letters, 0, folded, 0, -1);
}

}  // namespace slicescape::ui
