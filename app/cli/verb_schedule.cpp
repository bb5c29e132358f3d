// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/output.h"
#include "app/cli/schedule_times.h"
#include "app/cli/text_table.h"
#include "app/cli/verb.h"
#include "core/schedule/csv.h"
#include "core/schedule/simulation.h"
#include "core/schedule/trace.h"
#include "core/storage/atomic_file.h"
#include "core/units/format.h"
#include "core/units/json_reader.h"
#include "core/units/spelling.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

struct Options {
  std::string kind;
  std::string csv;
  int stages = 1;
  int microBatches = 1;
  int chunks = 1;
  int groupSize = 0;
  double memoryLimit = 0;
  ChunkTimes times;
  std::string timesFile;
  double latency = 0;
  bool blocking = false;
  std::string trace;
  bool json = false;
};

std::string operationText(const Operation& operation, bool showsChunk) {
  const auto entry = [&](const char* letter, std::int32_t microBatch, std::uint16_t chunk) {
    return showsChunk ? fmt::format("{}{}.{}", letter, microBatch, chunk)
                      : fmt::format("{}{}", letter, microBatch);
  };
  switch (operation.kind) {
    case OperationKind::Forward:
      return entry("F", operation.microBatch, operation.chunk);
    case OperationKind::Backward:
      return entry("B", operation.microBatch, operation.chunk);
    case OperationKind::BackwardInput:
      return entry("I", operation.microBatch, operation.chunk);
    case OperationKind::BackwardWeight:
      return entry("W", operation.microBatch, operation.chunk);
    case OperationKind::ForwardBackward:
      return "(" + entry("F", operation.microBatch, operation.chunk) + "+" +
             entry("B", operation.backwardMicroBatch, operation.backwardChunk) + ")";
  }
  return {};
}

json::value timelineToJson(const Timeline& timeline) {
  json::array ranks;
  json::array operations;
  for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
    ranks.push_back(
        {{"rank", rank},
         {"busy_s", timeline.busy[rank]},
         {"idle_s", timeline.makespan - timeline.busy[rank]},
         {"first_start_s", timeline.firstStart[rank]},
         {"last_end_s", timeline.lastEnd[rank]},
         {"bubble_ratio", timeline.bubbleRatioOf(static_cast<int>(rank))},
         {"peak_in_flight_chunks", timeline.peakLiveUntilWeight[rank]},
         {"peak_in_flight_chunks_until_input_gradient", timeline.peakLiveUntilInput[rank]}});
    for (const TimelineBlock& block : timeline.ranks[rank]) {
      operations.push_back(
          {{"rank", rank},
           {"operation", operationText(block.operation, timeline.shape.chunks > 1)},
           {"chunk", block.operation.chunk},
           {"micro_batch", block.operation.microBatch},
           {"start_s", block.start},
           {"end_s", block.end}});
    }
  }
  return {{"kind", scheduleName(timeline.shape.kind)},
          {"stages", timeline.shape.ranks},
          {"micro_batches", timeline.shape.microBatches},
          {"chunks", timeline.shape.chunks},
          {"makespan_s", timeline.makespan},
          {"bubble_ratio", timeline.bubbleRatio()},
          {"bubble_overhead", timeline.bubbleOverhead()},
          {"bubble_ratio_span", timeline.bubbleRatioSpan()},
          {"per_rank", ranks},
          {"operations", operations}};
}

std::string timelineText(const Timeline& timeline) {
  std::string text = fmt::format(
      "Schedule {}: {} ranks, {} micro-batches, {} chunks per rank\n"
      "  Makespan         {}\n  Bubble ratio     {}  (overhead {}, span {})\n\n",
      scheduleName(timeline.shape.kind), timeline.shape.ranks, timeline.shape.microBatches,
      timeline.shape.chunks, formatSeconds(Seconds(timeline.makespan)),
      formatShare(Share{timeline.bubbleRatio()}), formatShare(Share{timeline.bubbleOverhead()}),
      formatShare(Share{timeline.bubbleRatioSpan()}));
  TextTable table({"Rank", "Busy", "Idle", "First start", "In flight, chunks", "Bubble"});
  for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
    table.addRow({std::to_string(rank), formatSeconds(Seconds(timeline.busy[rank])),
                  formatSeconds(Seconds(timeline.makespan - timeline.busy[rank])),
                  formatSeconds(Seconds(timeline.firstStart[rank])),
                  std::to_string(timeline.peakLiveUntilWeight[rank]),
                  formatShare(Share{timeline.bubbleRatioOf(static_cast<int>(rank))})});
  }
  return text + table.text();
}

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

ExitCode runSchedule(const Options& options) {
  ScheduleShape shape;
  Schedule schedule;
  if (!options.csv.empty()) {
    const Result<std::string> text = readTextFile(options.csv);
    if (!text) return fail(text.error(), ExitCode::BadInput, options.json);
    Result<CsvSchedule> read = readScheduleCsv(*text, options.csv);
    if (!read) return fail(read.error(), ExitCode::BadInput, options.json);
    schedule = std::move(read->schedule);
    shape = schedule.shape;
  } else {
    shape.ranks = options.stages;
    shape.microBatches = options.microBatches;
    shape.chunks = options.chunks;
    shape.groupSize = options.groupSize;
    if (!applyScheduleName(shape, options.kind)) return badKind(options);
    if (shape.ranks == 1) shape.kind = ScheduleKind::None;
    if (options.memoryLimit > 0) shape.memoryLimitChunks = options.memoryLimit;
    const std::vector<ScheduleProblem> problems = checkSchedule(shape);
    if (!problems.empty()) return refuse(problems, options.json);
  }
  ScheduleTimes times;
  times.chunks.assign(
      static_cast<std::size_t>(shape.ranks),
      std::vector<ChunkTimes>(static_cast<std::size_t>(chunkSlots(shape)), options.times));
  if (!options.timesFile.empty()) {
    const Result<void> read = readScheduleTimes(options.timesFile, times);
    if (!read) return fail(read.error(), ExitCode::BadInput, options.json);
  }
  times.boundaryLatency.assign(static_cast<std::size_t>(std::max(0, stageCount(shape) - 1)),
                               options.latency);
  times.blocking = options.blocking;
  if (options.csv.empty()) schedule = buildSchedule(shape, times);

  const Result<Timeline> timeline = simulate(schedule, times);
  if (!timeline)
    return refuse({{timeline.error().expected, timeline.error().remedy}}, options.json);
  if (!options.trace.empty()) {
    const Result<void> written =
        writeFileAtomically(options.trace, traceJson(schedule, times, *timeline));
    if (!written) return fail(written.error(), ExitCode::BadInput, options.json);
  }
  const bool printed =
      options.json ? printJson(timelineToJson(*timeline)) : print(timelineText(*timeline));
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
  source->add_option("--csv", options->csv, "A schedule in PyTorch's pipelining CSV")
      ->type_name("FILE");
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
  command.add_option("--trace", options->trace, "Write a Chrome/Perfetto trace")->type_name("FILE");
  command.add_flag("--json", options->json, "One JSON document on standard output");
  return [options] { return runSchedule(*options); };
}

}  // namespace slicescape::cli
