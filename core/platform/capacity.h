// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/platform/plan_completion.h"
#include "core/platform/queue_policy.h"
#include "core/platform/queue_simulation.h"

namespace slicescape {

/// Device-hours of the job, from the allocation to the last token.
struct DeviceHours {
  double useful = 0;
  double straggler = 0;  ///< steps slowed by slow hosts, and the batch ramp
  double checkpoints = 0;
  double failures = 0;       ///< detection, lost work, restart
  double holding = 0;        ///< held and not computing: setup, planned stops, requeue
  double spares = 0;         ///< hosts kept free
  double fragmentation = 0;  ///< devices of the job's hosts that it cannot use

  double total() const {
    return useful + straggler + checkpoints + failures + holding + spares + fragmentation;
  }
};

/// Effect of one input on the P90 completion, the input at its own P10 and P90.
struct TornadoBar {
  std::string key;  ///< "failures_per_host_day", "pace", "queue_wait", …
  Text name;
  TextArgument low, high;  ///< the values of the input
  double p90AtLowS = 0;
  double p90AtHighS = 0;
  double swing() const {
    return p90AtHighS > p90AtLowS ? p90AtHighS - p90AtLowS : p90AtLowS - p90AtHighS;
  }
};

/// When the pool is full, with the load growing: an interval, in days from now.
struct Saturation {
  bool isSaturated = false;  ///< already
  double earliestDays = 0;   ///< load crosses the target utilisation
  double latestDays = 0;     ///< and the pool itself
};

/// What a capacity review asks for.
struct CapacityView {
  DeviceHours deviceHours;
  std::optional<double> costUsd;
  double energyKwh = 0;
  std::optional<double> energyUsd;
  double hostPowerW = 0;
  double poolDevices = 0;
  double usedDevices = 0;  ///< by tenants
  double utilisation = 0;  ///< tenants and this job over the pool
  double targetUtilisation = 0.85;
  double headroomDevices = 0;  ///< target less committed
  std::optional<Saturation> saturation;
  std::optional<double> deadlineProbability;
  std::vector<TornadoBar> tornado;  ///< largest swing first
  double tornadoCentreS = 0;        ///< the P90 by the same draws, every input as it is
  /// Nothing is changed: P50 and P90 of the plan as it is.
  double doNothingP50S = 0;
  double doNothingP90S = 0;
  /// Least number of hosts with which the P90 meets the deadline, spares included; empty
  /// without a deadline or where no number of the pool's hosts does.
  std::optional<int> minimumHosts;
  int spareHosts = 0;  ///< recommended, T12
  std::optional<double> spareCostUsd;
  std::vector<Text> notes;
};

/// Figures of a capacity review for one plan. Draws the completion a dozen times.
std::optional<CapacityView> capacityView(const Plan& plan, const Evaluation& evaluation,
                                         const PlanCompletion& completion,
                                         const Catalogues& catalogues = Catalogues::builtIn());

/// One-at-a-time swings of the P90 completion.
std::vector<TornadoBar> tornado(const CompletionInput& input);
/// What they swing around: the P90 of the input as it is, by the same number of draws and the
/// same seed, so that an input without effect has no swing.
double tornadoCentreS(const CompletionInput& input);

/// Days until a load that is `utilisation` of the pool now and grows by `growthPerYear`
/// (0.5 = half as much again) passes `target` and 1.
Saturation saturationDays(double utilisation, double growthPerYear, double target);

}  // namespace slicescape
