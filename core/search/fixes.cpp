// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/fixes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

#include "core/search/fix_moves.h"

namespace slicescape {
namespace {

// Offers beyond these do not help a reader to choose.
constexpr std::size_t kMostFixes = 12;
// First changes from which a second one is tried, most promising first.
constexpr std::size_t kBeam = 12;

Text effectOf(const Evaluation& before, const Evaluation& after, bool moreGpus) {
  const bool compares = before.stepTime.p50 > 0 && before.peakDevice.value() > 0;
  if (!compares) {
    return {SLICESCAPE_TEXT("{0} per step, {1} on the fullest GPU"),
            {Seconds(after.stepTime.p50), after.peakDevice}};
  }
  const Bytes memory = after.peakDevice - before.peakDevice;
  const Bytes bytes(std::abs(memory.value()));
  const double change = after.stepTime.p50 / before.stepTime.p50 - 1;
  const Share share{std::abs(change)};
  const bool less = memory.value() <= 0;
  const bool slower = change >= 0;
  Text text;
  if (less && slower) {
    text = {SLICESCAPE_TEXT("−{0}, +{1} time"), {bytes, share}};
  } else if (less) {
    text = {SLICESCAPE_TEXT("−{0}, −{1} time"), {bytes, share}};
  } else if (slower) {
    text = {SLICESCAPE_TEXT("+{0}, +{1} time"), {bytes, share}};
  } else {
    text = {SLICESCAPE_TEXT("+{0}, −{1} time"), {bytes, share}};
  }
  if (moreGpus) {
    text.pattern = less ? (slower ? SLICESCAPE_TEXT("−{0}, +{1} time, on {2} GPUs")
                                  : SLICESCAPE_TEXT("−{0}, −{1} time, on {2} GPUs"))
                        : (slower ? SLICESCAPE_TEXT("+{0}, +{1} time, on {2} GPUs")
                                  : SLICESCAPE_TEXT("+{0}, −{1} time, on {2} GPUs"));
    text.arguments.emplace_back(after.worldSize);
  }
  return text;
}

Fix fixOf(const FixMove& move, const Evaluation& before, const Evaluation& after) {
  Fix fix;
  fix.id = move.id;
  fix.title = move.title;
  fix.plan = move.plan;
  fix.effect = effectOf(before, after, after.worldSize > before.worldSize);
  fix.stepTime = after.stepTime.p50;
  fix.peak = after.peakDevice;
  fix.gpus = after.worldSize;
  if (before.peakDevice.value() > 0) fix.memoryChange = after.peakDevice - before.peakDevice;
  if (before.stepTime.p50 > 0) fix.timeChange = after.stepTime.p50 / before.stepTime.p50 - 1;
  return fix;
}

std::size_t errorsOf(const Evaluation& evaluation) {
  return static_cast<std::size_t>(
      std::count_if(evaluation.findings.begin(), evaluation.findings.end(),
                    [](const Finding& finding) { return finding.severity == Severity::Error; }));
}

/// How far a plan is from running: broken rules first, then memory over the capacity.
double distance(const Evaluation& evaluation) {
  double rules = 0;
  for (const Finding& finding : evaluation.findings) {
    if (finding.severity == Severity::Error && !finding.code.starts_with("memory.")) rules += 100;
  }
  if (evaluation.peakDevice.value() <= 0) return rules + 50;
  return rules + evaluation.peakDevice / evaluation.capacity;
}

/// The same GPU time first, then the faster; more GPUs are a price as well.
bool isCheaper(const Fix& a, const Fix& b) {
  const double costA = a.stepTime * static_cast<double>(a.gpus);
  const double costB = b.stepTime * static_cast<double>(b.gpus);
  if (costA != costB) return costA < costB;
  return a.id < b.id;
}

/// Only the cheapest offer of each kind of change.
void keepCheapestOfEach(std::vector<Fix>& fixes) {
  std::sort(fixes.begin(), fixes.end(), isCheaper);
  std::set<std::string> seen;
  std::vector<Fix> kept;
  for (Fix& fix : fixes) {
    if (seen.insert(fix.id).second) kept.push_back(std::move(fix));
  }
  if (kept.size() > kMostFixes) kept.resize(kMostFixes);
  fixes = std::move(kept);
}

/// One list of single changes and pairs, cheapest first, in which neither crowds out the other:
/// each kind has half of the places, and what the other leaves free.
void addPairs(std::vector<Fix>& fixes, std::vector<Fix> pairs) {
  const std::size_t half = kMostFixes / 2;
  pairs.resize(std::min(pairs.size(), kMostFixes - std::min(fixes.size(), half)));
  fixes.resize(std::min(fixes.size(), kMostFixes - pairs.size()));
  std::move(pairs.begin(), pairs.end(), std::back_inserter(fixes));
  std::sort(fixes.begin(), fixes.end(), isCheaper);
}

}  // namespace

std::vector<Fix> proposeFixes(const Plan& plan, const Evaluation& evaluation,
                              const Catalogues& catalogues) {
  std::vector<Fix> fixes;
  if (evaluation.fits) return fixes;
  struct Step {
    FixMove move;
    Evaluation evaluation;
  };
  std::vector<Step> steps;
  for (FixMove& move : fixMoves(plan, catalogues)) {
    Evaluation after = evaluate(move.plan, catalogues);
    if (after.fits) {
      fixes.push_back(fixOf(move, evaluation, after));
    } else {
      after.step.reset();
      after.timeline.reset();
      steps.push_back({std::move(move), std::move(after)});
    }
  }
  keepCheapestOfEach(fixes);
  // A pair must be cheaper than each of its changes where that one is enough.
  const auto isWorthwhile = [&](const Fix& pair, const FixMove& first, const FixMove& second) {
    return std::none_of(fixes.begin(), fixes.end(), [&](const Fix& single) {
      return (single.id == first.id || single.id == second.id) && !isCheaper(pair, single);
    });
  };
  std::vector<Fix> pairs;
  // Two changes may be cheaper than one: a second one from the most promising first ones.
  std::stable_sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
    return distance(a.evaluation) < distance(b.evaluation);
  });
  const double present = distance(evaluation);
  std::size_t tried = 0;
  for (const Step& first : steps) {
    if (tried == kBeam || distance(first.evaluation) >= present) break;
    if (errorsOf(first.evaluation) > errorsOf(evaluation) + 2) continue;
    ++tried;
    for (const FixMove& second : fixMoves(first.move.plan, catalogues)) {
      const Evaluation after = evaluate(second.plan, catalogues);
      if (!after.fits || second.plan == plan) continue;
      const bool inOrder = first.move.id <= second.id;
      FixMove both;
      both.id = inOrder ? first.move.id + "+" + second.id : second.id + "+" + first.move.id;
      both.title = first.move.title;
      both.plan = second.plan;
      Fix fix = fixOf(both, evaluation, after);
      fix.secondTitle = second.title;
      if (isWorthwhile(fix, first.move, second)) pairs.push_back(std::move(fix));
    }
  }
  keepCheapestOfEach(pairs);
  addPairs(fixes, std::move(pairs));
  return fixes;
}

}  // namespace slicescape
