// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/evaluate.h"
#include "core/platform/platform_settings.h"

namespace slicescape {

/// One checkpoint of a plan: how big it is and what writing and reading it takes.
struct CheckpointCost {
  Bytes size;                    ///< of the whole job
  double bytesPerParameter = 0;  ///< weight, master weight and optimizer moments
  Bytes perHost;                 ///< what each host writes
  Seconds write;                 ///< to the storage, all hosts together
  Seconds load;                  ///< from it
  Seconds blocking;              ///< how long the training stands still
  bool asynchronous = false;     ///< the stall is the copy to host memory, not the write
  double hostMemoryShare = 0;    ///< of host memory, for the copy that is being written
  Bytes hostMemory;              ///< of one host; 0 unknown
};

/// From the plan's parameters and optimizer, sharded over its hosts; asynchronous from
/// checkpoint level 2 on. `hosts` of `devicesPerHost` GPUs write together at the storage's
/// bandwidth; the copy to host memory goes over each GPU's host link.
CheckpointCost checkpointCost(const Plan& plan, const Evaluation& evaluation,
                              const PlatformSettings& settings,
                              const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
