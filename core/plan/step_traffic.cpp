// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/step_traffic.h"

#include <algorithm>
#include <cmath>

namespace slicescape {
namespace {

// Megatron's gradient buckets hold max(40e6, 1e6 · d) elements (cost_model 3.2).
constexpr double kBucketElements = 40e6;
// Fused Adam reads gradient, master and moments and writes them back: about 30 bytes per
// local parameter, and 4 more for the global norm (cost_model 4.4).
constexpr double kUpdateBytes = 34;
// Share of the memory bandwidth that the update reaches (cost_model 4.4).
constexpr double kUpdateRate = 0.8;
// Host memory bandwidth for an update on the host: 1e9 parameters in 0.1 s (cost_model 3.8).
constexpr double kHostUpdatePerParameter = 1e-10;
// Share of the host link that copies reach (cost_model 3.8).
constexpr double kHostLinkRate = 0.87;

struct Reduction {
  GroupShape shape;
  GroupPath path;
};

/// Runs a collective `count` times per step; adds it to the work's list and returns its time.
double add(StepWork& work, Collective collective, double bytes, double count,
           const Reduction& reduction) {
  const double time = collectiveTime(collective, bytes, reduction.path).value() * count;
  const int ranks = reduction.shape.size;
  work.collectives.push_back({collective, reduction.shape, ranks, reduction.path.ranksPerHost,
                              wireBytes(collective, bytes, ranks) * count, count, time, 0,
                              reduction.path.linkName, reduction.path.linkId});
  return time;
}

/// What remains of `time` after hiding it behind `compute`: never less than one bucket.
double exposed(double time, double compute, double buckets, bool overlaps) {
  if (!overlaps) return time;
  return std::max(time / std::max(1.0, buckets), time - compute);
}

}  // namespace

StepWork stepWork(const ResolvedPlan& resolved, int stage, const StageCost& cost) {
  const TrainingContext& context = resolved.contexts[static_cast<std::size_t>(stage)];
  const Fabric& fabric = resolved.fabrics[static_cast<std::size_t>(
      resolved.hostGroupOfStage[static_cast<std::size_t>(stage)])];
  StepWork work;
  const double trained = context.trainsAllWeights ? 1.0 : context.adapterShare;
  const int dataRanks = context.dp * context.cp;
  const GroupShape dense = resolved.grid.dataParallelWithContext();
  const GroupShape expert = resolved.grid.expertDataParallel();
  const double gradientBytes = context.states.gradient >= 4 ? 4 : 2;
  const double chunks = std::max<double>(1, static_cast<double>(cost.chunks.size()));
  const double microBatches = context.microBatches;

  const auto reduce = [&](double elements, const GroupShape& shape) {
    if (shape.size <= 1 || elements <= 0) return;
    const Reduction group{shape, fabric.path(shape)};
    const double buckets =
        std::max(1.0, elements / std::max(kBucketElements, 1e6 * static_cast<double>(shape.size)));
    if (context.zero >= 3 && context.trainsAllWeights) {
      // Gathers before forward and before backward and a scatter after it, per layer, for
      // every micro-batch; the next layer's gather hides behind the current layer.
      const double gather = add(work, Collective::AllGather, elements * 2, 2 * microBatches, group);
      const double scatter =
          add(work, Collective::ReduceScatter, elements * gradientBytes, microBatches, group);
      const double compute = cost.total.forward.total() + cost.total.backwardInput.total() +
                             cost.total.backwardWeight.total() + cost.total.recompute.total();
      const bool hides = context.dpOverlapGradient && context.dpOverlapParameter;
      const double perMicroBatch = (gather + scatter) / microBatches;
      const double waits = hides ? std::max(0.0, perMicroBatch - compute) : perMicroBatch;
      work.perMicroBatchExposed += waits;
      for (StepCollective& item : work.collectives) {
        if (item.groupSize == shape.size && item.exposed == 0 && perMicroBatch > 0) {
          item.exposed = item.time * waits / perMicroBatch;
        }
      }
      // The first gather and the last scatter have nothing to hide behind: one layer each.
      const double layers =
          std::max(1.0, cost.parameters.total() / std::max(1.0, cost.parameters.largestLayer));
      work.gatherExposed += gather / (2 * microBatches) / layers;
      work.reduceExposed += scatter / microBatches / layers;
      return;
    }
    const double backward = cost.total.backwardInput.total() + cost.total.backwardWeight.total() +
                            cost.total.recompute.total();
    // With interleaving, all but the first chunk's gradients are ready before the last
    // micro-batch is through; without, the reduction hides behind one backward.
    const double behindBackward = backward * (chunks > 1 ? 1.0 : 1.0 - 1.0 / buckets);
    if (context.zero == 0) {
      const double time = add(work, Collective::AllReduce, elements * gradientBytes, 1, group);
      const double waits = exposed(time, behindBackward, buckets, context.dpOverlapGradient);
      work.collectives.back().exposed = waits;
      work.reduceExposed += waits;
      return;
    }
    // ZeRO-2 with pipelining scatters after every micro-batch.
    const double count = context.zero >= 2 && context.pp > 1 ? microBatches : 1;
    const double scatter =
        add(work, Collective::ReduceScatter, elements * gradientBytes, count, group);
    double waits = exposed(scatter / count, behindBackward, buckets, context.dpOverlapGradient);
    work.perMicroBatchExposed += count > 1 ? std::max(0.0, scatter / count - backward) : 0;
    work.collectives.back().exposed =
        waits + (count > 1 ? work.perMicroBatchExposed * (count - 1) : 0);
    work.reduceExposed += waits;
    const double gather = add(work, Collective::AllGather, elements * 2, 1, group);
    waits = exposed(gather, cost.total.forward.total(), buckets, context.dpOverlapParameter);
    work.collectives.back().exposed = waits;
    work.gatherExposed += waits;
  };
  reduce(cost.parameters.dense * trained, dense);
  reduce(cost.parameters.expert * trained, expert);

  // Tied embeddings on different stages add up their gradients (cost_model 5.1).
  const Stage& placed = resolved.stages[static_cast<std::size_t>(stage)];
  const bool tiedAcross = resolved.model->tiedEmbeddings && context.pp > 1 &&
                          (placed.embedding != placed.head) && resolved.model->hasHead;
  if (tiedAcross) {
    GroupShape pair{2, resolved.grid.group(Axis::Pp).stride * (context.pp - 1)};
    const Reduction group{pair, fabric.path(pair)};
    const double matrix = static_cast<double>(context.paddedVocabulary) *
                          static_cast<double>(resolved.model->hidden) / context.tp;
    work.reduceExposed += add(work, Collective::AllReduce, matrix * gradientBytes, 1, group);
    work.collectives.back().exposed = work.collectives.back().time;
  }

  const double shard =
      context.zero >= 1
          ? cost.parameters.dense / std::max(1, std::min(dataRanks, context.denseShardRanks)) +
                cost.parameters.expert / std::max(1, context.expertShardRanks)
          : cost.parameters.total();
  const double updated = shard * trained;
  const double onDevice = updated * (1 - context.offloadOptimizer);
  work.optimizer =
      onDevice * kUpdateBytes / (kUpdateRate * context.device->memoryBandwidth.value());
  if (context.offloadOptimizer > 0) {
    const double onHost = updated * context.offloadOptimizer;
    const double link = std::max(1.0, kHostLinkRate * context.device->hostLinkBandwidth.value());
    work.optimizer += onHost * (gradientBytes + 2) / link + onHost * kHostUpdatePerParameter;
  }
  return work;
}

double boundaryBytes(const ResolvedPlan& resolved, int stage) {
  const TrainingContext& context = resolved.contexts[static_cast<std::size_t>(stage)];
  return context.tokens() * static_cast<double>(resolved.model->hidden) *
         context.activationBytes() / context.tp;
}

double boundaryTime(const ResolvedPlan& resolved, int stage) {
  const TrainingContext& context = resolved.contexts[static_cast<std::size_t>(stage)];
  const Fabric& fabric = resolved.fabrics[static_cast<std::size_t>(
      resolved.hostGroupOfStage[static_cast<std::size_t>(stage)])];
  GroupShape neighbours = resolved.grid.group(Axis::Pp);
  neighbours.size = 2;
  const double bytes = boundaryBytes(resolved, stage);
  double time = collectiveTime(Collective::PointToPoint, bytes, fabric.path(neighbours)).value();
  if (!context.sequenceParallel && context.tp > 1) {
    time += collectiveTime(Collective::AllGather, bytes * context.tp,
                           fabric.path(resolved.grid.group(Axis::Tp)))
                .value();
  }
  return time;
}

}  // namespace slicescape
