// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/why_not.h"

#include "core/plan/resolve.h"
#include "core/search/difference.h"
#include "core/search/framework_rules.h"

namespace slicescape {
namespace {

/// What the framework says, when it is asked.
void addFrameworkRule(const Plan& asked, const std::string& framework, const Catalogues& catalogues,
                      WhyNot& answer) {
  if (framework.empty()) return;
  const ResolvedPlan resolved = resolvePlan(asked, catalogues);
  SearchSpace space = defaultSpace(asked, catalogues);
  const Candidate candidate = candidateOf(asked, space, catalogues);
  if (const auto refusal = frameworkRefusal(framework, candidate, resolved.schedule.kind)) {
    answer.isLegal = false;
    answer.reasons.push_back(*refusal);
  }
}

}  // namespace

WhyNot whyNot(const Plan& asked, const Plan& reference, const std::string& framework,
              const Catalogues& catalogues) {
  WhyNot answer;
  answer.plan = asked;
  answer.evaluation = evaluate(asked, catalogues);
  answer.isLegal = answer.evaluation.verdict != Verdict::Invalid;
  answer.fits = answer.evaluation.fits;
  addFrameworkRule(asked, framework, catalogues, answer);
  for (const Finding& finding : answer.evaluation.findings) {
    if (finding.severity == Severity::Error) answer.reasons.push_back(finding.message);
  }
  if (answer.evaluation.stepTime.p50 <= 0) return answer;
  const Evaluation best = evaluate(reference, catalogues);
  if (best.stepTime.p50 <= 0) return answer;
  const double slower = answer.evaluation.stepTime.p50 - best.stepTime.p50;
  const Share share{answer.evaluation.stepTime.p50 / best.stepTime.p50 - 1};
  if (slower > tieShare() * best.stepTime.p50) {
    answer.reasons.push_back(
        {SLICESCAPE_TEXT("Its step takes {0}, {1} ({2}) longer than the best layout's."),
         {Seconds(answer.evaluation.stepTime.p50), Seconds(slower), share}});
  } else if (slower < -tieShare() * best.stepTime.p50) {
    answer.reasons.push_back(
        {SLICESCAPE_TEXT("Its step takes {0}, {1} less than the layout it is compared with."),
         {Seconds(answer.evaluation.stepTime.p50), Seconds(-slower)}});
  } else {
    answer.reasons.push_back(
        {SLICESCAPE_TEXT("Its step of {0} cannot be told apart from the best layout's {1}."),
         {Seconds(answer.evaluation.stepTime.p50), Seconds(best.stepTime.p50)}});
  }
  const PlanDifference difference =
      planDifference(reference, best, asked, answer.evaluation, catalogues);
  answer.reasons.insert(answer.reasons.end(), difference.sentences.begin(),
                        difference.sentences.end());
  return answer;
}

}  // namespace slicescape
