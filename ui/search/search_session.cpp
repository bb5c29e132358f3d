// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_session.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <algorithm>
#include <optional>

#include "core/search/ranking.h"

namespace slicescape::ui {
namespace {

std::vector<FoundRow> rowsOf(const SearchResult& result) {
  const auto isIn = [](const std::vector<FoundPlan>& plans, const FoundPlan& plan) {
    return std::any_of(plans.begin(), plans.end(),
                       [&](const FoundPlan& other) { return other.candidate == plan.candidate; });
  };
  std::vector<FoundRow> rows;
  for (const FoundPlan& plan : result.plans) {
    rows.push_back({std::make_shared<const FoundPlan>(plan), isIn(result.pareto, plan), true});
  }
  std::vector<FoundPlan> others;
  for (const FoundPlan& plan : result.pareto) {
    if (!isIn(result.plans, plan)) others.push_back(plan);
  }
  std::stable_sort(others.begin(), others.end(), [&](const FoundPlan& a, const FoundPlan& b) {
    return a.score.valueOf(result.objective) < b.score.valueOf(result.objective);
  });
  for (const FoundPlan& plan : others) {
    rows.push_back({std::make_shared<const FoundPlan>(plan), true, false});
  }
  return rows;
}

}  // namespace

SearchSession::SearchSession(QObject* parent)
    : QObject(parent), m_cancel(std::make_shared<std::atomic<bool>>(false)) {
  m_pool.setMaxThreadCount(1);
}

SearchSession::~SearchSession() {
  m_cancel->store(true);
  m_pool.waitForDone();
}

void SearchSession::start(SearchQuestion question) {
  m_cancel->store(true);
  m_cancel = std::make_shared<std::atomic<bool>>(false);
  ++m_generation;
  m_question = std::make_shared<const SearchQuestion>(std::move(question));
  m_result.reset();
  m_early.clear();
  m_rows.clear();
  m_tick = {};
  m_running = true;
  // The destructor waits for the pool, so `this` is alive in the thread; queued calls are
  // dropped by Qt when the object dies before they are delivered.
  m_pool.start([this, asked = m_question, cancel = m_cancel, generation = m_generation] {
    QElapsedTimer timer;
    timer.start();
    std::optional<Candidate> shown;
    SearchOptions options;
    options.objective = asked->objective;
    options.top = asked->top;
    options.threads = asked->threads;
    options.cancel = cancel.get();
    options.progress = [&](const SearchProgress& progress) {
      std::shared_ptr<const FoundPlan> best;
      if (progress.best != nullptr && shown != progress.best->candidate) {
        shown = progress.best->candidate;
        best = std::make_shared<const FoundPlan>(*progress.best);
      }
      const SearchTick tick{progress.share, progress.seen, progress.feasible,
                            static_cast<double>(timer.nsecsElapsed()) / 1e9};
      QMetaObject::invokeMethod(
          this, [this, generation, tick, best] { takeTick(generation, tick, best); },
          Qt::QueuedConnection);
    };
    const auto result =
        std::make_shared<const SearchResult>(searchPlans(asked->plan, asked->space, options));
    QMetaObject::invokeMethod(
        this, [this, generation, result] { takeResult(generation, result); }, Qt::QueuedConnection);
  });
  emit started();
  emit rowsChanged();
}

void SearchSession::cancel() {
  m_cancel->store(true);
}

void SearchSession::clear() {
  m_cancel->store(true);
  ++m_generation;
  m_running = false;
  m_question.reset();
  m_result.reset();
  m_early.clear();
  m_rows.clear();
  m_tick = {};
  emit cleared();
  emit rowsChanged();
}

void SearchSession::takeTick(quint64 generation, const SearchTick& tick,
                             const std::shared_ptr<const FoundPlan>& best) {
  if (generation != m_generation || !m_running) return;
  m_tick = tick;
  if (best != nullptr) {
    m_early.push_back(*best);
    rankPlans(m_early, m_question->objective, static_cast<std::size_t>(m_question->top));
    m_rows.clear();
    for (const FoundPlan& plan : m_early) {
      m_rows.push_back({std::make_shared<const FoundPlan>(plan), false, true});
    }
    emit rowsChanged();
  }
  emit progressed();
}

void SearchSession::takeResult(quint64 generation,
                               const std::shared_ptr<const SearchResult>& result) {
  if (generation != m_generation) return;
  m_running = false;
  m_result = result;
  m_tick.share = 1;
  m_tick.seen = result->space;
  m_tick.feasible = result->feasible;
  m_tick.seconds = result->wallSeconds;
  m_rows = rowsOf(*result);
  emit rowsChanged();
  emit finished();
}

}  // namespace slicescape::ui
