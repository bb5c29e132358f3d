// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/decoder_stack.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// One key-value head for all when multi_query says so (Falcon, GPT-BigCode), else what the
/// keys or the class say, else as many as heads.
std::int64_t readKeyValueHeads(const ObjectReader& keys, const DecoderFamily& family,
                               std::int64_t heads) {
  if (const auto count =
          keys.integer({"num_key_value_heads", "n_head_kv", "num_kv_heads", "n_kv_heads",
                        "kv_n_heads", "num_query_groups", "num_attention_groups"},
                       kHeads)) {
    return *count;
  }
  // PLaMo says how many heads share one key-value head.
  if (const auto sharing = keys.integer({"n_shared_head"}, kHeads)) {
    return (heads + *sharing - 1) / *sharing;
  }
  if (keys.flag({"multi_query"}, family.type == "gpt_bigcode")) return 1;
  const std::int64_t fallback = family.sizes.keyValueHeads;
  return fallback > 0 && fallback <= heads ? fallback : heads;
}

void readBiases(const ObjectReader& keys, const DecoderFamily& family, Mixer& mixer) {
  mixer.qkvBias = family.has(kQkvBias);
  mixer.outputBias = family.has(kOutputBias);
  if (family.has(kBiasOfAll) || family.has(kBiasOfAttention)) {
    const bool fallback = family.type == "starcoder2" || family.type == "internlm";
    mixer.qkvBias = mixer.outputBias = keys.flag({"use_bias", "bias"}, fallback);
  }
  if (keys.has("attention_bias")) {
    const bool bias = keys.flag({"attention_bias"}, false);
    mixer.qkvBias = bias;
    mixer.outputBias = bias && !family.has(kQkvBiasKeyOnly);
  }
  mixer.qkvBias = keys.flag({"qkv_bias", "use_qkv_bias", "add_qkv_bias"}, mixer.qkvBias);
  mixer.outputBias =
      keys.flag({"attention_out_bias", "attention_output_bias", "out_bias"}, mixer.outputBias);
  if (family.type == "internlm3") mixer.outputBias = keys.flag({"bias"}, mixer.outputBias);
  if (family.type == "bailing_moe") mixer.outputBias = keys.flag({"use_bias"}, false);
}

void readNorms(const ObjectReader& keys, const DecoderFamily& family, Mixer& mixer) {
  mixer.perHeadQkNorm = family.has(kHeadNorm);
  mixer.fullQkNorm = family.has(kFullNorm);
  const bool named =
      !keys.present({"use_qk_norm", "qk_layernorm", "use_qk_layernorm", "qk_norm"}).empty();
  if (!named) return;
  const bool wanted =
      keys.flag({"use_qk_norm", "qk_layernorm", "use_qk_layernorm", "qk_norm"}, false);
  const bool full = family.has(kFullNormKey) || family.has(kFullNorm) || family.type == "stablelm";
  const bool perHead = keys.text({"qk_norm_type"}, full ? "per_layer" : "per_head") == "per_head";
  mixer.perHeadQkNorm = wanted && perHead;
  mixer.fullQkNorm = wanted && !perHead;
}

/// Multi-head latent attention (DeepSeek-V2 and its heirs). `q_lora_rank` null means that
/// queries are projected directly.
void readLatent(const ObjectReader& keys, Mixer& mixer) {
  mixer.kind = MixerKind::LatentAttention;
  mixer.queryLoraRank = keys.integer({"q_lora_rank"}, kWidthOrNone, 0);
  mixer.keyValueLoraRank = keys.integer({"kv_lora_rank"}, kWidth, 512);
  mixer.qkNopeHeadDim = keys.integer({"qk_nope_head_dim"}, kWidth, 128);
  mixer.qkRopeHeadDim = keys.integer({"qk_rope_head_dim"}, kWidthOrNone, 64);
  mixer.valueHeadDim = keys.integer({"v_head_dim"}, kWidth, 128);
  mixer.outputGate = keys.flag({"mla_use_output_gate"}, false);
}

}  // namespace

Mixer readAttention(const ObjectReader& keys, const DecoderFamily& family, std::int64_t hidden) {
  Mixer mixer;
  static const ObjectReader::Names kNames = {"num_attention_heads", "attention_heads", "n_head",
                                             "n_heads", "num_heads"};
  mixer.heads = family.sizes.heads > 0 ? keys.integer(kNames, kHeads, family.sizes.heads)
                                       : keys.required(kNames, kHeads);
  mixer.keyValueHeads = readKeyValueHeads(keys, family, mixer.heads);
  const std::int64_t split = std::max<std::int64_t>(1, hidden / mixer.heads);
  mixer.headDim = keys.integer({"head_dim", "attention_head_dim", "kv_channels", "d_kv"}, kWidth,
                               family.sizes.headDim > 0 ? family.sizes.headDim : split);
  readBiases(keys, family, mixer);
  readNorms(keys, family, mixer);
  mixer.sinks = family.has(kSinks);
  if (family.has(kLatent) && keys.has("kv_lora_rank")) readLatent(keys, mixer);
  return mixer;
}

}  // namespace slicescape::hf
