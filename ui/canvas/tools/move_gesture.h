// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLineF>
#include <vector>

#include "ui/canvas/cluster_edits.h"
#include "ui/canvas/tools/gesture.h"

namespace slicescape::ui {

class CanvasView;

/// Drags the selected hosts and switches, or (begun with Ctrl) copies of them. The
/// grabbed object snaps to the grid and to its neighbours' edges and centres; Ctrl turns
/// snapping off, Shift keeps to one axis.
class MoveGesture : public Gesture {
  Q_DECLARE_TR_FUNCTIONS(MoveGesture)
 public:
  MoveGesture(CanvasView& view, const Subject& grabbed, QPointF start, bool copies);

  void update(QPointF scenePoint, Qt::KeyboardModifiers modifiers) override;
  void finish() override;
  void cancel() override;
  QString hint() const override;
  void paint(QPainter* painter, double lod) override;

 private:
  CanvasView& m_view;
  Cluster m_before;
  Subjects m_moved;
  Subjects m_result;  ///< what is selected afterwards: the moved, or the copies
  QRectF m_grabbedRect;
  std::vector<QRectF> m_neighbours;
  QPointF m_start;
  QPointF m_offset;
  std::vector<QLineF> m_guides;
  bool m_copies = false;
  bool m_ctrlReleased = false;  ///< the Ctrl that began a copy is not yet "no snapping"
};

}  // namespace slicescape::ui
