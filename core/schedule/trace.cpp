// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/trace.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "core/schedule/dependencies.h"
#include "core/units/json_writer.h"

namespace slicescape {
namespace {

namespace json = boost::json;

constexpr double kMicroseconds = 1e6;
/// Perfetto counts whole nanoseconds, and binds an arrow to the slice around its ends: a
/// start at the very end of a slice would miss it.
constexpr double kNanosecond = 1e-9;

std::string_view categoryOf(OperationKind kind) {
  switch (kind) {
    case OperationKind::Forward:
      return "forward";
    case OperationKind::Backward:
      return "backward";
    case OperationKind::BackwardInput:
      return "backward-input";
    case OperationKind::BackwardWeight:
      return "backward-weight";
    case OperationKind::ForwardBackward:
      return "forward-backward";
  }
  return {};
}

std::string labelOf(const Operation& operation) {
  const std::string number = std::to_string(operation.microBatch);
  switch (operation.kind) {
    case OperationKind::Forward:
      return "F" + number;
    case OperationKind::Backward:
      return "B" + number;
    case OperationKind::BackwardInput:
      return "I" + number;
    case OperationKind::BackwardWeight:
      return "W" + number;
    case OperationKind::ForwardBackward:
      return "F" + number + " ∥ B" + std::to_string(operation.backwardMicroBatch);
  }
  return {};
}

json::object event(std::string_view phase, std::string_view name, int rank, double seconds) {
  return {
      {"ph", phase}, {"name", name}, {"pid", rank}, {"tid", 0}, {"ts", seconds * kMicroseconds}};
}

/// Threads of a rank's process; transfers are asynchronous events and need none.
constexpr int kComputeThread = 0;
constexpr int kStepThread = 1;

json::object named(std::string_view what, int rank, int thread, std::string name) {
  return {{"ph", "M"},
          {"name", what},
          {"pid", rank},
          {"tid", thread},
          {"args", json::object{{"name", std::move(name)}}}};
}

json::object operationEvent(const Schedule& schedule, int rank, const TimelineBlock& block) {
  const Operation& operation = block.operation;
  json::object entry = event("X", labelOf(operation), rank, block.start);
  entry["dur"] = (block.end - block.start) * kMicroseconds;
  entry["cat"] = categoryOf(operation.kind);
  json::object arguments{{"stage", schedule.stageOf(rank, operation.chunk)},
                         {"chunk", operation.chunk},
                         {"micro_batch", operation.microBatch}};
  if (operation.kind == OperationKind::ForwardBackward) {
    arguments["backward_stage"] = schedule.stageOf(rank, operation.backwardChunk);
    arguments["backward_chunk"] = operation.backwardChunk;
    arguments["backward_micro_batch"] = operation.backwardMicroBatch;
  }
  entry["args"] = std::move(arguments);
  return entry;
}

json::object counter(std::string_view name, std::string_view series, int rank, double seconds,
                     std::int64_t value) {
  json::object entry = event("C", name, rank, seconds);
  entry["args"] = json::object{{series, value}};
  return entry;
}

/// Activations held until the weight gradient, counted over one rank's program.
void addActivationCounter(json::array& events, int rank, const std::vector<TimelineBlock>& blocks) {
  std::int64_t live = 0;
  const auto add = [&](double seconds, int change) {
    live += change;
    events.push_back(counter("activations", "chunks", rank, seconds, live));
  };
  for (const TimelineBlock& block : blocks) {
    const OperationKind kind = block.operation.kind;
    if (kind == OperationKind::Forward || kind == OperationKind::ForwardBackward) {
      add(block.start, 1);
    }
    if (kind == OperationKind::Backward || kind == OperationKind::BackwardWeight ||
        kind == OperationKind::ForwardBackward) {
      add(block.end, -1);
    }
  }
}

/// An arrow from the end of the producer to the start of the operation on another rank.
void addFlow(json::array& events, int rank, const TimelineBlock& block, const Dependency& needed) {
  const auto id = static_cast<std::int64_t>(events.size());
  json::object from = event("s", "transfer", needed.rank, needed.sent - kNanosecond);
  json::object to = event("f", "transfer", rank, block.start);
  for (json::object* end : {&from, &to}) {
    (*end)["cat"] = "transfer";
    (*end)["id"] = id;
  }
  to["bp"] = "e";
  events.push_back(std::move(from));
  events.push_back(std::move(to));
}

json::object argumentsOf(const StepEvent& step) {
  json::object arguments;
  if (step.stage >= 0) arguments["stage"] = step.stage;
  if (step.chunk >= 0) arguments["chunk"] = step.chunk;
  if (step.microBatch >= 0) arguments["micro_batch"] = step.microBatch;
  if (step.peer >= 0) arguments["peer_rank"] = step.peer;
  if (step.isTransfer()) {
    arguments["what"] = step.gradient ? "gradient" : "activation";
    arguments["blocking"] = step.blocking;
  }
  return arguments;
}

/// What lies beside the operations. Recompute is a slice inside its backward; transfers
/// overlap each other, which only asynchronous events may.
void addStepEvents(json::array& events, int rank, const std::vector<StepEvent>& steps) {
  for (const StepEvent& step : steps) {
    const char* name = eventName(step.kind);
    if (step.isTransfer()) {
      const auto id = static_cast<std::int64_t>(events.size());
      json::object begin = event("b", name, rank, step.start);
      json::object end = event("e", name, rank, step.end);
      begin["args"] = argumentsOf(step);
      for (json::object* half : {&begin, &end}) {
        (*half)["cat"] = name;
        (*half)["id"] = id;
      }
      events.push_back(std::move(begin));
      events.push_back(std::move(end));
    } else if (step.kind == StepEventKind::Recompute || step.isOncePerStep()) {
      json::object slice = event("X", name, rank, step.start);
      slice["tid"] = step.isOncePerStep() ? kStepThread : kComputeThread;
      slice["dur"] = (step.end - step.start) * kMicroseconds;
      slice["cat"] = name;
      slice["args"] = argumentsOf(step);
      events.push_back(std::move(slice));
    }
  }
}

}  // namespace

std::string traceJson(const Schedule& schedule, const ScheduleTimes& times,
                      const Timeline& timeline, const std::vector<MemoryCurve>& memory,
                      const StepExtras& extras) {
  const Dependencies dependencies(schedule, times, timeline);
  const StepEvents steps(schedule, times, timeline, extras);
  json::array events;
  for (int rank = 0; rank < static_cast<int>(timeline.ranks.size()); ++rank) {
    const auto& blocks = timeline.ranks[static_cast<std::size_t>(rank)];
    events.push_back(
        named("process_name", rank, kComputeThread, "Pipeline rank " + std::to_string(rank)));
    events.push_back(named("thread_name", rank, kComputeThread, "Micro-batches"));
    if (!extras.empty()) events.push_back(named("thread_name", rank, kStepThread, "End of step"));
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      events.push_back(operationEvent(schedule, rank, blocks[i]));
      const Dependency needed = dependencies.of(rank, i);
      if (needed.rank >= 0 && needed.rank != rank) addFlow(events, rank, blocks[i], needed);
    }
    addStepEvents(events, rank, steps.ofRank(rank));
    addActivationCounter(events, rank, blocks);
    if (static_cast<std::size_t>(rank) < memory.size()) {
      for (const MemoryPoint& point : memory[static_cast<std::size_t>(rank)].points) {
        events.push_back(counter("memory", "bytes", rank, point.time, point.bytes.value()));
      }
    }
  }
  return toJsonText(json::object{{"displayTimeUnit", "ms"}, {"traceEvents", std::move(events)}});
}

}  // namespace slicescape
