// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// All that a device of a training job holds: what layers keep for the backward, the model
/// states, and what is no tensor.
#include "core/cost/activation_memory.h"
#include "core/cost/memory_reserves.h"
#include "core/cost/state_memory.h"
