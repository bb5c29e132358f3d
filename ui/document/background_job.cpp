// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/background_job.h"

#include <QMetaObject>
#include <utility>

namespace slicescape::ui {
namespace {

// Smaller advances are not worth a repaint.
constexpr double kReportStep = 0.01;

}  // namespace

BackgroundJob::BackgroundJob(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
}

BackgroundJob::~BackgroundJob() {
  if (m_cancel) m_cancel->store(true);
  m_pool.waitForDone();
}

void BackgroundJob::start(Work work) {
  cancel();
  m_cancel = std::make_shared<std::atomic<bool>>(false);
  emit started();
  // The destructor waits for the pool, so `this` outlives the work; calls still queued then are
  // dropped with the object.
  m_pool.start([this, work = std::move(work), flag = m_cancel] {
    double told = 0;
    const Report report = [&](double share) {
      if (share - told < kReportStep) return;
      told = share;
      QMetaObject::invokeMethod(
          this,
          [this, flag, share] {
            if (flag == m_cancel) emit progressed(share);
          },
          Qt::QueuedConnection);
    };
    Done done = work(*flag, report);
    QMetaObject::invokeMethod(
        this, [this, flag, done = std::move(done)] { deliver(flag, done); }, Qt::QueuedConnection);
  });
}

void BackgroundJob::cancel() {
  if (!m_cancel) return;
  std::exchange(m_cancel, nullptr)->store(true);
  emit finished();
}

void BackgroundJob::stop() {
  if (m_cancel) m_cancel->store(true);
}

void BackgroundJob::deliver(const Flag& flag, const Done& done) {
  if (flag != m_cancel) return;
  m_cancel.reset();
  done();
  emit finished();
}

}  // namespace slicescape::ui
