// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/towers.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// The sizes that all vision transformers have.
struct VisionShape {
  std::int64_t hidden = 0;
  std::int64_t layers = 0;
  std::int64_t inner = 0;
  std::int64_t patch = 0;
  std::int64_t image = 0;
  std::int64_t channels = 3;

  std::int64_t patches() const { return (image / patch) * (image / patch); }
  std::int64_t patchPixels() const { return channels * patch * patch; }
};

/// The side of a square, also when given as [height, width].
std::int64_t readSide(const ObjectReader& vision, ObjectReader::Names names, NumberRange range,
                      std::int64_t fallback) {
  const auto sides = vision.integers(names, range);
  return sides && !sides->empty() ? sides->front() : fallback;
}

VisionShape readShape(const ObjectReader& vision, const VisionShape& defaults) {
  VisionShape shape;
  shape.hidden =
      vision.integer({"hidden_size", "embed_dim", "width"}, kTowerWidth, defaults.hidden);
  shape.layers =
      vision.integer({"num_hidden_layers", "depth", "layers"}, kTowerLayers, defaults.layers);
  shape.inner = vision.integer({"intermediate_size"}, kTowerInner, defaults.inner);
  shape.patch = readSide(vision, {"patch_size", "spatial_patch_size"}, kSmall, defaults.patch);
  shape.image = readSide(vision, {"image_size"}, kPixels, defaults.image);
  shape.channels = vision.integer({"num_channels", "in_channels", "in_chans"}, kSmall, 3);
  return shape;
}

struct BlockTraits {
  bool gated = false;
  bool attentionBias = true;
  bool mlpBias = true;
  std::int64_t normSize = 2;  ///< parameters of a norm, in hidden sizes
  std::int64_t extras = 0;    ///< scales, gates and norms of the block
};

/// One block: attention of the hidden width, MLP, two norms.
std::int64_t block(std::int64_t h, std::int64_t inner, const BlockTraits& traits) {
  const std::int64_t up = traits.gated ? 2 : 1;
  return 4 * h * h + (traits.attentionBias ? 4 * h : 0) + (up + 1) * h * inner +
         (traits.mlpBias ? up * inner + h : 0) + 2 * traits.normSize * h + traits.extras;
}

std::int64_t countClip(const ObjectReader& vision) {
  const VisionShape s = readShape(vision, {768, 12, 3072, 32, 224});
  const std::int64_t h = s.hidden;
  return s.patchPixels() * h + h + (s.patches() + 1) * h + s.layers * block(h, s.inner, {}) + 4 * h;
}

/// SigLIP; its attention-pooling head exists unless vision_use_head is off. Models that
/// read the patch features leave it off.
std::int64_t countSiglip(const ObjectReader& vision, bool pooled) {
  const VisionShape s = readShape(vision, {768, 12, 3072, 16, 224});
  const std::int64_t h = s.hidden;
  std::int64_t sum =
      s.patchPixels() * h + h + s.patches() * h + s.layers * block(h, s.inner, {}) + 2 * h;
  if (vision.flag({"vision_use_head"}, pooled)) {
    sum += h + (4 * h * h + 4 * h) + 2 * h + (2 * h * s.inner + s.inner + h);
  }
  return sum;
}

/// Qwen2-VL and 2.5-VL with their merger; the later one has RMSNorm and a gated MLP.
std::int64_t countQwen2Vision(const ObjectReader& vision, bool second) {
  VisionShape s = readShape(vision, {1280, 32, 3420, 14, 224});
  // Qwen2-VL calls its own width embed_dim and the language width hidden_size.
  const std::int64_t h = vision.integer({"embed_dim"}, kTowerWidth, s.hidden);
  const std::int64_t text = vision.integer({"out_hidden_size", "hidden_size"}, kTowerWidth, 3584);
  const std::int64_t frames = vision.integer({"temporal_patch_size"}, kMerge, 2);
  const std::int64_t merge = vision.integer({"spatial_merge_size"}, kMerge, 2);
  if (!second) s.inner = vision.integer({"mlp_ratio"}, kMerge, 4) * h;
  const std::int64_t width = h * merge * merge;
  BlockTraits traits;
  traits.gated = second;
  traits.normSize = second ? 1 : 2;
  return frames * s.patchPixels() * h + s.layers * block(h, s.inner, traits) + traits.normSize * h +
         width * width + width + width * text + text;
}

/// Qwen3-VL and Qwen3.5: learned positions, a merger, and deep-stack mergers that feed
/// earlier features into the language stack.
std::int64_t countQwen3Vision(const ObjectReader& vision) {
  const VisionShape s = readShape(vision, {1152, 27, 4304, 16, 224});
  const std::int64_t h = s.hidden;
  const std::int64_t frames = vision.integer({"temporal_patch_size"}, kMerge, 2);
  const std::int64_t merge = vision.integer({"spatial_merge_size"}, kMerge, 2);
  const std::int64_t text = vision.integer({"out_hidden_size"}, kTowerWidth, 3584);
  const std::int64_t positions = vision.integer({"num_position_embeddings"}, kTowerTokens, 2304);
  const std::int64_t width = h * merge * merge;
  const std::int64_t merger = width * width + width + width * text + text;
  const auto deep = vision.integers({"deepstack_visual_indexes"}, kLayersOrNone)
                        .value_or(std::vector<std::int64_t>{});
  return frames * s.patchPixels() * h + h + positions * h + s.layers * block(h, s.inner, {}) +
         2 * h + merger +
         static_cast<std::int64_t>(std::min<std::size_t>(64, deep.size())) * (merger + 2 * width);
}

/// Llama 4: unfolded patches, class token, norms before and after, pixel-shuffle adapter.
std::int64_t countLlama4Vision(const ObjectReader& vision) {
  const VisionShape s = readShape(vision, {768, 34, 5632, 14, 448});
  const std::int64_t h = s.hidden;
  const std::int64_t shuffled = vision.integer({"intermediate_size"}, kTowerInner, 5632);
  const std::int64_t output = vision.integer({"projector_output_dim"}, kTowerInner, 4096);
  const std::int64_t input = vision.integer({"projector_input_dim"}, kTowerInner, 4096);
  return s.patchPixels() * h + h + (s.patches() + 1) * h + s.layers * block(h, s.inner, {}) +
         4 * h + shuffled * input + input * output;
}

/// Llama 3.2: a local and a gated global encoder without attention biases, gated position
/// tables per aspect ratio.
std::int64_t countMllamaVision(const ObjectReader& vision) {
  const VisionShape s = readShape(vision, {1280, 32, 5120, 14, 448});
  const std::int64_t h = s.hidden;
  const std::int64_t global = vision.integer({"num_global_layers"}, kSmallOrNone, 8);
  const std::int64_t tiles = vision.integer({"max_num_tiles"}, kMerge, 4);
  const auto ratios = vision.raw("supported_aspect_ratios");
  const std::int64_t aspects =
      ratios && ratios->is_array()
          ? static_cast<std::int64_t>(std::min<std::size_t>(64, ratios->get_array().size()))
          : 8;
  vision.log().recognised.insert(vision.place("supported_aspect_ratios"));
  BlockTraits traits;
  traits.attentionBias = false;
  const std::int64_t tokens = s.patches() + 1;
  const std::int64_t positions = 1 + tokens * h + (aspects + 1) * tiles * tokens * h;
  const std::int64_t tileTables = 2 * ((aspects + 1) * tiles * h + 1);
  return s.patchPixels() * h + h + positions + tileTables + 4 * h +
         s.layers * block(h, s.inner, traits) + global * (block(h, s.inner, traits) + 2);
}

std::int64_t countPixtral(const ObjectReader& vision) {
  const VisionShape s = readShape(vision, {1024, 24, 4096, 16, 1024});
  BlockTraits traits;
  traits.gated = true;
  traits.attentionBias = traits.mlpBias = false;
  traits.normSize = 1;
  return s.patchPixels() * s.hidden + s.hidden + s.layers * block(s.hidden, s.inner, traits);
}

/// InternViT: layer scales; the 6B model has RMSNorm, q/k norms and no QKV bias.
std::int64_t countInternVit(const ObjectReader& vision) {
  const VisionShape s = readShape(vision, {3200, 48, 12800, 14, 224});
  const std::int64_t h = s.hidden;
  BlockTraits traits;
  traits.normSize = vision.text({"norm_type"}, "rms_norm") == "layer_norm" ? 2 : 1;
  traits.extras = 2 * h;
  if (!vision.flag({"qkv_bias", "attention_bias"}, false)) traits.extras -= 3 * h;
  if (vision.flag({"qk_normalization", "use_qk_norm"}, false)) traits.extras += 2 * h;
  return h + s.patchPixels() * h + h + (s.patches() + 1) * h + s.layers * block(h, s.inner, traits);
}

/// MoonViT of Kimi-VL and Kimi K2.5 (keys with and without the vt_ prefix).
std::int64_t countMoonVit(const ObjectReader& vision) {
  const std::int64_t h = vision.integer({"vt_hidden_size", "hidden_size"}, kTowerWidth, 1152);
  const std::int64_t layers =
      vision.integer({"vt_num_hidden_layers", "num_hidden_layers"}, kTowerLayers, 27);
  const std::int64_t inner =
      vision.integer({"vt_intermediate_size", "intermediate_size"}, kTowerInner, 4304);
  vision.integer({"vt_num_attention_heads", "num_attention_heads"}, kHeads);
  const std::int64_t patch = vision.integer({"patch_size"}, kSmall, 14);
  const std::int64_t rows = vision.integer({"init_pos_emb_height"}, kSmall, 64);
  const std::int64_t columns = vision.integer({"init_pos_emb_width"}, kSmall, 64);
  BlockTraits traits;
  traits.attentionBias = vision.flag({"attn_bias"}, true);
  traits.mlpBias = vision.flag({"linear_bias"}, true);
  traits.normSize = vision.text({"norm_type"}, "layernorm") == "rmsnorm" ? 1 : 2;
  // Attention may be wider than the stream (Kimi K3).
  const std::int64_t width = vision.integer({"qkv_hidden_size"}, kTowerWidth, h);
  traits.extras = 4 * h * (width - h);
  const bool patchBias = vision.flag({"patch_embed_proj_bias"}, true);
  return 3 * patch * patch * h + (patchBias ? h : 0) + rows * columns * h +
         layers * block(h, inner, traits) + traits.normSize * h;
}

/// Gemma 4: gated MLP, four norms and q/k norms per block, two position tables.
std::int64_t countGemma4Vision(const ObjectReader& vision) {
  const VisionShape s = readShape(vision, {768, 16, 3072, 16, 224});
  const std::int64_t h = s.hidden;
  const std::int64_t headDim = vision.integer({"head_dim"}, kTowerWidth, 64);
  const std::int64_t positions = vision.integer({"position_embedding_size"}, kTowerTokens, 10240);
  BlockTraits traits;
  traits.gated = true;
  traits.attentionBias = traits.mlpBias = false;
  traits.normSize = 2;  // four RMSNorms are as many parameters as two LayerNorms
  traits.extras = 2 * headDim;
  return s.patchPixels() * h + 2 * positions * h + s.layers * block(h, s.inner, traits) +
         (vision.flag({"standardize"}, false) ? 2 * h : 0);
}

}  // namespace

std::int64_t countVisionTower(const ObjectReader& vision, std::string_view type,
                              std::string_view rootType) {
  const auto starts = [&](std::string_view prefix) {
    return type.substr(0, prefix.size()) == prefix;
  };
  if (starts("qwen2_5_vl") || starts("qwen2_5_omni")) return countQwen2Vision(vision, true);
  if (starts("qwen2_vl")) return countQwen2Vision(vision, false);
  if (starts("qwen3_vl") || starts("qwen3_5") || starts("qwen3_omni")) {
    return countQwen3Vision(vision);
  }
  if (starts("llama4")) return countLlama4Vision(vision);
  if (starts("mllama")) return countMllamaVision(vision);
  if (starts("pixtral")) return countPixtral(vision);
  if (starts("intern_vit") || starts("internvl")) return countInternVit(vision);
  if (starts("moonvit") || starts("kimi")) return countMoonVit(vision);
  if (starts("gemma4")) return countGemma4Vision(vision);
  if (starts("siglip") || starts("idefics") || starts("smolvlm")) {
    return countSiglip(vision, rootType.substr(0, 6) == "siglip");
  }
  if (starts("clip")) return countClip(vision);
  return 0;
}

}  // namespace slicescape::hf
