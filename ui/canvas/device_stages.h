// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"
#include "ui/canvas/host_geometry.h"

namespace slicescape::ui {

/// Consecutive devices of one host group that hold the same pipeline stage. Devices of
/// a group are numbered host · devicesPerHost + device.
struct DeviceRun {
  std::int64_t firstDevice = 0;
  std::int64_t count = 0;
  int stage = 0;
  std::int64_t firstRank = 0;
  bool operator==(const DeviceRun&) const = default;
};

/// The runs of one group in device order, with what the card needs of them.
struct GroupStages {
  int devicesPerHost = 8;  ///< as evaluated
  std::vector<DeviceRun> runs;
  std::vector<int> stages;  ///< distinct, ascending
  bool operator==(const GroupStages&) const = default;

  /// The run that holds a device; null when it is idle.
  const DeviceRun* runAt(DevicePlace place) const;
};

/// Which device holds which stage, by host group id. Made once per evaluation from the
/// placement (runs of ranks on hosts) and the rank grid: the stage of a rank changes
/// only at multiples of the pipeline axis' stride, so a plan of 16,384 GPUs has a few
/// dozen runs.
std::map<std::string, GroupStages> deviceStages(const Plan& plan, const Evaluation& evaluation);

}  // namespace slicescape::ui
