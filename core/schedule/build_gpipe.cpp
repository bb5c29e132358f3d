// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/builders.h"

namespace slicescape {

/// GPipe: all forwards, then all backwards in the same order.
Programs gpipePrograms(const ScheduleShape& shape) {
  Program program;
  program.reserve(2 * static_cast<std::size_t>(shape.microBatches));
  for (const OperationKind kind : {OperationKind::Forward, OperationKind::Backward}) {
    for (int i = 0; i < shape.microBatches; ++i) program.push_back(operation(kind, i));
  }
  return Programs(static_cast<std::size_t>(shape.ranks), program);
}

}  // namespace slicescape
