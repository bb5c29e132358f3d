// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/compat_reports.h"

#include <algorithm>

#include "core/cost/rank_shares.h"

namespace slicescape {
namespace {

// DeepSpeed's additional_buffer_factor.
constexpr double kZeroBufferFactor = 1.5;

/// A model as Megatron's report counts it: sums over layers, by how ranks hold them.
struct MegatronCounts {
  double sharded = 0;     ///< attention, dense MLPs and shared experts: over TP
  double replicated = 0;  ///< norms, router, latent projections
  double experts = 0;     ///< over expert TP · EP
};

double attentionParameters(const LayerKind& layer, double normSize) {
  const Mixer& mixer = layer.mixer;
  const double hidden = static_cast<double>(layer.hidden);
  const double heads = static_cast<double>(mixer.heads);
  if (mixer.kind != MixerKind::LatentAttention) {
    // Queries and output, keys and values: all of the query's or the group's width.
    const double ratio = static_cast<double>(mixer.keyValueHeads) / heads;
    return 2 * hidden * static_cast<double>(mixer.headDim) * heads * (1 + ratio);
  }
  const double head = static_cast<double>(mixer.qkNopeHeadDim + mixer.qkRopeHeadDim);
  const double nope = static_cast<double>(mixer.qkNopeHeadDim);
  const double value = static_cast<double>(mixer.valueHeadDim);
  const double queryRank = static_cast<double>(mixer.queryLoraRank);
  const double query =
      queryRank > 0 ? queryRank * (hidden + heads * head + normSize) : hidden * heads * head;
  return query +
         static_cast<double>(mixer.keyValueLoraRank) *
             (hidden + heads * (nope + value) + normSize) +
         hidden * static_cast<double>(mixer.qkRopeHeadDim) + heads * value * hidden;
}

void addLayer(MegatronCounts& counts, const LayerKind& layer, double normSize) {
  const FeedForward& mlp = layer.feedForward;
  const double hidden = static_cast<double>(layer.hidden);
  const double matrices = mlp.gated ? 3 : 2;
  counts.sharded += attentionParameters(layer, normSize);
  counts.replicated += 2 * hidden * normSize;
  if (!mlp.isMoe()) {
    counts.sharded += matrices * hidden * static_cast<double>(mlp.width);
    return;
  }
  const double latent = static_cast<double>(mlp.expertHidden);
  counts.sharded += matrices * hidden * static_cast<double>(mlp.sharedWidth);
  counts.experts +=
      matrices * expertInputWidth(layer) * static_cast<double>(mlp.expertWidth * mlp.experts);
  counts.replicated += (hidden + (mlp.routerBias ? 1 : 0)) * static_cast<double>(mlp.experts);
  if (latent > 0) counts.replicated += 2 * hidden * latent;
  if (mlp.sharedGate && mlp.sharedWidth > 0) counts.replicated += hidden;
}

double bytesPerParameter(const TrainingContext& context, double dataParallel) {
  return context.zero >= 1 ? 6 + 12 / dataParallel : 18;
}

double weightAndOptimizer(const ModelProfile& model, const TrainingContext& context,
                          MegatronMemoryReport& report) {
  const double normSize = model.norm == NormKind::RmsNorm ? 1 : 2;
  MegatronCounts block;
  for (const std::uint16_t kind : model.layers) addLayer(block, model.kinds[kind], normSize);
  block.replicated += normSize * static_cast<double>(model.hidden);
  MegatronCounts mtp;
  for (int module = 0; module < model.mtpModules; ++module) {
    addLayer(mtp, model.kinds[model.layers.back()], normSize);
  }
  const double embedding =
      static_cast<double>(model.hidden) * static_cast<double>(context.paddedVocabulary);
  // A stage's mean share of the layers, one MTP block and one embedding; with one stage the
  // output matrix as well.
  const bool ownsOutput = !model.tiedEmbeddings && context.pp == 1;
  const double sharded =
      (block.sharded / context.pp + mtp.sharded + embedding * (ownsOutput ? 2 : 1)) / context.tp;
  const double replicated = block.replicated / context.pp + mtp.replicated;
  const double experts = (block.experts / context.pp + mtp.experts) / (context.etp * context.ep);
  report.parametersOnMostLoadedShard = sharded + replicated + experts;
  const std::int64_t world = std::int64_t{context.tp} * context.cp * context.dp * context.pp;
  const std::int64_t expertModelRanks = std::int64_t{context.etp} * context.ep * context.pp;
  const double expertData =
      static_cast<double>(std::max<std::int64_t>(1, world / expertModelRanks));
  return (sharded + replicated) * bytesPerParameter(context, context.dp) +
         experts * bytesPerParameter(context, expertData);
}

/// What Megatron multiplies the first stage's activations with: interleaving holds more, few
/// micro-batches hold less.
double inFlightFactor(const TrainingContext& context) {
  const double stages = context.pp;
  if (context.vpp > 1) return 1 + (stages - 1) / (stages * context.vpp);
  return context.pp > 1 ? std::min(1.0, context.microBatches / stages) : 1.0;
}

/// Token ids and the dropout mask of the embedding for one micro-batch per stage.
double embeddingBytes(double tokens, double hidden, const TrainingContext& context) {
  return tokens * context.pp * (8 + hidden);
}

}  // namespace

std::optional<MegatronMemoryReport> megatronMemoryReport(const ModelProfile& model,
                                                         const TrainingContext& context) {
  for (const LayerKind& layer : model.kinds) {
    const bool isTransformer =
        layer.mixer.kind == MixerKind::Attention || layer.mixer.kind == MixerKind::LatentAttention;
    if (!isTransformer || layer.mixer.heads <= 0) return std::nullopt;
  }
  if (model.layers.empty()) return std::nullopt;
  MegatronMemoryReport report;
  report.weightAndOptimizer = weightAndOptimizer(model, context, report);
  report.withSequenceParallel =
      context.sequenceParallel && context.recompute == RecomputeMode::Selective;

  const double tokens = static_cast<double>(context.sequence * context.microBatch);
  const double hidden = static_cast<double>(model.hidden);
  const double layers = model.layerCount();
  const double vocabulary = static_cast<double>(context.paddedVocabulary);
  // Its --ffn-hidden-size is the dense MLP's, or the expert's where no layer has one.
  double width = 0;
  for (const LayerKind& layer : model.kinds) {
    width = std::max(width, static_cast<double>(layer.feedForward.width));
  }
  if (width <= 0) width = static_cast<double>(model.kinds.front().feedForward.expertWidth);
  if (report.withSequenceParallel) {
    double bytes = tokens * hidden * (18 + 4 * width / hidden) * layers;
    bytes += embeddingBytes(tokens, hidden, context);
    bytes *= inFlightFactor(context);
    if (context.pp == 1) bytes += tokens * hidden * 4 * (1 + vocabulary / hidden);
    report.activation = bytes / context.tp;
    return report;
  }
  double bytes = tokens * hidden * (10 + 24.0 / context.tp) * layers;
  bytes += embeddingBytes(tokens, hidden, context);
  bytes *= inFlightFactor(context);
  if (context.pp == 1) bytes += 2 * (tokens * vocabulary / context.tp + tokens * hidden);
  report.activation = 1.05 * bytes;
  return report;
}

ZeroEstimate zero2Estimate(std::int64_t parameters, int devicesPerHost, int hosts,
                           bool offloadOptimizer) {
  const std::int64_t devices = std::int64_t{devicesPerHost} * hosts;
  const double count = static_cast<double>(parameters);
  if (offloadOptimizer) {
    return {static_cast<std::int64_t>(count *
                                      static_cast<double>(std::max<std::int64_t>(4 * devices, 16)) *
                                      kZeroBufferFactor),
            2 * parameters};
  }
  return {static_cast<std::int64_t>(count * 4 * devicesPerHost * kZeroBufferFactor),
          2 * parameters + static_cast<std::int64_t>(18.0 * count / static_cast<double>(devices))};
}

ZeroEstimate zero3Estimate(std::int64_t parameters, std::int64_t largestLayer, int devicesPerHost,
                           int hosts, bool offloadOptimizer, bool offloadParameters,
                           bool zeroInit) {
  const double count = static_cast<double>(parameters);
  const double devices = static_cast<double>(devicesPerHost) * hosts;
  const double ofHost = 1.0 / hosts;
  const double whole = 4.0 * devicesPerHost;  // every process makes the model before it is cut
  const std::int64_t layer = 4 * largestLayer;
  ZeroEstimate estimate;
  double host = 0;
  if (!offloadOptimizer) {
    estimate.deviceBytes = layer + static_cast<std::int64_t>(18.0 * count / devices);
    host = (zeroInit ? static_cast<double>(largestLayer) : count) * whole;
  } else {
    const double states = (offloadParameters ? 18 : 16) * ofHost;
    estimate.deviceBytes =
        layer + (offloadParameters ? 0 : static_cast<std::int64_t>(2.0 * count / devices));
    host = count * (zeroInit ? states : std::max(whole, states));
  }
  estimate.hostBytes = static_cast<std::int64_t>(host * kZeroBufferFactor);
  return estimate;
}

std::int64_t largestModule(const ModelProfile& model) {
  std::int64_t largest = model.vocabulary * model.hidden;
  for (const LayerKind& layer : model.kinds) {
    const FeedForward& mlp = layer.feedForward;
    largest = std::max({largest, layer.hidden * mlp.width, layer.hidden * mlp.expertWidth,
                        layer.hidden * mlp.sharedWidth, layer.hidden * layer.mixer.queryWidth()});
  }
  return largest;
}

}  // namespace slicescape
