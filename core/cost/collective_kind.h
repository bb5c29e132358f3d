// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace slicescape {

enum class Collective { AllReduce, AllGather, ReduceScatter, AllToAll, PointToPoint };

/// The name in files and reports: all_reduce, all_gather, reduce_scatter, all_to_all, p2p.
std::string_view collectiveName(Collective collective);
/// The collective of such a name, nccl-tests' "alltoall" included.
std::optional<Collective> collectiveOf(std::string_view name);

}  // namespace slicescape
