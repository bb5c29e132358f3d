// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/platform/load_series.h"
#include "core/platform/pool.h"
#include "core/platform/queue_job.h"
#include "core/platform/queue_policy.h"

namespace slicescape {

/// What became of one job. Seconds of the trace; negative = never.
struct JobOutcome {
  double firstStartS = -1;
  double endS = -1;
  double waitS = 0;  ///< submission to first start
  int restarts = 0;
  int preemptions = 0;
  bool rejected = false;
  bool starved = false;
  bool gaveUp = false;  ///< used up its restarts
};

/// Waits of the jobs of one size class.
struct WaitBySize {
  std::string label;  ///< "1", "2–4", …, "513+"
  int from = 1, to = 1;
  std::int64_t jobs = 0;
  double meanS = 0, p50S = 0, p90S = 0, longestS = 0;
};

/// Jobs that hold hosts and wait for more, with nothing running that could free any.
struct QueueDeadlock {
  double atS = 0;
  std::vector<std::string> jobs;
  std::vector<int> devicesHeld;
  std::vector<int> devicesWanted;
};

struct QueueReport {
  std::int64_t jobs = 0;
  std::int64_t finished = 0;
  double meanWaitS = 0, p50WaitS = 0, p90WaitS = 0, longestWaitS = 0;
  std::vector<WaitBySize> bySize;
  double makespanS = 0;      ///< first submission to last end
  double utilisation = 0;    ///< device-seconds in use over the pool's, until the last end
  double usefulDeviceS = 0;  ///< of work that counted
  double lostDeviceS = 0;    ///< done again after preemption or failure
  double heldDeviceS = 0;    ///< held by gangs that were not complete
  double idleDeviceS = 0;
  double fragmentedDeviceS = 0;    ///< idle while a job waited that they would have sufficed for
  double fragmentationLoss = 0;    ///< the same over all device-seconds
  double headBlockedS = 0;         ///< time in which the first in the queue could not start,
  double headBlockedByShapeS = 0;  ///< and the part in which enough devices were free
  std::int64_t preemptions = 0;
  std::int64_t hostFailures = 0;
  std::int64_t hotSwaps = 0;
  std::vector<std::string> starved;
  std::vector<std::string> rejected;  ///< larger than the cluster or its domains
  std::vector<QueueDeadlock> deadlocks;
  std::vector<TraceNote> notes;      ///< about the trace and the jobs left out
  std::vector<JobOutcome> outcomes;  ///< by job of the trace
  LoadSeries load;                   ///< devices in use and jobs waiting over time
  bool cancelled = false;
};

struct QueueControl {
  /// Told the share of the jobs that have ended, now and then, from the calling thread.
  std::function<void(double)> onProgress = {};
  std::function<bool()> isCancelled = {};
};

/// Plays a trace on a pool of equal hosts. Discrete events in exact order: at one time,
/// ends come before submissions. A job of at most one host takes the fullest host that still
/// has room (lowest index), a larger one whole empty hosts (lowest index) and the rest on the
/// fullest host with room. Deterministic: the same input gives the same report.
class QueueSimulation {
 public:
  /// Hosts that are `devices` wide; `racks` gives each host's domain of the required
  /// topology level (empty = one domain).
  struct Machine {
    int hosts = 0;
    int devices = 8;
    std::vector<int> domains;
    static Machine of(const Pool& pool, TopologyLevel level);
  };
  static QueueReport run(const Machine& machine, const std::vector<QueueJob>& jobs,
                         const QueuePolicy& policy, const QueueControl& control = {});
};

/// When a planned gang would start if it were submitted at many moments of the trace.
struct PlanStart {
  double p50S = 0, p90S = 0;
  int replications = 0;
  int neverStarted = 0;
};
/// Inserts `job` at `replications` seeded moments of the middle of the trace, one run each,
/// and gives the quantiles of its wait.
PlanStart planStart(const QueueSimulation::Machine& machine, const std::vector<QueueJob>& jobs,
                    const QueueJob& job, const QueuePolicy& policy, int replications = 20,
                    const QueueControl& control = {});

/// Rough preview of the wait (Allen and Cunneen): k = pool / gang servers; empty below four
/// servers, where it means nothing, and at full load.
std::optional<double> waitPreviewS(double poolDevices, double gangDevices, double load,
                                   double arrivalCv, double serviceCv, double meanServiceS);

}  // namespace slicescape
