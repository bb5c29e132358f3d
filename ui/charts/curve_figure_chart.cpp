// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_figure_chart.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"

namespace slicescape::ui {
namespace {

constexpr double kDot = 7;
constexpr double kFillPart = 0.22;

}  // namespace

CurveFigureChart::CurveFigureChart(Document* document, Make make, QWidget* parent)
    : Chart(document, parent), m_make(std::move(make)) {
  CurveFigureChart::rebuild();
}

double CurveFigureChart::largestValue() const {
  if (m_figure.most > 0) return m_figure.most;
  double largest = 0;
  for (const Curve& curve : m_figure.curves) {
    for (const double value : curve.values) largest = std::max(largest, value);
  }
  return largest;
}

double CurveFigureChart::pixelOfPlace(double place, const PlotArea& area) const {
  const double first = m_figure.places.front();
  const double last = m_figure.places.back();
  double share = 0;
  if (m_figure.logarithmic) {
    share = std::log(place / first) / std::log(last / first);
  } else if (last > first) {
    share = (place - first) / (last - first);
  }
  return area.rect.left() + share * area.rect.width();
}

void CurveFigureChart::paintCurve(QPainter& painter, const PlotArea& area,
                                  const Curve& curve) const {
  QPainterPath path;
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    const QPointF point(pixelOfPlace(m_figure.places[i], area), area.pixelOf(curve.values[i]));
    if (i == 0) {
      path.moveTo(point);
    } else {
      if (curve.stepped) path.lineTo(point.x(), path.currentPosition().y());
      path.lineTo(point);
    }
  }
  painter.save();
  painter.setClipRect(area.rect.adjusted(0, -2, 1, 1));
  painter.setRenderHint(QPainter::Antialiasing);
  if (curve.filled && !curve.values.empty()) {
    QPainterPath under = path;
    under.lineTo(path.currentPosition().x(), area.rect.bottom());
    under.lineTo(pixelOfPlace(m_figure.places.front(), area), area.rect.bottom());
    painter.fillPath(under, mixed(colours().panel, curve.colour, kFillPart));
  }
  painter.setPen(QPen(curve.colour, 1.8, curve.dashed ? Qt::DashLine : Qt::SolidLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
  painter.restore();
}

void CurveFigureChart::paintMark(QPainter& painter, const PlotArea& area,
                                 const CurveMark& mark) const {
  const QFontMetricsF metrics(chartFont(true));
  const double width = metrics.horizontalAdvance(mark.label) + 4;
  QRectF label;
  painter.setPen(QPen(mark.colour, 1.5, Qt::DashLine));
  if (mark.horizontal) {
    const double y = std::round(area.pixelOf(mark.at)) + 0.5;
    if (y < area.rect.top()) return;
    painter.drawLine(QPointF(area.rect.left(), y), QPointF(area.rect.right(), y));
    label = {area.rect.right() - width, y - metrics.height() - 1, width, metrics.height()};
  } else {
    const double x = std::round(pixelOfPlace(mark.at, area)) + 0.5;
    if (x < area.rect.left() || x > area.rect.right() + 1) return;
    painter.drawLine(QPointF(x, area.rect.top()), QPointF(x, area.rect.bottom()));
    const double left = x + 3 + width > area.rect.right() ? x - 3 - width : x + 3;
    label = {left, area.rect.top() - 2, width, metrics.height()};
  }
  QColor ground = colours().panel;
  ground.setAlpha(200);
  painter.fillRect(label, ground);
  painter.setFont(chartFont(true));
  painter.drawText(label, Qt::AlignCenter | Qt::TextDontClip, mark.label);
}

void CurveFigureChart::paintData(QPainter& painter, const PlotArea& area) const {
  for (const Curve& curve : m_figure.curves) paintCurve(painter, area, curve);
  const QFontMetricsF metrics(chartFont());
  painter.setFont(chartFont());
  double free = 0;
  for (const auto& [place, text] : m_figure.ticks) {
    const double width = metrics.horizontalAdvance(text);
    const double centre = pixelOfPlace(place, area);
    const double left = std::clamp(centre - width / 2, 0.0, area.rect.right() + 12 - width);
    if (left < free) continue;
    free = left + width + 8;
    painter.setPen(QPen(colours().faint, 1));
    painter.drawLine(QPointF(std::round(centre) + 0.5, area.rect.bottom()),
                     QPointF(std::round(centre) + 0.5, area.rect.bottom() + 3));
    painter.setPen(colours().secondary);
    painter.drawText(QPointF(left, area.rect.bottom() + metrics.ascent() + 5), text);
  }
  for (const CurveMark& mark : m_figure.marks) paintMark(painter, area, mark);
}

/// From the middle before a point to the middle behind it.
QRectF CurveFigureChart::partArea(int part, const PlotArea& area) const {
  const auto at = [&](int index) {
    return pixelOfPlace(m_figure.places[static_cast<std::size_t>(index)], area);
  };
  const double left = part == 0 ? area.rect.left() : (at(part - 1) + at(part)) / 2;
  const double right = part == partCount() - 1 ? area.rect.right() : (at(part) + at(part + 1)) / 2;
  return {left, area.rect.top(), std::max(right - left, 0.01), area.rect.height()};
}

QString CurveFigureChart::partText(int part, const QPointF&, const PlotArea&) const {
  return m_figure.tips[static_cast<std::size_t>(part)];
}

void CurveFigureChart::pointedAt(const std::optional<QPointF>& position, const PlotArea& area) {
  m_pointed = -1;
  for (int part = 0; position && part < partCount() && m_pointed < 0; ++part) {
    if (partArea(part, area).contains(*position)) m_pointed = part;
  }
}

void CurveFigureChart::paintMarks(QPainter& painter, const PlotArea& area) const {
  if (m_pointed < 0 || m_pointed >= partCount()) return;
  const auto point = static_cast<std::size_t>(m_pointed);
  const double x = pixelOfPlace(m_figure.places[point], area);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Curve& curve : m_figure.curves) {
    if (point >= curve.values.size()) continue;
    painter.setPen(QPen(colours().panel, 1.5));
    painter.setBrush(curve.colour);
    painter.drawEllipse(QPointF(x, area.pixelOf(curve.values[point])), kDot / 2, kDot / 2);
  }
}

}  // namespace slicescape::ui
