// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/training_context.h"
#include "core/model/layer.h"

namespace slicescape {

/// Time of the attention kernel on one rank and micro-batch, seconds.
struct AttentionTime {
  double forward = 0;
  double backward = 0;
};

/// Core attention (or the state-space scan) of `layer`: heads split over TP, positions
/// over CP in balanced halves. Flash kernels run at a share of peak that grows with the
/// sequence; a flash backward executes 5 products where the forward has 2. Unfused
/// attention also moves the s × s scores five times through memory (cost_model 4.2).
AttentionTime attentionTime(const LayerKind& layer, const TrainingContext& context);

}  // namespace slicescape
