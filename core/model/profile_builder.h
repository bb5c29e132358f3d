// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_profile.h"

namespace slicescape {

/// The most different kinds of layers one model may have. Real models with searched
/// per-layer shapes have some dozens.
inline constexpr std::size_t kMostLayerKinds = 256;

/// Appends `layer` to the model. Equal layers share one kind; two different kinds never
/// share a name (the second "moe" becomes "moe 2"). False when the model would have more
/// than kMostLayerKinds.
bool appendLayer(ModelProfile& model, LayerKind layer);

/// Mamba-2 mixer: input projection to z, x, B, C and dt, a convolution over x, B and C, A,
/// D and the dt bias per head, a gated norm and the output projection (cost_model 1.1).
struct Mamba2Shape {
  std::int64_t hidden = 0;
  std::int64_t heads = 0;
  std::int64_t headDim = 0;
  std::int64_t groups = 0;
  std::int64_t state = 0;
  std::int64_t convKernel = 4;
  bool convBias = true;
  bool projectionBias = false;
  bool gatedNorm = true;
};
Mixer makeMamba2(const Mamba2Shape& shape);

/// A multi-token-prediction module made of one layer like `last`: it joins the hidden state
/// and the next token's embedding (a 2h·h matrix and three norms); embedding and head are
/// those of the main model (DeepSeek-V3, cost_model 1.1).
LayerKind makeMtpModule(LayerKind last);

/// Parameters of all layers in floating point: a check against overflow before the exact
/// sum is made.
double approximateParameters(const ModelProfile& model);

}  // namespace slicescape
