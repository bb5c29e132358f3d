// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/canvas/cluster_edits.h"
#include "ui/canvas/tools/gesture.h"

namespace slicescape::ui {

class CanvasView;

/// Rubber band: drawn from left to right it selects what it encloses, from right to left
/// what it touches (the outline says which: solid or dashed). With Shift or Ctrl the
/// objects join the selection.
class BandGesture : public Gesture {
  Q_DECLARE_TR_FUNCTIONS(BandGesture)
 public:
  BandGesture(CanvasView& view, QPointF start, bool adds);

  void update(QPointF scenePoint, Qt::KeyboardModifiers modifiers) override;
  void finish() override {}
  void cancel() override;
  QString hint() const override;
  void paint(QPainter* painter, double lod) override;

 private:
  bool touches() const { return m_end.x() < m_start.x(); }

  CanvasView& m_view;
  QPointF m_start;
  QPointF m_end;
  Subjects m_before;  ///< the selection to restore
  Subjects m_base;    ///< the selection to add to
};

}  // namespace slicescape::ui
