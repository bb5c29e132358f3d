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
// A100 PCIe and B200 from the fits to their measured shapes, with the clock that long kernels
// settle at (0.77, 0.50); A100 SXM from it × 1.09 for the higher power limit, GB200 and GB300
// by their power (B200 is 0.93 of GB200, GB300 1.17 of it). Hopper: 0.70 less 3.5 %, over the
// steps in 16 bits of four sources (91 with H100 at 700 W, 4 at 500 W).
// Low precision: fp8/bf16 ceiling ratio of 4.1 (0.71/0.80 on H100, 0.76/0.78 on B200) times
// gemm (on Hopper before that cut, which steps in 8 bits do not show). Attention, causal FLOPs,
// long sequences and many waves of blocks: fitted to the measured kernels of A100 (FA-2, 45 rows),
// H100 (FA-3 and cuDNN, between the two) and B200 (48 rows, those that last longer than 10 ms),
// less 8 % on Hopper and Blackwell for the clock in a training step (452 and 377 TFLOP/s in a step
// of Llama 3.1 8B on H200 and B200, cost_model 4.2). Blackwell Ultra: its exp unit is worth 1.3.
// Ramp: half rate at about 500 tokens on A100 and B200, 420 on Hopper. scaleUp: ring fractions
// of 5.5. inSwitchReduction: a rank sends the message and receives 1/n of the sum, so n = 5, 6, 7,
// 8 H200 at 414, 436, 460, 473 GB/s of bus bandwidth all send at 0.676 of the link; B200 at 0.57 (8
// of them, 1 to 16 GB, and racks of 72). memory: 4.3. Launch: an eager layer of 55 kernels takes
// 0.8 ms forward on A100 hosts; later hosts in the ratio of their single-thread speed.
constexpr std::array kGenerations{
    Generation{"v100", 0.75, 0.75, 0.48, 0.37, 400, 0.80, 0, 0.85, 14, 300},
    Generation{"a100-pcie", 0.77, 0.77, 0.72, 0.59, 500, 0.78, 0, 0.91, 14, 300},
    Generation{"a100", 0.84, 0.84, 0.74, 0.62, 500, 0.78, 0, 0.91, 14, 400},
    Generation{"a800", 0.84, 0.84, 0.74, 0.62, 500, 0.78, 0, 0.91, 14, 400},
    Generation{"h100-pcie", 0.70, 0.62, 0.62, 0.51, 420, 0.82, 0, 0.80, 9, 700},
    Generation{"h100", 0.675, 0.62, 0.62, 0.51, 420, 0.82, 0.676, 0.80, 9, 700},
    Generation{"h800", 0.675, 0.62, 0.62, 0.51, 420, 0.82, 0.676, 0.80, 9, 700},
    Generation{"h200", 0.675, 0.62, 0.62, 0.51, 420, 0.82, 0.676, 0.80, 9, 700},
    Generation{"h20", 0.85, 0.80, 0.62, 0.51, 420, 0.82, 0.676, 0.80, 9, 400},
    Generation{"gh200", 0.675, 0.62, 0.62, 0.51, 420, 0.82, 0.676, 0.80, 9, 700},
    Generation{"b100", 0.50, 0.49, 0.55, 0.43, 500, 0.75, 0.57, 0.67, 9, 1000},
    Generation{"b200", 0.50, 0.49, 0.55, 0.43, 500, 0.75, 0.57, 0.67, 9, 1000},
    Generation{"b300", 0.56, 0.55, 0.71, 0.55, 500, 0.75, 0.57, 0.67, 9, 1100},
    Generation{"gb200", 0.54, 0.53, 0.57, 0.45, 500, 0.75, 0.57, 0.67, 9, 1200},
    Generation{"gb300", 0.63, 0.61, 0.74, 0.57, 500, 0.75, 0.57, 0.67, 9, 1400},
    Generation{"mi300", 0.50, 0.45, 0.43, 0.35, 900, 0.70, 0, 0.75, 9, 750},
    Generation{"mi325", 0.55, 0.50, 0.45, 0.37, 900, 0.70, 0, 0.75, 9, 1000},
    Generation{"mi35", 0.60, 0.55, 0.48, 0.39, 900, 0.70, 0, 0.75, 9, 1400},
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

/// How the vendor's matrix and attention kernels are built, and what those of Blackwell are
/// known to lose: calibrated over the 453 products and 48 attention kernels measured on B200.
void setKernels(const Device& device, DeviceEfficiency& result) {
  const std::string_view id = device.id;
  const bool isBlackwell = id.starts_with("b100") || id.starts_with("b200") ||
                           id.starts_with("b300") || id.starts_with("gb");
  if (id.starts_with("a100") || id.starts_with("a800")) result.gemmRampK = 110;
  const bool isHopper = id.starts_with("h") || id.starts_with("gh");
  if (isHopper || isBlackwell) result.attentionBurst = 1.09;  // see the table: less 8 % in a step
  if (!isBlackwell) return;
  result.pairedUnits = true;
  result.gemmRampK = 168;
  result.burst = 1.36;
  result.attentionBlockRows = 256;
}

}  // namespace

void DeviceEfficiency::slowDown(double share) {
  for (double* rate : {&gemm, &gemmLowPrecision, &memory, &attentionForward, &attentionBackward}) {
    *rate /= 1 + share;
  }
  launch *= 1 + share;
}

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
    setKernels(device, result);
    result.memory = generation.memory;
    result.launch = generation.launchMicroseconds * 1e-6;
    result.source = "planner defaults of the " + std::string(generation.idPrefix) + " generation";
    return result;
  }
  result.source = "general defaults: no measurements of this device are known";
  return result;
}

}  // namespace slicescape
