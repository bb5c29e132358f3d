// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sweep.h"

#include <algorithm>
#include <array>

#include "core/search/objective.h"
#include "core/search/parallel.h"

namespace slicescape {
namespace {

/// A plan's evaluation as a point; its figures stay zero where the plan has no step time.
SweepPoint pointOf(const Plan& plan, const Evaluation& evaluation, const Catalogues& catalogues) {
  SweepPoint point;
  point.plan = plan;
  point.verdict = evaluation.verdict;
  point.stepTime = evaluation.stepTime.p50;
  point.tokensPerSecond = evaluation.tokensPerSecond;
  point.mfu = evaluation.mfuCausal;
  point.bubble = evaluation.bubbleRatio;
  point.exposed = evaluation.exposedCommunicationShare;
  point.gpus = evaluation.worldSize;
  point.peak = evaluation.peakDevice;
  if (evaluation.stepTime.p50 > 0) {
    const PlanScore score = Scoring(plan, catalogues).score(plan, evaluation);
    point.peakShare = score.memoryShare;
    point.completion = score.completion;
    point.cost = score.cost;
  }
  for (const Finding& finding : evaluation.findings) {
    if (finding.severity != Severity::Error) continue;
    point.problem = finding.message;
    break;
  }
  return point;
}

struct Output {
  const char* name;
  double (*of)(const SweepPoint& point);
};
constexpr std::array<Output, 9> kOutputs{{
    {"step_time_s", [](const SweepPoint& point) { return point.stepTime; }},
    {"tokens_per_s", [](const SweepPoint& point) { return point.tokensPerSecond; }},
    {"mfu", [](const SweepPoint& point) { return point.mfu; }},
    {"peak_memory_bytes",
     [](const SweepPoint& point) { return static_cast<double>(point.peak.value()); }},
    {"memory_share", [](const SweepPoint& point) { return point.peakShare; }},
    {"bubble_ratio", [](const SweepPoint& point) { return point.bubble; }},
    {"exposed_share", [](const SweepPoint& point) { return point.exposed; }},
    {"completion_s", [](const SweepPoint& point) { return point.completion; }},
    {"cost", [](const SweepPoint& point) { return point.cost; }},
}};

}  // namespace

const std::vector<std::string>& sweepOutputs() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    for (const Output& output : kOutputs) names.emplace_back(output.name);
    return names;
  }();
  return kNames;
}

std::optional<double> outputOf(const SweepPoint& point, const std::string& output) {
  if (point.stepTime <= 0) return std::nullopt;
  for (const Output& known : kOutputs) {
    if (output == known.name) return known.of(point);
  }
  return std::nullopt;
}

std::optional<double> outputOf(const Plan& plan, const Evaluation& evaluation,
                               const std::string& output, const Catalogues& catalogues) {
  return outputOf(pointOf(plan, evaluation, catalogues), output);
}

Result<std::vector<SweepPoint>> sweep(const Plan& plan, const std::vector<SweepAxis>& axes,
                                      const SweepOptions& options, const Catalogues& catalogues) {
  if (axes.empty() || axes.size() > 2) {
    return Error({}, {}, {SLICESCAPE_TEXT("One or two parameters can be swept."), {}},
                 {SLICESCAPE_TEXT("Give one or two of path=values."), {}});
  }
  struct Job {
    Plan plan;
    std::vector<double> values;
  };
  std::vector<Job> jobs;
  for (const double first : axes[0].values) {
    const Result<Plan> row = withSweepValue(plan, axes[0].path, first, catalogues);
    if (!row) return row.error();
    if (axes.size() == 1) {
      jobs.push_back({*row, {first}});
      continue;
    }
    for (const double second : axes[1].values) {
      const Result<Plan> cell = withSweepValue(*row, axes[1].path, second, catalogues);
      if (!cell) return cell.error();
      jobs.push_back({*cell, {first, second}});
    }
  }
  std::vector<SweepPoint> points(jobs.size());
  std::vector<char> done(jobs.size(), 0);
  std::atomic<std::size_t> finished{0};
  const auto isCancelled = [&] { return options.cancel != nullptr && options.cancel->load(); };
  forEachParallel(
      jobs.size(), options.threads,
      [&](std::size_t index, int) {
        if (isCancelled()) return;
        const Plan& cell = jobs[index].plan;
        points[index] = pointOf(cell, evaluate(cell, catalogues), catalogues);
        points[index].values = jobs[index].values;
        done[index] = 1;
        ++finished;
      },
      [&] {
        if (options.progress) {
          options.progress(static_cast<double>(finished.load()) / static_cast<double>(jobs.size()));
        }
        return !isCancelled();
      });
  // A cancelled sweep returns the points it has.
  std::vector<SweepPoint> kept;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (done[i] != 0) kept.push_back(std::move(points[i]));
  }
  return kept;
}

}  // namespace slicescape
