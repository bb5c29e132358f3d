// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/model/hf/decoder_family.h"
#include "core/model/hf/reading.h"

namespace slicescape::hf {

/// One place in the stack, before its layer is made.
struct LayerSlot {
  /// "full_attention", "sliding_attention", "linear_attention", "mamba", …: the words that
  /// layer_types uses.
  std::string type = "full_attention";
  std::int64_t window = 0;
  bool moe = false;
};

/// A decoder as its keys describe it: the parts of a layer and which place has which.
struct DecoderStack {
  LayerKind layer;      ///< full attention, dense MLP
  FeedForward experts;  ///< valid when any slot is MoE
  std::vector<LayerSlot> slots;
};

/// Number of layers that a model with these keys has.
std::int64_t readLayerCount(const ObjectReader& keys, const DecoderFamily& family);

/// Attention sizes, biases and norms (attention_keys.cpp).
Mixer readAttention(const ObjectReader& keys, const DecoderFamily& family, std::int64_t hidden);

/// The experts of a mixture and the layers that have them (expert_keys.cpp). Empty when
/// the model is dense.
struct ExpertPlan {
  FeedForward experts;
  std::vector<bool> moe;
};
std::optional<ExpertPlan> readExperts(const ObjectReader& keys, const DecoderFamily& family,
                                      const FeedForward& dense, std::size_t layers,
                                      Reading& reading);

/// Type and window of every layer (layer_types.cpp).
std::vector<LayerSlot> readSlots(const ObjectReader& keys, const DecoderFamily& family,
                                 std::size_t layers, Reading& reading);

/// Reads what all decoders have in common and fills the parts of `reading.model` outside
/// the layers: vocabulary, context, embedding, head.
DecoderStack readDecoderStack(const ObjectReader& keys, const DecoderFamily& family,
                              Reading& reading);

/// Makes the layers. `adjust` may change each one by its slot (hybrid mixers, per-layer
/// sizes) before it is appended.
using LayerAdjust = std::function<void(std::size_t index, const LayerSlot& slot, LayerKind& layer)>;
void appendLayers(const DecoderStack& stack, Reading& reading, const LayerAdjust& adjust = {});

/// Multi-token prediction modules, each like the last layer (num_nextn_predict_layers).
void readPredictionModules(const ObjectReader& keys, Reading& reading);

/// A decoder without anything special, or with heads and MLP widths listed per layer.
void readPlainDecoder(const ObjectReader& keys, const DecoderFamily& family, Reading& reading);

}  // namespace slicescape::hf
