// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/model/hf/reading.h"

namespace slicescape::hf {

/// The reader of a model_type with rules of its own; null for plain decoders and unknown
/// types.
FamilyReader findFamilyReader(std::string_view type);

// Decoders whose keys or blocks differ (special_decoders.cpp)
void readFalcon(const ObjectReader& keys, Reading& reading);
void readMpt(const ObjectReader& keys, Reading& reading);
void readDbrx(const ObjectReader& keys, Reading& reading);
void readChatGlm(const ObjectReader& keys, Reading& reading);
void readOpt(const ObjectReader& keys, Reading& reading);
void readGptNeo(const ObjectReader& keys, Reading& reading);
void readLlama4(const ObjectReader& keys, Reading& reading);
void readMllama(const ObjectReader& keys, Reading& reading);
void readOlmoOriginal(const ObjectReader& keys, Reading& reading);
void readPersimmon(const ObjectReader& keys, Reading& reading);
void readHunyuan(const ObjectReader& keys, Reading& reading);
void readArctic(const ObjectReader& keys, Reading& reading);
void readAfmoe(const ObjectReader& keys, Reading& reading);

// Latent attention and its heirs (latent_decoders.cpp)
void readSparseLatent(const ObjectReader& keys, Reading& reading);
void readDeepSeekV4(const ObjectReader& keys, Reading& reading);
void readMiniMaxM3(const ObjectReader& keys, Reading& reading);
void readLongcat(const ObjectReader& keys, Reading& reading);

// Layers that differ one by one (per_layer_decoders.cpp)
void readOpenElm(const ObjectReader& keys, Reading& reading);
void readNemotronNas(const ObjectReader& keys, Reading& reading);
void readGemma3n(const ObjectReader& keys, Reading& reading);
void readGemma4(const ObjectReader& keys, Reading& reading);
void readMimoV2(const ObjectReader& keys, Reading& reading);
void readStep(const ObjectReader& keys, Reading& reading);

// State-space and hybrid stacks (state_space.cpp, hybrid_decoders.cpp)
void readMamba(const ObjectReader& keys, Reading& reading);
void readMamba2(const ObjectReader& keys, Reading& reading);
void readMambaSsm(const ObjectReader& keys, Reading& reading);
void readRwkv(const ObjectReader& keys, Reading& reading);
void readNemotronH(const ObjectReader& keys, Reading& reading);
void readZamba2(const ObjectReader& keys, Reading& reading);
void readJamba(const ObjectReader& keys, Reading& reading);
void readBamba(const ObjectReader& keys, Reading& reading);
void readGraniteHybrid(const ObjectReader& keys, Reading& reading);
void readFalconH1(const ObjectReader& keys, Reading& reading);
void readQwen3Next(const ObjectReader& keys, Reading& reading);
void readKimiLinear(const ObjectReader& keys, Reading& reading);
void readMiniMaxText(const ObjectReader& keys, Reading& reading);
void readRecurrentGemma(const ObjectReader& keys, Reading& reading);
void readLfm2(const ObjectReader& keys, Reading& reading);

// Encoders and encoder-decoders (encoders.cpp, encoder_decoders.cpp)
void readBert(const ObjectReader& keys, Reading& reading);
void readDeberta(const ObjectReader& keys, Reading& reading);
void readDistilBert(const ObjectReader& keys, Reading& reading);
void readAlbert(const ObjectReader& keys, Reading& reading);
void readModernBert(const ObjectReader& keys, Reading& reading);
void readClipText(const ObjectReader& keys, Reading& reading);
void readVit(const ObjectReader& keys, Reading& reading);
void readT5(const ObjectReader& keys, Reading& reading);
void readBart(const ObjectReader& keys, Reading& reading);
void readWhisper(const ObjectReader& keys, Reading& reading);

}  // namespace slicescape::hf
