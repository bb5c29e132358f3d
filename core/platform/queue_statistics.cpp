// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/platform/queue_engine.h"
#include "core/platform/random.h"

namespace slicescape {
namespace {

struct SizeClass {
  const char* label;
  int from, to;
};
// The classes of the Philly study up to 32 GPUs, doubled fourfold above.
constexpr std::array kClasses{SizeClass{"1", 1, 1},           SizeClass{"2–4", 2, 4},
                              SizeClass{"5–8", 5, 8},         SizeClass{"9–16", 9, 16},
                              SizeClass{"17–32", 17, 32},     SizeClass{"33–128", 33, 128},
                              SizeClass{"129–512", 129, 512}, SizeClass{"513+", 513, 1 << 30}};

struct Waits {
  double mean = 0, p50 = 0, p90 = 0, longest = 0;
};

Waits waitsOf(std::vector<double>& values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  double sum = 0;
  for (const double value : values) sum += value;
  const double* begin = values.data();
  const double* end = begin + values.size();
  return {sum / static_cast<double>(values.size()), quantileOfSorted(begin, end, 0.5),
          quantileOfSorted(begin, end, 0.9), values.back()};
}

}  // namespace

void summarise(const std::vector<QueueJob>& jobs, QueueReport& report) {
  std::vector<double> all;
  std::array<std::vector<double>, kClasses.size()> byClass;
  for (std::size_t j = 0; j < jobs.size(); ++j) {
    const JobOutcome& outcome = report.outcomes[j];
    if (outcome.firstStartS < 0) continue;
    all.push_back(outcome.waitS);
    for (std::size_t c = 0; c < kClasses.size(); ++c) {
      if (jobs[j].devices >= kClasses[c].from && jobs[j].devices <= kClasses[c].to) {
        byClass[c].push_back(outcome.waitS);
      }
    }
  }
  const Waits waits = waitsOf(all);
  report.meanWaitS = waits.mean;
  report.p50WaitS = waits.p50;
  report.p90WaitS = waits.p90;
  report.longestWaitS = waits.longest;
  for (std::size_t c = 0; c < kClasses.size(); ++c) {
    if (byClass[c].empty()) continue;
    const auto count = static_cast<std::int64_t>(byClass[c].size());
    const Waits of = waitsOf(byClass[c]);
    report.bySize.push_back({kClasses[c].label, kClasses[c].from, kClasses[c].to, count, of.mean,
                             of.p50, of.p90, of.longest});
  }
  if (!report.rejected.empty()) {
    const auto count = static_cast<std::int64_t>(report.rejected.size());
    report.notes.push_back(
        {"larger-than-cluster",
         count,
         report.rejected.front(),
         {SLICESCAPE_TEXT("{0} jobs are larger than the cluster and were rejected; the first is "
                          "{1}."),
          {count, report.rejected.front()}}});
  }
}

}  // namespace slicescape
