// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/builders.h"

namespace slicescape {

/// Breadth-first (looped): chunk by chunk all forwards, then chunk by chunk backwards all
/// backwards, last micro-batch first as in PyTorch's ScheduleLoopedBFS. Every chunk's
/// weights are gathered once per pass, which suits FSDP.
Programs breadthFirstPrograms(const ScheduleShape& shape) {
  Program program;
  program.reserve(2 * static_cast<std::size_t>(shape.microBatches) *
                  static_cast<std::size_t>(shape.chunks));
  for (int chunk = 0; chunk < shape.chunks; ++chunk) {
    for (int i = 0; i < shape.microBatches; ++i) {
      program.push_back(operation(OperationKind::Forward, i, chunk));
    }
  }
  for (int chunk = shape.chunks - 1; chunk >= 0; --chunk) {
    for (int i = shape.microBatches - 1; i >= 0; --i) {
      program.push_back(operation(OperationKind::Backward, i, chunk));
    }
  }
  return Programs(static_cast<std::size_t>(shape.ranks), program);
}

}  // namespace slicescape
