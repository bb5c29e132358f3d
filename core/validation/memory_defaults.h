// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/hardware/catalogue.h"
#include "core/layout/layout.h"
#include "core/validation/run_software.h"

namespace slicescape {

/// Fills what runs never print and memory depends on: format of fp16 gradients, dropout, the
/// implementation of the loss, and the allocator. By framework, release date and hardware
/// generation; each choice is added to `assumptions`.
void applyMemoryDefaults(const MeasuredRun& run, const RunSoftware& software, const Device& device,
                         Workload& work, Layout& layout, std::vector<std::string>& assumptions);

}  // namespace slicescape
