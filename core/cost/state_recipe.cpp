// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/state_recipe.h"

namespace slicescape {
namespace {

// Adafactor keeps one row and one column sum per matrix: about nothing per parameter.
constexpr double kAdafactorBytes = 0.01;

double momentBytes(const StateRecipe& recipe) {
  const double one = recipe.momentFormat == "fp8" ? 1 : recipe.momentFormat == "bf16" ? 2 : 4;
  if (recipe.optimizer == "sgd" || recipe.optimizer == "lion" || recipe.optimizer == "muon") {
    return one;
  }
  if (recipe.optimizer == "adafactor") return kAdafactorBytes;
  if (recipe.optimizer == "adam8bit") return 2;
  return 2 * one;
}

/// Weights as Megatron and DeepSpeed keep them for the matrix products.
double weightBytes(const StateRecipe& recipe) {
  if (!isLowPrecision(recipe.precision) || recipe.precision == Precision::NvFp4) return 2;
  // MXFP8 scales along rows for the forward and along columns for the backward: two copies.
  const bool oneCopy = recipe.precision == Precision::Fp8 && recipe.anyLayout8Bit;
  const double casts = oneCopy ? 1 : 2;
  return recipe.fp8Weights ? casts : 2 + casts;
}

/// Weights that are trained.
StateBytes trainedBytes(const StateRecipe& recipe) {
  StateBytes bytes;
  const double moments = momentBytes(recipe);
  bytes.rootMoments = recipe.optimizer == "muon" ? moments : 0;
  const bool shortGradients = recipe.gradientFormat != "fp32";
  bytes.gradient = shortGradients ? 2 : 4;
  if (recipe.precision == Precision::Fp32) {
    bytes.weight = 4;
    bytes.gradient = 4;
    bytes.optimizer = moments;
    return bytes;
  }
  if (recipe.framework == Framework::TorchTitan || recipe.framework == Framework::Fsdp) {
    // Pure 16-bit training has moments in the format of the weights.
    bytes.weight = recipe.masterWeights ? 4 : 2;
    if (!recipe.masterWeights) bytes.gradient = 2;
    bytes.optimizer = recipe.masterWeights ? moments : moments / 2;
    return bytes;
  }
  bytes.optimizer = moments + (recipe.masterWeights ? 4 : 0);
  if (recipe.framework == Framework::DeepSpeed) {
    bytes.weight = 2;
    bytes.gradient = shortGradients ? 2 : 6;
  } else {
    bytes.weight = weightBytes(recipe);
  }
  // Only fp16 recipes of old keep gradients in 16 bits up to the update, which wants them in
  // 32; the precision-aware optimizer reads 16-bit gradients as they are.
  if (recipe.precision == Precision::Fp16 && shortGradients && recipe.masterWeights) {
    bytes.update = 4;
  }
  return bytes;
}

}  // namespace

StateBytes stateBytes(const StateRecipe& recipe) {
  StateBytes bytes = trainedBytes(recipe);
  if (recipe.frozenWeight) bytes.weight = *recipe.frozenWeight;
  return bytes;
}

}  // namespace slicescape
