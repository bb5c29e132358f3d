// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

#include "core/schedule/simulation.h"

/// Helpers of the schedule tests.
namespace slicescape::testing {

/// The same times on every chunk of every rank.
inline ScheduleTimes equalTimes(const ScheduleShape& shape, const ChunkTimes& chunk,
                                double latency = 0) {
  ScheduleTimes times;
  times.chunks.assign(static_cast<std::size_t>(shape.ranks),
                      std::vector<ChunkTimes>(static_cast<std::size_t>(chunkSlots(shape)), chunk));
  if (latency > 0) {
    times.boundaryLatency.assign(static_cast<std::size_t>(stageCount(shape) - 1), latency);
  }
  return times;
}

/// Builds and runs a schedule that must work.
inline Timeline run(const ScheduleShape& shape, const ScheduleTimes& times) {
  auto timeline = simulate(buildSchedule(shape, times), times);
  if (timeline.has_error()) {
    qWarning("%s p=%d m=%d v=%d: %s", std::string(scheduleName(shape.kind)).c_str(), shape.ranks,
             shape.microBatches, shape.chunks, toEnglish(timeline.error().expected).c_str());
    return {};
  }
  return std::move(*timeline);
}

inline ScheduleShape shapeOf(ScheduleKind kind, int ranks, int microBatches) {
  ScheduleShape shape;
  shape.kind = kind;
  shape.ranks = ranks;
  shape.microBatches = microBatches;
  shape.chunks = std::max(impliedChunks(kind), 1);
  return shape;
}

inline QString nameOf(const ScheduleShape& shape) {
  const std::string_view name = scheduleName(shape.kind);
  return QStringLiteral("%1 p=%2 m=%3 v=%4 N=%5")
      .arg(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())))
      .arg(shape.ranks)
      .arg(shape.microBatches)
      .arg(shape.chunks)
      .arg(shape.groupSize);
}

}  // namespace slicescape::testing
