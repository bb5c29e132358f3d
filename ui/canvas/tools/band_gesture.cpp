// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tools/band_gesture.h"

#include "ui/canvas/canvas_view.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

BandGesture::BandGesture(CanvasView& view, QPointF start, bool adds)
    : m_view(view), m_start(start), m_end(start) {
  m_before = view.document().selection().selected();
  if (adds) m_base = m_before;
}

void BandGesture::update(QPointF scenePoint, Qt::KeyboardModifiers) {
  m_end = scenePoint;
  Subjects selected = m_base;
  selected.merge(m_view.canvasScene().objectsIn(QRectF(m_start, m_end).normalized(), touches()));
  m_view.document().selection().setSelected(std::move(selected));
  m_view.viewport()->update();
}

void BandGesture::cancel() {
  m_view.document().selection().setSelected(m_before);
}

QString BandGesture::hint() const {
  return touches() ? tr("Selects what the frame touches · Esc cancels")
                   : tr("Selects what the frame encloses · Esc cancels");
}

void BandGesture::paint(QPainter* painter, double) {
  QColor wash = theme().accent;
  wash.setAlphaF(0.10F);
  painter->setPen(QPen(theme().accent, 0, touches() ? Qt::DashLine : Qt::SolidLine));
  painter->setBrush(wash);
  painter->drawRect(QRectF(m_start, m_end).normalized());
}

}  // namespace slicescape::ui
