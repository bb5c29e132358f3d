// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>
#include <optional>
#include <variant>

#include "app/cli/output.h"
#include "app/cli/schedule_report.h"
#include "app/cli/schedule_times.h"
#include "app/cli/verb.h"
#include "core/plan/custom_schedule.h"
#include "core/plan/evaluate.h"
#include "core/schedule/trace.h"
#include "core/storage/atomic_file.h"
#include "core/storage/plan_json.h"
#include "core/units/json_reader.h"
#include "core/units/spelling.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

struct Options {
  std::string kind;
  std::string csv;
  std::string plan;
  std::string into;
  std::string out;
  std::string writeCsv;
  double activationBytes = 0;
  double baseBytes = 0;
  int stages = 1;
  int microBatches = 1;
  std::optional<int> chunks;  ///< unset = what the kind implies, or one
  int groupSize = 0;
  double memoryLimit = 0;
  ChunkTimes times;
  std::string timesFile;
  double latency = 0;
  bool blocking = false;
  std::string trace;
  bool json = false;
};

/// The answer is no: the rules that the shape breaks, with the nearest legal values.
ExitCode refuse(const std::vector<ScheduleProblem>& problems, bool asJson) {
  json::array list;
  std::string text = "This schedule cannot run.\n";
  for (const ScheduleProblem& problem : problems) {
    list.push_back({{"rule", toEnglish(problem.rule)}, {"remedy", toEnglish(problem.remedy)}});
    text += "  " + toEnglish(problem.rule) + "\n  → " + toEnglish(problem.remedy) + "\n";
  }
  const bool printed = asJson ? printJson({{"legal", false}, {"problems", list}}) : print(text);
  return printed ? ExitCode::AnswerIsNo : ExitCode::BadInput;
}

ExitCode badKind(const Options& options) {
  std::vector<std::string_view> names;
  for (const ScheduleKind kind : availableSchedules()) names.push_back(scheduleName(kind));
  const std::string nearest = nearestSpelling(options.kind, names);
  Text remedy{SLICESCAPE_TEXT("Use one of the kinds that --help lists."), {}};
  if (!nearest.empty()) remedy = {SLICESCAPE_TEXT("Did you mean \"{0}\"?"), {nearest}};
  return fail(Error("--kind " + options.kind, "",
                    {SLICESCAPE_TEXT("expected the name of a schedule"), {}}, remedy),
              ExitCode::BadUsage, options.json);
}

/// What the step is made of, or the exit code with which the reason was said.
using Source = std::variant<SimulatedStep, ExitCode>;

Result<CsvSchedule> readCsv(const Options& options) {
  const Result<std::string> text = readTextFile(options.csv);
  if (!text) return text.error();
  return readScheduleCsv(*text, options.csv);
}

/// The schedule that a plan runs, with its times and bytes.
Source stepOfPlan(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.plan);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  const Evaluation evaluation = evaluate(*plan);
  if (evaluation.step != nullptr) return *evaluation.step;
  std::vector<ScheduleProblem> problems;
  for (const Finding& finding : evaluation.findings) {
    if (finding.severity == Severity::Error) problems.push_back({finding.message, finding.remedy});
  }
  return refuse(problems, options.json);
}

/// A schedule by its name or from a file, with the times of the command line.
Source stepOfOptions(const Options& options) {
  SimulatedStep step;
  ScheduleShape shape;
  if (!options.csv.empty()) {
    Result<CsvSchedule> read = readCsv(options);
    if (!read) return fail(read.error(), ExitCode::BadInput, options.json);
    step.schedule = std::move(read->schedule);
    shape = step.schedule.shape;
  } else {
    shape.ranks = options.stages;
    shape.microBatches = options.microBatches;
    shape.chunks = options.chunks.value_or(1);
    shape.groupSize = options.groupSize;
    if (!applyScheduleName(shape, options.kind)) return badKind(options);
    if (shape.ranks == 1) shape.kind = ScheduleKind::None;
    // A number that the kind does not run is refused, not passed over.
    if (options.chunks && shape.kind != ScheduleKind::None) shape.chunks = *options.chunks;
    if (options.memoryLimit > 0) shape.memoryLimitChunks = options.memoryLimit;
    const std::vector<ScheduleProblem> problems = checkSchedule(shape);
    if (!problems.empty()) return refuse(problems, options.json);
  }
  const auto slots = static_cast<std::size_t>(chunkSlots(shape));
  step.times.chunks.assign(static_cast<std::size_t>(shape.ranks),
                           std::vector<ChunkTimes>(slots, options.times));
  if (!options.timesFile.empty()) {
    const Result<void> read = readScheduleTimes(options.timesFile, step.times);
    if (!read) return fail(read.error(), ExitCode::BadInput, options.json);
  }
  step.times.boundaryLatency.assign(static_cast<std::size_t>(std::max(0, stageCount(shape) - 1)),
                                    options.latency);
  step.times.blocking = options.blocking;
  if (options.csv.empty()) step.schedule = buildSchedule(shape, step.times);

  Result<Timeline> timeline = simulate(step.schedule, step.times);
  if (!timeline) {
    return refuse({{timeline.error().expected, timeline.error().remedy}}, options.json);
  }
  step.timeline = std::move(*timeline);
  if (options.activationBytes > 0) {
    const Bytes chunk(std::llround(options.activationBytes));
    const RankMemory rank{Bytes(std::llround(options.baseBytes)),
                          std::vector<ChunkMemory>(slots, {chunk, chunk, Bytes(0), Bytes(0)})};
    step.memory.assign(static_cast<std::size_t>(shape.ranks), rank);
  }
  return step;
}

/// Puts the programs of the CSV into a plan.
ExitCode importIntoPlan(const Options& options) {
  const Result<Plan> plan = loadPlanFile(options.into);
  if (!plan) return fail(plan.error(), ExitCode::BadInput, options.json);
  const Result<CsvSchedule> read = readCsv(options);
  if (!read) return fail(read.error(), ExitCode::BadInput, options.json);
  const Result<Plan> changed = withCustomSchedule(*plan, read->schedule, options.csv);
  if (!changed) return fail(changed.error(), ExitCode::BadInput, options.json);
  const std::string& target = options.out.empty() ? options.into : options.out;
  if (const Result<void> saved = savePlanFile(*changed, target); !saved) {
    return fail(saved.error(), ExitCode::BadInput, options.json);
  }
  const ScheduleShape& shape = read->schedule.shape;
  const bool printed =
      options.json
          ? printJson({{"file", target},
                       {"plan_hash", planHash(*changed)},
                       {"stages", shape.ranks},
                       {"micro_batches", shape.microBatches},
                       {"chunks", shape.chunks},
                       {"ignored_entries", read->ignoredEntries}})
          : print(fmt::format("Wrote {} with the programs of {}: {} ranks, {} "
                              "micro-batches, {} chunks per rank.\n",
                              target, options.csv, shape.ranks, shape.microBatches, shape.chunks));
  return printed ? ExitCode::Done : ExitCode::BadInput;
}

/// The files that were asked for beside the answer.
Result<void> writeFiles(const Options& options, const SimulatedStep& step) {
  if (!options.trace.empty()) {
    std::vector<MemoryCurve> memory;
    for (std::size_t rank = 0; rank < step.memory.size(); ++rank) {
      memory.push_back(step.memoryOf(static_cast<int>(rank)));
    }
    const Result<void> written = writeFileAtomically(
        options.trace, traceJson(step.schedule, step.times, step.timeline, memory, step.extras));
    if (!written) return written;
  }
  if (options.writeCsv.empty()) return {};
  const Result<std::string> text = writeScheduleCsv(step.schedule);
  if (!text) return text.error();
  return writeFileAtomically(options.writeCsv, *text);
}

ExitCode runSchedule(const Options& options) {
  if (!options.into.empty()) return importIntoPlan(options);
  const Source source = options.plan.empty() ? stepOfOptions(options) : stepOfPlan(options);
  if (const auto* said = std::get_if<ExitCode>(&source)) return *said;
  const auto& step = std::get<SimulatedStep>(source);
  if (const Result<void> written = writeFiles(options, step); !written) {
    return fail(written.error(), ExitCode::BadInput, options.json);
  }
  const bool printed = options.json ? printJson(scheduleToJson(step)) : print(scheduleText(step));
  return printed ? ExitCode::Done : ExitCode::BadInput;
}

}  // namespace

std::function<ExitCode()> declareSchedule(CLI::App& command) {
  const auto options = std::make_shared<Options>();
  std::string kinds;
  for (const ScheduleKind kind : availableSchedules()) {
    kinds += (kinds.empty() ? "" : ", ") + std::string(scheduleName(kind));
  }
  auto* source = command.add_option_group("schedule", "Which schedule");
  source->add_option("--kind", options->kind, "One of: " + kinds)->type_name("KIND");
  auto* csv = source->add_option("--csv", options->csv, "A schedule in PyTorch's pipelining CSV")
                  ->type_name("FILE");
  source->add_option("--plan", options->plan, "The schedule, times and memory of a plan")
      ->type_name("PLAN");
  source->require_option(1);
  const auto count = CLI::Range(1, 1 << 20);
  command.add_option("--stages", options->stages, "Pipeline ranks")->check(count);
  command.add_option("--micro-batches", options->microBatches, "Micro-batches per step")
      ->check(count);
  command.add_option("--chunks", options->chunks, "Virtual chunks per rank")->check(count);
  command
      .add_option("--group-size", options->groupSize,
                  "Interleaved: micro-batches per virtual stage")
      ->check(count);
  command.add_option("--memory-limit", options->memoryLimit, "zb-auto: chunk activations per rank")
      ->check(CLI::PositiveNumber);
  const auto seconds = CLI::Range(0.0, 1e9);
  command.add_option("--forward", options->times.forward, "Seconds per chunk")->check(seconds);
  command.add_option("--backward-input", options->times.backwardInput, "Seconds per chunk")
      ->check(seconds);
  command.add_option("--backward-weight", options->times.backwardWeight, "Seconds per chunk")
      ->check(seconds);
  command
      .add_option("--overlapped-pair", options->times.overlappedPair,
                  "Seconds of a forward overlapped with a backward")
      ->check(seconds);
  command.add_option("--times", options->timesFile, "Times per rank and chunk, JSON")
      ->type_name("FILE");
  command.add_option("--latency", options->latency, "Seconds between ranks")->check(seconds);
  command.add_flag("--blocking", options->blocking, "Transfers occupy both ranks");
  const auto bytes = CLI::Range(0.0, 1e15);
  command
      .add_option("--activation-bytes", options->activationBytes,
                  "Bytes of one chunk's activations: gives memory over time in bytes")
      ->check(bytes);
  command.add_option("--base-bytes", options->baseBytes, "Bytes that a rank holds all the time")
      ->check(bytes);
  command
      .add_option("--write-csv", options->writeCsv,
                  "Write the schedule in PyTorch's pipelining CSV")
      ->type_name("FILE");
  auto* into = command
                   .add_option("--into", options->into,
                               "Put the programs of --csv into this plan, as its custom schedule")
                   ->type_name("PLAN");
  command.add_option("--out", options->out, "With --into: write the changed plan here instead")
      ->needs(into)
      ->type_name("PLAN");
  into->needs(csv);
  command.add_option("--trace", options->trace, "Write a Chrome/Perfetto trace")->type_name("FILE");
  command.add_flag("--json", options->json, "One JSON document on standard output");
  return [options] { return runSchedule(*options); };
}

}  // namespace slicescape::cli
