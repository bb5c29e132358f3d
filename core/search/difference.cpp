// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/difference.h"

#include <algorithm>
#include <cmath>

#include "core/plan/resolve.h"

namespace slicescape {
namespace {

// Parts below this share of the step are not worth a word.
constexpr double kWorthSaying = 0.002;

/// Collects "name old → new" for everything that differs.
class Changes {
 public:
  void number(const char* name, std::int64_t before, std::int64_t after) {
    if (before == after) return;
    m_texts.push_back({SLICESCAPE_TEXT("{0} {1} → {2}"), {std::string(name), before, after}});
  }
  void word(Text pattern, const std::string& before, const std::string& after) {
    if (before == after) return;
    pattern.arguments = {before, after};
    m_texts.push_back(std::move(pattern));
  }
  void add(Text text) { m_texts.push_back(std::move(text)); }
  std::vector<Text> take() { return std::move(m_texts); }

 private:
  std::vector<Text> m_texts;
};

std::string recomputeName(const RecomputeChoice& choice) {
  if (choice.mode != "selective") return choice.mode;
  std::string modules;
  for (const std::string& module : choice.modules) {
    modules += (modules.empty() ? "" : "+") + module;
  }
  return modules.empty() ? "core_attention" : modules;
}

int zeroOf(const Plan& plan, const Catalogues& catalogues) {
  if (plan.layout->zero) return *plan.layout->zero;
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  return resolved.contexts.empty() ? 1 : resolved.contexts.front().zero;
}

/// A part of the step in the three forms it is told in.
struct Part {
  Seconds StepBreakdown::*member;
  const char* name;
  const char* less;
  const char* more;
};

constexpr Part kParts[] = {
    {&StepBreakdown::compute, SLICESCAPE_TEXT("compute"), SLICESCAPE_TEXT("−{0} compute"),
     SLICESCAPE_TEXT("+{0} compute")},
    {&StepBreakdown::recompute, SLICESCAPE_TEXT("recompute"), SLICESCAPE_TEXT("−{0} recompute"),
     SLICESCAPE_TEXT("+{0} recompute")},
    {&StepBreakdown::tpExposed, SLICESCAPE_TEXT("tensor-parallel exchange"),
     SLICESCAPE_TEXT("−{0} tensor-parallel exchange"),
     SLICESCAPE_TEXT("+{0} tensor-parallel exchange")},
    {&StepBreakdown::cpExposed, SLICESCAPE_TEXT("context-parallel exchange"),
     SLICESCAPE_TEXT("−{0} context-parallel exchange"),
     SLICESCAPE_TEXT("+{0} context-parallel exchange")},
    {&StepBreakdown::epExposed, SLICESCAPE_TEXT("expert exchange"),
     SLICESCAPE_TEXT("−{0} expert exchange"), SLICESCAPE_TEXT("+{0} expert exchange")},
    {&StepBreakdown::ppExposed, SLICESCAPE_TEXT("pipeline transfers"),
     SLICESCAPE_TEXT("−{0} pipeline transfers"), SLICESCAPE_TEXT("+{0} pipeline transfers")},
    {&StepBreakdown::dpExposed, SLICESCAPE_TEXT("data-parallel exchange"),
     SLICESCAPE_TEXT("−{0} data-parallel exchange"),
     SLICESCAPE_TEXT("+{0} data-parallel exchange")},
    {&StepBreakdown::bubble, SLICESCAPE_TEXT("bubble"), SLICESCAPE_TEXT("−{0} bubble"),
     SLICESCAPE_TEXT("+{0} bubble")},
    {&StepBreakdown::optimizer, SLICESCAPE_TEXT("optimizer"), SLICESCAPE_TEXT("−{0} optimizer"),
     SLICESCAPE_TEXT("+{0} optimizer")},
    {&StepBreakdown::other, SLICESCAPE_TEXT("jitter"), SLICESCAPE_TEXT("−{0} jitter"),
     SLICESCAPE_TEXT("+{0} jitter")},
};

}  // namespace

std::vector<Text> layoutChanges(const Plan& before, const Plan& after,
                                const Catalogues& catalogues) {
  const Layout& a = *before.layout;
  const Layout& b = *after.layout;
  Changes changes;
  changes.number("TP", a.tp, b.tp);
  changes.number("PP", a.pp, b.pp);
  changes.number("VPP", a.vpp, b.vpp);
  changes.number("DP", a.dp, b.dp);
  changes.number("CP", a.cp, b.cp);
  changes.number("EP", a.ep, b.ep);
  changes.number("ETP", a.etp, b.etp);
  changes.number("ZeRO", zeroOf(before, catalogues), zeroOf(after, catalogues));
  changes.number("MBS", before.workload->microBatch, after.workload->microBatch);
  changes.number("GBS", before.workload->globalBatch, after.workload->globalBatch);
  if (before.workload->sequenceLength != after.workload->sequenceLength) {
    changes.add({SLICESCAPE_TEXT("sequence {0} → {1} tokens"),
                 {before.workload->sequenceLength, after.workload->sequenceLength}});
  }
  if (a.pp > 1 && b.pp > 1) {
    changes.word({SLICESCAPE_TEXT("schedule {0} → {1}"), {}}, a.schedule.kind, b.schedule.kind);
  }
  changes.word({SLICESCAPE_TEXT("recompute {0} → {1}"), {}}, recomputeName(a.recompute),
               recomputeName(b.recompute));
  changes.word({SLICESCAPE_TEXT("precision {0} → {1}"), {}},
               before.workload->precision.value_or("bf16"),
               after.workload->precision.value_or("bf16"));
  if (a.offload.optimizer != b.offload.optimizer) {
    changes.add({SLICESCAPE_TEXT("optimizer offload {0} → {1}"),
                 {Share{a.offload.optimizer}, Share{b.offload.optimizer}}});
  }
  const bool sameCut = a.pp == b.pp && a.vpp == b.vpp;
  if (sameCut && a.pp > 1 && stagesOf(before, catalogues) != stagesOf(after, catalogues)) {
    changes.add({SLICESCAPE_TEXT("another slicing"), {}});
  }
  if (!before.cluster.isSame(after.cluster) && before.cluster != after.cluster) {
    changes.add({SLICESCAPE_TEXT("another cluster"), {}});
  }
  return changes.take();
}

PlanDifference planDifference(const Plan& before, const Evaluation& beforeResult, const Plan& after,
                              const Evaluation& afterResult, const Catalogues& catalogues) {
  PlanDifference difference;
  difference.changes = layoutChanges(before, after, catalogues);
  difference.stepTime = afterResult.stepTime.p50 - beforeResult.stepTime.p50;
  difference.peak = afterResult.peakDevice - beforeResult.peakDevice;
  const StepBreakdown& a = beforeResult.breakdown;
  const StepBreakdown& b = afterResult.breakdown;
  for (const Part& part : kParts) {
    const double amount = (b.*part.member - a.*part.member).value();
    difference.times.push_back({{part.name, {}},
                                {amount < 0 ? part.less : part.more, {Seconds(std::abs(amount))}},
                                amount});
  }
  std::stable_sort(difference.times.begin(), difference.times.end(),
                   [](const PartDifference& x, const PartDifference& y) {
                     return std::abs(x.amount) > std::abs(y.amount);
                   });
  const double reference = std::max(beforeResult.stepTime.p50, afterResult.stepTime.p50);
  for (const Text& change : difference.changes) difference.sentences.push_back(change);
  for (const PartDifference& time : difference.times) {
    if (std::abs(time.amount) > kWorthSaying * reference) {
      difference.sentences.push_back(time.sentence);
    }
  }
  const Bytes amount(std::abs(difference.peak.value()));
  if (difference.peak.value() != 0 && beforeResult.peakDevice.value() > 0) {
    difference.sentences.push_back(
        difference.peak.value() < 0 ? Text{SLICESCAPE_TEXT("−{0} on the fullest GPU"), {amount}}
                                    : Text{SLICESCAPE_TEXT("+{0} on the fullest GPU"), {amount}});
  }
  return difference;
}

}  // namespace slicescape
