// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

#include "core/platform/queue_engine.h"
#include "core/platform/queue_simulation.h"
#include "core/platform/random.h"

namespace slicescape {

PlanStart planStart(const QueueSimulation::Machine& machine, const std::vector<QueueJob>& jobs,
                    const QueueJob& job, const QueuePolicy& policy, int replications,
                    const QueueControl& control) {
  PlanStart result;
  if (jobs.empty() || replications <= 0) return result;
  const double first = jobs.front().submitS;
  const double last = jobs.back().submitS;
  Random random(policy.seed ^ 0xA5A5A5A5ULL);
  // The pool fills in the first fifth and empties after the last submission.
  std::vector<double> moments;
  for (int r = 0; r < replications; ++r) {
    moments.push_back(first + (last - first) * random.uniform(0.2, 0.9));
  }
  std::sort(moments.begin(), moments.end());
  // The planned job, once for each moment, is held back behind the trace. What lies before a
  // moment is played once and copied.
  std::vector<QueueJob> with = jobs;
  for (const double moment : moments) {
    with.push_back(job);
    with.back().submitS = moment;
  }
  struct Replication {
    bool isDone = false;
    std::optional<double> waitS;
  };
  std::vector<Replication> each(moments.size());
  std::atomic<std::size_t> done = 0;
  std::atomic<bool> stopped = false;  // asked for in the calling thread alone
  const auto work = [&](std::size_t begin, std::size_t end, bool tells) {
    const QueueControl silent;
    const auto isStopped = [&stopped] { return stopped.load(std::memory_order_relaxed); };
    QueueEngine before(machine, with, policy, silent);
    before.begin(jobs.size());
    for (std::size_t r = begin; r < end; ++r) {
      if (tells && control.isCancelled && control.isCancelled()) stopped = true;
      before.playBefore(moments[r], isStopped);
      QueueEngine after = before;
      const std::optional<double> waitS = after.waitOf(jobs.size() + r, isStopped);
      if (stopped) return;
      each[r] = {true, waitS};
      ++done;
      if (tells && control.onProgress) {
        control.onProgress(static_cast<double>(done) / static_cast<double>(moments.size()));
      }
    }
  };
  {
    const std::size_t parts =
        std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, moments.size());
    std::vector<std::jthread> helpers;
    for (std::size_t part = 0; part + 1 < parts; ++part) {
      helpers.emplace_back(work, part * moments.size() / parts, (part + 1) * moments.size() / parts,
                           false);
    }
    work((parts - 1) * moments.size() / parts, moments.size(), true);
  }
  std::vector<double> waits;
  for (const Replication& one : each) {
    if (!one.isDone) continue;
    ++result.replications;
    if (one.waitS) {
      waits.push_back(*one.waitS);
    } else {
      ++result.neverStarted;
    }
  }
  std::sort(waits.begin(), waits.end());
  const double* begin = waits.data();
  const double* end = begin + waits.size();
  result.p50S = quantileOfSorted(begin, end, 0.5);
  result.p90S = quantileOfSorted(begin, end, 0.9);
  return result;
}

}  // namespace slicescape
