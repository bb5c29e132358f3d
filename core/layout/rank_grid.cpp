// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/rank_grid.h"

#include <algorithm>
#include <optional>

namespace slicescape {
namespace {

constexpr std::array<Axis, 5> kDefaultOrder{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};

std::size_t indexOf(Axis axis) {
  return static_cast<std::size_t>(axis);
}

std::optional<Axis> axisFrom(std::string_view name) {
  for (const Axis axis : kDefaultOrder) {
    if (axisName(axis) == name) return axis;
  }
  return std::nullopt;
}

/// The axes in the order asked for, completed: an axis that is not named goes behind
/// the axis that precedes it in the default order.
std::array<Axis, 5> completeOrder(const std::vector<std::string>& names) {
  std::vector<Axis> order;
  for (const std::string& name : names) {
    const auto axis = axisFrom(name);
    if (axis && std::find(order.begin(), order.end(), *axis) == order.end()) {
      order.push_back(*axis);
    }
  }
  for (std::size_t i = 0; i < kDefaultOrder.size(); ++i) {
    if (std::find(order.begin(), order.end(), kDefaultOrder[i]) != order.end()) continue;
    auto place = order.begin();
    if (i > 0) place = std::next(std::find(order.begin(), order.end(), kDefaultOrder[i - 1]));
    order.insert(place, kDefaultOrder[i]);
  }
  std::array<Axis, 5> complete{};
  std::copy(order.begin(), order.end(), complete.begin());
  return complete;
}

/// Strides of a mixed-radix numbering with the given sizes by axis, fastest first.
std::array<std::int64_t, 5> stridesOf(const std::array<Axis, 5>& order,
                                      const std::array<int, 5>& size) {
  std::array<std::int64_t, 5> stride{};
  std::int64_t next = 1;
  for (const Axis axis : order) {
    stride[indexOf(axis)] = next;
    next *= size[indexOf(axis)];
  }
  return stride;
}

}  // namespace

std::string_view axisName(Axis axis) {
  switch (axis) {
    case Axis::Tp:
      return "tp";
    case Axis::Cp:
      return "cp";
    case Axis::Ep:
      return "ep";
    case Axis::Dp:
      return "dp";
    case Axis::Pp:
      return "pp";
  }
  return {};
}

// Megatron numbers the ranks twice with the same order (cost_model section 7): the dense
// grid has no EP axis; the expert grid has ETP in the place of TP, no CP, and the data
// parallel ranks that are left.
RankGrid::RankGrid(int tp, int cp, int ep, int etp, int dp, int pp,
                   const std::vector<std::string>& order)
    : m_order(completeOrder(order)) {
  const auto atLeastOne = [](int value) { return std::max(value, 1); };
  m_size[indexOf(Axis::Tp)] = atLeastOne(tp);
  m_size[indexOf(Axis::Cp)] = atLeastOne(cp);
  m_size[indexOf(Axis::Ep)] = atLeastOne(ep);
  m_size[indexOf(Axis::Dp)] = atLeastOne(dp);
  m_size[indexOf(Axis::Pp)] = atLeastOne(pp);

  std::array<int, 5> dense = m_size;
  dense[indexOf(Axis::Ep)] = 1;
  m_stride = stridesOf(m_order, dense);
  m_worldSize = 1;
  for (const int size : dense) m_worldSize *= size;

  const std::int64_t stageRanks = m_worldSize / m_size[indexOf(Axis::Pp)];
  m_expertTensor.size = atLeastOne(etp);
  m_expertData.size = static_cast<int>(std::max<std::int64_t>(
      1, stageRanks / (std::int64_t{m_expertTensor.size} * m_size[indexOf(Axis::Ep)])));
  std::array<int, 5> expert = m_size;
  expert[indexOf(Axis::Tp)] = m_expertTensor.size;
  expert[indexOf(Axis::Cp)] = 1;
  expert[indexOf(Axis::Dp)] = m_expertData.size;
  const auto expertStride = stridesOf(m_order, expert);
  m_expertTensor.stride = expertStride[indexOf(Axis::Tp)];
  m_expertData.stride = expertStride[indexOf(Axis::Dp)];
  m_stride[indexOf(Axis::Ep)] = expertStride[indexOf(Axis::Ep)];
}

GroupShape RankGrid::group(Axis axis) const {
  return {m_size[indexOf(axis)], m_stride[indexOf(axis)]};
}

GroupShape RankGrid::dataParallelWithContext() const {
  const GroupShape cp = group(Axis::Cp);
  const GroupShape dp = group(Axis::Dp);
  if (cp.size == 1) return dp;
  if (dp.size == 1) return cp;
  const GroupShape& inner = cp.stride < dp.stride ? cp : dp;
  const GroupShape& outer = cp.stride < dp.stride ? dp : cp;
  const bool adjacent = outer.stride == inner.stride * inner.size;
  return {cp.size * dp.size, adjacent ? inner.stride : outer.stride};
}

GroupShape RankGrid::expertDataParallel() const {
  return m_expertData;
}

GroupShape RankGrid::expertTensorParallel() const {
  return m_expertTensor;
}

std::int64_t RankGrid::rank(int tp, int cp, int dp, int pp) const {
  return tp * m_stride[indexOf(Axis::Tp)] + cp * m_stride[indexOf(Axis::Cp)] +
         dp * m_stride[indexOf(Axis::Dp)] + pp * m_stride[indexOf(Axis::Pp)];
}

int RankGrid::pipelineRank(std::int64_t rank) const {
  return static_cast<int>(rank / m_stride[indexOf(Axis::Pp)] % m_size[indexOf(Axis::Pp)]);
}

}  // namespace slicescape
