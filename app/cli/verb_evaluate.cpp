// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value_from.hpp>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <memory>

#include "app/cli/compat_report.h"
#include "app/cli/evaluation_report.h"
#include "app/cli/explanation_report.h"
#include "app/cli/network_report.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/advisor/advice_json.h"
#include "core/network/network_json.h"
#include "core/plan/evaluate.h"
#include "core/plan/explanation.h"
#include "core/search/fixes.h"
#include "core/storage/compat_json.h"
#include "core/storage/plan_json.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::string plan;
  std::vector<std::string> settings;
  std::string metric;
  bool fixes = false;
  bool completion = false;
  bool sensitivity = false;
  std::string withoutHost;
  bool json = false;
};

std::string titleOf(const Fix& fix) {
  std::string title = toEnglish(fix.title);
  if (!fix.secondTitle.empty()) title += "; " + toEnglish(fix.secondTitle);
  return title;
}

boost::json::array fixesToJson(const std::vector<Fix>& fixes) {
  boost::json::array list;
  for (const Fix& fix : fixes) {
    list.push_back({{"id", fix.id},
                    {"title", titleOf(fix)},
                    {"effect", toEnglish(fix.effect)},
                    {"step_time_s", fix.stepTime},
                    {"peak_bytes", fix.peak.value()},
                    {"gpus", fix.gpus},
                    {"memory_change_bytes", fix.memoryChange.value()},
                    {"time_change", fix.timeChange}});
  }
  return list;
}

std::string fixesText(const std::vector<Fix>& fixes, bool fits) {
  if (fits) return "\nThe plan needs no fix.\n";
  if (fixes.empty()) return "\nNo change of one or two settings makes the plan fit.\n";
  TextTable table({"What mends it, cheapest first", "Step", "Fullest GPU", "GPUs", "Against now"});
  for (const Fix& fix : fixes) {
    table.addRow({titleOf(fix), formatSeconds(Seconds(fix.stepTime)), formatBytes(fix.peak),
                  formatCount(fix.gpus), toEnglish(fix.effect)});
  }
  return "\n" + table.text();
}

/// The names that --explain knows for this plan, one a line.
ExitCode listMetrics(const Evaluation& evaluation, bool json) {
  const std::vector<std::string> names = explainableMetrics(evaluation);
  if (json) {
    const boost::json::value document{{"metrics", boost::json::value_from(names)}};
    return printJson(document) ? ExitCode::Done : ExitCode::BadInput;
  }
  std::string text;
  for (const std::string& name : names) text += name + "\n";
  return print(text) ? ExitCode::Done : ExitCode::BadInput;
}

std::string completionText(const PlanCompletion& completion) {
  const auto time = [](double seconds) { return formatSeconds(Seconds(seconds)); };
  const CompletionEstimate& estimate = completion.estimate;
  return "\nFinish\n  P50 " + time(estimate.p50S) + ", P90 " + time(estimate.p90S) + ": " +
         time(estimate.parts.compute) + " of useful compute, " + time(estimate.parts.failures()) +
         " lost to failures, " + time(estimate.parts.checkpoint) + " to checkpoints\n";
}

/// A host as the command line names it: "pod" or "pod[3]", by id or name of the group.
Result<std::pair<int, int>> hostNamed(const Plan& plan, const std::string& text) {
  std::string group = text;
  int index = 0;
  const std::size_t bracket = text.rfind('[');
  bool isNumber = true;
  if (bracket != std::string::npos && text.back() == ']') {
    group = text.substr(0, bracket);
    const char* end = text.data() + text.size() - 1;
    const auto [rest, problem] = std::from_chars(text.data() + bracket + 1, end, index);
    isNumber = problem == std::errc() && rest == end;
  }
  const std::vector<HostGroup>& hosts = plan.cluster->hosts;
  for (std::size_t g = 0; isNumber && g < hosts.size(); ++g) {
    if (hosts[g].id != group && hosts[g].name != group) continue;
    if (index >= 0 && index < hosts[g].count) return std::pair{static_cast<int>(g), index};
  }
  return Error("--without-host " + text, {}, {SLICESCAPE_TEXT("The cluster has no such host."), {}},
               {SLICESCAPE_TEXT("Write the id of a host group and an index, as in pod[3]."), {}});
}

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

  const std::optional<CompatMemory> compat = compatMemory(*plan, Catalogues::builtIn());
  if (compat) document.get_object()["other_tools_memory"] = compatToJson(*compat);
  if (!options.metric.empty()) {
    if (options.metric == "help") return listMetrics(evaluation, options.json);
    const bool ofMemory = options.metric == "memory" || options.metric == "peak_memory_bytes";
    const Result<Explanation> explanation =
        explain(*plan, evaluation, ofMemory ? "peak_memory_bytes" : options.metric);
    if (!explanation) {
      Error error = explanation.error();
      if (error.file.empty()) error.file = "--explain " + options.metric;
      return fail(error, ExitCode::BadUsage, options.json);
    }
    document.get_object()["explanation"] = explanationToJson(*explanation);
    report += "\n" + explanationText(*explanation);
    if (ofMemory && compat) report += "\n" + compatText(*compat, evaluation);
  }
  if (options.fixes) {
    const std::vector<Fix> fixes = proposeFixes(*plan, evaluation);
    document.get_object()["fixes"] = fixesToJson(fixes);
    report += fixesText(fixes, evaluation.fits);
  }
  if (options.sensitivity) {
    const NetworkAdvice advice = networkAdvice(*plan, evaluation);
    document.get_object()["network"] = networkAdviceToJson(advice);
    report += networkText(advice);
  }
  if (!options.withoutHost.empty()) {
    const Result<std::pair<int, int>> host = hostNamed(*plan, options.withoutHost);
    if (!host) return fail(host.error(), ExitCode::BadUsage, options.json);
    const HostLoss loss = hostLoss(*plan, evaluation, host->first, host->second);
    document.get_object()["host_loss"] = hostLossToJson(*plan, loss);
    report += hostLossText(loss);
  }
  if (options.completion) {
    const std::optional<PlanCompletion> completion = planCompletion(*plan, evaluation);
    document.get_object()["completion"] =
        completion ? boost::json::value(completionToJson(*completion, toEnglish)) : nullptr;
    report += completion ? completionText(*completion)
                         : "\nFinish\n  Unknown: the plan has no step time or no tokens.\n";
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
                  "Show where a figure comes from: step_time_s, mfu, memory …; "
                  "help lists the names")
      ->type_name("METRIC");
  command.add_flag("--fixes", options->fixes,
                   "When the plan does not fit or breaks a rule, list the smallest changes that "
                   "mend it, with what each gains (bytes) and costs (share of the step)");
  command.add_flag("--completion", options->completion,
                   "Add when the last token is trained, with failures and checkpoints");
  command.add_flag("--sensitivity", options->sensitivity,
                   "Add what the network does to the step: the bottleneck, the step with each "
                   "link and tier twice and half as fast, and the throughput over host counts");
  command
      .add_option("--without-host", options->withoutHost,
                  "Say what stops when this host goes, and what is left to go on with")
      ->type_name("GROUP[INDEX]");
  command.add_flag("--json", options->json, "Print the evaluation as JSON");
  return [options] { return evaluateFile(*options); };
}

}  // namespace slicescape::cli
