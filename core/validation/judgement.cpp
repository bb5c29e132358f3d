// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/judgement.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/validation/ranking.h"

namespace slicescape {
namespace {

/// The quantile of a sorted list, linear between neighbours.
double quantile(const std::vector<double>& sorted, double share) {
  if (sorted.empty()) return 0;
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  const double weight = place - static_cast<double>(below);
  return sorted[below] * (1 - weight) + sorted[above] * weight;
}

ErrorSummary summarise(const std::vector<const ValidationCase*>& cases) {
  ErrorSummary summary;
  std::vector<double> absolute;
  std::vector<double> signedErrors;
  std::vector<double> differences;
  for (const ValidationCase* item : cases) {
    const double error = item->error();
    absolute.push_back(std::abs(error));
    signedErrors.push_back(error);
    differences.push_back(std::abs(item->predicted - item->measured));
    summary.meanAbsolute += std::abs(error);
    if (std::abs(error) <= 0.10) summary.within10Percent += 1;
    if (item->withinBand) summary.withinBand += 1;
  }
  summary.count = static_cast<int>(cases.size());
  if (cases.empty()) return summary;
  std::sort(absolute.begin(), absolute.end());
  std::sort(signedErrors.begin(), signedErrors.end());
  const double count = static_cast<double>(cases.size());
  summary.meanAbsolute /= count;
  summary.within10Percent /= count;
  summary.withinBand /= count;
  summary.medianAbsolute = quantile(absolute, 0.5);
  summary.p90Absolute = quantile(absolute, 0.9);
  summary.bias = quantile(signedErrors, 0.5);
  std::sort(differences.begin(), differences.end());
  summary.medianDifference = quantile(differences, 0.5);
  summary.p90Difference = quantile(differences, 0.9);
  return summary;
}

/// Predicted memory of the kind that was measured. What papers print without saying is the peak
/// that PyTorch's allocator counts, as training scripts log it.
double predictedMemory(const MemoryBreakdown& memory, const std::string& kind) {
  if (kind == "device") return static_cast<double>(memory.device().value());
  if (kind == "reserved") return static_cast<double>(memory.reserved().value());
  return static_cast<double>(memory.allocated().value());
}

/// "TP + PP", the axes a layout uses.
std::string axesOf(const Layout& layout) {
  std::string text;
  const auto add = [&](bool isUsed, const char* name) {
    if (isUsed) text += (text.empty() ? "" : " + ") + std::string(name);
  };
  add(layout.tp > 1, "TP");
  add(layout.cp > 1, "CP");
  add(layout.ep > 1, "EP");
  add(layout.pp > 1, "PP");
  add(layout.dp > 1, layout.zero.value_or(0) >= 3 ? "FSDP" : "DP");
  return text.empty() ? "none" : text;
}

/// The bubble rate as the zero-bubble papers define it: what the longest span of a rank holds
/// beyond the work of the busiest one. Equal stages make it the span bubble of DESIGN; where
/// the first and last stage hold a layer less, their own idle time is no loss of the pipeline.
double bubbleRate(const Timeline& timeline) {
  double span = 0;
  double work = 0;
  for (std::size_t rank = 0; rank < timeline.busy.size(); ++rank) {
    span = std::max(span, timeline.lastEnd[rank] - timeline.firstStart[rank]);
    work = std::max(work, timeline.busy[rank]);
  }
  return span > 0 ? 1 - work / span : 0;
}

/// The span bubble of the run's schedule with the times its source profiled.
std::optional<double> bubbleFromProfile(const MeasuredRun& run, ScheduleShape shape) {
  const MeasuredRun::Measured& measured = run.measured;
  // "zb-1p" and "zb-2p" count memory as their papers do, not as the plan's model does.
  applyScheduleName(shape, run.layout.schedule);
  if (measured.profiledForward <= 0 || !checkSchedule(shape).empty()) return std::nullopt;
  ScheduleTimes times;
  const double chunks = shape.chunks;
  times.chunks.assign(static_cast<std::size_t>(shape.ranks),
                      std::vector<ChunkTimes>(
                          static_cast<std::size_t>(shape.chunks),
                          {measured.profiledForward / chunks, measured.profiledBackward / chunks,
                           measured.profiledWeight / chunks, 0}));
  times.boundaryLatency.assign(static_cast<std::size_t>(shape.ranks * shape.chunks - 1),
                               measured.profiledTransfer);
  const Result<Timeline> timeline = simulate(buildSchedule(shape, times), times);
  if (!timeline) return std::nullopt;
  return timeline->bubbleRatioSpan();
}

}  // namespace

void Judgement::add(const MeasuredRun& run, const std::string& source,
                    const Catalogues& catalogues) {
  const Result<RunPlan> built = planOfRun(run, catalogues);
  if (!built) {
    skipped.push_back({run.id, toEnglish(built.error().expected)});
    return;
  }
  const Evaluation evaluation = evaluate(built->plan, catalogues);
  if (evaluation.timeline == nullptr) {
    const Text* reason = nullptr;
    for (const Finding& finding : evaluation.findings) {
      if (finding.severity == Severity::Error && reason == nullptr) reason = &finding.message;
    }
    skipped.push_back(
        {run.id, reason != nullptr ? toEnglish(*reason) : "the plan cannot be computed"});
    return;
  }
  const Device* device = catalogues.hardware.device(run.hardware.device);
  const BandKind kind =
      bandKindOf(*device, *built->plan.model->profile, *built->plan.layout, evaluation.hostCount);
  const std::string group = rankingGroupOf(run);
  const auto addCase = [&](const char* metric, double measured, double predicted, bool withinBand) {
    cases.push_back({run.id,
                     source,
                     run.hardware.device,
                     run.model.name,
                     metric,
                     measured,
                     predicted,
                     !run.doubtful.empty(),
                     withinBand,
                     {},
                     kind,
                     group,
                     {},
                     axesOf(*built->plan.layout),
                     built->assumptions});
  };
  const MeasuredRun::Measured& measured = run.measured;
  if (measured.stepTime) {
    const double time = *measured.stepTime;
    addCase("step_time", time, evaluation.stepTime.p50,
            time >= evaluation.stepTime.p10 && time <= evaluation.stepTime.p90);
    cases.back().breakdown = evaluation.breakdown;
    cases.back().plan = built->plan;
  }
  const bool predictedOut = evaluation.peakDevice > evaluation.capacity;
  if (measured.outOfMemory.value_or(false)) {
    predictedOut ? ++fit.truePositive : ++fit.falseNegative;
  } else if (measured.stepTime) {
    predictedOut ? ++fit.falsePositive : ++fit.trueNegative;
  }
  if (measured.peakMemory) {
    double predicted = 0;
    for (const StageResult& stage : evaluation.stages) {
      const std::int64_t ranks =
          evaluation.worldSize /
          std::max<std::int64_t>(1, static_cast<std::int64_t>(evaluation.stages.size()));
      const bool isLast = stage.stage + 1 == static_cast<int>(evaluation.stages.size());
      const bool wanted =
          measured.peakMemoryOfLastStage
              ? isLast
              : !measured.peakMemoryRank ||
                    *measured.peakMemoryRank / std::max<std::int64_t>(1, ranks) == stage.stage;
      if (wanted)
        predicted = std::max(predicted, predictedMemory(stage.memory, measured.peakMemoryKind));
    }
    addCase("peak_memory", static_cast<double>(*measured.peakMemory), predicted, false);
    const std::string kindMetric = "peak_memory_" + measured.peakMemoryKind;
    if (!measured.peakMemoryKind.empty()) {
      addCase(kindMetric.c_str(), static_cast<double>(*measured.peakMemory), predicted, false);
    }
  }
  if (measured.bubbleRatio) {
    addCase("bubble_ratio_span", *measured.bubbleRatio, bubbleRate(*evaluation.timeline), false);
    if (const auto profiled = bubbleFromProfile(run, evaluation.timeline->shape)) {
      addCase("bubble_from_profile", *measured.bubbleRatio, *profiled, false);
    }
  }
}

bool isRatio(std::string_view metric) {
  return metric.starts_with("bubble");
}

ErrorSummary Judgement::summary(const std::string& metric) const {
  std::vector<const ValidationCase*> chosen;
  for (const ValidationCase& item : cases) {
    if (item.metric == metric && !item.doubtful) chosen.push_back(&item);
  }
  return summarise(chosen);
}

std::map<std::string, ErrorSummary> Judgement::summaryBy(const std::string& key,
                                                         const std::string& metric) const {
  std::map<std::string, std::vector<const ValidationCase*>> groups;
  for (const ValidationCase& item : cases) {
    if (item.metric != metric || item.doubtful) continue;
    groups[key == "gpu"          ? item.device
           : key == "model"      ? item.model
           : key == "kind"       ? item.kind.name()
           : key == "axes"       ? item.axes
           : key == "model_kind" ? item.kind.upTo(1).name()
                                 : item.source]
        .push_back(&item);
  }
  std::map<std::string, ErrorSummary> result;
  for (const auto& [name, members] : groups) result[name] = summarise(members);
  return result;
}

std::vector<StepResidual> Judgement::stepResiduals() const {
  std::vector<StepResidual> residuals;
  for (const ValidationCase& item : cases) {
    if (item.metric != "step_time" || item.doubtful) continue;
    residuals.push_back({item.source, item.kind, item.measured / item.predicted});
  }
  return residuals;
}

std::vector<std::string> Judgement::metrics() const {
  std::vector<std::string> names;
  for (const ValidationCase& item : cases) {
    if (std::find(names.begin(), names.end(), item.metric) == names.end())
      names.push_back(item.metric);
  }
  return names;
}

}  // namespace slicescape
