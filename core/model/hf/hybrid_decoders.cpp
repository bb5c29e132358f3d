// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/decoder_stack.h"
#include "core/model/hf/families.h"
#include "core/model/hf/state_mixers.h"
#include "core/model/profile_builder.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

constexpr DecoderFamily kJamba{"jamba", kGated, {4096, 32, 32, 8, 0, 14336, 65536, 262144}};
constexpr DecoderFamily kBamba{"bamba", kGated, {4096, 32, 32, 8, 0, 14336, 128000, 262144}};
constexpr DecoderFamily kGraniteHybrid{
    "granitemoehybrid", kGated | kTied, {4096, 32, 32, 0, 0, 11008, 32000, 2048}};
constexpr DecoderFamily kFalconH1{"falcon_h1", kGated, {4096, 32, 32, 8, 0, 14336, 128000, 8192}};
constexpr DecoderFamily kQwen3Next{
    "qwen3_next", kGated | kHeadNorm | kSharedGate, {2048, 48, 16, 2, 256, 5632, 151936, 32768}};
constexpr DecoderFamily kKimiLinear{
    "kimi_linear", kGated | kLatent | kCorrectionBias, {2304, 27, 32, 32, 72, 9216, 163840, 0}};
constexpr DecoderFamily kMiniMaxText{
    "minimax_text_01", kGated, {6144, 80, 64, 8, 128, 9216, 200064, 10240000}};
constexpr DecoderFamily kRecurrentGemma{
    "recurrent_gemma", kGated | kTied | kMlpBias, {2560, 26, 10, 1, 0, 7680, 256000, 8192}};
constexpr DecoderFamily kLfm2{
    "lfm2", kGated | kTied | kHeadNorm, {2560, 32, 32, 8, 0, 12288, 65536, 128000}};

/// Every period-th layer is of the other kind.
bool isPeriodic(std::size_t index, std::int64_t period, std::int64_t offset) {
  return period > 0 && static_cast<std::int64_t>(index) % period == offset % period;
}

bool contains(const std::vector<std::int64_t>& list, std::size_t index) {
  return std::find(list.begin(), list.end(), static_cast<std::int64_t>(index)) != list.end();
}

/// Mamba-2 sizes in the words of Bamba, Granite and Falcon-H1. A file with mamba_expand
/// alone leaves the head size to follow from the heads.
Mamba2Shape readMamba2Keys(const ObjectReader& keys, std::int64_t hidden,
                           const Mamba2Shape& defaults) {
  Mamba2Shape shape = defaults;
  shape.hidden = hidden;
  shape.heads = keys.integer({"mamba_n_heads", "mamba_num_heads"}, kHeads, defaults.heads);
  const std::int64_t inner =
      keys.integer({"mamba_d_ssm"}, kWidth, keys.integer({"mamba_expand"}, kSmall, 2) * hidden);
  const std::int64_t headDim = std::max<std::int64_t>(1, inner / shape.heads);
  const boost::json::value* word = keys.raw("mamba_d_head");
  if (word && word->is_string()) {
    keys.text({"mamba_d_head"});
    shape.headDim = headDim;
  } else {
    shape.headDim = keys.integer({"mamba_d_head", "mamba_head_dim"}, kWidth, headDim);
  }
  shape.groups = keys.integer({"mamba_n_groups", "mamba_ngroups"}, kHeads, defaults.groups);
  shape.state = keys.integer({"mamba_d_state"}, kWidth, defaults.state);
  shape.convKernel = keys.integer({"mamba_d_conv"}, kSmall, defaults.convKernel);
  shape.convBias = keys.flag({"mamba_conv_bias"}, true);
  shape.projectionBias = keys.flag({"mamba_proj_bias"}, false);
  return shape;
}

/// Makes `layer` a layer of `mixer` and names it so.
void setMixer(LayerKind& layer, const Mixer& mixer, const std::string& name) {
  layer.mixer = mixer;
  layer.name = name + (layer.feedForward.isMoe() ? " moe" : "");
}

}  // namespace

/// Jamba: one attention layer in every attn_layer_period, Mamba-1 with norms elsewhere; one
/// mixture in every expert_layer_period.
void readJamba(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kJamba, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  const std::int64_t period = keys.integer({"attn_layer_period"}, kSmall, 8);
  const std::int64_t offset = keys.integer({"attn_layer_offset"}, kSmallOrNone, 4);
  Mamba1Shape shape;
  shape.hidden = model.hidden;
  shape.inner = keys.integer({"mamba_expand"}, kSmall, 2) * model.hidden;
  shape.state = keys.integer({"mamba_d_state"}, kWidth, 16);
  shape.convKernel = keys.integer({"mamba_d_conv"}, kSmall, 4);
  shape.timeStepRank = (model.hidden + 15) / 16;
  if (const boost::json::value* rank = keys.raw("mamba_dt_rank"); rank && !rank->is_string()) {
    shape.timeStepRank = keys.integer({"mamba_dt_rank"}, kWidth, shape.timeStepRank);
  }
  shape.convBias = keys.flag({"mamba_conv_bias"}, true);
  shape.projectionBias = keys.flag({"mamba_proj_bias"}, false);
  shape.stateNorms = true;
  const Mixer mamba = makeMamba1(shape);
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    const bool attends = isPeriodic(index, period, offset);
    setMixer(layer, attends ? layer.mixer : mamba, attends ? "attention" : "mamba");
  });
}

/// Bamba: Mamba-2 with attention in the layers of attn_layer_indices.
void readBamba(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kBamba, reading);
  reading.model.modelClass = ModelClass::Hybrid;
  Mamba2Shape defaults;
  defaults.heads = 128;
  defaults.groups = 1;
  defaults.state = 256;
  const Mixer mamba = makeMamba2(readMamba2Keys(keys, reading.model.hidden, defaults));
  const auto attention =
      keys.integers({"attn_layer_indices"}, kLayersOrNone).value_or(std::vector<std::int64_t>{});
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    const bool attends = contains(attention, index) || slot.type == "attention";
    setMixer(layer, attends ? layer.mixer : mamba, attends ? "attention" : "mamba");
  });
}

/// Granite 4: Mamba-2 or attention by layer_types; experts with a shared MLP in every
/// layer, or the shared MLP alone.
void readGraniteHybrid(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kGraniteHybrid, reading);
  ModelProfile& model = reading.model;
  Mamba2Shape defaults;
  defaults.heads = 128;
  defaults.groups = 1;
  defaults.state = 256;
  const Mixer mamba = makeMamba2(readMamba2Keys(keys, model.hidden, defaults));
  const std::int64_t shared = keys.integer({"shared_intermediate_size"}, kInnerOrNone, 1024);
  bool mixes = false;
  appendLayers(stack, reading, [&](std::size_t, const LayerSlot& slot, LayerKind& layer) {
    if (!layer.feedForward.isMoe()) layer.feedForward.width = shared;
    const bool scans = slot.type == "mamba";
    mixes = mixes || scans;
    setMixer(layer, scans ? mamba : layer.mixer, scans ? "mamba" : "attention");
  });
  if (mixes) model.modelClass = ModelClass::Hybrid;
}

/// Falcon-H1: attention and Mamba-2 side by side in every layer.
void readFalconH1(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kFalconH1, reading);
  reading.model.modelClass = ModelClass::Hybrid;
  Mamba2Shape defaults;
  defaults.heads = 128;
  defaults.groups = 1;
  defaults.state = 256;
  Mamba2Shape shape = readMamba2Keys(keys, reading.model.hidden, defaults);
  shape.gatedNorm = keys.flag({"mamba_rms_norm"}, false);
  const Mixer mamba = makeMamba2(shape);
  Mixer& both = stack.layer.mixer;
  both.stateHeads = mamba.stateHeads;
  both.stateHeadDim = mamba.stateHeadDim;
  both.stateGroups = mamba.stateGroups;
  both.stateSize = mamba.stateSize;
  both.convKernel = mamba.convKernel;
  both.stateParameters = mamba.stateParameters;
  both.stateProjectionParameters = mamba.stateProjectionParameters;
  appendLayers(stack, reading, [](std::size_t, const LayerSlot&, LayerKind& layer) {
    layer.name = "attention and mamba";
  });
}

/// Qwen3-Next and Qwen3.5: gated delta rule in three of four layers, gated attention in the
/// fourth.
void readQwen3Next(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kQwen3Next, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  stack.layer.mixer.outputGate = keys.flag({"attn_output_gate"}, true);
  DeltaNetShape shape;
  shape.hidden = model.hidden;
  shape.keyHeads = keys.integer({"linear_num_key_heads"}, kHeads, 16);
  shape.valueHeads = keys.integer({"linear_num_value_heads"}, kHeads, 32);
  shape.keyHeadDim = keys.integer({"linear_key_head_dim"}, kWidth, 128);
  shape.valueHeadDim = keys.integer({"linear_value_head_dim"}, kWidth, 128);
  shape.convKernel = keys.integer({"linear_conv_kernel_dim"}, kSmall, 4);
  const Mixer linear = makeGatedDeltaNet(shape);
  const std::int64_t interval = keys.integer({"full_attention_interval"}, kSmall, 4);
  const bool listed = keys.has("layer_types");
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    const bool attends =
        listed ? slot.type == "full_attention" : isPeriodic(index, interval, interval - 1);
    setMixer(layer, attends ? layer.mixer : linear, attends ? "attention" : "linear attention");
  });
  readPredictionModules(keys, reading);
}

/// Kimi Linear and K3: Kimi delta attention, latent attention in the layers listed in
/// full_attn_layers (counted from 1); K3 adds latent experts and residual mixing.
void readKimiLinear(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kKimiLinear, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  const std::int64_t h = model.hidden;
  std::vector<std::int64_t> full;
  Mixer delta;
  if (const auto linear = keys.child({"linear_attn_config"})) {
    full =
        linear->integers({"full_attn_layers"}, kLayersOrNone).value_or(std::vector<std::int64_t>{});
    linear->integers({"kda_layers"}, kLayersOrNone);
    delta = makeKimiDelta(h, linear->integer({"num_heads"}, kHeads, 32),
                          linear->integer({"head_dim"}, kWidth, 128),
                          linear->integer({"short_conv_kernel_size"}, kSmall, 4),
                          linear->flag({"use_full_rank_gate"}, false));
  }
  const bool residualMixing = keys.integer({"attn_res_block_size"}, kSmallOrNone, 0) > 0;
  const bool latentNorm = keys.flag({"latent_moe_use_norm"}, false);
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    const bool attends = contains(full, index + 1);
    setMixer(layer, attends ? layer.mixer : delta, attends ? "attention" : "linear attention");
    if (const std::int64_t latent = slot.moe ? layer.feedForward.expertHidden : 0; latent > 0) {
      layer.extraProjectionParameters += 2 * h * latent;
      layer.extraParameters += 2 * h * latent + (latentNorm ? latent : 0);
    }
    if (residualMixing) layer.extraParameters += 4 * h;
  });
  if (residualMixing) model.headExtraParameters += 2 * h;
  readPredictionModules(keys, reading);
}

/// MiniMax-Text-01: lightning attention in seven of eight layers (0 in attn_type_list),
/// softmax attention in the eighth (1); every layer is a mixture. M2 carries the same
/// model_type in its first files but has softmax attention everywhere.
void readMiniMaxText(const ObjectReader& keys, Reading& reading) {
  const auto types = keys.integers({"attn_type_list"}, kSmallOrNone);
  const auto words = keys.texts({"layer_types"});
  const bool linear =
      (types && contains(*types, 0)) ||
      (words && std::find(words->begin(), words->end(), "linear_attention") != words->end());
  if (!linear) {
    readPlainDecoder(keys, *findDecoderFamily("minimax_m2"), reading);
    return;
  }
  const DecoderStack stack = readDecoderStack(keys, kMiniMaxText, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  const Mixer lightning =
      makeLightning(model.hidden, stack.layer.mixer.heads, stack.layer.mixer.headDim);
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    const bool attends =
        types ? index < types->size() && (*types)[index] != 0 : slot.type != "linear_attention";
    setMixer(layer, attends ? layer.mixer : lightning, attends ? "attention" : "linear attention");
  });
}

/// RecurrentGemma: two recurrent layers, then one with a local window; the stated MLP width
/// holds both gated halves; biases in the MLP and the attention output.
void readRecurrentGemma(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kRecurrentGemma, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  stack.layer.feedForward.width = std::max<std::int64_t>(1, stack.layer.feedForward.width / 2);
  stack.layer.feedForward.bias = true;
  stack.layer.mixer.outputBias = true;
  const std::int64_t window = keys.integer({"attention_window_size"}, kTokensOrNone, 2048);
  const Mixer recurrent =
      makeRgLru(model.hidden, keys.integer({"lru_width"}, kWidth, model.hidden),
                stack.layer.mixer.heads, keys.integer({"conv1d_width"}, kSmall, 4));
  const bool listed = !keys.present({"block_types", "_block_types"}).empty();
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    const bool attends = listed ? slot.type == "attention" : isPeriodic(index, 3, 2);
    setMixer(layer, attends ? layer.mixer : recurrent, attends ? "local attention" : "recurrent");
    if (attends) layer.mixer.window = window;
  });
}

/// LFM2: gated short convolutions with some attention layers; the MLP width is two thirds
/// of the stated one, rounded up, unless block_auto_adjust_ff_dim is off.
void readLfm2(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kLfm2, reading);
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Hybrid;
  if (keys.flag({"block_auto_adjust_ff_dim"}, reading.family == "lfm2")) {
    const double factor =
        std::clamp(keys.number({"block_ffn_dim_multiplier"}).value_or(1.0), 0.0, 1024.0);
    const std::int64_t multiple = keys.integer({"block_multiple_of"}, kWidth, 256);
    const auto width = static_cast<std::int64_t>(
        factor * static_cast<double>(2 * stack.layer.feedForward.width / 3));
    stack.layer.feedForward.width =
        std::clamp((width + multiple - 1) / multiple * multiple, kInner.least, kInner.most);
  }
  const Mixer convolution = makeShortConvolution(
      model.hidden, keys.integer({"conv_L_cache"}, kSmall, 3), keys.flag({"conv_bias"}, false));
  const auto attention = keys.integers({"full_attn_idxs"}, kLayersOrNone);
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    const bool attends = attention ? contains(*attention, index) : slot.type == "full_attention";
    setMixer(layer, attends ? layer.mixer : convolution, attends ? "attention" : "convolution");
  });
}

}  // namespace slicescape::hf
