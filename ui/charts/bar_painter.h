// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPainter>
#include <optional>
#include <utility>
#include <vector>

#include "ui/charts/chart.h"

namespace slicescape::ui {

/// A piece of a bar between two values.
struct BarSegment {
  double from = 0;
  double to = 0;
  QColor fill;
  bool idle = false;  ///< hatched: time in which nothing happens
};

/// One bar with everything written and drawn beside it. Values are in the chart's display
/// unit.
struct Bar {
  QString name;
  QColor nameColour;
  bool emphasised = false;                         ///< name and label in bold
  QString detail;                                  ///< small text below a horizontal bar
  std::vector<BarSegment> segments;                ///< in order
  QString label;                                   ///< at the end of the bar
  std::optional<std::pair<double, double>> ghost;  ///< the baseline's extent
  std::optional<double> limit;                     ///< capacity at this bar
  bool overLimit = false;                          ///< hatched in the error colour beyond the limit

  double end() const { return segments.empty() ? 0 : segments.back().to; }
};

/// Draws bars that stand on, or begin at, the zero line of a plot.
class BarPainter {
 public:
  BarPainter(const Theme& theme, const PlotArea& area) : m_theme(theme), m_area(area) {}

  void paint(QPainter& painter, const std::vector<Bar>& bars) const;
  /// The whole slot of a bar: what hover and click mean by it.
  static QRectF slotOf(const PlotArea& area, int index, std::size_t count);

 private:
  QRectF extent(const QRectF& slot, double from, double to) const;
  double thickness(const QRectF& slot) const;
  void paintSegments(QPainter& painter, const Bar& bar, const QRectF& slot) const;
  void paintLimits(QPainter& painter, const std::vector<Bar>& bars) const;
  void paintNames(QPainter& painter, const std::vector<Bar>& bars) const;
  QRectF labelArea(const Bar& bar, const QRectF& slot, const QFontMetricsF& metrics) const;
  bool coversNeighbour(const std::vector<Bar>& bars, std::size_t index, const QRectF& label) const;
  void paintLabels(QPainter& painter, const std::vector<Bar>& bars) const;

  const Theme& m_theme;
  const PlotArea& m_area;
};

}  // namespace slicescape::ui
