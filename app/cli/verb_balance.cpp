// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/search/balance.h"
#include "core/storage/plan_json.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

struct Options {
  std::string plan;
  std::string by = "both";
  std::string out;
  bool json = false;
};

json::object figuresToJson(const BalanceFigures& figures) {
  json::array stages;
  for (std::size_t s = 0; s < figures.stages.size(); ++s) {
    const Stage& stage = figures.stages[s];
    json::array chunks;
    for (const Chunk& chunk : stage.chunks) {
      chunks.push_back({{"first", chunk.first}, {"count", chunk.count}});
    }
    stages.push_back({{"stage", s},
                      {"chunks", std::move(chunks)},
                      {"embedding", stage.embedding},
                      {"head", stage.head},
                      {"mtp", stage.mtp}});
  }
  return {{"stages", std::move(stages)},
          {"worst_time_s", figures.worstTime},
          {"worst_peak_bytes", figures.worstPeak.value()},
          {"step_time_s", figures.stepTime},
          {"fits", figures.fits}};
}

json::object resultToJson(const BalanceResult& result) {
  json::array changed;
  for (const MovedBoundary& moved : result.changed) {
    changed.push_back(
        {{"boundary", moved.boundary}, {"before", moved.before}, {"after", moved.after}});
  }
  json::object document{{"before", figuresToJson(result.before)},
                        {"after", figuresToJson(result.after)},
                        {"changed", std::move(changed)}};
  if (!result.reason.empty()) document["reason"] = toEnglish(result.reason);
  return document;
}

std::string layersOf(const Stage& stage) {
  std::string text = stage.embedding ? "E " : "";
  for (std::size_t c = 0; c < stage.chunks.size(); ++c) {
    text += fmt::format("{}{}", c > 0 ? " + " : "", stage.chunks[c].count);
  }
  if (stage.mtp > 0) text += " M";
  if (stage.head) text += " L";
  return text;
}

std::string reportText(const BalanceResult& result) {
  TextTable figures({"", "Before", "After"});
  figures.addRow({"Slowest rank, one micro-batch", formatSeconds(Seconds(result.before.worstTime)),
                  formatSeconds(Seconds(result.after.worstTime))});
  figures.addRow(
      {"Fullest GPU", formatBytes(result.before.worstPeak), formatBytes(result.after.worstPeak)});
  figures.addRow({"Step", formatSeconds(Seconds(result.before.stepTime)),
                  formatSeconds(Seconds(result.after.stepTime))});
  figures.addRow({"Fits", result.before.fits ? "yes" : "no", result.after.fits ? "yes" : "no"});
  std::string out = figures.text();
  if (!result.reason.empty()) out += "\n" + toEnglish(result.reason) + "\n";
  if (result.changed.empty()) return out;
  TextTable stages({"Stage", "Layers before", "Layers after"});
  for (std::size_t s = 0; s < result.after.stages.size(); ++s) {
    const bool known = s < result.before.stages.size();
    stages.addRow({std::to_string(s), known ? layersOf(result.before.stages[s]) : "",
                   layersOf(result.after.stages[s])});
  }
  return out + "\nLayers per stage (E embedding, L loss, M prediction modules)\n" + stages.text();
}

ExitCode balanceFile(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  const BalanceGoal goal = options.by == "time"     ? BalanceGoal::Time
                           : options.by == "memory" ? BalanceGoal::Memory
                                                    : BalanceGoal::Both;
  const Result<BalanceResult> result = balance(*plan, goal);
  if (!result) return fail(result.error(), ExitCode::AnswerIsNo, options.json);
  if (!options.out.empty()) {
    const Result<void> saved = savePlanFile(result->plan, options.out);
    if (!saved) return fail(saved.error(), ExitCode::BadInput, options.json);
  }
  const bool printed = options.json ? printJson(resultToJson(*result)) : print(reportText(*result));
  return printed ? ExitCode::Done : ExitCode::BadInput;
}

}  // namespace

std::function<ExitCode()> declareBalance(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("plan", options->plan, "Plan file (*.slicescape); it stays as it is")
      ->required()
      ->type_name("PLAN");
  command
      .add_option("--by", options->by,
                  "What to even out: time (seconds of the slowest rank), memory (bytes of the "
                  "fullest GPU under the schedule's in-flight micro-batches), or both (time, as "
                  "far as every GPU fits)")
      ->check(CLI::IsMember({"time", "memory", "both"}))
      ->capture_default_str();
  command.add_option("--out", options->out, "Write the balanced plan to this file")
      ->type_name("PLAN");
  command.add_flag("--json", options->json, "Print before, after and the moved boundaries as JSON");
  return [options] { return balanceFile(*options); };
}

}  // namespace slicescape::cli
