// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/resolve.h"

namespace slicescape {

// Every rule looks at the plan independently and all violations are reported at once.
// A rule that makes the plan impossible to launch is an error; one that costs time or
// money is a warning; something merely worth knowing is an info.

/// Divisibility and legality of the degrees for this model and framework.
void checkLayoutRules(const Plan& plan, const ResolvedPlan& resolved,
                      std::vector<Finding>& findings);

/// Devices, hosts, links and switches against what the layout asks for.
void checkClusterRules(const Plan& plan, const ResolvedPlan& resolved,
                       std::vector<Finding>& findings);

/// Axes that leave the scale-up domain, with what the step pays for it, and measured curves far
/// below the rate of their links. `computed` is false when the evaluation has no times.
void checkNetworkRules(const Plan& plan, const ResolvedPlan& resolved, const Evaluation& evaluation,
                       bool computed, std::vector<Finding>& findings);

/// Everything in a plan that names something else: tenants, domains, measured curves,
/// failed hosts and placement groups. What refers to nothing is said, never passed over.
void checkReferenceRules(const Plan& plan, const ResolvedPlan& resolved,
                         std::vector<Finding>& findings);

/// What the evaluated numbers say: capacity, headroom, bubble, imbalance, waiting.
void checkResultRules(const Plan& plan, const ResolvedPlan& resolved, const Evaluation& evaluation,
                      std::vector<Finding>& findings);

/// What was measured or published of this design, beside what is predicted.
void checkReportedFigures(const Plan& plan, const Evaluation& evaluation,
                          std::vector<Finding>& findings);

}  // namespace slicescape
