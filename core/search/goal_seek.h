// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "core/search/sweep.h"

namespace slicescape {

/// "The value of one input for which an output meets a target": bandwidth for 45 % MFU, the
/// longest sequence that fits, the fewest GPUs for 30 days.
struct SeekGoal {
  std::string input;  ///< as SweepAxis::path
  double low = 0;     ///< where to look, base units
  double high = 0;
  std::string output;         ///< as outputOf(), or "fits"
  double target = 0;          ///< base units; ignored for "fits"
  bool atMost = false;        ///< the output may be at most the target; else at least
  bool wholeNumbers = false;  ///< the input counts things: sequences, hosts, GPUs
  double multipleOf = 0;      ///< only multiples count: 8 GPUs of a host, 1,024 tokens; 0 = any
  bool largest = false;       ///< seek the largest input that meets the goal; else the least
  const std::atomic<bool>* cancel = nullptr;  ///< set: give up soon
};

struct SeekResult {
  bool found = false;
  double value = 0;   ///< of the input
  double output = 0;  ///< reached there
  Plan plan;
  Evaluation evaluation;
  int evaluations = 0;
  Text reason;  ///< why there is none, with the best that was reached
};

/// Scans the range coarsely for where the goal is met, then halves the bracket beside it.
/// An output that rises and falls in between is met at the edge of the outermost stretch
/// that the scan saw.
SeekResult goalSeek(const Plan& plan, const SeekGoal& goal,
                    const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
