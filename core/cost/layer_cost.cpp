// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/layer_cost.h"

#include <algorithm>
#include <cmath>

#include "core/cost/attention.h"
#include "core/cost/gemm.h"

namespace slicescape {
namespace {

// Share of tensor-parallel traffic hidden by splitting it into the products
// (cost_model 5.2: practical hiding 60–80 % inside a host).
constexpr double kTpOverlapHidden = 0.65;
// Share of the expert exchange hidden when forward and backward of neighbouring
// micro-batches are merged (cost_model 5.2); part stays at the edges.
constexpr double kEpOverlapHidden = 0.8;
// Kernels a layer launches forward (cost_model 4.4: 25–40 with fusion, more without; MoE
// 60–100 and more). The backward is driven by the autograd engine without Python: 1.3 of
// the forward's host time (a layer with full recompute takes 3.3 forwards).
constexpr double kFusedLaunches = 30;
constexpr double kEagerLaunches = 55;
constexpr double kMoeLaunches = 60;  // beside those of attention and norms
constexpr double kBackwardHostTime = 1.3;
// Element-wise backward reads and writes this much more than forward (cost_model 4.3).
constexpr double kElementwiseBackward = 1.75;
// Casting one matrix operand to 8 bits reads 2 bytes and writes 1, and again transposed
// for the gradient products (cost_model 4.5 charges 3–6 % in all).
constexpr double kCastBytes = 4.5;
// cost_model 4.3: 3 µs per memory-bound kernel beside its bytes.
constexpr double kKernelOverhead = 3e-6;

/// Adds up the parts of one layer; forward and the two halves of the backward in parallel.
class Builder {
 public:
  Builder(const TrainingContext& context, const AxisPaths& paths)
      : m_context(context), m_paths(paths) {}

  /// A linear layer of `rows` tokens, K inputs and N outputs on this rank.
  void linear(double rows, double inputs, double outputs, double count = 1) {
    Gemm gemm{rows, outputs, inputs, count, isLowPrecision(m_context.precision), false};
    m_linear += linearTimes(gemm, m_context);
    if (gemm.lowPrecision) memoryBound(count * rows * inputs * kCastBytes, 1);
  }

  /// An element-wise operator that moves `bytes` forward in `kernels` launches.
  void memoryBound(double bytes, double kernels) {
    const double rate = m_context.efficiency.memory * m_context.device->memoryBandwidth.value();
    const double overhead = m_context.cudaGraphs ? 0 : kernels * kKernelOverhead;
    m_elementwise += bytes / rate + overhead;
  }

  void attention(const AttentionTime& time) {
    m_attention.forward += time.forward;
    m_attention.backward += time.backward;
  }

  /// A tensor-parallel collective on `total` bytes, `forward` and `backward` times.
  void tensorParallel(Collective collective, double total, double forward, double backward) {
    if (m_context.tp <= 1) return;
    const double time = collectiveTime(collective, total, m_paths.tp).value();
    const double exposed =
        m_context.tpOverlap && m_context.sequenceParallel ? 1 - kTpOverlapHidden : 1;
    const AxisTraffic once{wireBytes(collective, total, m_context.tp), 1, time, time * exposed};
    m_cost.tp[collective] += once * (forward + backward);
    m_forwardTraffic.tp[collective] += once * forward;
    m_cost.forward.tpExposed += time * exposed * forward;
    m_cost.backwardInput.tpExposed += time * exposed * backward;
  }

  LayerCost finish(double launches);
  const LinearTimes& linearSum() const { return m_linear; }
  const AttentionTime& attentionSum() const { return m_attention; }
  double elementwise() const { return m_elementwise; }
  LayerCost& cost() { return m_cost; }
  /// What the forward alone sends: full recompute sends it again.
  LayerCost& repeated() { return m_forwardTraffic; }

 private:
  const TrainingContext& m_context;
  const AxisPaths& m_paths;
  LinearTimes m_linear;
  AttentionTime m_attention;
  double m_elementwise = 0;
  LayerCost m_cost;
  LayerCost m_forwardTraffic;  // only its traffic is used
};

LayerCost Builder::finish(double launches) {
  // Without graphs the host must launch every kernel: a floor, not a sum (cost_model 4.4).
  const double floor = m_context.cudaGraphs ? 0 : launches * m_context.efficiency.launch;
  m_cost.forward.kernels =
      std::max(m_linear.forward.value() + m_attention.forward + m_elementwise, floor);
  const double backwardInput =
      m_linear.inputGradient.value() + m_attention.backward + kElementwiseBackward * m_elementwise;
  const double backwardWeight = m_linear.weightGradient.value();
  const double shortfall =
      std::max(0.0, kBackwardHostTime * floor - backwardInput - backwardWeight);
  m_cost.backwardInput.kernels = backwardInput + shortfall;
  m_cost.backwardWeight.kernels = backwardWeight;
  return m_cost;
}

void addAttentionProjections(Builder& builder, const LayerKind& layer,
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
        builder.linear(rows, hidden, query * (mixer.outputGate ? 2 : 1) + 2 * keyValue);
        builder.linear(rows, query, hidden);
      }
      builder.memoryBound(rows * 4 * (query + keyValue) * blocks,
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
        builder.linear(shard, hidden, static_cast<double>(mixer.queryLoraRank));
        builder.linear(rows, static_cast<double>(mixer.queryLoraRank), heads * queryHead);
      } else {
        builder.linear(rows, hidden, heads * queryHead);
      }
      builder.linear(shard, hidden,
                     static_cast<double>(mixer.keyValueLoraRank + mixer.qkRopeHeadDim));
      builder.linear(rows, static_cast<double>(mixer.keyValueLoraRank),
                     heads * (static_cast<double>(mixer.qkNopeHeadDim) + valueHead));
      builder.linear(rows, heads * valueHead, hidden);
      builder.memoryBound(rows * heads * 8 * queryHead,
                          context.compiled ? 2 : 8);  // RoPE, concatenation
      return;
    }
    case MixerKind::Mamba:
    case MixerKind::Linear: {
      // In- and out-projection together: as many multiply-adds as projection parameters.
      const double width =
          static_cast<double>(mixer.stateProjectionParameters) / hidden / context.tp;
      builder.linear(rows, hidden, width * 2.0 / 3.0);
      builder.linear(rows, width / 3.0, hidden);
      builder.memoryBound(rows * 6 * width, context.compiled ? 2 : 6);
      return;
    }
  }
}

/// Rows an expert-parallel rank computes: with sequence parallelism each rank routes its
/// own shard; the busiest rank gets the imbalance (cost_model 3.5).
double routedRows(const FeedForward& moe, const TrainingContext& context) {
  return context.tokens() / context.tp * static_cast<double>(moe.topK) * context.moeImbalance *
         context.etp;
}

void addExperts(Builder& builder, const LayerKind& layer, const TrainingContext& context,
                const AxisPaths& paths) {
  const FeedForward& moe = layer.feedForward;
  const double hidden = static_cast<double>(layer.hidden);
  const double matrices = moe.gated ? 2 : 1;
  builder.linear(context.sequenceShardTokens(), hidden, static_cast<double>(moe.experts));
  const double rows = routedRows(moe, context);
  const double localExperts = std::max(1.0, static_cast<double>(moe.experts) / context.ep);
  const double width = static_cast<double>(moe.expertWidth) / context.etp;
  builder.linear(rows / localExperts, hidden, matrices * width, localExperts);
  builder.linear(rows / localExperts, width, hidden, localExperts);
  builder.memoryBound(rows * width * (moe.gated ? 6 : 4), context.compiled ? 1 : 3);
  // Permute, unpermute and the probability product: each reads and writes the rows.
  builder.memoryBound(rows * hidden * 4 * 3, 6);
  if (moe.sharedWidth > 0) {
    const double shared = static_cast<double>(moe.sharedWidth) / context.tp;
    builder.linear(context.tokens(), hidden, matrices * shared);
    builder.linear(context.tokens(), shared, hidden);
    builder.memoryBound(context.tokens() * shared * (moe.gated ? 6 : 4), 1);
  }
  if (context.ep > 1) {
    // Dispatch and combine, forward and backward: four exchanges (cost_model 5.1).
    const double total = context.tokens() / context.tp * static_cast<double>(moe.topK) *
                         context.moeImbalance * hidden * context.activationBytes();
    const double time = collectiveTime(Collective::AllToAll, total, paths.ep).value();
    const double exposed = context.epOverlap ? 1 - kEpOverlapHidden : 1;
    const AxisTraffic once{wireBytes(Collective::AllToAll, total, context.ep), 1, time,
                           time * exposed};
    builder.cost().ep[Collective::AllToAll] += once * 4;
    builder.repeated().ep[Collective::AllToAll] += once * 2;
    builder.cost().forward.epExposed += 2 * time * exposed;
    builder.cost().backwardInput.epExposed += 2 * time * exposed;
  }
  if (context.etp > 1) {
    const double total = rows * hidden * context.activationBytes();
    const double gather = collectiveTime(Collective::AllGather, total, paths.etp).value();
    const AxisTraffic once{wireBytes(Collective::AllGather, total, context.etp), 1, gather, gather};
    builder.cost().tp[Collective::AllGather] += once * 4;
    builder.repeated().tp[Collective::AllGather] += once * 2;
    builder.cost().forward.tpExposed += 2 * gather;
    builder.cost().backwardInput.tpExposed += 2 * gather;
  }
}

void addFeedForward(Builder& builder, const LayerKind& layer, const TrainingContext& context,
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
  builder.linear(rows, hidden, (mlp.gated ? 2 : 1) * width);
  builder.linear(rows, width, hidden);
  builder.memoryBound(rows * width * (mlp.gated ? 6 : 4),
                      context.compiled ? 1 : (mlp.gated ? 3 : 2));
}

/// Tensor-parallel collectives of one layer (cost_model 5.1).
void addTensorParallel(Builder& builder, const LayerKind& layer, const TrainingContext& context) {
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

/// Context-parallel exchange of keys and values (cost_model 5.1), hidden behind the
/// attention of the chunk before where the ring allows it (5.2).
void addContextParallel(Builder& builder, const LayerKind& layer, const TrainingContext& context,
                        const AxisPaths& paths, const AttentionTime& attention) {
  if (context.cp <= 1 || layer.mixer.kind == MixerKind::None) return;
  const Mixer& mixer = layer.mixer;
  const bool latent = mixer.kind == MixerKind::LatentAttention;
  const double keyValue =
      latent ? static_cast<double>(mixer.heads) / context.tp *
                   static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim +
                                       mixer.valueHeadDim) /
                   2
             : static_cast<double>(mixer.keyValueWidth()) /
                   std::min<double>(context.tp, static_cast<double>(std::max<std::int64_t>(
                                                    1, mixer.keyValueHeads)));
  const double query = static_cast<double>(mixer.queryWidth()) / context.tp;
  const double element = context.activationBytes();
  LayerCost& cost = builder.cost();
  switch (context.cpComm) {
    case CpComm::P2p: {
      const double hop = 2 * context.tokens() * keyValue * element;
      GroupPath ring = paths.cp;
      // The ring's slowest hop decides; it leaves the domain as soon as the group does.
      const double time = collectiveTime(Collective::PointToPoint, hop, ring).value();
      const double steps = context.cp - 1.0;
      const double forward =
          std::max(0.0, steps * time - attention.forward * steps / context.cp) + time / context.cp;
      const double backward =
          std::max(0.0, 2 * steps * time - attention.backward * steps / context.cp) +
          time / context.cp;
      cost.cp[Collective::PointToPoint] +=
          AxisTraffic{3 * steps * hop, 3 * steps, 3 * steps * time, forward + backward};
      builder.repeated().cp[Collective::PointToPoint] +=
          AxisTraffic{steps * hop, steps, steps * time, forward};
      cost.forward.cpExposed += forward;
      cost.backwardInput.cpExposed += backward;
      return;
    }
    case CpComm::AllGather: {
      const double total = 2 * context.tokens() * context.cp * keyValue * element;
      const double time = collectiveTime(Collective::AllGather, total, paths.cp).value();
      const AxisTraffic once{wireBytes(Collective::AllGather, total, context.cp), 1, time, time};
      cost.cp[Collective::AllGather] += once * 3;
      builder.repeated().cp[Collective::AllGather] += once;
      cost.forward.cpExposed += time;
      cost.backwardInput.cpExposed += 2 * time;
      return;
    }
    case CpComm::AllToAll: {
      const double total = context.tokens() * (2 * query + 2 * keyValue) * element;
      const double time = collectiveTime(Collective::AllToAll, total, paths.cp).value();
      // Four exchanges each way: queries, keys, values in, outputs back.
      const AxisTraffic once{wireBytes(Collective::AllToAll, total, context.cp), 4, time, time};
      cost.cp[Collective::AllToAll] += once * 2;
      builder.repeated().cp[Collective::AllToAll] += once;
      cost.forward.cpExposed += time;
      cost.backwardInput.cpExposed += time;
      return;
    }
  }
}

/// What the backward repeats of the forward.
void addRecompute(Builder& builder, LayerCost& cost, const LayerKind& layer,
                  const TrainingContext& context, bool recomputed) {
  if (context.recompute == RecomputeMode::Full && recomputed) {
    cost.recompute = cost.forward;
    // The forward's collectives run again.
    cost.tp += builder.repeated().tp;
    cost.cp += builder.repeated().cp;
    cost.ep += builder.repeated().ep;
    cost.recomputedFlop = countFlops(layer, context.sequence).forward(true).value() *
                          static_cast<double>(context.microBatch);
    return;
  }
  if (context.recompute != RecomputeMode::Selective) return;
  const FeedForward& mlp = layer.feedForward;
  const double rate = context.efficiency.memory * context.device->memoryBandwidth.value();
  double seconds = 0;
  // A flash kernel repeats the scores inside its own backward: nothing is added.
  if (context.modules.coreAttention && !context.flashAttention) {
    seconds += builder.attentionSum().forward;
    cost.recomputedFlop += countFlops(layer, context.sequence).attentionCausal.value() *
                           static_cast<double>(context.microBatch);
  }
  if (context.modules.norm) {
    seconds +=
        layer.norms * context.sequenceShardTokens() * 4 * static_cast<double>(layer.hidden) / rate;
  }
  const double width =
      mlp.isMoe() ? routedRows(mlp, context) * static_cast<double>(mlp.expertWidth) / context.etp
                  : context.tokens() * static_cast<double>(mlp.width) / context.tp;
  if (context.modules.mlpActivation) seconds += 6 * width / rate;
  if (context.modules.mlp && !mlp.isMoe() && mlp.width > 0) {
    TrainingContext inner = context;
    Builder block(inner, AxisPaths{});
    const double hidden = static_cast<double>(layer.hidden);
    block.linear(context.tokens(), hidden,
                 (mlp.gated ? 2 : 1) * static_cast<double>(mlp.width) / context.tp);
    seconds += block.linearSum().forward.value() + 6 * width / rate;
    cost.recomputedFlop += 2 * context.tokens() * context.cp * hidden * (mlp.gated ? 2 : 1) *
                           static_cast<double>(mlp.width);
  }
  if (context.modules.mlaUpProjection && layer.mixer.kind == MixerKind::LatentAttention) {
    TrainingContext inner = context;
    Builder block(inner, AxisPaths{});
    const Mixer& mixer = layer.mixer;
    const double heads = static_cast<double>(mixer.heads) / context.tp;
    block.linear(context.tokens(), static_cast<double>(mixer.keyValueLoraRank),
                 heads * static_cast<double>(mixer.qkNopeHeadDim + mixer.valueHeadDim));
    block.linear(context.tokens(),
                 static_cast<double>(std::max<std::int64_t>(1, mixer.queryLoraRank)),
                 heads * static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim));
    seconds += block.linearSum().forward.value();
  }
  cost.recompute.kernels += seconds;
}

}  // namespace

PhaseTime& PhaseTime::operator+=(const PhaseTime& other) {
  kernels += other.kernels;
  tpExposed += other.tpExposed;
  cpExposed += other.cpExposed;
  epExposed += other.epExposed;
  return *this;
}

PhaseTime operator*(PhaseTime phase, double factor) {
  phase.kernels *= factor;
  phase.tpExposed *= factor;
  phase.cpExposed *= factor;
  phase.epExposed *= factor;
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
                    bool recomputed) {
  Builder builder(context, paths);
  addAttentionProjections(builder, layer, context);
  const AttentionTime attention = attentionTime(layer, context);
  builder.attention(attention);
  addFeedForward(builder, layer, context, paths);
  // Norms with the residual additions: 8h per token and norm (cost_model 4.3), on the
  // sequence shard where sequence parallelism splits them.
  builder.memoryBound(
      layer.norms * context.sequenceShardTokens() * 8 * static_cast<double>(layer.hidden),
      context.compiled ? layer.norms : 3 * layer.norms);
  addTensorParallel(builder, layer, context);
  addContextParallel(builder, layer, context, paths, attention);
  const double launches = (context.compiled ? kFusedLaunches : kEagerLaunches) +
                          (layer.feedForward.isMoe() ? kMoeLaunches : 0);
  LayerCost cost = builder.finish(launches);
  addRecompute(builder, cost, layer, context, recomputed);
  return cost;
}

LayerCost embeddingCost(const ModelProfile& model, const TrainingContext& context,
                        const AxisPaths& paths) {
  Builder builder(context, paths);
  const double hidden = static_cast<double>(model.hidden);
  builder.memoryBound(context.tokens() * hidden * 2 * 2, 2);  // gather rows, write them
  const double activation = context.tokens() * hidden * context.activationBytes();
  builder.tensorParallel(
      context.sequenceParallel ? Collective::ReduceScatter : Collective::AllReduce, activation, 1,
      context.sequenceParallel ? 1 : 0);
  return builder.finish(4);
}

LayerCost headCost(const ModelProfile& model, const TrainingContext& context,
                   const AxisPaths& paths) {
  Builder builder(context, paths);
  const double hidden = static_cast<double>(model.hidden);
  const double vocabulary = static_cast<double>(context.paddedVocabulary) / context.tp;
  // The output matrix stays in 16 bits in every 8-bit recipe.
  TrainingContext wide = context;
  if (isLowPrecision(context.precision)) wide.precision = Precision::Bf16;
  Builder matrix(wide, paths);
  matrix.linear(context.tokens(), hidden, vocabulary);
  builder.memoryBound(context.sequenceShardTokens() * 4 * hidden, 1);
  // Cross-entropy: a fused loss passes twice over 2-byte logits, an unfused one three
  // times over 6 bytes (cost_model 4.3).
  builder.memoryBound(context.tokens() * vocabulary * (context.fusedLoss ? 4 : 18),
                      context.fusedLoss ? 2 : 6);
  builder.tensorParallel(context.sequenceParallel ? Collective::AllGather : Collective::AllReduce,
                         context.tokens() * hidden * context.activationBytes(),
                         context.sequenceParallel ? 1 : 0, 1);
  builder.tensorParallel(Collective::AllReduce, 4 * context.tokens(), 3, 0);
  LayerCost cost = builder.finish(8);
  cost.forward.kernels += matrix.linearSum().forward.value();
  cost.backwardInput.kernels += matrix.linearSum().inputGradient.value();
  cost.backwardWeight.kernels += matrix.linearSum().weightGradient.value();
  return cost;
}

}  // namespace slicescape
