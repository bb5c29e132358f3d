// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <memory>

#include "app/cli/evaluation_report.h"
#include "app/cli/output.h"
#include "app/cli/verb.h"
#include "core/plan/evaluate.h"
#include "core/plan/explanation.h"
#include "core/storage/plan_json.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::string plan;
  std::vector<std::string> settings;
  std::string metric;
  bool json = false;
};

ExitCode evaluateFile(const Options& options) {
  Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  for (const std::string& setting : options.settings) {
    plan = withSetting(*plan, setting);
    if (!plan) {
      Error error = plan.error();
      error.file = "--set " + setting;
      return fail(error, ExitCode::BadUsage, options.json);
    }
  }
  const Evaluation evaluation = evaluate(*plan);
  boost::json::value document = evaluationToJson(*plan, evaluation);
  std::string report = reportText(*plan, evaluation);

  if (!options.metric.empty()) {
    const Result<Explanation> explanation = explain(*plan, evaluation, options.metric);
    if (!explanation) {
      Error error = explanation.error();
      if (error.file.empty()) error.file = "--explain " + options.metric;
      return fail(error, ExitCode::BadUsage, options.json);
    }
    document.get_object()["explanation"] = explanationToJson(*explanation);
    report += "\n" + explanationText(*explanation);
  }
  if (!(options.json ? printJson(document) : print(report))) return ExitCode::BadInput;
  return evaluation.fits ? ExitCode::Done : ExitCode::AnswerIsNo;
}

}  // namespace

std::function<ExitCode()> declareEvaluate(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("plan", options->plan, "Plan file (*.slicescape)")
      ->required()
      ->type_name("PLAN");
  command
      .add_option("--set", options->settings,
                  "Change the plan before evaluating it, as in layout.tp=4 or "
                  "cluster.hosts[0].count=16; may be repeated. The file stays as it is")
      ->type_name("PATH=VALUE")
      ->allow_extra_args(false);
  command
      .add_option("--explain", options->metric,
                  "Show where a figure comes from: step_time_s, mfu, peak_memory_bytes …")
      ->type_name("METRIC");
  command.add_flag("--json", options->json, "Print the evaluation as JSON");
  return [options] { return evaluateFile(*options); };
}

}  // namespace slicescape::cli
