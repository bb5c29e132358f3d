// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sweep_chart.h"

#include <qcustomplot.h>

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"

namespace slicescape::ui {
namespace {

constexpr double kReach = 14;  ///< pixels around a point that belong to it

}  // namespace

SweepChart::SweepChart(QWidget* parent)
    : QWidget(parent), m_plot(new QCustomPlot(this)), m_margins(new QCPMarginGroup(m_plot)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setInteractions(QCP::Interactions());
  m_plot->hide();
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, [this] {
    rebuild(theme());
    update();
  });
}

void SweepChart::setData(std::vector<SweepChartAxis> axes, const QString& valueLabel,
                         std::vector<SweepChartPoint> points) {
  m_axes = std::move(axes);
  m_valueLabel = valueLabel;
  m_points = std::move(points);
  m_current = std::min(m_current, pointCount() - 1);
  if (m_current < 0 && hasFocus() && !m_points.empty()) m_current = 0;
  rebuild(theme());
  update();
}

void SweepChart::clear() {
  m_current = m_loaded = -1;
  setData({}, {}, {});
}

void SweepChart::setEmptyText(const QString& text) {
  m_emptyText = text;
  update();
}

void SweepChart::setLoaded(int point) {
  m_loaded = point;
  rebuild(theme());
}

int SweepChart::pointAt(const QPointF& position) const {
  if (m_points.empty()) return -1;
  if (!m_plot->axisRect()->rect().adjusted(-8, -8, 8, 8).contains(position.toPoint())) return -1;
  if (isMap()) {
    const int column = static_cast<int>(std::lround(m_plot->xAxis->pixelToCoord(position.x())));
    const int row = static_cast<int>(std::lround(m_plot->yAxis->pixelToCoord(position.y())));
    const int rows = static_cast<int>(m_axes[1].values.size());
    const int columns = static_cast<int>(m_axes[0].values.size());
    if (column < 0 || row < 0 || column >= columns || row >= rows) return -1;
    return column * rows + row;
  }
  int nearest = -1;
  double least = kReach;
  for (int i = 0; i < pointCount(); ++i) {
    const double distance = std::abs(positionOf(i).x() - position.x());
    if (distance < least) {
      nearest = i;
      least = distance;
    }
  }
  return nearest;
}

void SweepChart::setCurrent(int point) {
  m_current = point;
  rebuild(theme());
  const QString text = point >= 0 ? m_points[static_cast<std::size_t>(point)].tip : QString();
  if (text == accessibleDescription()) return;
  setAccessibleDescription(text);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void SweepChart::mousePressEvent(QMouseEvent* event) {
  const int point = pointAt(event->position());
  if (event->button() != Qt::LeftButton || point < 0) return;
  setCurrent(point);
  emit picked(point);
}

void SweepChart::mouseMoveEvent(QMouseEvent* event) {
  const int point = pointAt(event->position());
  setCursor(point >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (point < 0) return QToolTip::hideText();
  QToolTip::showText(event->globalPosition().toPoint(),
                     m_points[static_cast<std::size_t>(point)].tip, this);
}

void SweepChart::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  QToolTip::hideText();
}

void SweepChart::keyPressEvent(QKeyEvent* event) {
  if (m_points.empty()) return QWidget::keyPressEvent(event);
  const int column = isMap() ? static_cast<int>(m_axes[1].values.size()) : 1;
  const auto move = [&](int by) {
    const int target = m_current < 0 ? 0 : m_current + by;
    // In a map, up and down stay in their column.
    const bool sameColumn = std::abs(by) == column || m_current / column == target / column;
    if (target >= 0 && target < pointCount() && (m_current < 0 || sameColumn)) setCurrent(target);
    if (m_current < 0) return;
    QToolTip::showText(mapToGlobal(positionOf(m_current).toPoint()),
                       m_points[static_cast<std::size_t>(m_current)].tip, this);
  };
  switch (event->key()) {
    case Qt::Key_Left:
      return move(-column);
    case Qt::Key_Right:
      return move(column);
    case Qt::Key_Up:
      return isMap() ? move(1) : move(0);
    case Qt::Key_Down:
      return isMap() ? move(-1) : move(0);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_current >= 0) emit picked(m_current);
      return;
    default:
      QWidget::keyPressEvent(event);
  }
}

void SweepChart::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (m_current < 0 && !m_points.empty() && event->reason() != Qt::MouseFocusReason) setCurrent(0);
  update();
}

void SweepChart::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void SweepChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_plot->setGeometry(rect().adjusted(2, 2, -2, -2));
  m_plot->setViewport(m_plot->rect());  // a hidden plot would learn its size too late
  rebuild(theme());
}

void SweepChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) rebuild(theme());
}

void SweepChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().panel);
  if (m_points.empty()) {
    painter.setFont(bodyFont());
    painter.setPen(theme().secondary);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                     m_emptyText);
  }
  if (!hasFocus()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().accent, 1));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace slicescape::ui
