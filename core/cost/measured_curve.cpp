// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/measured_curve.h"

#include <algorithm>
#include <cmath>

#include "core/cost/collective.h"

namespace slicescape {

std::shared_ptr<const FabricCurve> FabricCurve::make(const MeasuredCurve& curve,
                                                     GroupPath reference) {
  const std::optional<Collective> collective = collectiveOf(curve.collective);
  if (!collective || reference.size < 2) return nullptr;
  auto result = std::make_shared<FabricCurve>();
  result->m_collective = *collective;
  result->m_place = curve.link;
  result->m_source = curve.source;
  for (const auto& [bytes, bandwidth] : curve.points) {
    if (bytes > 0 && bandwidth > 0) {
      result->m_points.emplace_back(std::log(bytes), std::log(bandwidth));
    }
  }
  if (result->m_points.empty()) return nullptr;
  std::sort(result->m_points.begin(), result->m_points.end());
  reference.curves.clear();
  result->m_reference = std::move(reference);
  return result;
}

double FabricCurve::seconds(double bytes) const {
  const double size = std::log(bytes);
  const auto above = std::lower_bound(m_points.begin(), m_points.end(), std::pair{size, -1e300});
  double bandwidth = 0;
  if (above == m_points.end()) {
    bandwidth = m_points.back().second;
  } else if (above == m_points.begin() || above->first == size) {
    bandwidth = above->second;
  } else {
    const auto& [lowSize, low] = *std::prev(above);
    bandwidth = low + (above->second - low) * (size - lowSize) / (above->first - lowSize);
  }
  return wireBytes(m_collective, bytes, m_reference.size) / std::exp(bandwidth);
}

double FabricCurve::ratio(double bytes) const {
  const double size = std::clamp(std::log(bytes), m_points.front().first, m_points.back().first);
  const double within = std::exp(size);
  const double modelled = collectiveWays(m_collective, within, m_reference).best().time();
  return modelled > 0 ? seconds(within) / modelled : 1;
}

const FabricCurve* measuredCurve(Collective collective, const GroupPath& path) {
  const FabricCurve* nearest = nullptr;
  double distance = 0;
  for (const auto& curve : path.curves) {
    if (curve->collective() != collective) continue;
    const double away = std::abs(std::log(static_cast<double>(curve->ranks()) / path.size));
    if (nearest == nullptr || away < distance) {
      nearest = curve.get();
      distance = away;
    }
  }
  return nearest;
}

double measuredOverModelled(Collective collective, double bytes, const GroupPath& path) {
  if (path.curves.empty()) return 1;
  const FabricCurve* curve = measuredCurve(collective, path);
  return curve != nullptr ? curve->ratio(bytes) : 1;
}

}  // namespace slicescape
