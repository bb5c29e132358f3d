// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/link_button.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/theme/theme.h"

namespace slicescape::ui {

LinkButton::LinkButton(QWidget* parent) : QAbstractButton(parent) {
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  setFont(smallFont());
}

QSize LinkButton::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text()) + 4, 24};
}

void LinkButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QFont font = this->font();
  font.setUnderline(underMouse() || hasFocus());
  painter.setFont(font);
  painter.setPen(isEnabled() ? theme().accent : theme().faint);
  painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, text());
  if (hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 2.5, -0.5, -2.5), 3, 3);
  }
}

ResetDot::ResetDot(QWidget* parent) : QAbstractButton(parent) {
  setAttribute(Qt::WA_Hover);
  setFixedSize(sizeHint());
  setEnabled(false);
  setFocusPolicy(Qt::NoFocus);
}

void ResetDot::setChanged(bool changed) {
  if (changed == m_changed) return;
  m_changed = changed;
  setEnabled(changed);
  setFocusPolicy(changed ? Qt::TabFocus : Qt::NoFocus);
  setCursor(changed ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
}

void ResetDot::paintEvent(QPaintEvent*) {
  if (!m_changed) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre = QRectF(rect()).center();
  if (!underMouse() && !hasFocus()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawEllipse(centre, 3, 3);
    return;
  }
  // Under the mouse the dot becomes the arrow back to the default.
  painter.setPen(QPen(theme().accent, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawArc(QRectF(centre.x() - 5, centre.y() - 5, 10, 10), 150 * 16, -290 * 16);
  QPainterPath head;
  head.moveTo(centre.x() - 7, centre.y() - 6);
  head.lineTo(centre.x() - 5, centre.y() - 1.5);
  head.lineTo(centre.x() - 0.5, centre.y() - 3);
  painter.drawPath(head);
  if (hasFocus()) painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace slicescape::ui
