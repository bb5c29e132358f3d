// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/evaluator.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <utility>

namespace slicescape::ui {
namespace {

std::pair<std::shared_ptr<const Evaluation>, double> timedEvaluation(const Plan& plan) {
  QElapsedTimer timer;
  timer.start();
  auto evaluation = std::make_shared<const Evaluation>(evaluate(plan));
  return {std::move(evaluation), static_cast<double>(timer.nsecsElapsed()) / 1e6};
}

}  // namespace

Evaluator::Evaluator(QObject* parent, double synchronousLimitMs)
    : QObject(parent), m_limitMs(synchronousLimitMs) {
  m_pool.setMaxThreadCount(1);
}

Evaluator::~Evaluator() {
  m_pool.waitForDone();
}

void Evaluator::request(const Plan& plan) {
  ++m_generation;
  if (m_lastMs <= m_limitMs && !m_running) {
    const auto [evaluation, milliseconds] = timedEvaluation(plan);
    m_lastMs = milliseconds;
    emit evaluated(evaluation, milliseconds);
    return;
  }
  m_waiting = std::make_shared<const Plan>(plan);
  if (!m_running) startWorker();
}

void Evaluator::dropPending() {
  ++m_generation;
  m_waiting.reset();
}

void Evaluator::startWorker() {
  m_running = true;
  m_pool.start([this, plan = std::exchange(m_waiting, nullptr), generation = m_generation] {
    const auto [evaluation, milliseconds] = timedEvaluation(*plan);
    // The destructor waits for the pool, so `this` is alive here; the queued call is
    // dropped by Qt when the object dies before it is delivered.
    QMetaObject::invokeMethod(
        this,
        [this, generation, evaluation = evaluation, milliseconds = milliseconds] {
          takeResult(generation, evaluation, milliseconds);
        },
        Qt::QueuedConnection);
  });
}

void Evaluator::takeResult(quint64 generation, const std::shared_ptr<const Evaluation>& evaluation,
                           double milliseconds) {
  m_running = false;
  m_lastMs = milliseconds;
  if (m_waiting) startWorker();
  if (generation == m_generation) emit evaluated(evaluation, milliseconds);
}

}  // namespace slicescape::ui
