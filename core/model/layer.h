// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/units/quantity.h"
#include "core/units/unknown_keys.h"

namespace slicescape {

enum class NormKind { RmsNorm, LayerNorm, LayerNormNoBias };

/// What mixes information along the sequence in a layer.
enum class MixerKind {
  None,             ///< MLP-only layer (Nemotron-H "-")
  Attention,        ///< MHA, GQA, MQA
  LatentAttention,  ///< MLA (DeepSeek, Kimi)
  Mamba,            ///< Mamba-1/2 state-space mixer
  Linear,           ///< gated linear attention (Qwen3-Next, Kimi Linear, MiniMax)
};

/// Sizes of the mixer. Fields of other kinds stay 0.
struct Mixer {
  MixerKind kind = MixerKind::Attention;
  // Attention and LatentAttention
  std::int64_t heads = 0;
  std::int64_t keyValueHeads = 0;
  std::int64_t headDim = 0;
  bool qkvBias = false;
  bool outputBias = false;
  bool perHeadQkNorm = false;  ///< 2·headDim parameters (Qwen3, Gemma 3)
  bool fullQkNorm = false;     ///< q + k width parameters (OLMo-2)
  bool sinks = false;          ///< one parameter per head (gpt-oss)
  bool keysAreValues = false;  ///< one projection serves as keys and values (Gemma 4)
  bool outputGate = false;     ///< a gate of the query width (Qwen3-Next)
  std::int64_t window = 0;     ///< sliding window in tokens; 0 = full attention
  bool causal = true;
  bool crossAttention = false;  ///< a second attention over the encoder's output (T5 decoder)
  // LatentAttention
  std::int64_t queryLoraRank = 0;  ///< 0 = queries projected directly
  std::int64_t keyValueLoraRank = 0;
  std::int64_t outputLoraRank = 0;  ///< 0 = one output matrix; else low-rank (DeepSeek-V4)
  std::int64_t outputGroups = 0;    ///< groups of heads with a low-rank output each
  std::int64_t qkNopeHeadDim = 0;
  std::int64_t qkRopeHeadDim = 0;
  /// Head size of the values. Attention: 0 = headDim (most models); set where values are
  /// narrower than keys (MiMo-V2).
  std::int64_t valueHeadDim = 0;
  // Mamba and Linear. An Attention mixer with state fields runs both side by side
  // (Falcon-H1): parameters and FLOPs of both halves count.
  std::int64_t stateHeads = 0;
  std::int64_t stateHeadDim = 0;
  std::int64_t stateGroups = 0;
  std::int64_t stateSize = 0;
  std::int64_t convKernel = 0;
  /// Parameters of a Mamba or Linear mixer, counted by the reader of its family.
  std::int64_t stateParameters = 0;
  /// Multiply-adds per token of its projections (parameters that multiply every token).
  std::int64_t stateProjectionParameters = 0;
  UnknownKeys unknown = {};  ///< members of a newer file

  bool operator==(const Mixer&) const = default;

  std::int64_t queryWidth() const;     ///< q = heads · headDim (MLA: heads · (nope + rope))
  std::int64_t keyValueWidth() const;  ///< k = keyValueHeads · headDim
  std::int64_t valueWidth() const;     ///< keyValueHeads · value head size
  std::int64_t projectedKeyValueWidth() const;  ///< columns of the K and V matrices together
  std::int64_t outputWidth() const;  ///< heads · value head size: input of the output matrix
};

/// The feed-forward half of a layer.
struct FeedForward {
  std::int64_t width = 0;  ///< dense MLP width; 0 = none (pure MoE or mixer-only layer)
  bool gated = true;       ///< SwiGLU/GeGLU: three matrices instead of two
  bool bias = false;
  // Mixture of experts; experts == 0 means a dense layer
  std::int64_t experts = 0;
  std::int64_t topK = 0;
  std::int64_t expertWidth = 0;
  std::int64_t expertHidden = 0;  ///< input width of routed experts; 0 = hidden (latent MoE)
  std::int64_t sharedWidth = 0;   ///< total width of the shared experts
  bool expertBias = false;
  bool routerBias = false;
  bool scoreCorrectionBias = false;
  bool sharedGate = false;
  std::int64_t routingGroups = 0;     ///< n_group: node-limited routing
  std::int64_t routingTopGroups = 0;  ///< topk_group
  UnknownKeys unknown = {};           ///< members of a newer file

  bool operator==(const FeedForward&) const = default;
  bool isMoe() const { return experts > 0; }
};

enum class LayerRole { Decoder, Encoder, Mtp };

/// One transformer (or hybrid) layer, complete enough to count its parameters,
/// FLOPs and activations. Equal layers share one LayerKind in a ModelProfile.
struct LayerKind {
  std::string name;  ///< "dense", "moe", "mamba", "local attention", …
  LayerRole role = LayerRole::Decoder;
  std::int64_t hidden = 0;
  NormKind norm = NormKind::RmsNorm;
  int norms = 2;  ///< norms over the hidden size in this layer
  Mixer mixer;
  FeedForward feedForward;
  /// Parameters of the layer outside mixer, MLP and norms (e.g. the MTP projection).
  std::int64_t extraParameters = 0;
  /// Multiply-adds per token of those extras (weights of extra matrices).
  std::int64_t extraProjectionParameters = 0;
  /// True for a repeated use of weights that an earlier layer holds (Zamba2, ALBERT): its
  /// FLOPs count, its parameters do not.
  bool sharedWeights = false;
  UnknownKeys unknown = {};  ///< members of a newer file

  bool operator==(const LayerKind&) const = default;
};

/// Parameters of one layer by how they are sharded (cost_model 1.3).
struct LayerParameters {
  std::int64_t tensorParallel = 0;  ///< query, output, MLP, shared experts: split over TP
  std::int64_t keyValue = 0;        ///< K and V projections: split over min(TP, KV heads)
  std::int64_t replicated = 0;      ///< norms, router, latent projections: on every TP rank
  std::int64_t experts = 0;         ///< routed experts: split over EP · ETP
  std::int64_t routedPerToken = 0;  ///< part of `experts` that one token uses (top-k)

  std::int64_t total() const { return tensorParallel + keyValue + replicated + experts; }
  std::int64_t active() const { return total() - experts + routedPerToken; }
  bool operator==(const LayerParameters&) const = default;
};

/// Model FLOPs of one layer for one sequence (1 multiply-add = 2 FLOP).
struct LayerFlops {
  Flop linear;           ///< all matrix products with weights, forward
  Flop attentionFull;    ///< core attention forward, every pair of positions
  Flop attentionCausal;  ///< core attention forward, only pairs the mask leaves
  Flop other;            ///< state-space scans and similar, forward

  /// Model FLOPs: input gradient and weight gradient of a linear are one forward each;
  /// core attention backward counts twice its forward (cost_model 2.1).
  Flop forward(bool causal) const {
    return linear + other + (causal ? attentionCausal : attentionFull);
  }
  Flop inputGradient(bool causal) const {
    return linear + 2.0 * other + 2.0 * (causal ? attentionCausal : attentionFull);
  }
  Flop weightGradient() const { return linear; }
};

/// Parameters of one layer. Source: cost_model 1.1 (46 published integers reproduced).
LayerParameters countParameters(const LayerKind& layer);

/// FLOPs of one layer for one sequence of `sequenceLength` tokens. Source: cost_model 2.1.
LayerFlops countFlops(const LayerKind& layer, std::int64_t sequenceLength);

}  // namespace slicescape
