// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/key_notes.h"

#include <algorithm>
#include <string_view>

#include "core/units/json_reader.h"

namespace slicescape::hf {
namespace {

constexpr std::string_view kTokens = "names tokens, not sizes";
constexpr std::string_view kNumerics = "changes how values are computed, not the weights";
constexpr std::string_view kTraining = "used in training only";
constexpr std::string_view kSoftware = "concerns the software that loads the model";
constexpr std::string_view kGeneration = "used when text is generated";
constexpr std::string_view kStorage = "how weights are stored; counts are of unquantised weights";
constexpr std::string_view kTask = "belongs to a task head that is not counted";
constexpr std::string_view kFollows = "follows from keys that are used";
constexpr std::string_view kUnknown = "not known to this reader; the counts do not use it";

struct Note {
  std::string_view word;
  std::string_view reason;
};

/// Whole keys.
constexpr Note kKeys[] = {
    {"_name_or_path", kSoftware},
    {"_attn_implementation", kSoftware},
    {"_attn_implementation_autoset", kSoftware},
    {"_commit_hash", kSoftware},
    {"_flash_attn_2_enabled", kSoftware},
    {"activation", kNumerics},
    {"activation_function", kNumerics},
    {"add_cross_attention", kSoftware},
    {"alibi", kNumerics},
    {"alibi_bias_max", kNumerics},
    {"apply_query_key_layer_scaling", kNumerics},
    {"apply_residual_connection_post_layernorm", kNumerics},
    {"architectures", kSoftware},
    {"attention_softmax_in_fp32", kNumerics},
    {"attn_factor", kNumerics},
    {"attn_temperature_tuning", kNumerics},
    {"auto_map", kSoftware},
    {"aux_loss_alpha", kTraining},
    {"begin_suppress_tokens", kTokens},
    {"block_dim", kFollows},
    {"block_use_swiglu", kFollows},
    {"do_image_splitting", kSoftware},
    {"encoder_patch_size", kFollows},
    {"max_tiles", kSoftware},
    {"min_tiles", kSoftware},
    {"mtp_loss_scaling_factor", kTraining},
    {"tile_size", kSoftware},
    {"vocab_size", kFollows},
    {"hidden_size", kFollows},
    {"chunk_size", kNumerics},
    {"chunk_size_feed_forward", kSoftware},
    {"clip_qkv", kNumerics},
    {"compression_config", kStorage},
    {"conv_dim", kFollows},
    {"conv_dim_out", kFollows},
    {"cross_attention_hidden_size", kSoftware},
    {"custom_pipelines", kSoftware},
    {"dtype", kStorage},
    {"ep_size", kSoftware},
    {"early_stopping", kGeneration},
    {"embd_layer", kSoftware},
    {"embed_dropout", kTraining},
    {"expert_dtype", kStorage},
    {"feed_forward_proj", kNumerics},
    {"ff_factor", kFollows},
    {"final_logit_softcapping", kNumerics},
    {"finetuning_task", kTask},
    {"floor_scale", kNumerics},
    {"for_fast_generation", kSoftware},
    {"hidden_act", kNumerics},
    {"hidden_activation", kNumerics},
    {"hidden_function", kNumerics},
    {"id2label", kTask},
    {"index_topk", kNumerics},
    {"is_decoder", kSoftware},
    {"is_encoder_decoder", kSoftware},
    {"kv_quant", kStorage},
    {"label2id", kTask},
    {"layer_norm_elementwise_affine", kNumerics},
    {"layerdrop", kTraining},
    {"logit_scale", kNumerics},
    {"logits_scaling", kNumerics},
    {"mamba_ssm_cache_dtype", kStorage},
    {"mamba_ssm_dtype", kStorage},
    {"mask_feature_length", kTraining},
    {"mlp_hidden_act", kNumerics},
    {"model_type", kSoftware},
    {"moe_router_dtype", kNumerics},
    {"n_special", kTokens},
    {"no_rope_layers", kNumerics},
    {"no_bias", kFollows},
    {"norm_topk_prob", kNumerics},
    {"num_classes", kTask},
    {"num_hidden_layers", kFollows},
    {"num_labels", kTask},
    {"num_logits_to_keep", kGeneration},
    {"num_memory_blocks", kSoftware},
    {"original_max_position_embeddings", kNumerics},
    {"output_attentions", kSoftware},
    {"output_hidden_states", kSoftware},
    {"output_past", kSoftware},
    {"output_scores", kSoftware},
    {"output_router_logits", kSoftware},
    {"parallel_attn", kFollows},
    {"partial_rotary_factor", kNumerics},
    {"position_encoding_2d", kNumerics},
    {"prefix", kGeneration},
    {"projection_dim", kFollows},
    {"pretraining_tp", kSoftware},
    {"problem_type", kTask},
    {"pruned_heads", kSoftware},
    {"qk_head_dim", kFollows},
    {"quantization_config", kStorage},
    {"query_pre_attn_scalar", kNumerics},
    {"reorder_and_upcast_attn", kNumerics},
    {"rescale_prenorm_residual", kTraining},
    {"residual_in_fp32", kNumerics},
    {"return_dict", kSoftware},
    {"routed_scaling_factor", kNumerics},
    {"router_jitter_noise", kTraining},
    {"scale_attention_softmax_in_fp32", kNumerics},
    {"scale_attn_by_inverse_layer_idx", kNumerics},
    {"scale_attn_weights", kNumerics},
    {"scale_embedding", kNumerics},
    {"scoring_func", kNumerics},
    {"seq_aux", kTraining},
    {"softmax_scale", kNumerics},
    {"static_max_seq_len", kGeneration},
    {"summary_activation", kTask},
    {"summary_first_dropout", kTask},
    {"summary_proj_to_labels", kTask},
    {"summary_type", kTask},
    {"summary_use_proj", kTask},
    {"task_specific_params", kGeneration},
    {"tie_encoder_decoder", kSoftware},
    {"tokenizer_class", kSoftware},
    {"topk_method", kNumerics},
    {"torch_dtype", kStorage},
    {"torchscript", kSoftware},
    {"transformers_version", kSoftware},
    {"unsloth_fixed", kSoftware},
    {"use_bfloat16", kStorage},
    {"use_bidirectional_attention", kNumerics},
    {"use_cache", kGeneration},
    {"use_cache_kernel", kSoftware},
    {"use_cache_quantization", kStorage},
    {"use_dynamic_ntk", kNumerics},
    {"use_flash_attn", kSoftware},
    {"use_grouped_topk", kNumerics},
    {"use_logn_attn", kNumerics},
    {"use_mamba_kernels", kSoftware},
    {"use_mamba_kernel", kSoftware},
    {"use_parallel_residual", kFollows},
    {"use_pos_enc", kNumerics},
    {"use_sliding_window", kFollows},
    {"max_window_layers", kFollows},
    {"sliding_window", kFollows},
    {"vision_feature_layer", kNumerics},
    {"vision_feature_select_strategy", kNumerics},
    {"window_size", kFollows},
    {"layer_types", kFollows},
    {"attn_type_list", kFollows},
    {"head_dim", kFollows},
    {"intermediate_size", kFollows},
    {"moe_layer_freq", kFollows},
    {"mtp_transformer_layers", kFollows},
    {"num_key_value_heads", kFollows},
    {"num_mtp_modules", kFollows},
    {"sliding_window_pattern", kFollows},
    {"sliding_window_size", kFollows},
    {"_num_mtp_layers", kFollows},
    {"mtp_share_layers", kTraining},
    {"use_gemma_norm", kNumerics},
    {"use_sparse_attention", kFollows},
    {"sparse_block_size", kNumerics},
    {"sparse_init_block", kNumerics},
    {"sparse_local_block", kNumerics},
    {"sparse_topk_blocks", kNumerics},
    {"moe_renormalize", kNumerics},
};

/// Parts of keys; looked at after whole keys.
constexpr Note kParts[] = {
    {"token_id", kTokens},
    {"token_index", kTokens},
    {"_token", kTokens},
    {"dropout", kTraining},
    {"_pdrop", kTraining},
    {"initializer", kTraining},
    {"init_std", kTraining},
    {"_init", kTraining},
    {"init_method", kTraining},
    {"aux_loss", kTraining},
    {"z_loss", kTraining},
    {"time_step", kTraining},
    {"mask_time", kTraining},
    {"mask_feature", kTraining},
    {"apply_spec", kTraining},
    {"gradient", kTraining},
    {"eps", kNumerics},
    {"rope", kNumerics},
    {"rotary", kNumerics},
    {"scaling", kNumerics},
    {"multiplier", kNumerics},
    {"softcap", kNumerics},
    {"logit_cap", kNumerics},
    {"swiglu", kNumerics},
    {"clip", kNumerics},
    {"beam", kGeneration},
    {"length_penalty", kGeneration},
    {"repetition_penalty", kGeneration},
    {"diversity_penalty", kGeneration},
    {"temperature", kGeneration},
    {"top_p", kGeneration},
    {"typical_p", kGeneration},
    {"top_k", kGeneration},
    {"do_sample", kGeneration},
    {"max_length", kGeneration},
    {"min_length", kGeneration},
    {"ngram", kGeneration},
    {"num_return", kGeneration},
    {"suppress", kTokens},
    {"bad_words", kGeneration},
    {"forced_", kTokens},
    {"placeholder", kTokens},
    {"remove_invalid", kGeneration},
    {"tf_legacy", kSoftware},
    {"classifier", kTask},
    {"fused", kSoftware},
    {"kernel", kSoftware},
    {"dtype", kStorage},
    {"quant", kStorage},
    {"_cache", kGeneration},
    {"gradient_checkpointing", kTraining},
    {"norm_type", kNumerics},
    {"hidden_act", kNumerics},
    {"softmax", kNumerics},
    {"router_", kNumerics},
    {"fp32", kNumerics},
    {"upcast", kNumerics},
    {"debug", kSoftware},
};

/// Words in the names of keys that size a model.
constexpr std::string_view kSizeWords[] = {"size",  "dim",   "layer", "head",      "expert", "rank",
                                           "width", "num_",  "block", "conv",      "window", "mlp",
                                           "ffn",   "ff_",   "attn",  "attention", "moe",    "ssm",
                                           "mamba", "depth", "norm",  "bias",      "tie"};

std::string_view reasonFor(std::string_view key) {
  for (const Note& note : kKeys) {
    if (note.word == key) return note.reason;
  }
  for (const Note& note : kParts) {
    if (key.find(note.word) != std::string_view::npos) return note.reason;
  }
  return {};
}

/// False, null, zero and empty values switch nothing on.
bool isIdle(const boost::json::value& value) {
  if (value.is_null() || value.is_string()) return true;
  if (value.is_bool()) return !value.get_bool();
  if (value.is_int64()) return value.get_int64() == 0;
  if (value.is_double()) return true;
  if (value.is_array()) return value.get_array().empty();
  return value.is_object() && value.get_object().empty();
}

bool looksLikeSize(std::string_view key) {
  return std::any_of(std::begin(kSizeWords), std::end(kSizeWords), [&](std::string_view word) {
    return key.find(word) != std::string_view::npos;
  });
}

void noteObject(const boost::json::object& object, const std::string& pointer, Reading& reading) {
  for (const auto& member : object) {
    const std::string place = jsonPointer(pointer, member.key());
    if (reading.log.recognised.count(place) > 0) {
      // Inside an object that was entered only some members may have been used.
      if (member.value().is_object()) noteObject(member.value().get_object(), place, reading);
      continue;
    }
    const std::string_view reason = reasonFor(member.key());
    if (!reason.empty()) {
      reading.ignored.push_back({place, std::string(reason)});
      continue;
    }
    reading.ignored.push_back({place, std::string(kUnknown)});
    if (!isIdle(member.value()) && looksLikeSize(member.key())) {
      reading.warn(place, Text{SLICESCAPE_TEXT("The key {0} is not understood; it may change the "
                                               "architecture."),
                               {std::string(member.key())}});
    }
  }
}

}  // namespace

void noteIgnoredKeys(const boost::json::object& root, Reading& reading) {
  noteObject(root, "", reading);
}

}  // namespace slicescape::hf
