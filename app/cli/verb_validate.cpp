// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/storage/plan_json.h"
#include "core/units/json_reader.h"
#include "core/validation/judgement.h"
#include "core/validation/kernels.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

struct Options {
  std::vector<std::string> files;
  std::string by = "source";
  std::string planFolder;
  double mostMedianStepError = -1;
  bool json = false;
};

json::object summaryToJson(const ErrorSummary& summary) {
  return {{"count", summary.count},
          {"median_abs_error", summary.medianAbsolute},
          {"mean_abs_error", summary.meanAbsolute},
          {"p90_abs_error", summary.p90Absolute},
          {"bias", summary.bias},
          {"within_10_percent", summary.within10Percent},
          {"within_band", summary.withinBand}};
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

json::value judgementToJson(const Judgement& judgement, const KernelJudgement& kernels,
                            const std::string& by) {
  json::array cases;
  for (const ValidationCase& item : judgement.cases) {
    json::array assumptions;
    for (const std::string& text : item.assumptions) assumptions.emplace_back(text);
    json::object entry{{"id", item.id},
                       {"source", item.source},
                       {"metric", item.metric},
                       {"measured", item.measured},
                       {"predicted", item.predicted},
                       {"error", item.error()},
                       {"doubtful", item.doubtful},
                       {"assumptions", assumptions}};
    if (item.metric == "step_time") entry["breakdown_s"] = breakdownToJson(item.breakdown);
    cases.push_back(std::move(entry));
  }
  json::array skipped;
  for (const SkippedRun& run : judgement.skipped)
    skipped.push_back({{"id", run.id}, {"reason", run.reason}});
  json::object summary;
  json::object groups;
  for (const std::string& metric : judgement.metrics()) {
    summary[metric] = summaryToJson(judgement.summary(metric));
    json::object members;
    for (const auto& [name, errors] : judgement.summaryBy(by, metric))
      members[name] = summaryToJson(errors);
    groups[metric] = members;
  }
  return {{"cases", cases},
          {"skipped", skipped},
          {"summary", summary},
          {"by", groups},
          {"oom",
           {{"true_positive", judgement.fit.truePositive},
            {"false_positive", judgement.fit.falsePositive},
            {"true_negative", judgement.fit.trueNegative},
            {"false_negative", judgement.fit.falseNegative}}},
          {"kernels", kernelsToJson(kernels)}};
}

std::string percent(double share) {
  return fmt::format("{:.1f} %", 100 * share);
}

std::string kernelsText(const KernelJudgement& kernels) {
  std::string text;
  for (const auto& [kind, devices] : kernels) {
    TextTable table({kind, "Rows", "Mean |error|", "Median |error|"});
    for (const auto& [device, errors] : devices) {
      table.addRow({device, std::to_string(errors.absolute.size()), percent(errors.mean()),
                    percent(errors.median())});
    }
    text += table.text() + "\n";
  }
  return text;
}

std::string judgementText(const Judgement& judgement, const std::string& by) {
  std::string text;
  for (const std::string& metric : judgement.metrics()) {
    TextTable table(
        {metric, "Rows", "Median |error|", "P90 |error|", "Bias", "Within 10 %", "In band"});
    const auto row = [&](const std::string& name, const ErrorSummary& errors) {
      table.addRow({name, std::to_string(errors.count), percent(errors.medianAbsolute),
                    percent(errors.p90Absolute), percent(errors.bias),
                    percent(errors.within10Percent), percent(errors.withinBand)});
    };
    for (const auto& [name, errors] : judgement.summaryBy(by, metric)) row(name, errors);
    row("all", judgement.summary(metric));
    text += table.text() + "\n";
  }
  const FitCounts& fit = judgement.fit;
  text += fmt::format(
      "Out of memory: {} called, {} missed; {} of {} rows that ran are called too large.\n",
      fit.truePositive, fit.falseNegative, fit.falsePositive, fit.falsePositive + fit.trueNegative);
  if (!judgement.skipped.empty())
    text += fmt::format("Skipped: {} rows.\n", judgement.skipped.size());
  for (const SkippedRun& run : judgement.skipped)
    text += fmt::format("  {}: {}\n", run.id, run.reason);
  return text;
}

/// Writes the plan of every run, so that a reader can open what was predicted.
Result<void> emitPlans(const std::vector<MeasuredRun>& runs, const std::string& folder) {
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  for (const MeasuredRun& run : runs) {
    const Result<RunPlan> built = planOfRun(run);
    if (!built) continue;
    std::string name = run.id;
    for (char& c : name) {
      if (c == '/' || c == '\\') c = '_';
    }
    const Result<void> saved = savePlanFile(
        built->plan, (std::filesystem::path(folder) / (name + ".slicescape")).string());
    if (!saved) return saved.error();
  }
  return {};
}

ExitCode run(const Options& options) {
  Judgement judgement;
  KernelJudgement kernels;
  for (const std::string& path : options.files) {
    const Result<std::string> text = readTextFile(path);
    if (!text) return fail(text.error(), ExitCode::BadInput, options.json);
    if (isKernelFile(*text)) {
      const Result<void> judged = judgeKernels(*text, path, kernels);
      if (!judged) return fail(judged.error(), ExitCode::BadInput, options.json);
      continue;
    }
    const Result<MeasuredRuns> runs = readMeasuredRuns(*text, path);
    if (!runs) return fail(runs.error(), ExitCode::BadInput, options.json);
    const std::string source = std::filesystem::path(path).stem().string();
    for (const MeasuredRun& item : runs->runs) judgement.add(item, source, Catalogues::builtIn());
    if (!options.planFolder.empty()) {
      const Result<void> emitted = emitPlans(runs->runs, options.planFolder);
      if (!emitted) return fail(emitted.error(), ExitCode::BadInput, options.json);
    }
  }
  const bool printed = options.json
                           ? printJson(judgementToJson(judgement, kernels, options.by))
                           : print(judgementText(judgement, options.by) + kernelsText(kernels));
  if (!printed) return ExitCode::BadInput;
  const bool above = options.mostMedianStepError >= 0 &&
                     judgement.summary("step_time").medianAbsolute > options.mostMedianStepError;
  return above ? ExitCode::AnswerIsNo : ExitCode::Done;
}

}  // namespace

std::function<ExitCode()> declareValidate(CLI::App& command) {
  auto options = std::make_shared<Options>();
  command.add_option("runs", options->files, "Files of measured runs (slicescape.runs/1)")
      ->required();
  command.add_option("--by", options->by, "Group by source, gpu or model")
      ->check(CLI::IsMember({"source", "gpu", "model"}));
  command.add_option("--emit-plans", options->planFolder,
                     "Write the plan of every run into this folder");
  command.add_option("--max-median-step-error", options->mostMedianStepError,
                     "Answer no (exit 1) when the median step-time error is larger");
  command.add_flag("--json", options->json, "One JSON document on standard output");
  return [options] { return run(*options); };
}

}  // namespace slicescape::cli
