// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sweep.h"

#include <algorithm>

#include "core/search/objective.h"
#include "core/search/parallel.h"

namespace slicescape {
namespace {

SweepPoint evaluated(const Plan& plan, std::vector<double> values, const Catalogues& catalogues) {
  SweepPoint point;
  point.values = std::move(values);
  point.plan = plan;
  const Evaluation evaluation = evaluate(plan, catalogues);
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

}  // namespace

const std::vector<std::string>& sweepOutputs() {
  static const std::vector<std::string> kOutputs{
      "step_time_s",   "tokens_per_s", "mfu", "peak_memory_bytes", "memory_share", "bubble_ratio",
      "exposed_share", "completion_s", "cost"};
  return kOutputs;
}

std::optional<double> outputOf(const Plan& plan, const Evaluation& evaluation,
                               const std::string& output, const Catalogues& catalogues) {
  if (evaluation.stepTime.p50 <= 0) return std::nullopt;
  if (output == "step_time_s") return evaluation.stepTime.p50;
  if (output == "tokens_per_s") return evaluation.tokensPerSecond;
  if (output == "mfu") return evaluation.mfuCausal;
  if (output == "peak_memory_bytes") return static_cast<double>(evaluation.peakDevice.value());
  if (output == "bubble_ratio") return evaluation.bubbleRatio;
  if (output == "exposed_share") return evaluation.exposedCommunicationShare;
  const PlanScore score = Scoring(plan, catalogues).score(plan, evaluation);
  if (output == "memory_share") return score.memoryShare;
  if (output == "completion_s") return score.completion;
  if (output == "cost") return score.cost;
  return std::nullopt;
}

std::optional<double> outputOf(const SweepPoint& point, const std::string& output) {
  if (point.stepTime <= 0) return std::nullopt;
  if (output == "step_time_s") return point.stepTime;
  if (output == "tokens_per_s") return point.tokensPerSecond;
  if (output == "mfu") return point.mfu;
  if (output == "peak_memory_bytes") return static_cast<double>(point.peak.value());
  if (output == "memory_share") return point.peakShare;
  if (output == "bubble_ratio") return point.bubble;
  if (output == "exposed_share") return point.exposed;
  if (output == "completion_s") return point.completion;
  if (output == "cost") return point.cost;
  return std::nullopt;
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
        points[index] = evaluated(jobs[index].plan, jobs[index].values, catalogues);
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
