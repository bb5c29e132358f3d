// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/advisor/advice.h"
#include "core/plan/evaluate.h"

namespace slicescape {

struct AdviseOptions {
  int draws = 1000;  ///< of each completion estimate
  std::uint64_t seed = 1;
  std::string today;                       ///< YYYY-MM-DD, for deadlines given as a date
  std::function<bool()> isCancelled = {};  ///< true ends it; what comes back is then incomplete
  /// Told the share that is done, 0 … 1, on the calling thread.
  std::function<void(double)> progress = {};
  int threads = 0;  ///< to weigh layouts on; 0 = all cores
  bool withCapacity = true;
};

/// Can the platform carry this plan? Four questions in order: must the model be split, can
/// the network carry it, can scheduling carry it, and only then which layout is best. The
/// candidates are evaluated like any plan; the simplest within 3 % of the best P90 finish is
/// preferred. Deterministic for equal options.
Advice advise(const Plan& plan, const AdviseOptions& options = {},
              const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
