// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/decoder_stack.h"
#include "core/model/hf/families.h"
#include "core/model/profile_builder.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

constexpr DecoderFamily kFalcon{"falcon", kTied | kLayerNorm, {4544, 32, 71, 0, 0, 0, 65024, 2048}};
constexpr DecoderFamily kMpt{"mpt", kTied | kLayerNormNoBias, {2048, 24, 16, 0, 0, 0, 50368, 2048}};
constexpr DecoderFamily kDbrx{
    "dbrx", kGated | kLayerNormNoBias, {2048, 24, 16, 0, 0, 0, 32000, 2048}};
constexpr DecoderFamily kChatGlm{"chatglm", kGated, {4096, 28, 32, 0, 0, 13696, 65024, 2048}};
constexpr DecoderFamily kChatGlm1{"chatglm",
                                  kLayerNorm | kQkvBias | kOutputBias | kMlpBias,
                                  {4096, 28, 32, 0, 0, 16384, 130528, 2048}};
constexpr DecoderFamily kOpt{"opt", kTied | kLayerNorm, {768, 12, 12, 0, 0, 3072, 50272, 2048}};
constexpr DecoderFamily kLlama4{
    "llama4_text", kGated, {5120, 48, 40, 8, 128, 16384, 202048, 131072}};
constexpr DecoderFamily kMllama{"mllama", kGated, {4096, 40, 32, 8, 0, 14336, 128256, 131072}};
constexpr DecoderFamily kOlmoOriginal{
    "hf_olmo", kGated | kNoNormWeights, {768, 12, 12, 0, 0, 0, 50304, 1024}};
constexpr DecoderFamily kPersimmon{"persimmon",
                                   kLayerNorm | kQkvBias | kOutputBias | kMlpBias | kHeadNorm,
                                   {4096, 36, 64, 0, 0, 16384, 262144, 16384}};
constexpr DecoderFamily kArctic{"arctic", kGated, {4096, 32, 32, 0, 0, 14336, 32000, 4096}};

/// Gives the attention of every layer `count` key-value heads.
void setKeyValueHeads(DecoderStack& stack, std::int64_t count) {
  stack.layer.mixer.keyValueHeads = count;
}

}  // namespace

/// Falcon: new_decoder_architecture takes num_kv_heads and two norms, else multi_query
/// decides the key-value heads and a parallel block has one norm. Files of the first
/// release say n_head_kv only where the new architecture holds.
void readFalcon(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kFalcon, reading);
  const bool newer = keys.flag({"new_decoder_architecture"}, keys.has("n_head_kv"));
  const bool parallel = keys.flag({"parallel_attn"}, true);
  const std::int64_t heads = stack.layer.mixer.heads;
  if (newer) {
    setKeyValueHeads(stack, keys.integer({"num_kv_heads", "n_head_kv"}, kHeads, heads));
  } else {
    setKeyValueHeads(stack, keys.flag({"multi_query"}, true) ? 1 : heads);
  }
  const std::int64_t norms = keys.integer({"num_ln_in_parallel_attn"}, kSmall, newer ? 2 : 1);
  stack.layer.norms = parallel ? static_cast<int>(norms) : 2;
  const bool bias = keys.flag({"bias"}, false);
  stack.layer.mixer.qkvBias = stack.layer.mixer.outputBias = stack.layer.feedForward.bias = bias;
  appendLayers(stack, reading);
  if (reading.model.tiedEmbeddings) {
    reading.model.note =
        "The output matrix is tied to the embedding; some released files store a second copy.";
  }
}

/// MPT: sizes nested in attn_config, ALiBi instead of positions, everything without bias
/// when no_bias says so.
void readMpt(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kMpt, reading);
  ModelProfile& model = reading.model;
  stack.layer.feedForward.width = keys.integer({"expansion_ratio"}, kSmall, 4) * model.hidden;
  const bool bias = !keys.flag({"no_bias"}, true);
  stack.layer.mixer.qkvBias = stack.layer.mixer.outputBias = stack.layer.feedForward.bias = bias;
  if (bias) model.norm = stack.layer.norm = NormKind::LayerNorm;
  bool alibi = true;
  if (const auto attention = keys.child({"attn_config"})) {
    alibi = attention->flag({"alibi"}, true) || attention->flag({"rope"}, false);
    const bool multiQuery = attention->text({"attn_type"}, "") == "multiquery_attention";
    setKeyValueHeads(stack, attention->integer({"kv_n_heads"}, kHeads,
                                               multiQuery ? 1 : stack.layer.mixer.heads));
    stack.layer.mixer.fullQkNorm = attention->flag({"qk_ln"}, false);
  }
  if (!alibi && keys.flag({"learned_pos_emb"}, true)) model.learnedPositions = model.contextLength;
  appendLayers(stack, reading);
}

/// DBRX: sizes nested in attn_config and ffn_config; every layer is a mixture.
void readDbrx(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kDbrx, reading);
  if (const auto attention = keys.child({"attn_config"})) {
    setKeyValueHeads(stack, attention->integer({"kv_n_heads"}, kHeads, stack.layer.mixer.heads));
  }
  FeedForward experts = stack.layer.feedForward;
  experts.width = 0;
  experts.experts = 4;
  experts.topK = 1;
  experts.expertWidth = 3584;
  if (const auto ffn = keys.child({"ffn_config"})) {
    experts.experts = ffn->integer({"moe_num_experts"}, kExpertsOrNone, experts.experts);
    experts.topK = ffn->integer({"moe_top_k"}, kExpertsOrNone, experts.topK);
    experts.expertWidth = ffn->integer({"ffn_hidden_size"}, kInner, experts.expertWidth);
  }
  stack.experts = experts;
  for (LayerSlot& slot : stack.slots) slot.moe = true;
  appendLayers(stack, reading);
}

/// ChatGLM 2 and later, GLM-4 in its own code: grouped keys, biases by add_qkv_bias and
/// add_bias_linear. The first ChatGLM-6B is a GPT with LayerNorm and biases.
void readChatGlm(const ObjectReader& keys, Reading& reading) {
  if (keys.has("inner_hidden_size")) {
    readPlainDecoder(keys, kChatGlm1, reading);
    return;
  }
  DecoderStack stack = readDecoderStack(keys, kChatGlm, reading);
  if (keys.flag({"multi_query_attention"}, false)) {
    setKeyValueHeads(stack, keys.integer({"multi_query_group_num"}, kHeads, 1));
  }
  const bool bias = keys.flag({"add_bias_linear"}, false);
  stack.layer.mixer.qkvBias = keys.flag({"add_qkv_bias"}, false) || bias;
  stack.layer.mixer.outputBias = stack.layer.feedForward.bias = bias;
  const bool lastNorm = keys.flag({"post_layer_norm"}, true);
  reading.model.finalNorm = lastNorm;
  if (!keys.flag({"rmsnorm"}, true)) reading.model.norm = stack.layer.norm = NormKind::LayerNorm;
  appendLayers(stack, reading);
}

/// OPT: two extra position rows; the 350M model embeds in half the width and projects, and
/// has no final norm.
void readOpt(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kOpt, reading);
  ModelProfile& model = reading.model;
  const bool bias = keys.flag({"enable_bias"}, true);
  stack.layer.mixer.qkvBias = stack.layer.mixer.outputBias = stack.layer.feedForward.bias = bias;
  model.learnedPositions = model.contextLength + 2;
  const std::int64_t width = keys.integer({"word_embed_proj_dim"}, kWidth, model.hidden);
  if (width != model.hidden) {
    model.embeddingWidth = width;
    model.embeddingExtraParameters += width * model.hidden;
    model.headExtraParameters += width * model.hidden;
  }
  model.finalNorm =
      keys.flag({"do_layer_norm_before"}, true) && !keys.flag({"_remove_final_layer_norm"}, false);
  appendLayers(stack, reading);
}

/// GPT-Neo: no query, key and value biases but an output bias; local and global layers are
/// listed, or described as [[["global", "local"], 12]].
void readGptNeo(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, *findDecoderFamily("gpt_neo"), reading);
  const std::int64_t window = keys.integer({"window_size"}, kTokensOrNone, 256);
  if (!keys.has("attention_layers")) {
    for (std::size_t i = 1; i < stack.slots.size(); i += 2) stack.slots[i].window = window;
  }
  reading.log.recognised.insert(keys.place("attention_types"));
  appendLayers(stack, reading);
}

/// Llama 4: intermediate_size is the width of an expert and of the shared expert, the dense
/// layers have intermediate_size_mlp; its q/k norm has no weights.
void readLlama4(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kLlama4, reading);
  stack.layer.mixer.perHeadQkNorm = false;
  stack.layer.feedForward.width = keys.integer({"intermediate_size_mlp"}, kInner, 16384);
  const bool dense = keys.integer({"num_local_experts"}, kExpertsOrNone, 16) < 2;
  stack.experts.gated = true;
  stack.experts.experts = keys.integer({"num_local_experts"}, kExpertsOrNone, 16);
  stack.experts.topK = keys.integer({"num_experts_per_tok"}, kExpertsOrNone, 1);
  stack.experts.expertWidth = keys.integer({"intermediate_size"}, kInner, 8192);
  stack.experts.sharedWidth = stack.experts.expertWidth;
  stack.experts.width = 0;
  const std::int64_t step = keys.integer({"interleave_moe_layer_step"}, kSmallOrNone, 1);
  if (!keys.has("moe_layers")) {
    for (std::size_t i = 0; i < stack.slots.size(); ++i) {
      stack.slots[i].moe = !dense && step > 0 && (static_cast<std::int64_t>(i) + 1) % step == 0;
    }
  }
  appendLayers(stack, reading);
}

/// Llama 3.2 vision: every fifth layer attends to the image instead of the text, with a
/// query and a key norm and two gates; the embedding has eight extra rows for image tokens.
void readMllama(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kMllama, reading);
  ModelProfile& model = reading.model;
  const auto cross = keys.integers({"cross_attention_layers"}, kLayersOrNone)
                         .value_or(std::vector<std::int64_t>{3, 8, 13, 18, 23, 28, 33, 38});
  constexpr std::int64_t kImageRows = 8;
  model.embeddingExtraParameters += kImageRows * model.hidden;
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    if (std::find(cross.begin(), cross.end(), static_cast<std::int64_t>(index)) == cross.end()) {
      return;
    }
    layer.name = "cross attention";
    layer.mixer.causal = false;
    layer.mixer.perHeadQkNorm = true;
    layer.extraParameters = 2;
  });
}

/// The first release of OLMo (model_type hf_olmo): norms without weights, a gated MLP whose
/// stated width holds both halves.
void readOlmoOriginal(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kOlmoOriginal, reading);
  const std::int64_t both = keys.integer(
      {"mlp_hidden_size"}, kInner, keys.integer({"mlp_ratio"}, kSmall, 4) * reading.model.hidden);
  stack.layer.feedForward.gated = keys.text({"activation_type"}, "swiglu") == "swiglu";
  stack.layer.feedForward.width =
      stack.layer.feedForward.gated ? std::max<std::int64_t>(1, both / 2) : both;
  if (keys.flag({"multi_query_attention"}, false)) setKeyValueHeads(stack, 1);
  const bool bias = keys.flag({"include_bias"}, false);
  stack.layer.mixer.qkvBias = stack.layer.mixer.outputBias = stack.layer.feedForward.bias = bias;
  appendLayers(stack, reading);
}

/// Persimmon: query and key LayerNorms with bias, unlike the weight-only norms elsewhere.
void readPersimmon(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kPersimmon, reading);
  if (stack.layer.mixer.perHeadQkNorm) {
    stack.layer.extraParameters = 2 * stack.layer.mixer.headDim;
  }
  appendLayers(stack, reading);
}

/// Hunyuan: with cross-layer attention only the first of cla_share_factor layers projects
/// keys and values; the others use its.
void readHunyuan(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, *findDecoderFamily("hunyuan_v1_moe"), reading);
  const bool shares = keys.flag({"use_cla"}, false);
  const std::int64_t factor = keys.integer({"cla_share_factor"}, kSmall, 1);
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    if (!shares || static_cast<std::int64_t>(index) % factor == 0) return;
    layer.mixer.keyValueHeads = 0;
    layer.name += " shared keys";
  });
}

/// Snowflake Arctic: a dense MLP beside the experts in every layer, with its own norm.
void readArctic(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kArctic, reading);
  const bool residual = keys.flag({"parallel_attn_mlp_res", "use_residual"}, true);
  appendLayers(stack, reading, [&](std::size_t, const LayerSlot& slot, LayerKind& layer) {
    if (!slot.moe || !residual) return;
    layer.feedForward.width = reading.model.hidden;
    layer.norms = 3;
  });
}

/// AFMoE: attention with an output gate.
void readAfmoe(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, *findDecoderFamily("afmoe"), reading);
  stack.layer.mixer.outputGate = true;
  appendLayers(stack, reading);
}

}  // namespace slicescape::hf
