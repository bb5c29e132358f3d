// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <vector>

#include "core/schedule/builders.h"

namespace slicescape {
namespace {

/// Appends the operations of one rank. Its two "sides" are the two chunks of DualPipeV or
/// the two directions of DualPipe; side 0 is the one whose data reaches this rank first.
class DualTape {
 public:
  DualTape(const ScheduleShape& shape, int firstSlot) : m_firstSlot(firstSlot) {
    m_program.reserve(4 * static_cast<std::size_t>(shape.microBatches) + 4);
    if (shape.kind == ScheduleKind::DualPipe) m_offset[1] = shape.microBatches / 2;
  }

  void forward(int side) { m_program.push_back(entry(OperationKind::Forward, side, m_forwards)); }
  void backward(int side) {
    m_program.push_back(entry(OperationKind::Backward, side, m_backwards));
  }
  /// Input gradient only; its weight gradient joins the queue.
  void input(int side) {
    m_program.push_back(entry(OperationKind::BackwardInput, side, m_backwards));
    m_queue.push_back(m_program.back());
    m_queue.back().kind = OperationKind::BackwardWeight;
  }
  void weight() { m_program.push_back(m_queue[m_nextWeight++]); }
  /// Forward of `side` overlapped with the full backward of the other side.
  void pair(int side) {
    Operation both = entry(OperationKind::ForwardBackward, side, m_forwards);
    const Operation backwardHalf = entry(OperationKind::Backward, 1 - side, m_backwards);
    both.backwardChunk = backwardHalf.chunk;
    both.backwardMicroBatch = backwardHalf.microBatch;
    m_program.push_back(both);
  }
  Program take() { return std::move(m_program); }

 private:
  Operation entry(OperationKind kind, int side, std::array<int, 2>& count) {
    const int slot = side == 0 ? m_firstSlot : 1 - m_firstSlot;
    const auto at = static_cast<std::size_t>(slot);
    return operation(kind, m_offset[at] + count[at]++, slot);
  }

  int m_firstSlot;
  std::array<int, 2> m_offset{};  // by slot: its first micro-batch
  std::array<int, 2> m_forwards{};
  std::array<int, 2> m_backwards{};
  std::vector<Operation> m_queue;
  std::size_t m_nextWeight = 0;
  Program m_program;
};

}  // namespace

/// DualPipe and DualPipeV (DeepSeek): the eight phases of one rank. `distance` counts ranks
/// from the nearer end where data enters, `half` the ranks up to the turn.
Programs dualPipePrograms(const ScheduleShape& shape) {
  const bool twoWays = shape.kind == ScheduleKind::DualPipe;
  const int p = shape.ranks;
  const int half = twoWays ? p / 2 : p;
  const int perSide = twoWays ? shape.microBatches / 2 : shape.microBatches;
  Programs programs;
  for (int rank = 0; rank < p; ++rank) {
    const bool upper = twoWays && rank >= half;
    const int distance = upper ? p - 1 - rank : rank;
    const int toTurn = half - distance - 1;
    DualTape tape(shape, upper ? 1 : 0);

    for (int i = 0; i < 2 * toTurn; ++i) tape.forward(0);
    for (int i = 0; i < distance + 1; ++i) {
      tape.forward(0);
      tape.forward(1);
    }
    for (int i = 0; i < toTurn; ++i) {
      tape.input(1);
      tape.weight();
      tape.forward(1);
    }
    for (int i = 0; i < perSide - 2 * half + distance + 1; ++i) {
      if (i == 0 && toTurn == 0) {  // not overlapped at the turn, where it would only wait
        tape.forward(0);
        tape.backward(1);
      } else {
        tape.pair(0);
      }
      tape.pair(1);
    }
    for (int i = 0; i < toTurn; ++i) {
      tape.backward(1);
      tape.pair(1);
    }
    const int splitFrom = (distance + 1) / 2;
    for (int i = 0; i < distance + 1; ++i) {
      const bool splitFirst = i > splitFrom || (i == splitFrom && distance % 2 == 1);
      splitFirst ? tape.input(1) : tape.backward(1);
      i >= splitFrom ? tape.input(0) : tape.backward(0);
    }
    for (int i = 0; i < toTurn; ++i) {
      tape.weight();
      tape.input(0);
    }
    for (int i = 0; i < distance + 1; ++i) tape.weight();
    programs.push_back(tape.take());
  }
  return programs;
}

}  // namespace slicescape
