// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/model/hf/decoder_stack.h"
#include "core/model/hf/families.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

constexpr DecoderFamily kOpenElm{"openelm", kGated | kTied, {2048, 28, 1, 0, 128, 1, 32000, 2048}};
constexpr DecoderFamily kNas{"nemotron-nas", kGated, {8192, 80, 64, 8, 0, 1, 128256, 131072}};
constexpr DecoderFamily kGemma3n{"gemma3n_text",
                                 kGated | kTied | kFourNorms | kHeadNorm,
                                 {2048, 35, 8, 2, 256, 16384, 262400, 32768}};
constexpr DecoderFamily kGemma4{"gemma4_text",
                                kGated | kTied | kFourNorms | kHeadNorm | kWindowPattern,
                                {2304, 30, 8, 4, 256, 9216, 262144, 131072}};
constexpr DecoderFamily kMimoV2{
    "mimo_v2_flash", kGated | kCorrectionBias, {4096, 48, 64, 4, 192, 16384, 152576, 262144}};
constexpr DecoderFamily kStep{
    "step3p5", kGated | kHeadNorm | kCorrectionBias, {4096, 45, 64, 8, 128, 11264, 128896, 65536}};

/// A number per layer; the last one holds for the layers behind a short list.
std::int64_t at(const std::vector<std::int64_t>& list, std::size_t index, std::int64_t fallback) {
  if (list.empty()) return fallback;
  return list[std::min(index, list.size() - 1)];
}

std::vector<std::int64_t> listOf(const ObjectReader& keys, ObjectReader::Names names,
                                 NumberRange range) {
  return keys.integers(names, range).value_or(std::vector<std::int64_t>{});
}

/// Numbers with a fraction; a failure when the list holds anything else.
std::vector<double> fractionsOf(const ObjectReader& keys, std::string_view name) {
  std::vector<double> list;
  const boost::json::value* value = keys.raw(name);
  if (!value) return list;
  keys.log().recognised.insert(keys.place(name));
  if (value->is_array()) {
    for (const auto& item : value->get_array()) {
      if (!item.is_number()) break;
      list.push_back(item.to_number<double>());
    }
    if (list.size() == value->get_array().size()) return list;
  }
  keys.log().fail(keys.place(name), Text{SLICESCAPE_TEXT("Expected a list of numbers."), {}});
  return {};
}

/// `factor · hidden` as a width of the allowed range, rounded to a multiple of `divisor`
/// and never more than a tenth below the exact value (OpenELM).
std::int64_t roundedWidth(double factor, std::int64_t hidden, std::int64_t divisor) {
  const double exact = std::clamp(factor, 0.0, 1024.0) * static_cast<double>(hidden);
  const auto step = static_cast<double>(divisor);
  double width = std::max(step, std::floor((exact + step / 2) / step) * step);
  if (width < 0.9 * exact) width += step;
  return std::clamp(static_cast<std::int64_t>(width), kInner.least, kInner.most);
}

/// Width of a searched MLP: two thirds of `factor · hidden`, up to a multiple of 256.
std::int64_t searchedWidth(double factor, std::int64_t hidden) {
  const double exact = 2 * std::clamp(factor, 0.0, 1024.0) * static_cast<double>(hidden) / 3;
  const std::int64_t width = static_cast<std::int64_t>(exact);
  return std::clamp((width + 255) / 256 * 256, kInnerOrNone.least, kInner.most);
}

/// Replaces a half that was searched away by one square matrix.
void replaceByLinear(LayerKind& layer) {
  layer.extraParameters += layer.hidden * layer.hidden;
  layer.extraProjectionParameters += layer.hidden * layer.hidden;
}

/// One entry of block_configs.
void applyBlock(const ObjectReader& block, LayerKind& layer) {
  layer.name = "block";
  if (const auto attention = block.child({"attention"})) {
    const bool gone = attention->flag({"no_op"}, false);
    const bool linear = attention->flag({"replace_with_linear"}, false);
    if (gone || linear) {
      layer.mixer = Mixer{};
      layer.mixer.kind = MixerKind::None;
      layer.name = "block without attention";
    } else {
      const std::int64_t group = attention->integer({"n_heads_in_group"}, kHeads, 1);
      layer.mixer.keyValueHeads = std::max<std::int64_t>(1, layer.mixer.heads / group);
      layer.mixer.window = attention->integer({"window_length"}, kTokensOrNone, 0);
    }
    if (linear) replaceByLinear(layer);
    if (gone) --layer.norms;
  }
  const auto ffn = block.child({"ffn"});
  if (!ffn) return;
  const bool gone = ffn->flag({"no_op"}, false);
  const bool linear = ffn->flag({"replace_with_linear"}, false);
  const auto width = ffn->integer({"intermediate_size"}, kInner);
  const double factor = ffn->number({"ffn_mult"}).value_or(0);
  layer.feedForward.width =
      gone || linear ? 0 : width.value_or(searchedWidth(factor, layer.hidden));
  if (linear) replaceByLinear(layer);
  if (gone) --layer.norms;
}

}  // namespace

/// OpenELM: heads and MLP width grow from layer to layer, given as lists.
void readOpenElm(const ObjectReader& keys, Reading& reading) {
  boost::json::object copy = keys.object();  // the shared reader expects single figures
  for (const std::string_view name : {"num_query_heads", "num_kv_heads"}) copy.erase(name);
  const DecoderStack plain =
      readDecoderStack(ObjectReader(copy, keys.pointer(), keys.log()), kOpenElm, reading);
  const auto heads = listOf(keys, {"num_query_heads"}, kHeads);
  const auto keyValueHeads = listOf(keys, {"num_kv_heads"}, kHeads);
  const auto factors = fractionsOf(keys, "ffn_multipliers");
  const std::int64_t divisor = keys.integer({"ffn_dim_divisor"}, kInner, 256);
  DecoderStack stack = plain;
  stack.slots.resize(static_cast<std::size_t>(keys.integer(
      {"num_transformer_layers"}, kLayers, static_cast<std::int64_t>(plain.slots.size()))));
  stack.layer.mixer.perHeadQkNorm = keys.flag({"normalize_qk_projections"}, true);
  stack.layer.feedForward.gated = keys.flag({"ffn_with_glu"}, true);
  reading.model.tiedEmbeddings = keys.flag({"share_input_output_layers"}, true);
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    layer.mixer.heads = at(heads, index, 16);
    layer.mixer.keyValueHeads = at(keyValueHeads, index, layer.mixer.heads);
    const double factor = factors.empty() ? 4 : factors[std::min(index, factors.size() - 1)];
    layer.feedForward.width = roundedWidth(factor, layer.hidden, divisor);
  });
}

/// Nemotron-NAS and DeciLM: every layer has a searched shape; attention or MLP may be gone
/// or be one matrix.
void readNemotronNas(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kNas, reading);
  const std::vector<ObjectReader> blocks = keys.children({"block_configs"});
  const auto keyValueHeads = listOf(keys, {"num_key_value_heads_per_layer"}, kHeads);
  if (blocks.empty() && keyValueHeads.empty()) {
    keys.log().fail(
        keys.place("block_configs"),
        Text{SLICESCAPE_TEXT("Expected the shapes of the layers, which are missing."), {}});
    return;
  }
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    if (index < blocks.size()) {
      applyBlock(blocks[index], layer);
    } else {
      layer.mixer.keyValueHeads = at(keyValueHeads, index, layer.mixer.keyValueHeads);
    }
  });
}

/// Gemma 3n: beside attention and MLP each layer has a low-rank residual (LAuReL), four
/// parallel streams with small routers (AltUp) and an embedding of its own per token.
void readGemma3n(const ObjectReader& keys, Reading& reading) {
  const auto widths = listOf(keys, {"intermediate_size"}, kInner);
  const DecoderStack stack = [&] {
    if (const boost::json::value* value = keys.raw("intermediate_size");
        !value || !value->is_array()) {
      return readDecoderStack(keys, kGemma3n, reading);
    }
    // The shared reader expects one width; the list is applied layer by layer below.
    boost::json::object copy = keys.object();
    copy["intermediate_size"] = at(widths, 0, kGemma3n.sizes.inner);
    return readDecoderStack(ObjectReader(copy, keys.pointer(), keys.log()), kGemma3n, reading);
  }();
  ModelProfile& model = reading.model;
  const std::int64_t h = model.hidden;
  const std::int64_t streams = keys.integer({"altup_num_inputs"}, kSmall, 4);
  const std::int64_t rank = keys.integer({"laurel_rank"}, kWidth, 64);
  const std::int64_t perLayer = keys.integer({"hidden_size_per_layer_input"}, kWidth, 256);
  const std::int64_t rows = keys.integer({"vocab_size_per_layer_input"}, kInner, 262144);
  keys.integer({"num_kv_shared_layers"}, kLayersOrNone);
  const auto layers = static_cast<std::int64_t>(stack.slots.size());
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    layer.feedForward.width = at(widths, index, layer.feedForward.width);
    const std::int64_t laurel = 2 * h * rank;
    const std::int64_t routing = streams * streams + streams * streams * streams + h * streams;
    const std::int64_t gate = 2 * h * perLayer;
    layer.extraProjectionParameters = laurel + routing + gate;
    layer.extraParameters =
        laurel + routing + gate + h /* laurel norm */ + 2 * h /* router */ + h /* per-layer norm */;
  });
  model.embeddingExtraParameters +=
      rows * layers * perLayer + h * layers * perLayer + perLayer + (streams - 1) * h * h;
  model.headExtraParameters += (streams - 1) * h * h;
}

/// Gemma 4: global layers have their own head size and key-value heads, and may use the
/// keys as values; some models add experts beside the MLP and embeddings per layer.
void readGemma4(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kGemma4, reading);
  ModelProfile& model = reading.model;
  const std::int64_t h = model.hidden;
  const Mixer local = stack.layer.mixer;
  const std::int64_t globalDim = keys.integer({"global_head_dim"}, kWidth, 512);
  const std::int64_t globalHeads =
      keys.integer({"num_global_key_value_heads"}, kHeads, local.keyValueHeads);
  const bool keysAreValues = keys.flag({"attention_k_eq_v"}, false);
  const bool mixture = keys.flag({"enable_moe_block"}, false) && stack.experts.isMoe();
  const std::int64_t perLayer = keys.integer({"hidden_size_per_layer_input"}, kWidthOrNone, 256);
  const std::int64_t rows = keys.integer({"vocab_size_per_layer_input"}, kInner, 262144);
  const std::int64_t sharing = keys.integer({"num_kv_shared_layers"}, kLayersOrNone, 0);
  const bool doubleWide = keys.flag({"use_double_wide_mlp"}, false);
  const FeedForward dense = stack.layer.feedForward;
  const auto layers = static_cast<std::int64_t>(stack.slots.size());
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    const bool sharesKeys = sharing > 0 && static_cast<std::int64_t>(index) >= layers - sharing;
    layer.name = slot.window > 0 ? "local" : "global";
    if (slot.window == 0) {
      layer.mixer.headDim = globalDim;
      layer.mixer.keyValueHeads = keysAreValues ? globalHeads : local.keyValueHeads;
      layer.mixer.keysAreValues = keysAreValues;
    }
    layer.feedForward = dense;
    if (sharesKeys && doubleWide) layer.feedForward.width *= 2;
    if (sharesKeys) {
      // The keys and values of an earlier layer are used: no projections, no key norm.
      layer.name += " shared keys";
      layer.mixer.perHeadQkNorm = false;
      layer.extraParameters += layer.mixer.headDim;
      layer.mixer.keyValueHeads = 0;
    }
    if (mixture) {
      layer.name += " moe";
      const std::int64_t width = dense.width;
      layer.feedForward = stack.experts;
      layer.feedForward.width = width;
      layer.feedForward.scoreCorrectionBias = false;
      layer.norms += 3;
      layer.extraParameters += h + layer.feedForward.experts;  // scales of the router
    }
    if (perLayer > 0) {
      layer.extraParameters += 2 * h * perLayer + h;
      layer.extraProjectionParameters += 2 * h * perLayer;
    }
    layer.extraParameters += 1;  // output scale
  });
  if (perLayer > 0) {
    model.embeddingExtraParameters += rows * layers * perLayer + h * layers * perLayer + perLayer;
  }
}

/// MiMo-V2: local layers have their own heads; values are narrower than keys; sinks in the
/// local layers.
void readMimoV2(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kMimoV2, reading);
  Mixer global = stack.layer.mixer;
  global.valueHeadDim = keys.integer({"v_head_dim"}, kWidth, global.headDim);
  global.sinks = keys.flag({"add_full_attention_sink_bias"}, false);
  Mixer local = global;
  local.heads = keys.integer({"swa_num_attention_heads"}, kHeads, global.heads);
  local.keyValueHeads = keys.integer({"swa_num_key_value_heads"}, kHeads, global.keyValueHeads);
  local.headDim = keys.integer({"swa_head_dim"}, kWidth, global.headDim);
  local.valueHeadDim = keys.integer({"swa_v_head_dim"}, kWidth, global.valueHeadDim);
  local.sinks = keys.flag({"add_swa_attention_sink_bias"}, false);
  appendLayers(stack, reading, [&](std::size_t, const LayerSlot& slot, LayerKind& layer) {
    layer.mixer = slot.window > 0 ? local : global;
    layer.mixer.window = slot.window;
  });
  readPredictionModules(keys, reading);
}

/// Step 3.5 and 3.7: local layers may have more heads; a gate per head.
void readStep(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kStep, reading);
  Mixer local = stack.layer.mixer;
  if (const auto other = keys.child({"attention_other_setting"})) {
    local.heads = other->integer({"num_attention_heads"}, kHeads, local.heads);
    local.keyValueHeads = other->integer({"num_attention_groups", "num_key_value_heads"}, kHeads,
                                         local.keyValueHeads);
    local.headDim = other->integer({"head_dim"}, kWidth, local.headDim);
  }
  const bool gated = keys.flag({"use_head_wise_attn_gate"}, false);
  appendLayers(stack, reading, [&](std::size_t, const LayerSlot& slot, LayerKind& layer) {
    if (slot.window > 0) layer.mixer = local;
    layer.mixer.window = slot.window;
    if (!gated) return;
    layer.extraParameters += layer.hidden * layer.mixer.heads;
    layer.extraProjectionParameters += layer.hidden * layer.mixer.heads;
  });
  readPredictionModules(keys, reading);
}

}  // namespace slicescape::hf
