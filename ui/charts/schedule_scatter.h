// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "core/units/quantity.h"

class QCustomPlot;

namespace slicescape::ui {

/// One point of the scatter.
struct ScatterPoint {
  QString name;
  Bytes memory;       ///< of the worst GPU
  double bubble = 0;  ///< share
  bool fits = true;
  bool current = false;  ///< the plan's own
};

/// Bubble against memory of several schedules: what is further down and left is better. A
/// line marks the capacity; what lies beyond it is drawn hollow. A click picks a point.
class ScheduleScatter : public QWidget {
  Q_OBJECT
 public:
  explicit ScheduleScatter(QWidget* parent = nullptr);

  void setPoints(std::vector<ScatterPoint> points, Bytes capacity);
  /// Emphasises one point; −1 = none.
  void setSelected(int index);
  int selected() const { return m_selected; }
  /// Where a point is, in widget coordinates.
  QPointF positionOf(int index) const;
  /// The point under `position`, −1 = none.
  int pointAt(const QPointF& position) const;

  QSize sizeHint() const override { return {340, 300}; }
  QSize minimumSizeHint() const override { return {220, 180}; }

 signals:
  void picked(int index);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void applyTheme();
  void placeLabels();

  QCustomPlot* m_plot;
  std::vector<ScatterPoint> m_points;
  Bytes m_capacity;
  int m_selected = -1;
};

}  // namespace slicescape::ui
