// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/term.h"
#include "core/cost/training_context.h"
#include "core/model/layer.h"

namespace slicescape {

/// Time of the attention kernel on one rank and micro-batch, seconds.
struct AttentionTime {
  double forward = 0;
  double backward = 0;
};

/// The kernels of both, explained.
struct AttentionTerms {
  std::vector<Term> forward, backward;
};

/// Core attention (or the state-space scan) of `layer`: heads split over TP, positions
/// over CP in balanced halves. Flash kernels run at a share of peak that grows with the
/// sequence and with the blocks that fill the device; a flash backward executes 5 products where
/// the forward has 2. Unfused attention also moves the s × s scores five times through memory
/// (cost_model 4.2). `terms`, when given, receives where the times come from.
AttentionTime attentionTime(const LayerKind& layer, const TrainingContext& context,
                            AttentionTerms* terms = nullptr);

/// Whether unfused attention has at least a fused softmax: Megatron's kernel for it needs
/// micro-batch · heads per rank to be a multiple of 4 and rows of at most 2048 positions
/// (megatron/core/fusions/fused_softmax.py).
bool softmaxIsFused(const LayerKind& layer, const TrainingContext& context);

}  // namespace slicescape
