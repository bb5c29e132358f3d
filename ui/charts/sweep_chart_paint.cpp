// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a sweep is drawn, on screen and into files.
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/charts/chart_frame.h"
#include "ui/charts/sweep_chart.h"

namespace slicescape::ui {
namespace {

constexpr double kMark = 9;
constexpr double kTickRoom = 64;        // pixels for the text of one tick
constexpr double kRowRoom = 22;         // and for one beside a row
constexpr QSize kCellRoom(56, 20);      // from here a cell bears its figure
constexpr double kLogarithmicFrom = 3;  // ratio of neighbours that differ by a factor

/// Values that grow by about the same factor, as doubling does.
bool growsByFactors(const std::vector<double>& values) {
  if (values.size() < 3 || values.front() <= 0) return false;
  const double first = values[1] - values[0];
  const double last = values[values.size() - 1] - values[values.size() - 2];
  return first > 0 && last / first >= kLogarithmicFrom;
}

QCPColorGradient gradientOf(const Theme& colours) {
  QCPColorGradient gradient;
  gradient.clearColorStops();
  gradient.setColorStopAt(0, mixed(colours.panel, colours.accent, 0.10));
  gradient.setColorStopAt(1, mixed(colours.panel, colours.accent, 0.95));
  gradient.setNanHandling(QCPColorGradient::nhTransparent);
  return gradient;
}

void styleAxis(QCPAxis& axis, const Theme& colours) {
  axis.setBasePen(QPen(colours.hairline));
  axis.setTickPen(QPen(colours.hairline));
  axis.setSubTickPen(Qt::NoPen);
  axis.setTickLabelColor(colours.secondary);
  axis.setLabelColor(colours.secondary);
  axis.setTickLabelFont(chartFont());
  axis.setLabelFont(chartFont());
  axis.setSubTicks(false);
  axis.grid()->setPen(QPen(colours.grid));
  axis.grid()->setZeroLinePen(Qt::NoPen);
}

}  // namespace

/// Where a value is along its axis: a map has equal cells, a line the true distances, in
/// logarithms where the values grow by factors.
double SweepChart::place(int axis, std::size_t index) const {
  const auto& values = m_axes[static_cast<std::size_t>(axis)].values;
  if (isMap()) return static_cast<double>(index);
  return growsByFactors(values) ? std::log2(values[index]) : values[index];
}

/// Ticks at the values themselves, as many as there is room for.
void SweepChart::applyTicks(int axis, double pixels) {
  const SweepChartAxis& swept = m_axes[static_cast<std::size_t>(axis)];
  const double room = axis == 0 ? kTickRoom : kRowRoom;
  const auto most = std::max<std::size_t>(2, static_cast<std::size_t>(pixels / room));
  const std::size_t step = (swept.values.size() + most - 1) / most;
  const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
  for (std::size_t i = 0; i < swept.values.size(); i += std::max<std::size_t>(1, step)) {
    ticker->addTick(place(axis, i), swept.texts[static_cast<qsizetype>(i)]);
  }
  QCPAxis* target = axis == 0 ? m_plot->xAxis : m_plot->yAxis;
  target->setTicker(ticker);
  target->setLabel(swept.label);
}

void SweepChart::rebuild(const Theme& colours) {
  m_plot->clearItems();
  m_plot->clearPlottables();
  if (m_scale != nullptr) {
    m_plot->plotLayout()->remove(m_scale);
    m_plot->plotLayout()->simplify();
    m_scale = nullptr;
  }
  m_plot->setVisible(!m_points.empty());
  if (m_points.empty()) return;
  m_plot->setBackground(QBrush(colours.panel));
  styleAxis(*m_plot->xAxis, colours);
  styleAxis(*m_plot->yAxis, colours);
  applyTicks(0, m_plot->width() * 0.8);
  if (isMap()) {
    applyTicks(1, m_plot->height() * 0.8);
    buildMap(colours);
  } else {
    const QSharedPointer<QCPAxisTicker> ticker(new QCPAxisTicker);
    ticker->setTickCount(5);
    m_plot->yAxis->setTicker(ticker);
    m_plot->yAxis->setLabel(m_valueLabel);
    buildLine(colours);
  }
  if (m_loaded >= 0) markPoint(m_loaded, colours, false);
  if (m_current >= 0) markPoint(m_current, colours, true);
  m_plot->replot(QCustomPlot::rpImmediateRefresh);
}

void SweepChart::buildLine(const Theme& colours) {
  const std::size_t count = m_axes[0].values.size();
  double high = 0;
  for (const SweepChartPoint& point : m_points) high = std::max(high, point.value.value_or(0));
  const double left = place(0, 0);
  const double right = place(0, count - 1);
  const double margin = count > 1 ? (right - left) * 0.05 : 1;
  m_plot->xAxis->setRange(left - margin, right + margin);
  m_plot->yAxis->setRange(0, high > 0 ? high * 1.12 : 1);
  m_plot->xAxis->grid()->setVisible(true);
  m_plot->yAxis->grid()->setVisible(true);

  QCPGraph* line = m_plot->addGraph();
  line->setPen(QPen(colours.accent, 2));
  QCPGraph* fitting = m_plot->addGraph();
  QCPGraph* overfull = m_plot->addGraph();
  QCPGraph* failed = m_plot->addGraph();
  for (QCPGraph* marks : {fitting, overfull, failed}) marks->setLineStyle(QCPGraph::lsNone);
  const auto style = [](QCPScatterStyle::ScatterShape shape, const QColor& pen,
                        const QBrush& fill) {
    return QCPScatterStyle(shape, QPen(pen, 1.6), fill, kMark);
  };
  fitting->setScatterStyle(
      style(QCPScatterStyle::ssCircle, colours.outlineOf(colours.accent), colours.accent));
  overfull->setScatterStyle(style(QCPScatterStyle::ssCircle, colours.bad, colours.panel));
  failed->setScatterStyle(style(QCPScatterStyle::ssCross, colours.bad, Qt::NoBrush));
  for (std::size_t i = 0; i < m_points.size(); ++i) {
    const SweepChartPoint& point = m_points[i];
    // A point that cannot run interrupts the line and is crossed out on the axis.
    line->addData(place(0, i), point.value.value_or(std::numeric_limits<double>::quiet_NaN()));
    QCPGraph* marks = !point.value ? failed : point.fits ? fitting : overfull;
    marks->addData(place(0, i), point.value.value_or(0));
  }
}

void SweepChart::buildMap(const Theme& colours) {
  const int columns = static_cast<int>(m_axes[0].values.size());
  const int rows = static_cast<int>(m_axes[1].values.size());
  m_plot->xAxis->setRange(-0.5, columns - 0.5);
  m_plot->yAxis->setRange(-0.5, rows - 0.5);
  m_plot->xAxis->grid()->setVisible(false);
  m_plot->yAxis->grid()->setVisible(false);
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  for (const SweepChartPoint& point : m_points) {
    if (!point.value) continue;
    low = std::min(low, *point.value);
    high = std::max(high, *point.value);
  }
  const bool any = low <= high;
  m_scale = new QCPColorScale(m_plot);
  m_plot->plotLayout()->addElement(0, 1, m_scale);
  m_scale->setType(QCPAxis::atRight);
  m_scale->setBarWidth(12);
  m_scale->setGradient(gradientOf(colours));
  m_scale->setLabel(m_valueLabel);
  styleAxis(*m_scale->axis(), colours);
  m_scale->setDataRange(any ? QCPRange(low, high > low ? high : low + std::abs(low) * 0.01 + 1e-9)
                            : QCPRange(0, 1));
  m_plot->axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, m_margins);
  m_scale->setMarginGroup(QCP::msTop | QCP::msBottom, m_margins);
  m_plot->replot(QCustomPlot::rpImmediateRefresh);  // the room of a cell is known afterwards

  const QCPRange range = m_scale->dataRange();
  QCPColorGradient gradient = gradientOf(colours);
  const double cellWidth = m_plot->axisRect()->width() / static_cast<double>(columns);
  const double cellHeight = m_plot->axisRect()->height() / static_cast<double>(rows);
  const bool written = cellWidth >= kCellRoom.width() && cellHeight >= kCellRoom.height();
  for (int i = 0; i < pointCount(); ++i) {
    const SweepChartPoint& point = m_points[static_cast<std::size_t>(i)];
    const QPointF middle(i / rows, i % rows);
    const QColor fill = point.value ? QColor(gradient.color(*point.value, range)) : colours.panel;
    const auto cell = [&](const QBrush& brush) {
      auto* box = new QCPItemRect(m_plot);
      box->topLeft->setCoords(middle.x() - 0.5, middle.y() + 0.5);
      box->bottomRight->setCoords(middle.x() + 0.5, middle.y() - 0.5);
      box->setPen(QPen(colours.panel, 1));
      box->setBrush(brush);
    };
    cell(fill);
    if (!point.value || !point.fits) {
      QColor hatch = point.value ? readableOn(fill) : colours.bad;
      hatch.setAlpha(point.value ? 90 : 150);
      cell(QBrush(hatch, point.value ? Qt::BDiagPattern : Qt::DiagCrossPattern));
    }
    if (!written || !point.value) continue;
    auto* text = new QCPItemText(m_plot);
    text->position->setCoords(middle.x(), middle.y());
    text->setText(point.text);
    text->setFont(chartFont(!point.fits));
    text->setColor(readableOn(fill));
    if (!point.fits) text->setBrush(fill);
    text->setPadding(QMargins(3, 0, 3, 0));
  }
}

/// A ring around a point, or a frame around a cell.
void SweepChart::markPoint(int point, const Theme& colours, bool emphasised) {
  const QPen pen(emphasised ? colours.text : colours.good, emphasised ? 2 : 3);
  if (isMap()) {
    const int rows = static_cast<int>(m_axes[1].values.size());
    auto* frame = new QCPItemRect(m_plot);
    const double inset = emphasised ? 0.47 : 0.44;
    frame->topLeft->setCoords(point / rows - inset, point % rows + inset);
    frame->bottomRight->setCoords(point / rows + inset, point % rows - inset);
    frame->setPen(pen);
    return;
  }
  const auto index = static_cast<std::size_t>(point);
  auto* ring = new QCPItemEllipse(m_plot);
  const QPointF middle(m_plot->xAxis->coordToPixel(place(0, index)),
                       m_plot->yAxis->coordToPixel(m_points[index].value.value_or(0)));
  const double radius = emphasised ? kMark : kMark + 3;
  ring->topLeft->setType(QCPItemPosition::ptAbsolute);
  ring->bottomRight->setType(QCPItemPosition::ptAbsolute);
  ring->topLeft->setCoords(middle - QPointF(radius, radius));
  ring->bottomRight->setCoords(middle + QPointF(radius, radius));
  ring->setPen(pen);
}

QPointF SweepChart::positionOf(int point) const {
  if (point < 0 || point >= pointCount()) return {};
  const auto index = static_cast<std::size_t>(point);
  const int rows = isMap() ? static_cast<int>(m_axes[1].values.size()) : 1;
  const double x = isMap() ? point / rows : place(0, index);
  const double y = isMap() ? point % rows : m_points[index].value.value_or(0);
  return QPointF(m_plot->xAxis->coordToPixel(x), m_plot->yAxis->coordToPixel(y)) +
         m_plot->geometry().topLeft();
}

Drawing SweepChart::drawing(const QString& title) {
  const QSize size(std::max(width(), 480), std::max(height(), 320));
  return {title, m_valueLabel, size,
          [this, size, title](QPaintDevice& device, double scale, bool vector) {
            const Theme light = themeOf(ThemeName::Light);
            rebuild(light);
            QCPPainter painter(&device);
            if (vector) painter.setMode(QCPPainter::pmVectorized);
            painter.scale(scale, scale);
            painter.fillRect(QRect(QPoint(0, 0), size), light.panel);
            painter.setFont(sectionFont());
            painter.setPen(light.text);
            painter.drawText(QRect(12, 0, size.width() - 24, kChartHeaderHeight),
                             Qt::AlignLeft | Qt::AlignVCenter, title);
            painter.translate(0, kChartHeaderHeight);
            m_plot->toPainter(&painter, size.width(), size.height() - kChartHeaderHeight);
            painter.end();
            rebuild(theme());
          }};
}

}  // namespace slicescape::ui
