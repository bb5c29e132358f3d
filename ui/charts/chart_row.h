// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QTabBar;

namespace slicescape::ui {

class Chart;

/// Charts side by side. Where the row is too narrow for all of them, the last place holds
/// several behind tabs.
class ChartRow : public QWidget {
  Q_OBJECT
 public:
  /// A chart, made with the row as its parent, and its share of the width.
  struct Place {
    Chart* chart;
    int stretch;
  };
  static constexpr int kLeastChartWidth = 235;
  static constexpr int kRoomForNote = 64;

  explicit ChartRow(QWidget* parent = nullptr);
  /// Once, from the left. No chart is narrower than `leastWidth` beside others; tabs leave
  /// `roomForNote` at their right end to the chart's remark.
  void setCharts(const std::vector<Place>& places, int leastWidth = kLeastChartWidth,
                 int roomForNote = kRoomForNote);

  /// In their order from the left.
  const std::vector<Chart*>& charts() const { return m_charts; }
  /// The chart last pointed at or focused: what the commands below mean.
  Chart* currentChart() const { return m_current; }
  /// Replots every visible chart before it returns.
  void replotNow();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 public slots:
  void copyChartImage();
  void copyChartCsv();
  /// PNG, SVG, PDF or CSV by suffix; false, and a message, when it cannot be written.
  bool exportChart(const QString& path);

 signals:
  /// Something went wrong that the user should know of, as a sentence.
  void messageRaised(const QString& message);
  /// The explanation of a metric is asked for.
  void whyRequested(const QString& metric);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();
  void retranslateUi();

  std::vector<Chart*> m_charts;
  std::vector<int> m_stretches;
  Chart* m_current = nullptr;
  QTabBar* m_tabs;
  int m_columns = 0;
  int m_leastWidth = kLeastChartWidth;
  int m_roomForNote = kRoomForNote;
};

}  // namespace slicescape::ui
