// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/widgets/display.h"

namespace slicescape::ui {

/// The unit in which a chart's times are drawn, so that ticks are round numbers.
struct TimeScale {
  double perSecond = 1;
  QString unit = QStringLiteral("s");

  /// Stays with a unit as long as it reads well, so that a value that crosses a power of
  /// ten while it is edited does not turn "0.49 s" into "490 ms" and back.
  TimeScale settledFor(double seconds) const {
    const double drawn = seconds * perSecond;
    return drawn >= 0.05 && drawn < 2000 ? *this : forLargest(seconds);
  }

  /// A duration beside a bar: in the chart's unit, or in its own where that would be a
  /// string of noughts.
  QString label(double seconds) const {
    return readsWell(seconds) ? displayNumber(seconds * perSecond) : display(Seconds(seconds));
  }
  bool readsWell(double seconds) const { return seconds == 0 || seconds * perSecond >= 0.1; }

  static TimeScale forLargest(double seconds) {
    if (seconds >= 0.5) return {1, QStringLiteral("s")};
    if (seconds >= 0.5e-3) return {1e3, QStringLiteral("ms")};
    return {1e6, QStringLiteral("µs")};
  }
};

}  // namespace slicescape::ui
