// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/schedule/schedule.h"
#include "core/search/candidate.h"
#include "core/units/text.h"

namespace slicescape {

/// Why `framework` cannot run the candidate under `schedule`; empty when it can, and for an
/// empty or unknown name. Sources: Megatron-Core's parallel_state and arguments (2025),
/// torchtitan's parallelism documents, DeepSpeed's pipeline and ZeRO tutorials.
std::optional<Text> frameworkRefusal(const std::string& framework, const Candidate& candidate,
                                     ScheduleKind schedule);

}  // namespace slicescape
