// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/training_context.h"
#include "core/model/layer.h"

namespace slicescape::testing {

/// A context on a device of the catalogue, one rank, nothing sharded.
inline TrainingContext contextOn(const char* device) {
  TrainingContext context;
  context.device = HardwareCatalogue::builtIn().device(device);
  context.efficiency = efficiencyOf(*context.device);
  return context;
}

/// A GPT layer as in Korthikanti et al.: f = 4h, q = k = h, ungated.
inline LayerKind gptLayer(std::int64_t hidden, std::int64_t heads) {
  LayerKind layer;
  layer.hidden = hidden;
  layer.mixer.heads = heads;
  layer.mixer.keyValueHeads = heads;
  layer.mixer.headDim = hidden / heads;
  layer.feedForward.width = 4 * hidden;
  layer.feedForward.gated = false;
  return layer;
}

}  // namespace slicescape::testing
