// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/encoder_parts.h"
#include "core/model/hf/families.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

constexpr std::int64_t kLongestWindow = kTokensOrNone.most;

/// Embedding of the BERT kind: positions, token types and a norm, all of the embedding
/// width, then a projection when that is not the hidden size (ELECTRA, ALBERT).
void readBertEmbedding(const ObjectReader& keys, Reading& reading, std::int64_t types) {
  ModelProfile& model = reading.model;
  const std::int64_t h = model.hidden;
  const std::int64_t width = keys.integer({"embedding_size"}, kWidth, h);
  const std::int64_t positions =
      keys.integer({"max_position_embeddings", "n_positions"}, kTokensOrNone, 512);
  model.contextLength = positions;
  const std::int64_t tokenTypes = keys.integer({"type_vocab_size"}, kSmallOrNone, types);
  if (width != h) model.embeddingWidth = width;
  model.embeddingExtraParameters +=
      (positions + tokenTypes) * width + 2 * width + (width != h ? width * h + h : 0);
}

/// The task head of the file is not part of the stack; which one it is, is said.
void noteTaskHead(const ObjectReader& keys, Reading& reading) {
  const auto classes = keys.texts({"architectures"});
  if (!classes || classes->empty()) return;
  const std::string& name = classes->front();
  if (name.find("For") == std::string::npos) return;
  reading.warn(
      keys.place("architectures"),
      Text{SLICESCAPE_TEXT("Counted is the encoder; the head of {0} is left out."), {name}});
}

}  // namespace

LayerKind readEncoderLayer(const ObjectReader& keys, Reading& reading,
                           const EncoderDefaults& defaults) {
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Encoder;
  model.norm = NormKind::LayerNorm;
  model.finalNorm = false;
  model.hasHead = false;
  model.hidden = keys.integer({"hidden_size", "dim", "n_embd", "d_model"}, kWidth, defaults.hidden);
  LayerKind layer;
  layer.name = "encoder";
  layer.role = LayerRole::Encoder;
  layer.hidden = model.hidden;
  layer.norm = NormKind::LayerNorm;
  layer.mixer.causal = false;
  layer.mixer.heads =
      keys.integer({"num_attention_heads", "n_heads", "n_head"}, kHeads, defaults.heads);
  layer.mixer.keyValueHeads = layer.mixer.heads;
  layer.mixer.headDim = std::max<std::int64_t>(1, model.hidden / layer.mixer.heads);
  layer.mixer.qkvBias = layer.mixer.outputBias = true;
  layer.feedForward.gated = false;
  layer.feedForward.bias = true;
  layer.feedForward.width =
      keys.integer({"intermediate_size", "hidden_dim", "n_inner"}, kInner, defaults.inner);
  return layer;
}

void appendEncoderLayers(const ObjectReader& keys, Reading& reading, const LayerKind& layer,
                         std::int64_t fallback) {
  const std::int64_t count =
      keys.integer({"num_hidden_layers", "n_layers", "n_layer"}, kLayers, fallback);
  for (std::int64_t i = 0; i < count && !reading.failed(); ++i) reading.add(layer);
}

/// BERT, RoBERTa, XLM-RoBERTa, CamemBERT, ELECTRA and others of that shape.
void readBert(const ObjectReader& keys, Reading& reading) {
  const LayerKind layer = readEncoderLayer(keys, reading, {768, 12, 3072});
  ModelProfile& model = reading.model;
  model.vocabulary = keys.integer({"vocab_size"}, kInner, 30522);
  LayerKind used = layer;
  const std::string activation = keys.text({"activation_function", "hidden_act"}, "");
  if (activation == "swiglu") used.feedForward.gated = true;  // Nomic BERT
  used.mixer.qkvBias = keys.flag({"qkv_proj_bias"}, true);
  used.mixer.outputBias = used.mixer.qkvBias;
  used.feedForward.bias = keys.flag({"mlp_fc1_bias"}, true);
  appendEncoderLayers(keys, reading, used, 12);
  readBertEmbedding(keys, reading, 2);
  // Nomic BERT turns queries and keys instead of adding positions.
  if (keys.number({"rotary_emb_fraction"}).value_or(0) > 0) {
    model.embeddingExtraParameters -= model.contextLength * model.hidden;
  } else if (reading.family != "electra") {
    model.headExtraParameters = model.hidden * model.hidden + model.hidden;  // pooler
  }
  noteTaskHead(keys, reading);
}

/// DistilBERT: no token types, no pooler.
void readDistilBert(const ObjectReader& keys, Reading& reading) {
  const LayerKind layer = readEncoderLayer(keys, reading, {768, 12, 3072});
  reading.model.vocabulary = keys.integer({"vocab_size"}, kInner, 30522);
  appendEncoderLayers(keys, reading, layer, 6);
  readBertEmbedding(keys, reading, 0);
  noteTaskHead(keys, reading);
}

/// ALBERT: one group of weights used by all layers, narrow embedding.
void readAlbert(const ObjectReader& keys, Reading& reading) {
  LayerKind layer = readEncoderLayer(keys, reading, {4096, 64, 16384});
  ModelProfile& model = reading.model;
  model.vocabulary = keys.integer({"vocab_size"}, kInner, 30000);
  const std::int64_t groups = keys.integer({"num_hidden_groups"}, kSmall, 1);
  const std::int64_t count = keys.integer({"num_hidden_layers"}, kLayers, 12);
  for (std::int64_t i = 0; i < count && !reading.failed(); ++i) {
    layer.sharedWeights = i >= groups;
    layer.name = layer.sharedWeights ? "encoder again" : "encoder";
    reading.add(layer);
  }
  boost::json::object copy = keys.object();
  if (!keys.has("embedding_size")) copy["embedding_size"] = 128;
  readBertEmbedding(ObjectReader(copy, keys.pointer(), keys.log()), reading, 2);
  model.headExtraParameters = model.hidden * model.hidden + model.hidden;
  noteTaskHead(keys, reading);
}

/// DeBERTa: relative position embeddings shared by all layers; the first version projects
/// them in every layer and has no key bias, later ones may convolve after the first layer.
void readDeberta(const ObjectReader& keys, Reading& reading) {
  LayerKind layer = readEncoderLayer(keys, reading, {768, 12, 3072});
  ModelProfile& model = reading.model;
  const std::int64_t h = model.hidden;
  const bool first = reading.family == "deberta";
  model.vocabulary = keys.integer({"vocab_size"}, kInner, first ? 50265 : 128100);
  const bool relative = keys.flag({"relative_attention"}, false);
  keys.log().recognised.insert(keys.place("pos_att_type"));
  const bool sharesKey = keys.flag({"share_att_key"}, false);
  std::int64_t projections = 0;
  if (relative && !sharesKey) projections = first ? 2 * h * h + h : 2 * (h * h + h);
  layer.extraParameters = projections - (first ? h : 0);
  layer.extraProjectionParameters = projections;
  appendEncoderLayers(keys, reading, layer, 12);

  const bool positioned = keys.flag({"position_biased_input"}, true);
  const std::int64_t positions = keys.integer({"max_position_embeddings"}, kTokensOrNone, 512);
  model.contextLength = positions;
  if (positioned) model.learnedPositions = positions;
  model.embeddingExtraParameters = keys.integer({"type_vocab_size"}, kSmallOrNone, 0) * h + 2 * h;
  if (relative) {
    const std::int64_t furthest =
        keys.integer({"max_relative_positions"}, {-1, kLongestWindow}, -1);
    std::int64_t rows = keys.integer({"position_buckets"}, {-1, kLongestWindow}, -1);
    if (rows < 1) rows = furthest < 1 ? positions : furthest;
    model.embeddingExtraParameters += 2 * rows * h;
  }
  if (keys.text({"norm_rel_ebd"}, "none").find("layer_norm") != std::string::npos) {
    model.embeddingExtraParameters += 2 * h;
  }
  const std::int64_t kernel = keys.integer({"conv_kernel_size"}, kSmallOrNone, 0);
  if (kernel > 0) model.embeddingExtraParameters += h * h * kernel + h + 2 * h;
  noteTaskHead(keys, reading);
}

/// ModernBERT: no biases, gated MLP, rotary positions, two of three layers local; the first
/// layer has no norm in front of its attention.
void readModernBert(const ObjectReader& keys, Reading& reading) {
  LayerKind layer = readEncoderLayer(keys, reading, {768, 12, 1152});
  ModelProfile& model = reading.model;
  model.vocabulary = keys.integer({"vocab_size"}, kInner, 50368);
  model.contextLength = keys.integer({"max_position_embeddings"}, kTokensOrNone, 8192);
  model.norm = layer.norm =
      keys.flag({"norm_bias"}, false) ? NormKind::LayerNorm : NormKind::LayerNormNoBias;
  layer.mixer.qkvBias = layer.mixer.outputBias = keys.flag({"attention_bias"}, false);
  layer.feedForward.bias = keys.flag({"mlp_bias"}, false);
  layer.feedForward.gated = true;
  model.finalNorm = true;
  model.embeddingExtraParameters =
      model.norm == NormKind::LayerNorm ? 2 * model.hidden : model.hidden;
  const std::int64_t period = keys.integer({"global_attn_every_n_layers"}, kSmall, 3);
  const std::int64_t window = keys.integer({"local_attention"}, kTokensOrNone, 128);
  const std::int64_t count = keys.integer({"num_hidden_layers"}, kLayers, 22);
  for (std::int64_t i = 0; i < count && !reading.failed(); ++i) {
    LayerKind each = layer;
    each.norms = i == 0 ? 1 : 2;
    each.mixer.window = i % period == 0 ? 0 : window;
    each.name = each.mixer.window > 0 ? "encoder local" : "encoder";
    reading.add(std::move(each));
  }
  noteTaskHead(keys, reading);
}

/// Text half of CLIP and SigLIP: a causal (CLIP) or full (SigLIP) encoder with learned
/// positions and a final norm.
void readClipText(const ObjectReader& keys, Reading& reading) {
  const bool siglip = reading.family.find("siglip") != std::string::npos;
  LayerKind layer = siglip ? readEncoderLayer(keys, reading, {768, 12, 3072})
                           : readEncoderLayer(keys, reading, {512, 8, 2048});
  ModelProfile& model = reading.model;
  layer.mixer.causal = !siglip;
  model.finalNorm = true;
  model.vocabulary = keys.integer({"vocab_size"}, kInner, siglip ? 32000 : 49408);
  model.contextLength = keys.integer({"max_position_embeddings"}, kTokensOrNone, siglip ? 64 : 77);
  model.learnedPositions = model.contextLength;
  appendEncoderLayers(keys, reading, layer, 12);
  if (!siglip) return;
  const std::int64_t projection = keys.integer({"projection_size"}, kWidth, model.hidden);
  model.headExtraParameters = model.hidden * projection + projection;
}

/// ViT, DeiT, DINOv2: patches, class token, learned positions, a final norm.
void readVit(const ObjectReader& keys, Reading& reading) {
  LayerKind layer = readEncoderLayer(keys, reading, {768, 12, 3072});
  ModelProfile& model = reading.model;
  const std::int64_t h = model.hidden;
  const bool dino = reading.family.substr(0, 6) == "dinov2";
  model.modelClass = ModelClass::VisionEncoder;
  model.finalNorm = true;
  const std::int64_t ratio = keys.integer({"mlp_ratio"}, kSmall, 4);
  if (dino) layer.feedForward.width = ratio * h;
  if (dino && keys.flag({"use_swiglu_ffn"}, false)) {
    layer.feedForward.gated = true;
    layer.feedForward.width = (ratio * h * 2 / 3 + 7) / 8 * 8;
  }
  if (dino) layer.extraParameters = 2 * h;  // layer scales
  layer.mixer.qkvBias = keys.flag({"qkv_bias"}, true);
  appendEncoderLayers(keys, reading, layer, 12);
  const std::int64_t patch = keys.integer({"patch_size"}, kSmall, 16);
  const std::int64_t side = keys.integer({"image_size"}, kInner, 224) / patch;
  const std::int64_t channels = keys.integer({"num_channels"}, kSmall, 3);
  const std::int64_t tokens = reading.family == "deit" ? 2 : 1;
  model.learnedPositions = std::min(side * side, kLongestWindow) + tokens;
  model.contextLength = model.learnedPositions;
  model.embeddingExtraParameters = channels * patch * patch * h + h + tokens * h + (dino ? h : 0);
  noteTaskHead(keys, reading);
}

}  // namespace slicescape::hf
