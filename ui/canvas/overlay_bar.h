// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QComboBox>
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
  /// An axis for the links overlay (core's Axis); −1 = all of them.
  void axisChosen(int axis);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent*) override;

 private:
  void retranslateUi();
  void applyTheme();
  void updateLinkParts();

  QLabel* m_label;
  QButtonGroup* m_buttons;
  QComboBox* m_axis;
  QLabel* m_legend;  ///< what the links' colours mean
};

}  // namespace slicescape::ui
