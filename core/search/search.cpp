// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "core/plan/resolve.h"
#include "core/search/layer_weights.h"
#include "core/search/parallel.h"
#include "core/search/ranking.h"

namespace slicescape {
namespace {

using Clock = std::chrono::steady_clock;

// Layouts evaluated between two looks at the bound. Fixed, so that what is evaluated does not
// depend on the number of threads.
constexpr std::size_t kBlock = 32;
constexpr std::size_t kParetoPoints = 40;  ///< per GPU count
constexpr double kProgressSeconds = 0.05;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Evaluates estimates in full, each once, and keeps what fits.
class Simulations {
 public:
  Simulations(const Plan& plan, const SearchSpace& space, const Scoring& scoring,
              const Catalogues& catalogues)
      : m_plan(plan), m_space(space), m_scoring(scoring), m_catalogues(catalogues) {}

  /// The candidate as a plan, evaluated; empty when it does not fit or breaks a limit.
  /// Thread-safe.
  struct Outcome {
    std::optional<FoundPlan> found;
    std::string prunedBy;
    Text why;
  };
  Outcome run(const Candidate& candidate) const {
    Outcome outcome;
    FoundPlan found;
    found.candidate = candidate;
    found.plan = withCandidate(m_plan, m_space, candidate);
    if (candidate.slicing == Slicing::Balanced && candidate.pp > 1) {
      const StageMap stages = timeBalancedStages(resolvePlan(found.plan, m_catalogues));
      found.plan = withCandidate(m_plan, m_space, candidate, &stages);
    }
    found.evaluation = evaluate(found.plan, m_catalogues);
    found.evaluation.timeline.reset();
    found.evaluation.step.reset();
    found.score = m_scoring.score(found.plan, found.evaluation);
    if (!found.evaluation.fits) {
      const Finding& finding = found.evaluation.findings.front();
      const bool memory = finding.code.starts_with("memory.over");
      outcome.prunedBy = memory ? "memory" : finding.code;
      outcome.why = memory ? memoryReason() : finding.message;
    } else if (const SearchLimit* broken = brokenLimit(m_space.limits, found.score)) {
      outcome.prunedBy = limitCode(broken->metric);
      outcome.why = limitReason();
    } else {
      outcome.found = std::move(found);
    }
    return outcome;
  }

 private:
  const Plan& m_plan;
  const SearchSpace& m_space;
  const Scoring& m_scoring;
  const Catalogues m_catalogues;  // two references: kept by value, so that a temporary may be given
};

class Search {
 public:
  Search(const Plan& plan, const SearchSpace& space, const SearchOptions& options,
         const Catalogues& catalogues)
      : m_plan(plan),
        m_space(space),
        m_options(options),
        m_catalogues(catalogues),
        m_scoring(plan, catalogues, options.objective == Objective::Completion),
        m_simulations(plan, space, m_scoring, catalogues),
        m_start(Clock::now()) {}

  SearchResult run();

 private:
  bool isCancelled() const { return m_options.cancel != nullptr && m_options.cancel->load(); }
  void priceAll(const std::vector<Grid>& grids);
  void showEarly();
  void report(double share);
  void evaluateBest();
  void evaluateTies();
  void evaluatePareto();
  void evaluateEstimates(const std::vector<const Estimate*>& estimates);
  double bound(const Estimate& estimate) const {
    return boundOf(estimate, m_scoring, m_options.objective);
  }
  double worstKept() const;
  std::size_t top() const { return static_cast<std::size_t>(std::max(1, m_options.top)); }

  const Plan& m_plan;
  const SearchSpace& m_space;
  const SearchOptions& m_options;
  const Catalogues m_catalogues;  // two references: kept by value, so that a temporary may be given
  Scoring m_scoring;
  Simulations m_simulations;
  Clock::time_point m_start;
  SearchResult m_result;
  std::vector<Estimate> m_estimates;  ///< by bound, ascending
  std::vector<FoundPlan> m_found;
  std::vector<Candidate> m_done;  ///< sorted: evaluated already

  // While grids are priced: what the progress report shows.
  std::mutex m_mutex;
  std::optional<Estimate> m_early;
  std::int64_t m_seen = 0;
  std::int64_t m_feasible = 0;
  std::size_t m_gridsDone = 0;
  std::size_t m_gridCount = 1;
  std::optional<FoundPlan> m_best;
  std::optional<Candidate> m_shownEarly;
  double m_lastReport = 0;
};

/// Evaluates the most promising estimate so far and tells the caller: results from the start.
void Search::showEarly() {
  std::optional<Estimate> early;
  {
    const std::lock_guard lock(m_mutex);
    early = m_early;
  }
  if (early && m_shownEarly != early->candidate) {
    m_shownEarly = early->candidate;
    Simulations::Outcome outcome = m_simulations.run(early->candidate);
    if (outcome.found) {
      if (m_result.firstResultSeconds == 0) m_result.firstResultSeconds = secondsSince(m_start);
      const double value = outcome.found->score.valueOf(m_options.objective);
      if (!m_best || value < m_best->score.valueOf(m_options.objective)) {
        m_best = std::move(outcome.found);
      }
    }
  }
  double share = 0;
  {
    const std::lock_guard lock(m_mutex);
    share = 0.8 * static_cast<double>(m_gridsDone) / static_cast<double>(m_gridCount);
  }
  report(share);
}

void Search::report(double share) {
  m_lastReport = secondsSince(m_start);
  if (!m_options.progress) return;
  SearchProgress progress;
  {
    const std::lock_guard lock(m_mutex);
    progress.seen = m_seen;
    progress.feasible = m_feasible;
  }
  progress.share = share;
  progress.best = m_best ? &*m_best : nullptr;
  m_options.progress(progress);
}

void Search::priceAll(const std::vector<Grid>& grids) {
  const int threads = threadCount(m_options.threads);
  std::vector<GridPricer> pricers;
  pricers.reserve(static_cast<std::size_t>(threads));
  for (int i = 0; i < threads; ++i) pricers.emplace_back(m_plan, m_space, m_catalogues);
  std::vector<GridOutcome> outcomes(grids.size());
  std::vector<double> busy(static_cast<std::size_t>(threads), 0);
  m_gridCount = std::max<std::size_t>(1, grids.size());
  forEachParallel(
      grids.size(), threads,
      [&](std::size_t index, int worker) {
        if (isCancelled()) return;
        const Clock::time_point start = Clock::now();
        outcomes[index] = pricers[static_cast<std::size_t>(worker)].price(grids[index]);
        const GridOutcome& outcome = outcomes[index];
        busy[static_cast<std::size_t>(worker)] += secondsSince(start);
        const auto best = std::min_element(
            outcome.estimates.begin(), outcome.estimates.end(),
            [&](const Estimate& a, const Estimate& b) { return bound(a) < bound(b); });
        const std::lock_guard lock(m_mutex);
        ++m_gridsDone;
        m_seen += outcome.space;
        m_feasible += static_cast<std::int64_t>(outcome.estimates.size());
        if (best != outcome.estimates.end() && (!m_early || bound(*best) < bound(*m_early))) {
          m_early = *best;
        }
      },
      [&] {
        const bool first = m_result.firstResultSeconds == 0;
        if (first || secondsSince(m_start) - m_lastReport > kProgressSeconds) showEarly();
        return !isCancelled();
      });
  for (GridOutcome& outcome : outcomes) {
    m_result.space += outcome.space;
    m_result.estimated += outcome.priced;
    m_result.pruned.merge(outcome.pruned);
    m_estimates.insert(m_estimates.end(), outcome.estimates.begin(), outcome.estimates.end());
  }
  for (const double seconds : busy) m_result.closedFormSeconds += seconds;
  std::sort(m_estimates.begin(), m_estimates.end(), [&](const Estimate& a, const Estimate& b) {
    const double boundA = bound(a);
    const double boundB = bound(b);
    if (boundA != boundB) return boundA < boundB;
    return a.candidate < b.candidate;
  });
  m_result.feasible = static_cast<std::int64_t>(m_estimates.size());
}

void Search::evaluateEstimates(const std::vector<const Estimate*>& estimates) {
  std::vector<Simulations::Outcome> outcomes(estimates.size());
  forEachParallel(estimates.size(), m_options.threads, [&](std::size_t index, int) {
    if (!isCancelled()) outcomes[index] = m_simulations.run(estimates[index]->candidate);
  });
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const Candidate& candidate = estimates[i]->candidate;
    m_done.insert(std::lower_bound(m_done.begin(), m_done.end(), candidate), candidate);
    ++m_result.evaluated;
    if (outcomes[i].found) {
      m_found.push_back(std::move(*outcomes[i].found));
    } else if (!outcomes[i].prunedBy.empty()) {
      m_result.pruned.add(outcomes[i].prunedBy, 1, outcomes[i].why);
      --m_result.feasible;
    }
  }
}

/// The objective of the last plan that would be returned; infinite while there are too few.
double Search::worstKept() const {
  if (m_found.size() < top()) return std::numeric_limits<double>::infinity();
  std::vector<double> values;
  for (const FoundPlan& plan : m_found) values.push_back(plan.score.valueOf(m_options.objective));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(top()) - 1,
                   values.end());
  return values[top() - 1];
}

/// Evaluates in the order of the bounds until no bound is left that could enter the list.
void Search::evaluateBest() {
  std::size_t next = 0;
  while (next < m_estimates.size() && !isCancelled()) {
    if (bound(m_estimates[next]) > worstKept()) break;
    std::vector<const Estimate*> block;
    while (block.size() < kBlock && next < m_estimates.size()) {
      block.push_back(&m_estimates[next++]);
    }
    evaluateEstimates(block);
    for (const FoundPlan& plan : m_found) {
      const double value = plan.score.valueOf(m_options.objective);
      if (!m_best || value < m_best->score.valueOf(m_options.objective)) m_best = plan;
    }
    if (m_best && m_result.firstResultSeconds == 0) {
      m_result.firstResultSeconds = secondsSince(m_start);
    }
    if (secondsSince(m_start) - m_lastReport > kProgressSeconds) report(0.9);
  }
  const auto slower = static_cast<std::int64_t>(m_estimates.size() - next);
  if (slower > 0) {
    m_result.pruned.add(
        "slower", slower,
        {SLICESCAPE_TEXT("Their bound is worse than the plans that are shown."), {}});
  }
}

/// Simpler layouts that may tie with the best are evaluated as well: a fair list of ties holds
/// the simplest of them, not only the fastest.
void Search::evaluateTies() {
  if (m_found.empty()) return;
  const auto best =
      std::min_element(m_found.begin(), m_found.end(), [&](const FoundPlan& a, const FoundPlan& b) {
        return a.score.valueOf(m_options.objective) < b.score.valueOf(m_options.objective);
      });
  const double tie = tieValue(best->score, m_options.objective);
  std::vector<std::pair<Simplicity, const Estimate*>> simplest;
  for (const Estimate& estimate : m_estimates) {
    if (bound(estimate) > tie) break;
    if (std::binary_search(m_done.begin(), m_done.end(), estimate.candidate)) continue;
    simplest.emplace_back(simplicityOf(withCandidate(m_plan, m_space, estimate.candidate)),
                          &estimate);
  }
  std::stable_sort(simplest.begin(), simplest.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const Estimate*> block;
  for (const auto& [simplicity, estimate] : simplest) {
    if (block.size() == 2 * top()) break;
    block.push_back(estimate);
  }
  evaluateEstimates(block);
}

void Search::evaluatePareto() {
  const std::vector<Estimate> front = paretoCandidates(m_estimates, m_scoring, kParetoPoints);
  std::vector<const Estimate*> block;
  for (const Estimate& estimate : front) {
    const bool done = std::binary_search(m_done.begin(), m_done.end(), estimate.candidate);
    if (!done) block.push_back(&estimate);
  }
  evaluateEstimates(block);
}

SearchResult Search::run() {
  m_result.objective = m_options.objective;
  m_result.hasPrice = m_scoring.hasPrice();
  const std::shared_ptr<const ModelProfile> model = modelOf(m_plan, m_catalogues);
  const ResolvedPlan resolved = resolvePlan(m_plan, m_catalogues);
  if (model == nullptr || m_space.recompute.empty() || m_space.schedules.empty()) {
    for (const Finding& problem : resolved.problems) {
      m_result.pruned.add(problem.code, 0, problem.message);
    }
    return m_result;
  }
  int perHost = 1;
  for (const int devices : resolved.devicesPerHost) perHost = std::max(perHost, devices);
  std::vector<Grid> grids;
  for (const std::int64_t gpus : gpuCounts(m_space, perHost)) {
    const std::vector<Grid> own = gridsOf(m_space, *model, gpus);
    grids.insert(grids.end(), own.begin(), own.end());
  }
  orderByPromise(grids, perHost);
  if (m_options.shards > 1) {
    std::vector<Grid> mine;
    for (std::size_t i = 0; i < grids.size(); ++i) {
      if (static_cast<int>(i % static_cast<std::size_t>(m_options.shards)) == m_options.shard) {
        mine.push_back(grids[i]);
      }
    }
    grids = std::move(mine);
  }
  priceAll(grids);
  evaluateBest();
  if (!isCancelled()) evaluateTies();
  if (!isCancelled()) evaluatePareto();
  m_result.plans = m_found;
  m_result.pareto = std::move(m_found);
  rankPlans(m_result.plans, m_options.objective, top());
  keepPareto(m_result.pareto);
  m_result.cancelled = isCancelled();
  m_result.wallSeconds = secondsSince(m_start);
  if (!m_result.plans.empty()) {
    m_best = m_result.plans.front();
    if (m_result.firstResultSeconds == 0) m_result.firstResultSeconds = m_result.wallSeconds;
  }
  report(1);
  return m_result;
}

}  // namespace

SearchResult searchPlans(const Plan& plan, const SearchSpace& space, const SearchOptions& options,
                         const Catalogues& catalogues) {
  return Search(plan, space, options, catalogues).run();
}

}  // namespace slicescape
