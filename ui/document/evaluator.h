// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>

#include "core/plan/evaluate.h"
#include "core/plan/plan.h"

namespace slicescape::ui {

/// Evaluates plans so that a drag never waits. As long as the last evaluation fitted
/// into a frame beside charts and canvas, the next one runs at once in the caller's
/// thread: no flicker, no stale numbers. After a slow one, work moves to a worker
/// thread; results of older plans are dropped, and while one is running only the newest
/// request waits behind it.
class Evaluator : public QObject {
  Q_OBJECT
 public:
  /// What an evaluation may take of a 16 ms frame in the caller's thread.
  static constexpr double kSynchronousLimitMs = 8.0;

  explicit Evaluator(QObject* parent = nullptr, double synchronousLimitMs = kSynchronousLimitMs);
  ~Evaluator() override;

  void request(const Plan& plan);
  /// Results of requests made so far will not be delivered.
  void dropPending();

 signals:
  void evaluated(const std::shared_ptr<const slicescape::Evaluation>& evaluation,
                 double milliseconds);

 private:
  void startWorker();
  void takeResult(quint64 generation, const std::shared_ptr<const Evaluation>& evaluation,
                  double milliseconds);

  QThreadPool m_pool;
  std::shared_ptr<const Plan> m_waiting;
  quint64 m_generation = 0;
  bool m_running = false;
  double m_limitMs;
  double m_lastMs = 0;
};

}  // namespace slicescape::ui
