// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/schedule.h"

namespace slicescape {
namespace {

/// Simulating more would take seconds and gigabytes; no training step comes near.
constexpr std::int64_t kMostOperations = 8'000'000;

using Problems = std::vector<ScheduleProblem>;

std::string nameOf(const ScheduleShape& shape) {
  return std::string(scheduleName(shape.kind));
}

void checkRanges(const ScheduleShape& shape, Problems& problems) {
  if (shape.ranks < 1) {
    problems.push_back(
        {{SLICESCAPE_TEXT("A pipeline needs at least one rank, not {0}"), {shape.ranks}},
         {SLICESCAPE_TEXT("Use 1 rank or more"), {}}});
  }
  if (shape.microBatches < 1) {
    problems.push_back(
        {{SLICESCAPE_TEXT("A step needs at least one micro-batch, not {0}"), {shape.microBatches}},
         {SLICESCAPE_TEXT("Use 1 micro-batch or more"), {}}});
  }
  if (shape.chunks < 1) {
    problems.push_back(
        {{SLICESCAPE_TEXT("Every rank needs at least one chunk, not {0}"), {shape.chunks}},
         {SLICESCAPE_TEXT("Use 1 chunk or more"), {}}});
  }
}

void checkLength(const ScheduleShape& shape, Problems& problems) {
  const std::int64_t perMicroBatch = 3 * std::int64_t{shape.ranks} * chunkSlots(shape);
  const std::int64_t most = kMostOperations / perMicroBatch;
  if (shape.microBatches <= most) return;
  problems.push_back(
      {{SLICESCAPE_TEXT("A step of {0} micro-batches on {1} ranks is too long to simulate"),
        {shape.microBatches, shape.ranks}},
       {SLICESCAPE_TEXT("Use at most {0} micro-batches: larger ones, or more data parallel ranks"),
        {std::max<std::int64_t>(most, 1)}}});
}

void checkChunks(const ScheduleShape& shape, Problems& problems) {
  const int implied = impliedChunks(shape.kind);
  if (implied == 0 || shape.chunks == implied) return;
  const Text rule{implied == 1
                      ? SLICESCAPE_TEXT("{0} runs one chunk per rank, not {1}")
                      : SLICESCAPE_TEXT("{0} runs two chunks per rank (down the ranks and back "
                                        "up), not {1}"),
                  {nameOf(shape), shape.chunks}};
  problems.push_back({rule,
                      {implied == 1 ? SLICESCAPE_TEXT("Use 1 chunk per rank, or a schedule with "
                                                      "virtual stages")
                                    : SLICESCAPE_TEXT("Use 2 chunks per rank"),
                       {}}});
}

/// Megatron: v > 1, p ≤ N ≤ m, and a last group that is whole or holds at least p
/// micro-batches: a shorter one would starve the pipeline.
void checkInterleaved(const ScheduleShape& shape, Problems& problems) {
  const int p = shape.ranks;
  const int m = shape.microBatches;
  const int group = shape.groupSize > 0 ? shape.groupSize : p;
  if (shape.chunks < 2) {
    problems.push_back({{SLICESCAPE_TEXT("Interleaved 1F1B needs two chunks per rank or more, not "
                                         "{0}"),
                         {shape.chunks}},
                        {SLICESCAPE_TEXT("Use 2 chunks per rank, or 1f1b"), {}}});
  }
  if (m < p) {
    problems.push_back({{SLICESCAPE_TEXT("Interleaved 1F1B needs at least as many micro-batches as "
                                         "ranks; {0} are fewer than {1}"),
                         {m, p}},
                        {SLICESCAPE_TEXT("Use {0} micro-batches, or at most {1} ranks"), {p, m}}});
    return;
  }
  if (group < p || group > m) {
    problems.push_back({{SLICESCAPE_TEXT("The micro-batch group size {0} is outside {1} (ranks) to "
                                         "{2} (micro-batches)"),
                         {group, p, m}},
                        {SLICESCAPE_TEXT("Use a group size of {0}"), {std::clamp(group, p, m)}}});
    return;
  }
  const int rest = m % group;
  if (rest == 0 || rest >= p) return;
  problems.push_back(
      {{SLICESCAPE_TEXT("The last group of {0} micro-batches is shorter than the pipeline of {1} "
                        "ranks: {2} micro-batches in groups of {3}"),
        {rest, p, m, group}},
       {SLICESCAPE_TEXT("Use {0} or {1} micro-batches"), {m - rest, m - rest + p}}});
}

/// DualPipe feeds the data from both ends, so ranks and micro-batches come in pairs, and
/// its main phase needs two micro-batches per rank.
void checkDualPipe(const ScheduleShape& shape, Problems& problems) {
  const int p = shape.ranks;
  const int m = shape.microBatches;
  if (shape.kind == ScheduleKind::DualPipe) {
    if (p % 2 != 0) {
      problems.push_back({{SLICESCAPE_TEXT("DualPipe needs an even number of ranks, not {0}"), {p}},
                          {SLICESCAPE_TEXT("Use {0} or {1} ranks"), {std::max(p - 1, 2), p + 1}}});
    }
    if (m % 2 != 0) {
      problems.push_back(
          {{SLICESCAPE_TEXT("DualPipe needs an even number of micro-batches, not {0}"), {m}},
           {SLICESCAPE_TEXT("Use {0} or {1} micro-batches"), {std::max(m - 1, 2 * p), m + 1}}});
    }
  }
  if (m < 2 * p) {
    problems.push_back({{SLICESCAPE_TEXT("{0} needs at least two micro-batches per rank; {1} are "
                                         "fewer than 2 · {2}"),
                         {nameOf(shape), m, p}},
                        {SLICESCAPE_TEXT("Use {0} micro-batches, or at most {1} ranks"),
                         {2 * p, std::max(m / 2, 1)}}});
  }
}

}  // namespace

std::vector<ScheduleProblem> checkSchedule(const ScheduleShape& shape) {
  Problems problems;
  checkRanges(shape, problems);
  if (!problems.empty()) return problems;
  checkLength(shape, problems);
  checkChunks(shape, problems);
  switch (shape.kind) {
    case ScheduleKind::None:
      if (shape.ranks > 1) {
        problems.push_back({{SLICESCAPE_TEXT("Without a pipeline schedule there is one rank, not "
                                             "{0}"),
                             {shape.ranks}},
                            {SLICESCAPE_TEXT("Use 1 pipeline rank, or choose a schedule"), {}}});
      }
      break;
    case ScheduleKind::Interleaved:
      checkInterleaved(shape, problems);
      break;
    case ScheduleKind::DualPipe:
    case ScheduleKind::DualPipeV:
      checkDualPipe(shape, problems);
      break;
    case ScheduleKind::ZbAuto:
      if (shape.memoryLimitChunks > 0 && shape.memoryLimitChunks < 1) {
        problems.push_back(
            {{SLICESCAPE_TEXT("The memory limit of {0} chunks holds no micro-batch"),
              {shape.memoryLimitChunks}},
             {SLICESCAPE_TEXT("Use a limit of 1 chunk or more; {0} is what 1f1b needs"),
              {shape.ranks}}});
      }
      break;
    case ScheduleKind::Custom:
      problems.push_back({{SLICESCAPE_TEXT("A custom schedule cannot be built from its name"), {}},
                          {SLICESCAPE_TEXT("Read its programs from a file"), {}}});
      break;
    default:
      break;
  }
  return problems;
}

}  // namespace slicescape
