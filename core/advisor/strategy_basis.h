// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advisor/advice_context.h"

namespace slicescape {

/// What the rows of the comparison are computed from.
struct StrategyBasis {
  const AdviceContext& context;
  const SplitFigures& split;
  const ModelProfile& model;
  const TrafficInputs& in;
  int devicesPerHost = 8;
  int tensor = 1;          ///< TP and CP of the comparison: one host at most
  int experts = 1;         ///< EP of the comparison, likewise; 1 for dense models
  double room = 0;         ///< bytes of one GPU for states
  double expertState = 0;  ///< bytes of all experts' states
  double wholeState = 0;   ///< weights and gradients, which stay whole under ZeRO-1
};

/// GPUs of one strategy that stand or fall together: a replica, and the shard that a failure
/// hits first. Bytes of states that one GPU then holds.
struct StrategyGroup {
  std::int64_t replica = 1;  ///< the allocation shrinks by so many GPUs
  std::int64_t least = 1;    ///< and not below so many
  double statePerDevice = 0;
};
StrategyGroup groupOf(const StrategyRow& row, const StrategyBasis& basis);

/// Words and figures of a row whose GPUs, bytes and ratios are known.
void fillCells(StrategyRow& row, const StrategyBasis& basis);

}  // namespace slicescape
