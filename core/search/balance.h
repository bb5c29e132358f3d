// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape {

/// What a contiguous run of layers costs on a stage: the cost of layers first … end − 1 on
/// stage `stage`. It must not shrink when the run grows.
using RunCost = std::function<double(int stage, int first, int end)>;

/// The contiguous partition of `layers` layers over `stages` stages whose dearest stage is
/// cheapest. Returns the layers of each stage; every stage gets one at least while there are
/// enough. `limit`, when given, must stay at or below 1 on every stage (memory over
/// capacity); empty when no partition keeps it. Among the optima the one with the least sum
/// of squares is chosen (dynamic programming over all cuts), so that no stage is filled for
/// nothing.
std::optional<std::vector<int>> balancedPartition(int layers, int stages, const RunCost& cost,
                                                  const RunCost& limit = {});

enum class BalanceGoal { Time, Memory, Both };

/// Figures of a stage map under one plan.
struct BalanceFigures {
  StageMap stages;
  double worstTime = 0;  ///< slowest rank, one micro-batch, forward and backward, seconds
  Bytes worstPeak;       ///< device memory of the GPU with the least room
  double stepTime = 0;   ///< seconds
  bool fits = false;
};

/// One boundary that moved: the first layer of the chunk behind it.
struct MovedBoundary {
  int boundary = 0;
  int before = 0;
  int after = 0;
};

struct BalanceResult {
  BalanceFigures before;
  BalanceFigures after;
  std::vector<MovedBoundary> changed;
  Plan plan;    ///< with the new stages
  Text reason;  ///< why nothing changed, or what could not be kept; may be empty
};

/// Moves the boundaries of the plan's stages to their best place: by time (slowest rank), by
/// memory (fullest GPU under the schedule's in-flight counts), or by both (time, as far as
/// every stage fits). One chunk per rank: the true optimum. Several chunks per rank are
/// coupled; chunks are balanced first, then boundaries move one by one while the slowest
/// rank gains. Locked stages keep their layers; what lies between them is balanced.
Result<BalanceResult> balance(const Plan& plan, BalanceGoal goal,
                              const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
