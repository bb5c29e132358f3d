// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/schedule/builders.h"

namespace slicescape {
namespace {

/// Appends the operations of one rank's two chunks in micro-batch order.
class VTape {
 public:
  VTape(int microBatches, int kept) : m_microBatches(microBatches), m_kept(kept) {
    m_program.reserve(6 * static_cast<std::size_t>(kept));
  }

  bool hasForward(int chunk) const { return m_forwards[at(chunk)] < m_microBatches; }
  void forward(int chunk) { put(OperationKind::Forward, m_forwards, chunk); }
  void input(int chunk) { put(OperationKind::BackwardInput, m_inputs, chunk); }
  void weight(int chunk) { put(OperationKind::BackwardWeight, m_weights, chunk); }
  void gradients(int chunk) {
    input(chunk);
    weight(chunk);
  }
  void remainingWeights(int chunk) {
    while (m_weights[at(chunk)] < m_microBatches) weight(chunk);
  }
  Program take() { return std::move(m_program); }

 private:
  static std::size_t at(int chunk) { return static_cast<std::size_t>(chunk); }
  void put(OperationKind kind, std::array<int, 2>& count, int chunk) {
    const int microBatch = count[at(chunk)]++;
    if (microBatch < m_kept) m_program.push_back(operation(kind, microBatch, chunk));
  }

  int m_microBatches;
  int m_kept;
  std::array<int, 2> m_forwards{};
  std::array<int, 2> m_inputs{};
  std::array<int, 2> m_weights{};
  Program m_program;
};

}  // namespace

/// ZB-V (two chunks per rank, down and back up). The rule needs 2p − 1 micro-batches; a
/// shorter step is the longer one without its last micro-batches, which keeps the order
/// valid (as in PyTorch's ScheduleZBVZeroBubble).
Programs zeroBubbleVPrograms(const ScheduleShape& shape) {
  const int p = shape.ranks;
  const int m = std::max(shape.microBatches, 2 * p - 1);
  Programs programs;
  for (int rank = 0; rank < p; ++rank) {
    VTape tape(m, shape.microBatches);
    for (int i = 0; i < 2 * (p - rank) - 1; ++i) tape.forward(0);
    for (int i = 0; i < rank; ++i) {
      tape.forward(1);
      tape.forward(0);
    }
    for (int i = 0; i < p - rank; ++i) {
      tape.forward(1);
      tape.gradients(1);
    }
    while (tape.hasForward(1)) {
      if (tape.hasForward(0)) tape.forward(0);
      tape.gradients(0);
      tape.forward(1);
      tape.gradients(1);
    }
    for (int i = 0; i < rank; ++i) {
      tape.input(0);
      tape.input(1);
    }
    for (int i = 0; i < p - rank; ++i) tape.gradients(0);
    tape.remainingWeights(1);
    tape.remainingWeights(0);
    programs.push_back(tape.take());
  }
  return programs;
}

}  // namespace slicescape
