// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/training_context.h"
#include "core/model/layer.h"

namespace slicescape {

/// Mean length of the document that a token sits in, when documents of a mean and a P90 length
/// are packed into sequences: E[l²] / E[l]. It decides how many pairs of positions attention
/// computes under a document mask. Lengths are taken as log-normal; the P90 over the mean r
/// then gives the spread σ from ln r = 1.2816·σ − σ²/2, and E[l²] / E[l] = mean · exp(σ²).
/// A P90 of 2.27 means or more is beyond a log-normal: the widest it allows is taken. The result
/// never exceeds the sequence, to which longer documents are cut.
double documentLengthSeenByToken(double meanLength, double p90Length, double sequenceLength);

/// P90 over mean where a plan states the mean alone: about that of an exponential law.
inline constexpr double kUsualDocumentSpread = 2.0;

/// FLOPs of one layer for one sequence: with a document mask, of the documents in it.
LayerFlops flopsOfSequence(const LayerKind& layer, const TrainingContext& context);

}  // namespace slicescape
