// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/memory.h"

#include <algorithm>

namespace slicescape {
namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

/// Bytes of one saved input of a linear layer: 8-bit recipes keep the cast copy.
double linearInput(const TrainingContext& context) {
  return isLowPrecision(context.precision) ? 1 : context.activationBytes();
}

double attentionBytes(const LayerKind& layer, const TrainingContext& context) {
  const Mixer& mixer = layer.mixer;
  const double element = context.activationBytes();
  const double input = linearInput(context);
  const double tokens = context.tokens();
  switch (mixer.kind) {
    case MixerKind::None:
      return 0;
    case MixerKind::Attention: {
      const double query = static_cast<double>(mixer.queryWidth()) / context.tp;
      const double keyValue =
          static_cast<double>(mixer.keyValueWidth()) /
          std::min<double>(context.tp,
                           static_cast<double>(std::max<std::int64_t>(1, mixer.keyValueHeads)));
      const double heads = static_cast<double>(mixer.heads) / context.tp;
      double perToken = element * query + 2 * element * keyValue + input * query;
      if (context.flashAttention) {
        perToken += 4 * heads;  // softmax statistics, fp32
      } else if (!(context.recompute == RecomputeMode::Selective &&
                   context.modules.coreAttention)) {
        perToken += 5 * heads * static_cast<double>(context.sequence);  // scores (K22)
      }
      return tokens * perToken * (mixer.crossAttention ? 2 : 1);
    }
    case MixerKind::LatentAttention: {
      const double heads = static_cast<double>(mixer.heads) / context.tp;
      const double queryHead = static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim);
      const double valueHead = static_cast<double>(mixer.valueHeadDim);
      const double latent =
          static_cast<double>(mixer.queryLoraRank + mixer.keyValueLoraRank + mixer.qkRopeHeadDim);
      double perToken = input * heads * valueHead + 4 * heads;
      const bool dropsUp =
          context.recompute == RecomputeMode::Selective && context.modules.mlaUpProjection;
      if (!dropsUp) perToken += element * heads * (2 * queryHead + valueHead);
      return tokens * perToken + context.sequenceShardTokens() * 2 * element * latent;
    }
    case MixerKind::Mamba:
    case MixerKind::Linear: {
      // In- and out-projection, convolution output, gated norm (cost_model 3.3).
      const double width = static_cast<double>(mixer.stateProjectionParameters) /
                           static_cast<double>(std::max<std::int64_t>(1, layer.hidden)) /
                           context.tp;
      return tokens * 3 * element * width;
    }
  }
  return 0;
}

double feedForwardBytes(const LayerKind& layer, const TrainingContext& context) {
  const FeedForward& mlp = layer.feedForward;
  const double element = context.activationBytes();
  const double input = linearInput(context);
  const bool selective = context.recompute == RecomputeMode::Selective;
  const double product = selective && context.modules.mlpActivation ? 0 : input;
  const auto block = [&](double rows, double width) {
    if (selective && context.modules.mlp) return 0.0;
    return rows * width * (element * (mlp.gated ? 2 : 1) + product);
  };
  if (!mlp.isMoe()) return block(context.tokens(), static_cast<double>(mlp.width) / context.tp);
  const double shard = context.tokens() / context.tp;
  const double rows = shard * static_cast<double>(mlp.topK) * context.moeImbalance;
  double bytes = shard * static_cast<double>(mlp.experts) * 4 * 1.5;  // router, fp32 (3.5)
  bytes += rows * static_cast<double>(layer.hidden) * input;          // permuted input
  bytes += rows * static_cast<double>(mlp.expertWidth) * (element * (mlp.gated ? 2 : 1) + product);
  bytes += block(context.tokens(), static_cast<double>(mlp.sharedWidth) / context.tp);
  return bytes;
}

double fullActivations(const LayerKind& layer, const TrainingContext& context) {
  const bool dropsNorms = context.recompute == RecomputeMode::Selective && context.modules.norm;
  const double perNorm = context.activationBytes() + (dropsNorms ? 0 : linearInput(context));
  const double norms =
      layer.norms * context.sequenceShardTokens() * static_cast<double>(layer.hidden) * perNorm;
  return norms + attentionBytes(layer, context) + feedForwardBytes(layer, context);
}

}  // namespace

LayerActivations layerActivations(const LayerKind& layer, const TrainingContext& context,
                                  bool recomputed) {
  LayerActivations result;
  if (context.recompute == RecomputeMode::Full && recomputed) {
    result.saved = context.sequenceShardTokens() * static_cast<double>(layer.hidden) *
                   context.activationBytes();
    result.workingSet = fullActivations(layer, context);
  } else {
    result.saved = fullActivations(layer, context);
  }
  result.saved *= 1 - context.offloadActivations;
  return result;
}

double embeddingActivations(const TrainingContext& context) {
  return 8 * context.tokens();
}

double headActivations(const ModelProfile& model, const TrainingContext& context) {
  return 2 * context.activationBytes() * context.sequenceShardTokens() *
         static_cast<double>(model.hidden);
}

double logitsTransient(const TrainingContext& context) {
  // Unfused: 2-byte logits, a 4-byte copy that becomes the gradient, and its 2-byte cast.
  const double bytes = context.fusedLoss ? 4 : 8;
  return context.tokens() * static_cast<double>(context.paddedVocabulary) / context.tp * bytes;
}

void addLayerParameters(StageParameters& stage, const LayerKind& layer,
                        const TrainingContext& context) {
  const LayerParameters parameters = countParameters(layer);
  const double heads = static_cast<double>(std::max<std::int64_t>(1, layer.mixer.keyValueHeads));
  const double dense =
      static_cast<double>(parameters.tensorParallel) / context.tp +
      static_cast<double>(parameters.keyValue) / std::min<double>(context.tp, heads) +
      static_cast<double>(parameters.replicated);
  const double expert = static_cast<double>(parameters.experts) / (context.ep * context.etp);
  stage.dense += dense;
  stage.expert += expert;
  stage.largestLayer = std::max(stage.largestLayer, dense + expert);
  const FeedForward& mlp = layer.feedForward;
  const double gateAndUp = (mlp.gated ? 2 : 1) * static_cast<double>(layer.hidden);
  stage.largestWeight =
      std::max({stage.largestWeight, gateAndUp * static_cast<double>(mlp.width) / context.tp,
                gateAndUp * static_cast<double>(mlp.expertWidth) / context.etp});
}

void addEmbeddingParameters(StageParameters& stage, const ModelProfile& model,
                            const TrainingContext& context) {
  const double matrix = static_cast<double>(context.paddedVocabulary) *
                        static_cast<double>(model.hidden) / context.tp;
  const double rest =
      static_cast<double>(model.learnedPositions * model.hidden + model.embeddingExtraParameters);
  stage.dense += matrix + rest;
  stage.root += matrix + rest;
  stage.largestWeight = std::max(stage.largestWeight, matrix);
}

void addHeadParameters(StageParameters& stage, const ModelProfile& model,
                       const TrainingContext& context, bool ownsMatrix) {
  const double matrix = static_cast<double>(context.paddedVocabulary) *
                        static_cast<double>(model.hidden) / context.tp;
  const double norm = model.finalNorm ? static_cast<double>(model.hidden) : 0;
  const double own =
      (ownsMatrix ? matrix : 0) + norm + static_cast<double>(model.headExtraParameters);
  stage.dense += own;
  stage.root += own;
  stage.largestWeight = std::max(stage.largestWeight, matrix);
}

StateMemory stateMemory(const StageParameters& parameters, const TrainingContext& context) {
  const StateBytes& bytes = context.states;
  const double denseRanks = std::max(1, context.denseShardRanks);
  const double expertRanks = std::max(1, context.expertShardRanks);
  const double whole = parameters.total();
  const double sharded = parameters.dense / denseRanks + parameters.expert / expertRanks;
  StateMemory memory;
  if (!context.trainsAllWeights) {
    // LoRA: the base is frozen; only the adapters have gradients and moments.
    const double adapters = whole * context.adapterShare;
    const double base = context.zero >= 3 ? sharded : whole;
    memory.weights = base * bytes.weight + adapters * 2;
    memory.gradients = adapters * bytes.gradient;
    memory.optimizer = adapters * bytes.optimizer;
    return memory;
  }
  memory.weights = (context.zero >= 3 ? sharded : whole) * bytes.weight;
  memory.gradients = (context.zero >= 2 ? sharded : whole) * bytes.gradient;
  memory.optimizer =
      (context.zero >= 1 ? sharded : whole) * bytes.optimizer * (1 - context.offloadOptimizer);
  if (context.zero >= 3) {
    // The current and the prefetched unit unsharded in 16 bits, two units of gradients in
    // backward, and the root unit, which stays whole from forward to backward.
    memory.workingSet =
        2 * parameters.largestLayer * 2 + 2 * parameters.largestLayer * 2 + parameters.root * 2;
  } else {
    memory.workingSet = 2 * parameters.largestWeight;
  }
  return memory;
}

double pipelineBuffers(const ModelProfile& model, const TrainingContext& context) {
  if (context.pp <= 1) return 0;
  return 2 * context.sequenceShardTokens() * static_cast<double>(model.hidden) *
         context.activationBytes();
}

double contextReserve() {
  return 1.0 * kGiB;
}

double communicatorReserve(const TrainingContext& context) {
  int communicators = 0;
  for (const int degree : {context.tp, context.cp, context.ep, context.dp, context.pp}) {
    if (degree > 1) ++communicators;
  }
  return 0.4 * kGiB * std::min(communicators, 4);
}

double fragmentationShare() {
  return 0.05;
}

}  // namespace slicescape
