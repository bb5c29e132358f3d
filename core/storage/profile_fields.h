// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_profile.h"
#include "core/storage/field_types.h"

// The model a plan carries ("model.profile"): complete, so that the plan evaluates the same
// on a machine without the catalogue or the original config.json. Zeros and "no" are not
// written: a layer has some forty fields, of which a family uses ten. Verbs: plan_fields.h.

namespace slicescape {

template <class V>
void fields(V& visit, Is<Mixer> auto& mixer) {
  visit.member("kind", mixer.kind);
  visit.sparse("heads", mixer.heads, 0, kWidth);
  visit.sparse("key_value_heads", mixer.keyValueHeads, 0, kWidth);
  visit.sparse("head_dim", mixer.headDim, 0, kWidth);
  visit.sparse("qkv_bias", mixer.qkvBias, false);
  visit.sparse("output_bias", mixer.outputBias, false);
  visit.sparse("per_head_qk_norm", mixer.perHeadQkNorm, false);
  visit.sparse("full_qk_norm", mixer.fullQkNorm, false);
  visit.sparse("sinks", mixer.sinks, false);
  visit.sparse("keys_are_values", mixer.keysAreValues, false);
  visit.sparse("output_gate", mixer.outputGate, false);
  visit.sparse("window", mixer.window, 0, kTokens);
  visit.sparse("causal", mixer.causal, true);
  visit.sparse("cross_attention", mixer.crossAttention, false);
  visit.sparse("query_lora_rank", mixer.queryLoraRank, 0, kWidth);
  visit.sparse("key_value_lora_rank", mixer.keyValueLoraRank, 0, kWidth);
  visit.sparse("output_lora_rank", mixer.outputLoraRank, 0, kWidth);
  visit.sparse("output_groups", mixer.outputGroups, 0, kWidth);
  visit.sparse("qk_nope_head_dim", mixer.qkNopeHeadDim, 0, kWidth);
  visit.sparse("qk_rope_head_dim", mixer.qkRopeHeadDim, 0, kWidth);
  visit.sparse("value_head_dim", mixer.valueHeadDim, 0, kWidth);
  visit.sparse("state_heads", mixer.stateHeads, 0, kWidth);
  visit.sparse("state_head_dim", mixer.stateHeadDim, 0, kWidth);
  visit.sparse("state_groups", mixer.stateGroups, 0, kWidth);
  visit.sparse("state_size", mixer.stateSize, 0, kWidth);
  visit.sparse("conv_kernel", mixer.convKernel, 0, kWidth);
  visit.sparse("state_parameters", mixer.stateParameters, 0, kParameters);
  visit.sparse("state_projection_parameters", mixer.stateProjectionParameters, 0, kParameters);
  visit.rest(mixer.unknown);
}

template <class V>
void fields(V& visit, Is<FeedForward> auto& feedForward) {
  visit.sparse("width", feedForward.width, 0, kWidth);
  visit.sparse("gated", feedForward.gated, true);
  visit.sparse("bias", feedForward.bias, false);
  visit.sparse("experts", feedForward.experts, 0, kWidth);
  visit.sparse("top_k", feedForward.topK, 0, kWidth);
  visit.sparse("expert_width", feedForward.expertWidth, 0, kWidth);
  visit.sparse("expert_hidden", feedForward.expertHidden, 0, kWidth);
  visit.sparse("shared_width", feedForward.sharedWidth, 0, kWidth);
  visit.sparse("expert_bias", feedForward.expertBias, false);
  visit.sparse("router_bias", feedForward.routerBias, false);
  visit.sparse("score_correction_bias", feedForward.scoreCorrectionBias, false);
  visit.sparse("shared_gate", feedForward.sharedGate, false);
  visit.sparse("routing_groups", feedForward.routingGroups, 0, kWidth);
  visit.sparse("routing_top_groups", feedForward.routingTopGroups, 0, kWidth);
  visit.rest(feedForward.unknown);
}

template <class V>
void fields(V& visit, Is<LayerKind> auto& layer) {
  visit.member("name", layer.name);
  visit.sparse("role", layer.role, LayerRole::Decoder);
  visit.member("hidden", layer.hidden, kWidth);
  visit.member("norm", layer.norm);
  visit.member("norms", layer.norms, Whole{0, 1000});
  visit.member("mixer", layer.mixer);
  visit.member("feed_forward", layer.feedForward);
  visit.sparse("extra_parameters", layer.extraParameters, 0, kParameters);
  visit.sparse("extra_projection_parameters", layer.extraProjectionParameters, 0, kParameters);
  visit.sparse("shared_weights", layer.sharedWeights, false);
  visit.rest(layer.unknown);
}

template <class V>
void fields(V& visit, Is<Tower> auto& tower) {
  visit.member("name", tower.name);
  visit.member("parameters", tower.parameters, kParameters);
  visit.sparse("note", tower.note, std::string());
  visit.rest(tower.unknown);
}

template <class V>
void fields(V& visit, Is<PublishedCount> auto& published) {
  visit.member("total", published.total, kParameters);
  visit.member("kind", published.kind);
  visit.member("source", published.source);
  visit.member("active", published.active, Real{0, 1e15});
  visit.rest(published.unknown);
}

template <class V>
void fields(V& visit, Is<ModelProfile> auto& model) {
  visit.member("id", model.id);
  visit.member("name", model.name);
  visit.member("family", model.family);
  visit.member("class", model.modelClass);
  visit.member("hidden", model.hidden, kWidth);
  visit.member("vocabulary", model.vocabulary, kWidth);
  visit.sparse("embedding_width", model.embeddingWidth, 0, kWidth);
  visit.member("context_length", model.contextLength, kTokens);
  visit.sparse("typical_sequence", model.typicalSequence, 0, kTokens);
  visit.member("tied_embeddings", model.tiedEmbeddings);
  visit.sparse("has_head", model.hasHead, true);
  visit.member("norm", model.norm);
  visit.sparse("final_norm", model.finalNorm, true);
  visit.sparse("learned_positions", model.learnedPositions, 0, kWidth);
  visit.sparse("embedding_extra_parameters", model.embeddingExtraParameters, 0, kParameters);
  visit.sparse("head_extra_parameters", model.headExtraParameters, 0, kParameters);
  visit.member("kinds", model.kinds);
  visit.runs("layers", model.layers);
  visit.sparse("mtp_modules", model.mtpModules, 0, Whole{0, 1000});
  visit.sparse("mtp_kind", model.mtpKind, LayerKind());
  visit.sparse("towers", model.towers, std::vector<Tower>());
  visit.member("published", model.published);
  visit.sparse("note", model.note, std::string());
  visit.sparse("original_text", model.originalText, std::string());
  visit.rest(model.unknown);
}

}  // namespace slicescape
