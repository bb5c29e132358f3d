// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advisor/advice_context.h"

namespace slicescape {

/// Below this difference the simpler layout wins. An assumption.
inline constexpr double kTieShare = 0.03;

/// What layouts are ranked by: the P90 finish, or the step time where the plan has no tokens.
double finishOf(const AdviceOption& option);
/// The earliest finish among the layouts that fit and that the network carries; null when
/// there is none.
const AdviceOption* fastestOf(const std::vector<AdviceOption>& options);
/// The simplest within 3 % of the best among the layouts that split the model no further than
/// it must be (step 1): shards where one host holds the states, pipelines only where they must
/// go across hosts. Where the network carries none of those, among all.
const AdviceOption* chooseStrategy(const std::vector<AdviceOption>& options, SplitClass split);
/// The largest ratio of communication to compute of a layout.
double worstRatio(const AdviceContext& context, const AdviceOption& option);

}  // namespace slicescape
