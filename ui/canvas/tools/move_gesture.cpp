// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tools/move_gesture.h"

#include <cmath>

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/snap.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr double kSnapPixels = 6;

}  // namespace

MoveGesture::MoveGesture(CanvasView& view, const Subject& grabbed, QPointF start, bool copies)
    : m_view(view),
      m_before(*view.document().plan().cluster),
      m_moved(movable(m_before, view.document().selection().selected())),
      m_result(m_moved),
      m_grabbedRect(view.canvasScene().rectOf(grabbed)),
      m_start(start),
      m_copies(copies) {
  for (const Subject& subject : movable(m_before, allObjects(m_before))) {
    // A copy also snaps to the originals, which stay where they are.
    if (copies || !m_moved.contains(subject)) {
      m_neighbours.push_back(view.canvasScene().rectOf(subject));
    }
  }
  view.document().beginPreview();
}

void MoveGesture::update(QPointF scenePoint, Qt::KeyboardModifiers modifiers) {
  const bool ctrl = modifiers.testFlag(Qt::ControlModifier);
  m_ctrlReleased |= !ctrl;
  QPointF by = scenePoint - m_start;
  const bool oneAxis = modifiers.testFlag(Qt::ShiftModifier);
  const bool alongX = std::abs(by.x()) >= std::abs(by.y());
  if (oneAxis) (alongX ? by.ry() : by.rx()) = 0;
  const bool free = ctrl && (!m_copies || m_ctrlReleased);
  m_guides.clear();
  if (!free) {
    Snapped snap = snapped(m_grabbedRect, by, m_neighbours, kSnapPixels / m_view.zoom());
    by = snap.offset;
    m_guides = std::move(snap.guides);
    if (oneAxis) {
      (alongX ? by.ry() : by.rx()) = 0;
      std::erase_if(m_guides, [alongX](const QLineF& line) {
        return alongX ? line.dy() == 0 : line.dx() == 0;
      });
    }
  }
  m_offset = by;
  Plan candidate = m_view.document().committedPlan();
  if (m_copies) {
    Insertion insertion = withInserted(m_before, fragmentOf(m_before, m_moved), by);
    candidate.cluster = Shared<Cluster>(std::move(insertion.cluster));
    m_result = std::move(insertion.added);
  } else {
    candidate.cluster = Shared<Cluster>(withMoved(m_before, m_moved, by));
  }
  m_view.document().preview(candidate);
}

void MoveGesture::finish() {
  const int count = int(m_moved.size());
  if (m_offset.isNull()) {
    cancel();
    return;
  }
  m_view.document().commitPreview(m_copies ? tr("Copy %n object(s)", nullptr, count)
                                           : tr("Move %n object(s)", nullptr, count));
  if (m_copies) m_view.document().selection().setSelected(m_result);
}

void MoveGesture::cancel() {
  m_view.document().cancelPreview();
}

QString MoveGesture::hint() const {
  return m_copies ? tr("Release to place the copy · Esc cancels")
                  : tr("Ctrl: without snapping · Shift: along one axis · Esc restores");
}

void MoveGesture::paint(QPainter* painter, double) {
  QPen pen(theme().accent, 0, Qt::DashLine);
  painter->setPen(pen);
  for (const QLineF& guide : m_guides) painter->drawLine(guide);
}

}  // namespace slicescape::ui
