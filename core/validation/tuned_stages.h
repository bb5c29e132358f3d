// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/evaluate.h"
#include "core/plan/plan.h"

namespace slicescape {

/// Layers cut into contiguous chunks so that the slowest chunk takes as little time as whole
/// layers allow, embedding, head and MTP modules counted: what a careful user arrives at by
/// hand. Chunks at the end may hold no layer. Falls back to the even map when the plan cannot
/// be costed.
StageMap tunedStages(const Plan& plan, const Catalogues& catalogues);

}  // namespace slicescape
