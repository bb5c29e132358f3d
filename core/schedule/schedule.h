// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/schedule/times.h"
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
  Custom,  ///< programs that were read, not built; never offered by availableSchedules()
};

/// Names of the command line: "gpipe", "1f1b", "interleaved-1f1b", "breadth-first", …;
/// names with '_', and "interleaved", "looped", "breadth-first-looped" are accepted, and
/// "zb-1p" and "zb-2p" for the automatic schedule (applyScheduleName() sets their limits).
std::optional<ScheduleKind> scheduleKindFrom(std::string_view name);
std::string_view scheduleName(ScheduleKind kind);
/// Every kind that can be built now, in the order they are offered.
const std::vector<ScheduleKind>& availableSchedules();

/// Virtual chunks go down the ranks and back up (ZB-V, V-Half, V-Min, DualPipeV).
bool isVShaped(ScheduleKind kind);

/// The only value of ScheduleShape::chunks that the kind allows; 0 = free to choose.
int impliedChunks(ScheduleKind kind);

/// Copies of the parameters that every rank holds: 2 for DualPipe, where the data enters at
/// both ends and each rank serves a stage of either direction, otherwise 1.
int chunkCopies(ScheduleKind kind);

enum class OperationKind : std::uint8_t {
  Forward,          ///< F
  Backward,         ///< B: input and weight gradient together
  BackwardInput,    ///< I
  BackwardWeight,   ///< W
  ForwardBackward,  ///< F of one micro-batch overlapped with B of another
};

/// One entry of a rank's program.
struct Operation {
  OperationKind kind = OperationKind::Forward;
  std::uint16_t chunk = 0;  ///< local chunk
  std::int32_t microBatch = 0;
  // ForwardBackward only: the backward half
  std::uint16_t backwardChunk = 0;
  std::int32_t backwardMicroBatch = 0;

  bool operator==(const Operation&) const = default;
};

/// What to build a schedule for.
struct ScheduleShape {
  ScheduleKind kind = ScheduleKind::OneFOneB;
  int ranks = 1;                 ///< p
  int microBatches = 1;          ///< m
  int chunks = 1;                ///< v, virtual chunks per rank
  int groupSize = 0;             ///< interleaved: N; 0 = p
  double memoryLimitChunks = 0;  ///< zb-auto: chunk activations per rank; 0 = no limit
  /// zb-auto: share of a chunk's activation that stays between its input and its weight
  /// gradient. About 1 for fused modern layers (cost_model 3.6); the zero-bubble papers
  /// count 32 of 34 + 5·a·s/h bytes, about 0.4.
  double weightShare = 1;
  bool folded = false;  ///< custom: chunks go down the ranks and back up, as in V-shaped kinds

  bool operator==(const ScheduleShape&) const = default;
};

/// True when the shape's chunks go down the ranks and back up.
bool isVShaped(const ScheduleShape& shape);

/// Sets the kind that `name` names, the chunks it implies and, for "zb-1p" and "zb-2p",
/// the memory limit of p and 2p chunks (by shape.ranks) with the papers' weight share.
/// False when there is no such schedule; the shape is unchanged then.
bool applyScheduleName(ScheduleShape& shape, std::string_view name);

/// Chunk slots that a rank's program addresses: the virtual chunks, or one per direction
/// for DualPipe.
int chunkSlots(const ScheduleShape& shape);

/// Length of the way of one micro-batch: pp · v stages; DualPipe: p in either direction.
int stageCount(const ScheduleShape& shape);

/// Position in data order of the chunk in a rank's slot: slot · p + rank in a loop; down
/// the ranks and back up for V-shaped kinds; DualPipe: the rank for slot 0, and
/// p − 1 − rank for slot 1, whose data enters at the last rank (micro-batches m/2 … m − 1).
int globalStageOf(const ScheduleShape& shape, int rank, int slot);

/// Per-rank programs, executed in order by each rank.
struct Schedule {
  ScheduleShape shape;
  std::vector<std::vector<Operation>> programs;  ///< [rank][position]
  /// Custom schedules: global stage of each slot, [rank][slot]. Empty = by the kind.
  std::vector<std::vector<int>> stages;

  /// Global stage of a rank's slot, whichever way it is given.
  int stageOf(int rank, int slot) const;
};

/// A rule that a shape breaks, in words, with the nearest legal values.
struct ScheduleProblem {
  Text rule;
  Text remedy;
};

/// Checked before building; empty when the shape is legal.
std::vector<ScheduleProblem> checkSchedule(const ScheduleShape& shape);

/// The per-rank operation lists of a legal shape (cost_model 6.1); no programs when the
/// shape is not legal. V-Half, V-Min and the automatic schedule fit weight gradients into
/// idle time and so depend on `times`; without chunk times all operations count as equally
/// long. The other kinds ignore `times`.
Schedule buildSchedule(const ScheduleShape& shape, const ScheduleTimes& times = {});

}  // namespace slicescape
