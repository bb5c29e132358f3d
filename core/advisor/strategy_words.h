// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advisor/advice.h"

namespace slicescape {

/// What a strategy is about, whatever the model: the words of the comparison table.
struct StrategyWords {
  Text name, bottleneck, sensitivity, partial, blast, looksFirst;
};
StrategyWords strategyWords(StrategyKind kind);

/// Which pool suits it, and how hard it is to run (1 … 5).
Text poolFit(StrategyKind kind, Status network);
double operatingComplexity(StrategyKind kind);
/// 4.5 as "4.5": a mark on a scale has no more digits.
std::string complexityFigure(double complexity);

}  // namespace slicescape
