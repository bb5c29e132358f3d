// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/plan.h"

namespace slicescape {

/// The axes that a search walks over numbers. Recompute, schedule and slicing are named
/// choices and listed in the SearchSpace.
enum class SearchAxis { Tp, Pp, Vpp, Cp, Ep, Etp, Dp, MicroBatch, Zero };
inline constexpr int kSearchAxes = 9;

/// "tp", "pp", …, "micro_batch", "zero".
std::string_view searchAxisName(SearchAxis axis);
std::optional<SearchAxis> searchAxisFrom(std::string_view name);

/// How layers are cut into chunks: as evenly as the count allows, or so that the slowest
/// chunk is as fast as possible (core/search/balance.h), within the memory where it can be.
enum class Slicing : std::uint8_t { Even, Balanced };
std::string_view slicingName(Slicing slicing);

/// One layout of the search space: the numbers on the axes and the named choices as indices
/// into the space's lists. Small: a search holds hundreds of thousands.
struct Candidate {
  int tp = 1;
  int pp = 1;
  int vpp = 1;
  int cp = 1;
  int ep = 1;
  int etp = 1;
  int dp = 1;
  int microBatch = 1;
  std::int8_t zero = 0;
  std::uint8_t recompute = 0;  ///< index into SearchSpace::recompute
  std::uint8_t schedule = 0;   ///< index into SearchSpace::schedules
  Slicing slicing = Slicing::Even;

  auto operator<=>(const Candidate&) const = default;

  std::int64_t gpus() const { return std::int64_t{tp} * cp * dp * pp; }
  int valueOf(SearchAxis axis) const;
  void set(SearchAxis axis, int value);
};

}  // namespace slicescape
