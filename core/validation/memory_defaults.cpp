// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/memory_defaults.h"

namespace slicescape {
namespace {

using Stack = RunSoftware::Stack;

// The default of Megatron-LM's --hidden-dropout and --attention-dropout.
constexpr double kMegatronDropout = 0.1;
// Liger's fused linear cross entropy and torchtitan's chunked loss work in pieces of this order.
constexpr int kLossChunks = 8;

/// "…_202412_…": the year of a report that carries year and month in its name; 0 = none.
int yearInName(const std::string& name) {
  int digits = 0;
  for (std::size_t i = 0; i <= name.size(); ++i) {
    const bool isDigit = i < name.size() && name[i] >= '0' && name[i] <= '9';
    if (isDigit) {
      ++digits;
      continue;
    }
    if (digits == 6 && name.compare(i - 6, 2, "20") == 0) return std::stoi(name.substr(i - 6, 4));
    digits = 0;
  }
  return 0;
}

bool isBlackwell(const Device& device) {
  return device.peakFor("fp4").value() > 0;
}

/// How the cross entropy is computed where the source does not say.
void chooseLoss(const MeasuredRun& run, const RunSoftware& software, const Device& device,
                LayoutFlags& flags, std::vector<std::string>& assumptions) {
  switch (software.stack) {
    case Stack::TorchTitan: {
      // torch.compile takes the loss in from 2025, and from 2026 it is computed in pieces.
      const int named = yearInName(run.url);
      const int year = named > 0 ? named : isBlackwell(device) ? 2026 : software.year;
      flags.fusedLoss = flags.compile.value_or(false) && year >= 2025;
      if (year >= 2026) flags.lossChunks = kLossChunks;
      break;
    }
    case Stack::Fsdp:
      // llm-foundry's default is flash-attention's fused cross entropy; XLA fuses its own.
      flags.fusedLoss = true;
      break;
    case Stack::DeepSpeed:
      // Hugging Face models run with Liger's kernels from 2025.
      if (software.year < 2025) break;
      flags.fusedLoss = true;
      flags.lossChunks = kLossChunks;
      flags.compile = true;
      assumptions.push_back("norms, activations and loss: Liger's fused kernels");
      return;
    case Stack::MegatronCore:
    case Stack::MegatronLm:
      // Megatron-LM has the fused loss behind a switch; NVIDIA's recipes set it.
      if (!software.vendorRecipe) flags.fusedLoss = false;
      break;
    default:
      break;
  }
  assumptions.push_back(*flags.fusedLoss   ? "loss: fused"
                        : flags.lossChunks ? "loss: not fused, in pieces"
                                           : "loss: not fused");
}

}  // namespace

void applyMemoryDefaults(const MeasuredRun& run, const RunSoftware& software, const Device& device,
                         Workload& work, Layout& layout, std::vector<std::string>& assumptions) {
  const bool isMegatronFork = software.isMegatron() || software.stack == Stack::MegatronDeepSpeed;
  // fp16 training accumulates and reduces in the format of the weights.
  if (work.precision == "fp16") {
    work.gradientDtype = "fp16";
    assumptions.push_back("gradients: fp16, copied to 32 bits for the update");
  }
  // LLaMA-like recipes switch dropout off; GPT scripts leave Megatron's default.
  if (isMegatronFork && !software.vendorRecipe && !run.model.gated) {
    work.dropout = kMegatronDropout;
    assumptions.push_back("dropout: 0.1, Megatron's default");
  }
  if (run.layout.flags.find("fused_loss") == run.layout.flags.end()) {
    chooseLoss(run, software, device, layout.flags, assumptions);
  }
  // PyTorch has expandable segments from 2.1 on; torchtitan, NVIDIA's recipes and DeepSpeed's
  // launchers of 2024 and later switch them on.
  const bool switchesOn = software.vendorRecipe || software.stack == Stack::TorchTitan ||
                          software.stack == Stack::DeepSpeed;
  layout.flags.expandableSegments = switchesOn && software.year >= 2024;
  assumptions.push_back(*layout.flags.expandableSegments ? "allocator: expandable segments"
                                                         : "allocator: fixed segments");
}

}  // namespace slicescape
