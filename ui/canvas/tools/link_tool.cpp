// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tools/link_tool.h"

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/tools/link_gesture.h"

namespace slicescape::ui {

QString LinkTool::hint() const {
  return m_gesture ? m_gesture->hint() : tr("Drag from one card to another to link them");
}

void LinkTool::mousePress(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const QPointF at = view().mapToScene(event->pos());
  const auto hit = view().canvasScene().hitAt(at, 0);
  if (hit && hit->subject.kind != SubjectKind::Link) {
    m_gesture = std::make_unique<LinkGesture>(view(), hit->subject, at);
  }
}

void LinkTool::mouseMove(QMouseEvent* event) {
  if (m_gesture) {
    m_gesture->update(view().mapToScene(event->pos()), event->modifiers());
  } else {
    view().hoverAt(event->pos());
  }
}

void LinkTool::mouseRelease(QMouseEvent* event) {
  if (!m_gesture || event->button() != Qt::LeftButton) return;
  const std::unique_ptr<Gesture> gesture = std::move(m_gesture);
  gesture->finish();
  view().viewport()->update();
}

bool LinkTool::cancel() {
  if (!m_gesture) return false;
  m_gesture.reset();
  view().viewport()->update();
  return true;
}

void LinkTool::paint(QPainter* painter, double lod) {
  if (m_gesture) m_gesture->paint(painter, lod);
}

}  // namespace slicescape::ui
