// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/cost/training_context.h"

namespace slicescape {

/// What decides the bytes of model state per parameter: framework, formats and optimizer, in
/// the words of a plan.
struct StateRecipe {
  Framework framework = Framework::Megatron;
  Precision precision = Precision::Bf16;
  std::string optimizer = "adam";       ///< adam, sgd, adafactor, lion, muon, adam8bit
  std::string gradientFormat = "fp32";  ///< fp32, bf16, fp16
  std::string momentFormat = "fp32";    ///< fp32, bf16, fp8: the precision-aware optimizer
  bool masterWeights = true;
  bool fp8Weights = false;  ///< weights are kept in 8 bits instead of 16
  /// The device multiplies 8-bit operands in any layout (Blackwell); Hopper needs a second,
  /// transposed copy of each 8-bit weight.
  bool anyLayout8Bit = false;
  std::optional<double> frozenWeight =
      std::nullopt;  ///< LoRA: bytes of a base weight, which nothing updates
};

/// Bytes per parameter before sharding (cost_model 3.1; Megatron-LM docs/dist_optimizer.md;
/// ZeRO 1910.02054). Megatron bf16 with fp32 gradients keeps 2 + 4 + 12; FSDP keeps fp32
/// weights and 16-bit copies only while gathered; DeepSpeed's BF16 optimizer keeps 16-bit
/// gradients beside fp32 accumulators; 16-bit gradients that are not accumulated in 32 bits are
/// copied to fp32 for the update.
StateBytes stateBytes(const StateRecipe& recipe);

}  // namespace slicescape
