// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/units/result.h"
#include "core/units/text.h"

namespace slicescape {

/// One job of a trace. Seconds from the trace's first submission.
struct QueueJob {
  std::string id;
  double submitS = 0;
  double durationS = 0;
  double limitS = 0;  ///< time limit it asked for; 0 = as long as it runs
  int devices = 1;
  int priority = 0;
  bool preemptible = false;
};

/// Something about a trace that was wrong and what was done about it. Never silent.
struct TraceNote {
  std::string code;       ///< "unsorted", "negative-time", "zero-devices", …
  std::int64_t jobs = 0;  ///< how many lines it concerns
  std::string example;    ///< the first: "line 12"
  Text message;
};

struct JobTrace {
  std::vector<QueueJob> jobs;  ///< by submission
  std::string format;          ///< "csv", "swf", "sacct"
  std::vector<TraceNote> notes;
};

struct TraceOptions {
  int devicesPerHost = 8;  ///< for traces that count nodes or CPUs
};

/// Reads a job trace, whatever it is: SWF (comment lines with ';', 18 numbers), sacct
/// --parsable2 ('|' between columns, JobID and Submit among them), else CSV with a heading
/// that names at least a submission time, a duration (or an end) and a number of GPUs.
/// Refused: no such columns, no usable job. Repaired and noted: unsorted lines, jobs that
/// never started, negative or unreadable values, steps of jobs.
Result<JobTrace> readJobTrace(std::string_view text, std::string_view file,
                              const TraceOptions& options = {});
Result<JobTrace> readJobTraceFile(const std::string& path, const TraceOptions& options = {});

/// A bursty job mix for where there is no trace (platform figures of the Philly trace:
/// arrivals far burstier than Poisson, log-normal durations by size class).
struct JobMix {
  double jobsPerDay = 760;  ///< 82,247 jobs in 108 days
  double burstiness = 15;   ///< coefficient of variation of the time between arrivals
  double days = 14;
  double longestS = 7 * 86400;  ///< durations are cut here
  double limitFactor = 2;       ///< asked-for limit over the real duration
  int largestDevices = 128;     ///< sizes above it are left out
  double durationScale = 1;     ///< scales every duration: the way to a wanted load
  double preemptibleShare = 0;  ///< of the jobs; they may be preempted by the others, whose
                                ///< priority is kGeneratedPriority
  std::uint64_t seed = 1;
};

/// Jobs by the mix, arrivals from a two-phase hyperexponential with the stated burstiness.
JobTrace generateJobs(const JobMix& mix);
inline constexpr int kGeneratedPriority = 100;
/// The mix with its durations scaled so that it offers `load` of a pool of `devices`: the
/// published mix loads every pool differently. Durations stay cut at the longest one, so a load
/// beyond what the cut allows is met as nearly as it can be.
JobMix scaledToLoad(JobMix mix, double devices, double load);
/// Device-seconds asked for per second of the trace.
double offeredLoad(const std::vector<QueueJob>& jobs);

}  // namespace slicescape
