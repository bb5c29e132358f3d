// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_figure_chart.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"

namespace slicescape::ui {
namespace {

constexpr double kTickRoom = 22;
constexpr double kGap = 6;
/// Plots narrower than this have no ticks: every bar says its value anyway.
constexpr double kTicksFrom = 170;

}  // namespace

BarFigureChart::BarFigureChart(Document* document, Make make, QWidget* parent)
    : Chart(document, parent), m_make(std::move(make)) {
  BarFigureChart::rebuild();
}

void BarFigureChart::rebuild() {
  m_figure = m_make(colours());
  const QFontMetricsF metrics(chartFont(true));
  m_nameWidth = m_labelWidth = m_leftWidth = 0;
  for (const Bar& bar : m_figure.bars) {
    m_nameWidth = std::max(m_nameWidth, metrics.horizontalAdvance(bar.name));
    m_labelWidth = std::max(m_labelWidth, metrics.horizontalAdvance(bar.label));
  }
  for (const QString& label : m_figure.leftLabels) {
    m_leftWidth = std::max(m_leftWidth, metrics.horizontalAdvance(label) + kGap);
  }
}

double BarFigureChart::largestValue() const {
  double largest = 0;
  for (const Bar& bar : m_figure.bars) largest = std::max(largest, bar.end());
  return largest;
}

bool BarFigureChart::hasValueTicks() const {
  const double names = m_nameWidth + m_labelWidth + 4 * kGap;
  return !m_figure.centre && width() - names >= kTicksFrom;
}

QMarginsF BarFigureChart::plotMargins() const {
  return {m_nameWidth + m_leftWidth + 2 * kGap, 4, m_labelWidth + 2 * kGap + 2,
          hasValueTicks() ? kTickRoom : 8};
}

void BarFigureChart::paintData(QPainter& painter, const PlotArea& area) const {
  const std::vector<Bar>& bars = m_figure.bars;
  painter.setPen(QPen(colours().hairline, 1));
  for (std::size_t i = 0; m_figure.running && i + 1 < bars.size(); ++i) {
    const double x = std::round(area.pixelOf(bars[i].end())) - 0.5;
    const QRectF from = BarPainter::slotOf(area, static_cast<int>(i), bars.size());
    const QRectF to = BarPainter::slotOf(area, static_cast<int>(i) + 1, bars.size());
    painter.drawLine(QPointF(x, from.center().y()), QPointF(x, to.center().y()));
  }
  if (!m_figure.centre) return BarPainter(colours(), area).paint(painter, bars);

  // Names stand at the left edge, clear of the labels of the bars' left ends.
  PlotArea shifted = area;
  std::vector<Bar> unnamed = bars;
  for (Bar& bar : unnamed) bar.name.clear();
  BarPainter(colours(), shifted).paint(painter, unnamed);
  painter.setFont(chartFont());
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const QRectF slot = BarPainter::slotOf(area, static_cast<int>(i), bars.size());
    painter.setPen(bars[i].nameColour);
    painter.drawText(QRectF(kGap, slot.top(), m_nameWidth, slot.height()),
                     Qt::AlignRight | Qt::AlignVCenter, bars[i].name);
    if (i >= m_figure.leftLabels.size() || bars[i].segments.empty()) continue;
    const double left = area.pixelOf(bars[i].segments.front().from);
    painter.setPen(colours().secondary);
    painter.drawText(QRectF(left - m_leftWidth - kGap, slot.top(), m_leftWidth, slot.height()),
                     Qt::AlignRight | Qt::AlignVCenter, m_figure.leftLabels[i]);
  }
  const double x = std::round(area.pixelOf(*m_figure.centre)) + 0.5;
  painter.setPen(QPen(colours().text, 1));
  painter.drawLine(QPointF(x, area.rect.top()), QPointF(x, area.rect.bottom()));
}

QRectF BarFigureChart::partArea(int part, const PlotArea& area) const {
  return BarPainter::slotOf(area, part, m_figure.bars.size());
}

QString BarFigureChart::partText(int part, const QPointF&, const PlotArea&) const {
  return m_figure.tips[static_cast<std::size_t>(part)];
}

void BarFigureChart::pointedAt(const std::optional<QPointF>& position, const PlotArea& area) {
  m_pointed = -1;
  for (int part = 0; position && part < partCount(); ++part) {
    if (partArea(part, area).contains(*position)) m_pointed = part;
  }
}

void BarFigureChart::paintMarks(QPainter& painter, const PlotArea& area) const {
  if (m_pointed < 0 || m_pointed >= partCount()) return;
  QColor wash = colours().text;
  wash.setAlpha(20);
  painter.fillRect(partArea(m_pointed, area), wash);
}

}  // namespace slicescape::ui
