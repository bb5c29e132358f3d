// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advisor/advice.h"

namespace slicescape {

// Communication over compute time of each axis before any overlap ("rho"), and the bytes
// behind it. bf16. F = achieved FLOP/s of a GPU, G = GPUs, n = hosts, T = tokens per step,
// B_n = achieved bytes/s of a host, B_v = achieved bytes/s of a GPU inside its host, h =
// hidden size, P = parameters, p t r e = degrees of PP, TP, DP, EP. Derived from 6 P T
// FLOP per step and the ring algorithms' volumes.

struct TrafficInputs {
  double devices = 1;               ///< G
  double hosts = 1;                 ///< n
  double flopPerSecond = 0;         ///< F
  double tokensPerStep = 0;         ///< T
  double hostBytesPerSecond = 0;    ///< B_n
  double insideBytesPerSecond = 0;  ///< B_v
  double hidden = 0;
  double parameters = 0;
  double activeParameters = 0;
  double layers = 1;
  double expertsPerToken = 0;  ///< k
};

/// ZeRO-3 over all GPUs: (n − 1)/n · G F / (B_n T); for mixtures times P / P_active, as below.
double rhoFsdp(const TrafficInputs& in);
/// Gradients over r replicas of p stages: (2/3) (r − 1)/r · G F / (p B_n T). With p = 1 and
/// r = n it is plain DP, ZeRO-1 and the traffic of HSDP between hosts.
double rhoDataParallel(const TrafficInputs& in, double replicas, double stages);
/// Four all-reduces per layer over t GPUs: (2/9) (t − 1) F / (h B_v).
double rhoTensorParallel(const TrafficInputs& in, double tensor);
/// Activations between hosts: (2/3) h p t F / (P B_n), t = ranks of a stage in one host: TP
/// ranks share one activation, replicas send one each in a longer time, over the same NICs.
double rhoPipeline(const TrafficInputs& in, double stages, double ranksInHost);
/// Dispatch and combine, forward and backward, of k experts over e GPUs at `bytesPerSecond`
/// each: 8 k h (e − 1)/e / B over 6 P_active / (L F).
double rhoExpertParallel(const TrafficInputs& in, double experts, double bytesPerSecond);
/// Host bandwidth at which FSDP has the ratio `rho`, bytes/s.
double hostBandwidthForFsdp(const TrafficInputs& in, double rho);

/// Bands of rho: above `amber` the network no longer hides behind compute at the usual
/// overlap, above `red` nothing hides it.
struct RhoBand {
  double green = 0.3;
  double red = 0.8;
};
inline constexpr RhoBand kRhoBand{0.3, 0.8};
/// Axes that hardly overlap, tensor parallelism and pipelines without interleaving: stricter.
inline constexpr RhoBand kExposedRhoBand{0.25, 0.6};
Status statusOf(double rho, const RhoBand& band);
/// The band of a layout's transfers between stages: frameworks overlap them when interleaved.
const RhoBand& pipelineBand(const Layout& layout);

}  // namespace slicescape
