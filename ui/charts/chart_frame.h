// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QFont>

#include "ui/theme/theme.h"

namespace slicescape::ui {

/// Height of the line with title and unit above a plot.
inline constexpr int kChartHeaderHeight = 26;

/// 11 px: ticks, labels, legends.
inline QFont chartFont(bool bold = false) {
  QFont font = smallFont();
  font.setPixelSize(11);
  font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
  return font;
}

/// Idle time, everywhere: a hatch, never a plain colour.
inline QBrush idleBrush(const Theme& theme) {
  return {theme.idle, Qt::BDiagPattern};
}

}  // namespace slicescape::ui
