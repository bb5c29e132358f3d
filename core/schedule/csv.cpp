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

/// Sorted stages of each rank.
std::vector<std::vector<int>> stagesOf(const std::vector<std::vector<Action>>& rows) {
  std::vector<std::vector<int>> stages;
  for (const auto& row : rows) {
    std::vector<int>& own = stages.emplace_back();
    for (const Action& action : row) {
      own.push_back(action.stage);
      if (action.kind == OperationKind::ForwardBackward) own.push_back(action.backwardStage);
    }
    std::sort(own.begin(), own.end());
    own.erase(std::unique(own.begin(), own.end()), own.end());
  }
  return stages;
}

std::optional<Text> checkStages(const std::vector<std::vector<int>>& stages) {
  std::vector<int> all;
  for (std::size_t rank = 0; rank < stages.size(); ++rank) {
    if (stages[rank].size() != stages.front().size()) {
      return Text{SLICESCAPE_TEXT("Rank {0} runs {1} stages and rank 0 runs {2}; every rank needs "
                                  "the same number"),
                  {static_cast<std::int64_t>(rank), static_cast<std::int64_t>(stages[rank].size()),
                   static_cast<std::int64_t>(stages.front().size())}};
    }
    all.insert(all.end(), stages[rank].begin(), stages[rank].end());
  }
  std::sort(all.begin(), all.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0 && all[i] == all[i - 1]) {
      return Text{SLICESCAPE_TEXT("Stage {0} runs on more than one rank"), {all[i]}};
    }
    if (all[i] != static_cast<int>(i)) {
      return Text{SLICESCAPE_TEXT("Stage {0} runs nowhere, but the file has {1} stages"),
                  {static_cast<std::int64_t>(i), all.back() + 1}};
    }
  }
  return std::nullopt;
}

/// Every stage has to run each micro-batch forward once, and backward once: joined, or
/// split into input and weight gradient.
std::optional<Text> checkCompleteness(const std::vector<std::vector<Action>>& rows, int stages,
                                      int microBatches) {
  struct Counts {
    std::uint16_t forward = 0;
    std::uint16_t joined = 0;
    std::uint16_t input = 0;
    std::uint16_t weight = 0;
  };
  // Before the table is made: a single absurd micro-batch number must not fill memory.
  std::int64_t forwards = 0;
  for (const auto& row : rows) {
    forwards += std::count_if(row.begin(), row.end(), [](const Action& action) {
      return action.kind == OperationKind::Forward || action.kind == OperationKind::ForwardBackward;
    });
  }
  const std::int64_t needed = std::int64_t{stages} * microBatches;
  if (forwards != needed) {
    return Text{SLICESCAPE_TEXT("The file runs {0} forwards; {1} stages and {2} micro-batches need "
                                "{3}"),
                {forwards, stages, microBatches, needed}};
  }
  std::vector<Counts> counts(static_cast<std::size_t>(stages) *
                             static_cast<std::size_t>(microBatches));
  const auto at = [&](int stage, int microBatch) -> Counts& {
    return counts[static_cast<std::size_t>(stage) * static_cast<std::size_t>(microBatches) +
                  static_cast<std::size_t>(microBatch)];
  };
  for (const auto& row : rows) {
    for (const Action& action : row) {
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
    for (int microBatch = 0; microBatch < microBatches; ++microBatch) {
      const Counts& own = at(stage, microBatch);
      if (own.forward != 1) {
        return Text{SLICESCAPE_TEXT("Stage {0} runs micro-batch {1} forward {2} times instead of "
                                    "once"),
                    {stage, microBatch, std::int64_t{own.forward}}};
      }
      const bool whole = own.joined == 1 && own.input == 0 && own.weight == 0;
      const bool split = own.joined == 0 && own.input == 1 && own.weight == 1;
      if (!whole && !split) {
        return Text{SLICESCAPE_TEXT("Stage {0} must run micro-batch {1} backward once, joined (B) "
                                    "or split (I and W); found {2} B, {3} I and {4} W"),
                    {stage, microBatch, std::int64_t{own.joined}, std::int64_t{own.input},
                     std::int64_t{own.weight}}};
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Result<CsvSchedule> readScheduleCsv(std::string_view text, const std::string& file) {
  CsvSchedule result;
  std::vector<std::vector<Action>> rows;
  int microBatches = 0;
  int line = 0;
  while (!text.empty()) {
    ++line;
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (trimmed(row).empty()) continue;
    std::vector<Action>& actions = rows.emplace_back();
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
  if (auto problem = checkStages(stages)) return Error(file, {}, *problem, remedy());
  const int stageTotal = static_cast<int>(stages.size() * stages.front().size());
  if (auto problem = checkCompleteness(rows, stageTotal, microBatches)) {
    return Error(file, {}, *problem, remedy());
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
    program.reserve(rows[rank].size());
    for (const Action& action : rows[rank]) {
      Operation operation{action.kind, slotOf(action.stage), action.microBatch, 0, 0};
      if (action.kind == OperationKind::ForwardBackward) {
        operation.backwardChunk = slotOf(action.backwardStage);
        operation.backwardMicroBatch = action.backwardMicroBatch;
      }
      program.push_back(operation);
    }
  }
  schedule.stages = std::move(stages);
  return result;
}

Result<std::string> writeScheduleCsv(const Schedule& schedule) {
  if (schedule.shape.kind == ScheduleKind::DualPipe) {
    return Error({}, {},
                 {SLICESCAPE_TEXT("DualPipe keeps every stage on two ranks, which PyTorch's "
                                  "schedule format cannot express"),
                  {}},
                 {SLICESCAPE_TEXT("Use dualpipe-v, which PyTorch runs"), {}});
  }
  std::string text;
  for (int rank = 0; rank < static_cast<int>(schedule.programs.size()); ++rank) {
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
    text += '\n';
  }
  return text;
}

}  // namespace slicescape
