// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_painter.h"
#include "ui/charts/chart.h"
#include "ui/charts/time_scale.h"

namespace slicescape::ui {

/// Communication of one step by parallel axis and by the link that carries it: solid what
/// the step waits for, light what is hidden behind computation.
class CommunicationChart : public Chart {
  Q_OBJECT
 public:
  CommunicationChart(Document* document, QWidget* parent);

  QString title() const override;
  QString shortTitle() const override;
  QString note() const override;
  ChartTable table() const override;
  QString summary() const override;
  std::vector<LegendEntry> legend() const override;
  int partCount() const override { return static_cast<int>(m_rows.size()); }

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
  /// All collectives of one axis on one link.
  struct Row {
    std::string axis;
    std::string link;
    std::string linkId;
    double time = 0;  ///< seconds per step
    double exposed = 0;
  };
  static std::vector<Row> rowsOf(const Evaluation& evaluation);

  std::vector<Row> m_rows;
  std::vector<Bar> m_bars;
  TimeScale m_scale;
  double m_largest = 1;
  double m_labelWidth = 0;
  bool m_hasBaseline = false;
};

}  // namespace slicescape::ui
