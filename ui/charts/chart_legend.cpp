// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_legend.h"

#include <algorithm>

namespace slicescape::ui {
namespace {

constexpr double kLegendPadding = 8;
constexpr double kLegendRowHeight = 17;
constexpr double kSwatch = 9;

double entryWidth(const LegendEntry& entry, const QFontMetricsF& metrics) {
  return kSwatch + 5 + metrics.horizontalAdvance(entry.text) + 10;
}

void paintSwatch(QPainter& painter, const QRectF& swatch, const LegendEntry& entry) {
  if (!entry.dashed && !entry.hatched) {
    painter.fillRect(swatch, entry.colour);
    if (entry.lines.isValid()) fillHatched(painter, swatch, entry.lines, entry.hatch);
    return;
  }
  if (entry.hatched) fillHatched(painter, swatch, entry.colour, entry.hatch);
  if (entry.crossed) fillHatched(painter, swatch, entry.colour, Hatch::Falling);
  painter.setPen(QPen(entry.colour, 1, entry.dashed ? Qt::DashLine : Qt::SolidLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(swatch.adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace

double legendHeight(const std::vector<LegendEntry>& entries, double width) {
  const QFontMetricsF metrics(chartFont());
  double x = kLegendPadding;
  int rows = 0;
  for (const LegendEntry& entry : entries) {
    const double needed = entryWidth(entry, metrics);
    if (rows == 0 || x + needed > width + 10) {
      ++rows;
      x = kLegendPadding;
    }
    x += needed;
  }
  return std::max(rows, 1) * kLegendRowHeight + 5;
}

void paintLegend(QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                 const Theme& theme) {
  const QFontMetricsF metrics(chartFont());
  double x = area.left();
  double y = area.top();
  painter.setFont(chartFont());
  for (const LegendEntry& entry : entries) {
    const double needed = entryWidth(entry, metrics);
    if (x > area.left() && x + needed > area.right() + 10) {
      x = area.left();
      y += kLegendRowHeight;
    }
    const QRectF swatch(x, y + (kLegendRowHeight - kSwatch) / 2, kSwatch, kSwatch);
    paintSwatch(painter, swatch, entry);
    painter.setPen(theme.secondary);
    painter.drawText(QRectF(swatch.right() + 5, y, needed, kLegendRowHeight),
                     Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, entry.text);
    x += needed;
  }
}

void paintTip(QPainter& painter, const QString& text, const QPointF& position, const QRectF& bounds,
              const QRectF& plot, const Theme& theme) {
  if (text.isEmpty()) return;
  painter.setFont(chartFont());
  const QRectF wanted(0, 0, bounds.width() - 20, bounds.height());
  QRectF box = painter.boundingRect(wanted, Qt::AlignLeft, text).adjusted(-8, -5, 8, 5);
  box.moveTopLeft(position + QPointF(14, -box.height() - 8));
  if (box.right() > bounds.right() - 2) box.moveRight(position.x() - 12);
  const double least = box.width() <= plot.width() ? plot.left() : 2.0;
  const double lowest = box.height() <= plot.height() ? plot.bottom() : bounds.bottom() - 2;
  box.moveLeft(std::clamp(box.left(), least, std::max(bounds.right() - box.width() - 2, least)));
  box.moveTop(std::clamp(box.top(), 2.0, std::max(lowest - box.height(), 2.0)));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.text);
  painter.drawRoundedRect(box, 5, 5);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(theme.panel);
  painter.drawText(box.adjusted(8, 5, -8, -5), Qt::AlignLeft, text);
}

}  // namespace slicescape::ui
