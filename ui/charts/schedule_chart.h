// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart.h"
#include "ui/charts/schedule_raster.h"

namespace slicescape::ui {

/// The simulated step at a glance: one row per pipeline rank, forward and backward work in
/// the schedule's colours, idle time hatched, each rank's bubble at the end of its row.
class ScheduleChart : public Chart {
  Q_OBJECT
 public:
  ScheduleChart(Document* document, QWidget* parent);

  QString title() const override;
  QString shortTitle() const override;
  QString narrowTitle() const override;
  QString note() const override;
  ChartTable table() const override;
  QString summary() const override;
  std::vector<LegendEntry> legend() const override;
  int partCount() const override;

 signals:
  /// "Compare schedules…" was chosen from the chart's menu.
  void schedulesRequested();
  /// A double click: the step is wanted in detail.
  void detailRequested();

 protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void paintMarks(QPainter& painter, const PlotArea& area) const override;
  void pointedAt(const std::optional<QPointF>& position, const PlotArea& area) override;
  void rebuild() override;
  void addMenuEntries(QMenu* menu) override;
  QString emptyReason() const override;
  bool isHorizontal() const override { return true; }
  bool hasValueTicks() const override { return false; }
  double largestValue() const override;
  QMarginsF plotMargins() const override;
  void paintData(QPainter& painter, const PlotArea& area) const override;
  QRectF partArea(int part, const PlotArea& area) const override;
  std::optional<Subject> partSubject(int part) const override;
  QString partMetric(int part) const override;
  QString partText(int part, const QPointF& position, const PlotArea& area) const override;

 private:
  void paintRowTexts(QPainter& painter, const PlotArea& area) const;
  QString blockText(const TimelineBlock& block) const;

  std::shared_ptr<const Timeline> m_timeline;
  bool m_hasPairs = false;
  bool m_hasWeightGradients = false;
  mutable ScheduleRaster m_raster;  ///< a cache of the picture, not part of the value
};

}  // namespace slicescape::ui
