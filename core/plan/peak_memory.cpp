// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/peak_memory.h"

#include <algorithm>

namespace slicescape {

ActivationPeak activationPeak(const std::vector<TimelineBlock>& blocks, const StageCost& stage) {
  ActivationPeak peak;
  double live = 0;
  double most = -1;
  double wholeStage = 0;
  for (const ChunkCost& chunk : stage.chunks) wholeStage += chunk.activations;
  std::vector<int> held(stage.chunks.size(), 0);
  const auto consider = [&](const TimelineBlock& block, double logits, double workingSet) {
    const double sum = live + logits + workingSet;
    if (sum <= most) return;
    most = sum;
    peak.activations = live;
    peak.held = held;
    peak.logits = logits;
    peak.workingSet = workingSet;
    peak.operation = block.operation.kind;
    peak.microBatch = block.operation.microBatch;
    peak.time = block.start;
  };
  for (const TimelineBlock& block : blocks) {
    const Operation& operation = block.operation;
    const ChunkCost& chunk = stage.chunks[operation.chunk];
    switch (operation.kind) {
      case OperationKind::Forward:
        live += chunk.activations;
        ++held[operation.chunk];
        consider(block, chunk.logits, 0);
        break;
      case OperationKind::Backward:
      case OperationKind::BackwardInput:
        consider(block, chunk.logits, stage.recomputeWorkingSet);
        if (operation.kind == OperationKind::Backward) {
          live -= chunk.activations;
          --held[operation.chunk];
        }
        break;
      case OperationKind::BackwardWeight:
        live -= chunk.activations;
        --held[operation.chunk];
        break;
      case OperationKind::ForwardBackward:
        live += chunk.activations;
        ++held[operation.chunk];
        consider(block, chunk.logits + stage.chunks[operation.backwardChunk].logits,
                 stage.recomputeWorkingSet);
        live -= stage.chunks[operation.backwardChunk].activations;
        --held[operation.backwardChunk];
        break;
    }
  }
  peak.inFlight = wholeStage > 0 ? peak.activations / wholeStage : 0;
  return peak;
}

MemoryBreakdown stageMemory(const ResolvedPlan& resolved, const StageCost& stage,
                            const TrainingContext& context, const ActivationPeak& peak) {
  const StateMemory states = stateMemory(stage.parameters, context);
  MemoryBreakdown memory;
  memory.weights = bytesFrom(states.weights);
  memory.gradients = bytesFrom(states.gradients);
  memory.optimizer = bytesFrom(states.optimizer);
  memory.activations = bytesFrom(peak.activations + peak.workingSet);
  memory.logits = bytesFrom(peak.logits);
  memory.buffers = bytesFrom(states.workingSet + pipelineBuffers(*resolved.model, context));
  memory.communication = bytesFrom(communicatorReserve(context));
  memory.context = bytesFrom(contextReserve());
  memory.fragmentation = memory.allocated() * fragmentationShare();
  return memory;
}

}  // namespace slicescape
