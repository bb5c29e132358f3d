// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace slicescape::ui {

/// The unit in which a figure of waits or of a whole training is drawn.
struct LongTimeScale {
  double perSecond = 1;
  QString unit = QStringLiteral("s");

  double of(double seconds) const { return seconds * perSecond; }
  static LongTimeScale forLargest(double seconds);
};

/// Round steps of a time axis up to `most` seconds, about `count` of them: 6 h, 1 d, 2 d, 1 week.
double timeStep(double most, int count);

/// A round time as a tick says it: "30 min", "3 h", "20 d".
QString roundTime(double seconds);

/// The day that lies so many seconds after `from`, in the reader's language: "14 Jan 2027".
QString dayAfter(const QDate& from, double seconds);

}  // namespace slicescape::ui
