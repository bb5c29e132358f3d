// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/minimap.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/canvas/canvas_view.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr double kPadding = 6;

}  // namespace

Minimap::Minimap(CanvasView& view, QWidget* parent) : QWidget(parent), m_view(view) {
  setFixedSize(kSize);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::NoFocus);
  retranslateUi();
}

void Minimap::retranslateUi() {
  setAccessibleName(tr("Minimap"));
  setToolTip(tr("The whole drawing; drag the frame to move the view."));
}

void Minimap::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

QTransform Minimap::mapping() const {
  const QRectF world =
      m_view.canvasScene().contentBounds().adjusted(-40, -40, 40, 40) | m_view.visibleScene();
  const QRectF room = QRectF(rect()).adjusted(kPadding, kPadding, -kPadding, -kPadding);
  const double scale = std::min(room.width() / world.width(), room.height() / world.height());
  const QPointF centre = room.center() - world.center() * scale;
  return QTransform::fromTranslate(centre.x(), centre.y()).scale(scale, scale);
}

void Minimap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().hairline, 1));
  painter.setBrush(theme().panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  const QTransform toWidget = mapping();
  for (const CanvasScene::Blot& blot : m_view.canvasScene().blots()) {
    QRectF at = toWidget.mapRect(blot.rect);
    at.setSize(at.size().expandedTo(QSizeF(2, 2)));
    painter.fillRect(at, blot.colour);
  }
  painter.setPen(QPen(theme().accent, 1.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(toWidget.mapRect(m_view.visibleScene()) & QRectF(rect()).adjusted(2, 2, -2, -2));
}

void Minimap::centreAt(QPointF widgetPoint) {
  m_view.centreOnScene(mapping().inverted().map(widgetPoint));
}

void Minimap::mousePressEvent(QMouseEvent* event) {
  centreAt(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) centreAt(event->position());
}

}  // namespace slicescape::ui
