// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/state_memory.h"

#include <algorithm>

#include "core/cost/memory_terms.h"
#include "core/cost/rank_shares.h"

namespace slicescape {
namespace {

constexpr double kMiB = 1024.0 * 1024.0;
// cuBLAS keeps 32 MiB per handle and stream on Hopper and later (cost_model 3.2); PyTorch's
// own and Transformer Engine's, forward and backward streams.
constexpr double kWorkspace = 32 * kMiB;
constexpr double kWorkspaceCount = 3;
// DeepSpeed's defaults: reduce_bucket_size and allgather_bucket_size of 5e8 elements for
// ZeRO-1 and 2; stage3_max_live_parameters of 1e9 for ZeRO-3 (DeepSpeed configuration).
constexpr double kBucketElements = 5e8;
constexpr double kMostLiveParameters = 1e9;
// Gathered weights and gradients are in 16 bits; FSDP reduces gradients in 32.
constexpr double kGathered = 2;
constexpr double kReduced = 4;

double outputMatrix(const ModelProfile& model, const TrainingContext& context) {
  return static_cast<double>(context.paddedVocabulary) * static_cast<double>(model.hidden) /
         context.tp;
}

/// Buffers that the way of sharding needs beside the states (cost_model 3.2).
void addShardingBuffers(TensorSum& sum, const StageParameters& parameters,
                        const TrainingContext& context) {
  const bool trains = context.trainsAllWeights;
  const double bucket = std::min(kBucketElements, parameters.total());
  if (context.zero < 3) {
    if (context.framework == Framework::DeepSpeed && context.zero >= 1 && trains) {
      sum.add(SLICESCAPE_TEXT("Reduction bucket"), 1, bucket, kGathered);
    }
    return;
  }
  if (context.framework == Framework::DeepSpeed) {
    sum.add(SLICESCAPE_TEXT("Gathered weights"), 1,
            std::min(kMostLiveParameters, parameters.total()), kGathered);
    sum.add(SLICESCAPE_TEXT("Gathered unit, prefetched"), 1, parameters.largestLayer, kGathered);
    if (trains) sum.add(SLICESCAPE_TEXT("Reduction bucket"), 1, bucket, kGathered);
    return;
  }
  // FSDP: the unit at work and the prefetched one; the root unit stays whole from forward to
  // backward. In backward one unit's gradient, and its copy in the reduction's format.
  sum.add(SLICESCAPE_TEXT("Gathered units: current and prefetched"), 2, parameters.largestLayer,
          kGathered);
  if (trains) {
    sum.add(SLICESCAPE_TEXT("Gradient of one unit and its copy to reduce"), 1,
            parameters.largestLayer, kGathered + kReduced);
  }
  sum.add(SLICESCAPE_TEXT("Root unit, gathered"), 1, parameters.root, kGathered);
}

/// What a rank holds of something that ZeRO shards from stage `fromZero` on.
HeldParameters heldParameters(const StageParameters& parameters, const TrainingContext& context,
                              int fromZero) {
  if (context.zero < fromZero) return {parameters, 1, 1};
  return {parameters, std::max(1, context.denseShardRanks), std::max(1, context.expertShardRanks)};
}

}  // namespace

void addLayerParameters(StageParameters& stage, const LayerKind& layer,
                        const TrainingContext& context) {
  const LayerParameters parameters = countParameters(layer);
  const double dense =
      static_cast<double>(parameters.tensorParallel) / context.tp +
      static_cast<double>(parameters.keyValue) / keyValueRanks(layer.mixer, context) +
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
  const double rest =
      static_cast<double>(model.learnedPositions * model.hidden + model.embeddingExtraParameters);
  stage.dense += outputMatrix(model, context) + rest;
  stage.root += outputMatrix(model, context) + rest;
}

void addHeadParameters(StageParameters& stage, const ModelProfile& model,
                       const TrainingContext& context, bool ownsMatrix) {
  const double matrix = outputMatrix(model, context);
  const double norm = model.finalNorm ? static_cast<double>(model.hidden) : 0;
  const double own =
      (ownsMatrix ? matrix : 0) + norm + static_cast<double>(model.headExtraParameters);
  stage.dense += own;
  stage.root += own;
  stage.outputMatrix = matrix;
}

StateMemory stateMemory(const StageParameters& parameters, const TrainingContext& context,
                        StateTerms* terms) {
  const StateBytes& bytes = context.states;
  const auto held = [&](int fromZero) { return heldParameters(parameters, context, fromZero); };
  // Bytes of one kind of state, and its term.
  const auto hold = [&](std::vector<Term> StateTerms::*list, const char* name,
                        const HeldParameters& parts, double perParameter, double share,
                        const char* shareName) {
    if (terms && perParameter > 0) {
      (terms->*list).push_back(stateTerm(name, parts, perParameter, share, shareName));
    }
    return parts.count() * share * perParameter;
  };
  const char* onDevice = SLICESCAPE_TEXT("share that is not offloaded");
  const char* adapters = SLICESCAPE_TEXT("adapters per parameter of the base, not offloaded");
  const bool all = context.trainsAllWeights;
  const double trained = all ? 1.0 : context.adapterShare;
  const char* shareName = all ? onDevice : adapters;
  const double weightsKept = 1 - context.offloadParameters;
  const double statesKept = 1 - context.offloadOptimizer;
  // DeepSpeed moves gradients to the host with the optimizer that consumes them there.
  const bool gradientsFollow = context.framework == Framework::DeepSpeed && context.zero >= 2;
  const double gradientsKept = gradientsFollow ? statesKept : 1;

  StateMemory memory;
  memory.weights =
      hold(&StateTerms::weights, all ? SLICESCAPE_TEXT("Weights") : SLICESCAPE_TEXT("Frozen base"),
           held(3), bytes.weight, weightsKept, onDevice);
  if (!all) {
    memory.weights += hold(&StateTerms::weights, SLICESCAPE_TEXT("Adapters in 16 bits"), held(3),
                           kGathered, trained * weightsKept, adapters);
  }
  memory.gradients = hold(&StateTerms::gradients, SLICESCAPE_TEXT("Gradients"), held(2),
                          bytes.gradient, trained * gradientsKept, shareName);
  memory.optimizer = hold(&StateTerms::optimizer, SLICESCAPE_TEXT("Master copy and moments"),
                          held(1), bytes.optimizer, trained * statesKept, shareName);
  const StageParameters root{.dense = parameters.root};
  const HeldParameters heldRoot = heldParameters(root, context, 1);
  memory.optimizer +=
      hold(&StateTerms::optimizer, SLICESCAPE_TEXT("Second moment of embedding and head"), heldRoot,
           bytes.rootMoments, trained * statesKept, shareName);
  memory.update = hold(&StateTerms::update, SLICESCAPE_TEXT("Gradients copied to 32 bits"), held(1),
                       bytes.update, trained * statesKept, shareName);

  const double frozenAndAdapters = bytes.weight + (all ? 0 : kGathered * trained);
  memory.onHost = held(3).count() * frozenAndAdapters * context.offloadParameters +
                  held(2).count() * bytes.gradient * trained * (1 - gradientsKept) +
                  (held(1).count() * bytes.optimizer + heldRoot.count() * bytes.rootMoments) *
                      trained * context.offloadOptimizer;

  const auto buffers = [&](std::vector<Term> StateTerms::*list) {
    return TensorSum(terms ? &(terms->*list) : nullptr, sources::kBuffers);
  };
  TensorSum sharding = buffers(&StateTerms::workingSet);
  addShardingBuffers(sharding, parameters, context);
  memory.workingSet = sharding.total();
  if (all) {
    const bool reducesHere = context.zero >= 3;
    TensorSum layer = buffers(&StateTerms::layerGradient);
    if (!reducesHere) {
      layer.add(SLICESCAPE_TEXT("Temporary gradient of the largest matrix"), 1,
                parameters.largestWeight, kGathered);
    }
    memory.layerGradient = layer.total();
    TensorSum head = buffers(&StateTerms::headGradient);
    head.add(SLICESCAPE_TEXT("Temporary gradient of the output matrix"), 1, parameters.outputMatrix,
             kGathered + (reducesHere ? kReduced : 0));
    memory.headGradient = head.total();
  }
  // A checkpoint is read tensor by tensor in 32 bits beside the states.
  TensorSum loading = buffers(&StateTerms::loading);
  loading.add(SLICESCAPE_TEXT("Tensor of a checkpoint being read"), 1,
              std::max(parameters.largestWeight, parameters.outputMatrix) / held(1).denseRanks,
              kReduced);
  memory.loading = loading.total();
  return memory;
}

double offloadedParameterTraffic(const StageParameters& parameters,
                                 const TrainingContext& context) {
  return 2 * kGathered * heldParameters(parameters, context, 3).count() * context.offloadParameters;
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

double dispatchBuffers(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms) {
  if (context.ep <= 1) return 0;
  double widest = 0;
  for (const LayerKind& layer : model.kinds) {
    const FeedForward& moe = layer.feedForward;
    if (!moe.isMoe()) continue;
    widest = std::max(widest, static_cast<double>(moe.topK) * expertInputWidth(layer));
  }
  TensorSum sum(terms, sources::kBuffers);
  sum.add(SLICESCAPE_TEXT("Expert exchange: send and receive buffers"),
          2 * context.tokens() / context.tp, widest * context.moeImbalance,
          context.activationBytes());
  return sum.total();
}

double kernelWorkspaces(std::vector<Term>* terms) {
  TensorSum sum(terms, sources::kBuffers);
  sum.add(SLICESCAPE_TEXT("Workspaces of matrix kernels"), kWorkspaceCount, 1, kWorkspace);
  return sum.total();
}

}  // namespace slicescape
