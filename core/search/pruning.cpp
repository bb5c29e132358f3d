// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/pruning.h"

namespace slicescape {

const char* limitCode(LimitMetric metric) {
  switch (metric) {
    case LimitMetric::StepTime:
      return "limit.step_time";
    case LimitMetric::Memory:
      return "limit.memory";
    case LimitMetric::Cost:
      return "limit.cost";
    case LimitMetric::Completion:
      return "limit.completion";
    case LimitMetric::Mfu:
      return "limit.mfu";
    case LimitMetric::Gpus:
      return "limit.gpus";
  }
  return "limit";
}

Text limitReason() {
  return {SLICESCAPE_TEXT("Beyond a limit that was set."), {}};
}

Text memoryReason() {
  return {SLICESCAPE_TEXT("Needs more memory than the GPU has."), {}};
}

}  // namespace slicescape
