// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/deadlock.h"

#include <algorithm>
#include <cmath>

#include "core/schedule/stage_links.h"

namespace slicescape {
namespace {

std::string half(char letter, int microBatch, int chunk) {
  return letter + std::to_string(microBatch) + '.' + std::to_string(chunk);
}

char letterOf(OperationKind kind) {
  switch (kind) {
    case OperationKind::Backward:
      return 'B';
    case OperationKind::BackwardInput:
      return 'I';
    case OperationKind::BackwardWeight:
      return 'W';
    default:
      return 'F';
  }
}

/// An operation that another one waits for.
struct Need {
  bool gradient = false;  ///< an input gradient (joined, split or in a pair), else a forward
  int rank = 0;
  int chunk = 0;
  int microBatch = 0;
};

Need needOf(const StageLinks& links, const Operation& operation, int rank, bool gradient) {
  const bool pair = operation.kind == OperationKind::ForwardBackward;
  const int chunk = pair && gradient ? operation.backwardChunk : operation.chunk;
  const int microBatch = pair && gradient ? operation.backwardMicroBatch : operation.microBatch;
  const StageLink& link = links.of(rank, chunk);
  if (operation.kind == OperationKind::BackwardWeight) return {true, rank, chunk, microBatch};
  if (operation.kind == OperationKind::Forward || (pair && !gradient)) {
    if (link.rankBefore < 0) return {false, rank, chunk, microBatch};
    return {false, link.rankBefore, link.slotBefore, microBatch};
  }
  if (link.rankAfter < 0) return {false, rank, chunk, microBatch};
  return {true, link.rankAfter, link.slotAfter, microBatch};
}

bool satisfies(const Operation& operation, const Need& need) {
  const bool pair = operation.kind == OperationKind::ForwardBackward;
  if (!need.gradient) {
    return (pair || operation.kind == OperationKind::Forward) && operation.chunk == need.chunk &&
           operation.microBatch == need.microBatch;
  }
  if (pair) {
    return operation.backwardChunk == need.chunk && operation.backwardMicroBatch == need.microBatch;
  }
  return (operation.kind == OperationKind::Backward ||
          operation.kind == OperationKind::BackwardInput) &&
         operation.chunk == need.chunk && operation.microBatch == need.microBatch;
}

Error invalid(Text what) {
  return {{}, {}, std::move(what), {SLICESCAPE_TEXT("Correct the programs of the schedule"), {}}};
}

}  // namespace

std::string operationName(const Operation& operation, int rank) {
  std::string name = half(letterOf(operation.kind), operation.microBatch, operation.chunk);
  if (operation.kind == OperationKind::ForwardBackward) {
    name =
        "(" + name + "+" + half('B', operation.backwardMicroBatch, operation.backwardChunk) + ")";
  }
  return name + "@" + std::to_string(rank);
}

std::optional<Error> checkPrograms(const Schedule& schedule) {
  const ScheduleShape& shape = schedule.shape;
  if (shape.ranks < 1 || shape.chunks < 1 || shape.microBatches < 1 ||
      static_cast<int>(schedule.programs.size()) != shape.ranks) {
    return invalid({SLICESCAPE_TEXT("The schedule has {0} programs for {1} ranks"),
                    {static_cast<std::int64_t>(schedule.programs.size()), shape.ranks}});
  }
  const int slots = chunkSlots(shape);
  if (!schedule.stages.empty()) {
    std::vector<int> seen(static_cast<std::size_t>(stageCount(shape)), 0);
    for (const auto& rank : schedule.stages) {
      for (const int stage : rank) {
        if (stage >= 0 && stage < stageCount(shape)) ++seen[static_cast<std::size_t>(stage)];
      }
    }
    const bool complete =
        schedule.stages.size() == schedule.programs.size() &&
        std::all_of(schedule.stages.begin(), schedule.stages.end(),
                    [&](const auto& rank) { return static_cast<int>(rank.size()) == slots; }) &&
        std::all_of(seen.begin(), seen.end(), [](int count) { return count == 1; });
    if (!complete) {
      return invalid({SLICESCAPE_TEXT("The {0} stages do not each have one place on the {1} ranks"),
                      {stageCount(shape), shape.ranks}});
    }
  }
  const auto known = [&](int chunk, int microBatch) {
    return chunk < slots && microBatch >= 0 && microBatch < shape.microBatches;
  };
  for (int rank = 0; rank < shape.ranks; ++rank) {
    for (const Operation& operation : schedule.programs[static_cast<std::size_t>(rank)]) {
      const bool good = known(operation.chunk, operation.microBatch) &&
                        (operation.kind != OperationKind::ForwardBackward ||
                         known(operation.backwardChunk, operation.backwardMicroBatch));
      if (good) continue;
      return invalid({SLICESCAPE_TEXT("{0} is outside the schedule of {1} micro-batches and {2} "
                                      "chunks per rank"),
                      {operationName(operation, rank), shape.microBatches, slots}});
    }
  }
  return std::nullopt;
}

std::optional<Error> checkTimes(const ScheduleShape& shape, const ScheduleTimes& times) {
  const auto slots = static_cast<std::size_t>(chunkSlots(shape));
  const bool enough = times.chunks.size() >= static_cast<std::size_t>(shape.ranks) &&
                      std::all_of(times.chunks.begin(), times.chunks.end(),
                                  [&](const auto& rank) { return rank.size() >= slots; });
  const Text remedy{SLICESCAPE_TEXT("Give a time for every chunk of every rank"), {}};
  if (!enough) {
    return Error({}, {},
                 {SLICESCAPE_TEXT("Times for {0} ranks with {1} chunks each are needed"),
                  {shape.ranks, static_cast<std::int64_t>(slots)}},
                 remedy);
  }
  const auto good = [](double value) { return std::isfinite(value) && value >= 0; };
  for (const auto& rank : times.chunks) {
    for (const ChunkTimes& chunk : rank) {
      if (good(chunk.forward) && good(chunk.backwardInput) && good(chunk.backwardWeight) &&
          good(chunk.overlappedPair)) {
        continue;
      }
      return Error({}, {}, {SLICESCAPE_TEXT("A chunk has a negative or infinite time"), {}},
                   remedy);
    }
  }
  if (!std::all_of(times.boundaryLatency.begin(), times.boundaryLatency.end(), good)) {
    return Error({}, {}, {SLICESCAPE_TEXT("A boundary has a negative or infinite latency"), {}},
                 {SLICESCAPE_TEXT("Give latencies of 0 or more"), {}});
  }
  return std::nullopt;
}

Error describeDeadlock(const Schedule& schedule, const std::vector<StuckRank>& stuck) {
  const StageLinks links(schedule, {});
  const auto programOf = [&](int rank) -> const std::vector<Operation>& {
    return schedule.programs[static_cast<std::size_t>(rank)];
  };
  const auto positionOf = [&](int rank) { return stuck[static_cast<std::size_t>(rank)].position; };

  int rank = 0;
  while (positionOf(rank) >= programOf(rank).size()) ++rank;
  // From any stopped rank the chain of waits runs into the circle; what comes before the
  // first rank that is met twice is only held up by it.
  std::vector<int> chain;
  std::vector<std::string> steps;
  while (std::find(chain.begin(), chain.end(), rank) == chain.end()) {
    chain.push_back(rank);
    const Operation& waiting = programOf(rank)[positionOf(rank)];
    const Need need =
        needOf(links, waiting, rank, stuck[static_cast<std::size_t>(rank)].waitsForGradient);
    const auto& program = programOf(need.rank);
    const auto found =
        std::find_if(program.begin() + static_cast<std::ptrdiff_t>(positionOf(need.rank)),
                     program.end(), [&](const Operation& o) { return satisfies(o, need); });
    const bool own = need.rank == rank &&
                     found == program.begin() + static_cast<std::ptrdiff_t>(positionOf(rank));
    if (found == program.end() || own) {
      return invalid({SLICESCAPE_TEXT("{0} can never start: it runs a second time, or {1} on rank "
                                      "{2} is missing (operation micro-batch.chunk@rank)"),
                      {operationName(waiting, rank),
                       half(need.gradient ? 'B' : 'F', need.microBatch, need.chunk), need.rank}});
    }
    steps.push_back(operationName(waiting, rank) + " → " + operationName(*found, need.rank));
    rank = need.rank;
  }
  const auto first = std::find(chain.begin(), chain.end(), rank) - chain.begin();
  std::string circle;
  for (auto i = static_cast<std::size_t>(first); i < steps.size(); ++i) {
    circle += steps[i] + " … ";
  }
  circle += operationName(programOf(rank)[positionOf(rank)], rank);
  return invalid({SLICESCAPE_TEXT("The programs wait for each other in a circle, so the step never "
                                  "ends (operation micro-batch.chunk@rank; → waits for, … which "
                                  "comes after): {0}"),
                  {circle}});
}

}  // namespace slicescape
