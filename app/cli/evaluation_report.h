// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"

namespace slicescape::cli {

/// The evaluation for a reader at a terminal: verdict, figures, stages, communication,
/// findings with their remedies, assumptions.
std::string reportText(const Plan& plan, const Evaluation& evaluation);

}  // namespace slicescape::cli
