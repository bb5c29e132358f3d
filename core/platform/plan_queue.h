// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/platform/plan_completion.h"
#include "core/platform/queue_simulation.h"

namespace slicescape {

/// The plan's own gang as a job of a trace: it runs until its mean finish or, where the queue
/// sets one, its time limit; a day where the plan has no finish.
QueueJob planJob(const Plan& plan, const Evaluation& evaluation, const QueueSettings& queue);

/// The pool with its load grown by a factor.
struct GrowthPoint {
  double factor = 1;
  double load = 0;      ///< offered device-seconds per second, over the pool's devices
  double p90WaitS = 0;  ///< of all jobs, simulated
};

/// When the pool is full, the submissions of a trace coming ever faster. Days from now; infinity
/// when growth up to the last point does not reach it.
struct GrowthForecast {
  std::vector<GrowthPoint> points;  ///< by factor, the first is today
  double loadDays = 0;              ///< the offered load passes the target
  double waitDays = 0;              ///< the simulated P90 wait passes what the pool promises
  bool cancelled = false;

  double earliestDays() const { return loadDays < waitDays ? loadDays : waitDays; }
  double latestDays() const { return loadDays < waitDays ? waitDays : loadDays; }
};

/// Plays the trace with its submissions closer together, up to four times as dense. The load
/// grows by `growthPerYear` (0.5 = half as much again); without a promised wait only the load
/// counts. Where waits pass the promise the points are closer; between two of them the crossing
/// is interpolated.
GrowthForecast forecastGrowth(const QueueSimulation::Machine& machine,
                              const std::vector<QueueJob>& jobs, const QueuePolicy& policy,
                              double growthPerYear, double targetUtilisation,
                              std::optional<double> waitTargetS, const QueueControl& control = {});

}  // namespace slicescape
