// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tools/pan_tool.h"

#include "ui/canvas/canvas_view.h"

namespace slicescape::ui {

QString PanTool::hint() const {
  return tr("Drag to move the view · Ctrl+wheel zooms");
}

QCursor PanTool::cursor() const {
  return m_last ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
}

void PanTool::mousePress(QMouseEvent* event) {
  m_last = event->pos();
}

void PanTool::mouseMove(QMouseEvent* event) {
  if (!m_last) return;
  view().scrollBy(event->pos() - *m_last);
  m_last = event->pos();
}

void PanTool::mouseRelease(QMouseEvent*) {
  m_last.reset();
}

bool PanTool::cancel() {
  const bool dragged = m_last.has_value();
  m_last.reset();
  return dragged;
}

}  // namespace slicescape::ui
