// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace slicescape {
namespace {

/// Divisors of `number` within the bound, ascending.
std::vector<int> divisors(std::int64_t number, const AxisBound& bound) {
  std::vector<int> result;
  const std::int64_t most = std::min<std::int64_t>(number, bound.high);
  for (std::int64_t d = std::max(1, bound.low); d <= most; ++d) {
    if (number % d == 0) result.push_back(static_cast<int>(d));
  }
  return result;
}

std::int64_t commonExperts(const ModelProfile& model) {
  std::int64_t experts = 0;
  for (const LayerKind& kind : model.kinds) {
    if (kind.feedForward.isMoe()) experts = std::gcd(experts, kind.feedForward.experts);
  }
  return experts;
}

}  // namespace

std::vector<Grid> gridsOf(const SearchSpace& space, const ModelProfile& model, std::int64_t gpus) {
  std::vector<Grid> grids;
  const std::int64_t experts = commonExperts(model);
  const int layers = model.layerCount();
  for (const int tp : divisors(gpus, space.bound(SearchAxis::Tp))) {
    for (const int cp : divisors(gpus / tp, space.bound(SearchAxis::Cp))) {
      for (const int pp : divisors(gpus / tp / cp, space.bound(SearchAxis::Pp))) {
        if (pp > layers + 2 + model.mtpModules) break;
        const auto dp = static_cast<int>(gpus / tp / cp / pp);
        if (!space.bound(SearchAxis::Dp).allows(dp)) continue;
        const std::int64_t stageRanks = std::int64_t{tp} * cp * dp;
        std::vector<int> expertTensor{1};
        if (tp > 1) expertTensor.push_back(tp);
        for (const int etp : expertTensor) {
          const AxisBound& bound = space.bound(SearchAxis::Etp);
          if (!bound.allows(etp) || (experts == 0 && etp > 1)) continue;
          if (experts == 0) {
            if (space.bound(SearchAxis::Ep).allows(1)) grids.push_back({tp, cp, pp, dp, 1, 1});
            continue;
          }
          for (const int ep : divisors(experts, space.bound(SearchAxis::Ep))) {
            if (stageRanks % (std::int64_t{ep} * etp) != 0) continue;
            grids.push_back({tp, cp, pp, dp, ep, etp});
          }
        }
      }
    }
  }
  return grids;
}

std::vector<ShapeChoice> shapesOf(const SearchSpace& space, const ModelProfile& model, int pp) {
  const AxisBound& bound = space.bound(SearchAxis::Vpp);
  std::vector<ShapeChoice> shapes;
  if (pp <= 1) {
    if (bound.allows(1)) shapes.push_back({0, 1});
    return shapes;
  }
  const int layers = model.layerCount();
  for (std::size_t i = 0; i < space.schedules.size(); ++i) {
    const auto kind = scheduleKindFrom(space.schedules[i]);
    if (!kind) continue;
    const auto schedule = static_cast<std::uint8_t>(i);
    if (const int implied = impliedChunks(*kind); implied > 0) {
      if (pp * implied <= layers && bound.allows(implied)) shapes.push_back({schedule, implied});
      continue;
    }
    for (int vpp = std::max(2, bound.low); vpp <= std::min(bound.high, layers / pp); ++vpp) {
      const int chunks = pp * vpp;
      const bool divides =
          layers % chunks == 0 || (layers + 2) % chunks == 0 || (layers + 1) % chunks == 0;
      if (divides || bound.isFixed()) shapes.push_back({schedule, vpp});
    }
  }
  return shapes;
}

std::vector<int> microBatchesOf(const SearchSpace& space, std::int64_t globalBatch, int dp) {
  if (globalBatch % dp != 0) return {};
  return divisors(globalBatch / dp, space.bound(SearchAxis::MicroBatch));
}

void orderByPromise(std::vector<Grid>& grids, int devicesPerHost) {
  const auto distance = [&](const Grid& grid) {
    const double inside = std::min(8, std::max(1, devicesPerHost));
    return std::abs(std::log2(grid.tp / inside)) + std::log2(grid.cp) +
           std::abs(std::log2(grid.pp / 8.0)) + 0.5 * std::log2(grid.etp);
  };
  std::stable_sort(grids.begin(), grids.end(),
                   [&](const Grid& a, const Grid& b) { return distance(a) < distance(b); });
}

}  // namespace slicescape
