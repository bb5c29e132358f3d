// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/validation/judgement.h"

namespace slicescape {

/// How well the predictions order runs that differ in layout and software alone.
struct RankedGroup {
  std::string name;
  int count = 0;
  double spearman = 0;  ///< rank correlation of predicted and measured steps
  double regret = 0;    ///< measured step of the predicted best over the best, − 1
};

/// The same text for runs equal in model, hardware, batch, sequence and precision.
std::string rankingGroupOf(const MeasuredRun& run);

/// Groups of at least three trusted runs whose measured steps differ.
std::vector<RankedGroup> rankedGroups(const Judgement& judgement);

}  // namespace slicescape
