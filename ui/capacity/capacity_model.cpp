// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/capacity_model.h"

#include <QDate>
#include <QMetaObject>

namespace slicescape::ui {

CapacityModel::CapacityModel(Document* document, QObject* parent)
    : QObject(parent), m_document(document) {
  m_pool.setMaxThreadCount(1);
  m_calm.setSingleShot(true);
  m_calm.setInterval(kCalmMs);
  connect(&m_calm, &QTimer::timeout, this, &CapacityModel::start);
  connect(document, &Document::planChanged, this, &CapacityModel::planMoved);
  connect(document, &Document::evaluationChanged, this, &CapacityModel::planMoved);
  connect(document, &Document::replaced, this, [this] {
    m_review.reset();
    planMoved();
    emit changed();
  });
}

CapacityModel::~CapacityModel() {
  if (m_cancel) *m_cancel = true;
  m_pool.waitForDone();
}

void CapacityModel::setWanted(const QObject* who, bool wanted) {
  if (wanted) {
    m_wanting.insert(who);
  } else {
    m_wanting.erase(who);
  }
  if (!m_wanting.empty() && m_stale && !m_calm.isActive()) m_calm.start();
}

void CapacityModel::setStale(bool stale) {
  if (stale == m_stale) return;
  m_stale = stale;
  emit staleChanged(stale);
}

void CapacityModel::planMoved() {
  // A change of units says that the evaluation changed; the plan it is of did not.
  if (!m_stale && m_document->plan() == m_plan) return;
  ++m_generation;
  if (m_cancel) *m_cancel = true;
  setStale(true);
  if (!m_wanting.empty()) m_calm.start();
}

void CapacityModel::start() {
  if (m_wanting.empty() || !m_stale) return;
  if (m_document->isStale() || m_document->isPreviewing()) return m_calm.start();
  const quint64 generation = ++m_generation;
  if (m_cancel) *m_cancel = true;
  m_cancel = std::make_shared<std::atomic<bool>>(false);
  m_pool.start([this, generation, cancel = m_cancel, plan = m_document->plan(),
                evaluation = m_document->evaluation(),
                today = QDate::currentDate().toString(Qt::ISODate).toStdString()] {
    if (*cancel) return;
    ReviewOptions options;
    options.today = today;
    options.completion.isCancelled = [cancel] { return cancel->load(); };
    auto review =
        std::make_shared<const CapacityReview>(reviewCapacity(plan, *evaluation, options));
    // The destructor waits for the pool, so `this` is alive here; the queued call is dropped by
    // Qt when the object dies before it is delivered.
    QMetaObject::invokeMethod(
        this,
        [this, generation, plan, review] {
          if (generation != m_generation) return;
          m_plan = plan;
          m_review = review;
          setStale(false);
          emit changed();
        },
        Qt::QueuedConnection);
  });
}

}  // namespace slicescape::ui
