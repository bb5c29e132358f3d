// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/peak_memory.h"

#include <algorithm>

namespace slicescape {
namespace {

PeakMoment momentOf(OperationKind kind) {
  switch (kind) {
    case OperationKind::Forward:
      return PeakMoment::Forward;
    case OperationKind::Backward:
      return PeakMoment::Backward;
    case OperationKind::BackwardInput:
      return PeakMoment::BackwardInput;
    case OperationKind::BackwardWeight:
      return PeakMoment::BackwardWeight;
    case OperationKind::ForwardBackward:
      return PeakMoment::ForwardBackward;
  }
  return PeakMoment::Forward;
}

constexpr double kOneByte = 1;

/// Keeps the larger of what was seen and what is seen now.
class PeakSearch {
 public:
  void consider(double live, double inFlight, const std::vector<int>& forwards,
                const ChunkTransient& transient, const TimelineBlock& block) {
    // Of equal moments the first counts, whatever the sums lose to rounding.
    if (live + transient.total() < m_peak.total() + kOneByte) return;
    m_peak.activations = live;
    m_peak.inFlight = inFlight;
    m_peak.held = forwards;
    m_peak.update = 0;
    m_peak.workingSet = transient.workingSet;
    m_peak.logits = transient.logits;
    m_peak.temporary = transient.temporary;
    m_peak.moment = momentOf(block.operation.kind);
    m_peak.microBatch = block.operation.microBatch;
    m_peak.time = block.start;
  }

  /// A moment without activations.
  void considerStates(PeakMoment moment, double update, double temporary, double time) {
    if (update + temporary <= m_peak.total()) return;
    m_peak = {};
    m_peak.update = update;
    m_peak.temporary = temporary;
    m_peak.moment = moment;
    m_peak.time = time;
  }

  ActivationPeak result() const { return m_peak; }

 private:
  ActivationPeak m_peak;
};

}  // namespace

ChunkTransient forwardTransient(const ChunkCost& chunk) {
  return {0, chunk.loss.forward, 0};
}

ChunkTransient backwardTransient(const ChunkCost& chunk, const StageCost& stage,
                                 const StateMemory& states, bool fusedLoss) {
  const ChunkTransient layer{stage.recomputeWorkingSet, 0, states.layerGradient};
  if (chunk.loss.backward <= 0) return layer;
  // A fused loss hands its buffer on to the output matrix; any other frees its copies first.
  const ChunkTransient loss{0, chunk.loss.backward, fusedLoss ? states.headGradient : 0};
  const ChunkTransient matrix{0, chunk.loss.gradient, states.headGradient};
  return std::max({layer, loss, matrix}, [](const ChunkTransient& a, const ChunkTransient& b) {
    return a.total() < b.total();
  });
}

ActivationPeak activationPeak(const std::vector<TimelineBlock>& blocks, const StageCost& stage,
                              const StateMemory& states, bool fusedLoss) {
  PeakSearch search;
  double live = 0;
  double held = 0;  // in micro-batches: offloaded activations count as held
  double onHost = 0;
  double mostOnHost = 0;
  double wholeStage = 0;
  std::vector<ChunkTransient> backward;
  for (const ChunkCost& chunk : stage.chunks) {
    wholeStage += chunk.activations + chunk.offloaded;
    backward.push_back(backwardTransient(chunk, stage, states, fusedLoss));
  }
  search.considerStates(PeakMoment::Load, 0, states.loading, 0);
  std::vector<int> forwards(stage.chunks.size(), 0);
  const auto hold = [&](std::size_t slot, int sign) {
    const ChunkCost& chunk = stage.chunks[slot];
    forwards[slot] += sign;
    live += sign * chunk.activations;
    onHost += sign * chunk.offloaded;
    held = wholeStage > 0 ? held + sign * (chunk.activations + chunk.offloaded) / wholeStage : 0;
    mostOnHost = std::max(mostOnHost, onHost);
  };
  for (const TimelineBlock& block : blocks) {
    const Operation& operation = block.operation;
    const ChunkCost& chunk = stage.chunks[operation.chunk];
    switch (operation.kind) {
      case OperationKind::Forward:
        hold(operation.chunk, 1);
        search.consider(live, held, forwards, forwardTransient(chunk), block);
        break;
      case OperationKind::Backward:
      case OperationKind::BackwardInput:
        search.consider(live, held, forwards, backward[operation.chunk], block);
        if (operation.kind == OperationKind::Backward) hold(operation.chunk, -1);
        break;
      case OperationKind::BackwardWeight:
        search.consider(live, held, forwards, {0, 0, states.layerGradient}, block);
        hold(operation.chunk, -1);
        break;
      case OperationKind::ForwardBackward: {
        hold(operation.chunk, 1);
        ChunkTransient both = backward[operation.backwardChunk];
        both.logits += chunk.loss.forward;
        search.consider(live, held, forwards, both, block);
        hold(operation.backwardChunk, -1);
        break;
      }
    }
  }
  const double end = blocks.empty() ? 0 : blocks.back().end;
  search.considerStates(PeakMoment::Optimizer, states.update, 0, end);
  ActivationPeak peak = search.result();
  peak.held.resize(stage.chunks.size(), 0);
  peak.onHost = mostOnHost;
  return peak;
}

MemoryBreakdown stageMemory(const ResolvedPlan& resolved, const TrainingContext& context,
                            const StateMemory& states, const ActivationPeak& peak) {
  MemoryBreakdown memory;
  memory.weights = bytesFrom(states.weights);
  memory.gradients = bytesFrom(states.gradients);
  memory.optimizer = bytesFrom(states.optimizer + peak.update);
  memory.activations = bytesFrom(peak.activations + peak.workingSet);
  memory.logits = bytesFrom(peak.logits);
  memory.buffers = bytesFrom(
      states.workingSet + peak.temporary + pipelineBuffers(*resolved.model, context) +
      dispatchBuffers(*resolved.model, context) + attentionMask(context) + kernelWorkspaces());
  memory.communication = bytesFrom(communicatorReserve(context));
  memory.context = bytesFrom(contextReserve(context));
  const Bytes room =
      context.deviceMemory - memory.allocated() - memory.communication - memory.context;
  memory.fragmentation = bytesFrom(fragmentation(
      context, static_cast<double>(memory.allocated().value()), static_cast<double>(room.value())));
  return memory;
}

}  // namespace slicescape
