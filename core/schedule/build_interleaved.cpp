// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/builders.h"

namespace slicescape {
namespace {

/// Forwards of a rank in order: for each group of N consecutive micro-batches (the last
/// group may be shorter), for each chunk, the micro-batches of the group. The backwards
/// follow the same table with the chunks reversed.
Program forwardTable(const ScheduleShape& shape) {
  const int group = shape.groupSize > 0 ? shape.groupSize : shape.ranks;
  Program table;
  table.reserve(static_cast<std::size_t>(shape.microBatches) *
                static_cast<std::size_t>(shape.chunks));
  for (int first = 0; first < shape.microBatches; first += group) {
    const int end = std::min(first + group, shape.microBatches);
    for (int chunk = 0; chunk < shape.chunks; ++chunk) {
      for (int i = first; i < end; ++i) {
        table.push_back(operation(OperationKind::Forward, i, chunk));
      }
    }
  }
  return table;
}

}  // namespace

/// Interleaved 1F1B (Megatron): rank r warms up with 2(p − 1 − r) + (v − 1)·N forwards of
/// the table, then alternates forward and backward, then runs the rest of the backwards.
Programs interleavedPrograms(const ScheduleShape& shape) {
  const int group = shape.groupSize > 0 ? shape.groupSize : shape.ranks;
  const Program forwards = forwardTable(shape);
  Program backwards = forwards;
  for (Operation& entry : backwards) {
    entry.kind = OperationKind::Backward;
    entry.chunk = static_cast<std::uint16_t>(shape.chunks - 1 - entry.chunk);
  }
  const std::int64_t total = static_cast<std::int64_t>(forwards.size());
  Programs programs(static_cast<std::size_t>(shape.ranks));
  for (int rank = 0; rank < shape.ranks; ++rank) {
    Program& program = programs[static_cast<std::size_t>(rank)];
    program.reserve(2 * forwards.size());
    const std::int64_t warmUp = std::min(
        2 * std::int64_t{shape.ranks - 1 - rank} + std::int64_t{shape.chunks - 1} * group, total);
    program.insert(program.end(), forwards.begin(), forwards.begin() + warmUp);
    auto backward = backwards.begin();
    for (auto forward = forwards.begin() + warmUp; forward != forwards.end(); ++forward) {
      program.push_back(*forward);
      program.push_back(*backward++);
    }
    program.insert(program.end(), backward, backwards.end());
  }
  return programs;
}

}  // namespace slicescape
