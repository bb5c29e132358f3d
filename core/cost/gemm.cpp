// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/gemm.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace slicescape {
namespace {

struct Tile {
  double m, n, efficiency, units = 1;
};

/// Output tiles of a family of kernels, the largest at full efficiency (smaller ones reload
/// operands more often), and the share of the last wave's loss that a whole wave costs:
/// libraries split K or stream tiles to fill it.
struct TileFamily {
  std::array<Tile, 5> tiles;
  double lastWave;
};

// Calibrated with the ceiling and the ramp over the measured products: A100 2.5 % mean error
// (halves fitted and held out 2.7 / 2.4 and 2.1 / 3.1), B200 8.7 % (8.1 / 9.6 and 8.9 / 9.0;
// 3 % for products longer than 1 ms: the shorter ones scatter by ± 17 % with the clock).
constexpr TileFamily kSingleUnit{
    {{{256, 128, 1.0}, {128, 256, 0.97}, {128, 128, 0.79}, {128, 64, 0.70}, {64, 64, 0.60}}}, 0.6};
constexpr TileFamily kPairedUnits{
    {{{256, 256, 1.0, 2}, {256, 128, 1.0}, {128, 256, 1.0}, {128, 128, 0.86}, {128, 64, 0.73}}},
    0.3};

// NT layout of weight gradients (cost_model 4.1; 0.955 on A100, 0.941 on B200).
constexpr double kWeightGradientLayout = 0.95;
// Share of the memory bandwidth at which operands stream (cost_model 4.1).
constexpr double kOperandBandwidth = 0.85;
// A product timed alone runs at the burst clock when it is short; half of the way to the
// sustained one at 290 µs (all measured B200 products).
constexpr double kBurstSeconds = 290e-6;
constexpr double kBurstPower = 1.66;
// Grouped products whose traffic is not hidden, all 77 of B200 (9.4 %; halves 8.8 / 10.0 and
// 9.4 / 10.5): the arithmetic runs at 1/0.78 of the plain rate, forward and input gradient wait
// 1.35 times for their operands and weight gradients 0.73 times.
constexpr double kGroupedArithmetic = 0.78;
constexpr double kGroupedTraffic = 1.35;
constexpr double kGroupedWeightArithmetic = 0.88;
constexpr double kGroupedWeightTraffic = 0.73;
// Widths: 10922 columns reached 273 TFLOP/s on H100 where 10944 reached 398 (cost_model 4.1).
// Rows of whole 16-byte units but not of 128 lose what their last cache line wastes.
constexpr double kUnalignedRate = 273.0 / 398.0;
constexpr double kHalfAlignedRate = 0.95;

/// Share of the arithmetic that survives rounding up to whole tiles and whole waves.
double quantisation(const Gemm& gemm, int computeUnits, bool paired) {
  const TileFamily& family = paired ? kPairedUnits : kSingleUnit;
  double best = 0;
  for (const Tile& tile : family.tiles) {
    const double units = std::max(computeUnits / tile.units, 1.0);
    const double tiles = std::ceil(gemm.m / tile.m) * std::ceil(gemm.n / tile.n) * gemm.count;
    const double useful = gemm.m * gemm.n * gemm.count / (tiles * tile.m * tile.n);
    const double waves = tiles / units;
    // Below one wave split-K recovers most of the idle units, at a price.
    const double whole = std::ceil(waves);
    const double waveEfficiency = waves < 1 ? std::max(waves, 0.5 + 0.5 * waves)
                                            : waves / (waves + family.lastWave * (whole - waves));
    best = std::max(best, useful * waveEfficiency * tile.efficiency);
  }
  return best;
}

double alignmentOf(double width) {
  // A fraction is the mean over several matrices, each of which may be aligned.
  if (std::fmod(width, 64) == 0 || width != std::floor(width)) return 1;
  return std::fmod(width, 8) == 0 ? kHalfAlignedRate : kUnalignedRate;
}

}  // namespace

GemmParts gemmParts(const Gemm& gemm, const TrainingContext& context) {
  const Device& device = *context.device;
  const DeviceEfficiency& efficiency = context.efficiency;
  const bool low = gemm.lowPrecision && isLowPrecision(context.precision);
  GemmParts parts;
  parts.flop = gemm.flop();
  parts.peak = device.peakFor(low ? peakKey(context.precision)
                                  : (context.precision == Precision::Fp32   ? "tf32"
                                     : context.precision == Precision::Fp16 ? "fp16"
                                                                            : "bf16"));
  parts.ceiling = low ? efficiency.gemmLowPrecision : efficiency.gemm;
  parts.ramp = gemm.k / (gemm.k + efficiency.gemmRampK);
  if (gemm.weightGradient) parts.layout = kWeightGradientLayout;
  // The two dimensions that are widths of the model; the third counts tokens.
  parts.alignment =
      std::min(alignmentOf(gemm.n), alignmentOf(gemm.weightGradient ? gemm.m : gemm.k));
  parts.quantisation = quantisation(gemm, device.computeUnits, efficiency.pairedUnits);

  const double element = context.precision == Precision::Fp32 ? 4 : low ? 1 : 2;
  const double output = !gemm.weightGradient ? 2 : gemm.narrowAccumulator ? 4 : 8;
  parts.bytes =
      gemm.count * (element * (gemm.m * gemm.k + gemm.k * gemm.n) + output * gemm.m * gemm.n);
  parts.bandwidth = device.memoryBandwidth;
  parts.bandwidthShare = kOperandBandwidth;
  if (gemm.count > 1 && efficiency.pairedUnits) {
    parts.addsTraffic = true;
    parts.grouped = gemm.weightGradient ? kGroupedWeightArithmetic : kGroupedArithmetic;
    parts.bandwidthShare /= gemm.weightGradient ? kGroupedWeightTraffic : kGroupedTraffic;
  } else if (gemm.count > 1) {
    // Whole tiles account for nearly all that few rows cost; the rest from the 9 of A100.
    parts.grouped = gemm.weightGradient ? 1 + 100 / gemm.k : 1 + 15 / gemm.m;
  }
  if (!context.sustainedLoad && efficiency.burst > 1) {
    const double sustained = parts.arithmetic().value();
    parts.burst =
        1 + (efficiency.burst - 1) / (1 + std::pow(sustained / kBurstSeconds, kBurstPower));
  }
  return parts;
}

Seconds gemmTime(const Gemm& gemm, const TrainingContext& context) {
  if (gemm.m <= 0 || gemm.n <= 0 || gemm.k <= 0 || gemm.count <= 0) return Seconds(0);
  return gemmParts(gemm, context).time();
}

LinearTimes& LinearTimes::operator+=(const LinearTimes& other) {
  forward += other.forward;
  inputGradient += other.inputGradient;
  weightGradient += other.weightGradient;
  return *this;
}

Gemm inputGradientOf(Gemm forward) {
  std::swap(forward.n, forward.k);
  return forward;
}

Gemm weightGradientOf(Gemm forward) {
  std::swap(forward.m, forward.k);
  forward.weightGradient = true;
  return forward;
}

LinearTimes linearTimes(const Gemm& forward, const TrainingContext& context) {
  return {gemmTime(forward, context), gemmTime(inputGradientOf(forward), context),
          context.trainsAllWeights ? gemmTime(weightGradientOf(forward), context) : Seconds(0)};
}

}  // namespace slicescape
