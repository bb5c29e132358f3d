// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/layer.h"
#include "core/units/text.h"
#include "core/units/unknown_keys.h"

namespace slicescape {

enum class ModelClass { Decoder, Encoder, EncoderDecoder, StateSpace, Hybrid, VisionEncoder };

/// A part beside the language stack (vision or audio tower, projector). Counted and
/// shown as its own block; trained time and memory are not modelled.
struct Tower {
  std::string name;             ///< "vision tower", "audio tower", "projector"
  std::int64_t parameters = 0;  ///< 0 when it could not be counted: `note` says why
  std::string note;
  UnknownKeys unknown = {};
  bool operator==(const Tower&) const = default;
};

/// A published parameter count to be judged by.
struct PublishedCount {
  std::int64_t total = 0;
  std::string kind;  ///< "exact", "recall", "rounded", "nominal"
  std::string source;
  std::optional<double> active;
  UnknownKeys unknown = {};
  bool operator==(const PublishedCount&) const = default;
};

/// A model as a list of layers: the input of every cost. Layers appear in the order
/// data flows through them (encoder first); equal layers share a kind.
struct ModelProfile {
  std::string id;
  std::string name;
  std::string family;  ///< Hugging Face model_type, e.g. "llama"
  ModelClass modelClass = ModelClass::Decoder;
  std::int64_t hidden = 0;
  std::int64_t vocabulary = 0;
  std::int64_t embeddingWidth = 0;  ///< columns of the token table; 0 = hidden (OPT-350m, ALBERT)
  std::int64_t contextLength = 0;   ///< longest sequence the model states; 0 unknown
  std::int64_t typicalSequence = 0;
  bool tiedEmbeddings = false;
  bool hasHead = true;  ///< false for pure encoders
  NormKind norm = NormKind::RmsNorm;
  bool finalNorm = true;
  std::int64_t learnedPositions = 0;          ///< rows of a learned position table
  std::int64_t embeddingExtraParameters = 0;  ///< token types, embedding norm, projections …
  std::int64_t headExtraParameters = 0;       ///< pooler, head bias, …

  std::vector<LayerKind> kinds;
  std::vector<std::uint16_t> layers;  ///< index into `kinds`, one per layer
  int mtpModules = 0;                 ///< multi-token-prediction modules after the last layer
  LayerKind mtpKind;                  ///< valid when mtpModules > 0
  std::vector<Tower> towers;

  std::optional<PublishedCount> published;
  std::string note;
  std::string originalText;  ///< the Hugging Face file, kept whole
  UnknownKeys unknown;

  bool operator==(const ModelProfile&) const = default;

  int layerCount() const { return static_cast<int>(layers.size()); }
  const LayerKind& layer(int index) const { return kinds[layers[static_cast<std::size_t>(index)]]; }
  bool isMoe() const;

  std::int64_t embeddingParameters() const;     ///< tokens, positions and embedding extras
  std::int64_t headParameters() const;          ///< final norm, output matrix (0 when tied), extras
  std::int64_t outputMatrixParameters() const;  ///< V·h of the head, tied or not
  std::int64_t mtpParameters() const;           ///< all MTP modules
  /// Everything in the language stack without MTP modules and towers: the number that
  /// model cards print. Tied weights count once.
  std::int64_t totalParameters() const;
  std::int64_t activeParameters() const;  ///< with top-k instead of all experts
  std::int64_t towerParameters() const;
};

/// Model FLOPs of one training step for one sequence: three forwards (forward, input
/// gradient, weight gradient), head included, embedding lookup and norms not
/// (cost_model 2.2). `paddedVocabulary` 0 = the model's own.
Flop modelFlopsPerSequence(const ModelProfile& model, std::int64_t sequenceLength, bool causal,
                           std::int64_t paddedVocabulary = 0);

}  // namespace slicescape
