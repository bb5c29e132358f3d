// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace slicescape {
namespace {

/// Larger numbers are damage, not schedules, and would only fill memory.
constexpr int kMostStages = 4096;
constexpr int kMostMicroBatches = 1'000'000;

/// One computation with its global stage.
struct Action {
  OperationKind kind = OperationKind::Forward;
  int stage = 0;
  int microBatch = 0;
  int backwardStage = 0;
  int backwardMicroBatch = 0;
};

enum class Entry { Computation, Ignored, Empty, Wrong };

constexpr std::array<std::string_view, 7> kIgnored{"UNSHARD", "RESHARD", "REDUCE_GRAD", "SEND_F",
                                                   "RECV_F",  "SEND_B",  "RECV_B"};

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '"'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<int> takeNumber(std::string_view& text, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || value < 0 || value > most) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

std::optional<OperationKind> kindFrom(std::string_view word) {
  if (word == "F") return OperationKind::Forward;
  if (word == "B") return OperationKind::Backward;
  if (word == "I") return OperationKind::BackwardInput;
  if (word == "W") return OperationKind::BackwardWeight;
  return std::nullopt;
}

/// "<stage><letters><micro-batch>"; the letters may contain '_'.
Entry readSingle(std::string_view text, Action& action) {
  const auto stage = takeNumber(text, kMostStages - 1);
  if (!stage) return Entry::Wrong;
  const std::size_t letters =
      std::min(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_"), text.size());
  const std::string_view word = text.substr(0, letters);
  text.remove_prefix(letters);
  if (std::find(kIgnored.begin(), kIgnored.end(), word) != kIgnored.end()) return Entry::Ignored;
  const auto kind = kindFrom(word);
  const auto microBatch = takeNumber(text, kMostMicroBatches - 1);
  if (!kind || !microBatch || !text.empty()) return Entry::Wrong;
  action = {*kind, *stage, *microBatch, 0, 0};
  return Entry::Computation;
}

Entry readEntry(std::string_view text, Action& action) {
  text = trimmed(text);
  if (text.empty()) return Entry::Empty;
  if (text.front() != '(') return readSingle(text, action);
  const std::size_t middle = text.find(';');
  const std::size_t close = text.find(')');
  if (middle == std::string_view::npos || close == std::string_view::npos || close < middle ||
      text.substr(close + 1) != "OVERLAP_F_B") {
    return Entry::Wrong;
  }
  Action forward;
  Action backward;
  if (readSingle(trimmed(text.substr(1, middle - 1)), forward) != Entry::Computation ||
      readSingle(trimmed(text.substr(middle + 1, close - middle - 1)), backward) !=
          Entry::Computation ||
      forward.kind != OperationKind::Forward || backward.kind != OperationKind::Backward) {
    return Entry::Wrong;
  }
  action = {OperationKind::ForwardBackward, forward.stage, forward.microBatch, backward.stage,
            backward.microBatch};
  return Entry::Computation;
}

Text remedy() {
  return {SLICESCAPE_TEXT("Use a file written by PyTorch's pipelining schedules: one row per rank, "
                          "entries like 0F3, 1B2, 0I1, 0W1 or (0F1;1B0)OVERLAP_F_B"),
          {}};
}

/// The actions of one rank and where the file has them.
struct Row {
  int line = 0;
  std::vector<Action> actions;
};

/// What is wrong, and on which line; 0 = not on one.
struct Problem {
  int line = 0;
  Text expected;
};

/// Sorted stages of each rank.
std::vector<std::vector<int>> stagesOf(const std::vector<Row>& rows) {
  std::vector<std::vector<int>> stages;
  for (const Row& row : rows) {
    std::vector<int>& own = stages.emplace_back();
    for (const Action& action : row.actions) {
      own.push_back(action.stage);
      if (action.kind == OperationKind::ForwardBackward) own.push_back(action.backwardStage);
    }
    std::sort(own.begin(), own.end());
    own.erase(std::unique(own.begin(), own.end()), own.end());
  }
  return stages;
}

/// Every rank has to run as many stages as the others, and every stage one rank.
std::optional<Problem> checkStages(const std::vector<Row>& rows,
                                   const std::vector<std::vector<int>>& stages) {
  std::vector<std::pair<int, std::size_t>> all;  // stage, rank
  for (std::size_t rank = 0; rank < stages.size(); ++rank) {
    if (stages[rank].size() != stages.front().size()) {
      return Problem{
          rows[rank].line,
          {SLICESCAPE_TEXT("Rank {0} runs {1} stages and rank 0 runs {2}; every rank needs "
                           "the same number"),
           {static_cast<std::int64_t>(rank), static_cast<std::int64_t>(stages[rank].size()),
            static_cast<std::int64_t>(stages.front().size())}}};
    }
    for (const int stage : stages[rank]) all.emplace_back(stage, rank);
  }
  std::sort(all.begin(), all.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0 && all[i].first == all[i - 1].first) {
      return Problem{rows[all[i].second].line,
                     {SLICESCAPE_TEXT("Stage {0} runs on rank {1} and on rank {2}; it can run on "
                                      "one only"),
                      {all[i].first, static_cast<std::int64_t>(all[i - 1].second),
                       static_cast<std::int64_t>(all[i].second)}}};
    }
    if (all[i].first != static_cast<int>(i)) {
      return Problem{0,
                     {SLICESCAPE_TEXT("Stage {0} runs nowhere, but the file has {1} stages in {2} "
                                      "rows; a rank's row may be missing"),
                      {static_cast<std::int64_t>(i), all.back().first + 1,
                       static_cast<std::int64_t>(rows.size())}}};
    }
  }
  return std::nullopt;
}

bool runsForward(const Action& action) {
  return action.kind == OperationKind::Forward || action.kind == OperationKind::ForwardBackward;
}

/// Counts the forwards of every stage, before a table of all micro-batches is made: a
/// single absurd micro-batch number must not fill memory.
std::optional<Problem> checkForwards(const std::vector<Row>& rows, int stages, int microBatches) {
  std::vector<int> forwards(static_cast<std::size_t>(stages));
  for (const Row& row : rows) {
    for (const Action& action : row.actions) {
      if (runsForward(action)) ++forwards[static_cast<std::size_t>(action.stage)];
    }
  }
  for (const Row& row : rows) {
    for (const Action& action : row.actions) {
      const int found = forwards[static_cast<std::size_t>(action.stage)];
      if (found == microBatches) continue;
      return Problem{row.line,
                     {SLICESCAPE_TEXT("Stage {0} runs {1} forwards; the file's micro-batches 0 to "
                                      "{2} need {3}"),
                      {action.stage, found, microBatches - 1, microBatches}}};
    }
  }
  return std::nullopt;
}

/// Every stage has to run each micro-batch forward once, and backward once: joined, or
/// split into input and weight gradient.
std::optional<Problem> checkCompleteness(const std::vector<Row>& rows, int stages,
                                         int microBatches) {
  struct Counts {
    std::uint16_t forward = 0;
    std::uint16_t joined = 0;
    std::uint16_t input = 0;
    std::uint16_t weight = 0;
  };
  std::vector<Counts> counts(static_cast<std::size_t>(stages) *
                             static_cast<std::size_t>(microBatches));
  const auto at = [&](int stage, int microBatch) -> Counts& {
    return counts[static_cast<std::size_t>(stage) * static_cast<std::size_t>(microBatches) +
                  static_cast<std::size_t>(microBatch)];
  };
  std::vector<int> lines(static_cast<std::size_t>(stages));
  for (const Row& row : rows) {
    for (const Action& action : row.actions) {
      lines[static_cast<std::size_t>(action.stage)] = row.line;
      Counts& own = at(action.stage, action.microBatch);
      switch (action.kind) {
        case OperationKind::Forward:
          ++own.forward;
          break;
        case OperationKind::Backward:
          ++own.joined;
          break;
        case OperationKind::BackwardInput:
          ++own.input;
          break;
        case OperationKind::BackwardWeight:
          ++own.weight;
          break;
        case OperationKind::ForwardBackward:
          ++own.forward;
          ++at(action.backwardStage, action.backwardMicroBatch).joined;
          break;
      }
    }
  }
  for (int stage = 0; stage < stages; ++stage) {
    const int line = lines[static_cast<std::size_t>(stage)];
    for (int microBatch = 0; microBatch < microBatches; ++microBatch) {
      const Counts& own = at(stage, microBatch);
      if (own.forward != 1) {
        return Problem{line,
                       {SLICESCAPE_TEXT("Stage {0} runs micro-batch {1} forward {2} times instead "
                                        "of once"),
                        {stage, microBatch, std::int64_t{own.forward}}}};
      }
      const bool whole = own.joined == 1 && own.input == 0 && own.weight == 0;
      const bool split = own.joined == 0 && own.input == 1 && own.weight == 1;
      if (!whole && !split) {
        return Problem{
            line,
            {SLICESCAPE_TEXT("Stage {0} must run micro-batch {1} backward once, joined (B) "
                             "or split (I and W); found {2} B, {3} I and {4} W"),
             {stage, microBatch, std::int64_t{own.joined}, std::int64_t{own.input},
              std::int64_t{own.weight}}}};
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Result<CsvSchedule> readScheduleCsv(std::string_view text, const std::string& file) {
  CsvSchedule result;
  std::vector<Row> rows;
  int microBatches = 0;
  int line = 0;
  while (!text.empty()) {
    ++line;
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (trimmed(row).empty()) continue;
    std::vector<Action>& actions = rows.emplace_back(Row{line, {}}).actions;
    for (int column = 1;; ++column) {
      const std::size_t comma = std::min(row.find(','), row.size());
      Action action;
      switch (readEntry(row.substr(0, comma), action)) {
        case Entry::Computation:
          actions.push_back(action);
          microBatches =
              std::max({microBatches, action.microBatch + 1, action.backwardMicroBatch + 1});
          break;
        case Entry::Ignored:
          ++result.ignoredEntries;
          break;
        case Entry::Empty:
          break;
        case Entry::Wrong:
          return Error(file, "line " + std::to_string(line) + ", column " + std::to_string(column),
                       {SLICESCAPE_TEXT("Expected a pipeline action, found “{0}”"),
                        {std::string(trimmed(row.substr(0, comma)))}},
                       remedy());
      }
      if (comma == row.size()) break;
      row.remove_prefix(comma + 1);
    }
  }

  auto stages = stagesOf(rows);
  if (rows.empty() || stages.front().empty()) {
    return Error(file, {}, {SLICESCAPE_TEXT("The file holds no pipeline actions"), {}}, remedy());
  }
  const int stageTotal = static_cast<int>(stages.size() * stages.front().size());
  auto problem = checkStages(rows, stages);
  if (!problem) problem = checkForwards(rows, stageTotal, microBatches);
  if (!problem) problem = checkCompleteness(rows, stageTotal, microBatches);
  if (problem) {
    std::string place = problem->line > 0 ? "line " + std::to_string(problem->line) : std::string();
    return Error(file, std::move(place), problem->expected, remedy());
  }

  Schedule& schedule = result.schedule;
  schedule.shape.kind = ScheduleKind::Custom;
  schedule.shape.ranks = static_cast<int>(rows.size());
  schedule.shape.chunks = static_cast<int>(stages.front().size());
  schedule.shape.microBatches = microBatches;
  for (std::size_t rank = 0; rank < rows.size(); ++rank) {
    const auto slotOf = [&](int stage) {
      const auto& own = stages[rank];
      return static_cast<std::uint16_t>(std::lower_bound(own.begin(), own.end(), stage) -
                                        own.begin());
    };
    auto& program = schedule.programs.emplace_back();
    program.reserve(rows[rank].actions.size());
    for (const Action& action : rows[rank].actions) {
      Operation operation{action.kind, slotOf(action.stage), action.microBatch, 0, 0};
      if (action.kind == OperationKind::ForwardBackward) {
        operation.backwardChunk = slotOf(action.backwardStage);
        operation.backwardMicroBatch = action.backwardMicroBatch;
      }
      program.push_back(operation);
    }
  }
  schedule.stages = std::move(stages);
  schedule.shape.folded = schedule.shape.ranks > 1 && schedule.shape.chunks > 1 &&
                          schedule.stages.front()[1] == 2 * schedule.shape.ranks - 1;
  return result;
}

Result<std::vector<std::string>> scheduleCsvRows(const Schedule& schedule) {
  if (schedule.shape.kind == ScheduleKind::DualPipe) {
    return Error({}, {},
                 {SLICESCAPE_TEXT("DualPipe keeps every stage on two ranks, which PyTorch's "
                                  "schedule format cannot express"),
                  {}},
                 {SLICESCAPE_TEXT("Use dualpipe-v, which PyTorch runs"), {}});
  }
  std::vector<std::string> rows;
  for (int rank = 0; rank < static_cast<int>(schedule.programs.size()); ++rank) {
    std::string& text = rows.emplace_back();
    const auto action = [&](int slot, char letter, int microBatch) {
      return std::to_string(schedule.stageOf(rank, slot)) + letter + std::to_string(microBatch);
    };
    bool first = true;
    for (const Operation& operation : schedule.programs[static_cast<std::size_t>(rank)]) {
      if (!first) text += ',';
      first = false;
      switch (operation.kind) {
        case OperationKind::Forward:
          text += action(operation.chunk, 'F', operation.microBatch);
          break;
        case OperationKind::Backward:
          text += action(operation.chunk, 'B', operation.microBatch);
          break;
        case OperationKind::BackwardInput:
          text += action(operation.chunk, 'I', operation.microBatch);
          break;
        case OperationKind::BackwardWeight:
          text += action(operation.chunk, 'W', operation.microBatch);
          break;
        case OperationKind::ForwardBackward:
          text += '(' + action(operation.chunk, 'F', operation.microBatch) + ';' +
                  action(operation.backwardChunk, 'B', operation.backwardMicroBatch) +
                  ")OVERLAP_F_B";
          break;
      }
    }
  }
  return rows;
}

Result<std::string> writeScheduleCsv(const Schedule& schedule) {
  const auto rows = scheduleCsvRows(schedule);
  if (!rows) return rows.error();
  std::string text;
  for (const std::string& row : *rows) text += row + '\n';
  return text;
}

}  // namespace slicescape
