// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

// Where ready-made drawings put their objects, in scene units. Cards are 184 wide and grow
// slowly with the hosts they hold.

namespace slicescape::drawing {

inline constexpr double kGrid = 8;
inline constexpr double kCardWidth = 184;
inline constexpr double kCardGap = 56;
inline constexpr double kSwitchWidth = 128;
inline constexpr double kTierHeight = 96;
inline constexpr double kHostDistance = 128;  ///< from the leaves down to the hosts

inline double onGrid(double value) {
  return std::round(value / kGrid) * kGrid;
}

inline double cardPitch(int hosts) {
  const double growth = std::pow(std::max(1.0, hosts / 2.0), 0.2);
  return onGrid(kCardWidth * growth + kCardGap);
}

}  // namespace slicescape::drawing
