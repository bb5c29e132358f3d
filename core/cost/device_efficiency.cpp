// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/device_efficiency.h"

#include <array>
#include <string_view>

namespace slicescape {
namespace {

struct Generation {
  std::string_view idPrefix;
  double gemm, gemmLowPrecision, attentionForward, attentionBackward, attentionRamp, scaleUp,
      inSwitchReduction, memory;
};

// First match wins. gemm: "planner defaults" of cost_model 4.1 for sustained training,
// A100 SXM from its PCIe fit (0.78) × 1.09 for the higher power limit. Low precision:
// fp8/bf16 ceiling ratio of 4.1 (0.71/0.80 on H100, 0.76/0.78 on B200) times gemm.
// Attention: 4.2, middle of the ranges (A100 FA-2, Hopper FA-3/cuDNN, Blackwell cuDNN).
// Ramp: lessons of the same file, about 400 tokens on A100, 900–1000 on Hopper and later.
// scaleUp and inSwitchReduction: ring and NVLS fractions of 5.5. memory: 4.3.
constexpr std::array kGenerations{
    Generation{"v100", 0.75, 0.75, 0.45, 0.35, 400, 0.80, 0, 0.85},
    Generation{"a100-pcie", 0.78, 0.78, 0.62, 0.52, 400, 0.78, 0, 0.91},
    Generation{"a100", 0.85, 0.85, 0.62, 0.52, 400, 0.78, 0, 0.91},
    Generation{"a800", 0.85, 0.85, 0.62, 0.52, 400, 0.78, 0, 0.91},
    Generation{"h100", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 1.05, 0.80},
    Generation{"h800", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 1.05, 0.80},
    Generation{"h200", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 1.05, 0.80},
    Generation{"h20", 0.85, 0.80, 0.65, 0.52, 900, 0.82, 1.05, 0.80},
    Generation{"gh200", 0.74, 0.65, 0.65, 0.52, 900, 0.82, 1.05, 0.80},
    Generation{"b100", 0.60, 0.58, 0.60, 0.52, 1000, 0.75, 0.94, 0.67},
    Generation{"b200", 0.60, 0.58, 0.60, 0.52, 1000, 0.75, 0.94, 0.67},
    Generation{"b300", 0.65, 0.63, 0.75, 0.65, 1000, 0.75, 0.94, 0.67},
    Generation{"gb200", 0.65, 0.63, 0.60, 0.52, 1000, 0.75, 0.94, 0.67},
    Generation{"gb300", 0.65, 0.63, 0.75, 0.65, 1000, 0.75, 0.94, 0.67},
    Generation{"mi300", 0.50, 0.45, 0.40, 0.33, 900, 0.70, 0, 0.75},
    Generation{"mi325", 0.55, 0.50, 0.42, 0.35, 900, 0.70, 0, 0.75},
    Generation{"mi35", 0.60, 0.55, 0.45, 0.37, 900, 0.70, 0, 0.75},
    Generation{"gaudi2", 0.90, 0.80, 0.55, 0.45, 900, 0.75, 0, 0.80},
    Generation{"gaudi3", 0.74, 0.65, 0.55, 0.45, 900, 0.75, 0, 0.80},
};

}  // namespace

DeviceEfficiency efficiencyOf(const Device& device) {
  DeviceEfficiency result;
  for (const Generation& generation : kGenerations) {
    if (!std::string_view(device.id).starts_with(generation.idPrefix)) continue;
    result.gemm = generation.gemm;
    result.gemmLowPrecision = generation.gemmLowPrecision;
    result.attentionForward = generation.attentionForward;
    result.attentionBackward = generation.attentionBackward;
    result.attentionRampTokens = generation.attentionRamp;
    result.scaleUp = generation.scaleUp;
    result.inSwitchReduction = generation.inSwitchReduction;
    result.memory = generation.memory;
    result.source = "planner defaults of the " + std::string(generation.idPrefix) + " generation";
    return result;
  }
  result.source = "general defaults: no measurements of this device are known";
  return result;
}

}  // namespace slicescape
