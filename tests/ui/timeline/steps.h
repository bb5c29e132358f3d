// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/plan/evaluation.h"
#include "core/plan/simulated_step.h"
#include "ui/timeline/timeline_data.h"

namespace slicescape::testing {

/// An evaluation that holds nothing but a simulated step of equal chunks: forward 1 s,
/// input and weight gradient 1 s each, no latency unless asked for.
inline std::shared_ptr<const Evaluation> evaluationOf(ScheduleShape shape, double latency = 0,
                                                      StepExtras extras = {}) {
  auto step = std::make_shared<SimulatedStep>();
  const auto places = static_cast<std::size_t>(chunkSlots(shape));
  step->times.chunks.assign(static_cast<std::size_t>(shape.ranks),
                            std::vector<ChunkTimes>(places, ChunkTimes{1, 1, 1, 0}));
  step->times.boundaryLatency.assign(static_cast<std::size_t>(stageCount(shape) - 1), latency);
  step->schedule = buildSchedule(shape, step->times);
  step->timeline = simulate(step->schedule, step->times).value();
  step->extras = std::move(extras);
  auto evaluation = std::make_shared<Evaluation>();
  for (int rank = 0; rank < shape.ranks; ++rank) {
    const ChunkMemory chunk{gibibytes(1), gibibytes(1), Bytes(), Bytes()};
    step->memory.push_back({gibibytes(10), std::vector<ChunkMemory>(places, chunk)});
    StageResult stage;
    stage.stage = rank;
    stage.capacity = gibibytes(80);
    stage.peak = step->memoryOf(rank).peak + gibibytes(2);  // slack and context
    evaluation->stages.push_back(stage);
  }
  evaluation->timeline = std::shared_ptr<const Timeline>(step, &step->timeline);
  evaluation->step = step;
  return evaluation;
}

inline ScheduleShape shapeOf(ScheduleKind kind, int ranks, int microBatches, int chunks = 1) {
  ScheduleShape shape;
  shape.kind = kind;
  shape.ranks = ranks;
  shape.microBatches = microBatches;
  shape.chunks = chunks;
  return shape;
}

}  // namespace slicescape::testing
