// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/families.h"

#include <algorithm>

namespace slicescape::hf {
namespace {

struct Entry {
  std::string_view type;
  FamilyReader reader;
};

constexpr Entry kReaders[] = {
    {"RefinedWeb", readFalcon},
    {"RefinedWebModel", readFalcon},
    {"afmoe", readAfmoe},
    {"albert", readAlbert},
    {"arctic", readArctic},
    {"bamba", readBamba},
    {"bart", readBart},
    {"bert", readBert},
    {"blenderbot", readBart},
    {"blenderbot-small", readBart},
    {"camembert", readBert},
    {"chatglm", readChatGlm},
    {"clip", readClipText},
    {"clip_text_model", readClipText},
    {"dbrx", readDbrx},
    {"deberta", readDeberta},
    {"deberta-v2", readDeberta},
    {"deci", readNemotronNas},
    {"deepseek_v32", readSparseLatent},
    {"deepseek_v4", readDeepSeekV4},
    {"deit", readVit},
    {"dinov2", readVit},
    {"distilbert", readDistilBert},
    {"electra", readBert},
    {"falcon", readFalcon},
    {"falcon_h1", readFalconH1},
    {"falcon_mamba", readMamba},
    {"fuyu", readPersimmon},
    {"gemma3n", readGemma3n},
    {"gemma3n_text", readGemma3n},
    {"gemma4", readGemma4},
    {"gemma4_text", readGemma4},
    {"glm_moe_dsa", readSparseLatent},
    {"gpt_neo", readGptNeo},
    {"granitemoehybrid", readGraniteHybrid},
    {"hf_olmo", readOlmoOriginal},
    {"hunyuan", readHunyuan},
    {"hunyuan_v1_moe", readHunyuan},
    {"jamba", readJamba},
    {"kimi_k3", readKimiLinear},
    {"kimi_linear", readKimiLinear},
    {"lfm2", readLfm2},
    {"lfm2_moe", readLfm2},
    {"llama4", readLlama4},
    {"llama4_text", readLlama4},
    {"longcat_flash", readLongcat},
    {"m2m_100", readBart},
    {"mamba", readMamba},
    {"mamba2", readMamba2},
    {"mamba_ssm", readMambaSsm},
    {"marian", readBart},
    {"mbart", readBart},
    {"mimo_v2_flash", readMimoV2},
    {"minimax", readMiniMaxText},
    {"minimax_m1", readMiniMaxText},
    {"minimax_m3", readMiniMaxM3},
    {"minimax_m3_vl", readMiniMaxM3},
    {"minimax_text_01", readMiniMaxText},
    {"mllama", readMllama},
    {"mllama_text_model", readMllama},
    {"modernbert", readModernBert},
    {"mpt", readMpt},
    {"mt5", readT5},
    {"nemotron-nas", readNemotronNas},
    {"nemotron_h", readNemotronH},
    {"nomic_bert", readBert},
    {"openelm", readOpenElm},
    {"opt", readOpt},
    {"pegasus", readBart},
    {"persimmon", readPersimmon},
    {"plbart", readBart},
    {"qwen3_5", readQwen3Next},
    {"qwen3_5_moe", readQwen3Next},
    {"qwen3_5_moe_text", readQwen3Next},
    {"qwen3_5_text", readQwen3Next},
    {"qwen3_next", readQwen3Next},
    {"recurrent_gemma", readRecurrentGemma},
    {"roberta", readBert},
    {"rwkv", readRwkv},
    {"siglip", readClipText},
    {"siglip2", readClipText},
    {"siglip2_text_model", readClipText},
    {"siglip_text_model", readClipText},
    {"step3p5", readStep},
    {"step3p7", readStep},
    {"switch_transformers", readT5},
    {"t5", readT5},
    {"umt5", readT5},
    {"vit", readVit},
    {"whisper", readWhisper},
    {"xlm-roberta", readBert},
    {"xlm-roberta-xl", readBert},
    {"zamba2", readZamba2},
};

}  // namespace

FamilyReader findFamilyReader(std::string_view type) {
  const auto found = std::find_if(std::begin(kReaders), std::end(kReaders),
                                  [&](const Entry& entry) { return entry.type == type; });
  return found == std::end(kReaders) ? nullptr : found->reader;
}

}  // namespace slicescape::hf
