// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"

namespace slicescape::ui {

/// Where stages sit: how many devices, and on which hosts ("2–3"), hosts numbered through the
/// cluster in the order of its groups.
struct StageDevices {
  std::int64_t count = 0;
  QString hosts;
};
StageDevices stageDevices(const Plan& plan, const Evaluation& evaluation,
                          const std::vector<int>& stages);

}  // namespace slicescape::ui
