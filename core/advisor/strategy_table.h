// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advisor/advice.h"

namespace slicescape {

struct AdviceContext;

/// Hybrids that are listed at most, one for each combination of axes.
inline constexpr int kMostHybridRows = 4;

/// What every strategy would mean for this model on this cluster: one row each for DP, ZeRO,
/// FSDP, HSDP, TP, PP, CP and, for mixtures, EP; then the best hybrid of each combination of
/// axes that was weighed. The advised one comes first. Every cell is computed from the inputs and
/// carries its formula.
std::vector<StrategyRow> strategyTable(const AdviceContext& context, const SplitFigures& split,
                                       const std::vector<AdviceOption>& options,
                                       const std::optional<AdviceOption>& chosen);

/// Name of a strategy, to be shown.
Text strategyName(StrategyKind kind);

}  // namespace slicescape
