// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/document/document.h"

class QTabBar;

namespace slicescape::ui {

class Chart;

/// The live charts side by side: memory per stage, schedule, communication, step time.
/// Where the panel is too narrow for all four, the last place holds several behind tabs.
class ChartsPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ChartsPanel(Document* document, QWidget* parent = nullptr);

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
  /// The schedule chart was double-clicked: the step is wanted in detail.
  void timelineRequested();
  /// Something went wrong that the user should know of, as a sentence.
  void messageRaised(const QString& message);
  /// The user wants to see the schedule beside the others.
  void schedulesRequested();
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
  Chart* m_current = nullptr;
  QTabBar* m_tabs;
  int m_columns = 0;
};

}  // namespace slicescape::ui
