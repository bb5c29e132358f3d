// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/validation/judgement.h"

namespace slicescape {

/// How well the predictions order layouts of one model on one cluster.
struct RankedGroup {
  std::string name;
  int count = 0;        ///< layouts
  double spearman = 0;  ///< rank correlation of predicted and measured steps
  double regret = 0;    ///< measured step of the predicted best over the best, − 1
};

/// The same text for runs equal in model, hardware, batch, sequence and precision.
std::string rankingGroupOf(const MeasuredRun& run);

/// Groups of at least three layouts whose measured steps differ, by trusted runs. A layout that
/// was measured several times (one release of a framework after another) counts once, with the
/// medians: the spread between its runs is no difference of layouts. Plans are the same layout
/// when workload and layout differ in nothing but the year of the software.
std::vector<RankedGroup> rankedGroups(const Judgement& judgement);

/// Medians over groups.
struct RankingSummary {
  int groups = 0;
  double spearman = 0;
  double regret = 0;
};
RankingSummary summaryOf(const std::vector<RankedGroup>& groups);

}  // namespace slicescape
