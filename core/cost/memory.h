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

/// What one layer keeps for one micro-batch between its forward and its backward.
struct LayerActivations {
  double saved = 0;       ///< bytes per rank, from the forward to the end of the backward
  double workingSet = 0;  ///< bytes that full recompute rebuilds while the layer is in backward
};

/// The tensors of both, explained.
struct ActivationTerms {
  std::vector<Term> saved, workingSet;
};

/// Activations of a layer (cost_model 3.3 and 3.5): norms, attention, MLP or experts,
/// sharded by CP, TP and (for the norms) sequence parallelism, less what recompute drops.
/// `recomputed`: full recompute applies to this very layer. `terms`, when given, receives the
/// tensors by name.
LayerActivations layerActivations(const LayerKind& layer, const TrainingContext& context,
                                  bool recomputed, ActivationTerms* terms = nullptr);

/// Token ids kept per micro-batch on the first stage (cost_model 3.4).
double embeddingActivations(const TrainingContext& context, std::vector<Term>* terms = nullptr);
/// Final norm input and output kept on the last stage.
double headActivations(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms = nullptr);
/// Logits and their gradient, alive while one micro-batch is in the loss (cost_model 3.4).
double logitsTransient(const TrainingContext& context, std::vector<Term>* terms = nullptr);

/// The parameters that one rank of a pipeline stage holds, after TP and EP.
struct StageParameters {
  double dense = 0;  ///< everything but routed experts
  double expert = 0;
  double largestWeight = 0;  ///< one matrix: the temporary gradient of cost_model 3.2
  double largestLayer = 0;   ///< one layer: the unit that FSDP gathers
  double root = 0;           ///< embedding, head and final norm: FSDP's root unit

  double total() const { return dense + expert; }
};

/// Adds a layer's parameters as one rank of the context holds them (cost_model 1.3).
void addLayerParameters(StageParameters& stage, const LayerKind& layer,
                        const TrainingContext& context);
void addEmbeddingParameters(StageParameters& stage, const ModelProfile& model,
                            const TrainingContext& context);
/// `ownsMatrix`: false when the output matrix is tied to an embedding on the same rank.
void addHeadParameters(StageParameters& stage, const ModelProfile& model,
                       const TrainingContext& context, bool ownsMatrix);

/// Model states of one rank (cost_model 3.1), bytes.
struct StateMemory {
  double weights = 0;
  double gradients = 0;
  double optimizer = 0;
  double workingSet = 0;  ///< gathered units and temporary gradients (cost_model 3.2)
};
/// The same, explained.
struct StateTerms {
  std::vector<Term> weights, gradients, optimizer, workingSet;
};
StateMemory stateMemory(const StageParameters& parameters, const TrainingContext& context,
                        StateTerms* terms = nullptr);

/// Receive buffers between pipeline neighbours (cost_model 3.2).
double pipelineBuffers(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms = nullptr);

/// Reserves outside the tensors (cost_model 3.2, planner default): the driver's context,
/// 0.4 GiB for each communicator that crosses devices (at most four), and 5 % of the
/// tensors for the allocator.
double contextReserve();
double communicatorReserve(const TrainingContext& context, std::vector<Term>* terms = nullptr);
double fragmentationShare();

}  // namespace slicescape
