// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/units/result.h"

namespace slicescape {

/// One input of a formula.
struct ExplanationInput {
  std::string name;
  TextArgument value;
  std::string origin;  ///< plan, default, datasheet, measured, calibrated, assumption, derived
};

/// Why a number is what it is: the formula, its inputs, where they come from, and the
/// terms it is made of. The terms of a sum add up to the value; those of a maximum
/// include the losers.
struct Explanation {
  enum class Combination { Leaf, Sum, Maximum, Product };
  Text name;
  TextArgument value;
  std::string formula;
  Combination combination = Combination::Leaf;
  std::vector<ExplanationInput> inputs;
  std::string source;
  std::vector<Explanation> terms;
};

/// Metrics that can be explained: step_time_s, tokens_per_s, mfu, hfu, bubble_ratio,
/// peak_memory_bytes, exposed_communication, stages[N].peak_bytes, …
std::vector<std::string> explainableMetrics(const Evaluation& evaluation);

/// Fails with the list of known metrics when `metric` is none of them.
Result<Explanation> explain(const Plan& plan, const Evaluation& evaluation, std::string_view metric,
                            const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
