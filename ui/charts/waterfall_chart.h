// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_painter.h"
#include "ui/charts/chart.h"
#include "ui/charts/time_scale.h"

namespace slicescape::ui {

/// How the step of the rank that finishes last is spent: each part begins where the one
/// before it ends, and together they are the step time.
class WaterfallChart : public Chart {
  Q_OBJECT
 public:
  WaterfallChart(Document* document, QWidget* parent);

  QString title() const override;
  QString shortTitle() const override;
  QString note() const override;
  ChartTable table() const override;
  QString summary() const override;
  std::vector<LegendEntry> legend() const override;
  int partCount() const override { return static_cast<int>(m_bars.size()); }

 protected:
  void rebuild() override;
  QString emptyReason() const override;
  bool isHorizontal() const override { return true; }
  double largestValue() const override { return m_largest; }
  QMarginsF plotMargins() const override;
  void paintData(QPainter& painter, const PlotArea& area) const override;
  QRectF partArea(int part, const PlotArea& area) const override;
  std::optional<Subject> partSubject(int part) const override;
  QString partMetric(int part) const override;
  QString partText(int part, const QPointF& position, const PlotArea& area) const override;

 private:
  /// One of the terms that sum to the step time.
  struct Part {
    const char* key;  ///< "tp_exposed"
    Seconds StepBreakdown::*seconds;
    const char* axis;  ///< the parallel axis it belongs to, or ""
  };
  static const std::vector<Part>& parts();
  QString nameOf(const Part& part) const;
  QColor colourOf(const Part& part) const;

  std::vector<const Part*> m_shown;  ///< null stands for the sum
  std::vector<Bar> m_bars;
  TimeScale m_scale;
  double m_largest = 1;
  double m_nameWidth = 0;
  double m_labelWidth = 0;
  bool m_hasBaseline = false;
};

}  // namespace slicescape::ui
