// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/towers.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

std::int64_t linear(std::int64_t from, std::int64_t to, bool bias) {
  return from * to + (bias ? to : 0);
}

std::int64_t visionWidth(const ObjectReader& vision) {
  return vision.integer({"vt_hidden_size", "hidden_size", "embed_dim"}, kTowerWidth, 1024);
}

/// Mistral 3: a norm, a merger of neighbouring patches and two linears.
std::int64_t mistral3(const ObjectReader& root, std::int64_t width, std::int64_t text) {
  const std::int64_t merge = root.integer({"spatial_merge_size"}, kMerge, 2);
  const bool bias = root.flag({"multimodal_projector_bias"}, false);
  return width + merge * merge * width * width + linear(width, text, bias) +
         linear(text, text, bias);
}

/// Kimi: a norm, then two linears over the merged patches (2 × 2 by default).
std::int64_t kimi(const ObjectReader& vision, std::int64_t width, std::int64_t text) {
  std::int64_t merged = 4 * width;
  if (const auto kernel = vision.integers({"merge_kernel_size"}, kMerge)) {
    merged = width;
    if (kernel->size() <= 2) {
      for (const std::int64_t side : *kernel) merged *= side;
    }
  }
  // The second form has no bias and its norm behind the projection.
  const bool second = vision.text({"mm_projector_type"}, "patchmerger") == "patchmergerv2";
  if (second) return linear(merged, merged, false) + linear(merged, text, false) + text;
  return 2 * width + linear(merged, merged, true) + linear(merged, text, true);
}

/// InternVL: a norm and two linears over pixel-shuffled features.
std::int64_t internVl(const ObjectReader& root, std::int64_t width, std::int64_t text) {
  const double ratio = root.number({"downsample_ratio"}).value_or(0.5);
  const std::int64_t fold = ratio > 0.01 && ratio <= 1 ? static_cast<std::int64_t>(1 / ratio) : 2;
  const std::int64_t folded = width * fold * fold;
  return 2 * folded + linear(folded, text, true) + linear(text, text, true);
}

/// Llama 3.2: the last features and the kept intermediate ones side by side.
std::int64_t mllama(const ObjectReader& vision, std::int64_t width, std::int64_t text) {
  const auto kept = vision.integers({"intermediate_layers_indices"}, kLayersOrNone);
  const std::int64_t parts = kept ? 1 + static_cast<std::int64_t>(kept->size()) : 6;
  return linear(vision.integer({"vision_output_dim"}, kWidth, parts * width), text, true);
}

}  // namespace

std::int64_t countProjector(const ObjectReader& root, const ObjectReader& vision,
                            std::string_view type, std::string_view rootType, std::int64_t text) {
  const auto starts = [&](std::string_view prefix) {
    return rootType.substr(0, prefix.size()) == prefix;
  };
  const std::int64_t width = visionWidth(vision);
  if (starts("llama4")) {
    return linear(vision.integer({"vision_output_dim"}, kWidth, 4096), text, false);
  }
  if (starts("mllama")) return mllama(vision, width, text);
  if (starts("mistral3")) return mistral3(root, width, text);
  if (starts("kimi")) return kimi(vision, width, text);
  if (starts("internvl")) return internVl(root, width, text);
  if (starts("gemma3")) return width * text + width;
  if (starts("gemma4")) return width * text;
  if (starts("paligemma")) return linear(width, text, true);
  if (starts("idefics3") || starts("smolvlm")) {
    const std::int64_t scale = root.integer({"scale_factor"}, kMerge, 2);
    return linear(width * scale * scale, text, false);
  }
  if (starts("llava")) {
    const bool bias = root.flag({"multimodal_projector_bias"}, true);
    // The newline vector of LLaVA-NeXT separates image rows.
    const std::int64_t newline = starts("llava_next") || starts("llava_onevision") ? text : 0;
    return linear(width, text, bias) + linear(text, text, bias) + newline;
  }
  if (type.substr(0, 4) == "clip" && starts("clip")) {
    const std::int64_t joint = root.integer({"projection_dim"}, kWidth, 512);
    return (width + text) * joint + 1;
  }
  if (starts("siglip")) return 2;
  if (starts("lfm2")) {
    const std::int64_t factor = root.integer({"downsample_factor"}, kMerge, 2);
    const std::int64_t inner = root.integer({"projector_hidden_size"}, kTowerInner, 2560);
    const bool bias = root.flag({"projector_bias"}, true);
    const std::int64_t merged = width * factor * factor;
    const std::int64_t norm = root.flag({"projector_use_layernorm"}, true) ? 2 * merged : 0;
    return norm + linear(merged, inner, bias) + linear(inner, text, bias);
  }
  return 0;
}

}  // namespace slicescape::hf
