// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/decoder_stack.h"

#include <algorithm>
#include <utility>

#include "core/model/profile_builder.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// A size that the class may have a default for.
std::int64_t sizeOf(const ObjectReader& keys, ObjectReader::Names names, NumberRange range,
                    std::int64_t fallback) {
  return fallback > 0 ? keys.integer(names, range, fallback) : keys.required(names, range);
}

NormKind normOf(const DecoderFamily& family) {
  if (family.has(kLayerNorm)) return NormKind::LayerNorm;
  if (family.has(kLayerNormNoBias)) return NormKind::LayerNormNoBias;
  return NormKind::RmsNorm;
}

/// Width of the dense MLP. Classes of the GPT-2 kind take four times the hidden size when
/// the key is missing or null.
std::int64_t readInner(const ObjectReader& keys, const DecoderFamily& family, std::int64_t hidden,
                       Reading& reading) {
  static const ObjectReader::Names kNames = {"intermediate_size_mlp",
                                             "dense_intermediate_size",
                                             "intermediate_size",
                                             "n_inner",
                                             "ffn_hidden_size",
                                             "ffn_dim",
                                             "d_ff",
                                             "mlp_hidden_size",
                                             "inner_hidden_size",
                                             "ff_intermediate_size",
                                             "block_ff_dim"};
  if (const auto width = keys.integer(kNames, kInner)) return *width;
  if (family.sizes.inner > 0) return family.sizes.inner;
  if (family.type.empty()) {
    reading.warn(keys.pointer(),
                 Text{SLICESCAPE_TEXT("The width of the MLP is not given; four times the hidden "
                                      "size, {0}, is assumed."),
                      {4 * hidden}});
  }
  return 4 * hidden;
}

bool readTied(const ObjectReader& keys, bool fallback) {
  return keys.flag({"tie_word_embeddings", "tie_embeddings", "weight_tying", "tie_embedding"},
                   fallback);
}

/// Position tables: families of GPT-2's kind have one unless the file names another scheme.
void readPositions(const ObjectReader& keys, const DecoderFamily& family, ModelProfile& model) {
  if (!family.has(kLearnedPositions)) return;
  const std::string scheme = keys.text({"position_embedding_type"}, "learned");
  if (scheme == "alibi" || scheme == "rope" || scheme == "rotary" || scheme == "none") return;
  model.learnedPositions = model.contextLength;
}

FeedForward readMlp(const ObjectReader& keys, const DecoderFamily& family, std::int64_t hidden,
                    Reading& reading) {
  FeedForward mlp;
  mlp.gated = family.has(kGated);
  const std::string activation = keys.text({"activation_function", "hidden_act"}, "");
  if (activation.find("swiglu") != std::string::npos) mlp.gated = true;
  mlp.width = readInner(keys, family, hidden, reading);
  // Qwen 1 states the width of both gated matrices together.
  if (family.type == "qwen") mlp.width = std::max<std::int64_t>(1, mlp.width / 2);
  mlp.bias = family.has(kMlpBias);
  if (family.has(kBiasOfAll)) {
    mlp.bias = keys.flag({"use_bias", "bias"}, family.type == "starcoder2");
  }
  if (family.type == "internlm3") mlp.bias = keys.flag({"bias"}, false);
  mlp.bias = keys.flag({"mlp_bias", "use_mlp_bias"}, mlp.bias);
  return mlp;
}

/// Norms over the hidden size in one layer.
int readNormCount(const ObjectReader& keys, const DecoderFamily& family) {
  if (family.has(kNoNormWeights)) return 0;
  if (family.has(kFourNorms)) return 4;
  if (family.has(kOneNorm)) return 1;
  // StableLM 2 12B runs attention and MLP side by side on one norm.
  if (family.type == "stablelm" && keys.flag({"use_parallel_residual"}, false)) return 1;
  return 2;
}

/// Takes a list out of the keys and leaves its first entry behind.
std::vector<std::int64_t> takeList(const ObjectReader& keys, boost::json::object& single,
                                   std::string_view name, NumberRange range) {
  const boost::json::value* value = keys.raw(name);
  if (!value || !value->is_array() || value->get_array().empty()) return {};
  const auto list = keys.integers({name}, range);
  if (!list) return {};
  single[name] = list->front();
  return *list;
}

/// A name that says what is special about the layer, for lists and legends.
std::string layerName(const LayerSlot& slot, const LayerKind& layer) {
  std::string name = slot.moe ? "moe" : "dense";
  if (layer.mixer.window > 0) name += " local";
  return name;
}

}  // namespace

std::int64_t readLayerCount(const ObjectReader& keys, const DecoderFamily& family) {
  return sizeOf(keys, {"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, kLayers,
                family.sizes.layers);
}

DecoderStack readDecoderStack(const ObjectReader& keys, const DecoderFamily& family,
                              Reading& reading) {
  ModelProfile& model = reading.model;
  model.modelClass = ModelClass::Decoder;
  model.norm = normOf(family);
  model.hidden = sizeOf(keys, {"hidden_size", "n_embd", "n_embed", "d_model", "model_dim"}, kWidth,
                        family.sizes.hidden);
  model.vocabulary = sizeOf(keys, {"padded_vocab_size", "embedding_size", "vocab_size"}, kInner,
                            family.sizes.vocabulary);
  keys.integer({"vocab_size"}, kInner);
  model.contextLength = keys.integer(
      {"max_position_embeddings", "n_positions", "n_ctx", "seq_length", "max_seq_len",
       "max_sequence_length", "model_max_length", "max_seq_length", "max_context_length"},
      kTokensOrNone, family.sizes.context);
  model.tiedEmbeddings = readTied(keys, family.has(kTied));
  model.finalNorm = !family.has(kNoNormWeights);
  readPositions(keys, family, model);
  const std::int64_t normSize = model.norm == NormKind::LayerNorm ? 2 * model.hidden : model.hidden;
  if (family.has(kEmbeddingNorm)) model.embeddingExtraParameters += normSize;
  const bool headBias = keys.flag({"lm_head_bias"}, family.has(kHeadBias));
  if (headBias) model.headExtraParameters += model.vocabulary;

  DecoderStack stack;
  const auto layers = static_cast<std::size_t>(readLayerCount(keys, family));
  stack.layer.hidden = model.hidden;
  stack.layer.norm = model.norm;
  stack.layer.norms = readNormCount(keys, family);
  stack.layer.mixer = readAttention(keys, family, model.hidden);
  stack.layer.feedForward = readMlp(keys, family, model.hidden, reading);
  stack.slots = readSlots(keys, family, layers, reading);
  if (const auto plan = readExperts(keys, family, stack.layer.feedForward, layers, reading)) {
    stack.experts = plan->experts;
    for (std::size_t i = 0; i < layers; ++i) stack.slots[i].moe = plan->moe[i];
  }
  return stack;
}

void appendLayers(const DecoderStack& stack, Reading& reading, const LayerAdjust& adjust) {
  for (std::size_t i = 0; i < stack.slots.size() && !reading.failed(); ++i) {
    const LayerSlot& slot = stack.slots[i];
    LayerKind layer = stack.layer;
    layer.mixer.window = slot.window;
    if (slot.moe) layer.feedForward = stack.experts;
    layer.name = layerName(slot, layer);
    if (adjust) adjust(i, slot, layer);
    reading.add(std::move(layer));
  }
}

void readPredictionModules(const ObjectReader& keys, Reading& reading) {
  const std::int64_t modules = keys.integer({"num_nextn_predict_layers", "mtp_num_hidden_layers",
                                             "num_mtp_modules", "mtp_num_layers", "num_mtp_layers"},
                                            kSmallOrNone, 0);
  if (modules == 0 || reading.model.layers.empty()) return;
  reading.model.mtpModules = static_cast<int>(modules);
  reading.model.mtpKind = makeMtpModule(reading.model.layer(reading.model.layerCount() - 1));
}

void readPlainDecoder(const ObjectReader& keys, const DecoderFamily& family, Reading& reading) {
  // Figures that some files list per layer: the shared reader sees the first of each.
  boost::json::object single = keys.object();
  const std::vector<std::int64_t> heads = takeList(keys, single, "num_attention_heads", kHeads);
  const std::vector<std::int64_t> keyValueHeads =
      takeList(keys, single, "num_key_value_heads", kHeads);
  const std::vector<std::int64_t> widths = takeList(keys, single, "intermediate_size", kInner);
  const DecoderStack stack =
      readDecoderStack(ObjectReader(single, keys.pointer(), keys.log()), family, reading);
  for (const auto& [list, name] :
       {std::pair{&heads, "num_attention_heads"}, std::pair{&keyValueHeads, "num_key_value_heads"},
        std::pair{&widths, "intermediate_size"}}) {
    if (list->empty() || list->size() == stack.slots.size()) continue;
    keys.log().fail(keys.place(name),
                    Text{SLICESCAPE_TEXT("Expected one figure for all layers or {0}, one for each; "
                                         "found {1}."),
                         {static_cast<std::int64_t>(stack.slots.size()),
                          static_cast<std::int64_t>(list->size())}});
  }
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot& slot, LayerKind& layer) {
    if (index < heads.size()) layer.mixer.heads = heads[index];
    if (index < keyValueHeads.size()) layer.mixer.keyValueHeads = keyValueHeads[index];
    if (index < widths.size() && !slot.moe) layer.feedForward.width = widths[index];
  });
  readPredictionModules(keys, reading);
}

}  // namespace slicescape::hf
