// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

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
  std::vector<double> waits;
  for (int r = 0; r < replications; ++r) {
    if (control.isCancelled && control.isCancelled()) break;
    // The pool fills in the first fifth and empties after the last submission.
    QueueJob planned = job;
    planned.submitS = first + (last - first) * random.uniform(0.2, 0.9);
    const auto after =
        std::upper_bound(jobs.begin(), jobs.end(), planned.submitS,
                         [](double time, const QueueJob& other) { return time < other.submitS; });
    const auto place = static_cast<std::size_t>(after - jobs.begin());
    std::vector<QueueJob> with(jobs.begin(), after);
    with.push_back(planned);
    with.insert(with.end(), after, jobs.end());
    QueueControl inner;
    inner.isCancelled = control.isCancelled;
    const QueueReport report = QueueSimulation::run(machine, with, policy, inner);
    ++result.replications;
    if (control.onProgress) control.onProgress((r + 1.0) / replications);
    if (report.outcomes[place].firstStartS < 0) {
      ++result.neverStarted;
    } else {
      waits.push_back(report.outcomes[place].waitS);
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
