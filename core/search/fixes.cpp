// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/fixes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <set>

#include "core/search/fix_moves.h"

namespace slicescape {
namespace {

// Offers beyond these do not help a reader to choose.
constexpr std::size_t kMostFixes = 12;
// First changes from which a second one is tried, most promising first.
constexpr std::size_t kBeam = 12;

Text effectOf(const Evaluation& before, const Evaluation& after, bool moreGpus) {
  if (after.stepTime.p50 <= 0) {
    return {SLICESCAPE_TEXT("other errors stay, so that there are no figures yet"), {}};
  }
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
  fix.mendsAll = after.fits;
  if (after.stepTime.p50 <= 0) return fix;
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

/// Whether a plan is mended in the sense of the options.
class Mended {
 public:
  Mended(const Evaluation& before, const std::string& finding) : m_finding(finding) {
    for (const Finding& one : before.findings) {
      if (one.severity == Severity::Error) m_present.insert(one.code);
    }
  }
  bool operator()(const Evaluation& after) const {
    if (after.fits) return true;
    if (m_finding.empty()) return false;
    return std::none_of(after.findings.begin(), after.findings.end(), [&](const Finding& one) {
      return one.severity == Severity::Error &&
             (one.code == m_finding || !m_present.contains(one.code));
    });
  }

 private:
  std::string m_finding;
  std::set<std::string> m_present;
};

/// Whole plans first, then less GPU time: more GPUs are a price as well. What has no figures
/// stands last.
bool isCheaper(const Fix& a, const Fix& b) {
  if (a.mendsAll != b.mendsAll) return a.mendsAll;
  const auto costOf = [](const Fix& fix) {
    return fix.stepTime > 0 ? fix.stepTime * static_cast<double>(fix.gpus)
                            : std::numeric_limits<double>::infinity();
  };
  const double costA = costOf(a);
  const double costB = costOf(b);
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
                              const Catalogues& catalogues, const FixOptions& options) {
  std::vector<Fix> fixes;
  if (evaluation.fits) return fixes;
  const Mended isMended(evaluation, options.finding);
  const auto isCancelled = [&] { return options.cancel != nullptr && options.cancel->load(); };
  struct Step {
    FixMove move;
    Evaluation evaluation;
  };
  std::vector<Step> steps;
  for (FixMove& move : fixMoves(plan, catalogues)) {
    if (isCancelled()) break;
    Evaluation after = evaluate(move.plan, catalogues);
    if (isMended(after)) {
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
    if (isCancelled() || tried == kBeam || distance(first.evaluation) >= present) break;
    if (errorsOf(first.evaluation) > errorsOf(evaluation) + 2) continue;
    ++tried;
    for (const FixMove& second : fixMoves(first.move.plan, catalogues)) {
      if (isCancelled()) break;
      const Evaluation after = evaluate(second.plan, catalogues);
      if (!isMended(after) || second.plan == plan) continue;
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
