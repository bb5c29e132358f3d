// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slicescape::ui {

/// The unit in which a chart's times are drawn, so that ticks are round numbers.
struct TimeScale {
  double perSecond = 1;
  QString unit = QStringLiteral("s");

  static TimeScale forLargest(double seconds) {
    if (seconds >= 0.5) return {1, QStringLiteral("s")};
    if (seconds >= 0.5e-3) return {1e3, QStringLiteral("ms")};
    return {1e6, QStringLiteral("µs")};
  }
};

}  // namespace slicescape::ui
