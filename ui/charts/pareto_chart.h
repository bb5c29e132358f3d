// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <array>
#include <vector>

#include "ui/charts/drawing_file.h"
#include "ui/theme/theme.h"

class QCustomPlot;

namespace slicescape::ui {

/// What an axis of the chart can show. Of headroom more is better, of the others less.
enum class ParetoAxis { StepTime, Headroom, Gpus, Cost };
inline constexpr std::array kParetoAxes{ParetoAxis::StepTime, ParetoAxis::Headroom,
                                        ParetoAxis::Gpus, ParetoAxis::Cost};

/// One layout on the chart; its figures by ParetoAxis in seconds, bytes, GPUs and dollars or
/// GPU-hours.
struct ParetoPoint {
  QString name;
  std::array<double, 4> values{};
  bool isNotBeaten = false;  ///< by any other in all four at once
  bool isCurrent = false;    ///< the open plan's own
};

/// Layouts by two figures of choice. A line joins those that nothing beats in the two shown;
/// layouts that nothing beats in all four are filled. Pointing at a mark names it, a click picks
/// it, a double click or Enter opens it; the arrow keys go from mark to mark.
class ParetoChart : public QWidget {
  Q_OBJECT
 public:
  explicit ParetoChart(QWidget* parent = nullptr);

  void setPoints(std::vector<ParetoPoint> points, bool hasPrice);
  const std::vector<ParetoPoint>& points() const { return m_points; }
  void setAxes(ParetoAxis across, ParetoAxis up);
  ParetoAxis across() const { return m_across; }
  ParetoAxis up() const { return m_up; }
  /// Emphasises a point; −1 = none.
  void setSelected(int index);
  int selected() const { return m_selected; }
  /// Marks the point that another view points at; −1 = none.
  void setHovered(int index);
  /// Where a point is, in widget coordinates.
  QPointF positionOf(int index) const;
  /// The point under `position`, −1 = none.
  int pointAt(const QPointF& position) const;
  /// The points that no other beats in the two shown figures, from the left.
  std::vector<int> front() const;

  static QString axisName(ParetoAxis axis, bool hasPrice);

  void copyImage();  ///< at twice the size, in the light theme
  /// PNG, SVG or PDF by the path's suffix; false when it cannot be written.
  bool exportTo(const QString& path);

  QSize sizeHint() const override { return {420, 280}; }
  QSize minimumSizeHint() const override { return {220, 150}; }

 signals:
  void hovered(int index);    ///< −1 = none
  void picked(int index);     ///< by click or arrow key
  void activated(int index);  ///< by double click or Enter
  void exportFailed(const QString& path);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void draw(const Theme& theme);
  void drawFront(const Theme& theme);
  void drawPoint(int index, const Theme& theme);
  void describe();
  double shown(double value, ParetoAxis axis) const;
  QString axisLabel(ParetoAxis axis) const;
  QString valueText(const ParetoPoint& point, ParetoAxis axis) const;
  QString tipOf(int index) const;
  Drawing drawing();
  void saveAs(const QString& suffix, const QString& filter);

  QCustomPlot* m_plot;
  std::vector<ParetoPoint> m_points;
  bool m_hasPrice = false;
  ParetoAxis m_across = ParetoAxis::StepTime;
  ParetoAxis m_up = ParetoAxis::Headroom;
  int m_selected = -1;
  int m_hovered = -1;
};

}  // namespace slicescape::ui
