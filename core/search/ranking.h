// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/search/closed_form.h"
#include "core/search/search.h"

namespace slicescape {

/// The objective's lower bound of an estimate.
double boundOf(const Estimate& estimate, const Scoring& scoring, Objective objective);

/// Estimates that no other one beats in step time, memory, GPUs and cost at once: the
/// candidates of the Pareto chart, at most `most` per GPU count, spread over the front.
std::vector<Estimate> paretoCandidates(const std::vector<Estimate>& estimates,
                                       const Scoring& scoring, std::size_t most);

/// Removes plans that another one beats in everything; fastest first.
void keepPareto(std::vector<FoundPlan>& plans);

/// Best first; the plans that tie with the best (tieShare()) come first and among them the
/// simplest. Cuts the list to `top`, never losing the best.
void rankPlans(std::vector<FoundPlan>& plans, Objective objective, std::size_t top);

}  // namespace slicescape
