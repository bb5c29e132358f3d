// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/memory.h"

#include <algorithm>

#include "core/cost/memory_terms.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

/// Bytes of one saved input of a linear layer: 8-bit recipes keep the cast copy.
double linearInput(const TrainingContext& context) {
  return isLowPrecision(context.precision) ? 1 : context.activationBytes();
}

void attentionBytes(TensorSum& sum, const LayerKind& layer, const TrainingContext& context) {
  const Mixer& mixer = layer.mixer;
  const double element = context.activationBytes();
  const double input = linearInput(context);
  switch (mixer.kind) {
    case MixerKind::None:
      return;
    case MixerKind::Attention: {
      const double tokens = context.tokens() * (mixer.crossAttention ? 2 : 1);
      const double query = static_cast<double>(mixer.queryWidth()) / context.tp;
      const double keyValue =
          static_cast<double>(mixer.keyValueWidth()) /
          std::min<double>(context.tp,
                           static_cast<double>(std::max<std::int64_t>(1, mixer.keyValueHeads)));
      const double heads = static_cast<double>(mixer.heads) / context.tp;
      sum.add(SLICESCAPE_TEXT("Queries"), tokens, query, element);
      sum.add(SLICESCAPE_TEXT("Keys and values"), tokens, 2 * keyValue, element);
      sum.add(SLICESCAPE_TEXT("Output of the attention"), tokens, query, input);
      if (context.flashAttention) {
        sum.add(SLICESCAPE_TEXT("Softmax statistics in 32 bits"), tokens, heads, 4);
      } else if (!(context.recompute == RecomputeMode::Selective &&
                   context.modules.coreAttention)) {
        // softmax output, its dropout mask, dropout output (Korthikanti et al.)
        sum.add(SLICESCAPE_TEXT("Scores of unfused attention"), tokens,
                heads * static_cast<double>(context.sequence), 5);
      }
      return;
    }
    case MixerKind::LatentAttention: {
      const double tokens = context.tokens();
      const double heads = static_cast<double>(mixer.heads) / context.tp;
      const double queryHead = static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim);
      const double valueHead = static_cast<double>(mixer.valueHeadDim);
      const double latent =
          static_cast<double>(mixer.queryLoraRank + mixer.keyValueLoraRank + mixer.qkRopeHeadDim);
      sum.add(SLICESCAPE_TEXT("Output of the attention"), tokens, heads * valueHead, input);
      sum.add(SLICESCAPE_TEXT("Softmax statistics in 32 bits"), tokens, heads, 4);
      if (!(context.recompute == RecomputeMode::Selective && context.modules.mlaUpProjection)) {
        sum.add(SLICESCAPE_TEXT("Queries, keys and values"), tokens,
                heads * (2 * queryHead + valueHead), element);
      }
      sum.add(SLICESCAPE_TEXT("Latent vectors"), context.sequenceShardTokens(), 2 * latent,
              element);
      return;
    }
    case MixerKind::Mamba:
    case MixerKind::Linear: {
      // In- and out-projection, convolution output, gated norm (cost_model 3.3).
      const double width = static_cast<double>(mixer.stateProjectionParameters) /
                           static_cast<double>(std::max<std::int64_t>(1, layer.hidden)) /
                           context.tp;
      sum.add(SLICESCAPE_TEXT("Projections, convolution and gated norm"), context.tokens(),
              3 * width, element);
      return;
    }
  }
}

void feedForwardBytes(TensorSum& sum, const LayerKind& layer, const TrainingContext& context) {
  const FeedForward& mlp = layer.feedForward;
  const double element = context.activationBytes();
  const double input = linearInput(context);
  const bool selective = context.recompute == RecomputeMode::Selective;
  const bool keepsProduct = !(selective && context.modules.mlpActivation);
  const auto block = [&](double rows, double width) {
    if (selective && context.modules.mlp) return;
    sum.add(SLICESCAPE_TEXT("MLP: outputs of the first matrices"), rows,
            (mlp.gated ? 2 : 1) * width, element);
    if (keepsProduct) {
      sum.add(SLICESCAPE_TEXT("MLP: input of the second matrix"), rows, width, input);
    }
  };
  if (!mlp.isMoe()) {
    block(context.tokens(), static_cast<double>(mlp.width) / context.tp);
    return;
  }
  const double shard = context.tokens() / context.tp;
  const double rows = shard * static_cast<double>(mlp.topK) * context.moeImbalance;
  // Logits and probabilities in 32 bits, one of them half of the time (3.5).
  sum.add(SLICESCAPE_TEXT("Router logits and probabilities"), shard,
          static_cast<double>(mlp.experts), 4 * 1.5);
  sum.add(SLICESCAPE_TEXT("Tokens in the order of their experts"), rows,
          static_cast<double>(layer.hidden), input);
  sum.add(SLICESCAPE_TEXT("Experts: outputs of the first matrices"), rows,
          static_cast<double>(mlp.expertWidth) * (mlp.gated ? 2 : 1), element);
  if (keepsProduct) {
    sum.add(SLICESCAPE_TEXT("Experts: input of the second matrix"), rows,
            static_cast<double>(mlp.expertWidth), input);
  }
  block(context.tokens(), static_cast<double>(mlp.sharedWidth) / context.tp);
}

double fullActivations(const LayerKind& layer, const TrainingContext& context,
                       std::vector<Term>* terms) {
  TensorSum sum(terms);
  const bool dropsNorms = context.recompute == RecomputeMode::Selective && context.modules.norm;
  const double perNorm = context.activationBytes() + (dropsNorms ? 0 : linearInput(context));
  sum.add(SLICESCAPE_TEXT("Norms: inputs and outputs"), context.sequenceShardTokens(),
          layer.norms * static_cast<double>(layer.hidden), perNorm);
  attentionBytes(sum, layer, context);
  feedForwardBytes(sum, layer, context);
  return sum.total();
}

}  // namespace

LayerActivations layerActivations(const LayerKind& layer, const TrainingContext& context,
                                  bool recomputed, ActivationTerms* terms) {
  LayerActivations result;
  std::vector<Term>* saved = terms ? &terms->saved : nullptr;
  if (context.recompute == RecomputeMode::Full && recomputed) {
    TensorSum sum(saved);
    sum.add(SLICESCAPE_TEXT("Input of the layer"), context.sequenceShardTokens(),
            static_cast<double>(layer.hidden), context.activationBytes());
    result.saved = sum.total();
    result.workingSet = fullActivations(layer, context, terms ? &terms->workingSet : nullptr);
  } else {
    result.saved = fullActivations(layer, context, saved);
  }
  const double kept = 1 - context.offloadActivations;
  result.saved *= kept;
  if (terms && kept != 1) scaleTerms(terms->saved, kept);
  return result;
}

double embeddingActivations(const TrainingContext& context, std::vector<Term>* terms) {
  TensorSum sum(terms);
  sum.add(SLICESCAPE_TEXT("Token ids"), context.tokens(), 1, 8);
  return sum.total();
}

double headActivations(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms) {
  TensorSum sum(terms);
  sum.add(SLICESCAPE_TEXT("Final norm: input and output"), context.sequenceShardTokens(),
          2 * static_cast<double>(model.hidden), context.activationBytes());
  return sum.total();
}

double logitsTransient(const TrainingContext& context, std::vector<Term>* terms) {
  // Unfused: 2-byte logits, a 4-byte copy that becomes the gradient, and its 2-byte cast.
  TensorSum sum(terms, sources::kLogits);
  sum.add(SLICESCAPE_TEXT("Logits and their gradient"), context.tokens(),
          static_cast<double>(context.paddedVocabulary) / context.tp, context.fusedLoss ? 4 : 8);
  return sum.total();
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

StateMemory stateMemory(const StageParameters& parameters, const TrainingContext& context,
                        StateTerms* terms) {
  const StateBytes& bytes = context.states;
  const HeldParameters whole{parameters, 1, 1};
  const HeldParameters sharded{parameters, std::max(1, context.denseShardRanks),
                               std::max(1, context.expertShardRanks)};
  // Bytes of one kind of state, and its term.
  const auto hold = [&](std::vector<Term> StateTerms::*list, const char* name,
                        const HeldParameters& held, double perParameter, double share = 1,
                        const char* shareName = "") {
    if (terms) (terms->*list).push_back(stateTerm(name, held, perParameter, share, shareName));
    return held.count() * share * perParameter;
  };
  StateMemory memory;
  if (!context.trainsAllWeights) {
    // LoRA: the base is frozen; only the adapters have gradients and moments.
    const char* adapters = SLICESCAPE_TEXT("adapters per parameter of the base");
    memory.weights = hold(&StateTerms::weights, SLICESCAPE_TEXT("Frozen base"),
                          context.zero >= 3 ? sharded : whole, bytes.weight) +
                     hold(&StateTerms::weights, SLICESCAPE_TEXT("Adapters"), whole, 2,
                          context.adapterShare, adapters);
    memory.gradients = hold(&StateTerms::gradients, SLICESCAPE_TEXT("Gradients of the adapters"),
                            whole, bytes.gradient, context.adapterShare, adapters);
    memory.optimizer =
        hold(&StateTerms::optimizer, SLICESCAPE_TEXT("Master copy and moments of the adapters"),
             whole, bytes.optimizer, context.adapterShare, adapters);
    return memory;
  }
  memory.weights = hold(&StateTerms::weights, SLICESCAPE_TEXT("Weights"),
                        context.zero >= 3 ? sharded : whole, bytes.weight);
  memory.gradients = hold(&StateTerms::gradients, SLICESCAPE_TEXT("Gradients"),
                          context.zero >= 2 ? sharded : whole, bytes.gradient);
  memory.optimizer =
      hold(&StateTerms::optimizer, SLICESCAPE_TEXT("Master copy and moments"),
           context.zero >= 1 ? sharded : whole, bytes.optimizer, 1 - context.offloadOptimizer,
           SLICESCAPE_TEXT("share that is not offloaded"));
  TensorSum buffers(terms ? &terms->workingSet : nullptr, sources::kBuffers);
  if (context.zero >= 3) {
    // The current and the prefetched unit unsharded in 16 bits, two units of gradients in
    // backward, and the root unit, which stays whole from forward to backward.
    buffers.add(SLICESCAPE_TEXT("Gathered units: current and prefetched"), 2,
                parameters.largestLayer, 2);
    buffers.add(SLICESCAPE_TEXT("Gradients of two units"), 2, parameters.largestLayer, 2);
    buffers.add(SLICESCAPE_TEXT("Root unit, gathered"), 1, parameters.root, 2);
  } else {
    buffers.add(SLICESCAPE_TEXT("Temporary gradient of the largest matrix"), 1,
                parameters.largestWeight, 2);
  }
  memory.workingSet = buffers.total();
  return memory;
}

double pipelineBuffers(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms) {
  if (context.pp <= 1) return 0;
  TensorSum sum(terms, sources::kBuffers);
  sum.add(SLICESCAPE_TEXT("Receive buffers of the pipeline, two"),
          2 * context.sequenceShardTokens(), static_cast<double>(model.hidden),
          context.activationBytes());
  return sum.total();
}

double contextReserve() {
  return 1.0 * kGiB;
}

double communicatorReserve(const TrainingContext& context, std::vector<Term>* terms) {
  int communicators = 0;
  for (const int degree : {context.tp, context.cp, context.ep, context.dp, context.pp}) {
    if (degree > 1) ++communicators;
  }
  TensorSum sum(terms, sources::kReserves);
  sum.add(SLICESCAPE_TEXT("Communicators: at most four that cross GPUs"),
          std::min(communicators, 4), 1, 0.4 * kGiB);
  return sum.total();
}

double fragmentationShare() {
  return 0.05;
}

}  // namespace slicescape
