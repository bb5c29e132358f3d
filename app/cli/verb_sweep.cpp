// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value_from.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/search/sweep.h"
#include "core/storage/plan_json.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

struct Options {
  std::string plan;
  std::vector<std::string> axes;
  int threads = 0;
  bool json = false;
};

const char* verdictName(Verdict verdict) {
  switch (verdict) {
    case Verdict::Fits:
      return "fits";
    case Verdict::DoesNotFit:
      return "does_not_fit";
    case Verdict::Invalid:
      break;
  }
  return "invalid";
}

json::object resultToJson(const std::vector<SweepAxis>& axes,
                          const std::vector<SweepPoint>& points) {
  json::array axisList;
  for (const SweepAxis& axis : axes) {
    axisList.push_back({{"path", axis.path}, {"values", json::value_from(axis.values)}});
  }
  json::array list;
  for (const SweepPoint& point : points) {
    json::object entry{{"values", json::value_from(point.values)},
                       {"verdict", verdictName(point.verdict)}};
    if (point.stepTime > 0) {
      entry["gpus"] = point.gpus;
      entry["step_time_s"] = point.stepTime;
      entry["tokens_per_s"] = point.tokensPerSecond;
      entry["mfu"] = point.mfu;
      entry["bubble_ratio"] = point.bubble;
      entry["peak_memory_bytes"] = point.peak.value();
      entry["memory_share"] = point.peakShare;
      entry["completion_s"] = point.completion;
      entry["cost"] = point.cost;
    }
    if (!point.problem.empty()) entry["problem"] = toEnglish(point.problem);
    list.push_back(std::move(entry));
  }
  return {
      {"schema", "slicescape.sweep/1"}, {"axes", std::move(axisList)}, {"points", std::move(list)}};
}

std::string reportText(const std::vector<SweepAxis>& axes, const std::vector<SweepPoint>& points) {
  std::vector<std::string> heading;
  for (const SweepAxis& axis : axes) heading.push_back(axis.path);
  for (const char* name : {"GPUs", "Step", "Tokens/s", "MFU", "Bubble", "Memory", "Verdict"}) {
    heading.emplace_back(name);
  }
  TextTable table(heading);
  std::string problems;
  for (const SweepPoint& point : points) {
    std::vector<std::string> row;
    for (const double value : point.values) row.push_back(fmt::format("{:.10g}", value));
    if (point.stepTime > 0) {
      row.push_back(formatCount(point.gpus));
      row.push_back(formatSeconds(Seconds(point.stepTime)));
      row.push_back(formatShortCount(point.tokensPerSecond));
      row.push_back(formatShare(Share{point.mfu}));
      row.push_back(formatShare(Share{point.bubble}));
      row.push_back(formatShare(Share{point.peakShare}));
    } else {
      row.insert(row.end(), 6, "—");
    }
    row.emplace_back(point.verdict == Verdict::Fits         ? "fits"
                     : point.verdict == Verdict::DoesNotFit ? "does not fit"
                                                            : "invalid");
    if (point.verdict == Verdict::Invalid && !point.problem.empty()) {
      problems += fmt::format("  {}: {}\n", row.front(), toEnglish(point.problem));
    }
    table.addRow(std::move(row));
  }
  std::string out = table.text();
  if (!problems.empty()) out += "\nWhy points are invalid\n" + problems;
  return out;
}

ExitCode sweepFile(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  std::vector<SweepAxis> axes;
  for (const std::string& text : options.axes) {
    Result<SweepAxis> axis = parseSweepAxis(text);
    if (!axis) return fail(axis.error(), ExitCode::BadUsage, options.json);
    axes.push_back(std::move(*axis));
  }
  SweepOptions wanted;
  wanted.threads = options.threads;
  const Result<std::vector<SweepPoint>> points = sweep(*plan, axes, wanted);
  if (!points) return fail(points.error(), ExitCode::BadUsage, options.json);
  const bool printed =
      options.json ? printJson(resultToJson(axes, *points)) : print(reportText(axes, *points));
  if (!printed) return ExitCode::BadInput;
  const bool any = std::any_of(points->begin(), points->end(), [](const SweepPoint& point) {
    return point.verdict == Verdict::Fits;
  });
  return any ? ExitCode::Done : ExitCode::AnswerIsNo;
}

}  // namespace

std::function<ExitCode()> declareSweep(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  command.add_option("plan", options->plan, "Plan file (*.slicescape); it stays as it is")
      ->required()
      ->type_name("PLAN");
  command
      .add_option("--vary", options->axes,
                  "A parameter and its values, units as in fields: workload.seq_len=4096..131072*2 "
                  "(times two), workload.global_batch=128..1024+128 (step), "
                  "cluster.links[0].bytes_per_s=\"25GB/s,50GB/s\", "
                  "platform.priors.failures_per_host_day=0.001..0.01/10 (ten points), "
                  "gpus=64..512+64, hosts=8..64*2, link_bandwidth=0.5,1,2 (factor on all links), "
                  "gpu_memory=\"80GiB,141GiB,192GiB\" (of every GPU). "
                  "One or two")
      ->required()
      ->expected(1, 2)
      ->allow_extra_args(false)
      ->type_name("PATH=VALUES");
  command.add_option("--threads", options->threads, "Threads to use; 0 = one per core")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  command.add_flag("--json", options->json, "Print the points as JSON");
  return [options] { return sweepFile(*options); };
}

}  // namespace slicescape::cli
