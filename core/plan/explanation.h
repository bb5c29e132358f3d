// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/cost/term.h"
#include "core/plan/evaluate.h"
#include "core/units/result.h"

namespace slicescape {

/// Why a number is what it is, as a tree of terms (core/cost/term.h).
using Explanation = Term;
using ExplanationInput = TermInput;

/// Every metric of an evaluation that can be explained, under its path in the evaluation's JSON:
/// step_time_s, step_breakdown_s.bubble, mfu.causal, peak_memory_bytes.device,
/// communication[0].time_s, stages[3].forward_s, stages[3].memory_bytes.weights, …
std::vector<std::string> explainableMetrics(const Evaluation& evaluation);

/// The tree of one metric; nothing is computed before it is asked for. Fails with the list of
/// known metrics when `metric` is none of them.
Result<Explanation> explain(const Plan& plan, const Evaluation& evaluation, std::string_view metric,
                            const Catalogues& catalogues = Catalogues::builtIn());

class Explainer;

/// Explains many metrics of one evaluation; what they share is computed once. The plan and the
/// evaluation must outlive it.
class Explanations {
 public:
  Explanations(const Plan& plan, const Evaluation& evaluation,
               const Catalogues& catalogues = Catalogues::builtIn());
  ~Explanations();
  Result<Explanation> of(std::string_view metric);

 private:
  const Evaluation& m_evaluation;
  std::unique_ptr<Explainer> m_explainer;  ///< null when the plan cannot be computed
};

}  // namespace slicescape
