// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QFrame>
#include <QLabel>
#include <QToolButton>

#include "ui/canvas/canvas_item.h"

namespace slicescape::ui {

/// "Overlay Stage · Memory · Links · Gang" in the corner of the canvas: what its colours mean,
/// said and switched in one place.
class OverlayBar : public QFrame {
  Q_OBJECT
 public:
  explicit OverlayBar(QWidget* parent);

  void setOverlay(CanvasOverlay overlay);

 signals:
  void chosen(slicescape::ui::CanvasOverlay overlay);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent*) override;

 private:
  void retranslateUi();
  void applyTheme();

  QLabel* m_label;
  QButtonGroup* m_buttons;
};

}  // namespace slicescape::ui
