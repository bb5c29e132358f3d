// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/term.h"
#include "core/cost/training_context.h"
#include "core/model/model_profile.h"

namespace slicescape {

/// The parameters that one rank of a pipeline stage holds, after TP and EP.
struct StageParameters {
  double dense = 0;  ///< everything but routed experts
  double expert = 0;
  double largestWeight = 0;  ///< one matrix of a layer: the temporary gradient of cost_model 3.2
  double outputMatrix = 0;   ///< the head's matrix, tied or not: its temporary gradient
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
  double workingSet = 0;     ///< gathered units and buckets, at all times (cost_model 3.2)
  double layerGradient = 0;  ///< temporary weight gradient while a layer is in backward
  double headGradient = 0;   ///< the same of the output matrix
  double update = 0;         ///< more while the optimizer runs
  double loading = 0;        ///< more while a checkpoint is read
  double onHost = 0;         ///< states kept in host memory
};
/// The same, explained; each list adds up to the member of its name.
struct StateTerms {
  std::vector<Term> weights, gradients, optimizer, workingSet, layerGradient, headGradient, update,
      loading;
};
StateMemory stateMemory(const StageParameters& parameters, const TrainingContext& context,
                        StateTerms* terms = nullptr);

/// Bytes that cross the link to the host for one micro-batch because weights live there: each
/// shard is read for the forward and again for the backward.
double offloadedParameterTraffic(const StageParameters& parameters, const TrainingContext& context);

/// Receive buffers between pipeline neighbours (cost_model 3.2).
double pipelineBuffers(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms = nullptr);
/// Send and receive buffers of the expert exchange, kept by the dispatcher (cost_model 3.2).
double dispatchBuffers(const ModelProfile& model, const TrainingContext& context,
                       std::vector<Term>* terms = nullptr);
/// Workspaces that matrix kernels keep.
double kernelWorkspaces(std::vector<Term>* terms = nullptr);

}  // namespace slicescape
