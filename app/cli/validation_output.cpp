// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validation_output.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <utility>

#include "app/cli/text_table.h"
#include "core/storage/plan_json.h"
#include "core/validation/ranking.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

json::object summaryToJson(const ErrorSummary& summary) {
  return {{"count", summary.count},
          {"median_abs_error", summary.medianAbsolute},
          {"mean_abs_error", summary.meanAbsolute},
          {"p90_abs_error", summary.p90Absolute},
          {"bias", summary.bias},
          {"within_10_percent", summary.within10Percent},
          {"within_band", summary.withinBand},
          {"median_abs_difference", summary.medianDifference},
          {"p90_abs_difference", summary.p90Difference}};
}

json::object kernelsToJson(const KernelJudgement& kernels) {
  json::object result;
  for (const auto& [kind, devices] : kernels) {
    json::object byDevice;
    for (const auto& [device, errors] : devices) {
      byDevice[device] = {{"count", errors.absolute.size()},
                          {"mean_abs_error", errors.mean()},
                          {"median_abs_error", errors.median()}};
    }
    result[kind] = byDevice;
  }
  return result;
}

json::object caseToJson(const ValidationCase& item) {
  json::array assumptions;
  for (const std::string& text : item.assumptions) assumptions.emplace_back(text);
  json::object entry{{"id", item.id},
                     {"source", item.source},
                     {"gpu", item.device},
                     {"model", item.model},
                     {"kind", item.kind.name()},
                     {"metric", item.metric},
                     {"measured", item.measured},
                     {"predicted", item.predicted},
                     {"error", item.error()},
                     {"within_band", item.withinBand},
                     {"doubtful", item.doubtful},
                     {"assumptions", assumptions}};
  if (item.metric == "step_time") entry["breakdown_s"] = breakdownToJson(item.breakdown);
  return entry;
}

json::object heldOutToJson(const HeldOut& heldOut) {
  json::object sources;
  for (const auto& [name, source] : heldOut.bySource) {
    sources[name] = {{"count", source.runs},
                     {"within_band", source.covered},
                     {"median_abs_error", source.medianAbsoluteError}};
  }
  return {{"within_band", heldOut.covered},
          {"median_of_sources", heldOut.medianOfSources},
          {"widening", heldOut.widening},
          {"by_source", sources}};
}

std::string kernelsText(const KernelJudgement& kernels) {
  std::string text;
  for (const auto& [kind, devices] : kernels) {
    TextTable table({kind, "Rows", "Mean |error|", "Median |error|"});
    for (const auto& [device, errors] : devices) {
      table.addRow({device, std::to_string(errors.absolute.size()), percentText(errors.mean()),
                    percentText(errors.median())});
    }
    text += table.text() + "\n";
  }
  return text;
}

std::string rankingText(const Judgement& judgement) {
  TextTable table({"Equal model, hardware and batch", "Layouts", "Spearman", "Regret"});
  const std::vector<RankedGroup> groups = rankedGroups(judgement);
  for (const RankedGroup& group : groups) {
    table.addRow({group.name, std::to_string(group.count), fmt::format("{:.2f}", group.spearman),
                  percentText(group.regret)});
  }
  std::string text = table.text() + "\n";
  if (const RankingSummary summary = summaryOf(groups); summary.groups > 0) {
    text += fmt::format(
        "Median over {} groups: Spearman {:.2f}, the predicted best {} slower than the best.\n\n",
        summary.groups, summary.spearman, percentText(summary.regret));
  }
  return text;
}

}  // namespace

std::string percentText(double share) {
  return fmt::format("{:.1f} %", 100 * share);
}

json::object validationJson(const Judgement& judgement, const KernelJudgement& kernels,
                            const ValidationView& view) {
  json::array cases;
  for (const ValidationCase& item : judgement.cases) cases.push_back(caseToJson(item));
  json::array skipped;
  for (const SkippedRun& run : judgement.skipped) {
    skipped.push_back({{"id", run.id}, {"reason", run.reason}});
  }
  json::object summary;
  json::object groups;
  for (const std::string& metric : judgement.metrics()) {
    summary[metric] = summaryToJson(judgement.summary(metric));
    json::object members;
    for (const auto& [name, errors] : judgement.summaryBy(view.by, metric)) {
      members[name] = summaryToJson(errors);
    }
    groups[metric] = members;
  }
  json::object document{{"cases", cases},
                        {"skipped", skipped},
                        {"summary", summary},
                        {"by", groups},
                        {"held_out", heldOutToJson(crossValidate(judgement.stepResiduals()))},
                        {"oom",
                         {{"true_positive", judgement.fit.truePositive},
                          {"false_positive", judgement.fit.falsePositive},
                          {"true_negative", judgement.fit.trueNegative},
                          {"false_negative", judgement.fit.falseNegative}}},
                        {"kernels", kernelsToJson(kernels)}};
  if (view.ranking) {
    json::array ranking;
    for (const RankedGroup& group : rankedGroups(judgement)) {
      ranking.push_back({{"group", group.name},
                         {"count", group.count},
                         {"spearman", group.spearman},
                         {"regret", group.regret}});
    }
    document["ranking"] = ranking;
  }
  return document;
}

std::string validationText(const Judgement& judgement, const KernelJudgement& kernels,
                           const ValidationView& view) {
  std::string text;
  for (const std::string& metric : judgement.metrics()) {
    TextTable table = isRatio(metric)
                          ? TextTable({metric, "Rows", "Median |difference|", "P90 |difference|"})
                          : TextTable({metric, "Rows", "Median |error|", "P90 |error|", "Bias",
                                       "Within 10 %", "In band"});
    const auto row = [&](const std::string& name, const ErrorSummary& errors) {
      if (isRatio(metric)) {
        table.addRow({name, std::to_string(errors.count),
                      fmt::format("{:.4f}", errors.medianDifference),
                      fmt::format("{:.4f}", errors.p90Difference)});
        return;
      }
      table.addRow({name, std::to_string(errors.count), percentText(errors.medianAbsolute),
                    percentText(errors.p90Absolute), percentText(errors.bias),
                    percentText(errors.within10Percent),
                    metric == "step_time" ? percentText(errors.withinBand) : "—"});
    };
    for (const auto& [name, errors] : judgement.summaryBy(view.by, metric)) row(name, errors);
    row("all", judgement.summary(metric));
    text += table.text() + "\n";
  }
  const std::vector<StepResidual> residuals = judgement.stepResiduals();
  if (!residuals.empty()) {
    const HeldOut heldOut = crossValidate(residuals);
    if (view.by == "source") {
      TextTable table({"step_time, source left out", "Rows", "Median |error|", "In band"});
      for (const auto& [name, source] : heldOut.bySource) {
        table.addRow({name, std::to_string(source.runs), percentText(source.medianAbsoluteError),
                      percentText(source.covered)});
      }
      text += table.text() + "\n";
    }
    text += fmt::format(
        "Leave one source out: median over sources {}, {} of the runs inside the bands of the "
        "other sources.\n",
        percentText(heldOut.medianOfSources), percentText(heldOut.covered));
  }
  const FitCounts& fit = judgement.fit;
  text += fmt::format(
      "Out of memory: {} called, {} missed; {} of {} rows that ran are called too large.\n",
      fit.truePositive, fit.falseNegative, fit.falsePositive, fit.falsePositive + fit.trueNegative);
  if (!judgement.skipped.empty()) {
    text += fmt::format("Skipped: {} rows.\n", judgement.skipped.size());
  }
  for (const SkippedRun& run : judgement.skipped) {
    text += fmt::format("  {}: {}\n", run.id, run.reason);
  }
  text += "\n";
  if (view.ranking) text += rankingText(judgement);
  return text + kernelsText(kernels);
}

}  // namespace slicescape::cli
