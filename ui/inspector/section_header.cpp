// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/section_header.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/theme/theme.h"

namespace slicescape::ui {

SectionHeader::SectionHeader(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  setFont(sectionFont());
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SectionHeader::setFigure(const QString& figure) {
  if (figure == m_figure) return;
  m_figure = figure;
  setAccessibleDescription(figure);
  update();
}

void SectionHeader::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().hairline, 1));
  painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
  const double middle = height() / 2.0 + 1;
  QPainterPath arrow;
  if (isChecked()) {
    arrow.moveTo(0, middle - 2.5);
    arrow.lineTo(7, middle - 2.5);
    arrow.lineTo(3.5, middle + 2.5);
  } else {
    arrow.moveTo(1, middle - 3.5);
    arrow.lineTo(6, middle);
    arrow.lineTo(1, middle + 3.5);
  }
  painter.fillPath(arrow, theme().text);
  painter.setPen(theme().text);
  painter.setFont(font());
  const QRect line = rect().adjusted(11, 2, 0, 0);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text());
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_figure);
  if (hasFocus()) {
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 3.5, -0.5, -1.5), 3, 3);
  }
}

}  // namespace slicescape::ui
