// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/charts/drawing_file.h"
#include "ui/theme/theme.h"

class QCustomPlot;
class QCPColorScale;
class QCPMarginGroup;

namespace slicescape::ui {

/// A swept parameter: its name with unit, and its values as they are written.
struct SweepChartAxis {
  QString label;
  std::vector<double> values;  ///< ascending, in any unit
  QStringList texts;           ///< one per value
};

/// One evaluated combination.
struct SweepChartPoint {
  std::optional<double> value;  ///< in the unit of the value's label; nothing: cannot run
  QString text;                 ///< the value as it is written
  bool fits = true;
  QString tip;  ///< inputs, output and what is wrong, as sentences
};

/// What a sweep found: a line over one parameter, a heat map over two. Points that do not fit
/// are hollow or hatched, those that cannot run are crosses; a click, or Enter on the point
/// that the arrow keys choose, picks one.
class SweepChart : public QWidget {
  Q_OBJECT
 public:
  explicit SweepChart(QWidget* parent = nullptr);

  /// `points` row by row of the first axis; with one axis, one per value.
  void setData(std::vector<SweepChartAxis> axes, const QString& valueLabel,
               std::vector<SweepChartPoint> points);
  void clear();
  /// Said in place of a chart while there is none.
  void setEmptyText(const QString& text);
  /// Marks a point; −1 = none.
  void setLoaded(int point);

  bool isEmpty() const { return m_points.empty(); }
  bool isMap() const { return m_axes.size() == 2; }
  int pointCount() const { return static_cast<int>(m_points.size()); }
  /// The point under the keyboard's focus; −1 = none.
  int current() const { return m_current; }
  /// Where a point is, in widget coordinates.
  QPointF positionOf(int point) const;
  int pointAt(const QPointF& position) const;
  /// The chart as it leaves the window, in the light theme.
  Drawing drawing(const QString& title);

  QSize sizeHint() const override { return {620, 420}; }
  QSize minimumSizeHint() const override { return {320, 220}; }

 signals:
  void picked(int point);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void rebuild(const Theme& colours);
  void buildLine(const Theme& colours);
  void buildMap(const Theme& colours);
  void applyTicks(int axis, double pixels);
  void markPoint(int point, const Theme& colours, bool emphasised);
  void setCurrent(int point);
  double place(int axis, std::size_t index) const;

  QCustomPlot* m_plot;
  QCPMarginGroup* m_margins;         ///< keeps map and scale equally high
  QCPColorScale* m_scale = nullptr;  ///< of the heat map; owned by the plot
  std::vector<SweepChartAxis> m_axes;
  QString m_valueLabel;
  QString m_emptyText;
  std::vector<SweepChartPoint> m_points;
  int m_current = -1;
  int m_loaded = -1;
};

}  // namespace slicescape::ui
