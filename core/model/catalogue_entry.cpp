// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/catalogue_entry.h"

#include <charconv>
#include <utility>

#include "core/model/profile_builder.h"

namespace slicescape {
namespace {

using namespace model_limits;

template <class Value>
using Words = std::initializer_list<std::pair<std::string_view, Value>>;

/// The value that a word stands for; an unknown word is a failure.
template <class Value>
Value wordValue(const ObjectReader& keys, std::string_view key, Words<Value> words,
                Value fallback) {
  const auto word = keys.text({key});
  if (!word) return fallback;
  for (const auto& [name, value] : words) {
    if (name == *word) return value;
  }
  keys.log().fail(keys.place(key),
                  Text{SLICESCAPE_TEXT("Expected a known word, found \"{0}\"."), {*word}});
  return fallback;
}

Mixer readAttention(const ObjectReader& shape, std::int64_t hidden) {
  Mixer mixer;
  mixer.heads = shape.integer({"num_heads"}, kHeads, 1);
  mixer.keyValueHeads = shape.integer({"num_kv_heads"}, kHeads, mixer.heads);
  mixer.headDim = shape.integer({"head_dim", "d_kv"}, kWidth, hidden / mixer.heads);
  mixer.qkvBias = shape.flag({"qkv_bias"}, false);
  mixer.outputBias = shape.flag({"attn_out_bias"}, false);
  mixer.sinks = shape.flag({"attn_sinks"}, false);
  const std::string qkNorm = shape.text({"qk_norm"}, "");
  mixer.perHeadQkNorm = qkNorm == "per_head";
  mixer.fullQkNorm = qkNorm == "full";
  if (const auto latent = shape.child({"mla"})) {
    mixer.kind = MixerKind::LatentAttention;
    mixer.queryLoraRank = latent->integer({"q_lora_rank"}, kWidthOrNone, 0);
    mixer.keyValueLoraRank = latent->required({"kv_lora_rank"}, kWidth);
    mixer.qkNopeHeadDim = latent->required({"qk_nope_head_dim"}, kWidth);
    mixer.qkRopeHeadDim = latent->required({"qk_rope_head_dim"}, kWidthOrNone);
    mixer.valueHeadDim = latent->required({"v_head_dim"}, kWidth);
  }
  return mixer;
}

/// Which layers attend only to a window: "5:1" says five local layers, then one global.
/// Without a pattern the window holds for every layer.
struct WindowPattern {
  std::int64_t window = 0;
  std::int64_t local = 1;
  std::int64_t global = 0;

  std::int64_t windowOf(std::int64_t layer) const {
    return layer % (local + global) < local ? window : 0;
  }
};

WindowPattern readWindows(const ObjectReader& shape) {
  WindowPattern pattern;
  pattern.window = shape.integer({"sliding_window"}, kTokensOrNone, 0);
  const auto ratio = shape.text({"sliding_pattern"});
  if (!ratio) return pattern;
  const std::size_t colon = ratio->find(':');
  const auto part = [&](std::size_t from, std::size_t to, std::int64_t& value) {
    const auto result = std::from_chars(ratio->data() + from, ratio->data() + to, value);
    return result.ec == std::errc() && result.ptr == ratio->data() + to && value >= 0 &&
           value <= kSmall.most;
  };
  const bool good = colon != std::string::npos && part(0, colon, pattern.local) &&
                    part(colon + 1, ratio->size(), pattern.global) &&
                    pattern.local + pattern.global > 0;
  if (good) return pattern;
  shape.log().fail(shape.place("sliding_pattern"),
                   Text{SLICESCAPE_TEXT("Expected local and global layers such as \"5:1\", "
                                        "found \"{0}\"."),
                        {*ratio}});
  return WindowPattern{};
}

FeedForward readMoe(const ObjectReader& moe, const FeedForward& dense) {
  FeedForward experts = dense;
  experts.width = 0;
  experts.experts = moe.integer({"num_experts"}, kExpertsOrNone, 0);
  experts.topK = moe.integer({"top_k"}, kExpertsOrNone, 1);
  experts.expertWidth = moe.required({"expert_ffn"}, kInner);
  experts.sharedWidth = moe.integer({"shared_ffn"}, kInnerOrNone, 0);
  experts.expertBias = moe.flag({"expert_bias"}, false);
  experts.routerBias = moe.flag({"router_bias"}, false);
  experts.scoreCorrectionBias = moe.flag({"score_correction_bias"}, false);
  experts.sharedGate = moe.flag({"shared_gate"}, false);
  experts.routingGroups = moe.integer({"n_group"}, kExpertsOrNone, 0);
  experts.routingTopGroups = moe.integer({"topk_group"}, kExpertsOrNone, 0);
  return experts;
}

void append(ModelProfile& model, LayerKind kind, const ObjectReader& shape) {
  if (appendLayer(model, std::move(kind))) return;
  shape.log().fail(shape.pointer(),
                   Text{SLICESCAPE_TEXT("Expected at most {0} different kinds of layers."),
                        {static_cast<std::int64_t>(kMostLayerKinds)}});
}

/// Decoder-only stacks: dense or mixture of experts, full or windowed attention.
void readDecoder(const ObjectReader& shape, ModelProfile& model, LayerKind layer) {
  layer.mixer = readAttention(shape, model.hidden);
  layer.feedForward.width = shape.integer({"ffn_size"}, kInner, 4 * model.hidden);
  const FeedForward dense = layer.feedForward;
  const auto moe = shape.child({"moe"});
  const FeedForward experts = moe ? readMoe(*moe, dense) : dense;
  const std::int64_t firstDense = moe ? moe->integer({"first_k_dense"}, kLayersOrNone, 0) : 0;
  const std::int64_t step = moe ? moe->integer({"interleave_step"}, kSmall, 1) : 1;
  FeedForward between = dense;
  if (moe) between.width = moe->integer({"dense_ffn"}, kInner, dense.width);
  const WindowPattern windows = readWindows(shape);
  const std::int64_t count = shape.required({"num_layers"}, kLayers);
  for (std::int64_t i = 0; i < count && !shape.log().error; ++i) {
    const bool isMoe = moe && i >= firstDense && i % step == step - 1;
    layer.feedForward = isMoe ? experts : between;
    layer.mixer.window = windows.windowOf(i);
    layer.name = isMoe ? "moe" : "dense";
    if (layer.mixer.window > 0) layer.name += " local";
    append(model, layer, shape);
  }
  model.learnedPositions = shape.integer({"learned_positions"}, kTokensOrNone, 0);
  if (shape.flag({"embedding_norm"}, false)) {
    model.embeddingExtraParameters =
        model.norm == NormKind::LayerNorm ? 2 * model.hidden : model.hidden;
  }
  model.mtpModules = static_cast<int>(shape.integer({"mtp_modules"}, kSmallOrNone, 0));
  if (model.mtpModules > 0) model.mtpKind = makeMtpModule(layer);
}

/// T5: an encoder and a decoder with cross attention, relative position buckets once per
/// stack.
void readEncoderDecoder(const ObjectReader& shape, ModelProfile& model, LayerKind layer) {
  layer.mixer = readAttention(shape, model.hidden);
  layer.feedForward.width = shape.required({"d_ff"}, kInner);
  const std::int64_t encoders = shape.required({"encoder_layers"}, kLayers);
  const std::int64_t decoders = shape.required({"decoder_layers"}, kLayers);
  const std::int64_t buckets = shape.integer({"relative_attention_num_buckets"}, kTokensOrNone, 0);
  layer.name = "encoder";
  layer.role = LayerRole::Encoder;
  layer.mixer.causal = false;
  for (std::int64_t i = 0; i < encoders; ++i) append(model, layer, shape);
  layer.name = "decoder";
  layer.role = LayerRole::Decoder;
  layer.mixer.causal = true;
  layer.mixer.crossAttention = true;
  layer.norms = 3;
  for (std::int64_t i = 0; i < decoders; ++i) append(model, layer, shape);
  model.embeddingExtraParameters = 2 * buckets * layer.mixer.heads;
  model.headExtraParameters = model.hidden;  // final norm of the encoder
}

/// BERT: learned positions, token types and an embedding norm; biases everywhere.
void readEncoder(const ObjectReader& shape, ModelProfile& model, LayerKind layer) {
  layer.mixer = readAttention(shape, model.hidden);
  layer.mixer.qkvBias = layer.mixer.outputBias = true;
  layer.mixer.causal = false;
  layer.feedForward.width = shape.required({"ffn_size"}, kInner);
  layer.feedForward.gated = false;
  layer.feedForward.bias = true;
  layer.role = LayerRole::Encoder;
  layer.name = "encoder";
  const std::int64_t count = shape.required({"num_layers"}, kLayers);
  for (std::int64_t i = 0; i < count; ++i) append(model, layer, shape);
  const std::int64_t h = model.hidden;
  model.hasHead = false;
  if (model.modelClass == ModelClass::VisionEncoder) {
    const std::int64_t patch = shape.required({"patch_size"}, kSmall);
    const std::int64_t side = shape.required({"image_size"}, kInner) / patch;
    const std::int64_t classToken = shape.flag({"class_token"}, false) ? 1 : 0;
    model.embeddingExtraParameters = 3 * patch * patch * h + h + classToken * h;
    model.learnedPositions = side * side + classToken;
    return;
  }
  model.finalNorm = false;
  model.learnedPositions = shape.integer({"max_positions"}, kTokensOrNone, 0);
  model.embeddingExtraParameters = shape.integer({"token_types"}, kSmallOrNone, 0) * h + 2 * h;
  if (shape.flag({"pooler"}, false)) model.headExtraParameters = h * h + h;
}

Mamba2Shape readMamba2(const ObjectReader& shape, std::int64_t hidden) {
  Mamba2Shape mamba;
  mamba.hidden = hidden;
  mamba.headDim = shape.integer({"mamba_head_dim", "head_dim"}, kWidth, 64);
  const std::int64_t expand = shape.integer({"expand"}, kSmall, 2);
  mamba.heads = shape.integer({"mamba_num_heads"}, kHeads, expand * hidden / mamba.headDim);
  mamba.groups = shape.integer({"n_groups"}, kHeads, 1);
  mamba.state = shape.required({"d_state"}, kWidth);
  mamba.convKernel = shape.integer({"d_conv"}, kSmall, 4);
  return mamba;
}

/// Stacks whose layers are one block each: Mamba-2 alone, or a pattern of Mamba-2,
/// attention and MLP blocks. One norm per layer.
void readStateSpace(const ObjectReader& shape, ModelProfile& model, LayerKind layer) {
  layer.norms = 1;
  const std::int64_t count = shape.integer({"num_layers"}, kLayers, 1);
  const std::string pattern =
      shape.text({"layer_pattern"}, std::string(static_cast<std::size_t>(count), 'M'));
  const Mixer mamba = makeMamba2(readMamba2(shape, model.hidden));
  const bool mixed = pattern.find_first_not_of('M') != std::string::npos;
  const Mixer attention = mixed ? readAttention(shape, model.hidden) : Mixer{};
  FeedForward mlp = layer.feedForward;
  if (mixed) mlp.width = shape.required({"ffn_size"}, kInner);
  for (const char letter : pattern) {
    LayerKind block = layer;
    block.mixer = letter == 'M' ? mamba : attention;
    if (letter == '-') {
      block.mixer = Mixer{};
      block.mixer.kind = MixerKind::None;
      block.feedForward = mlp;
    }
    block.name = letter == 'M' ? "mamba" : letter == '-' ? "mlp" : "attention";
    append(model, std::move(block), shape);
  }
}

std::optional<PublishedCount> readPublished(const ObjectReader& entry) {
  const auto keys = entry.child({"published"});
  if (!keys) return std::nullopt;
  constexpr NumberRange kCount{1, std::int64_t{1} << 60};
  PublishedCount count;
  count.total = keys->required({"total_parameters"}, kCount);
  count.kind = keys->text({"kind"}, "nominal");
  count.source = keys->text({"source"}, "");
  count.active = keys->number({"active_parameters"});
  return count;
}

}  // namespace

ModelProfile readCatalogueEntry(const ObjectReader& entry) {
  ModelProfile model;
  model.id = entry.text({"id"}, "");
  model.name = entry.text({"name"}, model.id);
  if (model.id.empty()) {
    entry.log().fail(entry.place("id"), Text{SLICESCAPE_TEXT("Expected an id for the model."), {}});
  }
  model.family = entry.text({"hf_model_type"}, "");
  model.note = entry.text({"note"}, "");
  model.modelClass = wordValue<ModelClass>(entry, "kind",
                                           {{"decoder", ModelClass::Decoder},
                                            {"encoder", ModelClass::Encoder},
                                            {"encoder_decoder", ModelClass::EncoderDecoder},
                                            {"ssm", ModelClass::StateSpace},
                                            {"hybrid", ModelClass::Hybrid},
                                            {"vision_encoder", ModelClass::VisionEncoder}},
                                           ModelClass::Decoder);
  model.contextLength = entry.integer({"context_length"}, kTokensOrNone, 0);
  model.typicalSequence = entry.integer({"typical_seq_length"}, kTokensOrNone, 0);
  model.published = readPublished(entry);
  for (const ObjectReader& tower : entry.children({"towers"})) {
    constexpr NumberRange kCount{0, std::int64_t{1} << 50};
    model.towers.push_back({tower.text({"name"}, ""), tower.integer({"parameters"}, kCount, 0),
                            tower.text({"note"}, "")});
  }
  const auto shape = entry.child({"architecture"});
  if (!shape) {
    entry.log().fail(entry.place("architecture"),
                     Text{SLICESCAPE_TEXT("Expected an object with the sizes of the model."), {}});
    return model;
  }
  model.norm = wordValue<NormKind>(*shape, "norm",
                                   {{"rmsnorm", NormKind::RmsNorm},
                                    {"layernorm", NormKind::LayerNorm},
                                    {"layernorm_nobias", NormKind::LayerNormNoBias}},
                                   NormKind::RmsNorm);
  model.hidden = shape->required({"hidden_size", "d_model"}, kWidth);
  model.vocabulary = shape->integer({"vocab_size"}, kInnerOrNone, 0);
  model.tiedEmbeddings = shape->flag({"tied_embeddings"}, false);
  LayerKind layer;
  layer.hidden = model.hidden;
  layer.norm = model.norm;
  layer.norms = static_cast<int>(shape->integer({"norms_per_layer"}, kSmallOrNone, 2));
  layer.feedForward.gated = shape->flag({"gated_mlp"}, false);
  layer.feedForward.bias = shape->flag({"mlp_bias"}, false);
  switch (model.modelClass) {
    case ModelClass::Decoder:
      readDecoder(*shape, model, layer);
      break;
    case ModelClass::EncoderDecoder:
      readEncoderDecoder(*shape, model, layer);
      break;
    case ModelClass::Encoder:
    case ModelClass::VisionEncoder:
      readEncoder(*shape, model, layer);
      break;
    case ModelClass::StateSpace:
    case ModelClass::Hybrid:
      readStateSpace(*shape, model, layer);
      break;
  }
  return model;
}

}  // namespace slicescape
