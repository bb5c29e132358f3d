// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/layer_cost.h"

#include <algorithm>
#include <cmath>

#include "core/cost/kernel_terms.h"
#include "core/cost/layer_parts.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

// Share of the expert exchange hidden when forward and backward of neighbouring
// micro-batches are merged (cost_model 5.2); part stays at the edges.
constexpr double kEpOverlapHidden = 0.8;
// Compute units of dispatch and combine while they run beside kernels (DeepSeek-V3 2412.19437).
constexpr double kEpOverlapUnits = 20;
// Kernels a layer launches forward (cost_model 4.4). Eager: a layer of Megatron-DeepSpeed takes
// 1.05 ms of host time on A100 hosts, and 0.4 ms more where its softmax is not fused.
constexpr double kFusedLaunches = 30;
constexpr double kEagerLaunches = 75;
constexpr double kUnfusedSoftmaxLaunches = 28;
// Router, dispatch and grouped products beside those, and casts and copies for each expert on
// the rank: calibrated over the published mixtures of experts, 7 to 14 ms of host time per
// layer and micro-batch, forward and backward.
constexpr double kMoeLaunches = 200;
constexpr double kExpertLaunches = 16;
// Passes over the routed rows (permute, unpermute, probabilities), each a read and a write; a
// dispatcher that sends one copy per host writes them in the experts' order itself.
constexpr double kPermutations = 3;
constexpr double kFusedPermutations = 1.5;

// Bytes an element moves forward (cost_model 4.3), fused and as single PyTorch operators. A
// norm with its residual addition: read and write both fused; eager RMSNorm casts to 32 bits,
// squares, averages, scales, casts back and multiplies by its weight.
constexpr double kFusedNorm = 8, kEagerRmsNorm = 42, kEagerLayerNorm = 12;
constexpr double kFusedRotary = 4, kEagerRotary = 20;

double normBytes(const LayerKind& layer, const TrainingContext& context) {
  if (context.compiled) return kFusedNorm;
  return layer.norm == NormKind::RmsNorm ? kEagerRmsNorm : kEagerLayerNorm;
}

double activationFunctionBytes(const FeedForward& mlp, const TrainingContext& context) {
  if (mlp.gated) return context.compiled ? 6 : 10;
  return context.compiled ? 4 : 6;
}

/// Kernels a layer launches forward.
double layerLaunches(const LayerKind& layer, const TrainingContext& context) {
  const bool eager = !context.compiled || context.framework == Framework::DeepSpeed;
  double launches = eager ? kEagerLaunches : kFusedLaunches;
  if (layer.mixer.kind == MixerKind::Attention && !context.flashAttention &&
      !softmaxIsFused(layer, context)) {
    launches += kUnfusedSoftmaxLaunches;
  }
  if (layer.feedForward.isMoe()) {
    launches += kMoeLaunches +
                kExpertLaunches * static_cast<double>(layer.feedForward.experts) / context.ep;
  }
  return launches;
}

void addAttentionProjections(LayerBuilder& builder, const LayerKind& layer,
                             const TrainingContext& context) {
  const Mixer& mixer = layer.mixer;
  const double rows = context.tokens();
  const double hidden = static_cast<double>(layer.hidden);
  const double query = static_cast<double>(mixer.queryWidth()) / context.tp;
  switch (mixer.kind) {
    case MixerKind::None:
      return;
    case MixerKind::Attention: {
      // More TP ranks than KV heads replicate K and V (cost_model 1.3).
      const double keyValue =
          static_cast<double>(mixer.keyValueWidth()) /
          std::min<double>(context.tp, static_cast<double>(mixer.keyValueHeads));
      const int blocks = mixer.crossAttention ? 2 : 1;
      for (int block = 0; block < blocks; ++block) {
        builder.linear(SLICESCAPE_TEXT("Query, key and value projection"), rows, hidden,
                       query * (mixer.outputGate ? 2 : 1) + 2 * keyValue);
        builder.linear(SLICESCAPE_TEXT("Output projection"), rows, query, hidden);
      }
      builder.memoryBound(
          SLICESCAPE_TEXT("Rotary embedding"),
          rows * (context.compiled ? kFusedRotary : kEagerRotary) * (query + keyValue) * blocks,
          context.compiled ? 1 : 4);  // RoPE
      return;
    }
    case MixerKind::LatentAttention: {
      // The latent projections are replicated over TP, on the sequence shard each rank holds.
      const double shard = context.sequenceShardTokens();
      const double heads = static_cast<double>(mixer.heads) / context.tp;
      const double queryHead = static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim);
      const double valueHead = static_cast<double>(mixer.valueHeadDim);
      if (mixer.queryLoraRank > 0) {
        builder.linear(SLICESCAPE_TEXT("Query down-projection"), shard, hidden,
                       static_cast<double>(mixer.queryLoraRank));
        builder.linear(SLICESCAPE_TEXT("Query up-projection"), rows,
                       static_cast<double>(mixer.queryLoraRank), heads * queryHead);
      } else {
        builder.linear(SLICESCAPE_TEXT("Query projection"), rows, hidden, heads * queryHead);
      }
      builder.linear(SLICESCAPE_TEXT("Key and value down-projection"), shard, hidden,
                     static_cast<double>(mixer.keyValueLoraRank + mixer.qkRopeHeadDim));
      builder.linear(SLICESCAPE_TEXT("Key and value up-projection"), rows,
                     static_cast<double>(mixer.keyValueLoraRank),
                     heads * (static_cast<double>(mixer.qkNopeHeadDim) + valueHead));
      builder.linear(SLICESCAPE_TEXT("Output projection"), rows, heads * valueHead, hidden);
      builder.memoryBound(SLICESCAPE_TEXT("Rotary embedding and concatenation"),
                          rows * heads * 8 * queryHead,
                          context.compiled ? 2 : 8);  // RoPE, concatenation
      return;
    }
    case MixerKind::Mamba:
    case MixerKind::Linear: {
      // In- and out-projection together: as many multiply-adds as projection parameters.
      const double width =
          static_cast<double>(mixer.stateProjectionParameters) / hidden / context.tp;
      builder.linear(SLICESCAPE_TEXT("Input projection of the mixer"), rows, hidden,
                     width * 2.0 / 3.0);
      builder.linear(SLICESCAPE_TEXT("Output projection of the mixer"), rows, width / 3.0, hidden);
      builder.memoryBound(SLICESCAPE_TEXT("Convolution and gating"), rows * 6 * width,
                          context.compiled ? 2 : 6);
      return;
    }
  }
}

struct Exchange {
  double bytes;  ///< per rank, own share included
  GroupPath path;
};

/// How many of `groups` equal groups of experts hold one of `topK`, on average.
double groupsHit(double groups, double topK) {
  return groups * (1 - std::pow(1 - 1 / groups, topK));
}

/// The exchange that decides: with one copy per expert everything goes at once; with one copy
/// per domain, tokens cross the network once for each other domain, limited by node-limited
/// routing, and are then handed to each rank inside it while the next arrive (cost_model 5.1).
Exchange expertExchange(const FeedForward& moe, double hidden, const TrainingContext& context,
                        const GroupPath& path) {
  const double topK = static_cast<double>(moe.topK);
  const double once =
      context.tokens() / context.tp * context.moeImbalance * hidden * context.activationBytes();
  if (context.dispatch == ExpertDispatch::AllToAll) return {once * topK, path};
  double domains = groupsHit(path.domains, topK);
  if (moe.routingTopGroups > 0) {
    domains = std::min(domains, static_cast<double>(moe.routingTopGroups));
  }
  GroupPath inside = path;
  inside.size = static_cast<int>(std::max(1.0, path.perScaleUp));
  inside.domains = 1;
  const Exchange within{once * std::min(topK, groupsHit(path.size, topK)), inside};
  if (!path.leavesDomain()) return within;
  const Exchange between{once * domains, path};
  const auto time = [](const Exchange& exchange) {
    return collectiveTime(Collective::AllToAll, exchange.bytes, exchange.path);
  };
  return time(within) > time(between) ? within : between;
}

void addExperts(LayerBuilder& builder, const LayerKind& layer, const TrainingContext& context,
                const AxisPaths& paths) {
  const FeedForward& moe = layer.feedForward;
  const double hidden = static_cast<double>(layer.hidden);
  const double matrices = moe.gated ? 2 : 1;
  builder.linear(SLICESCAPE_TEXT("Router"), context.sequenceShardTokens(), hidden,
                 static_cast<double>(moe.experts));
  const double rows = routedRows(moe, context);
  const double localExperts = std::max(1.0, static_cast<double>(moe.experts) / context.ep);
  const double width = static_cast<double>(moe.expertWidth) / context.etp;
  builder.linear(SLICESCAPE_TEXT("Experts, first matrices"), rows / localExperts, hidden,
                 matrices * width, localExperts);
  builder.linear(SLICESCAPE_TEXT("Experts, second matrix"), rows / localExperts, width, hidden,
                 localExperts);
  builder.memoryBound(SLICESCAPE_TEXT("Activation function of the experts"),
                      rows * width * (moe.gated ? 6 : 4), context.compiled ? 1 : 3);
  const double permutations =
      context.dispatch == ExpertDispatch::Deduplicated ? kFusedPermutations : kPermutations;
  builder.memoryBound(SLICESCAPE_TEXT("Permutation of tokens"), rows * hidden * 4 * permutations,
                      6);
  if (moe.sharedWidth > 0) {
    const double shared = static_cast<double>(moe.sharedWidth) / context.tp;
    builder.linear(SLICESCAPE_TEXT("Shared experts, first matrices"), context.tokens(), hidden,
                   matrices * shared);
    builder.linear(SLICESCAPE_TEXT("Shared experts, second matrix"), context.tokens(), shared,
                   hidden);
    builder.memoryBound(SLICESCAPE_TEXT("Activation function of the shared experts"),
                        context.tokens() * shared * (moe.gated ? 6 : 4), 1);
  }
  if (context.ep > 1) {
    // Dispatch and combine, forward and backward: four exchanges (cost_model 5.1).
    const Exchange exchange = expertExchange(moe, hidden, context, paths.ep);
    const double total = exchange.bytes;
    const double time = collectiveTime(Collective::AllToAll, total, exchange.path).value();
    const double exposed =
        context.epOverlap ? waitUnderOverlap(kEpOverlapHidden, kEpOverlapUnits, context) : 1;
    const AxisTraffic once{wireBytes(Collective::AllToAll, total, exchange.path.size), 1, time,
                           time * exposed};
    builder.cost().ep[Collective::AllToAll] += once * 4;
    builder.repeated().ep[Collective::AllToAll] += once * 2;
    builder.cost().forward.epExposed += 2 * time * exposed;
    builder.cost().backwardInput.epExposed += 2 * time * exposed;
    if (builder.terms()) {
      recordCollective(*builder.terms(), LayerAxis::Ep, Collective::AllToAll, total, exchange.path,
                       2, 2, exposed);
    }
  }
  if (context.etp > 1) {
    const double total = rows * hidden * context.activationBytes();
    const double gather = collectiveTime(Collective::AllGather, total, paths.etp).value();
    const AxisTraffic once{wireBytes(Collective::AllGather, total, context.etp), 1, gather, gather};
    builder.cost().tp[Collective::AllGather] += once * 4;
    builder.repeated().tp[Collective::AllGather] += once * 2;
    builder.cost().forward.tpExposed += 2 * gather;
    builder.cost().backwardInput.tpExposed += 2 * gather;
    if (builder.terms()) {
      recordCollective(*builder.terms(), LayerAxis::Tp, Collective::AllGather, total, paths.etp, 2,
                       2, 1);
    }
  }
}

void addFeedForward(LayerBuilder& builder, const LayerKind& layer, const TrainingContext& context,
                    const AxisPaths& paths) {
  const FeedForward& mlp = layer.feedForward;
  if (mlp.isMoe()) {
    addExperts(builder, layer, context, paths);
    return;
  }
  if (mlp.width <= 0) return;
  const double rows = context.tokens();
  const double hidden = static_cast<double>(layer.hidden);
  const double width = static_cast<double>(mlp.width) / context.tp;
  builder.linear(SLICESCAPE_TEXT("MLP, first matrices"), rows, hidden, (mlp.gated ? 2 : 1) * width);
  builder.linear(SLICESCAPE_TEXT("MLP, second matrix"), rows, width, hidden);
  builder.memoryBound(SLICESCAPE_TEXT("Activation function"),
                      rows * width * activationFunctionBytes(mlp, context),
                      context.compiled ? 1 : (mlp.gated ? 3 : 2));
}

/// Tensor-parallel collectives of one layer (cost_model 5.1).
void addTensorParallel(LayerBuilder& builder, const LayerKind& layer,
                       const TrainingContext& context) {
  const double activation =
      context.tokens() * static_cast<double>(layer.hidden) * context.activationBytes();
  const bool expertsSkipTp = layer.feedForward.isMoe() && layer.feedForward.sharedWidth == 0;
  double blocks = 0;
  if (layer.mixer.kind != MixerKind::None) blocks += layer.mixer.crossAttention ? 2 : 1;
  if (layer.feedForward.width > 0 || (layer.feedForward.isMoe() && !expertsSkipTp)) blocks += 1;
  if (context.sequenceParallel) {
    // Forward: gather before, scatter after each block. Backward mirrors it; the gather
    // that rebuilds the inputs for the weight gradient hides behind the input gradient.
    builder.tensorParallel(Collective::AllGather, activation, blocks, blocks);
    builder.tensorParallel(Collective::ReduceScatter, activation, blocks, blocks);
  } else {
    builder.tensorParallel(Collective::AllReduce, activation, blocks, blocks);
  }
}

}  // namespace

PhaseTime& PhaseTime::operator+=(const PhaseTime& other) {
  kernels += other.kernels;
  tpExposed += other.tpExposed;
  cpExposed += other.cpExposed;
  epExposed += other.epExposed;
  hostExposed += other.hostExposed;
  return *this;
}

PhaseTime operator*(PhaseTime phase, double factor) {
  phase.kernels *= factor;
  phase.tpExposed *= factor;
  phase.cpExposed *= factor;
  phase.epExposed *= factor;
  phase.hostExposed *= factor;
  return phase;
}

AxisTraffic& AxisTraffic::operator+=(const AxisTraffic& other) {
  wireBytes += other.wireBytes;
  count += other.count;
  time += other.time;
  exposed += other.exposed;
  return *this;
}

AxisTraffic operator*(AxisTraffic traffic, double factor) {
  traffic.wireBytes *= factor;
  traffic.count *= factor;
  traffic.time *= factor;
  traffic.exposed *= factor;
  return traffic;
}

TrafficByCollective& TrafficByCollective::operator+=(const TrafficByCollective& other) {
  for (std::size_t i = 0; i < m_items.size(); ++i) m_items[i] += other.m_items[i];
  return *this;
}

void TrafficByCollective::scale(double factor) {
  for (AxisTraffic& item : m_items) item = item * factor;
}

LayerCost& LayerCost::operator+=(const LayerCost& other) {
  forward += other.forward;
  backwardInput += other.backwardInput;
  backwardWeight += other.backwardWeight;
  recompute += other.recompute;
  tp += other.tp;
  cp += other.cp;
  ep += other.ep;
  recomputedFlop += other.recomputedFlop;
  return *this;
}

void LayerCost::scale(double factor) {
  for (PhaseTime* phase : {&forward, &backwardInput, &backwardWeight, &recompute}) {
    *phase = *phase * factor;
  }
  for (TrafficByCollective* axis : {&tp, &cp, &ep}) axis->scale(factor);
  recomputedFlop *= factor;
}

LayerCost layerCost(const LayerKind& layer, const TrainingContext& context, const AxisPaths& paths,
                    bool recomputed, LayerTerms* terms) {
  LayerBuilder builder(context, paths, terms);
  addAttentionProjections(builder, layer, context);
  builder.attention(layer);
  addFeedForward(builder, layer, context, paths);
  // Norms with the residual additions: 8h per token and norm (cost_model 4.3), on the
  // sequence shard where sequence parallelism splits them.
  builder.memoryBound(SLICESCAPE_TEXT("Norms and residuals"),
                      layer.norms * context.sequenceShardTokens() * normBytes(layer, context) *
                          static_cast<double>(layer.hidden),
                      context.compiled ? layer.norms : 3 * layer.norms);
  addTensorParallel(builder, layer, context);
  addContextParallel(builder, layer, context, paths);
  LayerCost cost = builder.finish(layerLaunches(layer, context));
  addRecompute(builder, cost, layer, context, recomputed);
  return cost;
}

LayerCost embeddingCost(const ModelProfile& model, const TrainingContext& context,
                        const AxisPaths& paths, LayerTerms* terms) {
  LayerBuilder builder(context, paths, terms);
  const double hidden = static_cast<double>(model.hidden);
  builder.memoryBound(SLICESCAPE_TEXT("Rows of the embedding"), context.tokens() * hidden * 2 * 2,
                      2);  // gather rows, write them
  const double activation = context.tokens() * hidden * context.activationBytes();
  builder.tensorParallel(
      context.sequenceParallel ? Collective::ReduceScatter : Collective::AllReduce, activation, 1,
      context.sequenceParallel ? 1 : 0);
  return builder.finish(4);
}

LayerCost headCost(const ModelProfile& model, const TrainingContext& context,
                   const AxisPaths& paths, LayerTerms* terms) {
  LayerBuilder builder(context, paths, terms);
  const double hidden = static_cast<double>(model.hidden);
  const double vocabulary = static_cast<double>(context.paddedVocabulary) / context.tp;
  builder.memoryBound(SLICESCAPE_TEXT("Final norm"), context.sequenceShardTokens() * 4 * hidden, 1);
  // Cross-entropy: a fused loss passes twice over 2-byte logits, an unfused one three
  // times over 6 bytes (cost_model 4.3).
  builder.memoryBound(SLICESCAPE_TEXT("Loss"),
                      context.tokens() * vocabulary * (context.fusedLoss ? 4 : 18),
                      context.fusedLoss ? 2 : 6);
  builder.tensorParallel(context.sequenceParallel ? Collective::AllGather : Collective::AllReduce,
                         context.tokens() * hidden * context.activationBytes(),
                         context.sequenceParallel ? 1 : 0, 1);
  builder.tensorParallel(Collective::AllReduce, 4 * context.tokens(), 3, 0);
  LayerCost cost = builder.finish(8);
  // The output matrix stays in 16 bits in every 8-bit recipe.
  TrainingContext wide = context;
  if (isLowPrecision(context.precision)) wide.precision = Precision::Bf16;
  const Gemm matrix{context.tokens(), vocabulary, hidden, 1, false, false};
  const LinearTimes times = linearTimes(matrix, wide);
  cost.forward.kernels += times.forward.value();
  cost.backwardInput.kernels += times.inputGradient.value();
  cost.backwardWeight.kernels += times.weightGradient.value();
  if (terms) {
    const Text name{SLICESCAPE_TEXT("Output matrix")};
    terms->forward.kernels.push_back(gemmTerm(name, matrix, wide));
    terms->backwardInput.kernels.push_back(gemmTerm(name, inputGradientOf(matrix), wide));
    if (wide.trainsAllWeights) {
      terms->backwardWeight.kernels.push_back(gemmTerm(name, weightGradientOf(matrix), wide));
    }
  }
  return cost;
}

}  // namespace slicescape
