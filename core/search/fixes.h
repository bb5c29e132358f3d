// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape {

/// One change that mends a plan, with its gain and its price.
struct Fix {
  std::string id;         ///< stable: "recompute.mlp", "tp.up", "zero.up", "hosts.more", …
  Text title;             ///< "Recompute the MLP"
  Text effect;            ///< "−12.3 GiB, +4.1 % time"
  Plan plan;              ///< the edited plan: one undo step
  Bytes memoryChange;     ///< worst GPU, new minus old; 0 when the old has no figure
  double timeChange = 0;  ///< share of the step, new over old − 1; 0 when there is no old
  double stepTime = 0;    ///< seconds, of the mended plan
  Bytes peak;             ///< worst GPU of the mended plan
  std::int64_t gpus = 0;  ///< of the mended plan
  Text secondTitle;       ///< the second change of a pair; else empty
  bool mendsAll = true;   ///< false: the finding is gone, other errors stay
};

/// What is to be mended, and how to stop.
struct FixOptions {
  /// Code of one error: then a change counts as well that takes it away and breaks nothing
  /// new, whatever other errors stay. Empty = the whole plan must fit.
  std::string finding;
  const std::atomic<bool>* cancel = nullptr;  ///< set: return soon, with what is found so far
};

/// The smallest changes after which the plan fits and breaks no rule, cheapest first: one
/// setting moved, or two where that is cheaper than each of them alone, or neither is enough. Empty
/// for a plan that needs none, and when nothing helps. Every offer has been evaluated. Changes
/// that mend the whole plan stand before those that mend one finding of several.
std::vector<Fix> proposeFixes(const Plan& plan, const Evaluation& evaluation,
                              const Catalogues& catalogues = Catalogues::builtIn(),
                              const FixOptions& options = {});

}  // namespace slicescape
