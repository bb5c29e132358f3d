// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QString>
#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

/// One entry of a legend: a swatch drawn as the thing itself, and its name.
struct LegendEntry {
  QString text;
  QColor colour;
  bool hatched = false;
  bool dashed = false;  ///< the outline of the baseline
  Hatch hatch = Hatch::Rising;
  bool crossed = false;  ///< hatched both ways
  QColor lines = {};     ///< over a fill; invalid = none
};

/// Height of a legend in a width, with room for one row even when it is empty, so that the
/// axes of neighbouring charts line up.
double legendHeight(const std::vector<LegendEntry>& entries, double width);
void paintLegend(QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                 const Theme& theme);

/// A box of words beside `position`. It stays inside `bounds`, and beside the names around
/// `plot` when it fits there.
void paintTip(QPainter& painter, const QString& text, const QPointF& position, const QRectF& bounds,
              const QRectF& plot, const Theme& theme);

}  // namespace slicescape::ui
