// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTransform>
#include <QWidget>

namespace slicescape::ui {

class CanvasView;

/// The whole drawing in a corner with the visible part framed; clicking and dragging
/// moves the view. Shown by the canvas when there is more than the eye can hold.
class Minimap : public QWidget {
  Q_OBJECT
 public:
  Minimap(CanvasView& view, QWidget* parent);

  static constexpr QSize kSize{136, 88};

 protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  /// From scene to widget coordinates.
  QTransform mapping() const;
  void centreAt(QPointF widgetPoint);

  CanvasView& m_view;
};

}  // namespace slicescape::ui
