// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "core/schedule/simulation.h"

// Speed of building and simulating pipeline schedules: median and 99th percentile over
// many runs, and the fastest run, which on a shared machine says most about the code.

namespace {

using namespace slicescape;
using Clock = std::chrono::steady_clock;

double millisecondsBetween(Clock::time_point start, Clock::time_point end) {
  return std::chrono::duration<double, std::milli>(end - start).count();
}

double at(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5)];
}

ScheduleTimes timesFor(const ScheduleShape& shape) {
  ScheduleTimes times;
  times.chunks.assign(static_cast<std::size_t>(shape.ranks),
                      std::vector<ChunkTimes>(static_cast<std::size_t>(chunkSlots(shape)),
                                              {10e-3, 12e-3, 8e-3, 28e-3}));
  // Uneven stages, as after a moved boundary.
  times.chunks[times.chunks.size() / 2][0].forward = 11e-3;
  times.boundaryLatency.assign(static_cast<std::size_t>(stageCount(shape) - 1), 50e-6);
  return times;
}

/// One shape: builds and simulates it again and again and prints a line.
bool measure(ScheduleKind kind, int ranks, int microBatches, int chunks) {
  ScheduleShape shape;
  shape.kind = kind;
  shape.ranks = ranks;
  shape.microBatches = microBatches;
  shape.chunks = impliedChunks(kind) > 0 ? impliedChunks(kind) : chunks;
  const ScheduleTimes times = timesFor(shape);
  constexpr int kRuns = 100;
  std::vector<double> build;
  std::vector<double> run;
  std::size_t operations = 0;
  for (int i = 0; i < kRuns; ++i) {
    const auto start = Clock::now();
    const Schedule schedule = buildSchedule(shape, times);
    const auto built = Clock::now();
    const auto timeline = simulate(schedule, times);
    const auto end = Clock::now();
    if (timeline.has_error()) {
      std::printf("%s: %s\n", std::string(scheduleName(kind)).c_str(),
                  toEnglish(timeline.error().expected).c_str());
      return false;
    }
    operations = 0;
    for (const auto& program : schedule.programs) operations += program.size();
    build.push_back(millisecondsBetween(start, built));
    run.push_back(millisecondsBetween(built, end));
  }
  const double perSecond = static_cast<double>(operations) / 1e3;  // over milliseconds: millions/s
  std::printf(
      "%-17s %3d ranks %4d micro-batches %d chunks %7zu operations | build ms %7.3f median "
      "%7.3f p99 | simulate ms %7.3f median %7.3f p99 %7.3f best | million/s %6.1f median "
      "%6.1f p99 %6.1f best\n",
      std::string(scheduleName(kind)).c_str(), ranks, microBatches, shape.chunks, operations,
      at(build, 0.5), at(build, 0.99), at(run, 0.5), at(run, 0.99), at(run, 0),
      perSecond / at(run, 0.5), perSecond / at(run, 0.99), perSecond / at(run, 0));
  return true;
}

}  // namespace

int main() {
  bool good = measure(ScheduleKind::Interleaved, 64, 512, 2);
  good = measure(ScheduleKind::Interleaved, 16, 128, 4) && good;
  for (const ScheduleKind kind : availableSchedules()) {
    good = measure(kind, kind == ScheduleKind::None ? 1 : 16, 128, 2) && good;
  }
  return good ? 0 : 1;
}
