// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/attention.h"

#include <algorithm>

#include "core/cost/kernel_terms.h"
#include "core/cost/sources.h"

namespace slicescape {
namespace {

// A flash backward executes 5 products where the forward has 2 (FlashAttention-2).
constexpr double kFlashBackwardProducts = 2.5;
// Sliding windows keep about this share of the rate of full attention (cost_model 4.2).
constexpr double kWindowRate = 0.7;
// Head sizes of 64 and latent attention fill the matrix units less (lessons, point 5).
constexpr double kSmallHeadRate = 0.8;
constexpr double kLatentRate = 0.85;
// Assumptions without a measurement: state-space scans run on the vector units at a tenth of
// the matrix ceiling, and the batched products of unfused attention at 0.8 of it.
constexpr double kScanRate = 0.1;
constexpr double kUnfusedRate = 0.8;

struct KernelRate {
  double forward, backward;
};

/// Rate of a flash kernel relative to the device's best. On A100 that is FA-2; Hopper and
/// later run FA-2 at about half of FA-3 (cost_model 4.2), and Triton kernels reach 0.75
/// forward and 0.58 backward of FA-2.
KernelRate kernelRate(const TrainingContext& context) {
  const bool isNewer = context.device->year >= 2022;
  switch (context.attentionKernel) {
    case AttentionKernel::Flash2:
      return isNewer ? KernelRate{0.55, 0.60} : KernelRate{1, 1};
    case AttentionKernel::Triton:
      return isNewer ? KernelRate{0.50, 0.50} : KernelRate{0.75, 0.58};
    case AttentionKernel::Native:
      break;
  }
  return {1, 1};
}

double headRate(const Mixer& mixer) {
  if (mixer.kind == MixerKind::LatentAttention) return kLatentRate;
  return mixer.headDim > 0 && mixer.headDim <= 64 ? kSmallHeadRate : 1.0;
}

/// A kernel that executes `flop` at `share` of the 16-bit peak.
Term rateTerm(Text name, double seconds, double flop, double share, const TrainingContext& context,
              std::vector<TermInput> inputs) {
  Term work =
      leafTerm({SLICESCAPE_TEXT("FLOP executed")}, Flop(flop), Origin::Model, sources::kFlops);
  Term reached = formulaTerm(
      {SLICESCAPE_TEXT("Share of the peak that the kernel reaches")}, Share{share},
      {SLICESCAPE_TEXT("share of long sequences · s / (s + s0) · kernel, head size, window")},
      std::move(inputs), sources::kAttention);
  reached.origin = Origin::Calibrated;
  return combinedTerm(
      Term::Combination::Quotient, std::move(name), Seconds(seconds),
      {SLICESCAPE_TEXT("FLOP / (peak · share)")}, sources::kAttention,
      {std::move(work), peakTerm(context, peakKey(Precision::Bf16)), std::move(reached)});
}

}  // namespace

AttentionTime attentionTime(const LayerKind& layer, const TrainingContext& context,
                            AttentionTerms* terms) {
  const LayerFlops flops = countFlops(layer, context.sequence);
  const double perRank = static_cast<double>(context.microBatch) / (context.tp * context.cp);
  const double scan = flops.other.value() * perRank;
  const double peak = context.device->peakFor(peakKey(Precision::Bf16)).value();
  AttentionTime result;
  if (scan > 0) {
    const double rate = kScanRate * context.efficiency.gemm * peak;
    result.forward += scan / rate;
    result.backward += 2 * scan / rate;
    if (terms) {
      const Text name{SLICESCAPE_TEXT("State-space scan")};
      terms->forward.push_back(rateTerm(name, scan / rate, scan, rate / peak, context, {}));
      terms->backward.push_back(
          rateTerm(name, 2 * scan / rate, 2 * scan, rate / peak, context, {}));
    }
  }
  const double causal = flops.attentionCausal.value() * perRank;
  const double full = flops.attentionFull.value() * perRank;
  if (full <= 0) return result;

  const double sequence = static_cast<double>(context.sequence);
  if (context.flashAttention) {
    double rate =
        sequence / (sequence + context.efficiency.attentionRampTokens) * headRate(layer.mixer);
    if (layer.mixer.window > 0 && layer.mixer.window < context.sequence) rate *= kWindowRate;
    const KernelRate kernel = kernelRate(context);
    const double forwardShare = context.efficiency.attentionForward * kernel.forward * rate;
    const double backwardShare = context.efficiency.attentionBackward * kernel.backward * rate;
    const double forward = causal / (peak * forwardShare);
    const double backward = kFlashBackwardProducts * causal / (peak * backwardShare);
    result.forward += forward;
    result.backward += backward;
    if (terms) {
      const auto inputs = [&](double ofLongSequences) {
        return std::vector<TermInput>{
            {{SLICESCAPE_TEXT("share with long sequences")},
             Share{ofLongSequences},
             Origin::Calibrated},
            {{SLICESCAPE_TEXT("sequence length s")}, context.sequence, Origin::Plan},
            {{SLICESCAPE_TEXT("s0, half of that share")},
             context.efficiency.attentionRampTokens,
             Origin::Calibrated}};
      };
      terms->forward.push_back(rateTerm({SLICESCAPE_TEXT("Flash attention")}, forward, causal,
                                        forwardShare, context,
                                        inputs(context.efficiency.attentionForward)));
      terms->backward.push_back(
          rateTerm({SLICESCAPE_TEXT("Flash attention, 5 products where the forward has 2")},
                   backward, kFlashBackwardProducts * causal, backwardShare, context,
                   inputs(context.efficiency.attentionBackward)));
    }
    return result;
  }
  // Unfused: the full square is computed, and the scores travel five times (2 bytes each).
  const double heads = static_cast<double>(layer.mixer.heads) / context.tp;
  const double scores =
      static_cast<double>(context.microBatch) * heads * sequence * sequence / context.cp;
  const double traffic =
      5 * 2 * scores / (context.efficiency.memory * context.device->memoryBandwidth.value());
  const double share = context.efficiency.gemm * kUnfusedRate;
  const double products = full / (peak * share);
  result.forward += products + traffic;
  result.backward += 2 * products + 2 * traffic;
  if (terms) {
    const Text scoresName{SLICESCAPE_TEXT("Scores through memory")};
    const Text productsName{SLICESCAPE_TEXT("Products of unfused attention, the full square")};
    terms->forward.push_back(rateTerm(productsName, products, full, share, context, {}));
    terms->forward.push_back(memoryBoundTerm(scoresName, traffic, 10 * scores, 0, context));
    terms->backward.push_back(rateTerm(productsName, 2 * products, 2 * full, share, context, {}));
    terms->backward.push_back(memoryBoundTerm(scoresName, 2 * traffic, 20 * scores, 0, context));
  }
  return result;
}

}  // namespace slicescape
