// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/explanation.h"
#include "core/plan/plan.h"
#include "core/units/result.h"

namespace slicescape {

/// `slicescape.plan/1` text of a plan (PLAN_FORMAT.md). save(load(save(x))) == save(x).
std::string savePlan(const Plan& plan);

/// Reads plan text. A newer major version is refused, unknown keys are kept, every wrong
/// value is named by its JSON pointer with what was expected there.
Result<Plan> loadPlan(std::string_view json, std::string_view file);
Result<Plan> loadPlanFile(const std::string& path);

/// Writes atomically: the file is the old one or the whole new one, never a part.
Result<void> savePlanFile(const Plan& plan, const std::string& path);

/// SHA-256 (hex) of the canonical text without name, notes and positions.
std::string planHash(const Plan& plan);

/// A copy of the plan with `path=value` applied ("layout.tp=4",
/// "cluster.hosts[0].count=16", "workload.precision=fp8"). The value is JSON, or a bare
/// word taken as a string.
Result<Plan> withSetting(const Plan& plan, std::string_view assignment);

/// `slicescape.evaluation/1` of a plan's evaluation, keys as promised in the contract.
boost::json::value evaluationToJson(const Plan& plan, const Evaluation& evaluation);

/// The parts of a step in seconds, as `step_breakdown_s` of an evaluation holds them.
boost::json::object breakdownToJson(const StepBreakdown& step);

/// The tree of terms a figure is made of: name, value and unit, formula, inputs, source,
/// terms. Added to an evaluation as "explanation".
boost::json::value explanationToJson(const Explanation& explanation);

/// {"error": {"file", "place", "expected", "remedy"}}
boost::json::value errorToJson(const Error& error);

}  // namespace slicescape
