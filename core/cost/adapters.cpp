// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/adapters.h"

#include <algorithm>

namespace slicescape {
namespace {

/// Σ (in + out) over the targets among the matrices of a layer.
double adaptedWidths(const LayerKind& layer, const AdapterTargets& targets) {
  const Mixer& mixer = layer.mixer;
  const FeedForward& mlp = layer.feedForward;
  const double hidden = static_cast<double>(layer.hidden);
  double sum = 0;
  const auto add = [&](bool chosen, std::int64_t width, double count = 1) {
    if (chosen && width > 0) sum += count * (hidden + static_cast<double>(width));
  };
  if (mixer.kind == MixerKind::Attention || mixer.kind == MixerKind::LatentAttention) {
    add(targets.query, mixer.queryWidth());
    add(targets.key, mixer.keyValueWidth());
    add(targets.value, mixer.valueWidth());
    add(targets.output, mixer.outputWidth());
  }
  const auto mlpOf = [&](std::int64_t width, double count) {
    add(targets.gate && mlp.gated, width, count);
    add(targets.up, width, count);
    add(targets.down, width, count);
  };
  mlpOf(mlp.width, 1);
  if (mlp.isMoe()) {
    mlpOf(mlp.expertWidth, static_cast<double>(mlp.experts));
    mlpOf(mlp.sharedWidth, 1);
  }
  return sum;
}

}  // namespace

AdapterTargets adapterTargets(const std::vector<std::string>& names) {
  if (names.empty()) return {};
  const auto has = [&](const char* name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  return {has("q"), has("k"), has("v"), has("o"), has("gate"), has("up"), has("down")};
}

double adapterShare(const ModelProfile& model, int rank, const AdapterTargets& targets) {
  double adapters = 0;
  for (int i = 0; i < model.layerCount(); ++i) {
    adapters += rank * adaptedWidths(model.layer(i), targets);
  }
  return adapters / static_cast<double>(std::max<std::int64_t>(1, model.totalParameters()));
}

}  // namespace slicescape
