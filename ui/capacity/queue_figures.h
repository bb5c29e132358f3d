// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/capacity/queue_runner.h"
#include "ui/charts/bar_figure_chart.h"
#include "ui/charts/curve_figure_chart.h"

namespace slicescape::ui {

/// The pictures of a queue simulation. `run` may be null: then each says what will stand there.
class QueueFigures {
  Q_DECLARE_TR_FUNCTIONS(QueueFigures)
 public:
  QueueFigures(const QueueRun* run, const Theme& theme) : m_run(run), m_theme(theme) {}

  /// P50 and P90 of the wait by size of the job.
  BarFigure waits() const;
  /// GPUs in use and jobs waiting over the run.
  CurveFigure load() const;
  /// P90 wait when the load grows.
  CurveFigure growth() const;

 private:
  QString reasonForNothing() const { return tr("Run the simulation to see it."); }

  const QueueRun* m_run;
  const Theme& m_theme;
};

/// Something that happened and must not be overlooked: where, what, and what to do.
struct QueueMessage {
  QString where;
  QString what;
  QString remedy;
  bool serious = false;
};

/// Deadlocks, starved and rejected jobs, and every repaired or refused line of the trace.
std::vector<QueueMessage> queueMessages(const QueueRun& run);
/// The result in two or three sentences.
QString queueSummary(const QueueRun& run);

}  // namespace slicescape::ui
