// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>

namespace slicescape::ui {

/// One long computation beside the window, the newest of them. The work runs in another
/// thread and returns what is to be done with its result, which is run in the window's.
class BackgroundJob : public QObject {
  Q_OBJECT
 public:
  using Done = std::function<void()>;
  using Report = std::function<void(double share)>;
  /// `cancel` asks the work to return soon; `report` tells how far it is, 0 … 1.
  using Work = std::function<Done(const std::atomic<bool>& cancel, const Report& report)>;

  explicit BackgroundJob(QObject* parent = nullptr);
  ~BackgroundJob() override;

  /// Cancels what runs and starts `work`.
  void start(Work work);
  /// Ends the work; its result is dropped.
  void cancel();
  /// Asks the work to end with what it has; that is delivered.
  void stop();
  bool isRunning() const { return m_cancel != nullptr; }

 signals:
  void started();
  void progressed(double share);
  /// The work is over: delivered or cancelled.
  void finished();

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;
  void deliver(const Flag& flag, const Done& done);

  QThreadPool m_pool;
  Flag m_cancel;  ///< of the running work; null when none runs
};

}  // namespace slicescape::ui
