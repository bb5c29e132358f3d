// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "ui/canvas/tools/canvas_tool.h"

namespace slicescape::ui {

/// Drags the drawing under the cursor. Also what Space and the middle button lend to
/// every other tool.
class PanTool : public CanvasTool {
  Q_DECLARE_TR_FUNCTIONS(PanTool)
 public:
  using CanvasTool::CanvasTool;

  QString hint() const override;
  QCursor cursor() const override;
  void mousePress(QMouseEvent* event) override;
  void mouseMove(QMouseEvent* event) override;
  void mouseRelease(QMouseEvent* event) override;
  bool cancel() override;
  bool isDragging() const { return m_last.has_value(); }

 private:
  std::optional<QPoint> m_last;
};

}  // namespace slicescape::ui
