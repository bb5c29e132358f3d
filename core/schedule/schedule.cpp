// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/schedule/builders.h"

namespace slicescape {
namespace {

struct KindEntry {
  ScheduleKind kind;
  std::string_view name;
  bool vShaped;
  int impliedChunks;
};

constexpr std::array<KindEntry, 14> kKinds{{
    {ScheduleKind::None, "none", false, 1},
    {ScheduleKind::GPipe, "gpipe", false, 1},
    {ScheduleKind::OneFOneB, "1f1b", false, 1},
    {ScheduleKind::Interleaved, "interleaved-1f1b", false, 0},
    {ScheduleKind::BreadthFirst, "breadth-first", false, 0},
    {ScheduleKind::ZbH1, "zb-h1", false, 1},
    {ScheduleKind::ZbH2, "zb-h2", false, 1},
    {ScheduleKind::ZbV, "zb-v", true, 2},
    {ScheduleKind::VHalf, "v-half", true, 2},
    {ScheduleKind::VMin, "v-min", true, 2},
    {ScheduleKind::DualPipe, "dualpipe", false, 1},
    {ScheduleKind::DualPipeV, "dualpipe-v", true, 2},
    {ScheduleKind::ZbAuto, "zb-auto", false, 1},
    {ScheduleKind::Custom, "custom", false, 0},
}};

const KindEntry& entryOf(ScheduleKind kind) {
  return kKinds[static_cast<std::size_t>(kind)];
}

struct Alias {
  std::string_view name;
  ScheduleKind kind;
};

constexpr std::array<Alias, 5> kAliases{{
    {"interleaved", ScheduleKind::Interleaved},
    {"looped", ScheduleKind::BreadthFirst},
    {"breadth-first-looped", ScheduleKind::BreadthFirst},
    {"zb-1p", ScheduleKind::ZbAuto},
    {"zb-2p", ScheduleKind::ZbAuto},
}};

/// What the zero-bubble papers keep from the input to the weight gradient: 32 of
/// 34 + 5·a·s/h bytes per element, with a·s/h from 8 to 11 in their models.
constexpr double kPaperWeightShare = 0.4;

std::string canonicalName(std::string_view name) {
  std::string canonical(name);
  std::replace(canonical.begin(), canonical.end(), '_', '-');
  return canonical;
}

}  // namespace

std::optional<ScheduleKind> scheduleKindFrom(std::string_view name) {
  const std::string canonical = canonicalName(name);
  for (const KindEntry& entry : kKinds) {
    if (entry.name == canonical && entry.kind != ScheduleKind::Custom) return entry.kind;
  }
  for (const Alias& alias : kAliases) {
    if (alias.name == canonical) return alias.kind;
  }
  return std::nullopt;
}

std::string_view scheduleName(ScheduleKind kind) {
  return entryOf(kind).name;
}

const std::vector<ScheduleKind>& availableSchedules() {
  static const std::vector<ScheduleKind> kinds = [] {
    std::vector<ScheduleKind> built;
    for (const KindEntry& entry : kKinds) {
      if (entry.kind != ScheduleKind::Custom) built.push_back(entry.kind);
    }
    return built;
  }();
  return kinds;
}

bool isVShaped(ScheduleKind kind) {
  return entryOf(kind).vShaped;
}

bool isVShaped(const ScheduleShape& shape) {
  return shape.kind == ScheduleKind::Custom ? shape.folded : isVShaped(shape.kind);
}

int impliedChunks(ScheduleKind kind) {
  return entryOf(kind).impliedChunks;
}

int chunkCopies(ScheduleKind kind) {
  return kind == ScheduleKind::DualPipe ? 2 : 1;
}

bool applyScheduleName(ScheduleShape& shape, std::string_view name) {
  const auto kind = scheduleKindFrom(name);
  if (!kind) return false;
  shape.kind = *kind;
  if (const int chunks = impliedChunks(*kind); chunks > 0) shape.chunks = chunks;
  const std::string canonical = canonicalName(name);
  if (canonical == "zb-1p" || canonical == "zb-2p") {
    shape.memoryLimitChunks = canonical == "zb-1p" ? shape.ranks : 2.0 * shape.ranks;
    shape.weightShare = kPaperWeightShare;
  }
  return true;
}

int chunkSlots(const ScheduleShape& shape) {
  return shape.chunks * chunkCopies(shape.kind);
}

int stageCount(const ScheduleShape& shape) {
  return shape.ranks * shape.chunks;
}

int globalStageOf(const ScheduleShape& shape, int rank, int slot) {
  if (shape.kind == ScheduleKind::DualPipe) return slot == 0 ? rank : shape.ranks - 1 - rank;
  const bool upwards = isVShaped(shape) && slot % 2 == 1;
  return slot * shape.ranks + (upwards ? shape.ranks - 1 - rank : rank);
}

int Schedule::stageOf(int rank, int slot) const {
  if (stages.empty()) return globalStageOf(shape, rank, slot);
  return stages[static_cast<std::size_t>(rank)][static_cast<std::size_t>(slot)];
}

Schedule buildSchedule(const ScheduleShape& shape, const ScheduleTimes& times) {
  Schedule schedule;
  schedule.shape = shape;
  if (!checkSchedule(shape).empty()) return schedule;
  switch (shape.kind) {
    case ScheduleKind::None:
    case ScheduleKind::OneFOneB:
      schedule.programs = oneFOneBPrograms(shape);
      break;
    case ScheduleKind::GPipe:
      schedule.programs = gpipePrograms(shape);
      break;
    case ScheduleKind::Interleaved:
      schedule.programs = interleavedPrograms(shape);
      break;
    case ScheduleKind::BreadthFirst:
      schedule.programs = breadthFirstPrograms(shape);
      break;
    case ScheduleKind::ZbH1:
      schedule.programs = zeroBubbleH1Programs(shape);
      break;
    case ScheduleKind::ZbH2:
      schedule.programs = zeroBubbleH2Programs(shape);
      break;
    case ScheduleKind::ZbV:
      schedule.programs = zeroBubbleVPrograms(shape);
      break;
    case ScheduleKind::VHalf:
    case ScheduleKind::VMin:
      schedule.programs = controlledMemoryPrograms(shape, times);
      break;
    case ScheduleKind::DualPipe:
    case ScheduleKind::DualPipeV:
      schedule.programs = dualPipePrograms(shape);
      break;
    case ScheduleKind::ZbAuto:
      schedule.programs = zeroBubbleAutoPrograms(shape, times);
      break;
    case ScheduleKind::Custom:
      break;
  }
  return schedule;
}

}  // namespace slicescape
