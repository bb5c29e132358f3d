// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <charconv>
#include <cstdio>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/search_options.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/search/layout_text.h"
#include "core/search/search_json.h"
#include "core/search/why_not.h"
#include "core/storage/plan_json.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

struct Options {
  std::string plan;
  SpaceOptions space;
  std::string objective = "step_time";
  int top = 10;
  int threads = 0;
  std::string shard;
  std::string out;
  std::string whyNot;
  bool json = false;
};

std::string costText(double cost, bool hasPrice) {
  return hasPrice ? "$" + formatShortCount(cost) : formatShortCount(cost) + " GPU-h";
}

std::string planTable(const std::vector<FoundPlan>& plans, bool hasPrice) {
  TextTable table({"Layout", "GPUs", "Step", "MFU", "Memory", "Bubble", "Cost", "Against best"});
  double best = 0;
  for (const FoundPlan& plan : plans) {
    if (plan.isBest) best = plan.score.stepTime;
  }
  for (const FoundPlan& plan : plans) {
    std::string against = plan.isBest ? "best" : "";
    if (!plan.isBest && best > 0) {
      against = fmt::format("{:+.1f} %", 100 * (plan.score.stepTime / best - 1));
    }
    if (plan.tiesWithBest && !plan.isBest) against += " (tie)";
    table.addRow({shortLayout(plan.plan), formatCount(plan.score.gpus),
                  formatSeconds(Seconds(plan.score.stepTime)), formatShare(Share{plan.score.mfu}),
                  formatShare(Share{plan.score.memoryShare}),
                  formatShare(Share{plan.evaluation.bubbleRatio}),
                  costText(plan.score.cost, hasPrice), against});
  }
  return table.text();
}

std::string prunedTable(const SearchResult& result) {
  TextTable table({"Dropped because", "Layouts", "Code"});
  for (const auto& [code, group] : result.pruned.groups()) {
    table.addRow({toEnglish(group.why), formatCount(group.count), code});
  }
  return table.text();
}

std::string reportText(const SearchResult& result) {
  std::string out = fmt::format(
      "{} layouts; {} priced by closed forms, {} simulated in full, {} feasible, in {}\n\n",
      formatCount(result.space), formatCount(result.estimated), formatCount(result.evaluated),
      formatCount(result.feasible), formatSeconds(Seconds(result.wallSeconds)));
  if (result.plans.empty()) {
    out += "No layout of this space fits and keeps the limits.\n\n";
  } else {
    out += fmt::format("Best plans by {}; ties (within {}) stand simplest first\n",
                       objectiveName(result.objective), formatShare(Share{tieShare()}));
    out += planTable(result.plans, result.hasPrice);
    out += "\nNot beaten in step time, memory, GPUs and cost at once\n";
    out += planTable(result.pareto, result.hasPrice);
    out += "\n";
  }
  return out + "Layouts that were dropped\n" + prunedTable(result);
}

const FoundPlan& bestOf(const SearchResult& result) {
  const auto best = std::find_if(result.plans.begin(), result.plans.end(),
                                 [](const FoundPlan& plan) { return plan.isBest; });
  return best == result.plans.end() ? result.plans.front() : *best;
}

boost::json::object whyNotToJson(const std::string& asked, const WhyNot& answer) {
  boost::json::array reasons;
  for (const Text& reason : answer.reasons) reasons.emplace_back(toEnglish(reason));
  return {{"asked", asked},
          {"legal", answer.isLegal},
          {"fits", answer.fits},
          {"step_time_s", answer.evaluation.stepTime.p50},
          {"peak_bytes", answer.evaluation.peakDevice.value()},
          {"reasons", std::move(reasons)}};
}

std::string whyNotText(const std::string& asked, const WhyNot& answer) {
  std::string out = fmt::format("\nWhy not {}?\n", asked);
  for (const Text& reason : answer.reasons) out += "  " + toEnglish(reason) + "\n";
  return out;
}

/// "2/8" as {2, 8}; the first shard is 0.
std::optional<std::pair<int, int>> shardFrom(const std::string& text) {
  if (text.empty()) return std::pair{0, 1};
  std::pair<int, int> shard;
  const char* end = text.data() + text.size();
  const auto [slash, first] = std::from_chars(text.data(), end, shard.first);
  if (first != std::errc() || slash == end || *slash != '/') return std::nullopt;
  const auto [last, second] = std::from_chars(slash + 1, end, shard.second);
  if (second != std::errc() || last != end) return std::nullopt;
  if (shard.first < 0 || shard.second < 1 || shard.first >= shard.second) return std::nullopt;
  return shard;
}

ExitCode searchFile(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  const Result<SearchSpace> space = spaceFrom(*plan, options.space);
  if (!space) return fail(space.error(), ExitCode::BadUsage, options.json);
  const auto shard = shardFrom(options.shard);
  if (!shard) {
    return fail(Error("--shard " + options.shard, {},
                      {SLICESCAPE_TEXT("A shard is I/N with I from 0 to N − 1."), {}},
                      {SLICESCAPE_TEXT("Write it as in 0/8 … 7/8."), {}}),
                ExitCode::BadUsage, options.json);
  }
  std::optional<Result<Plan>> asked;
  if (!options.whyNot.empty()) {
    asked = withLayoutText(*plan, options.whyNot);
    if (!*asked) return fail(asked->error(), ExitCode::BadUsage, options.json);
  }
  SearchOptions wanted;
  wanted.objective = *objectiveFrom(options.objective);
  wanted.top = options.top;
  wanted.threads = options.threads;
  wanted.shard = shard->first;
  wanted.shards = shard->second;
  const SearchResult result = searchPlans(*plan, *space, wanted);
  boost::json::value document = searchToJson(result, *space, shard->first, shard->second);
  std::string report = reportText(result);
  if (asked) {
    const Plan& reference = result.plans.empty() ? *plan : bestOf(result).plan;
    const WhyNot answer = whyNot(**asked, reference, space->framework);
    document.get_object()["why_not"] = whyNotToJson(options.whyNot, answer);
    report += whyNotText(options.whyNot, answer);
  }
  if (!options.out.empty() && !result.plans.empty()) {
    const Result<void> saved = savePlanFile(result.plans.front().plan, options.out);
    if (!saved) return fail(saved.error(), ExitCode::BadInput, options.json);
  }
  if (!(options.json ? printJson(document) : print(report))) return ExitCode::BadInput;
  return result.plans.empty() ? ExitCode::AnswerIsNo : ExitCode::Done;
}

}  // namespace

std::function<ExitCode()> declareSearch(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("plan", options->plan, "Plan file (*.slicescape)")
      ->required()
      ->type_name("PLAN");
  command
      .add_option("--objective", options->objective,
                  "What to minimise: step_time (seconds), completion (time to train all tokens), "
                  "cost (dollars; GPU-hours without a price), memory (share of the GPU) or gpus "
                  "(their number; with --limit completion=30d)")
      ->check(CLI::IsMember({"step_time", "completion", "cost", "memory", "gpus"}))
      ->capture_default_str();
  addSpaceOptions(command, options->space);
  command.add_option("--top", options->top, "Plans to list")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command.add_option("--threads", options->threads, "Threads to use; 0 = one per core")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  command
      .add_option("--shard", options->shard,
                  "Search only part I of N (I from 0), for job arrays; join the parts with merge")
      ->type_name("I/N");
  command
      .add_option("--why-not", options->whyNot,
                  "Say what speaks against a layout, as in tp=4,pp=8,vpp=2,mbs=2,zero=1,"
                  "recompute=full,schedule=interleaved-1f1b; DP takes up the GPUs")
      ->type_name("LAYOUT");
  command.add_option("--out", options->out, "Write the first plan of the list to this file")
      ->type_name("PLAN");
  command.add_flag("--json", options->json, "Print the result as JSON");
  return [options] { return searchFile(*options); };
}

}  // namespace slicescape::cli
