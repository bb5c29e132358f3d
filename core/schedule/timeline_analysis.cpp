// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/timeline_analysis.h"

#include <algorithm>

#include "core/schedule/dependencies.h"

namespace slicescape {
namespace {

bool isForward(OperationKind kind) {
  return kind == OperationKind::Forward || kind == OperationKind::ForwardBackward;
}

/// Where the phases of a rank's program begin and end.
struct Phases {
  std::size_t firstBackward = 0;
  std::size_t afterLastForward = 0;
};

Phases phasesOf(const std::vector<TimelineBlock>& blocks) {
  Phases phases;
  phases.firstBackward = blocks.size();
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const OperationKind kind = blocks[i].operation.kind;
    if (kind != OperationKind::Forward) phases.firstBackward = std::min(phases.firstBackward, i);
    if (isForward(kind)) phases.afterLastForward = i + 1;
  }
  return phases;
}

void addIdle(IdleAnalysis& analysis, std::size_t rank, double start, double end, IdleCause cause) {
  if (!(end > start)) return;
  analysis.intervals[rank].push_back({start, end, cause});
  IdleTotals& totals = analysis.totals[rank];
  switch (cause) {
    case IdleCause::WarmUp:
      totals.warmUp += end - start;
      break;
    case IdleCause::Drain:
      totals.drain += end - start;
      break;
    case IdleCause::Imbalance:
      totals.imbalance += end - start;
      break;
    case IdleCause::Link:
      totals.link += end - start;
      break;
  }
}

}  // namespace

IdleAnalysis analyzeIdle(const Schedule& schedule, const ScheduleTimes& times,
                         const Timeline& timeline) {
  const Dependencies dependencies(schedule, times, timeline);
  IdleAnalysis analysis;
  analysis.intervals.resize(timeline.ranks.size());
  analysis.totals.resize(timeline.ranks.size());
  for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
    const auto& blocks = timeline.ranks[rank];
    const Phases phases = phasesOf(blocks);
    double free = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      if (blocks[i].start > free) {
        const IdleCause phase = i <= phases.firstBackward      ? IdleCause::WarmUp
                                : i >= phases.afterLastForward ? IdleCause::Drain
                                                               : IdleCause::Imbalance;
        const double sent =
            std::clamp(dependencies.of(static_cast<int>(rank), i).sent, free, blocks[i].start);
        addIdle(analysis, rank, free, sent, phase);
        addIdle(analysis, rank, sent, blocks[i].start, IdleCause::Link);
      }
      free = blocks[i].end;
    }
    addIdle(analysis, rank, free, timeline.makespan, IdleCause::Drain);
  }
  return analysis;
}

std::vector<CriticalStep> criticalPath(const Schedule& schedule, const ScheduleTimes& times,
                                       const Timeline& timeline) {
  std::vector<CriticalStep> path;
  int rank = -1;
  for (std::size_t r = 0; r < timeline.ranks.size(); ++r) {
    if (timeline.ranks[r].empty()) continue;
    if (rank < 0 || timeline.lastEnd[r] > timeline.lastEnd[static_cast<std::size_t>(rank)]) {
      rank = static_cast<int>(r);
    }
  }
  if (rank < 0) return path;
  const Dependencies dependencies(schedule, times, timeline);
  std::size_t position = timeline.ranks[static_cast<std::size_t>(rank)].size() - 1;
  while (true) {
    const auto& blocks = timeline.ranks[static_cast<std::size_t>(rank)];
    const double start = blocks[position].start;
    const double free = position > 0 ? blocks[position - 1].end : 0;
    const Dependency needed = dependencies.of(rank, position);
    // The rank itself is the reason when it was busy until the data was there; with
    // blocking links it also stays one when its own send came last.
    const double arrival = times.blocking ? needed.sent : needed.sent + needed.latency;
    const bool waited = needed.rank >= 0 && arrival > free;
    if (waited) {
      path.push_back({rank, position, start - needed.sent});
      rank = needed.rank;
      position = needed.position;
    } else {
      path.push_back({rank, position, start - free});
      if (position == 0) break;
      --position;
    }
  }
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<std::vector<double>> gradientsComplete(const Timeline& timeline) {
  std::vector<std::vector<double>> complete;
  for (const auto& blocks : timeline.ranks) {
    auto& slots = complete.emplace_back(static_cast<std::size_t>(chunkSlots(timeline.shape)), 0.0);
    for (const TimelineBlock& block : blocks) {
      const Operation& operation = block.operation;
      if (operation.kind == OperationKind::Backward ||
          operation.kind == OperationKind::BackwardWeight) {
        slots[operation.chunk] = block.end;
      } else if (operation.kind == OperationKind::ForwardBackward) {
        slots[operation.backwardChunk] = block.end;
      }
    }
  }
  return complete;
}

MemoryCurve memoryOverTime(const Timeline& timeline, int rank,
                           const std::vector<ChunkMemory>& chunks, Bytes base) {
  MemoryCurve curve;
  Bytes held = base;
  curve.peak = base;
  curve.points.push_back({0, base});
  const auto set = [&](double time, Bytes bytes) {
    if (curve.points.back().bytes == bytes) return;
    if (curve.points.back().time == time) {
      curve.points.back().bytes = bytes;
    } else {
      curve.points.push_back({time, bytes});
    }
  };
  const auto& blocks = timeline.ranks[static_cast<std::size_t>(rank)];
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const TimelineBlock& block = blocks[i];
    const bool pair = block.operation.kind == OperationKind::ForwardBackward;
    const ChunkMemory& chunk = chunks[block.operation.chunk];
    const ChunkMemory& backward = pair ? chunks[block.operation.backwardChunk] : chunk;
    Bytes during;
    Bytes after;
    switch (block.operation.kind) {
      case OperationKind::Forward:
        during = chunk.activation + chunk.forwardTransient;
        after = chunk.activation;
        break;
      case OperationKind::Backward:
        during = chunk.backwardTransient;
        after = -chunk.activation;
        break;
      case OperationKind::BackwardInput:
        during = chunk.backwardTransient;
        after = chunk.keptForWeight - chunk.activation;
        break;
      case OperationKind::BackwardWeight:
        after = -chunk.keptForWeight;
        break;
      case OperationKind::ForwardBackward:
        during = chunk.activation + chunk.forwardTransient + backward.backwardTransient;
        after = chunk.activation - backward.activation;
        break;
    }
    set(block.start, held + during);
    if (held + during > curve.peak) {
      curve.peak = held + during;
      curve.peakTime = block.start;
      curve.peakPosition = i;
    }
    held += after;
    set(block.end, held);
  }
  return curve;
}

}  // namespace slicescape
