// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/decoder_stack.h"
#include "core/model/hf/families.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

constexpr DecoderFamily kDeepSeekV4{
    "deepseek_v4", kGated | kCorrectionBias | kSinks, {4096, 43, 64, 1, 512, 0, 129280, 0}};
constexpr DecoderFamily kMiniMaxM3{
    "minimax_m3", kGated | kCorrectionBias, {6144, 60, 64, 4, 128, 12288, 200064, 0}};
constexpr DecoderFamily kLongcat{
    "longcat_flash", kGated | kLatent | kCorrectionBias, {6144, 28, 64, 64, 0, 12288, 131072, 0}};

/// Parameters added to a layer: `matrices` multiply every token, `others` do not.
void addExtras(LayerKind& layer, std::int64_t matrices, std::int64_t others) {
  layer.extraParameters += matrices + others;
  layer.extraProjectionParameters += matrices;
}

/// Compressor of DeepSeek-V4: a key-value and a gate projection to `width` (twice as wide
/// when windows overlap, at ratio 4), positions inside the block, a norm.
void addCompressor(LayerKind& layer, std::int64_t ratio, std::int64_t width) {
  const std::int64_t projected = ratio == 4 ? 2 * width : width;
  addExtras(layer, 2 * layer.hidden * projected, ratio * projected + width);
}

}  // namespace

/// DeepSeek sparse attention (V3.2, GLM-5): a small indexer beside the latent attention
/// picks the keys. Layers whose indexer_types entry is "shared" use the one before.
void readSparseLatent(const ObjectReader& keys, Reading& reading) {
  const DecoderFamily* family = findDecoderFamily(reading.family);
  const DecoderStack stack =
      readDecoderStack(keys, family ? *family : *findDecoderFamily("deepseek_v3"), reading);
  const std::int64_t heads = keys.integer({"index_n_heads"}, kHeads, 64);
  const std::int64_t width = keys.integer({"index_head_dim"}, kWidth, 128);
  const std::vector<std::string> types =
      keys.texts({"indexer_types"}).value_or(std::vector<std::string>{});
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    if (index < types.size() && types[index] == "shared") {
      layer.name += " shared index";
      return;
    }
    const std::int64_t source =
        layer.mixer.queryLoraRank > 0 ? layer.mixer.queryLoraRank : layer.hidden;
    addExtras(layer, source * heads * width + layer.hidden * width + layer.hidden * heads,
              2 * width);
  });
  readPredictionModules(keys, reading);
}

/// DeepSeek-V4: low-rank queries, one key-value head that serves as both, grouped low-rank
/// output, hyper-connections around both halves, and compressed keys in most layers
/// (compress_ratios: 0 window only, 4 with an indexer).
void readDeepSeekV4(const ObjectReader& keys, Reading& reading) {
  DecoderStack stack = readDecoderStack(keys, kDeepSeekV4, reading);
  const std::int64_t queryRank = keys.integer({"q_lora_rank"}, kWidth, 1024);
  const std::int64_t outputRank = keys.integer({"o_lora_rank"}, kWidth, 1024);
  const std::int64_t groups = keys.integer({"o_groups"}, kSmall, 8);
  const std::int64_t streams = keys.integer({"hc_mult"}, kSmall, 4);
  const std::int64_t indexHeads = keys.integer({"index_n_heads"}, kHeads, 64);
  const std::int64_t indexWidth = keys.integer({"index_head_dim"}, kWidth, 128);
  const std::int64_t hashLayers = keys.integer({"num_hash_layers"}, kLayersOrNone, 0);
  const std::int64_t window = keys.integer({"sliding_window"}, kTokensOrNone, 0);
  const auto ratios =
      keys.integers({"compress_ratios"}, kTokensOrNone).value_or(std::vector<std::int64_t>{});
  ModelProfile& model = reading.model;
  const std::int64_t h = model.hidden;
  const std::int64_t mixes = (2 + streams) * streams;
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    const Mixer attention = stack.layer.mixer;
    const std::int64_t ratio = index < ratios.size() ? ratios[index] : 0;
    layer.mixer.kind = MixerKind::LatentAttention;
    layer.mixer.queryLoraRank = queryRank;
    layer.mixer.qkNopeHeadDim = layer.mixer.valueHeadDim = attention.headDim;
    layer.mixer.outputLoraRank = outputRank;
    layer.mixer.outputGroups = groups;
    layer.mixer.window = ratio == 0 ? window : 0;
    // One key-value head that serves as both, and its norm.
    addExtras(layer, h * attention.headDim, attention.headDim);
    addExtras(layer, 2 * mixes * streams * h, 2 * (mixes + 3));
    if (static_cast<std::int64_t>(index) < hashLayers) {
      layer.feedForward.scoreCorrectionBias = false;
    }
    layer.name = ratio == 0 ? "moe local" : ratio == 4 ? "moe indexed" : "moe compressed";
    if (ratio > 0) addCompressor(layer, ratio, attention.headDim);
    if (ratio == 4) {
      addExtras(layer, queryRank * indexHeads * indexWidth + h * indexHeads, 0);
      addCompressor(layer, ratio, indexWidth);
    }
  });
  model.headExtraParameters += streams * streams * h + streams + 1;
  readPredictionModules(keys, reading);
}

/// MiniMax-M3: block-sparse attention with an index projection in the layers that
/// sparse_attention_freq marks.
void readMiniMaxM3(const ObjectReader& keys, Reading& reading) {
  const DecoderStack stack = readDecoderStack(keys, kMiniMaxM3, reading);
  std::int64_t heads = 0;
  std::int64_t width = 0;
  std::vector<std::int64_t> sparse;
  if (const auto attention = keys.child({"sparse_attention_config"})) {
    heads = attention->integer({"sparse_num_index_heads"}, kHeads, 4);
    width = attention->integer({"sparse_index_dim"}, kWidth, 128);
    sparse = attention->integers({"sparse_attention_freq"}, kSmallOrNone)
                 .value_or(std::vector<std::int64_t>{});
  }
  appendLayers(stack, reading, [&](std::size_t index, const LayerSlot&, LayerKind& layer) {
    if (index >= sparse.size() || sparse[index] == 0) return;
    layer.name += " sparse";
    addExtras(layer, layer.hidden * (heads + 1) * width, 2 * width);
  });
  readPredictionModules(keys, reading);
}

/// LongCat-Flash: every layer holds two latent attentions and two dense MLPs around one
/// mixture with zero-computation experts, which have a router column but no weights.
void readLongcat(const ObjectReader& keys, Reading& reading) {
  DecoderStack once = readDecoderStack(keys, kLongcat, reading);
  const std::int64_t zeroExperts = keys.integer({"zero_expert_num"}, kExpertsOrNone, 0);
  once.experts.width = once.layer.feedForward.width;
  for (std::size_t i = 0; i < once.slots.size() && !reading.failed(); ++i) {
    LayerKind first = once.layer;
    first.name = "moe";
    first.feedForward = once.experts;
    // Zero experts: a router column and a correction value each, no weights.
    first.extraParameters += zeroExperts * (first.hidden + 1);
    first.extraProjectionParameters += zeroExperts * first.hidden;
    reading.add(first);
    LayerKind second = once.layer;
    second.name = "dense";
    reading.add(second);
  }
  readPredictionModules(keys, reading);
}

}  // namespace slicescape::hf
