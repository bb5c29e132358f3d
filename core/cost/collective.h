// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/cost/fabric.h"
#include "core/units/quantity.h"

namespace slicescape {

enum class Collective { AllReduce, AllGather, ReduceScatter, AllToAll, PointToPoint };

std::string_view collectiveName(Collective collective);

/// Bytes that one rank puts on the wire, per direction, for a collective over `size`
/// ranks on `total` bytes (cost_model section 5): all-gather and reduce-scatter of total
/// size S move (n−1)/n·S, all-reduce twice that, all-to-all (n−1)/n of the S bytes each
/// rank holds, point-to-point all of S.
double wireBytes(Collective collective, double total, int size);

/// Time of one collective on a path: alpha-beta, the best of ring, tree and in-switch
/// reduction, NCCL's latencies (cost_model 5.3, 5.4). 0 for a group of one.
Seconds collectiveTime(Collective collective, double total, const GroupPath& path);

}  // namespace slicescape
