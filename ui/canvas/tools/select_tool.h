// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/tools/canvas_tool.h"
#include "ui/canvas/tools/gesture.h"

namespace slicescape::ui {

/// The default tool: click selects (a GPU: its stage and its host), dragging a card
/// moves the selection, dragging a port links, dragging empty canvas draws the rubber
/// band, double-click comes closer.
class SelectTool : public CanvasTool {
  Q_DECLARE_TR_FUNCTIONS(SelectTool)
 public:
  using CanvasTool::CanvasTool;

  QString hint() const override;
  QCursor cursor() const override;
  void mousePress(QMouseEvent* event) override;
  void mouseMove(QMouseEvent* event) override;
  void mouseRelease(QMouseEvent* event) override;
  void mouseDoubleClick(QMouseEvent* event) override;
  void modifiersChanged(Qt::KeyboardModifiers modifiers) override;
  bool cancel() override;
  bool isBusy() const override { return m_gesture != nullptr; }
  void paint(QPainter* painter, double lod) override;

 private:
  void click(const CanvasHit& hit, Qt::KeyboardModifiers modifiers);
  void updatePorts(QPointF scenePoint);
  /// The port of the card under the mouse near a point; nothing when none is near.
  std::optional<QPointF> portAt(QPointF scenePoint) const;

  std::unique_ptr<Gesture> m_gesture;
  std::optional<CanvasHit> m_pressed;  ///< a press that is not yet a click or a drag
  QPoint m_pressedAt;
  QPointF m_lastPoint;
  std::optional<Subject> m_portCard;  ///< the card that shows its ports
};

}  // namespace slicescape::ui
