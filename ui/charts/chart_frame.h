// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>

#include "ui/theme/theme.h"

namespace slicescape::ui {

/// Height of the line with title and unit above a plot.
inline constexpr int kChartHeaderHeight = 26;

/// 11 px: ticks, labels, legends.
inline const QFont& chartFont(bool bold = false) {
  static const auto make = [](QFont::Weight weight) {
    QFont font = smallFont();
    font.setPixelSize(11);
    font.setWeight(weight);
    return font;
  };
  static const QFont regular = make(QFont::Normal);
  static const QFont emphasised = make(QFont::DemiBold);
  return bold ? emphasised : regular;
}

/// Which way a hatch leans: idle time rises to the right, what is over a limit falls.
enum class Hatch { Rising, Falling };

/// Fills `area` with diagonal lines. Lines, not a pattern brush: vector files keep them,
/// and pictures at another scale keep their weight.
void fillHatched(QPainter& painter, const QRectF& area, const QColor& colour,
                 Hatch hatch = Hatch::Rising);

}  // namespace slicescape::ui
