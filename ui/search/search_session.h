// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <vector>

#include "core/search/search.h"

namespace slicescape::ui {

/// What is searched: the plan as it was, where to look and for what.
struct SearchQuestion {
  Plan plan;
  SearchSpace space;
  Objective objective = Objective::StepTime;
  int top = 25;     ///< plans to list
  int threads = 0;  ///< 0 = all cores
};

/// A line of the results. Not beaten: in step time, memory, GPUs and cost at once; such plans
/// are listed behind the best ones.
struct FoundRow {
  std::shared_ptr<const FoundPlan> plan;
  bool isNotBeaten = false;
  bool isRanked = true;  ///< among the best of the objective
};

/// How far a running search is.
struct SearchTick {
  double share = 0;  ///< 0 … 1
  qint64 seen = 0;   ///< layouts
  qint64 feasible = 0;
  double seconds = 0;
};

/// Runs one search after another beside the window. A new question takes the place of the
/// old one; what a cancelled search found stays. Results are handed over in the thread of
/// the window; the best plan so far comes while the search runs.
class SearchSession : public QObject {
  Q_OBJECT
 public:
  explicit SearchSession(QObject* parent = nullptr);
  ~SearchSession() override;

  void start(SearchQuestion question);
  void cancel();
  /// Forgets question and results; a running search is stopped.
  void clear();

  bool isRunning() const { return m_running; }
  /// Null until something was asked.
  const SearchQuestion* question() const { return m_question.get(); }
  /// Null while the search runs and after clear().
  const SearchResult* result() const { return m_result.get(); }
  /// Best first; while the search runs what was found to be the best so far.
  const std::vector<FoundRow>& rows() const { return m_rows; }
  const SearchTick& tick() const { return m_tick; }

 signals:
  void started();
  void progressed();
  void rowsChanged();
  void finished();
  void cleared();

 private:
  void takeTick(quint64 generation, const SearchTick& tick,
                const std::shared_ptr<const FoundPlan>& best);
  void takeResult(quint64 generation, const std::shared_ptr<const SearchResult>& result);

  QThreadPool m_pool;
  std::shared_ptr<std::atomic<bool>> m_cancel;
  quint64 m_generation = 0;
  bool m_running = false;
  std::shared_ptr<const SearchQuestion> m_question;
  std::shared_ptr<const SearchResult> m_result;
  std::vector<FoundPlan> m_early;  ///< each was the best for a while
  std::vector<FoundRow> m_rows;
  SearchTick m_tick;
};

}  // namespace slicescape::ui
