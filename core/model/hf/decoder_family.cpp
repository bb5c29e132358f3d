// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/decoder_family.h"

#include <algorithm>
#include <iterator>

namespace slicescape::hf {
namespace {

constexpr std::uint32_t kAllBias = kQkvBias | kOutputBias | kMlpBias;
constexpr std::uint32_t kGpt2 = kTied | kLayerNorm | kAllBias | kLearnedPositions;

/// Sorted by model_type. Sizes: hidden, layers, heads, key-value heads, head size, MLP
/// width, vocabulary, context.
constexpr DecoderFamily kFamilies[] = {
    {"Yi", kGated, {4096, 32, 32, 4, 0, 11008, 64000, 4096}},
    {"afmoe", kGated | kFourNorms | kHeadNorm | kCorrectionBias, {}},
    {"apertus", kHeadNorm, {4096, 32, 32, 0, 0, 14336, 131072, 65536}},
    {"aria_text", kGated, {4096, 32, 32, 0, 0, 4096, 32000, 4096}},
    {"arcee", 0, {2560, 32, 32, 0, 0, 18432, 32000, 4096}},
    {"aquila", kGated, {4096, 32, 32, 0, 0, 11008, 100008, 2048}},
    {"baichuan", kGated, {4096, 32, 32, 0, 0, 11008, 125696, 4096}},
    {"bailing_moe", kGated, {4096, 28, 16, 4, 0, 5632, 126464, 16384}},
    {"bailing_moe_v2", kGated | kHeadNorm | kCorrectionBias, {}},
    {"bitnet", kGated | kTied, {2560, 30, 20, 5, 0, 6912, 128256, 2048}},
    {"bloom", (kGpt2 & ~kLearnedPositions) | kEmbeddingNorm, {64, 2, 8, 0, 0, 0, 250880, 2048}},
    {"code_llama", kGated, {4096, 32, 32, 0, 0, 11008, 32000, 2048}},
    {"codegen", kLayerNorm | kMlpBias | kOneNorm | kHeadBias, {4096, 28, 16, 0, 0, 0, 50400, 2048}},
    {"codeshell", kGpt2 & ~kLearnedPositions, {4096, 42, 32, 8, 0, 16384, 70144, 8192}},
    {"cohere",
     kGated | kTied | kLayerNormNoBias | kOneNorm | kFullNormKey,
     {8192, 40, 64, 0, 0, 22528, 256000, 8192}},
    {"cohere2",
     kGated | kTied | kLayerNormNoBias | kOneNorm | kWindowPattern,
     {8192, 40, 64, 0, 0, 22528, 256000, 8192}},
    {"deepseek", kGated, {4096, 30, 32, 0, 0, 11008, 102400, 2048}},
    {"deepseek_v2", kGated | kLatent, {4096, 30, 32, 0, 0, 11008, 102400, 2048}},
    {"deepseek_v3", kGated | kLatent | kCorrectionBias, {7168, 61, 128, 0, 0, 18432, 129280, 4096}},
    {"dots1", kGated | kHeadNorm | kCorrectionBias, {4096, 62, 32, 32, 0, 10944, 152064, 2048}},
    {"ernie4_5", kGated | kTied | kBiasOfAll, {1024, 18, 16, 2, 128, 3072, 103424, 131072}},
    {"ernie4_5_moe",
     kGated | kTied | kBiasOfAll | kCorrectionBias,
     {2560, 28, 20, 4, 0, 12288, 103424, 131072}},
    {"exaone", kGated, {4096, 32, 32, 0, 0, 14336, 102400, 2048}},
    {"exaone4", kGated | kHeadNorm, {4096, 32, 32, 32, 0, 16384, 102400, 2048}},
    {"gemma", kGated | kTied, {3072, 28, 16, 16, 256, 24576, 256000, 8192}},
    {"gemma2",
     kGated | kTied | kFourNorms | kWindowEven,
     {2304, 26, 8, 4, 256, 9216, 256000, 8192}},
    {"gemma3_text",
     kGated | kTied | kFourNorms | kHeadNorm | kWindowPattern,
     {2304, 26, 8, 4, 256, 9216, 262208, 131072}},
    {"glm", kGated | kQkvBiasKeyOnly, {4096, 40, 32, 2, 128, 13696, 151552, 131072}},
    {"glm4", kGated | kFourNorms | kQkvBiasKeyOnly, {4096, 40, 32, 2, 128, 13696, 151552, 131072}},
    {"glm4_moe",
     kGated | kQkvBiasKeyOnly | kCorrectionBias,
     {4096, 46, 96, 8, 128, 10944, 151552, 131072}},
    {"glm4_moe_lite", kGated | kLatent | kCorrectionBias, {2048, 47, 20, 20, 0, 10240, 154880, 0}},
    {"glm_moe_dsa", kGated | kLatent | kCorrectionBias, {6144, 78, 64, 64, 0, 12288, 154880, 0}},
    {"gpt2", kGpt2, {768, 12, 12, 0, 0, 0, 50257, 1024}},
    {"gpt_bigcode", kGpt2, {768, 12, 12, 0, 0, 0, 50257, 1024}},
    {"gpt_neo", kGpt2 & ~kQkvBias, {2048, 24, 16, 0, 0, 0, 50257, 2048}},
    {"gpt_neox", kLayerNorm | kAllBias, {6144, 44, 64, 0, 0, 24576, 50432, 2048}},
    {"gpt_neox_japanese", kLayerNorm | kAllBias, {2560, 32, 32, 0, 0, 0, 32000, 2048}},
    {"gpt_oss",
     kGated | kQkvBias | kOutputBias | kSinks | kRouterBias | kExpertBias | kWindowEven,
     {2880, 36, 64, 8, 64, 2880, 201088, 131072}},
    {"gptj", kLayerNorm | kMlpBias | kOneNorm | kHeadBias, {4096, 28, 16, 0, 0, 0, 50400, 2048}},
    {"granite", kGated, {4096, 32, 32, 0, 0, 11008, 32000, 2048}},
    {"granitemoe", kGated, {4096, 32, 32, 0, 0, 11008, 32000, 2048}},
    {"granitemoeshared", kGated, {4096, 32, 32, 0, 0, 11008, 32000, 2048}},
    {"grok-1", kGated | kTied | kFourNorms, {6144, 64, 48, 8, 0, 32768, 131072, 8192}},
    {"grok-2", kGated | kFourNorms, {8192, 64, 64, 8, 128, 32768, 131072, 131072}},
    {"helium", kGated, {2560, 24, 20, 20, 128, 7040, 48000, 4096}},
    {"hunyuan_v1_dense", kGated, {4096, 32, 32, 0, 0, 11008, 290943, 2048}},
    {"hunyuan_v1_moe", kGated, {4096, 32, 32, 0, 0, 11008, 290943, 2048}},
    {"internlm", kGated | kBiasOfAttention, {4096, 32, 32, 0, 0, 11008, 103168, 2048}},
    {"internlm2", kGated | kBiasOfAttention, {4096, 32, 32, 0, 0, 11008, 103168, 2048}},
    {"internlm3", kGated, {4096, 32, 32, 0, 0, 11008, 128512, 32768}},
    {"jais", kGpt2, {768, 12, 12, 0, 0, 0, 50257, 1024}},
    {"kimi_k2", kGated | kLatent | kCorrectionBias, {7168, 61, 64, 0, 0, 18432, 163840, 131072}},
    {"llama", kGated, {4096, 32, 32, 0, 0, 11008, 32000, 2048}},
    {"minicpm", kGated | kTied, {2304, 40, 36, 36, 0, 5760, 122753, 2048}},
    {"minicpm3", kGated | kTied | kLatent, {2560, 62, 40, 0, 0, 6400, 73448, 32768}},
    {"mimo", kGated | kQkvBias | kQkvBiasKeyOnly, {4096, 36, 32, 8, 0, 11008, 151680, 32768}},
    {"minimax_m2", kGated | kFullNormKey, {3072, 62, 48, 8, 128, 1536, 200064, 0}},
    {"ministral", kGated | kWindowAlways, {4096, 32, 32, 8, 0, 14336, 32000, 131072}},
    {"ministral3", kGated | kWindowAlways, {4096, 34, 32, 8, 128, 14336, 131072, 262144}},
    {"mistral", kGated | kWindowAlways, {4096, 32, 32, 8, 0, 14336, 32000, 131072}},
    {"mixtral", kGated | kWindowAlways, {4096, 32, 32, 8, 0, 14336, 32000, 131072}},
    {"nanochat", kNoNormWeights, {1280, 20, 10, 10, 0, 5120, 65536, 2048}},
    {"nemotron", kLayerNorm, {6144, 32, 48, 0, 0, 24576, 256000, 4096}},
    {"olmo", kGated | kNoNormWeights, {4096, 32, 32, 0, 0, 11008, 50304, 2048}},
    {"olmo2", kGated | kFullNorm, {4096, 32, 32, 0, 0, 11008, 50304, 2048}},
    {"olmo3", kGated | kFullNorm, {4096, 32, 32, 0, 0, 11008, 50304, 2048}},
    {"olmoe", kGated | kFullNorm, {2048, 16, 16, 0, 0, 2048, 50304, 4096}},
    {"orion", kGated | kLayerNorm, {5120, 40, 40, 0, 0, 15360, 84608, 4096}},
    {"phi", kLayerNorm | kAllBias | kOneNorm | kHeadBias, {2048, 24, 32, 0, 0, 8192, 51200, 2048}},
    {"phi3", kGated | kWindowAlways, {3072, 32, 32, 0, 0, 8192, 32064, 4096}},
    {"phi4mm", kGated | kWindowAlways, {3072, 32, 24, 8, 0, 8192, 200064, 131072}},
    {"phi3small",
     kGated | kTied | kLayerNorm | kAllBias,
     {4096, 32, 32, 8, 0, 14336, 100352, 8192}},
    {"phimoe", kGated | kLayerNorm | kWindowAlways, {4096, 32, 32, 8, 0, 6400, 32064, 131072}},
    {"plamo", kGated | kOneNorm, {4096, 32, 32, 0, 0, 13312, 32000, 2048}},
    {"qwen", kGated | kQkvBias, {4096, 32, 32, 0, 128, 22016, 151936, 8192}},
    {"qwen2", kGated | kQkvBias | kWindowSwitch, {4096, 32, 32, 32, 0, 22016, 151936, 32768}},
    {"qwen2_moe",
     kGated | kQkvBias | kSharedGate | kWindowSwitch,
     {2048, 24, 16, 16, 0, 5632, 151936, 32768}},
    {"qwen3", kGated | kHeadNorm | kWindowSwitch, {4096, 32, 32, 32, 128, 22016, 151936, 32768}},
    {"qwen3_moe", kGated | kHeadNorm | kWindowSwitch, {2048, 24, 32, 4, 128, 6144, 151936, 32768}},
    {"seed_oss", kGated, {4096, 64, 80, 8, 128, 27648, 155136, 524288}},
    {"smollm3", kGated | kTied | kWindowSwitch, {2048, 36, 16, 4, 0, 11008, 128256, 32768}},
    {"solar_open", kGated | kCorrectionBias, {4096, 48, 64, 8, 128, 10240, 196608, 131072}},
    {"stablelm", kGated | kLayerNorm, {2560, 32, 32, 32, 0, 6912, 50304, 4096}},
    {"starcoder2",
     kTied | kLayerNorm | kBiasOfAll | kWindowAlways,
     {3072, 30, 24, 2, 0, 12288, 49152, 4096}},
    {"telechat3", kGated, {}},
    {"xglm", kGpt2 & ~kLearnedPositions, {1024, 24, 16, 0, 0, 4096, 256008, 2048}},
    {"xverse", kGated, {4096, 32, 32, 0, 0, 11008, 100278, 2048}},
    {"youtu_llm", kGated | kLatent, {2048, 32, 16, 16, 0, 6144, 128256, 131072}},
};

struct Alias {
  std::string_view type;
  std::string_view family;
};

/// Names under which the same architecture is also published.
constexpr Alias kAliases[] = {
    {"Baichuan", "baichuan"},
    {"deepseek_v32", "deepseek_v3"},
    {"exaone4_5_text", "exaone4"},
    {"gemma3", "gemma3_text"},
    {"glm4v_moe_text", "glm4_moe"},
    {"glm4v_text", "glm4"},
    {"hunyuan", "hunyuan_v1_moe"},
    {"joyai_llm_flash", "deepseek_v3"},
    {"mistral3", "mistral"},
    {"open_llama", "llama"},
    {"openai-gpt", "gpt2"},
    {"phi3_v", "phi3"},
    {"phi-msft", "phi"},
    {"qwen2_5_omni_text", "qwen2"},
    {"qwen2_5_vl", "qwen2"},
    {"qwen2_5_vl_text", "qwen2"},
    {"qwen2_audio", "qwen2"},
    {"qwen2_vl", "qwen2"},
    {"qwen2_vl_text", "qwen2"},
    {"qwen3_omni_moe_text", "qwen3_moe"},
    {"qwen3_vl_moe_text", "qwen3_moe"},
    {"qwen3_vl_text", "qwen3"},
    {"stablelm_epoch", "stablelm"},
    {"yi", "Yi"},
};

constexpr DecoderFamily kUnknown{"", kGated, {}};

}  // namespace

const DecoderFamily* findDecoderFamily(std::string_view type) {
  const auto alias = std::find_if(std::begin(kAliases), std::end(kAliases),
                                  [&](const Alias& entry) { return entry.type == type; });
  if (alias != std::end(kAliases)) type = alias->family;
  const auto found = std::find_if(std::begin(kFamilies), std::end(kFamilies),
                                  [&](const DecoderFamily& entry) { return entry.type == type; });
  return found == std::end(kFamilies) ? nullptr : &*found;
}

const DecoderFamily& unknownDecoderFamily() {
  return kUnknown;
}

}  // namespace slicescape::hf
