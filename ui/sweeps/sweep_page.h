// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/search/sweep.h"
#include "ui/charts/chart_table.h"
#include "ui/document/background_job.h"
#include "ui/document/document.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace slicescape::ui {

class AxisEdit;
class SweepChart;

/// One or two parameters over their ranges: a line or a heat map of any output. The sweep runs
/// beside the window and can be stopped; a click on a point loads its plan as one undo entry.
class SweepPage : public QWidget {
  Q_OBJECT
 public:
  explicit SweepPage(Document* document, QWidget* parent = nullptr);

  AxisEdit* axisEdit(int axis) const { return axis == 0 ? m_first : m_second; }
  QCheckBox* secondAxis() const { return m_two; }
  QComboBox* output() const { return m_output; }
  SweepChart* chart() const { return m_chart; }
  bool isRunning() const { return m_job.isRunning(); }
  const std::vector<SweepPoint>& points() const { return m_points; }
  QString status() const;
  /// Every point with all its outputs.
  ChartTable table() const;
  /// PNG, SVG, PDF or CSV by the path's suffix; false, and a sentence in the status, when it
  /// cannot be written.
  bool exportTo(const QString& path);

 public slots:
  void run();
  void stop();
  /// Loads the plan of a point of the chart.
  void load(int point);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void buildForm(QWidget* form);
  void take(const Plan& base, std::vector<SweepAxis> axes,
            const Result<std::vector<SweepPoint>>& points);
  void fillChart();
  void fillOutputs();
  void fillExportMenu();
  bool writeTo(const QString& path);
  void saveAs(const QString& suffix, const QString& filter);
  bool isOfThisPlan() const;
  QString inputsOf(const SweepPoint& point) const;
  QString tipOf(const SweepPoint& point) const;
  const SweepPoint* pointOf(int cell) const;
  QString outputId() const;
  QString title() const;
  void updateStatus();
  void retranslateUi();

  Document* m_document;
  QLabel* m_intro;
  QLabel* m_firstLabel;
  AxisEdit* m_first;
  QCheckBox* m_two;
  AxisEdit* m_second;
  QLabel* m_outputLabel;
  QComboBox* m_output;
  QPushButton* m_run;
  QPushButton* m_stop;
  QProgressBar* m_progress;
  QLabel* m_status;
  QToolButton* m_export;
  SweepChart* m_chart;

  std::vector<SweepAxis> m_axes;
  std::vector<SweepPoint> m_points;
  std::vector<int> m_cells;  ///< combination, row by row -> point; −1 = not evaluated
  Plan m_base;               ///< what was swept
  std::optional<Plan> m_loaded;
  std::optional<Error> m_error;
  BackgroundJob m_job;
};

}  // namespace slicescape::ui
