// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/cost/collective_kind.h"
#include "core/cost/fabric.h"
#include "core/hardware/cluster.h"

namespace slicescape {

/// A curve of the plan, ready to be read: what nccl-tests printed for `ranks` neighbouring
/// ranks on the links of the cluster, and the path that the model sees for them.
class FabricCurve {
 public:
  /// Null when the collective is unknown or no point has a size and a bandwidth.
  static std::shared_ptr<const FabricCurve> make(const MeasuredCurve& curve, GroupPath reference);

  Collective collective() const { return m_collective; }
  int ranks() const { return m_reference.size; }
  /// The drawn link, or the group of hosts whose inside was measured.
  const std::string& place() const { return m_place; }
  const std::string& source() const { return m_source; }
  /// Measured time of a message, straight lines between points in log-log; the bandwidth of
  /// the nearest point outside of them.
  double seconds(double bytes) const;
  /// Measured over modelled time of the very group that was measured. Beyond the points that
  /// ratio stays as at the nearest of them.
  double ratio(double bytes) const;

 private:
  Collective m_collective = Collective::AllReduce;
  std::string m_place;
  std::string m_source;
  std::vector<std::pair<double, double>> m_points;  // log bytes, log bus bandwidth, ascending
  GroupPath m_reference;
};

/// The curve that applies to a collective on a path: of the measured group sizes the nearest.
/// Null when nothing was measured.
const FabricCurve* measuredCurve(Collective collective, const GroupPath& path);

/// What measurements say beside the model, 1 without any. The model carries the measured ratio
/// over to groups of another size or spacing, and to other message sizes.
double measuredOverModelled(Collective collective, double bytes, const GroupPath& path);

}  // namespace slicescape
