// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <set>
#include <vector>

#include "core/advisor/advice.h"
#include "core/plan/finding.h"

namespace slicescape::ui {

/// Where a claim of the advice can be looked at or changed.
struct Evidence {
  enum class Kind {
    Field,    ///< a field of the inspector, `target` its path
    Objects,  ///< hosts, links or a stage, selected in every view
    Metric,   ///< an explanation tree, `target` its metric
    Help,     ///< a chapter of the advisor's help page, `target` its number
    Table,    ///< the comparison of strategies
  };
  Kind kind = Kind::Field;
  QString label;  ///< what a click does, in the window's language
  QString target;
  std::set<Subject> objects;
};

/// What a claim is about: the plan, what was computed of it, and the whole advice.
struct EvidenceContext {
  const Advice& advice;
  const Plan& plan;
  const Evaluation& evaluation;
};

/// Places that a rule of step `step` (0 … 3) rests on, the nearest first; what the plan does
/// not have is left out.
std::vector<Evidence> evidenceOf(const AdviceRule& rule, int step, const EvidenceContext& context);
/// The same for a readiness gap and for a pitfall.
std::vector<Evidence> evidenceOf(const ReadinessGap& gap);
std::vector<Evidence> evidenceOf(const Pitfall& pitfall);

}  // namespace slicescape::ui
