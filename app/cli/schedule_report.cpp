// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_report.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "app/cli/text_table.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

namespace json = boost::json;

/// "F3", with several chunks "F3.1", a pair "(F5.0+B3.1)": the notation of the examples.
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

bool showsChunks(const SimulatedStep& step) {
  return chunkSlots(step.schedule.shape) > 1;
}

std::string operationAt(const SimulatedStep& step, std::size_t rank, std::size_t position) {
  return operationText(step.timeline.ranks[rank][position].operation, showsChunks(step));
}

json::object idleToJson(const IdleTotals& totals) {
  return {{"warm_up", totals.warmUp},
          {"drain", totals.drain},
          {"imbalance", totals.imbalance},
          {"link", totals.link}};
}

/// Chunks count as one each where the step does not know their bytes.
MemoryCurve curveOf(const SimulatedStep& step, int rank) {
  if (!step.memory.empty()) return step.memoryOf(rank);
  const auto slots = static_cast<std::size_t>(chunkSlots(step.schedule.shape));
  return memoryOverTime(step.timeline, rank,
                        std::vector<ChunkMemory>(slots, {Bytes(1), Bytes(1), Bytes(0), Bytes(0)}),
                        Bytes(0));
}

/// When, and with what, the rank holds most.
json::object peakToJson(const SimulatedStep& step, std::size_t rank, const MemoryCurve& curve) {
  json::object peak{{"time_s", curve.peakTime}};
  if (!step.timeline.ranks[rank].empty()) {
    peak["operation"] = operationAt(step, rank, curve.peakPosition);
  }
  return peak;
}

json::array memoryToJson(const MemoryCurve& curve) {
  json::array points;
  for (const MemoryPoint& point : curve.points) {
    points.push_back({{"time_s", point.time}, {"bytes", point.bytes.value()}});
  }
  return points;
}

json::array criticalPathToJson(const SimulatedStep& step) {
  json::array path;
  for (const CriticalStep& entry : step.criticalPath()) {
    const auto rank = static_cast<std::size_t>(entry.rank);
    const TimelineBlock& block = step.timeline.ranks[rank][entry.position];
    path.push_back({{"rank", entry.rank},
                    {"operation", operationAt(step, rank, entry.position)},
                    {"start_s", block.start},
                    {"end_s", block.end},
                    {"link_s", entry.linkTime}});
  }
  return path;
}

}  // namespace

json::value scheduleToJson(const SimulatedStep& step) {
  const Timeline& timeline = step.timeline;
  const IdleAnalysis idle = step.idle();
  json::array ranks;
  json::array operations;
  for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
    const MemoryCurve curve = curveOf(step, static_cast<int>(rank));
    json::object entry{
        {"rank", rank},
        {"busy_s", timeline.busy[rank]},
        {"idle_s", timeline.makespan - timeline.busy[rank]},
        {"idle_by_cause_s", idleToJson(idle.totals[rank])},
        {"first_start_s", timeline.firstStart[rank]},
        {"last_end_s", timeline.lastEnd[rank]},
        {"bubble_ratio", timeline.bubbleRatioOf(static_cast<int>(rank))},
        {"peak_in_flight_chunks", timeline.peakLiveUntilWeight[rank]},
        {"peak_in_flight_chunks_until_input_gradient", timeline.peakLiveUntilInput[rank]},
        {"peak_at", peakToJson(step, rank, curve)}};
    if (!step.memory.empty()) {
      entry["peak_allocated_bytes"] = curve.peak.value();
      entry["memory_over_time"] = memoryToJson(curve);
    }
    ranks.push_back(std::move(entry));
    for (const TimelineBlock& block : timeline.ranks[rank]) {
      operations.push_back({{"rank", rank},
                            {"operation", operationText(block.operation, showsChunks(step))},
                            {"chunk", block.operation.chunk},
                            {"micro_batch", block.operation.microBatch},
                            {"start_s", block.start},
                            {"end_s", block.end}});
    }
  }
  return {{"legal", true},
          {"kind", scheduleName(timeline.shape.kind)},
          {"stages", timeline.shape.ranks},
          {"micro_batches", timeline.shape.microBatches},
          {"chunks", timeline.shape.chunks},
          {"makespan_s", timeline.makespan},
          {"bubble_ratio", timeline.bubbleRatio()},
          {"bubble_overhead", timeline.bubbleOverhead()},
          {"bubble_ratio_span", timeline.bubbleRatioSpan()},
          {"per_rank", ranks},
          {"critical_path", criticalPathToJson(step)},
          {"operations", operations}};
}

std::string scheduleText(const SimulatedStep& step) {
  const Timeline& timeline = step.timeline;
  const IdleAnalysis idle = step.idle();
  std::string text = fmt::format(
      "Schedule {}: {} ranks, {} micro-batches, {} chunks per rank\n"
      "  Makespan         {}\n  Bubble ratio     {}  (overhead {}, span {})\n\n",
      scheduleName(timeline.shape.kind), timeline.shape.ranks, timeline.shape.microBatches,
      timeline.shape.chunks, formatSeconds(Seconds(timeline.makespan)),
      formatShare(Share{timeline.bubbleRatio()}), formatShare(Share{timeline.bubbleOverhead()}),
      formatShare(Share{timeline.bubbleRatioSpan()}));
  TextTable table({"Rank", "Busy", "Warm-up", "Drain", "Imbalance", "Link", "Bubble",
                   "In flight, chunks", "Peak at", "Peak"});
  for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
    const IdleTotals& totals = idle.totals[rank];
    const MemoryCurve curve = curveOf(step, static_cast<int>(rank));
    table.addRow({std::to_string(rank), formatSeconds(Seconds(timeline.busy[rank])),
                  formatSeconds(Seconds(totals.warmUp)), formatSeconds(Seconds(totals.drain)),
                  formatSeconds(Seconds(totals.imbalance)), formatSeconds(Seconds(totals.link)),
                  formatShare(Share{timeline.bubbleRatioOf(static_cast<int>(rank))}),
                  std::to_string(timeline.peakLiveUntilWeight[rank]),
                  formatSeconds(Seconds(curve.peakTime)),
                  step.memory.empty() ? std::string("—") : formatBytes(curve.peak)});
  }
  return text + table.text();
}

}  // namespace slicescape::cli
