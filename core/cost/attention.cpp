// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/attention.h"

#include <algorithm>

#include "core/cost/documents.h"
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
// Rows that are no whole 16-byte units keep batched products off the matrix units: with heads of
// 150 elements they reach this share of the 32-bit vector peak (13 GPT runs of 191 to 205 billion
// parameters against 33 with aligned heads, same machine and week: 12 to 15 TFLOP/s on A100).
constexpr double kVectorRate = 0.7;
constexpr std::int64_t kAlignedHead = 8;
constexpr const char* kVectorFormat = "fp32";
// Bytes per score of unfused attention, forward: written by one product, read and written by
// a fused softmax and by dropout, read by the other product; and with a softmax of single
// operators 24 more (cast to 32 bits 6, mask 8, softmax 8, cast back 6, less 4).
constexpr double kScoreBytes = 10;
constexpr double kUnfusedScoreBytes = 34;
// Megatron's fused softmax takes rows up to this long (16384 since 2023).
constexpr std::int64_t kFusedSoftmaxRow = 2048;
constexpr std::int64_t kFusedSoftmaxRowSince2023 = 16384;

// Blocks of query rows are spread over the compute units; the tail of the last wave costs as
// much as so many waves. Calibrated on A100 with 4 to 128 heads of 4096 tokens.
constexpr double kForwardTailWaves = 1.5;
constexpr double kBackwardTailWaves = 0.8;
constexpr double kBackwardBlockRows = 128;

struct KernelRate {
  double forward, backward;
};

/// Rate of a flash kernel relative to the device's best. On A100 that is FA-2; Hopper and
/// later run FA-2 at 0.57 of it forward and 0.60 backward (35 measured H100 rows). Triton
/// kernels reach 0.58 forward and 0.45 backward of FA-2, and on Hopper, whose matrix
/// instructions they did not use, less than half of FA-3 (both over the MPT runs of 512 to
/// 65536 positions).
KernelRate kernelRate(const TrainingContext& context) {
  const bool isNewer = context.device->year >= 2022;
  switch (context.attentionKernel) {
    case AttentionKernel::Flash2:
      return isNewer ? KernelRate{0.57, 0.60} : KernelRate{1, 1};
    case AttentionKernel::Triton:
      return isNewer ? KernelRate{0.40, 0.34} : KernelRate{0.58, 0.45};
    case AttentionKernel::Native:
      break;
  }
  return {1, 1};
}

/// Triton's kernels run 64-wide heads as fast as 128-wide ones.
double headRate(const Mixer& mixer, AttentionKernel kernel) {
  if (mixer.kind == MixerKind::LatentAttention) return kLatentRate;
  if (kernel == AttentionKernel::Triton) return 1;
  return mixer.headDim > 0 && mixer.headDim <= 64 ? kSmallHeadRate : 1.0;
}

/// A kernel that executes `flop` at `share` of the peak of `format`.
Term rateTerm(Text name, double seconds, double flop, double share, const TrainingContext& context,
              std::vector<TermInput> inputs, const char* format = peakKey(Precision::Bf16)) {
  Term work =
      leafTerm({SLICESCAPE_TEXT("FLOP executed")}, Flop(flop), Origin::Model, sources::kFlops);
  Term reached = formulaTerm(
      {SLICESCAPE_TEXT("Share of the peak that the kernel reaches")}, Share{share},
      {SLICESCAPE_TEXT(
          "share of long sequences · s / (s + s0) · kernel, head size, window, whole waves")},
      std::move(inputs), sources::kAttention);
  reached.origin = Origin::Calibrated;
  return combinedTerm(Term::Combination::Quotient, std::move(name), Seconds(seconds),
                      {SLICESCAPE_TEXT("FLOP / (peak · share)")}, sources::kAttention,
                      {std::move(work), peakTerm(context, format), std::move(reached)});
}

}  // namespace

bool softmaxIsFused(const LayerKind& layer, const TrainingContext& context) {
  const std::int64_t longest =
      context.softwareYear >= 2023 ? kFusedSoftmaxRowSince2023 : kFusedSoftmaxRow;
  const std::int64_t heads = std::max<std::int64_t>(1, layer.mixer.heads / context.tp);
  return context.sequence <= longest && context.microBatch * heads % 4 == 0;
}

AttentionTime attentionTime(const LayerKind& layer, const TrainingContext& context,
                            AttentionTerms* terms) {
  // Only flash kernels leave out what lies between documents; the square is computed whole.
  const LayerFlops flops = context.flashAttention ? flopsOfSequence(layer, context)
                                                  : countFlops(layer, context.sequence);
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
    const double seen = static_cast<double>(context.attentionSequence());
    double rate = headRate(layer.mixer, context.attentionKernel);
    if (!context.sustainedLoad) rate *= context.efficiency.attentionBurst;
    if (layer.mixer.window > 0 && layer.mixer.window < context.attentionSequence()) {
      rate *= kWindowRate;
    }
    const KernelRate kernel = kernelRate(context);
    // What a Triton kernel loses at its edges is a time, so being slower it reaches half of its
    // own rate with fewer positions; FA-2 on Hopper does not (measured from 512 positions on).
    const bool isTriton = context.attentionKernel == AttentionKernel::Triton;
    const auto ramp = [&](double ofBest) {
      return seen / (seen + context.efficiency.attentionRampTokens * (isTriton ? ofBest : 1));
    };
    const auto filled = [&](double blockRows, double tail) {
      const double blocks = static_cast<double>(context.microBatch) * sequence / context.cp *
                            static_cast<double>(layer.mixer.heads) / context.tp / blockRows;
      const double waves = blocks / std::max(1, context.device->computeUnits);
      return waves / (waves + tail);
    };
    const double forwardShare = context.efficiency.attentionForward * kernel.forward * rate *
                                ramp(kernel.forward) *
                                filled(context.efficiency.attentionBlockRows, kForwardTailWaves);
    const double backwardShare = context.efficiency.attentionBackward * kernel.backward * rate *
                                 ramp(kernel.backward) *
                                 filled(kBackwardBlockRows, kBackwardTailWaves);
    const double forward = causal / (peak * forwardShare);
    const double backward = kFlashBackwardProducts * causal / (peak * backwardShare);
    result.forward += forward;
    result.backward += backward;
    if (terms) {
      const auto inputs = [&](double ofLongSequences) {
        return std::vector<TermInput>{{{SLICESCAPE_TEXT("share with long sequences")},
                                       Share{ofLongSequences},
                                       Origin::Calibrated},
                                      {{SLICESCAPE_TEXT("sequence or document length s")},
                                       context.attentionSequence(),
                                       Origin::Plan},
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
  // Unfused: the full square is computed, and the scores travel five times (2 bytes each); with
  // a softmax of single operators also through two casts, the mask and the softmax in 32 bits.
  const double heads = static_cast<double>(layer.mixer.heads) / context.tp;
  const double scores =
      static_cast<double>(context.microBatch) * heads * sequence * sequence / context.cp;
  const double perScore = softmaxIsFused(layer, context) ? kScoreBytes : kUnfusedScoreBytes;
  const double traffic =
      perScore * scores / (context.efficiency.memory * context.device->memoryBandwidth.value());
  const double vector = context.device->peakFor(kVectorFormat).value();
  const bool isVector = layer.mixer.headDim % kAlignedHead != 0 && vector > 0;
  const char* format = isVector ? kVectorFormat : peakKey(Precision::Bf16);
  const double share = isVector ? kVectorRate : context.efficiency.gemm * kUnfusedRate;
  const double products = full / ((isVector ? vector : peak) * share);
  result.forward += products + traffic;
  result.backward += 2 * products + 2 * traffic;
  if (terms) {
    const Text scoresName{SLICESCAPE_TEXT("Scores through memory")};
    const Text productsName{SLICESCAPE_TEXT("Products of unfused attention, the full square")};
    terms->forward.push_back(rateTerm(productsName, products, full, share, context, {}, format));
    terms->forward.push_back(memoryBoundTerm(scoresName, traffic, perScore * scores, 0, context));
    terms->backward.push_back(
        rateTerm(productsName, 2 * products, 2 * full, share, context, {}, format));
    terms->backward.push_back(
        memoryBoundTerm(scoresName, 2 * traffic, 2 * perScore * scores, 0, context));
  }
  return result;
}

}  // namespace slicescape
