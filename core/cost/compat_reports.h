// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/cost/training_context.h"
#include "core/model/model_profile.h"

// What other tools print for the same plan, by their own formulas and simplifications, to be
// shown beside ours. A reader who knows their figures finds them again here, and what they leave
// out (fused kernels, last-stage logits, allocator, context) in the difference.

namespace slicescape {

/// The figures of Megatron-LM's "Theoretical memory footprints" (bytes; the tool prints MiB),
/// megatron/training/theoretical_memory_usage.py of 2026.
struct MegatronMemoryReport {
  double parametersOnMostLoadedShard = 0;
  double weightAndOptimizer = 0;
  double activation = 0;
  /// Its activation formula with sequence parallelism was used: it asks for sequence parallelism
  /// and selective recompute together, and falls back to the one without otherwise.
  bool withSequenceParallel = false;

  double total() const { return weightAndOptimizer + activation; }
};

/// Empty for models with state-space layers, which the tool refuses. Context-parallel ranks
/// shard no states in it.
std::optional<MegatronMemoryReport> megatronMemoryReport(const ModelProfile& model,
                                                         const TrainingContext& context);

/// One answer of DeepSpeed's estimators: bytes of host and device memory.
struct ZeroEstimate {
  std::int64_t hostBytes = 0;    ///< "per CPU": of one host
  std::int64_t deviceBytes = 0;  ///< "per GPU"
};

/// What estimate_zero2_model_states_mem_needs(…) of DeepSpeed answers
/// (deepspeed/runtime/zero/stage_1_and_2.py of 2023 and later: 2 + 18 / GPUs bytes per
/// parameter), with its additional_buffer_factor of 1.5.
ZeroEstimate zero2Estimate(std::int64_t parameters, int devicesPerHost, int hosts,
                           bool offloadOptimizer);

/// The same of estimate_zero3_model_states_mem_needs(…) (deepspeed/runtime/zero/stage3.py).
/// `largestLayer`: parameters of the largest module that holds any itself. `zeroInit`: the model
/// is made under zero.Init and never exists whole on a host.
ZeroEstimate zero3Estimate(std::int64_t parameters, std::int64_t largestLayer, int devicesPerHost,
                           int hosts, bool offloadOptimizer, bool offloadParameters,
                           bool zeroInit = true);

/// Parameters of the largest matrix of the model as DeepSpeed counts "largest layer": modules of
/// one matrix each, the embedding among them.
std::int64_t largestModule(const ModelProfile& model);

}  // namespace slicescape
