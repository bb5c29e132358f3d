// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/collective.h"

#include "core/cost/measured_curve.h"

namespace slicescape {

double wireBytes(Collective collective, double total, int size) {
  if (collective == Collective::PointToPoint) return total;
  if (size <= 1) return 0;
  const double share = (size - 1.0) / size;
  return (collective == Collective::AllReduce ? 2 * share : share) * total;
}

Seconds collectiveTime(Collective collective, double total, const GroupPath& path) {
  if (total <= 0 || (path.size <= 1 && collective != Collective::PointToPoint)) return Seconds(0);
  const double modelled = collectiveWays(collective, total, path).best().time();
  return Seconds(modelled * measuredOverModelled(collective, total, path));
}

}  // namespace slicescape
