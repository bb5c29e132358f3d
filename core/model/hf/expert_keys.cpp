// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include "core/model/hf/decoder_stack.h"

namespace slicescape::hf {
namespace {

using namespace model_limits;

/// A figure that some families list once per layer (Hunyuan). Layers that differ are said.
std::optional<std::int64_t> readUniform(const ObjectReader& keys, ObjectReader::Names names,
                                        NumberRange range, Reading& reading) {
  const auto list = keys.integers(names, range);
  if (!list || list->empty()) return std::nullopt;
  if (std::any_of(list->begin(), list->end(), [&](auto value) { return value != list->front(); })) {
    reading.warn(keys.place(keys.present(names)),
                 Text{SLICESCAPE_TEXT("The layers differ in this figure; the first one, {0}, is "
                                      "taken for all."),
                      {list->front()}});
  }
  return list->front();
}

/// "4,5,6" as a list (Step-3).
std::vector<std::int64_t> numbersIn(std::string_view text) {
  std::vector<std::int64_t> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at < end) {
    std::int64_t value = 0;
    const auto [next, failure] = std::from_chars(at, end, value);
    if (failure == std::errc()) numbers.push_back(value);
    at = failure == std::errc() ? next : at + 1;
  }
  return numbers;
}

/// Explicit lists of the MoE layers, in the words of the families; empty when there is none.
std::optional<std::vector<bool>> readMoeList(const ObjectReader& keys, std::size_t layers) {
  std::vector<bool> moe(layers, false);
  const auto mark = [&](const std::vector<std::int64_t>& indices) {
    for (const std::int64_t index : indices) {
      if (index >= 0 && static_cast<std::size_t>(index) < layers) {
        moe[static_cast<std::size_t>(index)] = true;
      }
    }
  };
  if (const auto words = keys.texts({"mlp_layer_types"})) {
    for (std::size_t i = 0; i < std::min(layers, words->size()); ++i) {
      moe[i] = (*words)[i] != "dense";
    }
    return moe;
  }
  if (const auto listed = keys.integers({"moe_layers"}, kLayersOrNone)) {
    mark(*listed);
    return moe;
  }
  if (const auto listed = keys.text({"moe_layers_enum"})) {
    mark(numbersIn(*listed));
    return moe;
  }
  return std::nullopt;
}

/// Which layers have experts. Rules: a list; the first k layers dense; every n-th layer
/// (counted from 0 in DeepSeek, from 1 in Qwen and Llama 4, with an offset in Jamba);
/// single layers taken out.
std::vector<bool> readMoeLayers(const ObjectReader& keys, std::size_t layers) {
  if (auto listed = readMoeList(keys, layers)) return *listed;
  std::vector<bool> moe(layers, true);
  const auto keep = [&](auto rule) {
    for (std::size_t i = 0; i < layers; ++i) {
      if (!rule(static_cast<std::int64_t>(i))) moe[i] = false;
    }
  };
  const std::int64_t firstDense = keys.integer({"first_k_dense_replace", "num_dense_layers",
                                                "moe_layer_start_index", "moe_layer_num_skipped"},
                                               kLayersOrNone, 0);
  keep([&](std::int64_t i) { return i >= firstDense; });
  if (const auto last = keys.integer({"moe_layer_end_index"}, {-1, kLayers.most});
      last && *last >= 0) {
    keep([&](std::int64_t i) { return i <= *last; });
  }
  if (const auto frequency = keys.integers({"moe_layer_freq"}, kSmallOrNone)) {
    if (frequency->size() == 1) {
      const std::int64_t step = std::max<std::int64_t>(1, frequency->front());
      keep([&](std::int64_t i) { return i % step == 0; });
    } else {
      keep([&](std::int64_t i) {
        const auto at = static_cast<std::size_t>(i);
        return at < frequency->size() && (*frequency)[at] != 0;
      });
    }
  }
  if (const auto step = keys.integer({"decoder_sparse_step", "interleave_moe_layer_step",
                                      "moe_layer_interval", "moe_every_n_layers"},
                                     kSmallOrNone)) {
    keep([&](std::int64_t i) { return *step > 0 && (i + 1) % *step == 0; });
  }
  if (const auto period = keys.integer({"expert_layer_period"}, kSmall)) {
    const std::int64_t offset = keys.integer({"expert_layer_offset"}, kSmallOrNone, 1);
    keep([&](std::int64_t i) { return i % *period == offset % *period; });
  }
  if (const auto dense = keys.integers({"mlp_only_layers"}, kLayersOrNone)) {
    for (const std::int64_t index : *dense) {
      if (static_cast<std::size_t>(index) < layers) moe[static_cast<std::size_t>(index)] = false;
    }
  }
  return moe;
}

/// Total width of the shared experts: a width of its own, or a number of experts.
std::int64_t readSharedWidth(const ObjectReader& keys, const DecoderFamily& family,
                             std::int64_t expertWidth, Reading& reading) {
  const auto count = readUniform(
      keys,
      {"n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert"},
      kSmallOrNone, reading);
  if (const auto width =
          keys.integer({"shared_expert_intermediate_size", "share_expert_dim",
                        "moe_shared_expert_intermediate_size", "shared_intermediate_size"},
                       kInnerOrNone)) {
    // Bailing and Ling give the width of one of several shared experts.
    return family.type.substr(0, 7) == "bailing" ? *width * count.value_or(1) : *width;
  }
  if (family.type == "hunyuan_v1_moe" && !keys.flag({"use_mixed_mlp_moe"}, true)) return 0;
  if (family.type == "hunyuan_v1_moe" && !keys.has("moe_intermediate_size")) {
    return count.value_or(0) * keys.integer({"intermediate_size"}, kInner, expertWidth);
  }
  return count.value_or(0) * expertWidth;
}

}  // namespace

std::optional<ExpertPlan> readExperts(const ObjectReader& keys, const DecoderFamily& family,
                                      const FeedForward& dense, std::size_t layers,
                                      Reading& reading) {
  const auto count = readUniform(keys,
                                 {"num_local_experts", "n_routed_experts", "num_experts",
                                  "moe_num_experts", "num_moe_experts", "moe_num_primary_experts"},
                                 kExpertsOrNone, reading);
  if (!count || *count < 2) return std::nullopt;
  ExpertPlan plan;
  FeedForward& experts = plan.experts;
  experts = dense;
  experts.width = 0;
  experts.bias = false;
  experts.experts = *count;
  experts.topK = readUniform(keys,
                             {"num_experts_per_tok", "num_experts_per_token", "moe_k", "moe_topk",
                              "moe_top_k", "top_k_experts", "experts_per_token",
                              "num_selected_experts", "moe_num_active_primary_experts"},
                             kExpertsOrNone, reading)
                     .value_or(2);
  if (keys.present({"num_experts_per_tok", "num_experts_per_token", "moe_k", "moe_topk",
                    "moe_top_k", "top_k_experts", "experts_per_token", "num_selected_experts",
                    "moe_num_active_primary_experts"})
          .empty()) {
    reading.warn(keys.pointer(),
                 Text{SLICESCAPE_TEXT("The number of experts per token is not given; {0} is "
                                      "assumed."),
                      {experts.topK}});
  }
  experts.expertWidth = readUniform(keys,
                                    {"moe_intermediate_size", "expert_ffn_hidden_size",
                                     "expert_intermediate_size", "moe_ffn_hidden_size"},
                                    kInner, reading)
                            .value_or(dense.width);
  experts.expertHidden =
      keys.integer({"moe_latent_size", "routed_expert_hidden_size"}, kWidthOrNone, 0);
  experts.sharedWidth = readSharedWidth(keys, family, experts.expertWidth, reading);
  experts.sharedGate = family.has(kSharedGate) && experts.sharedWidth > 0;
  experts.expertBias = family.has(kExpertBias);
  experts.routerBias = family.has(kRouterBias);
  const bool correction =
      family.has(kCorrectionBias) || keys.text({"topk_method"}, "") == "noaux_tc";
  experts.scoreCorrectionBias =
      keys.flag({"moe_use_aux_free", "use_routing_bias", "moe_router_enable_expert_bias",
                 "use_moe_router_bias", "use_expert_bias"},
                correction);
  experts.routingGroups = keys.integer({"n_group", "num_expert_group"}, kExpertsOrNone, 0);
  experts.routingTopGroups = keys.integer({"topk_group"}, kExpertsOrNone, 0);
  plan.moe = readMoeLayers(keys, layers);
  return plan;
}

}  // namespace slicescape::hf
