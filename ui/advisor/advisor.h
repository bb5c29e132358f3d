// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>

#include "core/advisor/advise.h"
#include "ui/document/document.h"

namespace slicescape::ui {

/// Judges the open plan while someone looks: once the plan has been calm for a moment, on a
/// thread of its own. A drag or a preview changes nothing; a new plan cancels the judgement
/// that runs. The last advice stays, marked stale, until the next one is there.
class Advisor : public QObject {
  Q_OBJECT
 public:
  /// How long a plan must have stayed the same before it is judged.
  static constexpr int kCalmMs = 600;

  explicit Advisor(Document* document, QObject* parent = nullptr);
  ~Advisor() override;

  /// The latest advice; null before the first.
  std::shared_ptr<const Advice> advice() const { return m_advice; }
  /// True when the advice belongs to an older plan than the document's.
  bool isStale() const;
  bool isRunning() const { return m_cancel != nullptr; }
  /// True after stop(), until the plan changes or judge() is called.
  bool isStopped() const { return m_stopped; }
  /// Share of the running judgement that is done, 0 … 1.
  double progress() const { return m_progress; }

  /// While nobody watches nothing is computed.
  void setWatched(const QObject* viewer, bool watches);
  /// Judges the plan now, without waiting for calm.
  void judge();
  /// Gives the running judgement up; the plan is judged again when it changes.
  void stop();

 signals:
  /// The advice, or whether it is stale, running or stopped, has changed.
  void changed();
  void progressed(double share);

 private:
  void followPlan();
  void cancelRun();
  void takeAdvice(const std::shared_ptr<std::atomic<bool>>& run, const Plan& plan,
                  const std::shared_ptr<const Advice>& advice);
  void takeProgress(const std::shared_ptr<std::atomic<bool>>& run, double share);

  Document* m_document;
  QThreadPool m_pool;
  QTimer m_calm;
  QSet<const QObject*> m_viewers;
  std::shared_ptr<const Advice> m_advice;
  std::optional<Plan> m_judged;   ///< the plan that m_advice is about
  std::optional<Plan> m_current;  ///< the plan that runs, waits or was stopped
  /// Set to end the run it belongs to; null when none runs.
  std::shared_ptr<std::atomic<bool>> m_cancel;
  double m_progress = 0;
  bool m_stopped = false;
};

}  // namespace slicescape::ui
