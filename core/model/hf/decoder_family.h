// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace slicescape::hf {

/// What a family of decoders does without saying so in its config.json, or does when a
/// key of its own is set. Facts of the public model definitions.
enum Feature : std::uint32_t {
  kGated = 1u << 0,              ///< SwiGLU or GeGLU: three MLP matrices
  kTied = 1u << 1,               ///< input and output embedding shared unless the file says no
  kLayerNorm = 1u << 2,          ///< LayerNorm with bias instead of RMSNorm
  kLayerNormNoBias = 1u << 3,    ///< LayerNorm with weight only
  kNoNormWeights = 1u << 4,      ///< norms without any parameter (OLMo 1)
  kQkvBias = 1u << 5,            ///< query, key and value biases
  kOutputBias = 1u << 6,         ///< bias of the attention output
  kMlpBias = 1u << 7,            ///< biases in the MLP
  kOneNorm = 1u << 8,            ///< parallel block: attention and MLP share one norm
  kFourNorms = 1u << 9,          ///< norms before and after both halves
  kHeadNorm = 1u << 10,          ///< a query and a key norm of the head size
  kFullNorm = 1u << 11,          ///< a query and a key norm of the full width
  kSinks = 1u << 12,             ///< one learned sink per head
  kHeadBias = 1u << 13,          ///< bias of the output matrix
  kLearnedPositions = 1u << 14,  ///< a table of positions
  kEmbeddingNorm = 1u << 15,     ///< a norm after the token table
  kRouterBias = 1u << 16,
  kExpertBias = 1u << 17,
  kCorrectionBias = 1u << 18,   ///< aux-loss-free balancing: one value per expert
  kSharedGate = 1u << 19,       ///< a gate in front of the shared expert (Qwen)
  kBiasOfAll = 1u << 20,        ///< use_bias / bias switches every linear, MLP included
  kBiasOfAttention = 1u << 21,  ///< bias switches the attention only (InternLM)
  kQkvBiasKeyOnly = 1u << 22,   ///< attention_bias leaves the output without bias (GLM)
  kFullNormKey = 1u << 23,      ///< use_qk_norm means full width (Cohere, MiniMax)
  kWindowAlways = 1u << 24,     ///< sliding_window holds for every layer (Mistral)
  kWindowSwitch = 1u << 25,     ///< only with use_sliding_window (Qwen)
  kWindowEven = 1u << 26,       ///< even layers are local (Gemma 2, gpt-oss)
  kWindowPattern = 1u << 27,    ///< every n-th layer is global (Gemma 3, Cohere 2)
  kLatent = 1u << 28,           ///< multi-head latent attention
};

/// Sizes of the model class when the file leaves the key out; 0 = the key is needed, or
/// follows from others (key-value heads = heads, head size = hidden / heads).
struct SizeDefaults {
  std::int64_t hidden = 0;
  std::int64_t layers = 0;
  std::int64_t heads = 0;
  std::int64_t keyValueHeads = 0;
  std::int64_t headDim = 0;
  std::int64_t inner = 0;
  std::int64_t vocabulary = 0;
  std::int64_t context = 0;
};

struct DecoderFamily {
  std::string_view type;  ///< model_type
  std::uint32_t features = 0;
  SizeDefaults sizes;

  bool has(Feature feature) const { return (features & feature) != 0; }
};

/// The family of a model_type; null when it is not in the table of plain decoders.
const DecoderFamily* findDecoderFamily(std::string_view type);

/// The rules for an unknown model_type: RMSNorm, gated, untied, sizes all needed.
const DecoderFamily& unknownDecoderFamily();

}  // namespace slicescape::hf
