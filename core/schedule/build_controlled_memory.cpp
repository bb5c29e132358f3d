// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "core/schedule/builders.h"
#include "core/schedule/weight_fitting.h"

namespace slicescape {
namespace {

/// Where the four operations of one micro-batch lie in the repeated building block, in
/// slots of one operation: forward of chunk 0 and 1, input gradient of chunk 1 and 0.
std::array<int, 4> blockOffsets(const ScheduleShape& shape, int rank) {
  const int p = shape.ranks;
  if (shape.kind == ScheduleKind::VMin) {
    const int shift = p % 3 == 0 ? 2 : 0;  // keeps the four apart modulo 6
    return {rank, 2 * p - 1 - rank, 2 * p + shift + rank, 4 * p + shift - 1 - rank};
  }
  const int shift = p % 2 == 0 ? 3 : 0;
  return {2 * rank, 3 * p - 2 - rank, 3 * p - 1 + shift + 2 * rank, 6 * p - 2 + shift - rank};
}

/// Forwards and input gradients of one rank when the block starts every six slots: three
/// operations for each of two chunks.
Program repeatedBlock(const ScheduleShape& shape, int rank) {
  constexpr int kPeriod = 6;
  const auto offsets = blockOffsets(shape, rank);
  const std::array<Operation, 4> block{
      operation(OperationKind::Forward, 0, 0), operation(OperationKind::Forward, 0, 1),
      operation(OperationKind::BackwardInput, 0, 1), operation(OperationKind::BackwardInput, 0, 0)};
  Program program;
  program.reserve(4 * static_cast<std::size_t>(shape.microBatches));
  std::array<int, 4> next{};
  for (int placed = 0; placed < 4 * shape.microBatches; ++placed) {
    std::size_t first = 4;
    for (std::size_t k = 0; k < 4; ++k) {
      if (next[k] == shape.microBatches) continue;
      if (first == 4 || offsets[k] + kPeriod * next[k] < offsets[first] + kPeriod * next[first]) {
        first = k;
      }
    }
    program.push_back(block[first]);
    program.back().microBatch = next[first]++;
  }
  return program;
}

/// Chunk activations a rank may hold: about a half and a third of 1F1B's p stages, and one
/// stage more (cost_model 3.6).
int chunkLimit(const ScheduleShape& shape) {
  const int p = shape.ranks;
  if (shape.kind == ScheduleKind::VMin) return 2 * (static_cast<int>(std::lround(p / 3.0)) + 1);
  return p % 2 == 0 ? p + 2 : p + 1;
}

}  // namespace

/// V-Half and V-Min (Qi et al., Pipeline parallelism with controllable memory): the block's
/// order of forwards and input gradients, weight gradients fitted between them.
Programs controlledMemoryPrograms(const ScheduleShape& shape, const ScheduleTimes& times) {
  Programs order;
  for (int rank = 0; rank < shape.ranks; ++rank) order.push_back(repeatedBlock(shape, rank));
  FittingRule rule;
  rule.memoryLimit = chunkLimit(shape);
  Programs programs;
  WeightFitter(shape, times).fit(order, rule, &programs);
  return programs;
}

}  // namespace slicescape
