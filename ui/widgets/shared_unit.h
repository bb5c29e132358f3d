// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slicescape::ui {

/// `first` without its unit when `second` has the same one, for pairs that share it:
/// "74.8 / 79.6 GiB", "71.6 → 74.8 GiB". Both as `display()` writes them: figure, space,
/// unit. Different units stay ("980 MiB → 1.02 GiB").
inline QString withoutSharedUnit(const QString& first, const QString& second) {
  const auto space = first.lastIndexOf(QLatin1Char(' '));
  if (space <= 0 || first.mid(space) != second.mid(second.lastIndexOf(QLatin1Char(' ')))) {
    return first;
  }
  return first.left(space);
}

}  // namespace slicescape::ui
