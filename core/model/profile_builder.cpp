// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/profile_builder.h"

#include <algorithm>

namespace slicescape {

namespace {

/// Equal in everything but the number that was put behind an equal base name.
bool sameKind(const LayerKind& known, LayerKind& layer, const std::string& base) {
  if (known.name != base && known.name.rfind(base + " ", 0) != 0) return false;
  layer.name = known.name;
  const bool equal = known == layer;
  layer.name = base;
  return equal;
}

}  // namespace

bool appendLayer(ModelProfile& model, LayerKind layer) {
  const std::string base = layer.name;
  for (std::size_t i = 0; i < model.kinds.size(); ++i) {
    if (!sameKind(model.kinds[i], layer, base)) continue;
    model.layers.push_back(static_cast<std::uint16_t>(i));
    return true;
  }
  if (model.kinds.size() >= kMostLayerKinds) return false;
  const auto taken = [&](const std::string& name) {
    return std::any_of(model.kinds.begin(), model.kinds.end(),
                       [&](const LayerKind& kind) { return kind.name == name; });
  };
  for (int copy = 2; taken(layer.name); ++copy) layer.name = base + " " + std::to_string(copy);
  model.layers.push_back(static_cast<std::uint16_t>(model.kinds.size()));
  model.kinds.push_back(std::move(layer));
  return true;
}

Mixer makeMamba2(const Mamba2Shape& shape) {
  Mixer mixer;
  mixer.kind = MixerKind::Mamba;
  mixer.stateHeads = shape.heads;
  mixer.stateHeadDim = shape.headDim;
  mixer.stateGroups = shape.groups;
  mixer.stateSize = shape.state;
  mixer.convKernel = shape.convKernel;
  const std::int64_t inner = shape.heads * shape.headDim;
  const std::int64_t groupStates = 2 * shape.groups * shape.state;
  const std::int64_t convChannels = inner + groupStates;
  const std::int64_t projected = 2 * inner + groupStates + shape.heads;
  mixer.stateProjectionParameters = shape.hidden * projected + inner * shape.hidden;
  mixer.stateParameters = mixer.stateProjectionParameters + convChannels * shape.convKernel +
                          (shape.convBias ? convChannels : 0) + 3 * shape.heads +
                          (shape.gatedNorm ? inner : 0) +
                          (shape.projectionBias ? projected + shape.hidden : 0);
  return mixer;
}

LayerKind makeMtpModule(LayerKind last) {
  const std::int64_t norm = last.norm == NormKind::LayerNorm ? 2 * last.hidden : last.hidden;
  last.name = "mtp";
  last.role = LayerRole::Mtp;
  last.extraProjectionParameters += 2 * last.hidden * last.hidden;
  last.extraParameters += 2 * last.hidden * last.hidden + 3 * norm;
  return last;
}

double approximateParameters(const ModelProfile& model) {
  double sum = 0;
  std::vector<double> perKind;
  perKind.reserve(model.kinds.size());
  for (const LayerKind& kind : model.kinds) {
    perKind.push_back(static_cast<double>(countParameters(kind).total()));
  }
  for (const std::uint16_t index : model.layers) sum += perKind[index];
  return sum;
}

}  // namespace slicescape
