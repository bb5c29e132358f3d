// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/evaluation.h"
#include "core/plan/stage_cost.h"

namespace slicescape {

/// The moment at which a rank holds most beside its states, found by walking its timeline.
struct ActivationPeak {
  double activations = 0;  ///< bytes of saved activations at the peak
  double workingSet = 0;   ///< rebuilt by recompute, and gradients of activations
  double logits = 0;       ///< logits and what the loss makes of them
  double temporary = 0;    ///< weight gradient on its way, or a tensor being loaded
  double update = 0;       ///< copies that the optimizer makes
  PeakMoment moment = PeakMoment::Forward;
  int microBatch = 0;
  double time = 0;        ///< start of that operation
  double inFlight = 0;    ///< micro-batches held, in units of the whole stage
  std::vector<int> held;  ///< forwards of each chunk whose activations are alive
  double onHost = 0;      ///< most activations that wait in host memory, at any moment

  double total() const { return activations + workingSet + logits + temporary + update; }
};

/// What a chunk needs beside the activations that wait, while it runs.
struct ChunkTransient {
  double workingSet = 0, logits = 0, temporary = 0;
  double total() const { return workingSet + logits + temporary; }
};
ChunkTransient forwardTransient(const ChunkCost& chunk);
/// The most of: the loss and its gradient, the output matrix, the widest layer.
ChunkTransient backwardTransient(const ChunkCost& chunk, const StageCost& stage,
                                 const StateMemory& states, bool fusedLoss);

/// Walks the rank's operations in order: a forward adds its chunk's activations, the end
/// of the backward (of the weight gradient when split) takes them away; what an operation
/// needs for itself comes on top while it runs. The optimizer and the loading of a checkpoint
/// compete with them.
ActivationPeak activationPeak(const std::vector<TimelineBlock>& blocks, const StageCost& stage,
                              const StateMemory& states, bool fusedLoss);

/// Memory of one GPU of the stage at its peak, all categories (cost_model section 3).
MemoryBreakdown stageMemory(const ResolvedPlan& resolved, const TrainingContext& context,
                            const StateMemory& states, const ActivationPeak& peak);

}  // namespace slicescape
