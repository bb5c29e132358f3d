// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

#include "core/platform/queue_simulation.h"
#include "core/platform/random.h"

namespace slicescape {

namespace {

/// Wait of `job` in the trace, submitted when it says; empty when it never starts.
std::optional<double> waitOf(const QueueJob& job, const QueueSimulation::Machine& machine,
                             const std::vector<QueueJob>& jobs, const QueuePolicy& policy,
                             const std::atomic<bool>& stopped) {
  const auto after =
      std::upper_bound(jobs.begin(), jobs.end(), job.submitS,
                       [](double time, const QueueJob& other) { return time < other.submitS; });
  std::vector<QueueJob> with;
  with.reserve(jobs.size() + 1);
  with.insert(with.end(), jobs.begin(), after);
  with.push_back(job);
  with.insert(with.end(), after, jobs.end());
  QueueControl control;
  control.isCancelled = [&stopped] { return stopped.load(); };
  control.untilStarts = static_cast<std::size_t>(after - jobs.begin());
  const QueueReport report = QueueSimulation::run(machine, with, policy, control);
  const JobOutcome& outcome = report.outcomes[*control.untilStarts];
  return outcome.firstStartS < 0 ? std::nullopt : std::optional<double>(outcome.waitS);
}

}  // namespace

PlanStart planStart(const QueueSimulation::Machine& machine, const std::vector<QueueJob>& jobs,
                    const QueueJob& job, const QueuePolicy& policy, int replications,
                    const QueueControl& control) {
  PlanStart result;
  if (jobs.empty() || replications <= 0) return result;
  const double first = jobs.front().submitS;
  const double last = jobs.back().submitS;
  Random random(policy.seed ^ 0xA5A5A5A5ULL);
  // The pool fills in the first fifth and empties after the last submission.
  std::vector<QueueJob> planned(static_cast<std::size_t>(replications), job);
  for (QueueJob& one : planned) one.submitS = first + (last - first) * random.uniform(0.2, 0.9);

  struct Replication {
    bool isDone = false;
    std::optional<double> waitS;
  };
  std::vector<Replication> each(planned.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  std::atomic<bool> stopped = false;
  const auto work = [&](bool tells) {
    for (std::size_t r = next++; r < planned.size() && !stopped; r = next++) {
      if (tells && control.isCancelled && control.isCancelled()) stopped = true;
      const std::optional<double> waitS = waitOf(planned[r], machine, jobs, policy, stopped);
      if (stopped) return;
      each[r] = {true, waitS};
      ++done;
      if (tells && control.onProgress) {
        control.onProgress(static_cast<double>(done) / static_cast<double>(planned.size()));
      }
    }
  };
  {
    const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(most, planned.size()); ++i) {
      helpers.emplace_back(work, false);
    }
    work(true);
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
