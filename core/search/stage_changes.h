// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/evaluate.h"

namespace slicescape {

/// The plan with one pipeline rank more: the layers of `stage` become two stages, the first
/// with its embedding, the second with its head and MTP modules. DP gives way where the cluster
/// has no GPUs for another stage. Fails with the reason when the stage
/// holds fewer than two layers or several chunks.
Result<Plan> withStageSplit(const Plan& plan, int stage,
                            const Catalogues& catalogues = Catalogues::builtIn());

/// The plan with one pipeline rank less: `stage` also holds what the next one held. DP takes
/// over the GPUs that are freed as far as the global batch allows.
Result<Plan> withStagesMerged(const Plan& plan, int stage,
                              const Catalogues& catalogues = Catalogues::builtIn());

/// The plan with a stage locked or free: balancing and dragging leave a locked one alone.
Plan withStageLocked(const Plan& plan, int stage, bool locked,
                     const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
