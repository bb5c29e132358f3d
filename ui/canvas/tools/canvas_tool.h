// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCursor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QString>

namespace slicescape::ui {

class CanvasView;

/// What the mouse does on the canvas: one object per mode (select, pan, link), so that
/// no mode needs to know of another. The view hands events over, draws `paint` over the
/// scene and shows `hint` in the status bar.
class CanvasTool {
 public:
  explicit CanvasTool(CanvasView& view) : m_view(view) {}
  virtual ~CanvasTool() = default;
  CanvasTool(const CanvasTool&) = delete;
  CanvasTool& operator=(const CanvasTool&) = delete;

  /// What the next gesture is, in one sentence.
  virtual QString hint() const = 0;
  virtual QCursor cursor() const { return Qt::ArrowCursor; }
  virtual void mousePress(QMouseEvent*) {}
  virtual void mouseMove(QMouseEvent*) {}
  virtual void mouseRelease(QMouseEvent*) {}
  virtual void mouseDoubleClick(QMouseEvent*) {}
  /// A modifier changed while the mouse stood still.
  virtual void modifiersChanged(Qt::KeyboardModifiers) {}
  /// Ends a running gesture as if it had not begun; false when none runs.
  virtual bool cancel() { return false; }
  /// A gesture is running: keys belong to it, not to commands.
  virtual bool isBusy() const { return false; }
  /// Over the scene, in scene coordinates; `lod` is screen pixels per scene unit.
  virtual void paint(QPainter*, double lod) { Q_UNUSED(lod) }

 protected:
  CanvasView& view() const { return m_view; }

 private:
  CanvasView& m_view;
};

}  // namespace slicescape::ui
