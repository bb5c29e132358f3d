// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quantity_line.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kTextGap = 4;
constexpr int kUnitGap = 8;
constexpr int kWheelStep = 120;  // one notch, in eighths of a degree
constexpr double kRadius = 4;

}  // namespace

QuantityLine::QuantityLine(QWidget* parent) : QLineEdit(parent) {
  // A wheel over an unfocused field scrolls the panel; it must not take the focus either.
  setFocusPolicy(Qt::StrongFocus);
  updateMargins();
}

void QuantityLine::setUnit(const QString& unit) {
  if (unit == m_unit) return;
  m_unit = unit;
  updateMargins();
  update();
}

void QuantityLine::setRefused(bool refused) {
  if (refused == m_refused) return;
  m_refused = refused;
  update();
}

void QuantityLine::updateMargins() {
  const int width =
      m_unit.isEmpty() ? 0 : QFontMetrics(smallFont()).horizontalAdvance(m_unit) + kUnitGap;
  setTextMargins(kTextGap, 0, width, 0);
}

void QuantityLine::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  QPainter painter(this);
  if (!m_unit.isEmpty()) {
    painter.setFont(smallFont());
    painter.setPen(theme().secondary);
    painter.drawText(rect().adjusted(0, 0, -kUnitGap, 0), Qt::AlignRight | Qt::AlignVCenter,
                     m_unit);
  }
  if (m_refused) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().bad, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
  }
}

void QuantityLine::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Up:
      emit stepRequested(1);
      return;
    case Qt::Key_Down:
      emit stepRequested(-1);
      return;
    case Qt::Key_Escape:
      emit escapePressed();
      return;
    default:
      QLineEdit::keyPressEvent(event);
  }
}

void QuantityLine::wheelEvent(QWheelEvent* event) {
  if (!hasFocus()) {
    event->ignore();
    return;
  }
  m_wheelRest += event->angleDelta().y();
  const int steps = m_wheelRest / kWheelStep;
  m_wheelRest -= steps * kWheelStep;
  if (steps != 0) emit stepRequested(steps);
  event->accept();
}

bool QuantityLine::event(QEvent* event) {
  // Escape means "restore this field" while it is edited, not a window-wide shortcut.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && isModified()) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::FontChange) updateMargins();
  return QLineEdit::event(event);
}

}  // namespace slicescape::ui
