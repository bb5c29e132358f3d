// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advisor/advice.h"
#include "core/advisor/traffic.h"
#include "core/plan/evaluate.h"

namespace slicescape {

/// What every strategy would mean for this model on this cluster: one row each for DP, ZeRO,
/// FSDP, HSDP, TP, PP, CP, EP and the hybrid that is advised. Every figure is computed from
/// the inputs and carries its formula.
std::vector<StrategyRow> strategyTable(const Plan& plan, const SplitFigures& split,
                                       const TrafficInputs& traffic, int devicesPerHost,
                                       const std::optional<AdviceOption>& chosen,
                                       const Catalogues& catalogues = Catalogues::builtIn());

/// Name of a strategy, to be shown.
Text strategyName(StrategyKind kind);

}  // namespace slicescape
