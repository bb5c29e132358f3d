// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/queue_runner.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>

namespace slicescape::ui {
namespace {

constexpr int kReplications = 200;  ///< moments at which this plan's gang is submitted
// Shares of the progress bar: the trace, this plan's gang, the growth of the load.
constexpr double kAfterRun = 0.3;
constexpr double kAfterStart = 0.5;

/// One run from the file to the last figure; stops where it stands when `control` says so.
QueueRun play(const Plan& plan, const Evaluation& evaluation, const Arrivals& arrivals,
              const QueueSettings& settings, const QueueControl& control) {
  QueueRun run;
  run.settings = settings;
  const Pool pool = Pool::of(*plan.cluster);
  run.machine = QueueSimulation::Machine::of(pool, settings.policy.required);
  if (arrivals.file.isEmpty()) {
    JobMix mix = arrivals.mix;
    if (arrivals.load) mix = scaledToLoad(mix, std::max(1, run.pool()), *arrivals.load);
    run.trace = generateJobs(mix);
  } else {
    run.file = QFileInfo(arrivals.file).fileName();
    TraceOptions options;
    options.devicesPerHost = run.machine.devices;
    Result<JobTrace> trace =
        readJobTraceFile(QFile::encodeName(arrivals.file).toStdString(), options);
    if (!trace) {
      run.error = trace.error();
      return run;
    }
    run.trace = std::move(*trace);
  }
  run.jobs = qint64(run.trace.jobs.size());
  const auto part = [&control](double from, double to) {
    QueueControl piece;
    piece.isCancelled = control.isCancelled;
    piece.onProgress = [&control, from, to](double share) {
      control.onProgress(from + (to - from) * share);
    };
    return piece;
  };
  run.report =
      QueueSimulation::run(run.machine, run.trace.jobs, settings.policy, part(0, kAfterRun));
  if (run.report.cancelled) return run;
  const QueueJob job = planJob(plan, evaluation, settings);
  if (run.jobs > 0 && job.devices > 0) {
    run.start = planStart(run.machine, run.trace.jobs, job, settings.policy, kReplications,
                          part(kAfterRun, kAfterStart));
  }
  if (settings.growthPerYear && !control.isCancelled()) {
    run.growth =
        forecastGrowth(run.machine, run.trace.jobs, settings.policy, *settings.growthPerYear,
                       run.targetUtilisation, settings.waitTargetS, part(kAfterStart, 1));
  }
  run.trace.jobs = {};
  run.report.outcomes = {};
  return run;
}

}  // namespace

QueueRunner::QueueRunner(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
}

QueueRunner::~QueueRunner() {
  if (m_stop) *m_stop = true;
  m_pool.waitForDone();
}

void QueueRunner::cancel() {
  if (m_stop) *m_stop = true;
}

void QueueRunner::run(const Plan& plan, const std::shared_ptr<const Evaluation>& evaluation,
                      const Arrivals& arrivals, const QueueSettings& settings) {
  if (m_running) return;
  m_running = true;
  m_stop = std::make_shared<std::atomic<bool>>(false);
  m_pool.start([this, plan, evaluation, arrivals, settings, stop = m_stop] {
    QElapsedTimer timer;
    timer.start();
    QueueControl control;
    control.isCancelled = [stop] { return stop->load(); };
    control.onProgress = [this](double share) {
      QMetaObject::invokeMethod(
          this, [this, share] { emit progressed(share); }, Qt::QueuedConnection);
    };
    auto run = std::make_shared<QueueRun>(play(plan, *evaluation, arrivals, settings, control));
    run->elapsedS = double(timer.nsecsElapsed()) / 1e9;
    // The destructor waits for the pool, so `this` is alive here; queued calls are dropped by Qt
    // when the object dies before they are delivered.
    QMetaObject::invokeMethod(
        this,
        [this, run, stop] {
          m_running = false;
          if (*stop) {
            emit cancelled();
          } else {
            emit finished(run);
          }
        },
        Qt::QueuedConnection);
  });
}

}  // namespace slicescape::ui
