// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>

#include "core/plan/compat_memory.h"

namespace slicescape {

/// The figures of other tools, as "other_tools_memory" of an evaluation. Megatron's is null for
/// a model that it refuses.
boost::json::value compatToJson(const CompatMemory& compat);

}  // namespace slicescape
