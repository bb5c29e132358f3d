// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_data.h"

#include <algorithm>

namespace slicescape::ui {
namespace {

std::size_t index(int rank) {
  return static_cast<std::size_t>(rank);
}

}  // namespace

TimelineData::TimelineData(std::shared_ptr<const Evaluation> evaluation)
    : m_evaluation(std::move(evaluation)), m_step(m_evaluation->step) {
  if (m_step == nullptr || m_step->timeline.ranks.empty() || m_step->timeline.makespan <= 0) {
    m_step.reset();
    return;
  }
  m_events.emplace(m_step->events());
  m_rows.resize(m_step->timeline.ranks.size());
  m_memory.resize(m_rows.size());
}

int TimelineData::ranks() const {
  return static_cast<int>(m_rows.size());
}

int TimelineData::chunks() const {
  return m_step == nullptr ? 1 : chunkSlots(m_step->schedule.shape);
}

double TimelineData::end() const {
  return m_step == nullptr ? 0 : m_events->end();
}

const TimelineRow& TimelineData::row(int rank) const {
  std::optional<TimelineRow>& cached = m_rows[index(rank)];
  if (cached) return *cached;
  TimelineRow& row = cached.emplace();
  const double lastEnd = m_step->timeline.lastEnd[index(rank)];
  for (const StepEvent& event : m_events->ofRank(rank)) {
    if (event.isTransfer()) {
      row.strip.push_back(event);
    } else if (event.kind == StepEventKind::GradientReduction && event.start < lastEnd) {
      StepEvent hidden = event;
      hidden.end = std::min(lastEnd, event.end);
      row.strip.push_back(hidden);
      if (event.end <= lastEnd) continue;
      StepEvent exposed = event;
      exposed.start = lastEnd;
      row.body.push_back(exposed);
    } else {
      row.body.push_back(event);
    }
  }
  // Taken out of their order by the split above; everything else is in order already.
  const auto byStart = [](const StepEvent& a, const StepEvent& b) { return a.start < b.start; };
  std::stable_sort(row.body.begin(), row.body.end(), byStart);
  for (const StepEvent& event : row.strip) {
    row.longestInStrip = std::max(row.longestInStrip, event.end - event.start);
  }
  return row;
}

const IdleAnalysis& TimelineData::idleAnalysis() const {
  if (!m_idle) m_idle = m_step->idle();
  return *m_idle;
}

const std::vector<IdleInterval>& TimelineData::idle(int rank) const {
  return idleAnalysis().intervals[index(rank)];
}

const IdleTotals& TimelineData::idleTotals(int rank) const {
  return idleAnalysis().totals[index(rank)];
}

const std::vector<CriticalStep>& TimelineData::criticalPath() const {
  if (m_path) return *m_path;
  m_path = m_step->criticalPath();
  m_critical.resize(m_rows.size());
  for (std::size_t rank = 0; rank < m_rows.size(); ++rank) {
    m_critical[rank].assign(m_step->timeline.ranks[rank].size(), false);
  }
  for (const CriticalStep& step : *m_path) m_critical[index(step.rank)][step.position] = true;
  return *m_path;
}

/// What comes once per step is decided by the rank that ends the simulated part.
bool TimelineData::isCritical(const BlockId& block) const {
  const auto& path = criticalPath();
  if (block.position >= 0) {
    return m_critical[index(block.rank)][static_cast<std::size_t>(block.position)];
  }
  return !path.empty() && path.back().rank == block.rank;
}

const MemoryCurve& TimelineData::memory(int rank) const {
  std::optional<MemoryCurve>& cached = m_memory[index(rank)];
  if (cached) return *cached;
  cached = m_step->memoryOf(rank);
  const Bytes beside = m_evaluation->stages[index(rank)].peak - cached->peak;
  for (MemoryPoint& point : cached->points) point.bytes += beside;
  cached->peak += beside;
  return *cached;
}

int TimelineData::chunksInFlight(int rank, double time) const {
  int held = 0;
  for (const TimelineBlock& block : m_step->timeline.ranks[index(rank)]) {
    if (block.start > time) break;
    const OperationKind kind = block.operation.kind;
    if (kind == OperationKind::Forward || kind == OperationKind::ForwardBackward) ++held;
    if (block.end > time) continue;
    if (kind == OperationKind::Backward || kind == OperationKind::BackwardWeight ||
        kind == OperationKind::ForwardBackward) {
      --held;
    }
  }
  return held;
}

Wait TimelineData::waitOf(const BlockId& block) const {
  Wait wait;
  if (block.position < 0) return wait;
  if (!m_dependencies) m_dependencies.emplace(m_step->schedule, m_step->times, m_step->timeline);
  const auto& blocks = m_step->timeline.ranks[index(block.rank)];
  const auto position = static_cast<std::size_t>(block.position);
  const double free = position > 0 ? blocks[position - 1].end : 0;
  wait.idle = std::max(0.0, blocks[position].start - free);
  const Dependency needed = m_dependencies->of(block.rank, position);
  if (needed.rank < 0 || wait.idle <= 0) return wait;
  wait.forData = true;
  wait.rank = needed.rank;
  wait.onLink = needed.latency;
  const TimelineBlock& producer = m_step->timeline.ranks[index(needed.rank)][needed.position];
  const Operation& operation = producer.operation;
  const bool gradient = block.kind != StepEventKind::Forward;
  const bool pair = operation.kind == OperationKind::ForwardBackward;
  wait.producer.rank = needed.rank;
  wait.producer.chunk = pair && gradient ? operation.backwardChunk : operation.chunk;
  wait.producer.microBatch = pair && gradient ? operation.backwardMicroBatch : operation.microBatch;
  wait.producer.start = producer.start;
  wait.producer.end = producer.end;
  switch (operation.kind) {
    case OperationKind::Forward:
      wait.producer.kind = StepEventKind::Forward;
      break;
    case OperationKind::BackwardInput:
      wait.producer.kind = StepEventKind::BackwardInput;
      break;
    case OperationKind::BackwardWeight:
      wait.producer.kind = StepEventKind::BackwardWeight;
      break;
    case OperationKind::Backward:
      wait.producer.kind = StepEventKind::Backward;
      break;
    case OperationKind::ForwardBackward:
      wait.producer.kind = gradient ? StepEventKind::Backward : StepEventKind::Forward;
      break;
  }
  return wait;
}

const StepEvent* TimelineData::find(const BlockId& block) const {
  if (block.rank < 0 || block.rank >= ranks()) return nullptr;
  const auto& body = row(block.rank).body;
  const auto found = std::find_if(body.begin(), body.end(), [&](const StepEvent& event) {
    return event.position == block.position && event.kind == block.kind;
  });
  return found == body.end() ? nullptr : &*found;
}

const StepEvent* TimelineData::at(int rank, double time, bool lowerHalf) const {
  const auto& body = row(rank).body;
  auto after = std::upper_bound(body.begin(), body.end(), time,
                                [](double t, const StepEvent& e) { return t < e.start; });
  // Recompute splits the lower half of a pair: up to three blocks share its interval.
  for (int steps = 0; after != body.begin() && steps < 3; ++steps) {
    --after;
    if (time >= after->end) continue;
    const bool lower = after->kind != StepEventKind::Forward;
    if (after->overlapped && lower != lowerHalf) continue;
    return &*after;
  }
  return nullptr;
}

const IdleInterval* TimelineData::idleAt(int rank, double time) const {
  const auto& intervals = idle(rank);
  const auto after = std::upper_bound(intervals.begin(), intervals.end(), time,
                                      [](double t, const IdleInterval& i) { return t < i.start; });
  if (after == intervals.begin() || time >= (after - 1)->end) return nullptr;
  return &*(after - 1);
}

const StepEvent* TimelineData::neighbour(const BlockId& block, int direction) const {
  const StepEvent* current = find(block);
  if (current == nullptr) return nullptr;
  const auto& body = row(block.rank).body;
  const std::ptrdiff_t next = current - body.data() + direction;
  if (next < 0 || next >= static_cast<std::ptrdiff_t>(body.size())) return nullptr;
  return &body[static_cast<std::size_t>(next)];
}

}  // namespace slicescape::ui
