// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <limits>
#include <string>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/search/candidate.h"
#include "core/units/result.h"

namespace slicescape {

/// Values that an axis may take. Fixed when both ends are equal.
struct AxisBound {
  int low = 1;
  int high = std::numeric_limits<int>::max();

  bool allows(int value) const { return value >= low && value <= high; }
  bool isFixed() const { return low == high; }
  bool operator==(const AxisBound&) const = default;
};

/// What a limit speaks of. Memory is the share of the worst GPU's capacity; headroom is what
/// is left of it; cost is in dollars for the whole training, completion in seconds.
enum class LimitMetric { StepTime, Memory, Cost, Completion, Mfu, Gpus };

/// A hard limit: a plan beyond it is not offered. MFU is a least value, the others most.
struct SearchLimit {
  LimitMetric metric = LimitMetric::Memory;
  double value = 0;
  bool operator==(const SearchLimit&) const = default;
};

/// Where to look. Everything the axes do not name (model, cluster, precision, flags, rank
/// order) stays as in the plan the search starts from.
struct SearchSpace {
  std::array<AxisBound, kSearchAxes> bounds;
  std::vector<RecomputeChoice> recompute;  ///< modes to try
  std::vector<std::string> schedules;      ///< names as on the command line
  std::vector<Slicing> slicings{Slicing::Even, Slicing::Balanced};
  /// Whose rules hold. Empty = any framework: only what arithmetic and the schedule demand.
  std::string framework;
  std::int64_t fewestGpus = 1;
  std::int64_t mostGpus = 1;
  std::vector<SearchLimit> limits;

  AxisBound& bound(SearchAxis axis) { return bounds[static_cast<std::size_t>(axis)]; }
  const AxisBound& bound(SearchAxis axis) const { return bounds[static_cast<std::size_t>(axis)]; }
  bool operator==(const SearchSpace&) const = default;
};

/// Everything free on as many GPUs as the plan uses: TP ≤ 16, CP ≤ 8, micro-batch ≤ 16,
/// four recompute modes (none, cheap modules, these and the MLP, full), every schedule, the
/// framework the plan names.
SearchSpace defaultSpace(const Plan& plan, const Catalogues& catalogues = Catalogues::builtIn());

/// Narrows the space as the command line and the window write it: "tp=8", "pp=2..16",
/// "recompute=none,full", "schedule=1f1b,zb-h1", "slicing=even". Fails with what is known.
Result<void> narrow(SearchSpace& space, const std::string& constraint);

/// Adds a limit: "memory=90%", "step_time=30s", "mfu=45%", "gpus=512", "cost=2e6",
/// "completion=30d".
Result<void> addLimit(SearchSpace& space, const std::string& limit);

/// Reads "64" or "64..512" into the GPU range.
Result<void> setGpuRange(SearchSpace& space, const std::string& range);

/// The GPU counts of the space: whole hosts (or divisors of one), the most even first when
/// there are more than sixty-four.
std::vector<std::int64_t> gpuCounts(const SearchSpace& space, int devicesPerHost);

/// The plan with the candidate's layout: degrees, micro-batch, recompute, schedule, ZeRO;
/// stages even, or `stages` when the slicing is balanced. Settings of the old layout that
/// belong to its degrees (stage map, group size, shard ranks, explicit placement) go.
Plan withCandidate(const Plan& plan, const SearchSpace& space, const Candidate& candidate,
                   const StageMap* stages = nullptr);

/// The candidate a plan's own layout is, with its recompute, schedule and slicing added to
/// the space's lists when they are not there.
Candidate candidateOf(const Plan& plan, SearchSpace& space,
                      const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
