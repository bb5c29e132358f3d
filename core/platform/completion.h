// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/platform/checkpoint.h"

namespace slicescape {

/// What the finishing date is made of. All in seconds.
struct CompletionParts {
  double queueWait = 0;   ///< before the first start
  double setup = 0;       ///< first start
  double compute = 0;     ///< useful steps at the predicted pace
  double straggler = 0;   ///< what slow hosts add to them
  double batchRamp = 0;   ///< what the smaller batch of the beginning adds
  double checkpoint = 0;  ///< stalls
  double detect = 0;      ///< after failures: noticing them,
  double lostWork = 0;    ///< doing again what was not saved,
  double restart = 0;     ///< restarting, by machine or by people,
  double requeue = 0;     ///< waiting for hosts
  double plannedStops = 0;

  double failures() const { return detect + lostWork + restart + requeue; }
  double total() const {
    return queueWait + setup + compute + straggler + batchRamp + checkpoint + failures() +
           plannedStops;
  }
  /// From the first step to the last token: the time the job holds its hosts.
  double running() const { return total() - queueWait; }
};

/// Everything the completion estimate needs; no plan, so that formulas are tested alone.
/// Seconds and failures per second of running time.
struct CompletionInput {
  double usefulS = 0;     ///< tokens over tokens per second, at full batch
  double paceLow = 0.9;   ///< useful time over the prediction that one of ten falls below
  double paceHigh = 1.1;  ///< and that one of ten exceeds
  double straggler = 1;   ///< median slow-down; 1 = none, and none is sampled
  double stragglerP90 = 1;
  double batchRampS = 0;  ///< extra time of the ramp
  double hosts = 1;
  double failuresPerHostDay = 0;
  double failureRateLow = 1;  ///< factors on the rate, log-uniform between them
  double failureRateHigh = 1;
  double jobFailuresPerDay = 0;
  double intervalS = 3600;
  double blockingS = 0;
  double detectS = 0;
  double responseS = 0;  ///< until a person acts, where no machine restarts the job
  double restartS = 0;   ///< further failures may strike meanwhile
  double requeueS = 0;   ///< mean of an exponential wait
  double setupS = 0;
  double queueWaitP50S = 0;
  double queueWaitP90S = 0;
  double plannedStopsPerDay = 0;
  double plannedStopS = 0;
  std::optional<double> deadlineS;
};

/// A finishing time with what it is made of and where its spread comes from.
struct CompletionEstimate {
  double p10S = 0;
  double p50S = 0;
  double p90S = 0;
  double meanS = 0;
  double standardDeviationS = 0;
  CompletionParts parts;  ///< mean of each part; they sum to the mean
  double expectedFailures = 0;
  /// P10 … P90 with the parameters held at their middle (chance alone), and of the
  /// parameters with chance averaged out.
  Band chance;
  Band parameters;
  double analyticMeanS = 0;       ///< closed form; its validity is `analyticIsValid`
  bool analyticIsValid = false;   ///< (u0 + dt/2)/M within the envelope of F2
  double effectiveTimeRatio = 0;  ///< useful over the running time, F2 or F4
  std::optional<double> deadlineProbability;
  std::vector<double> samplesS;  ///< sorted draws, for a chart
  int draws = 0;
  bool cancelled = false;

  /// Share of the draws that end by `seconds`.
  double probabilityBy(double seconds) const;
};

struct CompletionOptions {
  int draws = 2000;
  std::uint64_t seed = 1;
  /// False for a run whose parameters are all known.
  bool sampleParameters = true;
  /// Asked every hundred draws; true ends the estimate.
  std::function<bool()> isCancelled = {};
};

/// Mean of every part in closed form, the parameters at their middle.
CompletionParts expectedCompletion(const CompletionInput& input);

/// Seeded Monte Carlo: equal input and options give equal results on every machine. Each
/// draw takes its parameters (failure rate log-uniform, pace and straggler log-normal), then
/// plays the failures: detection, work since the last checkpoint, restart, requeue.
CompletionEstimate estimateCompletion(const CompletionInput& input,
                                      const CompletionOptions& options = {});

}  // namespace slicescape
