// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/platform/queue_job.h"
#include "core/platform/random.h"

namespace slicescape {
namespace {

/// Share of the jobs and log-normal duration (ln seconds) of one size class of the Philly
/// trace, fitted over 82,247 jobs; the largest class has too few jobs of its own and takes
/// the durations of the one below.
struct SizeMix {
  double share;
  int from, to;
  double mu, sigma;
};
constexpr std::array kPhilly{SizeMix{0.932, 1, 1, 6.72, 1.97}, SizeMix{0.045, 2, 4, 6.85, 3.80},
                             SizeMix{0.020, 5, 8, 9.65, 2.79}, SizeMix{0.0025, 9, 16, 9.19, 3.32},
                             SizeMix{0.0009, 17, 32, 9.19, 3.32}};

/// Powers of two within the class: what users ask for.
int sizeIn(const SizeMix& mix, Random& random) {
  std::vector<int> sizes;
  for (int size = 1; size <= mix.to; size *= 2) {
    if (size >= mix.from) sizes.push_back(size);
  }
  const auto index = static_cast<std::size_t>(random.uniform() * static_cast<double>(sizes.size()));
  return sizes.empty() ? mix.to : sizes[std::min(index, sizes.size() - 1)];
}

}  // namespace

JobTrace generateJobs(const JobMix& mix) {
  JobTrace trace;
  trace.format = "generated";
  Random random(mix.seed);
  const double mean = 86400 / std::max(1e-9, mix.jobsPerDay);
  // Two-phase hyperexponential with balanced means and the stated coefficient of variation.
  const double square = std::max(1.0, mix.burstiness * mix.burstiness);
  const double first = 0.5 * (1 + std::sqrt((square - 1) / (square + 1)));
  double total = 0;
  for (const SizeMix& size : kPhilly) total += size.share;
  double time = 0;
  const double end = mix.days * 86400;
  for (std::int64_t number = 1; time <= end; ++number) {
    double pick = random.uniform() * total;
    const SizeMix* chosen = &kPhilly.back();
    for (const SizeMix& size : kPhilly) {
      if (pick < size.share) {
        chosen = &size;
        break;
      }
      pick -= size.share;
    }
    QueueJob job;
    job.id = std::to_string(number);
    job.submitS = std::floor(time);
    job.devices = sizeIn(*chosen, random);
    const double duration =
        std::exp(chosen->mu + chosen->sigma * random.normal()) * mix.durationScale;
    job.durationS = std::floor(std::clamp(duration, 1.0, mix.longestS));
    job.limitS = std::ceil(job.durationS * std::max(1.0, mix.limitFactor));
    if (mix.preemptibleShare > 0) {
      job.preemptible = random.uniform() < mix.preemptibleShare;
      job.priority = job.preemptible ? 0 : kGeneratedPriority;
    }
    if (job.devices <= mix.largestDevices) trace.jobs.push_back(std::move(job));
    const bool inBurst = random.uniform() < first;
    time += random.exponential(mean / (2 * (inBurst ? first : 1 - first)));
  }
  return trace;
}

JobMix scaledToLoad(JobMix mix, double devices, double load) {
  // One draw of uncut durations; a scale only multiplies and cuts them.
  JobMix uncut = mix;
  uncut.durationScale = 1;
  uncut.longestS = std::numeric_limits<double>::max();
  const std::vector<QueueJob> jobs = generateJobs(uncut).jobs;
  if (jobs.size() < 2) return mix;
  const double span = jobs.back().submitS - jobs.front().submitS;
  const auto offered = [&](double scale) {
    double work = 0;
    for (const QueueJob& job : jobs) {
      work += job.devices * std::clamp(job.durationS * scale, 1.0, mix.longestS);
    }
    return work / span;
  };
  double low = 1e-3;
  double high = 1e3;
  while (high / low > 1.0005) {
    const double middle = std::sqrt(low * high);
    (offered(middle) < load * devices ? low : high) = middle;
  }
  mix.durationScale = std::sqrt(low * high);
  return mix;
}

}  // namespace slicescape
