// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/term.h"
#include "core/cost/training_context.h"
#include "core/model/model_profile.h"

namespace slicescape {

// Bytes as double inside the model: they are sums of products of large counts; the
// evaluation rounds once, at the end.

/// What one layer holds for one micro-batch on one rank.
struct LayerActivations {
  double saved = 0;       ///< from the forward to the end of the backward, on the device
  double offloaded = 0;   ///< moved to the host meanwhile
  double rebuilt = 0;     ///< brought back by recompute for the layer's backward
  double gradients = 0;   ///< of activations, alive at once in the layer's backward
  double workingSet = 0;  ///< both: what comes on top while the layer is in backward
};

/// The tensors of `saved` and `workingSet`, explained.
struct ActivationTerms {
  std::vector<Term> saved, workingSet;
};

/// Activations of a layer (cost_model 3.3 and 3.5, Korthikanti et al. 2205.05198): norms,
/// attention, MLP or experts, sharded by CP, TP and (for the norms) sequence parallelism, less
/// what recompute drops. `recomputed`: full recompute applies to this very layer. `terms`, when
/// given, receives the tensors by name.
LayerActivations layerActivations(const LayerKind& layer, const TrainingContext& context,
                                  bool recomputed, ActivationTerms* terms = nullptr);

/// Token ids and, with dropout, the mask of the embedding, kept per micro-batch on the first
/// stage (cost_model 3.4).
double embeddingActivations(const ModelProfile& model, const TrainingContext& context,
                            std::vector<Term>* terms = nullptr);
/// Final norm input and output kept on the last stage.
double headActivations(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms = nullptr);

/// Bytes per logit while one micro-batch is in the loss, by implementation (cost_model 3.4).
struct LossBytes {
  double forward = 0;   ///< logits and their copies while the loss is computed
  double backward = 0;  ///< the same while its gradient is
  double kept = 0;      ///< what the backward of the loss needs
  double gradient = 0;  ///< gradient of the logits, while the output matrix is in backward
};
LossBytes lossBytes(const TrainingContext& context);
/// Logits of one micro-batch (of one chunk of it) at so many bytes each.
double lossTensors(const TrainingContext& context, double bytesPerLogit,
                   std::vector<Term>* terms = nullptr);

/// A document mask that unfused attention reads: one byte per pair of positions.
double attentionMask(const TrainingContext& context, std::vector<Term>* terms = nullptr);

}  // namespace slicescape
