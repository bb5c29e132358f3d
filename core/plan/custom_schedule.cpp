// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/custom_schedule.h"

#include <algorithm>

#include "core/schedule/simulation.h"

namespace slicescape {
namespace {

/// The first rank whose stages are neither those of a loop nor those of a V.
std::optional<ScheduleProblem> misplacedStage(const Schedule& schedule) {
  const int p = schedule.shape.ranks;
  for (int rank = 0; rank < p; ++rank) {
    for (int slot = 0; slot < schedule.shape.chunks; ++slot) {
      const int expected = globalStageOf(schedule.shape, rank, slot);
      const int found = schedule.stageOf(rank, slot);
      if (found == expected) continue;
      return ScheduleProblem{
          {SLICESCAPE_TEXT("Rank {0} runs stage {1} where a plan expects stage {2}"),
           {rank, found, expected}},
          {SLICESCAPE_TEXT("Number the stages around the ranks (rank 0 runs 0, {0}, …), or down "
                           "the ranks and back up (rank 0 runs 0 and {1})"),
           {p, 2 * p - 1}}};
    }
  }
  return std::nullopt;
}

/// Runs the programs with equal times: what cannot end is found whatever the times are.
Result<void> checkRuns(const Schedule& schedule) {
  ScheduleTimes times;
  times.chunks.assign(static_cast<std::size_t>(schedule.shape.ranks),
                      std::vector<ChunkTimes>(static_cast<std::size_t>(schedule.shape.chunks),
                                              ChunkTimes{1, 1, 1, 0}));
  const auto timeline = simulate(schedule, times);
  if (!timeline) return timeline.error();
  return {};
}

}  // namespace

Result<CsvSchedule> customScheduleOf(const ScheduleChoice& choice) {
  std::string text;
  for (const std::string& program : choice.programs) text += program + '\n';
  return readScheduleCsv(text);
}

std::vector<ScheduleProblem> checkCustomSchedule(const Schedule& schedule, int ranks,
                                                 int microBatches) {
  std::vector<ScheduleProblem> problems;
  const ScheduleShape& shape = schedule.shape;
  if (shape.ranks != ranks) {
    problems.push_back(
        {{SLICESCAPE_TEXT("The programs are for {0} ranks, one per row; the plan has PP {1}"),
          {shape.ranks, ranks}},
         {SLICESCAPE_TEXT("Set PP to {0}, or use programs for {1} ranks"), {shape.ranks, ranks}}});
  }
  if (shape.microBatches != microBatches) {
    problems.push_back(
        {{SLICESCAPE_TEXT("The programs run {0} micro-batches; the plan's step has {1} (global "
                          "batch over micro-batch · DP)"),
          {shape.microBatches, microBatches}},
         {SLICESCAPE_TEXT("Set the global batch to {0} · micro-batch · DP, or use programs for {1} "
                          "micro-batches"),
          {shape.microBatches, microBatches}}});
  }
  if (auto misplaced = misplacedStage(schedule)) problems.push_back(std::move(*misplaced));
  return problems;
}

Result<Plan> withCustomSchedule(const Plan& plan, const Schedule& schedule,
                                const std::string& file) {
  const auto problems = checkCustomSchedule(schedule, plan.layout->pp, microBatchesOf(plan));
  if (!problems.empty()) return Error(file, {}, problems.front().rule, problems.front().remedy);
  if (const auto runs = checkRuns(schedule); !runs) {
    Error error = runs.error();
    error.file = file;
    return error;
  }
  auto rows = scheduleCsvRows(schedule);
  if (!rows) return rows.error();
  Plan changed = plan;
  changed.layout = plan.layout.edited([&](Layout& layout) {
    const bool wasFolded = isVShaped(*plan.layout);
    layout.schedule.kind = kCustomSchedule;
    layout.schedule.groupSize.reset();
    layout.schedule.memoryLimitChunks.reset();
    layout.schedule.programs = std::move(*rows);
    layout.vpp = schedule.shape.chunks;
    const bool fits =
        wasFolded == schedule.shape.folded && layout.stages &&
        std::all_of(layout.stages->begin(), layout.stages->end(), [&](const Stage& stage) {
          return static_cast<int>(stage.chunks.size()) == schedule.shape.chunks;
        });
    if (!fits) layout.stages.reset();
  });
  return changed;
}

int microBatchesOf(const Plan& plan) {
  const std::int64_t perMicroBatch = std::int64_t{plan.layout->dp} * plan.workload->microBatch;
  const std::int64_t count = plan.workload->globalBatch / std::max<std::int64_t>(1, perMicroBatch);
  return static_cast<int>(std::clamp<std::int64_t>(count, 1, 1 << 20));
}

bool isVShaped(const Layout& layout) {
  if (layout.pp <= 1) return false;
  if (layout.schedule.kind == kCustomSchedule) {
    const auto read = customScheduleOf(layout.schedule);
    return read && isVShaped(read->schedule.shape);
  }
  const auto kind = scheduleKindFrom(layout.schedule.kind);
  return kind && isVShaped(*kind);
}

}  // namespace slicescape
