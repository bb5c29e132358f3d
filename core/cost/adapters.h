// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/cost/training_context.h"
#include "core/model/model_profile.h"

namespace slicescape {

/// Which matrices get an adapter: "q", "k", "v", "o", "gate", "up", "down"; none named = all.
AdapterTargets adapterTargets(const std::vector<std::string>& names);

/// Parameters of the adapters of rank r, r · (in + out) for each target matrix (Hu et al.,
/// LoRA 2106.09685), over those of the model. Every expert has its own.
double adapterShare(const ModelProfile& model, int rank, const AdapterTargets& targets);

}  // namespace slicescape
