// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/builders.h"

namespace slicescape {

/// 1F1B (Megatron): rank r runs min(p − 1 − r, m) warm-up forwards, then pairs of one
/// forward and one backward, then the remaining backwards. On one rank this is plain
/// gradient accumulation.
Programs oneFOneBPrograms(const ScheduleShape& shape) {
  const int m = shape.microBatches;
  Programs programs(static_cast<std::size_t>(shape.ranks));
  for (int rank = 0; rank < shape.ranks; ++rank) {
    Program& program = programs[static_cast<std::size_t>(rank)];
    program.reserve(2 * static_cast<std::size_t>(m));
    const int warmUp = std::min(shape.ranks - 1 - rank, m);
    for (int i = 0; i < warmUp; ++i) program.push_back(operation(OperationKind::Forward, i));
    for (int i = warmUp; i < m; ++i) {
      program.push_back(operation(OperationKind::Forward, i));
      program.push_back(operation(OperationKind::Backward, i - warmUp));
    }
    for (int i = m - warmUp; i < m; ++i) {
      program.push_back(operation(OperationKind::Backward, i));
    }
  }
  return programs;
}

}  // namespace slicescape
