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
// about 400 tokens on A100, 900–1000 on Hopper and later. scaleUp: ring fractions of 5.5.
// inSwitchReduction: a rank sends the message and receives 1/n of the sum, so n = 5, 6, 7, 8
// H200 at 414, 436, 460, 473 GB/s of bus bandwidth all send at 0.676 of the link; B200 at 0.57
// (8 of them, 1 to 16 GB, and racks of 72). memory: 4.3. Launch: an eager layer of 55 kernels takes
// 0.8 ms forward on A100 hosts; later hosts in the ratio of their single-thread speed.
constexpr std::array kGenerations{
    Generation{"v100", 0.75, 0.75, 0.45, 0.35, 400, 0.80, 0, 0.85, 14, 300},
    Generation{"a100-pcie", 0.78, 0.78, 0.53, 0.46, 400, 0.78, 0, 0.91, 14, 300},
    Generation{"a100", 0.85, 0.85, 0.53, 0.46, 400, 0.78, 0, 0.91, 14, 400},
    Generation{"a800", 0.85, 0.85, 0.53, 0.46, 400, 0.78, 0, 0.91, 14, 400},
    Generation{"h100-pcie", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 0, 0.80, 9, 700},
    Generation{"h100", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 0.676, 0.80, 9, 700},
    Generation{"h800", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 0.676, 0.80, 9, 700},
    Generation{"h200", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 0.676, 0.80, 9, 700},
    Generation{"h20", 0.85, 0.80, 0.65, 0.52, 900, 0.82, 0.676, 0.80, 9, 400},
    Generation{"gh200", 0.70, 0.62, 0.65, 0.52, 900, 0.82, 0.676, 0.80, 9, 700},
    Generation{"b100", 0.52, 0.51, 0.44, 0.43, 1000, 0.75, 0.57, 0.67, 9, 1000},
    Generation{"b200", 0.52, 0.51, 0.44, 0.43, 1000, 0.75, 0.57, 0.67, 9, 1000},
    Generation{"b300", 0.58, 0.57, 0.57, 0.56, 1000, 0.75, 0.57, 0.67, 9, 1100},
    Generation{"gb200", 0.56, 0.55, 0.44, 0.43, 1000, 0.75, 0.57, 0.67, 9, 1200},
    Generation{"gb300", 0.65, 0.63, 0.57, 0.56, 1000, 0.75, 0.57, 0.67, 9, 1400},
    Generation{"mi300", 0.50, 0.45, 0.40, 0.33, 900, 0.70, 0, 0.75, 9, 750},
    Generation{"mi325", 0.55, 0.50, 0.42, 0.35, 900, 0.70, 0, 0.75, 9, 1000},
    Generation{"mi35", 0.60, 0.55, 0.45, 0.37, 900, 0.70, 0, 0.75, 9, 1400},
    Generation{"gaudi2", 0.90, 0.80, 0.55, 0.45, 900, 0.75, 0, 0.80, 9, 600},
    Generation{"gaudi3", 0.74, 0.65, 0.55, 0.45, 900, 0.75, 0, 0.80, 9, 900},
};

/// What the collective library does on a generation (cost_model 5.4). Two departures from
/// NCCL's own table, from the measured rows: on Ampere LL reaches 24 GB/s in a host instead of
/// 87.7 and the rows of 1 to 64 MB lie on the Simple protocol; on Blackwell LL reaches no more
/// than on Hopper, and again no row shows LL128.
void setProtocols(const Device& device, DeviceEfficiency& result) {
  const std::string_view id = device.id;
  const auto is = [&](std::string_view prefix) { return id.starts_with(prefix); };
  const auto cap = [&](double inside, double two, double more) {
    result.lowLatencyCap = {BytesPerSecond(inside), BytesPerSecond(two), BytesPerSecond(more)};
  };
  const bool isAmpere = is("a100") || is("a800");
  if (is("v100")) cap(39e9, 39e9, 20.4e9);
  if (isAmpere) cap(24e9, 22.5e9, 19e9);
  const bool isBlackwell = is("b100") || is("b200") || is("b300") || is("gb");
  if (isBlackwell || is("h") || is("gh")) cap(141e9, 45e9, 35e9);
  result.lowLatency128 = !isAmpere && !isBlackwell;
  if (isBlackwell) result.inSwitchFrom = 6;
}

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
    setProtocols(device, result);
    result.memory = generation.memory;
    result.launch = generation.launchMicroseconds * 1e-6;
    result.source = "planner defaults of the " + std::string(generation.idPrefix) + " generation";
    return result;
  }
  result.source = "general defaults: no measurements of this device are known";
  return result;
}

}  // namespace slicescape
