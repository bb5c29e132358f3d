// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape {

/// One small change of a plan that may mend it. Not judged yet.
struct FixMove {
  std::string id;
  Text title;
  Plan plan;
};

/// Every single change worth trying: one step of a degree (the GPUs stay, DP gives way),
/// recompute of one more module, half the micro-batch, the next ZeRO stage, the optimizer
/// offloaded, balanced stages, more hosts, a whole batch.
std::vector<FixMove> fixMoves(const Plan& plan, const Catalogues& catalogues);

}  // namespace slicescape
