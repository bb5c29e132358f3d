// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/advisor.h"

#include <QDate>
#include <QMetaObject>
#include <QThread>
#include <algorithm>

namespace slicescape::ui {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kDraws = 1000;
/// Progress is told when it has grown by so much.
constexpr double kProgressStep = 0.01;

}  // namespace

Advisor::Advisor(Document* document, QObject* parent) : QObject(parent), m_document(document) {
  m_pool.setMaxThreadCount(1);
  m_calm.setSingleShot(true);
  m_calm.setInterval(kCalmMs);
  connect(&m_calm, &QTimer::timeout, this, &Advisor::judge);
  connect(document, &Document::planChanged, this, &Advisor::followPlan);
  // A gesture that is committed changes the committed plan alone.
  connect(&document->undoStack(), &QUndoStack::indexChanged, this, &Advisor::followPlan);
  connect(document, &Document::replaced, this, [this] {
    m_advice.reset();
    m_judged.reset();
    emit changed();
  });
}

Advisor::~Advisor() {
  cancelRun();
  m_pool.waitForDone();
}

bool Advisor::isStale() const {
  return m_advice != nullptr && !(m_judged == m_document->committedPlan());
}

void Advisor::setWatched(const QObject* viewer, bool watches) {
  if (watches) {
    m_viewers.insert(viewer);
    followPlan();
  } else {
    m_viewers.remove(viewer);
  }
}

void Advisor::followPlan() {
  const Plan& plan = m_document->committedPlan();
  if (m_current == plan) return;
  m_stopped = false;
  if (m_judged == plan) {
    // Back where it was, by undo: the advice is right again.
    m_calm.stop();
    cancelRun();
    m_current = plan;
    emit changed();
    return;
  }
  cancelRun();
  m_calm.stop();
  m_current.reset();
  if (!m_viewers.isEmpty()) {
    m_current = plan;
    m_calm.start();
  }
  emit changed();
}

void Advisor::cancelRun() {
  if (m_cancel == nullptr) return;
  m_cancel->store(true);
  m_cancel.reset();
}

void Advisor::stop() {
  m_calm.stop();
  cancelRun();
  m_stopped = true;
  emit changed();
}

void Advisor::judge() {
  m_calm.stop();
  cancelRun();
  m_stopped = false;
  m_progress = 0;
  m_current = m_document->committedPlan();
  const auto run = std::make_shared<std::atomic<bool>>(false);
  m_cancel = run;
  AdviseOptions options;
  options.draws = kDraws;
  options.seed = kSeed;
  options.today = QDate::currentDate().toString(Qt::ISODate).toStdString();
  options.withCapacity = false;
  // One core stays free for what is dragged meanwhile.
  options.threads = std::max(1, QThread::idealThreadCount() - 1);
  options.isCancelled = [run] { return run->load(); };
  options.progress = [this, run, told = 0.0](double share) mutable {
    if (share < told + kProgressStep) return;
    told = share;
    QMetaObject::invokeMethod(
        this, [this, run, share] { takeProgress(run, share); }, Qt::QueuedConnection);
  };
  m_pool.start([this, run, plan = *m_current, options] {
    if (run->load()) return;
    const auto advice = std::make_shared<const Advice>(advise(plan, options));
    // The destructor waits for the pool, so `this` is alive here; the queued call is
    // dropped by Qt when the object dies before it is delivered.
    QMetaObject::invokeMethod(
        this, [this, run, plan, advice] { takeAdvice(run, plan, advice); }, Qt::QueuedConnection);
  });
  emit changed();
}

void Advisor::takeProgress(const std::shared_ptr<std::atomic<bool>>& run, double share) {
  if (run != m_cancel || share <= m_progress) return;
  m_progress = share;
  emit progressed(share);
}

void Advisor::takeAdvice(const std::shared_ptr<std::atomic<bool>>& run, const Plan& plan,
                         const std::shared_ptr<const Advice>& advice) {
  if (run != m_cancel) return;
  m_cancel.reset();
  m_advice = advice;
  m_judged = plan;
  emit changed();
}

}  // namespace slicescape::ui
