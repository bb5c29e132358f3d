// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/term.h"
#include "core/cost/training_context.h"

namespace slicescape {

// Memory of a device that holds no tensor (cost_model 3.2, planner defaults), and the way to the
// memory of its host.

/// The driver's context and the loaded kernels. Since CUDA 11.7 of 2022 kernels are loaded when
/// they are first used; before, all of them.
double contextReserve(const TrainingContext& context);
/// 0.4 GiB for each communicator that crosses devices, at most four.
double communicatorReserve(const TrainingContext& context, std::vector<Term>* terms = nullptr);
/// What PyTorch's allocator holds beyond the tensors, by its generation.
struct AllocatorSlack {
  double usual = 0;  ///< share of the tensors while there is room
  double least = 0;  ///< what remains when it must hand back all that is free
};
AllocatorSlack allocatorSlack(const TrainingContext& context);
/// Bytes of slack for so many bytes of tensors: before the allocator fails it returns what it
/// caches, so that the slack fills no more than the `room` beside the tensors, down to its least.
double fragmentation(const TrainingContext& context, double allocated, double room);

/// Bytes per second that copies between a device and its host's memory reach (cost_model 3.8).
double hostLinkRate(const Device& device);
/// What remains of such a copy behind `compute` seconds of work.
double hostCopyWait(double bytes, const Device& device, double compute);

}  // namespace slicescape
