// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/measured_run.h"

namespace slicescape {

/// The software a run was made with: what its silent fields default to. A default may
/// depend on framework, release year and hardware generation, never on the run itself.
struct RunSoftware {
  enum class Stack {
    MegatronCore,
    MegatronLm,         ///< Megatron-LM of 2021 and 2022
    MegatronDeepSpeed,  ///< its fork with DeepSpeed's engine
    DeepSpeed,          ///< Hugging Face models under DeepSpeed
    TorchTitan,
    Fsdp,      ///< PyTorch FSDP and its JAX sibling
    InternEvo  ///< hybrid ZeRO of InternEvo; nanotron
  };
  Stack stack = Stack::MegatronCore;
  int year = 2024;
  int month = 1;
  bool vendorRecipe = false;   ///< NVIDIA's own benchmark recipes
  bool graphCaptured = false;  ///< whole step captured (MLPerf submissions, XLA)
  bool tritonAttention = false;

  bool isMegatron() const { return stack == Stack::MegatronCore || stack == Stack::MegatronLm; }
  /// Nothing of the data-parallel traffic runs behind the computation.
  bool isDeepSpeedLike() const {
    return stack == Stack::MegatronDeepSpeed || stack == Stack::DeepSpeed ||
           stack == Stack::InternEvo;
  }
  bool isAtLeast(int otherYear, int otherMonth) const {
    return year > otherYear || (year == otherYear && month >= otherMonth);
  }
};

/// Reads framework and release from the words of the run's source.
RunSoftware softwareOf(const MeasuredRun& run);

}  // namespace slicescape
