// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/search/grid.h"
#include "core/search/in_flight.h"
#include "core/search/objective.h"
#include "core/search/pruning.h"
#include "core/search/stage_classes.h"
#include "core/search/step_bound.h"

namespace slicescape {

/// A layout with its closed-form figures. Both are lower bounds of what evaluate() gives:
/// the step to within rounding of it where the pipeline has equal stages and whole
/// backwards, and never more than it; memory equal where a schedule does not depend on times.
struct Estimate {
  Candidate candidate;
  double step = 0;         ///< seconds
  double memoryShare = 0;  ///< of the fullest GPU
};

/// What became of the layouts of one grid.
struct GridOutcome {
  std::vector<Estimate> estimates;  ///< those that may fit and keep the limits
  Pruned pruned;
  std::int64_t space = 0;
  std::int64_t priced = 0;  ///< given a memory figure, and a time where they may fit
};

/// Prices every layout of a grid by closed forms. Nothing is computed twice that layouts
/// share: hardware and rules per grid, layer costs per (grid, micro-batch, recompute),
/// per-step work per ZeRO stage. All figures come from the functions of the evaluation.
/// One per thread: it remembers schedules it has seen.
class GridPricer {
 public:
  GridPricer(const Plan& plan, const SearchSpace& space, const Catalogues& catalogues);

  GridOutcome price(const Grid& grid);

 private:
  struct Cut;
  struct CutCosts;
  struct Shared;

  std::vector<std::int8_t> zeroStages(const Grid& grid) const;
  std::optional<ResolvedPlan> resolveLegal(const Candidate& candidate, std::int64_t count,
                                           GridOutcome& outcome) const;
  std::vector<Cut> legalCuts(const Candidate& base, const std::vector<ShapeChoice>& shapes,
                             int microBatches, std::int64_t layoutsPerShape,
                             GridOutcome& outcome) const;
  void priceCut(Candidate candidate, const Cut& cut, const std::vector<std::int8_t>& zeros,
                Shared& shared, GridOutcome& outcome);
  std::vector<CutCosts> slicingsOf(const Candidate& candidate, const Cut& cut,
                                   std::int64_t layoutsPerSlicing, Shared& shared,
                                   GridOutcome& outcome) const;
  void priceShapes(const Candidate& candidate, const Cut& cut, const CutCosts& costs,
                   const ResolvedPlan& reduced, GridOutcome& outcome);

  const Plan& m_plan;
  const SearchSpace& m_space;
  const Catalogues m_catalogues;  // two references: kept by value, so that a temporary may be given
  std::shared_ptr<const ModelProfile> m_model;
  Scoring m_scoring;
  KindCounts m_counts;
  InFlightTable m_inFlight;
};

}  // namespace slicescape
