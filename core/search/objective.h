// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"
#include "core/search/search_space.h"

namespace slicescape {

/// Gpus: the fewest, and of as many the fastest; of use with a limit such as a deadline.
enum class Objective { StepTime, Completion, Cost, Memory, Gpus };

std::string_view objectiveName(Objective objective);
std::optional<Objective> objectiveFrom(std::string_view name);

/// What a plan comes to, in the units of the objectives. All but headroom: less is better.
struct PlanScore {
  double stepTime = 0;     ///< seconds
  double memoryShare = 0;  ///< peak over capacity on the worst GPU
  std::int64_t gpus = 0;
  double completion = 0;  ///< seconds until the tokens are trained; P90 where it was drawn
  double cost = 0;        ///< dollars, or GPU-hours when the plan has no price
  double mfu = 0;         ///< causal

  /// What is made small. Of Objective::Gpus: the count, and behind the point a share that
  /// grows with the step time.
  double valueOf(Objective objective) const;
};

/// The value up to which a plan cannot be told apart from `best`: tieShare() above it. GPUs
/// are exact: as many of them, and a step that ties.
double tieValue(const PlanScore& best, Objective objective);

/// How the objectives follow from the step: tokens to train, price and tokens per step.
/// Tokens that the plan leaves open are 20 per active parameter (Hoffmann et al. 2022).
class Scoring {
 public:
  /// `completionP90`: draw the finishing time of evaluated plans and take its P90, a few
  /// milliseconds each; else its mean in closed form.
  explicit Scoring(const Plan& plan, const Catalogues& catalogues = Catalogues::builtIn(),
                   bool completionP90 = false);

  /// True when the plan's platform states dollars per GPU-hour.
  bool hasPrice() const { return m_hasPrice; }
  double tokens() const { return m_tokens; }
  double steps() const { return m_steps; }
  /// From a step's lower bound; every figure is a bound as well (MFU an upper one, 0 = not
  /// known).
  PlanScore score(double stepTime, double memoryShare, std::int64_t gpus) const;
  /// Lets score() bound the MFU: model FLOPs and peak are those of this evaluation of the
  /// same model, batch and devices.
  void learnMfu(const Evaluation& evaluation);
  /// Of an evaluated plan. Completion is the expected finishing time with failures,
  /// checkpoints and waits (core/platform) where the plan says how many tokens it trains.
  PlanScore score(const Plan& plan, const Evaluation& evaluation) const;

 private:
  double m_tokens = 0;
  double m_steps = 1;
  double m_dollarsPerGpuSecond = 0;
  double m_mfuGpuSeconds = 0;  ///< MFU · GPUs · step time, which no layout changes; 0 = not known
  bool m_hasPrice = false;
  bool m_completionP90 = false;
  const Catalogues m_catalogues;
};

/// The limit that a score breaks, or null.
const SearchLimit* brokenLimit(const std::vector<SearchLimit>& limits, const PlanScore& score);

/// How complicated a layout is: axes in use first, then the product of the degrees beyond
/// data parallelism, then recompute, sharding and schedule beyond the plain ones. Of plans
/// that cannot be told apart the one with the least is offered first.
struct Simplicity {
  int axesInUse = 0;
  double degrees = 0;  ///< sum of log2 of TP, CP, EP, ETP, PP and VPP
  int extras = 0;      ///< uneven slicing, recompute, ZeRO above 1, unusual schedule
  auto operator<=>(const Simplicity&) const = default;
};
Simplicity simplicityOf(const Plan& plan);

/// Relative difference below which two plans count as equal: 1 %, the jitter that the
/// evaluation itself gives a synchronous job. The P10–P90 band of a single figure is wider, but
/// most of it is common to all layouts of one model on one machine.
double tieShare();

}  // namespace slicescape
