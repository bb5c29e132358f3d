// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/collective.h"
#include "core/cost/gemm.h"
#include "core/cost/term.h"

namespace slicescape {

// Explanations of single kernels and collectives, from the parts that their times are made of.

/// A matrix product with its M, N, K: the larger of arithmetic and memory traffic.
Term gemmTerm(Text name, const Gemm& gemm, const TrainingContext& context);

/// An element-wise kernel that moves `bytes`; `seconds` as charged, `overhead` of it for launches.
Term memoryBoundTerm(Text name, double seconds, double bytes, double overhead,
                     const TrainingContext& context);

/// The device's dense peak of a number format, from its datasheet.
Term peakTerm(const TrainingContext& context, const char* precision);

/// One collective: the quickest of the algorithms that can run it, with the losers.
Term collectiveTerm(Text name, Collective collective, double total, const GroupPath& path);

/// What one rank puts on the wire for it, per direction.
Term wireTerm(Text name, Collective collective, double total, int size);

}  // namespace slicescape
