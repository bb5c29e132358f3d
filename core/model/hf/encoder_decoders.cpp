// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/families.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// Expert layers of Switch Transformers: every n-th layer of a stack, so that as many are
/// sparse as the file says.
struct SwitchPlan {
  std::int64_t experts = 0;
  std::int64_t step = 0;

  bool isSparse(std::int64_t layer) const {
    return experts > 1 && step > 0 && (step == 1 || layer % step == 1);
  }
};

SwitchPlan readSwitch(const ObjectReader& keys, Reading& reading, std::string_view sparseKey,
                      std::int64_t layers) {
  SwitchPlan plan;
  if (reading.family != "switch_transformers") return plan;
  plan.experts = keys.integer({"num_experts"}, kExpertsOrNone, 8);
  const std::int64_t sparse = keys.integer({sparseKey}, kLayersOrNone, 3);
  plan.step = sparse > 0 ? std::max<std::int64_t>(1, layers / sparse) : 0;
  return plan;
}

/// A stack of T5: all layers alike but for the sparse ones.
void appendT5Stack(Reading& reading, const LayerKind& layer, std::int64_t count,
                   const SwitchPlan& plan) {
  for (std::int64_t i = 0; i < count && !reading.failed(); ++i) {
    LayerKind each = layer;
    if (plan.isSparse(i)) {
      each.name += " moe";
      each.feedForward.experts = plan.experts;
      each.feedForward.topK = 1;
      each.feedForward.expertWidth = each.feedForward.width;
      each.feedForward.width = 0;
    }
    reading.add(std::move(each));
  }
}

/// What BART's descendants do differently.
struct BartTraits {
  bool learnedPositions = true;
  std::int64_t positionOffset = 2;
  bool embeddingNorm = true;
  bool finalNorms = false;
};

BartTraits bartTraits(std::string_view family) {
  if (family == "mbart" || family == "plbart") return {true, 2, true, true};
  if (family == "blenderbot") return {true, 0, false, true};
  if (family == "blenderbot-small") return {true, 0, true, false};
  if (family == "pegasus") return {false, 0, false, true};
  if (family == "m2m_100" || family == "nllb-moe") return {false, 0, false, true};
  if (family == "marian") return {false, 0, false, false};
  return {};
}

/// Layers of an encoder and a decoder whose keys start with encoder_ and decoder_.
struct Stacks {
  LayerKind encoder;
  LayerKind decoder;
  std::int64_t encoders = 0;
  std::int64_t decoders = 0;
};

Stacks readStacks(const ObjectReader& keys, std::int64_t hidden, std::int64_t layers,
                  std::int64_t heads, std::int64_t inner) {
  Stacks stacks;
  LayerKind& layer = stacks.encoder;
  layer.name = "encoder";
  layer.role = LayerRole::Encoder;
  layer.hidden = hidden;
  layer.norm = NormKind::LayerNorm;
  layer.mixer.causal = false;
  layer.mixer.qkvBias = layer.mixer.outputBias = true;
  layer.feedForward.gated = false;
  layer.feedForward.bias = true;
  stacks.decoder = layer;
  stacks.decoder.name = "decoder";
  stacks.decoder.role = LayerRole::Decoder;
  stacks.decoder.norms = 3;
  stacks.decoder.mixer.causal = true;
  stacks.decoder.mixer.crossAttention = true;
  const auto sizes = [&](LayerKind& each, std::int64_t headCount, std::int64_t width) {
    each.mixer.heads = each.mixer.keyValueHeads = headCount;
    each.mixer.headDim = std::max<std::int64_t>(1, hidden / headCount);
    each.feedForward.width = width;
  };
  sizes(stacks.encoder,
        keys.integer({"encoder_attention_heads", "num_attention_heads"}, kHeads, heads),
        keys.integer({"encoder_ffn_dim"}, kInner, inner));
  sizes(stacks.decoder,
        keys.integer({"decoder_attention_heads", "num_attention_heads"}, kHeads, heads),
        keys.integer({"decoder_ffn_dim"}, kInner, inner));
  stacks.encoders = keys.integer({"encoder_layers", "num_hidden_layers"}, kLayers, layers);
  stacks.decoders = keys.integer({"decoder_layers"}, kLayers, layers);
  return stacks;
}

}  // namespace

/// T5, mT5, UMT5, UL2, Flan-T5, ByT5, Switch Transformers: relative position buckets once
/// per stack (in every layer for UMT5), gated MLP when feed_forward_proj starts so.
void readT5(const ObjectReader& keys, Reading& reading) {
  ModelProfile& model = reading.model;
  const bool multilingual = reading.family == "mt5" || reading.family == "umt5";
  model.modelClass = ModelClass::EncoderDecoder;
  model.norm = NormKind::RmsNorm;
  model.hidden = keys.integer({"d_model"}, kWidth, 512);
  model.vocabulary = keys.integer({"vocab_size"}, kInner, multilingual ? 250112 : 32128);
  model.contextLength = keys.integer({"n_positions"}, kTokensOrNone, 512);
  model.tiedEmbeddings = keys.flag({"tie_word_embeddings"}, true);
  LayerKind layer;
  layer.name = "encoder";
  layer.role = LayerRole::Encoder;
  layer.hidden = model.hidden;
  layer.mixer.heads = keys.integer({"num_heads"}, kHeads, multilingual ? 6 : 8);
  layer.mixer.keyValueHeads = layer.mixer.heads;
  layer.mixer.headDim = keys.integer({"d_kv"}, kWidth, 64);
  layer.mixer.causal = false;
  const std::string activation =
      keys.text({"feed_forward_proj"}, multilingual ? "gated-gelu" : "relu");
  layer.feedForward.gated =
      activation.substr(0, 5) == "gated" || keys.flag({"is_gated_act"}, false);
  layer.feedForward.width = keys.integer({"d_ff"}, kInner, multilingual ? 1024 : 2048);
  const std::int64_t encoders = keys.integer({"num_layers"}, kLayers, multilingual ? 8 : 6);
  const std::int64_t decoders = keys.integer({"num_decoder_layers"}, kLayers, encoders);
  const std::int64_t buckets =
      keys.integer({"relative_attention_num_buckets"}, kTokensOrNone, 32) * layer.mixer.heads;
  const bool perLayer = reading.family == "umt5";
  if (perLayer) layer.extraParameters = buckets;
  appendT5Stack(reading, layer, encoders,
                readSwitch(keys, reading, "num_sparse_encoder_layers", encoders));
  layer.name = "decoder";
  layer.role = LayerRole::Decoder;
  layer.mixer.causal = true;
  layer.mixer.crossAttention = true;
  layer.norms = 3;
  appendT5Stack(reading, layer, decoders,
                readSwitch(keys, reading, "num_sparse_decoder_layers", decoders));
  if (!perLayer) model.embeddingExtraParameters = 2 * buckets;
  model.headExtraParameters = model.hidden;  // final norm of the encoder
}

/// BART and its descendants: mBART, Pegasus, Marian, M2M-100, NLLB, BlenderBot.
void readBart(const ObjectReader& keys, Reading& reading) {
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::EncoderDecoder;
  model.norm = NormKind::LayerNorm;
  model.hidden = keys.integer({"d_model", "hidden_size"}, kWidth, 1024);
  model.vocabulary = keys.integer({"vocab_size"}, kInner, 50265);
  model.contextLength = keys.integer({"max_position_embeddings", "max_encoder_position_embeddings"},
                                     kTokensOrNone, 1024);
  model.tiedEmbeddings = keys.flag({"tie_word_embeddings"}, true);
  const BartTraits traits = bartTraits(reading.family);
  const Stacks stacks = readStacks(keys, model.hidden, 12, 16, 4096);
  for (std::int64_t i = 0; i < stacks.encoders && !reading.failed(); ++i) {
    reading.add(stacks.encoder);
  }
  for (std::int64_t i = 0; i < stacks.decoders && !reading.failed(); ++i) {
    reading.add(stacks.decoder);
  }
  const std::int64_t norm = 2 * model.hidden;
  if (traits.learnedPositions) {
    model.embeddingExtraParameters +=
        2 * (model.contextLength + traits.positionOffset) * model.hidden;
  }
  if (traits.embeddingNorm) model.embeddingExtraParameters += 2 * norm;
  model.finalNorm = traits.finalNorms;
  if (traits.finalNorms) model.headExtraParameters += norm;  // final norm of the encoder
}

/// Whisper: two convolutions over the mel spectrum, fixed positions in the encoder, learned
/// ones in the decoder, no key biases.
void readWhisper(const ObjectReader& keys, Reading& reading) {
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::EncoderDecoder;
  model.norm = NormKind::LayerNorm;
  model.hidden = keys.integer({"d_model"}, kWidth, 384);
  const std::int64_t h = model.hidden;
  model.vocabulary = keys.integer({"vocab_size"}, kInner, 51865);
  model.tiedEmbeddings = keys.flag({"tie_word_embeddings"}, true);
  Stacks stacks = readStacks(keys, h, 4, 6, 1536);
  stacks.encoder.mixer.qkvBias = stacks.decoder.mixer.qkvBias = false;
  stacks.encoder.extraParameters = 2 * h;  // query and value biases
  stacks.decoder.extraParameters = 4 * h;
  for (std::int64_t i = 0; i < stacks.encoders && !reading.failed(); ++i) {
    reading.add(stacks.encoder);
  }
  for (std::int64_t i = 0; i < stacks.decoders && !reading.failed(); ++i) {
    reading.add(stacks.decoder);
  }
  const std::int64_t mels = keys.integer({"num_mel_bins"}, kInner, 80);
  const std::int64_t frames = keys.integer({"max_source_positions"}, kTokensOrNone, 1500);
  model.contextLength = keys.integer({"max_target_positions"}, kTokensOrNone, 448);
  model.learnedPositions = model.contextLength;
  model.embeddingExtraParameters = (3 * mels * h + h) + (3 * h * h + h) + frames * h;
  model.headExtraParameters = 2 * h;  // final norm of the encoder
}

}  // namespace slicescape::hf
