// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/collective_kind.h"

namespace slicescape {

std::string_view collectiveName(Collective collective) {
  switch (collective) {
    case Collective::AllReduce:
      return "all_reduce";
    case Collective::AllGather:
      return "all_gather";
    case Collective::ReduceScatter:
      return "reduce_scatter";
    case Collective::AllToAll:
      return "all_to_all";
    case Collective::PointToPoint:
      return "p2p";
  }
  return "p2p";
}

std::optional<Collective> collectiveOf(std::string_view name) {
  for (const Collective collective :
       {Collective::AllReduce, Collective::AllGather, Collective::ReduceScatter,
        Collective::AllToAll, Collective::PointToPoint}) {
    if (name == collectiveName(collective)) return collective;
  }
  if (name == "alltoall") return Collective::AllToAll;
  return std::nullopt;
}

}  // namespace slicescape
