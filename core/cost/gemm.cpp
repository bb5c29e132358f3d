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
  double m, n, efficiency;
};

// Output tiles of the vendors' libraries, the largest at full efficiency. Smaller tiles
// reload operands more often (cost_model 4.1).
constexpr std::array kTiles{Tile{256, 128, 1.0}, Tile{128, 256, 1.0}, Tile{128, 128, 0.95},
                            Tile{128, 64, 0.80}, Tile{64, 64, 0.65}};

// NT layout of weight gradients (cost_model 4.1).
constexpr double kWeightGradientLayout = 0.95;
// Share of the memory bandwidth at which operands stream (cost_model 4.1).
constexpr double kOperandBandwidth = 0.85;

/// Share of the arithmetic that survives rounding up to whole tiles and whole waves.
double quantisation(const Gemm& gemm, int computeUnits) {
  const double units = std::max(computeUnits, 1);
  double best = 0;
  for (const Tile& tile : kTiles) {
    const double tiles = std::ceil(gemm.m / tile.m) * std::ceil(gemm.n / tile.n) * gemm.count;
    const double useful = gemm.m * gemm.n * gemm.count / (tiles * tile.m * tile.n);
    const double waves = tiles / units;
    // Half of the last wave's loss: libraries split K or stream tiles to fill it. Below
    // one wave split-K recovers most of the idle units, at a price.
    const double whole = std::ceil(waves);
    const double waveEfficiency =
        waves < 1 ? std::max(waves, 0.5 + 0.5 * waves) : waves / (waves + 0.5 * (whole - waves));
    best = std::max(best, useful * waveEfficiency * tile.efficiency);
  }
  return best;
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
  parts.quantisation = quantisation(gemm, device.computeUnits);

  const double element = context.precision == Precision::Fp32 ? 4 : low ? 1 : 2;
  const double output = gemm.weightGradient ? 8 : 2;
  parts.bytes =
      gemm.count * (element * (gemm.m * gemm.k + gemm.k * gemm.n) + output * gemm.m * gemm.n);
  // Grouped products lose more, the fewer rows an expert has: calibrated over the measured
  // grouped kernels of B200 (1 + 110/M, weight gradient 1.1 + 250/M).
  parts.grouped = gemm.count <= 1 ? 1 : gemm.weightGradient ? 1.1 + 250 / gemm.k : 1 + 110 / gemm.m;
  parts.bandwidth = device.memoryBandwidth;
  parts.bandwidthShare = kOperandBandwidth;
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
