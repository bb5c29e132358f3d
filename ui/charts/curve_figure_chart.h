// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/charts/chart.h"

namespace slicescape::ui {

/// A line over the figure's horizontal axis.
struct Curve {
  std::vector<double> values;  ///< by point
  QColor colour;
  bool filled = false;
  bool dashed = false;
  bool stepped = false;  ///< holds until the next point
};

/// A line across the plot with a word: a deadline, an optimum, a target.
struct CurveMark {
  double at = 0;
  QString label;
  QColor colour;
  bool horizontal = false;  ///< at a value instead of a place
};

/// Curves with everything said about them, made by whoever knows the numbers.
struct CurveFigure {
  QString title, shortTitle, note, summary;
  QString emptyReason;         ///< why there is nothing; empty when there is something
  std::vector<double> places;  ///< of the points, ascending
  bool logarithmic = false;    ///< the horizontal axis
  std::vector<Curve> curves;
  std::vector<CurveMark> marks;
  std::vector<std::pair<double, QString>> ticks;  ///< of the horizontal axis, with units
  std::vector<QString> tips;                      ///< by point
  std::vector<LegendEntry> legend;
  ChartTable table;
  double most = 0;  ///< end of the value axis; 0 = the largest value
};

/// Shows a CurveFigure; each point can be pointed at and reached by the arrow keys. The maker is
/// asked again for another theme, language or plan.
class CurveFigureChart : public Chart {
  Q_OBJECT
 public:
  using Make = std::function<CurveFigure(const Theme&)>;
  CurveFigureChart(Document* document, Make make, QWidget* parent);
  /// The numbers have changed.
  void renew() { refresh(); }
  const CurveFigure& figure() const { return m_figure; }

  QString title() const override { return m_figure.title; }
  QString shortTitle() const override { return m_figure.shortTitle; }
  QString narrowTitle() const override { return m_figure.shortTitle; }
  QString note() const override { return m_figure.note; }
  ChartTable table() const override { return m_figure.table; }
  QString summary() const override { return m_figure.summary; }
  std::vector<LegendEntry> legend() const override { return m_figure.legend; }
  int partCount() const override { return static_cast<int>(m_figure.places.size()); }

 protected:
  void rebuild() override { m_figure = m_make(colours()); }
  QString emptyReason() const override { return m_figure.emptyReason; }
  bool isHorizontal() const override { return false; }
  double largestValue() const override;
  double headroom() const override { return m_figure.most > 0 ? 0 : 0.08; }
  QMarginsF plotMargins() const override { return {42, 12, 14, 22}; }
  void paintData(QPainter& painter, const PlotArea& area) const override;
  QRectF partArea(int part, const PlotArea& area) const override;
  std::optional<Subject> partSubject(int) const override { return std::nullopt; }
  QString partMetric(int) const override { return {}; }
  QString partText(int part, const QPointF& position, const PlotArea& area) const override;
  void paintMarks(QPainter& painter, const PlotArea& area) const override;
  void pointedAt(const std::optional<QPointF>& position, const PlotArea& area) override;

 private:
  double pixelOfPlace(double place, const PlotArea& area) const;
  void paintCurve(QPainter& painter, const PlotArea& area, const Curve& curve) const;
  void paintMark(QPainter& painter, const PlotArea& area, const CurveMark& mark) const;

  Make m_make;
  CurveFigure m_figure;
  int m_pointed = -1;
};

}  // namespace slicescape::ui
