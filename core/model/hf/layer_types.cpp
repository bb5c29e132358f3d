// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/hf/decoder_stack.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

constexpr std::string_view kLocal = "sliding_attention";

/// The list of types, repeated or cut to the number of layers; a wrong length is said.
std::vector<std::string> fitted(std::vector<std::string> types, std::size_t layers,
                                const std::string& place, Reading& reading) {
  if (types.size() == layers || types.empty()) return types;
  // A short list is a unit that repeats (RecurrentGemma); a longer one covers prediction
  // modules behind the last layer.
  const bool isUnit = place.find("block_types") != std::string::npos;
  if (!isUnit && types.size() < layers) {
    reading.warn(
        place, Text{SLICESCAPE_TEXT("The list has {0} entries for {1} layers; it is "
                                    "repeated from its start."),
                    {static_cast<std::int64_t>(types.size()), static_cast<std::int64_t>(layers)}});
  }
  const std::size_t unit = types.size();
  types.resize(layers);
  for (std::size_t i = unit; i < layers; ++i) types[i] = types[i - unit];
  return types;
}

/// Types written as a list of words, or of 0 and 1 with 1 for local (MiMo-V2).
std::vector<std::string> readTypeList(const ObjectReader& keys, std::size_t layers,
                                      Reading& reading) {
  for (const std::string_view name :
       {"layer_types", "attention_layers", "_block_types", "block_types", "layers_block_type"}) {
    const boost::json::value* value = keys.raw(name);
    if (!value || !value->is_array()) continue;
    if (auto types = keys.texts({name})) {
      return fitted(std::move(*types), layers, keys.place(name), reading);
    }
  }
  if (const auto pattern = keys.integers({"hybrid_layer_pattern"}, kSmallOrNone)) {
    std::vector<std::string> types;
    for (const std::int64_t local : *pattern) {
      types.emplace_back(local == 1 ? kLocal : "full_attention");
    }
    return fitted(std::move(types), layers, keys.place("hybrid_layer_pattern"), reading);
  }
  return {};
}

/// Period of the global layers: a number, or letters such as "LLLG" (EXAONE 4).
std::int64_t readPeriod(const ObjectReader& keys, std::int64_t fallback) {
  for (const std::string_view name : {"sliding_window_pattern", "_sliding_window_pattern"}) {
    const boost::json::value* value = keys.raw(name);
    if (!value) continue;
    if (value->is_string()) {
      const std::string letters = keys.text({name}, "");
      return std::max<std::int64_t>(1, static_cast<std::int64_t>(letters.size()));
    }
    return keys.integer({name}, kSmall, fallback);
  }
  return keys.integer({"global_attn_every_n_layers"}, kSmall, fallback);
}

/// Llama 4: layers with rotary positions see chunks of attention_chunk_size tokens, the
/// others everything. The list holds 1 for rotary; without it every fourth layer is global.
void markChunks(const ObjectReader& keys, std::vector<LayerSlot>& slots) {
  const auto chunk = keys.integer({"attention_chunk_size"}, kTokensOrNone);
  if (!chunk || *chunk == 0) return;
  const auto rotary = keys.integers({"no_rope_layers"}, kSmallOrNone);
  const std::int64_t period = keys.integer({"no_rope_layer_interval"}, kSmall, 4);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const bool listed = rotary && rotary->size() == slots.size();
    const bool local =
        listed ? (*rotary)[i] != 0 : (static_cast<std::int64_t>(i) + 1) % period != 0;
    if (local) slots[i].window = *chunk;
  }
}

bool isLocal(std::string_view type) {
  return type == kLocal || type == "local" || type == "sliding_window" ||
         type == "chunked_attention" || type == "local_attention";
}

}  // namespace

std::vector<LayerSlot> readSlots(const ObjectReader& keys, const DecoderFamily& family,
                                 std::size_t layers, Reading& reading) {
  std::vector<LayerSlot> slots(layers);
  const std::int64_t window = keys.integer({"sliding_window", "sliding_window_size", "window_size",
                                            "attention_window_size", "local_attention_window_size"},
                                           kTokensOrNone, 0);
  const std::vector<std::string> types = readTypeList(keys, layers, reading);
  if (!types.empty()) {
    const std::int64_t chunk = keys.integer({"attention_chunk_size"}, kTokensOrNone, 0);
    for (std::size_t i = 0; i < layers; ++i) {
      slots[i].type = types[i];
      if (isLocal(types[i])) slots[i].window = types[i] == "chunked_attention" ? chunk : window;
    }
    return slots;
  }
  const auto localWhere = [&](auto rule) {
    for (std::size_t i = 0; i < layers; ++i) {
      if (window == 0 || !rule(static_cast<std::int64_t>(i))) continue;
      slots[i].type = kLocal;
      slots[i].window = window;
    }
  };
  if (family.has(kWindowSwitch)) {
    const bool used = keys.flag({"use_sliding_window"}, false);
    const std::int64_t first =
        keys.integer({"max_window_layers"}, kLayersOrNone, used ? 0 : kLayers.most);
    if (used) localWhere([&](std::int64_t i) { return i >= first; });
  } else if (family.has(kWindowEven)) {
    localWhere([](std::int64_t i) { return i % 2 == 0; });
  } else if (family.has(kWindowPattern) || keys.has("sliding_window_pattern") ||
             keys.has("global_attn_every_n_layers")) {
    const std::int64_t period = readPeriod(keys, family.type == "cohere2" ? 4 : 6);
    localWhere([&](std::int64_t i) { return (i + 1) % period != 0; });
  } else if (family.has(kWindowAlways)) {
    localWhere([](std::int64_t) { return true; });
  }
  markChunks(keys, slots);
  return slots;
}

}  // namespace slicescape::hf
