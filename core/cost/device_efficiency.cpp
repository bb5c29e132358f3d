// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/device_efficiency.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace slicescape {
namespace {

struct Generation {
  std::string_view idPrefix;
  double gemm, gemmLowPrecision, attentionForward, attentionBackward, attentionRamp, scaleUp,
      inSwitchReduction, memory;
  double launchMicroseconds;  ///< of the hosts such devices are sold with
  double referenceWatts;      ///< power at which the arithmetic shares hold
};

// First match wins. gemm: "planner defaults" of cost_model 4.1 for sustained training,
// A100 SXM from its PCIe fit (0.78) × 1.09 for the higher power limit, B200 from the fit
// to 514 measured shapes (0.52), GB200 and GB300 from it by their power (B200 is 0.93 of
// GB200, GB300 1.17 of it).
// Low precision: fp8/bf16 ceiling ratio of 4.1 (0.71/0.80 on H100, 0.76/0.78 on B200) times
// gemm. Attention, causal FLOPs: 4.2; A100 and B200 from the kernels measured there (0.96
// and 0.84, 0.71 and 0.69 of the full square, halved), raised to the limit of long
// sequences; Hopper the middle of the published FA-3 and cuDNN ranges. Ramp: half rate at
// about 400 tokens on A100, 900–1000 on Hopper and later. scaleUp and inSwitchReduction:
// ring and NVLS fractions of 5.5. memory: 4.3. Launch: an eager layer of 55 kernels takes
// 0.8 ms forward on A100 hosts; later hosts in the ratio of their single-thread speed.
constexpr std::array kGenerations{
    Generation{"v100", 0.75, 0.75, 0.45, 0.35, 400, 0.80, 0, 0.85, 14, 300},
    Generation{"a100-pcie", 0.78, 0.78, 0.53, 0.46, 400, 0.78, 0, 0.91, 14, 300},
    Generation{"a100", 0.85, 0.85, 0.53, 0.46, 400, 0.78, 0, 0.91, 14, 400},
    Generation{"a800", 0.85, 0.85, 0.53, 0.46, 400, 0.78, 0, 0.91, 14, 400},
    Generation{"h100-pcie", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 0, 0.80, 9, 700},
    Generation{"h100", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 1.05, 0.80, 9, 700},
    Generation{"h800", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 1.05, 0.80, 9, 700},
    Generation{"h200", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 1.05, 0.80, 9, 700},
    Generation{"h20", 0.85, 0.80, 0.65, 0.52, 900, 0.82, 1.05, 0.80, 9, 400},
    Generation{"gh200", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 1.05, 0.80, 9, 700},
    Generation{"b100", 0.52, 0.51, 0.44, 0.43, 1000, 0.75, 0.94, 0.67, 9, 1000},
    Generation{"b200", 0.52, 0.51, 0.44, 0.43, 1000, 0.75, 0.94, 0.67, 9, 1000},
    Generation{"b300", 0.58, 0.57, 0.57, 0.56, 1000, 0.75, 0.94, 0.67, 9, 1100},
    Generation{"gb200", 0.56, 0.55, 0.44, 0.43, 1000, 0.75, 0.94, 0.67, 9, 1200},
    Generation{"gb300", 0.65, 0.63, 0.57, 0.56, 1000, 0.75, 0.94, 0.67, 9, 1400},
    Generation{"mi300", 0.50, 0.45, 0.40, 0.33, 900, 0.70, 0, 0.75, 9, 750},
    Generation{"mi325", 0.55, 0.50, 0.42, 0.35, 900, 0.70, 0, 0.75, 9, 1000},
    Generation{"mi35", 0.60, 0.55, 0.45, 0.37, 900, 0.70, 0, 0.75, 9, 1400},
    Generation{"gaudi2", 0.90, 0.80, 0.55, 0.45, 900, 0.75, 0, 0.80, 9, 600},
    Generation{"gaudi3", 0.74, 0.65, 0.55, 0.45, 900, 0.75, 0, 0.80, 9, 900},
};

}  // namespace

DeviceEfficiency efficiencyOf(const Device& device, double powerCap) {
  DeviceEfficiency result;
  for (const Generation& generation : kGenerations) {
    if (!std::string_view(device.id).starts_with(generation.idPrefix)) continue;
    double power = device.tdp.value() > 0 ? device.tdp.value() : generation.referenceWatts;
    if (powerCap > 0) power = std::min(power, powerCap);
    const double clock = std::pow(std::min(1.0, power / generation.referenceWatts), 2.0 / 3.0);
    result.gemm = generation.gemm * clock;
    result.gemmLowPrecision = generation.gemmLowPrecision * clock;
    result.attentionForward = generation.attentionForward * clock;
    result.attentionBackward = generation.attentionBackward * clock;
    result.attentionRampTokens = generation.attentionRamp;
    result.scaleUp = generation.scaleUp;
    result.inSwitchReduction = generation.inSwitchReduction;
    result.memory = generation.memory;
    result.launch = generation.launchMicroseconds * 1e-6;
    result.source = "planner defaults of the " + std::string(generation.idPrefix) + " generation";
    return result;
  }
  result.source = "general defaults: no measurements of this device are known";
  return result;
}

}  // namespace slicescape
