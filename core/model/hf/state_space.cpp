// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/families.h"
#include "core/model/hf/state_mixers.h"
#include "core/model/profile_builder.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// Rows of the token table, padded as the training code does (mamba_ssm).
std::int64_t padded(std::int64_t rows, std::int64_t multiple) {
  return (rows + multiple - 1) / multiple * multiple;
}

/// A stack of one block per layer with one norm and no MLP.
void appendBlocks(Reading& reading, const Mixer& mixer, std::int64_t count) {
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::StateSpace;
  LayerKind layer;
  layer.name = "mamba";
  layer.hidden = model.hidden;
  layer.norm = model.norm;
  layer.norms = 1;
  layer.mixer = mixer;
  for (std::int64_t i = 0; i < count && !reading.failed(); ++i) reading.add(layer);
}

/// dt rank: a number, or "auto" for a sixteenth of the hidden size, rounded up.
std::int64_t timeStepRank(const ObjectReader& keys, std::int64_t hidden) {
  const std::int64_t automatic = (hidden + 15) / 16;
  const boost::json::value* value = keys.raw("time_step_rank");
  if (value && value->is_string()) {
    keys.text({"time_step_rank"});
    return automatic;
  }
  return keys.integer({"time_step_rank", "dt_rank"}, kWidth, automatic);
}

}  // namespace

/// Mamba and Falcon-Mamba in the Hugging Face form.
void readMamba(const ObjectReader& keys, Reading& reading) {
  ModelProfile& model = reading.model;
  const bool falcon = reading.family == "falcon_mamba";
  model.hidden = keys.integer({"hidden_size", "d_model"}, kWidth, falcon ? 4096 : 768);
  model.vocabulary = keys.integer({"vocab_size"}, kInner, falcon ? 65024 : 50280);
  model.tiedEmbeddings = keys.flag({"tie_word_embeddings"}, true);
  Mamba1Shape shape;
  shape.hidden = model.hidden;
  const std::int64_t expand = keys.integer({"expand"}, kSmall, 2);
  shape.inner = std::min(
      keys.integer({"intermediate_size", "d_inner"}, kInner, expand * model.hidden), kInner.most);
  shape.state = keys.integer({"state_size", "d_state"}, kWidth, 16);
  shape.convKernel = keys.integer({"conv_kernel", "d_conv"}, kSmall, 4);
  shape.timeStepRank = timeStepRank(keys, model.hidden);
  shape.convBias = keys.flag({"use_conv_bias"}, true);
  shape.projectionBias = keys.flag({"use_bias"}, false);
  appendBlocks(reading, makeMamba1(shape),
               keys.integer({"num_hidden_layers", "n_layer"}, kLayers, falcon ? 64 : 32));
}

/// Mamba-2 in the Hugging Face form (Codestral Mamba).
void readMamba2(const ObjectReader& keys, Reading& reading) {
  ModelProfile& model = reading.model;
  model.hidden = keys.integer({"hidden_size", "d_model"}, kWidth, 4096);
  model.vocabulary = keys.integer({"vocab_size"}, kInner, 32768);
  model.tiedEmbeddings = keys.flag({"tie_word_embeddings"}, false);
  Mamba2Shape shape;
  shape.hidden = model.hidden;
  shape.headDim = keys.integer({"head_dim", "mamba_headdim"}, kWidth, 64);
  const std::int64_t expand = keys.integer({"expand"}, kSmall, 2);
  shape.heads = keys.integer({"num_heads"}, kHeads,
                             std::max<std::int64_t>(1, expand * model.hidden / shape.headDim));
  shape.groups = keys.integer({"n_groups"}, kHeads, 8);
  shape.state = keys.integer({"state_size"}, kWidth, 128);
  shape.convKernel = keys.integer({"conv_kernel"}, kSmall, 4);
  shape.convBias = keys.flag({"use_conv_bias"}, true);
  shape.projectionBias = keys.flag({"use_bias"}, false);
  appendBlocks(reading, makeMamba2(shape),
               keys.integer({"num_hidden_layers", "n_layer"}, kLayers, 64));
}

/// The config.json of the mamba_ssm package: d_model, n_layer, ssm_cfg. Attention layers
/// are listed in attn_layer_idx; d_intermediate adds a gated MLP.
void readMambaSsm(const ObjectReader& keys, Reading& reading) {
  ModelProfile& model = reading.model;
  model.hidden = keys.required({"d_model"}, kWidth);
  model.vocabulary = padded(keys.integer({"vocab_size"}, kInner, 50277),
                            keys.integer({"pad_vocab_size_multiple"}, kSmall, 8));
  model.tiedEmbeddings = keys.flag({"tie_embeddings"}, true);
  model.norm = keys.flag({"rms_norm"}, true) ? NormKind::RmsNorm : NormKind::LayerNorm;
  model.modelClass = ModelClass::StateSpace;
  const std::int64_t layers = keys.required({"n_layer"}, kLayers);
  const boost::json::object none;
  const ObjectReader ssm = keys.child({"ssm_cfg"}).value_or(ObjectReader(none, "", keys.log()));
  const ObjectReader attention =
      keys.child({"attn_cfg"}).value_or(ObjectReader(none, "", keys.log()));
  const std::int64_t expand = ssm.integer({"expand"}, kSmall, 2);
  Mixer mixer;
  if (ssm.text({"layer"}, "Mamba1") == "Mamba2") {
    Mamba2Shape shape;
    shape.hidden = model.hidden;
    shape.headDim = ssm.integer({"headdim"}, kWidth, 64);
    shape.heads = std::max<std::int64_t>(1, expand * model.hidden / shape.headDim);
    shape.groups = ssm.integer({"ngroups"}, kHeads, 1);
    shape.state = ssm.integer({"d_state"}, kWidth, 128);
    shape.convKernel = ssm.integer({"d_conv"}, kSmall, 4);
    mixer = makeMamba2(shape);
  } else {
    Mamba1Shape shape;
    shape.hidden = model.hidden;
    shape.inner = std::min(expand * model.hidden, kInner.most);
    shape.state = ssm.integer({"d_state"}, kWidth, 16);
    shape.convKernel = ssm.integer({"d_conv"}, kSmall, 4);
    shape.timeStepRank = timeStepRank(ssm, model.hidden);
    mixer = makeMamba1(shape);
  }
  LayerKind layer;
  layer.hidden = model.hidden;
  layer.norm = model.norm;
  layer.feedForward.width = keys.integer({"d_intermediate"}, kInnerOrNone, 0);
  layer.norms = layer.feedForward.width > 0 ? 2 : 1;
  const auto attentionLayers =
      keys.integers({"attn_layer_idx"}, kLayersOrNone).value_or(std::vector<std::int64_t>{});
  for (std::int64_t i = 0; i < layers && !reading.failed(); ++i) {
    const bool attends =
        std::find(attentionLayers.begin(), attentionLayers.end(), i) != attentionLayers.end();
    layer.name = attends ? "attention" : "mamba";
    layer.mixer = mixer;
    if (attends) {
      model.modelClass = ModelClass::Hybrid;
      layer.mixer = Mixer{};
      layer.mixer.heads = attention.integer({"num_heads"}, kHeads, 1);
      layer.mixer.keyValueHeads = attention.integer({"num_heads_kv"}, kHeads, layer.mixer.heads);
      layer.mixer.headDim = attention.integer(
          {"head_dim"}, kWidth, std::max<std::int64_t>(1, model.hidden / layer.mixer.heads));
      layer.mixer.qkvBias = attention.flag({"qkv_proj_bias"}, true);
      layer.mixer.outputBias = attention.flag({"out_proj_bias"}, true);
      layer.extraParameters = 0;
      if (const std::int64_t kernel = attention.integer({"d_conv"}, kSmallOrNone, 0); kernel > 0) {
        const std::int64_t channels = layer.mixer.queryWidth() + 2 * layer.mixer.keyValueWidth();
        layer.extraParameters = channels * (kernel + 1);
      }
    } else {
      layer.extraParameters = 0;
    }
    reading.add(layer);
  }
}

/// RWKV-4: time mixing with per-channel decay, channel mixing with a receptance gate.
void readRwkv(const ObjectReader& keys, Reading& reading) {
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::StateSpace;
  model.norm = NormKind::LayerNorm;
  model.hidden = keys.integer({"hidden_size"}, kWidth, 4096);
  model.vocabulary = keys.integer({"vocab_size"}, kInner, 50277);
  model.contextLength = keys.integer({"context_length"}, kTokensOrNone, 1024);
  model.tiedEmbeddings = keys.flag({"tie_word_embeddings"}, false);
  const std::int64_t h = model.hidden;
  const std::int64_t width = keys.integer({"attention_hidden_size"}, kWidth, h);
  LayerKind layer;
  layer.name = "rwkv";
  layer.hidden = h;
  layer.norm = model.norm;
  layer.mixer.kind = MixerKind::Linear;
  layer.mixer.stateHeads = width;
  layer.mixer.stateHeadDim = layer.mixer.stateSize = 1;
  layer.mixer.stateProjectionParameters = 4 * h * width;
  layer.mixer.stateParameters = 4 * h * width + 2 * width + 3 * h;
  layer.feedForward.gated = false;
  layer.feedForward.width = keys.integer({"intermediate_size"}, kInner, 4 * h);
  layer.extraParameters = h * h + 2 * h;
  layer.extraProjectionParameters = h * h;
  const std::int64_t layers = keys.integer({"num_hidden_layers"}, kLayers, 32);
  for (std::int64_t i = 0; i < layers && !reading.failed(); ++i) reading.add(layer);
  model.embeddingExtraParameters = 2 * h;  // norm in front of the first layer
}

}  // namespace slicescape::hf
