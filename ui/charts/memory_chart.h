// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_painter.h"
#include "ui/charts/chart.h"

namespace slicescape::ui {

/// Memory of each stage's fullest GPU at its peak, stacked by category under the capacity
/// line, which is always in view. What is over capacity is hatched and outlined in the
/// error colour; the baseline is a dashed outline.
class MemoryChart : public Chart {
  Q_OBJECT
 public:
  MemoryChart(Document* document, QWidget* parent);

  QString title() const override;
  QString shortTitle() const override;
  QString narrowTitle() const override;
  QString note() const override;
  ChartTable table() const override;
  QString summary() const override;
  std::vector<LegendEntry> legend() const override;
  int partCount() const override { return static_cast<int>(m_bars.size()); }

 protected:
  void rebuild() override;
  QString emptyReason() const override;
  bool isHorizontal() const override { return false; }
  double largestValue() const override { return m_largest; }
  double headroom() const override { return 0.16; }
  QMarginsF plotMargins() const override;
  void paintData(QPainter& painter, const PlotArea& area) const override;
  QRectF partArea(int part, const PlotArea& area) const override;
  std::optional<Subject> partSubject(int part) const override;
  QString partMetric(int part) const override;
  QString partText(int part, const QPointF& position, const PlotArea& area) const override;

 private:
  void paintCapacityLabel(QPainter& painter, const PlotArea& area) const;

  std::vector<Bar> m_bars;
  double m_largest = 1;
  bool m_hasBaseline = false;
};

}  // namespace slicescape::ui
