// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace slicescape {

enum class Axis { Tp, Cp, Ep, Dp, Pp };

/// "tp", "cp", "ep", "dp", "pp"; upper-case for display is the caller's.
std::string_view axisName(Axis axis);

/// How the ranks of one group lie in the rank numbering: `size` ranks, `stride` apart.
/// On hosts of g devices that decides which link the group really uses.
struct GroupShape {
  int size = 1;
  std::int64_t stride = 1;
  bool operator==(const GroupShape&) const = default;
};

/// The grid of ranks. Dense grid in `order` (fastest first, Megatron's tp-cp-dp-pp);
/// experts fold over the tp · cp · dp ranks of one pipeline stage: EP groups are
/// contiguous after ETP (cost_model section 7).
class RankGrid {
 public:
  /// `order` lists axis names, fastest first. Unknown and repeated names are ignored; a
  /// missing axis follows its neighbour of the default order, so "tp, dp, pp" means
  /// "tp, cp, ep, dp, pp". The resolver reports both. Sizes below 1 count as 1.
  RankGrid(int tp, int cp, int ep, int etp, int dp, int pp,
           const std::vector<std::string>& order = {});

  std::int64_t worldSize() const { return m_worldSize; }
  GroupShape group(Axis axis) const;
  /// Ranks that hold the same dense parameters: dp · cp (gradients are reduced over it).
  /// Adjacent axes (the default order) make one evenly spaced group, whose stride is that
  /// of the inner axis; otherwise the stride is that of the outermost of the two, which
  /// never claims a faster link than the group has.
  GroupShape dataParallelWithContext() const;
  GroupShape expertDataParallel() const;
  GroupShape expertTensorParallel() const;

  std::int64_t rank(int tp, int cp, int dp, int pp) const;
  /// Pipeline rank (stage) of a global rank.
  int pipelineRank(std::int64_t rank) const;

 private:
  std::int64_t m_worldSize = 1;
  std::array<int, 5> m_size{};             // by Axis; Ep is the expert grid's
  std::array<std::int64_t, 5> m_stride{};  // by Axis
  std::array<Axis, 5> m_order{};           // fastest first
  GroupShape m_expertTensor;
  GroupShape m_expertData;
};

}  // namespace slicescape
