// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "core/hardware/catalogue.h"

namespace slicescape {

/// What kernels achieve of a device's datasheet, by hardware generation. The only
/// place where such fractions are written; each with its source, all of them
/// assumptions that a user's own measurements may replace.
struct DeviceEfficiency {
  double gemm = 0.70;              ///< ceiling of large 16-bit matrix products, share of dense peak
  double gemmLowPrecision = 0.62;  ///< the same for 8-bit formats, share of their own peak
  double gemmRampK = 128;          ///< contraction length at which half the ceiling is reached
  /// Two compute units share a 256 × 256 output tile, and the products of a group run one after
  /// the other without hiding each other's operands (Blackwell).
  bool pairedUnits = false;
  double burst = 1;      ///< rate of a short product timed alone, before the power limit acts
  double memory = 0.80;  ///< share of memory bandwidth of element-wise kernels
  double attentionForward = 0.60;  ///< flash attention, share of peak, causal FLOPs counted
  double attentionBackward = 0.50;
  double attentionRampTokens = 500;  ///< sequence length at which half of that is reached
  double attentionBurst = 1;         ///< rate of an attention kernel timed alone
  double attentionBlockRows = 128;   ///< query rows of one block of the forward kernel
  double scaleUp = 0.80;             ///< ring collectives, share of scale-up bandwidth
  double inSwitchReduction = 0;      ///< into a switch that reduces, share of bandwidth; 0 = none
  int inSwitchFrom = 5;              ///< members from which the library lets the switch reduce
  bool lowLatency128 = true;         ///< the library uses its LL128 protocol
  /// What NCCL's LL protocol reaches at most inside a domain, over two, over more.
  std::array<BytesPerSecond, 3> lowLatencyCap{BytesPerSecond(87.7e9), BytesPerSecond(22.5e9),
                                              BytesPerSecond(19e9)};
  double launch = 9e-6;  ///< host time to dispatch and launch one kernel, seconds
  std::string source;

  /// Kernels, and their launches, take `share` longer.
  void slowDown(double share);
};

/// The defaults of a device's generation (cost_model 4.1, 4.2, 5.4, 5.5). Under dense load
/// the clock follows the power limit: arithmetic scales with (power / the generation's
/// reference power)^(2/3), which gives a 500 W H100 0.80 of a 700 W one as measured.
/// `powerCap` in watts limits a device below its own rating; 0 = none.
DeviceEfficiency efficiencyOf(const Device& device, double powerCap = 0);

}  // namespace slicescape
