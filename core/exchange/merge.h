// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/exchange/import.h"
#include "core/plan/plan.h"

namespace slicescape {

/// A plan with what a file gave, and what that changed, in sentences.
struct Merge {
  Plan plan;
  std::vector<Text> changes;  ///< empty when the file holds nothing that a plan can take
};

/// Puts an imported file into a plan: a cluster replaces the drawn one, the description of one
/// host becomes the type of every host group, measured curves are laid on the link that ranks of
/// that many GPUs use, proved capabilities become levels of the platform. `plan` is left alone.
Merge mergeInto(const Plan& plan, const Imported& imported);

}  // namespace slicescape
