// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/builders.h"

namespace slicescape {
namespace {

/// Appends operations of one rank while it counts how far each kind has come.
class Tape {
 public:
  explicit Tape(int microBatches, std::size_t length) : m_microBatches(microBatches) {
    m_program.reserve(length);
  }

  bool hasForward() const { return m_forwards < m_microBatches; }
  int inputs() const { return m_inputs; }
  void forward() { m_program.push_back(operation(OperationKind::Forward, m_forwards++)); }
  void input() { m_program.push_back(operation(OperationKind::BackwardInput, m_inputs++)); }
  void weight() { m_program.push_back(operation(OperationKind::BackwardWeight, m_weights++)); }
  void remainingWeights() {
    while (m_weights < m_microBatches) weight();
  }
  Program take() { return std::move(m_program); }

 private:
  int m_microBatches;
  int m_forwards = 0;
  int m_inputs = 0;
  int m_weights = 0;
  Program m_program;
};

std::size_t splitLength(const ScheduleShape& shape) {
  return 3 * static_cast<std::size_t>(shape.microBatches);
}

}  // namespace

/// ZB-H1: as 1F1B, but weight gradients run late by as many micro-batches as the rank's
/// number, so that every rank holds p activations and the drain is filled with them.
Programs zeroBubbleH1Programs(const ScheduleShape& shape) {
  Programs programs;
  for (int rank = 0; rank < shape.ranks; ++rank) {
    Tape tape(shape.microBatches, splitLength(shape));
    const int warmUp = std::min(shape.ranks - 1 - rank, shape.microBatches);
    for (int i = 0; i < warmUp; ++i) tape.forward();
    while (tape.inputs() < shape.microBatches) {
      if (tape.hasForward()) tape.forward();
      tape.input();
      if (tape.inputs() > rank) tape.weight();
    }
    tape.remainingWeights();
    programs.push_back(tape.take());
  }
  return programs;
}

/// ZB-H2: warms up with 2(p − r) − 1 forwards, enough to be busy until the first gradient
/// comes back, at the price of 2p − 1 activations on every rank; weight gradients run late
/// by twice the rank's number.
Programs zeroBubbleH2Programs(const ScheduleShape& shape) {
  Programs programs;
  for (int rank = 0; rank < shape.ranks; ++rank) {
    Tape tape(shape.microBatches, splitLength(shape));
    const int warmUp = std::min(2 * (shape.ranks - rank) - 1, shape.microBatches);
    for (int i = 0; i < warmUp; ++i) tape.forward();
    while (tape.inputs() < shape.microBatches) {
      tape.input();
      if (tape.inputs() > 2 * rank) tape.weight();
      if (tape.hasForward()) tape.forward();
    }
    tape.remainingWeights();
    programs.push_back(tape.take());
  }
  return programs;
}

}  // namespace slicescape
