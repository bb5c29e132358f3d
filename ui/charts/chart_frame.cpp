// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_frame.h"

#include <QVarLengthArray>
#include <algorithm>

namespace slicescape::ui {

void fillHatched(QPainter& painter, const QRectF& area, const QColor& colour, Hatch hatch) {
  constexpr double kSpacing = 6;  // along the horizontal
  if (area.width() <= 0 || area.height() <= 0) return;
  QVarLengthArray<QLineF, 128> lines;
  // Each line runs through (start, bottom) and climbs one pixel per pixel; the part inside
  // the area is found by arithmetic, since not every vector format clips.
  for (double start = -area.height() + kSpacing / 2; start < area.width(); start += kSpacing) {
    const double from = std::max(start, 0.0);
    const double to = std::min(start + area.height(), area.width());
    if (to <= from) continue;
    const QPointF low(from, area.height() - (from - start));
    const QPointF high(to, area.height() - (to - start));
    if (hatch == Hatch::Rising) {
      lines.append(QLineF(area.topLeft() + low, area.topLeft() + high));
    } else {
      const QPointF corner = area.topRight();
      lines.append(
          QLineF(corner + QPointF(-low.x(), low.y()), corner + QPointF(-high.x(), high.y())));
    }
  }
  painter.setPen(QPen(colour, 1));
  painter.drawLines(lines.constData(), static_cast<int>(lines.size()));
}

}  // namespace slicescape::ui
