// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/charts/bar_painter.h"
#include "ui/charts/chart.h"

namespace slicescape::ui {

/// Horizontal bars with everything said about them, made by whoever knows the numbers.
struct BarFigure {
  QString title, shortTitle, note, summary;
  QString emptyReason;        ///< why there is nothing; empty when there is something
  std::vector<Bar> bars;      ///< in the figure's unit; values begin at 0
  std::vector<QString> tips;  ///< by bar: exact value with unit, and its formula
  std::vector<LegendEntry> legend;
  ChartTable table;
  bool running = false;  ///< each bar begins where the one before ends: joined by lines
  /// Bars go to both sides of a value: a line is drawn there, and the bars' names of their left
  /// ends stand before them. The axis then has no ticks, since it does not begin at 0.
  std::optional<double> centre;
  std::vector<QString> leftLabels;
};

/// Shows a BarFigure. The maker is asked again for another theme, language or plan.
class BarFigureChart : public Chart {
  Q_OBJECT
 public:
  using Make = std::function<BarFigure(const Theme&)>;
  BarFigureChart(Document* document, Make make, QWidget* parent);
  /// The numbers have changed.
  void renew() { refresh(); }
  const BarFigure& figure() const { return m_figure; }

  QString title() const override { return m_figure.title; }
  QString shortTitle() const override { return m_figure.shortTitle; }
  QString narrowTitle() const override { return m_figure.shortTitle; }
  QString note() const override { return m_figure.note; }
  ChartTable table() const override { return m_figure.table; }
  QString summary() const override { return m_figure.summary; }
  std::vector<LegendEntry> legend() const override { return m_figure.legend; }
  int partCount() const override { return static_cast<int>(m_figure.bars.size()); }

 protected:
  void rebuild() override;
  QString emptyReason() const override { return m_figure.emptyReason; }
  bool isHorizontal() const override { return true; }
  bool hasValueTicks() const override;
  double largestValue() const override;
  QMarginsF plotMargins() const override;
  void paintData(QPainter& painter, const PlotArea& area) const override;
  QRectF partArea(int part, const PlotArea& area) const override;
  std::optional<Subject> partSubject(int) const override { return std::nullopt; }
  QString partMetric(int) const override { return {}; }
  QString partText(int part, const QPointF& position, const PlotArea& area) const override;
  void paintMarks(QPainter& painter, const PlotArea& area) const override;
  void pointedAt(const std::optional<QPointF>& position, const PlotArea& area) override;

 private:
  Make m_make;
  BarFigure m_figure;
  int m_pointed = -1;
  double m_nameWidth = 0;
  double m_labelWidth = 0;
  double m_leftWidth = 0;
};

}  // namespace slicescape::ui
