// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/layer.h"

#include <algorithm>

namespace slicescape {
namespace {

std::int64_t normParameters(NormKind kind, std::int64_t width) {
  return kind == NormKind::LayerNorm ? 2 * width : width;
}

/// Multi-head, grouped or multi-query attention: h·q + h·k + h·v + o·h with the biases,
/// norms, gate and sinks that the model has (cost_model 1.1). Counted twice when a cross
/// attention of the same sizes follows.
void addAttention(const LayerKind& layer, LayerParameters& sum) {
  const Mixer& mixer = layer.mixer;
  const std::int64_t h = layer.hidden;
  const std::int64_t q = mixer.queryWidth();
  const std::int64_t keyAndValue = mixer.projectedKeyValueWidth();
  const std::int64_t copies = mixer.crossAttention ? 2 : 1;
  sum.tensorParallel += copies * (h * q + mixer.outputWidth() * h);
  sum.keyValue += copies * h * keyAndValue;
  if (mixer.qkvBias) {
    sum.tensorParallel += copies * q;
    sum.keyValue += copies * keyAndValue;
  }
  if (mixer.outputBias) sum.replicated += copies * h;
  if (mixer.outputGate) sum.tensorParallel += h * q;
  if (mixer.perHeadQkNorm) sum.replicated += copies * 2 * mixer.headDim;
  if (mixer.fullQkNorm) sum.replicated += copies * (q + mixer.keyValueWidth());
  if (mixer.sinks) sum.tensorParallel += mixer.heads;
}

/// Weights of the output of a latent attention: one matrix, or a low-rank pair per group of
/// heads; twice the first with an output gate.
std::int64_t latentOutputWeights(const LayerKind& layer) {
  const Mixer& mixer = layer.mixer;
  const std::int64_t width = mixer.outputWidth();
  if (mixer.outputLoraRank > 0) {
    return width * mixer.outputLoraRank + mixer.outputGroups * mixer.outputLoraRank * layer.hidden;
  }
  return width * layer.hidden * (mixer.outputGate ? 2 : 1);
}

/// Multi-head latent attention: the down-projections and their norms are on every
/// tensor-parallel rank, the up-projections are split by heads (cost_model 1.1, 1.3).
void addLatentAttention(const LayerKind& layer, LayerParameters& sum) {
  const Mixer& mixer = layer.mixer;
  const std::int64_t h = layer.hidden;
  const std::int64_t q = mixer.queryWidth();
  const std::int64_t rq = mixer.queryLoraRank;
  const std::int64_t rk = mixer.keyValueLoraRank;
  if (rq > 0) {
    sum.replicated += h * rq + rq + (mixer.qkvBias ? rq : 0);
    sum.tensorParallel += rq * q;
  } else {
    sum.tensorParallel += h * q;
  }
  const std::int64_t latent = rk + mixer.qkRopeHeadDim;
  sum.replicated += h * latent + rk + (mixer.qkvBias ? latent : 0);
  sum.tensorParallel += rk * mixer.heads * (mixer.qkNopeHeadDim + mixer.valueHeadDim);
  sum.tensorParallel += latentOutputWeights(layer);
  if (mixer.sinks) sum.tensorParallel += mixer.heads;
  if (mixer.outputBias) sum.replicated += h;
}

/// Input width of the routed experts: the hidden size, or the latent of a latent MoE.
std::int64_t expertHidden(const LayerKind& layer) {
  return layer.feedForward.expertHidden > 0 ? layer.feedForward.expertHidden : layer.hidden;
}

/// Weights of one MLP from `hidden` to `width` and back, without biases.
std::int64_t mlpWeights(const LayerKind& layer, std::int64_t hidden, std::int64_t width) {
  return (layer.feedForward.gated ? 3 : 2) * hidden * width;
}

void addFeedForward(const LayerKind& layer, LayerParameters& sum) {
  const FeedForward& ff = layer.feedForward;
  const std::int64_t h = layer.hidden;
  const std::int64_t inner = ff.gated ? 2 : 1;  // matrices that make the inner activation
  if (ff.width > 0) {
    sum.tensorParallel += mlpWeights(layer, h, ff.width);
    if (ff.bias) {
      sum.tensorParallel += inner * ff.width;
      sum.replicated += h;
    }
  }
  if (!ff.isMoe()) return;
  const std::int64_t perExpert = mlpWeights(layer, expertHidden(layer), ff.expertWidth) +
                                 (ff.expertBias ? inner * ff.expertWidth + expertHidden(layer) : 0);
  sum.experts += ff.experts * perExpert;
  sum.routedPerToken += std::min(ff.topK, ff.experts) * perExpert;
  sum.tensorParallel += mlpWeights(layer, h, ff.sharedWidth);
  sum.replicated += h * ff.experts + (ff.routerBias ? ff.experts : 0) +
                    (ff.scoreCorrectionBias ? ff.experts : 0) + (ff.sharedGate ? h : 0);
}

/// Pairs of positions that the mask of one attention leaves, for a sequence of `s`. The
/// causal half is s²/2 by the convention of published FLOP figures (not s(s+1)/2).
double pairsLeft(const Mixer& mixer, double s) {
  const auto window = static_cast<double>(mixer.window);
  const bool windowed = mixer.window > 0 && window < s;
  if (mixer.causal) return windowed ? s * window - window * window / 2 : s * s / 2;
  // A window of an encoder reaches half its width to either side.
  return windowed ? s * window - window * window / 4 : s * s;
}

void addAttentionFlops(const LayerKind& layer, double s, LayerFlops& flops) {
  const Mixer& mixer = layer.mixer;
  const auto h = static_cast<double>(layer.hidden);
  const auto q = static_cast<double>(mixer.queryWidth());
  const auto output = static_cast<double>(mixer.outputWidth());
  const auto keyAndValue = static_cast<double>(mixer.projectedKeyValueWidth());
  const double copies = mixer.crossAttention ? 2 : 1;
  double weights = 0;
  if (mixer.kind == MixerKind::LatentAttention) {
    const auto rq = static_cast<double>(mixer.queryLoraRank);
    const auto rk = static_cast<double>(mixer.keyValueLoraRank);
    const auto dr = static_cast<double>(mixer.qkRopeHeadDim);
    const auto upper = static_cast<double>(mixer.heads) *
                       static_cast<double>(mixer.qkNopeHeadDim + mixer.valueHeadDim);
    weights = (rq > 0 ? rq * (h + q) : h * q) + rk * (h + upper) + h * dr +
              static_cast<double>(latentOutputWeights(layer));
  } else {
    weights = copies * h * (q + keyAndValue + output) + (mixer.outputGate ? h * q : 0);
  }
  flops.linear += Flop(2 * s * weights);
  const double perPair = 2 * (q + output);  // QKᵀ and PV
  flops.attentionFull += Flop(perPair * s * s);
  flops.attentionCausal += Flop(perPair * pairsLeft(mixer, s));
  if (mixer.crossAttention) {
    // Every position of the decoder looks at the whole encoder output, taken as long.
    flops.attentionFull += Flop(perPair * s * s);
    flops.attentionCausal += Flop(perPair * s * s);
  }
}

}  // namespace

std::int64_t Mixer::queryWidth() const {
  return kind == MixerKind::LatentAttention ? heads * (qkNopeHeadDim + qkRopeHeadDim)
                                            : heads * headDim;
}

std::int64_t Mixer::keyValueWidth() const {
  return keyValueHeads * headDim;
}

std::int64_t Mixer::valueWidth() const {
  return keyValueHeads * (valueHeadDim > 0 ? valueHeadDim : headDim);
}

std::int64_t Mixer::projectedKeyValueWidth() const {
  return keyValueWidth() + (keysAreValues ? 0 : valueWidth());
}

std::int64_t Mixer::outputWidth() const {
  return heads * (valueHeadDim > 0 ? valueHeadDim : headDim);
}

LayerParameters countParameters(const LayerKind& layer) {
  LayerParameters sum;
  if (layer.sharedWeights) return sum;
  if (layer.mixer.kind == MixerKind::Attention) addAttention(layer, sum);
  if (layer.mixer.kind == MixerKind::LatentAttention) addLatentAttention(layer, sum);
  sum.tensorParallel += layer.mixer.stateParameters;
  addFeedForward(layer, sum);
  sum.replicated += layer.norms * normParameters(layer.norm, layer.hidden) + layer.extraParameters;
  return sum;
}

LayerFlops countFlops(const LayerKind& layer, std::int64_t sequenceLength) {
  LayerFlops flops;
  const Mixer& mixer = layer.mixer;
  const FeedForward& ff = layer.feedForward;
  const auto s = static_cast<double>(sequenceLength);
  const auto h = static_cast<double>(layer.hidden);
  if (mixer.kind == MixerKind::Attention || mixer.kind == MixerKind::LatentAttention) {
    addAttentionFlops(layer, s, flops);
  }
  // State-space scan: 7 operations per element of the state and token (Megatron-LM's
  // count for Mamba-2); the gated delta rule updates and reads its state as often.
  flops.other +=
      Flop(7 * s * static_cast<double>(mixer.stateHeads) * static_cast<double>(mixer.stateHeadDim) *
           static_cast<double>(mixer.stateSize));
  flops.linear += Flop(2 * s * static_cast<double>(mixer.stateProjectionParameters));

  double mlp = h * static_cast<double>(ff.width);
  if (ff.isMoe()) {
    mlp += static_cast<double>(expertHidden(layer)) *
               static_cast<double>(std::min(ff.topK, ff.experts)) *
               static_cast<double>(ff.expertWidth) +
           h * static_cast<double>(ff.sharedWidth);
    flops.linear += Flop(2 * s * h * static_cast<double>(ff.experts));  // router
  }
  flops.linear += Flop(2 * s * (ff.gated ? 3 : 2) * mlp);
  flops.linear += Flop(2 * s * static_cast<double>(layer.extraProjectionParameters));
  return flops;
}

}  // namespace slicescape
