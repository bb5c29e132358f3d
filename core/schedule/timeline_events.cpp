// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/timeline_events.h"

#include <algorithm>

namespace slicescape {

const char* eventName(StepEventKind kind) {
  switch (kind) {
    case StepEventKind::Forward:
      return "forward";
    case StepEventKind::Recompute:
      return "recompute";
    case StepEventKind::Backward:
      return "backward";
    case StepEventKind::BackwardInput:
      return "backward-input";
    case StepEventKind::BackwardWeight:
      return "backward-weight";
    case StepEventKind::Send:
      return "send";
    case StepEventKind::Receive:
      return "receive";
    case StepEventKind::GradientReduction:
      return "gradient-reduction";
    case StepEventKind::Optimizer:
      return "optimizer";
    case StepEventKind::ParameterGather:
      return "parameter-gather";
  }
  return "";
}

StepEvents::StepEvents(const Schedule& schedule, const ScheduleTimes& times,
                       const Timeline& timeline, StepExtras extras)
    : m_schedule(schedule),
      m_times(times),
      m_timeline(timeline),
      m_extras(std::move(extras)),
      m_links(schedule, times.boundaryLatency),
      m_dependencies(schedule, times, timeline) {
  m_extras.resize(timeline.ranks.size());
  double update = 0;
  double gather = 0;
  for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
    const RankExtras& extra = m_extras[rank];
    m_optimizerStart = std::max(m_optimizerStart, timeline.lastEnd[rank] + extra.reductionExposed);
    update = std::max(update, extra.optimizer);
    gather = std::max(gather, extra.gatherExposed);
  }
  m_gatherStart = m_optimizerStart + update;
  m_end = m_gatherStart + gather;
}

StepEvent StepEvents::eventOf(StepEventKind kind, int rank, std::size_t position, int chunk,
                              int microBatch) const {
  const TimelineBlock& block = m_timeline.ranks[static_cast<std::size_t>(rank)][position];
  StepEvent event;
  event.kind = kind;
  event.rank = rank;
  event.stage = m_schedule.stageOf(rank, chunk);
  event.chunk = chunk;
  event.microBatch = microBatch;
  event.position = static_cast<std::int64_t>(position);
  event.start = block.start;
  event.end = block.end;
  return event;
}

void StepEvents::addCompute(std::vector<StepEvent>& events, int rank, std::size_t position) const {
  const TimelineBlock& block = m_timeline.ranks[static_cast<std::size_t>(rank)][position];
  const Operation& operation = block.operation;
  const bool pair = operation.kind == OperationKind::ForwardBackward;
  if (pair || operation.kind == OperationKind::Forward) {
    events.push_back(
        eventOf(StepEventKind::Forward, rank, position, operation.chunk, operation.microBatch));
    events.back().overlapped = pair;
    if (!pair) return;
  }
  const int chunk = pair ? operation.backwardChunk : operation.chunk;
  const int microBatch = pair ? operation.backwardMicroBatch : operation.microBatch;
  StepEventKind kind = StepEventKind::Backward;
  if (operation.kind == OperationKind::BackwardInput) kind = StepEventKind::BackwardInput;
  if (operation.kind == OperationKind::BackwardWeight) kind = StepEventKind::BackwardWeight;
  StepEvent backward = eventOf(kind, rank, position, chunk, microBatch);
  backward.overlapped = pair;

  const auto& recompute = m_extras[static_cast<std::size_t>(rank)].recompute;
  const auto slot = static_cast<std::size_t>(chunk);
  const double repeated =
      slot < recompute.size() && kind != StepEventKind::BackwardWeight ? recompute[slot] : 0;
  const ChunkTimes& times = m_times.chunks[static_cast<std::size_t>(rank)][slot];
  // In a pair the backward takes longer or shorter than alone, and its parts with it.
  const double alone = times.backwardInput + times.backwardWeight;
  const double length = pair && alone > 0 ? repeated / alone * (block.end - block.start) : repeated;
  if (length > 0) {
    StepEvent first = backward;
    first.kind = StepEventKind::Recompute;
    first.end = std::min(block.end, block.start + length);
    backward.start = first.end;
    events.push_back(first);
  }
  events.push_back(backward);
}

void StepEvents::addTransfers(std::vector<StepEvent>& events, int rank,
                              std::size_t position) const {
  const auto& blocks = m_timeline.ranks[static_cast<std::size_t>(rank)];
  const TimelineBlock& block = blocks[position];
  const Operation& operation = block.operation;
  const bool pair = operation.kind == OperationKind::ForwardBackward;
  if (operation.kind == OperationKind::BackwardWeight) return;
  const double free = position > 0 ? blocks[position - 1].end : 0;

  const auto add = [&](StepEventKind kind, bool gradient, int peer, double start, double latency) {
    if (peer < 0 || peer == rank || latency <= 0) return;
    const bool backwardHalf = pair && gradient;
    StepEvent event =
        eventOf(kind, rank, position, backwardHalf ? operation.backwardChunk : operation.chunk,
                backwardHalf ? operation.backwardMicroBatch : operation.microBatch);
    event.gradient = gradient;
    event.blocking = m_times.blocking;
    event.peer = peer;
    event.start = start;
    event.end = start + latency;
    events.push_back(event);
  };
  const auto received = [&](const Dependency& needed) {
    return m_times.blocking ? std::max(free, needed.sent) : needed.sent;
  };
  const bool forward = pair || operation.kind == OperationKind::Forward;
  if (forward) {
    const StageLink& link = m_links.of(rank, operation.chunk);
    const Dependency needed = m_dependencies.forwardOf(rank, operation.chunk, operation.microBatch);
    add(StepEventKind::Receive, false, needed.rank, received(needed), needed.latency);
    add(StepEventKind::Send, false, link.rankAfter, block.end, link.latencyAfter);
  }
  if (!forward || pair) {
    const int chunk = pair ? operation.backwardChunk : operation.chunk;
    const int microBatch = pair ? operation.backwardMicroBatch : operation.microBatch;
    const StageLink& link = m_links.of(rank, chunk);
    const Dependency needed = m_dependencies.gradientOf(rank, chunk, microBatch);
    add(StepEventKind::Receive, true, needed.rank, received(needed), needed.latency);
    add(StepEventKind::Send, true, link.rankBefore, block.end, link.latencyBefore);
  }
}

void StepEvents::addOncePerStep(std::vector<StepEvent>& events, int rank) const {
  const RankExtras& extra = m_extras[static_cast<std::size_t>(rank)];
  const auto add = [&](StepEventKind kind, double start, double length) {
    if (length <= 0) return;
    StepEvent event;
    event.kind = kind;
    event.rank = rank;
    event.start = start;
    event.end = start + length;
    events.push_back(event);
  };
  const double reduced =
      m_timeline.lastEnd[static_cast<std::size_t>(rank)] + extra.reductionExposed;
  const double reduction = std::max(extra.reduction, extra.reductionExposed);
  add(StepEventKind::GradientReduction, std::max(0.0, reduced - reduction),
      std::min(reduction, reduced));
  add(StepEventKind::Optimizer, m_optimizerStart, extra.optimizer);
  add(StepEventKind::ParameterGather, m_gatherStart, extra.gatherExposed);
}

std::vector<StepEvent> StepEvents::ofRank(int rank) const {
  std::vector<StepEvent> events;
  const auto& blocks = m_timeline.ranks[static_cast<std::size_t>(rank)];
  events.reserve(3 * blocks.size() + 3);
  for (std::size_t position = 0; position < blocks.size(); ++position) {
    addCompute(events, rank, position);
    addTransfers(events, rank, position);
  }
  addOncePerStep(events, rank);
  std::stable_sort(events.begin(), events.end(),
                   [](const StepEvent& a, const StepEvent& b) { return a.start < b.start; });
  return events;
}

}  // namespace slicescape
