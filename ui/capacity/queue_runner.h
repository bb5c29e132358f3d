// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <optional>

#include "core/platform/plan_queue.h"
#include "ui/capacity/arrivals_form.h"

namespace slicescape::ui {

/// What one run of the queue gave.
struct QueueRun {
  std::optional<Error> error;  ///< the trace was refused: nothing else is filled
  QString file;                ///< of the trace, without its folder; empty = generated
  JobTrace trace;              ///< its jobs are let go of after the run
  qint64 jobs = 0;
  QueueSimulation::Machine machine;
  QueueSettings settings;
  QueueReport report;
  std::optional<PlanStart> start;        ///< of this plan's own gang
  std::optional<GrowthForecast> growth;  ///< where a growth is stated
  double targetUtilisation = 0.85;       ///< above which waits grow long
  double elapsedS = 0;

  int pool() const { return (machine.hosts - settings.policy.spareHosts) * machine.devices; }
};

/// Reads the jobs, plays them, submits the plan's own gang at many moments and grows the load,
/// all beside the mouse, with progress and an end at any time.
class QueueRunner : public QObject {
  Q_OBJECT
 public:
  explicit QueueRunner(QObject* parent = nullptr);
  ~QueueRunner() override;

  void run(const Plan& plan, const std::shared_ptr<const Evaluation>& evaluation,
           const Arrivals& arrivals, const QueueSettings& settings);
  void cancel();
  bool isRunning() const { return m_running; }

 signals:
  void progressed(double share);
  void finished(const std::shared_ptr<const slicescape::ui::QueueRun>& run);
  void cancelled();

 private:
  QThreadPool m_pool;
  std::shared_ptr<std::atomic<bool>> m_stop;
  bool m_running = false;
};

}  // namespace slicescape::ui
