// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_scatter.h"

#include <qcustomplot.h>

#include <QEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kMarkSize = 9;
constexpr double kReach = 12;  ///< pixels around a point that belong to it
constexpr double kGiB = 1024.0 * 1024 * 1024;
constexpr double kGB = 1e9;

double inUnit(Bytes bytes) {
  return static_cast<double>(bytes.value()) / (memoryUnit() == MemoryUnit::Gibibytes ? kGiB : kGB);
}

}  // namespace

ScheduleScatter::ScheduleScatter(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot(this)) {
  setMouseTracking(true);
  m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setInteractions(QCP::Interactions());
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
    axis->ticker()->setTickCount(4);
    axis->setSubTicks(false);
    axis->setTickLength(0, 0);
    axis->grid()->setZeroLinePen(Qt::NoPen);
  }
  applyTheme();
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, [this] {
    applyTheme();
    rebuild();
  });
}

void ScheduleScatter::setPoints(std::vector<ScatterPoint> points, Bytes capacity) {
  m_points = std::move(points);
  m_capacity = capacity;
  if (m_selected >= static_cast<int>(m_points.size())) m_selected = -1;
  rebuild();
}

void ScheduleScatter::setSelected(int index) {
  if (index == m_selected) return;
  m_selected = index;
  rebuild();
}

void ScheduleScatter::applyTheme() {
  const Theme& t = theme();
  m_plot->setBackground(QBrush(t.panel));
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
    axis->setBasePen(QPen(t.hairline));
    axis->setTickLabelColor(t.secondary);
    axis->setLabelColor(t.secondary);
    axis->setTickLabelFont(chartFont());
    axis->setLabelFont(chartFont());
    axis->grid()->setPen(QPen(t.grid));
  }
}

void ScheduleScatter::rebuild() {
  m_plot->clearItems();
  m_plot->clearPlottables();
  const Theme& t = theme();
  m_plot->xAxis->setLabel(memoryUnit() == MemoryUnit::Gibibytes
                              ? tr("peak memory of the worst GPU, GiB")
                              : tr("peak memory of the worst GPU, GB"));
  m_plot->yAxis->setLabel(tr("bubble ratio, %"));
  double most = inUnit(m_capacity);
  double highest = 0.01;
  for (const ScatterPoint& point : m_points) {
    most = std::max(most, inUnit(point.memory));
    highest = std::max(highest, 100 * point.bubble);
  }
  // Schedules without a limit can need many times the capacity: they must not press the
  // others together.
  const double capacity = inUnit(m_capacity);
  if (capacity > 0) most = std::min(most, 2.5 * capacity);
  m_plot->xAxis->setRange(0, most * 1.12);
  m_plot->yAxis->setRange(0, highest * 1.18);
  if (capacity > 0) {
    auto* line = new QCPItemStraightLine(m_plot);
    line->setPen(QPen(t.capacityLine, 1.5, Qt::DashLine));
    line->point1->setCoords(capacity, 0);
    line->point2->setCoords(capacity, 1);
  }
  for (std::size_t i = 0; i < m_points.size(); ++i) {
    const ScatterPoint& point = m_points[i];
    QCPGraph* graph = m_plot->addGraph();
    const bool chosen = static_cast<int>(i) == m_selected;
    const QColor colour = point.current ? t.good : point.fits ? t.accent : t.bad;
    QCPScatterStyle style(point.current ? QCPScatterStyle::ssDiamond : QCPScatterStyle::ssCircle);
    style.setSize(chosen ? kMarkSize + 5 : kMarkSize);
    style.setPen(QPen(t.outlineOf(colour), chosen ? 2.5 : 1.5));
    style.setBrush(point.fits ? QBrush(colour) : QBrush(Qt::NoBrush));
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(style);
    graph->addData(std::min(inUnit(point.memory), most * 1.08), 100 * point.bubble);
  }
  m_plot->replot(QCustomPlot::rpImmediateRefresh);
  placeLabels();
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

/// Names beside the points, the chosen and the current one first; a name that would cover
/// another one or a point is left to the tip.
void ScheduleScatter::placeLabels() {
  const Theme& t = theme();
  std::vector<int> order;
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) order.push_back(i);
  const auto weight = [&](int i) {
    return i == m_selected ? 0 : m_points[static_cast<std::size_t>(i)].current ? 1 : 2;
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weight(a) < weight(b); });
  std::vector<QRectF> taken;
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
    const QPointF at = positionOf(i);
    taken.emplace_back(at.x() - kMarkSize / 2, at.y() - kMarkSize / 2, kMarkSize, kMarkSize);
  }
  const QRectF inside = m_plot->axisRect()->rect();
  for (const int i : order) {
    const QFont font = chartFont(weight(i) < 2);
    const QFontMetricsF metrics(font);
    const ScatterPoint& point = m_points[static_cast<std::size_t>(i)];
    const bool beyond = inUnit(point.memory) > m_plot->xAxis->range().upper;
    //: A schedule whose point lies beyond the right edge of the picture
    const QString name = beyond ? tr("%1 →").arg(point.name) : point.name;
    const QSizeF size(metrics.horizontalAdvance(name) + 2, metrics.height());
    const QPointF at = positionOf(i);
    const double gap = kMarkSize / 2 + 3;
    const QPointF corners[] = {{at.x() + gap, at.y() - size.height() / 2},
                               {at.x() - gap - size.width(), at.y() - size.height() / 2},
                               {at.x() - size.width() / 2, at.y() - gap - size.height()},
                               {at.x() - size.width() / 2, at.y() + gap},
                               {at.x() + gap, at.y() - gap - size.height()},
                               {at.x() + gap, at.y() + gap}};
    for (const QPointF& corner : corners) {
      const QRectF area(corner, size);
      const bool free = inside.contains(area) &&
                        std::none_of(taken.begin(), taken.end(),
                                     [&](const QRectF& r) { return r.intersects(area); });
      if (!free) continue;
      taken.push_back(area);
      auto* text = new QCPItemText(m_plot);
      text->setFont(font);
      text->setColor(weight(i) < 2 ? t.text : t.secondary);
      text->setText(name);
      text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
      text->position->setType(QCPItemPosition::ptAbsolute);
      text->position->setCoords(corner);
      break;
    }
  }
}

QPointF ScheduleScatter::positionOf(int index) const {
  if (index < 0 || index >= m_plot->graphCount()) return {};
  const auto data = m_plot->graph(index)->data();
  return {m_plot->xAxis->coordToPixel(data->constBegin()->key),
          m_plot->yAxis->coordToPixel(data->constBegin()->value)};
}

int ScheduleScatter::pointAt(const QPointF& position) const {
  int nearest = -1;
  double least = kReach;
  for (int i = 0; i < m_plot->graphCount(); ++i) {
    const double distance = QLineF(position, positionOf(i)).length();
    // Points on one spot: the one that is chosen already gives way to the next.
    if (distance < least || (distance == least && nearest == m_selected)) {
      nearest = i;
      least = distance;
    }
  }
  return nearest;
}

void ScheduleScatter::mousePressEvent(QMouseEvent* event) {
  const int index = pointAt(event->position());
  if (event->button() == Qt::LeftButton && index >= 0) emit picked(index);
}

void ScheduleScatter::mouseMoveEvent(QMouseEvent* event) {
  const int index = pointAt(event->position());
  setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (index < 0) return QToolTip::hideText();
  const ScatterPoint& point = m_points[static_cast<std::size_t>(index)];
  //: %1 schedule, %2 memory, %3 bubble ratio
  QToolTip::showText(
      event->globalPosition().toPoint(),
      tr("%1: %2, bubble %3").arg(point.name, display(point.memory), displayShare(point.bubble)),
      this);
}

void ScheduleScatter::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_plot->setGeometry(rect());
  m_plot->setViewport(m_plot->rect());  // a hidden plot would learn its size too late
  rebuild();
}

void ScheduleScatter::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) rebuild();
}

}  // namespace slicescape::ui
