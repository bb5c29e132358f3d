// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf/state_mixers.h"

namespace slicescape::hf {

Mixer makeMamba1(const Mamba1Shape& shape) {
  Mixer mixer;
  mixer.kind = MixerKind::Mamba;
  mixer.stateHeads = shape.inner;
  mixer.stateHeadDim = 1;
  mixer.stateGroups = 1;
  mixer.stateSize = shape.state;
  mixer.convKernel = shape.convKernel;
  const std::int64_t h = shape.hidden;
  const std::int64_t di = shape.inner;
  const std::int64_t dynamic = shape.timeStepRank + 2 * shape.state;
  mixer.stateProjectionParameters = h * 2 * di + di * dynamic + shape.timeStepRank * di + di * h;
  mixer.stateParameters = mixer.stateProjectionParameters + di * shape.convKernel +
                          (shape.convBias ? di : 0) + di /* dt bias */ + di * shape.state +
                          di /* D */ + (shape.projectionBias ? 2 * di + h : 0) +
                          (shape.stateNorms ? dynamic : 0);
  return mixer;
}

Mixer makeGatedDeltaNet(const DeltaNetShape& shape) {
  Mixer mixer;
  mixer.kind = MixerKind::Linear;
  mixer.stateHeads = shape.valueHeads;
  mixer.stateHeadDim = shape.valueHeadDim;
  mixer.stateGroups = shape.keyHeads;
  mixer.stateSize = shape.keyHeadDim;
  mixer.convKernel = shape.convKernel;
  const std::int64_t keys = shape.keyHeads * shape.keyHeadDim;
  const std::int64_t values = shape.valueHeads * shape.valueHeadDim;
  mixer.stateProjectionParameters =
      shape.hidden * (2 * keys + 2 * values + 2 * shape.valueHeads) + values * shape.hidden;
  mixer.stateParameters = mixer.stateProjectionParameters + (2 * keys + values) * shape.convKernel +
                          2 * shape.valueHeads + shape.valueHeadDim;
  return mixer;
}

Mixer makeKimiDelta(std::int64_t hidden, std::int64_t heads, std::int64_t headDim,
                    std::int64_t convKernel, bool fullRankGate) {
  Mixer mixer;
  mixer.kind = MixerKind::Linear;
  mixer.stateHeads = heads;
  mixer.stateHeadDim = headDim;
  mixer.stateGroups = heads;
  mixer.stateSize = headDim;
  mixer.convKernel = convKernel;
  const std::int64_t width = heads * headDim;
  const std::int64_t lowRank = hidden * headDim + headDim * width;
  mixer.stateProjectionParameters =
      4 * hidden * width + lowRank + hidden * heads + (fullRankGate ? hidden * width : lowRank);
  mixer.stateParameters =
      mixer.stateProjectionParameters + 3 * width * convKernel + heads + width + headDim;
  return mixer;
}

Mixer makeLightning(std::int64_t hidden, std::int64_t heads, std::int64_t headDim) {
  Mixer mixer;
  mixer.kind = MixerKind::Linear;
  mixer.stateHeads = heads;
  mixer.stateHeadDim = headDim;
  mixer.stateGroups = heads;
  mixer.stateSize = headDim;
  const std::int64_t width = heads * headDim;
  mixer.stateProjectionParameters = 5 * hidden * width;
  mixer.stateParameters = mixer.stateProjectionParameters + width;
  return mixer;
}

Mixer makeRgLru(std::int64_t hidden, std::int64_t width, std::int64_t heads,
                std::int64_t convKernel) {
  Mixer mixer;
  mixer.kind = MixerKind::Linear;
  mixer.stateHeads = width;
  mixer.stateHeadDim = 1;
  mixer.stateGroups = heads;
  mixer.stateSize = 1;
  mixer.convKernel = convKernel;
  const std::int64_t gates = 2 * width * (width / heads);
  mixer.stateProjectionParameters = 3 * hidden * width + gates;
  mixer.stateParameters = mixer.stateProjectionParameters + 2 * width + hidden /* biases */ +
                          width * convKernel + width + width /* recurrence */ + 2 * width;
  return mixer;
}

Mixer makeShortConvolution(std::int64_t hidden, std::int64_t convKernel, bool bias) {
  Mixer mixer;
  mixer.kind = MixerKind::Linear;
  mixer.convKernel = convKernel;
  mixer.stateProjectionParameters = 4 * hidden * hidden;
  mixer.stateParameters = mixer.stateProjectionParameters + hidden * convKernel +
                          (bias ? 3 * hidden + hidden + hidden : 0);
  return mixer;
}

}  // namespace slicescape::hf
