// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/meta_params.h"

#include <algorithm>

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// Two thirds of 4·dim, scaled, rounded up to a multiple (Llama's reference code).
std::int64_t metaWidth(const ObjectReader& root, std::int64_t dim) {
  const std::int64_t multiple = root.integer({"multiple_of"}, kWidth, 256);
  const double factor = std::clamp(root.number({"ffn_dim_multiplier"}).value_or(1), 0.0, 1024.0);
  const auto width = static_cast<std::int64_t>(factor * static_cast<double>(8 * dim / 3));
  return std::clamp((width + multiple - 1) / multiple * multiple, kInner.least, kInner.most);
}

/// Rows of the token table. Llama 1 and 2 write -1: the tokenizer decides, and has 32,000.
std::int64_t metaVocabulary(const ObjectReader& root, Reading& reading) {
  constexpr std::int64_t kLlamaRows = 32000;
  const std::int64_t rows = root.integer({"vocab_size"}, {-1, kInner.most}, -1);
  if (rows > 0) return rows;
  reading.warn(root.place("vocab_size"),
               Text{SLICESCAPE_TEXT("The vocabulary is that of the tokenizer; {0} is assumed."),
                    {kLlamaRows}});
  return kLlamaRows;
}

}  // namespace

bool isMetaParams(const ObjectReader& root) {
  return root.has("dim") && root.has("n_layers") && root.has("n_heads") && !root.has("model_type");
}

void readMetaParams(const ObjectReader& root, Reading& reading) {
  ModelProfile& model = reading.model;
  model.family = reading.family = "llama";
  model.hidden = root.required({"dim"}, kWidth);
  model.vocabulary = metaVocabulary(root, reading);
  model.contextLength = root.integer({"max_seq_len", "max_position_embeddings"}, kTokensOrNone, 0);
  model.tiedEmbeddings = root.flag({"tied_embeddings"}, false);
  LayerKind layer;
  layer.name = "dense";
  layer.hidden = model.hidden;
  layer.mixer.heads = root.required({"n_heads"}, kHeads);
  layer.mixer.keyValueHeads = root.integer({"n_kv_heads"}, kHeads, layer.mixer.heads);
  layer.mixer.headDim = root.integer({"head_dim"}, kWidth,
                                     std::max<std::int64_t>(1, model.hidden / layer.mixer.heads));
  layer.mixer.window = root.integer({"sliding_window"}, kTokensOrNone, 0);
  const auto given = root.integer({"hidden_dim"}, kInner);
  layer.feedForward.width = given ? *given : metaWidth(root, model.hidden);
  if (const auto moe = root.child({"moe"})) {
    layer.name = "moe";
    layer.feedForward.expertWidth = layer.feedForward.width;
    layer.feedForward.width = 0;
    layer.feedForward.experts = moe->required({"num_experts"}, kExpertsOrNone);
    layer.feedForward.topK = moe->integer({"num_experts_per_tok"}, kExpertsOrNone, 2);
  }
  const std::int64_t layers = root.required({"n_layers"}, kLayers);
  for (std::int64_t i = 0; i < layers && !reading.failed(); ++i) reading.add(layer);
}

}  // namespace slicescape::hf
