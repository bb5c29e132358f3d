// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <memory>

#include "ui/canvas/tools/canvas_tool.h"
#include "ui/canvas/tools/gesture.h"

namespace slicescape::ui {

/// Draws links: press on one card, release on another.
class LinkTool : public CanvasTool {
  Q_DECLARE_TR_FUNCTIONS(LinkTool)
 public:
  using CanvasTool::CanvasTool;

  QString hint() const override;
  QCursor cursor() const override { return Qt::CrossCursor; }
  void mousePress(QMouseEvent* event) override;
  void mouseMove(QMouseEvent* event) override;
  void mouseRelease(QMouseEvent* event) override;
  bool cancel() override;
  bool isBusy() const override { return m_gesture != nullptr; }
  void paint(QPainter* painter, double lod) override;

 private:
  std::unique_ptr<Gesture> m_gesture;
};

}  // namespace slicescape::ui
