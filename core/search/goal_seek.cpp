// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/goal_seek.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace slicescape {
namespace {

constexpr int kScanPoints = 33;  ///< coarse scan of the range
constexpr int kMostHalvings = 60;
constexpr double kPrecision = 1e-4;  ///< of the input, for quantities that are no counts

/// Evaluates the plan at one input and judges it.
class Probe {
 public:
  Probe(const Plan& plan, const SeekGoal& goal, const Catalogues& catalogues)
      : m_plan(plan), m_goal(goal), m_catalogues(catalogues) {}

  struct Judged {
    bool meets = false;
    std::optional<double> output;
    Text problem;
  };

  Judged at(double value) {
    Judged judged;
    const Result<Plan> plan = withSweepValue(m_plan, m_goal.input, value, m_catalogues);
    if (!plan) {
      judged.problem = plan.error().expected;
      return judged;
    }
    ++m_evaluations;
    Evaluation evaluation = evaluate(*plan, m_catalogues);
    for (const Finding& finding : evaluation.findings) {
      if (finding.severity != Severity::Error) continue;
      judged.problem = finding.message;
      break;
    }
    if (m_goal.output == "fits") {
      judged.output = evaluation.fits ? 1 : 0;
      judged.meets = evaluation.fits;
    } else {
      judged.output = outputOf(*plan, evaluation, m_goal.output, m_catalogues);
      // A plan that cannot run meets nothing.
      judged.meets =
          evaluation.fits && judged.output &&
          (m_goal.atMost ? *judged.output <= m_goal.target : *judged.output >= m_goal.target);
    }
    if (evaluation.fits && judged.output) remember(value, *judged.output);
    if (judged.meets) {
      m_met = *plan;
      m_metEvaluation = std::move(evaluation);
      m_metOutput = judged.output.value_or(0);
    }
    return judged;
  }

  int evaluations() const { return m_evaluations; }
  const Plan& metPlan() const { return m_met; }
  Evaluation& metEvaluation() { return m_metEvaluation; }
  double metOutput() const { return m_metOutput; }
  /// The output closest to the goal among those that can run, and where.
  std::optional<std::pair<double, double>> closest() const { return m_closest; }

 private:
  void remember(double value, double output) {
    const bool closer =
        !m_closest || (m_goal.atMost ? output < m_closest->second : output > m_closest->second);
    if (closer) m_closest = {value, output};
  }

  const Plan& m_plan;
  const SeekGoal& m_goal;
  const Catalogues m_catalogues;  // two references: kept by value, so that a temporary may be given
  int m_evaluations = 0;
  Plan m_met;
  Evaluation m_metEvaluation;
  double m_metOutput = 0;
  std::optional<std::pair<double, double>> m_closest;
};

/// Values of the scan: geometric where the range spans more than a decade, whole for counts.
std::vector<double> scanValues(const SeekGoal& goal) {
  std::vector<double> values;
  const bool geometric = goal.low > 0 && goal.high / goal.low > 10;
  const double multiple = goal.multipleOf > 0 ? goal.multipleOf : (goal.wholeNumbers ? 1 : 0);
  for (int i = 0; i < kScanPoints; ++i) {
    const double part = static_cast<double>(i) / (kScanPoints - 1);
    double value = geometric ? goal.low * std::pow(goal.high / goal.low, part)
                             : goal.low + (goal.high - goal.low) * part;
    if (multiple > 0) value = std::round(value / multiple) * multiple;
    if (multiple > 0 && (value < goal.low || value > goal.high)) continue;
    if (values.empty() || value > values.back()) values.push_back(value);
  }
  return values;
}

double midpoint(double low, double high, double multiple) {
  const double middle = 0.5 * (low + high);
  return multiple > 0 ? std::round(middle / multiple) * multiple : middle;
}

}  // namespace

SeekResult goalSeek(const Plan& plan, const SeekGoal& goal, const Catalogues& catalogues) {
  SeekResult result;
  if (!(goal.low <= goal.high)) {
    result.reason = {SLICESCAPE_TEXT("The range to look in is empty."), {}};
    return result;
  }
  Probe probe(plan, goal, catalogues);
  std::vector<double> values = scanValues(goal);
  if (goal.largest) std::reverse(values.begin(), values.end());
  // From the wanted end inwards: the first value that meets the goal, and the miss before it.
  std::optional<double> met;
  std::optional<double> missed;
  Text problem;
  for (const double value : values) {
    if (goal.cancel != nullptr && goal.cancel->load()) {
      result.reason = {SLICESCAPE_TEXT("Stopped before the range was looked through."), {}};
      return result;
    }
    const Probe::Judged judged = probe.at(value);
    if (judged.meets) {
      met = value;
      break;
    }
    missed = value;
    if (problem.empty()) problem = judged.problem;
  }
  if (!met) {
    result.evaluations = probe.evaluations();
    if (const auto closest = probe.closest(); closest && goal.output != "fits") {
      result.value = closest->first;
      result.output = closest->second;
      result.reason = {
          goal.atMost ? SLICESCAPE_TEXT(
                            "No value in the range meets the goal of {0} at most; the least that "
                            "is reached is {1}.")
                      : SLICESCAPE_TEXT(
                            "No value in the range meets the goal of {0} at least; the most that "
                            "is reached is {1}."),
          {goal.target, closest->second}};
    } else if (!problem.empty()) {
      result.reason = problem;
    } else {
      result.reason = {SLICESCAPE_TEXT("No value in the range meets the goal."), {}};
    }
    return result;
  }
  const double multiple = goal.multipleOf > 0 ? goal.multipleOf : (goal.wholeNumbers ? 1 : 0);
  if (missed) {
    double good = *met;
    double bad = *missed;
    for (int i = 0; i < kMostHalvings; ++i) {
      if (goal.cancel != nullptr && goal.cancel->load()) break;
      const double width = std::abs(good - bad);
      if (multiple > 0 ? width <= multiple : width <= kPrecision * std::abs(good)) break;
      const double middle = midpoint(good, bad, multiple);
      if (middle == good || middle == bad) break;
      (probe.at(middle).meets ? good : bad) = middle;
    }
    met = good;
  }
  probe.at(*met);  // makes its plan the one that is returned
  result.found = true;
  result.value = *met;
  result.output = probe.metOutput();
  result.plan = probe.metPlan();
  result.evaluation = std::move(probe.metEvaluation());
  result.evaluations = probe.evaluations();
  return result;
}

}  // namespace slicescape
