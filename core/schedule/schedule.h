// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/result.h"
#include "core/units/text.h"

namespace slicescape {

enum class ScheduleKind {
  None,  ///< one pipeline rank: gradient accumulation only
  GPipe,
  OneFOneB,
  Interleaved,
  BreadthFirst,
  ZbH1,
  ZbH2,
  ZbV,
  VHalf,
  VMin,
  DualPipe,
  DualPipeV,
  ZbAuto,
};

/// Names of the command line: "gpipe", "1f1b", "interleaved-1f1b", "breadth-first", …;
/// names with '_', and "interleaved", "looped", "breadth-first-looped" are accepted.
std::optional<ScheduleKind> scheduleKindFrom(std::string_view name);
std::string_view scheduleName(ScheduleKind kind);
/// Every kind that can be built now, in the order they are offered.
const std::vector<ScheduleKind>& availableSchedules();

/// Virtual chunks go down the ranks and back up (ZB-V, V-Half, V-Min, DualPipeV).
bool isVShaped(ScheduleKind kind);

enum class OperationKind : std::uint8_t {
  Forward,        ///< F
  Backward,       ///< B: input and weight gradient together
  BackwardInput,  ///< I
  BackwardWeight, ///< W
  ForwardBackward, ///< F of one micro-batch overlapped with B of another
};

/// One entry of a rank's program.
struct Operation {
  OperationKind kind = OperationKind::Forward;
  std::uint16_t chunk = 0;        ///< local chunk
  std::int32_t microBatch = 0;
  // ForwardBackward only: the backward half
  std::uint16_t backwardChunk = 0;
  std::int32_t backwardMicroBatch = 0;

  bool operator==(const Operation&) const = default;
};

/// What to build a schedule for.
struct ScheduleShape {
  ScheduleKind kind = ScheduleKind::OneFOneB;
  int ranks = 1;          ///< p
  int microBatches = 1;   ///< m
  int chunks = 1;         ///< v, virtual chunks per rank
  int groupSize = 0;      ///< interleaved: N; 0 = p
  double memoryLimitChunks = 0;  ///< zb-auto; 0 = no limit

  bool operator==(const ScheduleShape&) const = default;
};

/// Per-rank programs, executed in order by each rank.
struct Schedule {
  ScheduleShape shape;
  std::vector<std::vector<Operation>> programs;  ///< [rank][position]
};

/// A rule that a shape breaks, in words, with the nearest legal values.
struct ScheduleProblem {
  Text rule;
  Text remedy;
};

/// Checked before building; empty when the shape is legal.
std::vector<ScheduleProblem> checkSchedule(const ScheduleShape& shape);

/// The per-rank operation lists of a legal shape (cost_model 6.1).
Schedule buildSchedule(const ScheduleShape& shape);

}  // namespace slicescape
