// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/step_traffic.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/plan/step_work_terms.h"

namespace slicescape {
namespace {

// Megatron's gradient buckets hold max(40e6, 1e6 · d) elements (cost_model 3.2).
constexpr double kBucketElements = 40e6;
// Fused Adam reads gradient, master and moments and writes them back: about 30 bytes per
// local parameter, and 4 more for the global norm (cost_model 4.4).
constexpr double kUpdateBytes = 34;
// Share of the memory bandwidth that the update reaches (cost_model 4.4).
constexpr double kUpdateRate = 0.8;
// Host memory bandwidth for an update on the host, which all its devices share: 1e9
// parameters in 0.1 s (cost_model 3.8).
constexpr double kHostUpdatePerParameter = 1e-10;

// The first ZeRO-3 (DeepSpeed of 2021) gathered parameter by parameter and reached this much
// per host over 8 × 200 Gb/s (Narayanan et al. 2021, table 2).
constexpr double kFirstZero3PerHost = 26e9;
constexpr int kFirstZero3Year = 2021;
// Collectives that run beside kernels take compute units and memory bandwidth from them: this
// share of their time comes back as slower kernels (cost_model 4.6, 5.5).
constexpr double kStolenByOverlap = 0.1;

struct Reduction {
  GroupShape shape;
  GroupPath path;
};

/// Runs a collective `count` times per step; adds it to the work's list and returns its time.
double add(StepWork& work, StepWorkTerms* terms, Collective collective, double bytes, double count,
           const Reduction& reduction) {
  const double time = collectiveTime(collective, bytes, reduction.path).value() * count;
  const int ranks = reduction.shape.size;
  work.collectives.push_back({collective, reduction.shape, ranks, reduction.path.ranksPerHost,
                              wireBytes(collective, bytes, ranks) * count, count, time, 0,
                              reduction.path.linkName, reduction.path.linkId});
  if (terms) recordStepCollective(*terms, collective, bytes, count, reduction.path);
  return time;
}

/// Buckets as far as more of them hide more.
double bucketsThatCount(double buckets) {
  return std::clamp(buckets, 1.0, 1 / kStolenByOverlap);
}

/// What remains of `time` after hiding it behind `compute`: never less than one bucket, nor
/// than what the hidden part takes from the kernels beside it.
double exposed(double time, double compute, double buckets, bool overlaps) {
  if (!overlaps) return time;
  return std::max(time / bucketsThatCount(buckets), time - compute);
}

/// The path of weights and gradients under ZeRO-3.
GroupPath gatherPath(GroupPath path, const TrainingContext& context, int devicesPerHost) {
  const bool isFirst =
      context.framework == Framework::DeepSpeed && context.softwareYear <= kFirstZero3Year;
  if (!isFirst || !path.leavesDomain()) return path;
  path.scaleOut = std::min(path.scaleOut, BytesPerSecond(kFirstZero3PerHost / devicesPerHost));
  return path;
}

}  // namespace

double boundaryTransfers(const ResolvedPlan& resolved, int stage) {
  const bool isEnd = stage == 0 || stage == static_cast<int>(resolved.stages.size()) - 1;
  return resolved.schedule.microBatches * (2.0 * resolved.schedule.chunks - (isEnd ? 1 : 0));
}

StepWork stepWork(const ResolvedPlan& resolved, int stage, const StageCost& cost,
                  StepWorkTerms* terms) {
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

  const auto reduce = [&](double elements, const GroupShape& shape, int zero) {
    if (shape.size <= 1 || elements <= 0) return;
    const GroupPath path = fabric.path(shape);
    const Reduction group{shape,
                          zero >= 3 ? gatherPath(path, context, fabric.devicesPerHost()) : path};
    const double buckets = bucketsThatCount(
        elements / std::max(kBucketElements, 1e6 * static_cast<double>(shape.size)));
    if (zero >= 3 && context.trainsAllWeights) {
      // Gathers before forward and before backward and a scatter after it, per layer, for
      // every micro-batch; the next layer's gather hides behind the current layer.
      const double gather =
          add(work, terms, Collective::AllGather, elements * 2, 2 * microBatches, group);
      const double scatter = add(work, terms, Collective::ReduceScatter, elements * gradientBytes,
                                 microBatches, group);
      const double compute = cost.total.forward.total() + cost.total.backwardInput.total() +
                             cost.total.backwardWeight.total() + cost.total.recompute.total();
      const bool hides = context.dpOverlapGradient && context.dpOverlapParameter;
      const double perMicroBatch = (gather + scatter) / microBatches;
      // What hides still slows the kernels beside it.
      const double behind = hides ? std::min(compute, (1 - kStolenByOverlap) * perMicroBatch) : 0;
      const double waits = std::max(0.0, perMicroBatch - behind);
      work.perMicroBatchExposed += waits;
      if (terms) {
        terms->perMicroBatchExposed.push_back(
            hiddenTerm({SLICESCAPE_TEXT("Gathers and scatters of one micro-batch")}, waits,
                       perMicroBatch, behind, {}));
      }
      for (std::size_t i = work.collectives.size() - 2; i < work.collectives.size(); ++i) {
        StepCollective& item = work.collectives[i];
        item.exposed = perMicroBatch > 0 ? item.time * waits / perMicroBatch : 0;
        if (terms && perMicroBatch > 0) {
          StepWorkTerms::Row& row = terms->collectives[i];
          row.exposed = shareTerm(row.time, item.exposed, waits / perMicroBatch);
        }
      }
      // The first gather and the last scatter have nothing to hide behind: one layer each.
      const double layers =
          std::max(1.0, cost.parameters.total() / std::max(1.0, cost.parameters.largestLayer));
      work.gatherExposed += gather / (2 * microBatches) / layers;
      work.reduceExposed += scatter / microBatches / layers;
      if (terms) {
        terms->gatherExposed.push_back(
            partTerm({SLICESCAPE_TEXT("First gather: one layer")}, gather,
                     {{{SLICESCAPE_TEXT("gathers per step")}, 2 * microBatches, Origin::Derived},
                      {{SLICESCAPE_TEXT("layers")}, layers, Origin::Model}},
                     gather / (2 * microBatches) / layers));
        terms->reduceExposed.push_back(
            partTerm({SLICESCAPE_TEXT("Last scatter: one layer")}, scatter,
                     {{{SLICESCAPE_TEXT("scatters per step")}, microBatches, Origin::Plan},
                      {{SLICESCAPE_TEXT("layers")}, layers, Origin::Model}},
                     scatter / microBatches / layers));
      }
      return;
    }
    const double backward = cost.total.backwardInput.total() + cost.total.backwardWeight.total() +
                            cost.total.recompute.total();
    // With interleaving, all but the first chunk's gradients are ready before the last
    // micro-batch is through; without, the reduction hides behind one backward.
    const double behindBackward = backward * (chunks > 1 ? 1.0 : 1.0 - 1.0 / buckets);
    if (zero == 0) {
      const double time =
          add(work, terms, Collective::AllReduce, elements * gradientBytes, 1, group);
      const double waits = exposed(time, behindBackward, buckets, context.dpOverlapGradient);
      work.collectives.back().exposed = waits;
      work.reduceExposed += waits;
      if (terms) {
        Term wait = bucketTerm({SLICESCAPE_TEXT("All-reduce of gradients")}, waits,
                               terms->collectives.back().time, behindBackward, buckets,
                               context.dpOverlapGradient);
        terms->collectives.back().exposed = wait;
        terms->reduceExposed.push_back(std::move(wait));
      }
      return;
    }
    // ZeRO-2 with pipelining scatters after every micro-batch.
    const double count = zero >= 2 && context.pp > 1 ? microBatches : 1;
    const double scatter =
        add(work, terms, Collective::ReduceScatter, elements * gradientBytes, count, group);
    double waits = exposed(scatter / count, behindBackward, buckets, context.dpOverlapGradient);
    const double perMicroBatch = count > 1 ? std::max(0.0, scatter / count - backward) : 0;
    work.perMicroBatchExposed += perMicroBatch;
    work.collectives.back().exposed = waits + perMicroBatch * (count - 1);
    work.reduceExposed += waits;
    if (terms) {
      StepWorkTerms::Row& row = terms->collectives.back();
      Term wait = bucketTerm({SLICESCAPE_TEXT("Reduce-scatter of gradients")}, waits,
                             partOfTerm(row.time, count), behindBackward, buckets,
                             context.dpOverlapGradient);
      row.exposed = wait;
      if (count > 1) {
        terms->perMicroBatchExposed.push_back(
            hiddenTerm({SLICESCAPE_TEXT("Scatter after one micro-batch")}, perMicroBatch,
                       scatter / count, backward, {}));
        row.exposed = scattersTerm(work.collectives.back().exposed, wait, work.perMicroBatchExposed,
                                   count - 1);
      }
      terms->reduceExposed.push_back(std::move(wait));
    }
    const double gather = add(work, terms, Collective::AllGather, elements * 2, 1, group);
    waits = exposed(gather, cost.total.forward.total(), buckets, context.dpOverlapParameter);
    work.collectives.back().exposed = waits;
    work.gatherExposed += waits;
    if (terms) {
      Term wait = bucketTerm({SLICESCAPE_TEXT("All-gather of parameters")}, waits,
                             terms->collectives.back().time, cost.total.forward.total(), buckets,
                             context.dpOverlapParameter);
      terms->collectives.back().exposed = wait;
      terms->gatherExposed.push_back(std::move(wait));
    }
  };
  const int sharding = std::min(dense.size, std::max(1, context.denseShardRanks));
  if (context.zero >= 1 && sharding < dense.size) {
    // Sharded inside a group, replicated between groups (HSDP): the shards' gradients are
    // added up over the replicas.
    reduce(cost.parameters.dense * trained, {sharding, dense.stride}, context.zero);
    reduce(cost.parameters.dense * trained / sharding,
           {dense.size / sharding, dense.stride * sharding}, 0);
  } else {
    reduce(cost.parameters.dense * trained, dense, context.zero);
  }
  reduce(cost.parameters.expert * trained, expert, context.zero);

  // Tied embeddings on different stages add up their gradients (cost_model 5.1).
  const Stage& placed = resolved.stages[static_cast<std::size_t>(stage)];
  const bool tiedAcross = resolved.model->tiedEmbeddings && context.pp > 1 &&
                          (placed.embedding != placed.head) && resolved.model->hasHead;
  if (tiedAcross) {
    GroupShape pair{2, resolved.grid.group(Axis::Pp).stride * (context.pp - 1)};
    const Reduction group{pair, fabric.path(pair)};
    const double matrix = static_cast<double>(context.paddedVocabulary) *
                          static_cast<double>(resolved.model->hidden) / context.tp;
    work.reduceExposed += add(work, terms, Collective::AllReduce, matrix * gradientBytes, 1, group);
    work.collectives.back().exposed = work.collectives.back().time;
    if (terms) {
      StepWorkTerms::Row& row = terms->collectives.back();
      row.exposed = row.time;
      row.exposed.name = {SLICESCAPE_TEXT("All-reduce of the tied embedding's gradients")};
      terms->reduceExposed.push_back(row.exposed);
    }
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
  if (terms) {
    terms->optimizer.push_back(
        updateTerm(work.optimizer, onDevice, kUpdateBytes, kUpdateRate, *context.device));
  }
  if (context.offloadOptimizer > 0) {
    const double onHost = updated * context.offloadOptimizer;
    const double link = hostLinkRate(*context.device);
    const double perParameter = kHostUpdatePerParameter * fabric.devicesPerHost();
    const double offloaded = onHost * (gradientBytes + 2) / link + onHost * perParameter;
    work.optimizer += offloaded;
    if (terms) {
      terms->optimizer.push_back(
          hostUpdateTerm(offloaded, onHost, gradientBytes + 2, BytesPerSecond(link), perParameter));
    }
  }
  return work;
}

double boundaryBytes(const ResolvedPlan& resolved, int stage) {
  const TrainingContext& context = resolved.contexts[static_cast<std::size_t>(stage)];
  return context.tokens() * static_cast<double>(resolved.model->hidden) *
         context.activationBytes() / context.tp;
}

double boundaryTime(const ResolvedPlan& resolved, int stage, Term* term) {
  const TrainingContext& context = resolved.contexts[static_cast<std::size_t>(stage)];
  const Fabric& fabric = resolved.fabrics[static_cast<std::size_t>(
      resolved.hostGroupOfStage[static_cast<std::size_t>(stage)])];
  GroupShape neighbours = resolved.grid.group(Axis::Pp);
  neighbours.size = 2;
  const double bytes = boundaryBytes(resolved, stage);
  const GroupPath path = fabric.path(neighbours);
  double time = collectiveTime(Collective::PointToPoint, bytes, path).value();
  const bool gathers = !context.sequenceParallel && context.tp > 1;
  const GroupPath tpPath = fabric.path(resolved.grid.group(Axis::Tp));
  if (gathers) {
    time += collectiveTime(Collective::AllGather, bytes * context.tp, tpPath).value();
  }
  if (term) *term = boundaryTerm(time, bytes, path, gathers ? &tpPath : nullptr);
  return time;
}

}  // namespace slicescape
