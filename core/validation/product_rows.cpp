// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "core/cost/attention.h"
#include "core/cost/gemm.h"
#include "core/validation/kernel_rows.h"

namespace slicescape {
namespace {

/// The weight gradient contracts over the tokens and accumulates in 32 bits.
bool isWeightGradient(const std::string& role) {
  return role.starts_with("wgrad") || role == "bwd_grad_w";
}

AttentionKernel kernelOf(std::string_view implementation) {
  if (implementation == "FA2") return AttentionKernel::Flash2;
  return AttentionKernel::Native;
}

}  // namespace

std::optional<double> productSeconds(const boost::json::object& row, const Device& device) {
  const std::string kind = rowText(row, "kind");
  if (kind != "gemm" && kind != "grouped_gemm") return std::nullopt;
  TrainingContext context;
  context.device = &device;
  context.efficiency = efficiencyOf(device);
  context.sustainedLoad = false;
  const bool weight = isWeightGradient(rowText(row, "role"));
  Gemm gemm;
  gemm.m = rowNumber(row, "M");
  gemm.n = rowNumber(row, "N");
  gemm.k = rowNumber(row, "K");
  gemm.weightGradient = weight;
  gemm.narrowAccumulator = rowText(row, "out_dtype") != "fp32";
  if (kind == "grouped_gemm") {
    gemm.count = rowNumber(row, "num_groups");
    // Printed as rows per group, whatever the pass: the weight gradient contracts over them.
    if (weight) gemm = {gemm.n, gemm.k, gemm.m, gemm.count, false, true, gemm.narrowAccumulator};
  }
  return gemmTime(gemm, context).value();
}

std::optional<KernelSeconds> attentionSeconds(const boost::json::object& row,
                                              const Device& device) {
  const boost::json::value* causal = row.if_contains("causal");
  const std::string implementation = rowText(row, "impl");
  // The Triton rows are of a later kernel than the one that the plan knows.
  if (rowText(row, "kind") != "flash_attention" || implementation == "Triton" ||
      causal == nullptr || !causal->is_bool() || !causal->get_bool()) {
    return std::nullopt;
  }
  LayerKind layer;
  Mixer& mixer = layer.mixer;
  mixer.heads = static_cast<std::int64_t>(rowNumber(row, "heads"));
  mixer.keyValueHeads = static_cast<std::int64_t>(rowNumber(row, "kv_heads"));
  const auto queryHead = static_cast<std::int64_t>(rowNumber(row, "qk_head_dim"));
  const auto valueHead = static_cast<std::int64_t>(rowNumber(row, "v_head_dim"));
  mixer.headDim = queryHead;
  if (queryHead != valueHead) {
    mixer.kind = MixerKind::LatentAttention;
    mixer.qkNopeHeadDim = queryHead;
    mixer.valueHeadDim = valueHead;
  }
  TrainingContext context;
  context.device = &device;
  context.efficiency = efficiencyOf(device);
  context.sustainedLoad = false;
  context.sequence = static_cast<std::int64_t>(rowNumber(row, "seq_len"));
  context.microBatch = static_cast<std::int64_t>(rowNumber(row, "batch"));
  context.attentionKernel = kernelOf(implementation);
  const AttentionTime time = attentionTime(layer, context);
  const std::string pass = rowText(row, "pass_");
  const double forward = pass == "bwd" ? 0 : 1;
  const double backward = pass == "fwd" ? 0 : 1;
  KernelSeconds result;
  result.predicted = forward * time.forward + backward * time.backward;
  result.measured = rowNumber(row, "time_us") * 1e-6;
  if (result.measured > 0) return result;
  // FlashAttention's convention: half of the square, 2.5 of the forward in the backward.
  const double tokens = static_cast<double>(context.sequence);
  const double flop = static_cast<double>(context.microBatch * mixer.heads) * tokens * tokens *
                      static_cast<double>(queryHead + valueHead) * (forward + 2.5 * backward);
  const double rate = rowNumber(row, "tflops_causal_convention") * 1e12;
  if (!(rate > 0)) return std::nullopt;
  result.measured = flop / rate;
  return result;
}

}  // namespace slicescape
