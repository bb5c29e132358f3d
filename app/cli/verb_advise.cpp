// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>

#include "app/cli/advice_report.h"
#include "app/cli/output.h"
#include "app/cli/translation.h"
#include "app/cli/verb.h"
#include "core/advisor/advice_json.h"
#include "core/advisor/advise.h"
#include "core/storage/plan_json.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::string plan;
  std::string language = "en";
  int draws = 1000;
  bool json = false;
};

std::string today() {
  const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::chrono::year_month_day date(now);
  return fmt::format("{:04}-{:02}-{:02}", int(date.year()), unsigned(date.month()),
                     unsigned(date.day()));
}

ExitCode advisePlan(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  if (Result<QueueSettings> queue = queueSettings(*plan); !queue) {
    Error error = queue.error();
    error.file = options.plan;
    return fail(error, ExitCode::BadInput, options.json);
  }
  AdviseOptions how;
  how.draws = options.draws;
  how.today = today();
  const Advice advice = advise(*plan, how);
  bool printed = false;
  if (options.json) {
    boost::json::object document = adviceToJson(
        advice, [&options](const Text& text) { return translated(text, options.language); });
    document["plan_hash"] = planHash(*plan);
    document["language"] = options.language;
    printed = printJson(document);
  } else {
    printed = print(adviceText(*plan, advice, options.language));
  }
  if (!printed) return ExitCode::BadInput;
  return advice.verdict == AdviceVerdict::NotYet ? ExitCode::AnswerIsNo : ExitCode::Done;
}

}  // namespace

std::function<ExitCode()> declareAdvise(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("plan", options->plan, "Plan file (*.slicescape)")
      ->required()
      ->type_name("PLAN");
  command.add_option("--language", options->language, "en or zh_CN")
      ->check(CLI::IsMember({"en", "zh_CN"}));
  command.add_option("--draws", options->draws, "Draws of the completion estimate")
      ->check(CLI::Range(50, 100000));
  command.add_flag("--json", options->json, "Print the advice as JSON");
  return [options] { return advisePlan(*options); };
}

}  // namespace slicescape::cli
