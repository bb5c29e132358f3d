// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/search_options.h"
#include "app/cli/verb.h"
#include "core/search/goal_seek.h"
#include "core/storage/plan_json.h"
#include "core/units/format.h"
#include "core/units/parameter_registry.h"
#include "core/units/unit_expression.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::string plan;
  std::string input;
  std::string range;
  std::string output;
  std::string atLeast;
  std::string atMost;
  double multiple = 0;
  bool largest = false;
  std::string out;
  bool json = false;
};

QuantityKind kindOfOutput(const std::string& output) {
  if (output == "step_time_s" || output == "completion_s") return QuantityKind::Seconds;
  if (output == "peak_memory_bytes") return QuantityKind::Bytes;
  if (output == "tokens_per_s" || output == "cost") return QuantityKind::Number;
  return QuantityKind::Share;
}

Error badSeek(const std::string& where, Text expected) {
  return Error(where, {}, std::move(expected),
               {SLICESCAPE_TEXT("Write it as in --input workload.seq_len --range 4096..1048576 "
                                "--output fits --largest."),
                {}});
}

Result<SeekGoal> goalFrom(const Options& options) {
  SeekGoal goal;
  goal.input = options.input;
  if (!isSweepPath(options.input)) {
    return badSeek("--input " + options.input,
                   {SLICESCAPE_TEXT("\"{0}\" is neither a parameter of the plan nor one of hosts, "
                                    "gpus, gpu_memory and link_bandwidth."),
                    {options.input}});
  }
  const QuantityKind kind = sweepQuantity(options.input);
  const std::size_t dots = options.range.find("..");
  if (dots == std::string::npos) {
    return badSeek("--range " + options.range, {SLICESCAPE_TEXT("A range is low..high."), {}});
  }
  const Result<double> low = parseQuantity(options.range.substr(0, dots), kind);
  const Result<double> high = parseQuantity(options.range.substr(dots + 2), kind);
  if (!low) return badSeek("--range " + options.range, low.error().expected);
  if (!high) return badSeek("--range " + options.range, high.error().expected);
  goal.low = *low;
  goal.high = *high;
  goal.output = options.output;
  goal.wholeNumbers = kind == QuantityKind::Count || kind == QuantityKind::Bytes;
  goal.multipleOf = options.multiple;
  goal.largest = options.largest;
  if (options.output == "fits") return goal;
  if (options.atLeast.empty() == options.atMost.empty()) {
    return badSeek("--output " + options.output,
                   {SLICESCAPE_TEXT("Give either --at-least or --at-most for this output."), {}});
  }
  goal.atMost = !options.atMost.empty();
  const std::string& target = goal.atMost ? options.atMost : options.atLeast;
  const Result<double> value = parseQuantity(target, kindOfOutput(options.output));
  if (!value) return badSeek(target, value.error().expected);
  goal.target = *value;
  return goal;
}

ExitCode seekFile(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  const Result<SeekGoal> goal = goalFrom(options);
  if (!goal) return fail(goal.error(), ExitCode::BadUsage, options.json);
  const SeekResult result = goalSeek(*plan, *goal);
  if (result.found && !options.out.empty()) {
    const Result<void> saved = savePlanFile(result.plan, options.out);
    if (!saved) return fail(saved.error(), ExitCode::BadInput, options.json);
  }
  bool printed = false;
  if (options.json) {
    boost::json::object document{{"schema", "slicescape.seek/1"},
                                 {"input", goal->input},
                                 {"output", goal->output},
                                 {"found", result.found},
                                 {"evaluations", result.evaluations}};
    if (result.found) {
      document["value"] = result.value;
      document["reached"] = result.output;
      document["evaluation"] = evaluationToJson(result.plan, result.evaluation);
    } else {
      document["reason"] = toEnglish(result.reason);
    }
    printed = printJson(document);
  } else if (result.found) {
    printed = print(fmt::format(
        "{} = {:.10g}\n\n  {}\n  Step {}, MFU {}, {} of {} on the fullest GPU\n  {} evaluations\n",
        goal->input, result.value, shortLayout(result.plan),
        formatSeconds(Seconds(result.evaluation.stepTime.p50)),
        formatShare(Share{result.evaluation.mfuCausal}), formatBytes(result.evaluation.peakDevice),
        formatBytes(result.evaluation.capacity), result.evaluations));
  } else {
    printed = print(toEnglish(result.reason) + "\n");
  }
  if (!printed) return ExitCode::BadInput;
  return result.found ? ExitCode::Done : ExitCode::AnswerIsNo;
}

}  // namespace

std::function<ExitCode()> declareSeek(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("plan", options->plan, "Plan file (*.slicescape); it stays as it is")
      ->required()
      ->type_name("PLAN");
  command
      .add_option("--input", options->input,
                  "What to change: a parameter of the plan (workload.seq_len), hosts, gpus, "
                  "gpu_memory (of every GPU) or link_bandwidth (factor on all links)")
      ->required()
      ->type_name("PATH");
  command
      .add_option("--range", options->range,
                  "Where to look, units as in fields, as in 4096..1048576 or \"10GB/s..400GB/s\"")
      ->required()
      ->type_name("LOW..HIGH");
  std::vector<std::string> outputs = sweepOutputs();
  outputs.emplace_back("fits");
  command
      .add_option("--output", options->output,
                  "What must be met: fits, step_time_s and completion_s (time), tokens_per_s, mfu, "
                  "memory_share, bubble_ratio and exposed_share (shares, as in 45%), "
                  "peak_memory_bytes, cost")
      ->required()
      ->check(CLI::IsMember(outputs))
      ->type_name("METRIC");
  command.add_option("--at-least", options->atLeast, "The output may not be below this, as in 45%")
      ->type_name("VALUE");
  command.add_option("--at-most", options->atMost, "The output may not be above this, as in 30d")
      ->type_name("VALUE");
  command
      .add_option("--multiple-of", options->multiple,
                  "Only multiples of this count, as in 8 (GPUs of a host) or 1024 (tokens)")
      ->check(CLI::PositiveNumber);
  command.add_flag("--largest", options->largest,
                   "Seek the largest value that meets the goal; without it the smallest");
  command.add_option("--out", options->out, "Write the plan that meets the goal to this file")
      ->type_name("PLAN");
  command.add_flag("--json", options->json, "Print the answer as JSON");
  return [options] { return seekFile(*options); };
}

}  // namespace slicescape::cli
