// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_profile.h"

#include <algorithm>

namespace slicescape {
namespace {

/// Sum over the layers of one figure per kind, computed once per kind.
template <class Value, class OfKind>
Value sumOverLayers(const ModelProfile& model, OfKind ofKind) {
  std::vector<Value> perKind;
  perKind.reserve(model.kinds.size());
  for (const LayerKind& kind : model.kinds) perKind.push_back(ofKind(kind));
  Value sum{};
  for (const std::uint16_t index : model.layers) sum += perKind[index];
  return sum;
}

}  // namespace

bool ModelProfile::isMoe() const {
  return std::any_of(kinds.begin(), kinds.end(),
                     [](const LayerKind& kind) { return kind.feedForward.isMoe(); });
}

std::int64_t ModelProfile::embeddingParameters() const {
  return outputMatrixParameters() + learnedPositions * hidden + embeddingExtraParameters;
}

std::int64_t ModelProfile::headParameters() const {
  const std::int64_t finalNormSize =
      finalNorm ? (norm == NormKind::LayerNorm ? 2 * hidden : hidden) : 0;
  const std::int64_t matrix = hasHead && !tiedEmbeddings ? outputMatrixParameters() : 0;
  return finalNormSize + matrix + headExtraParameters;
}

std::int64_t ModelProfile::outputMatrixParameters() const {
  return vocabulary * (embeddingWidth > 0 ? embeddingWidth : hidden);
}

std::int64_t ModelProfile::mtpParameters() const {
  return mtpModules > 0 ? mtpModules * countParameters(mtpKind).total() : 0;
}

std::int64_t ModelProfile::totalParameters() const {
  return embeddingParameters() + headParameters() +
         sumOverLayers<std::int64_t>(
             *this, [](const LayerKind& kind) { return countParameters(kind).total(); });
}

std::int64_t ModelProfile::activeParameters() const {
  return embeddingParameters() + headParameters() +
         sumOverLayers<std::int64_t>(
             *this, [](const LayerKind& kind) { return countParameters(kind).active(); });
}

std::int64_t ModelProfile::towerParameters() const {
  std::int64_t sum = 0;
  for (const Tower& tower : towers) sum += tower.parameters;
  return sum;
}

Flop modelFlopsPerSequence(const ModelProfile& model, std::int64_t sequenceLength, bool causal,
                           std::int64_t paddedVocabulary) {
  constexpr double kForwardsPerStep = 3;  // forward, input gradient, weight gradient
  Flop forward = sumOverLayers<Flop>(model, [&](const LayerKind& kind) {
    return countFlops(kind, sequenceLength).forward(causal);
  });
  if (model.mtpModules > 0) {
    forward += countFlops(model.mtpKind, sequenceLength).forward(causal) * model.mtpModules;
  }
  if (model.hasHead) {
    const std::int64_t rows = paddedVocabulary > 0 ? paddedVocabulary : model.vocabulary;
    const std::int64_t columns = model.embeddingWidth > 0 ? model.embeddingWidth : model.hidden;
    forward += Flop(2.0 * static_cast<double>(sequenceLength) * static_cast<double>(rows) *
                    static_cast<double>(columns) * (1 + model.mtpModules));
  }
  return forward * kForwardsPerStep;
}

}  // namespace slicescape
