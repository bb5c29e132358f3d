// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

namespace slicescape {

/// Greedy filling at a threshold: every part takes as many items as `fits(part, first, end)`
/// allows, one at least and never so many that a later part stays empty (while there are
/// enough items). Because costs do not shrink when a run grows, filling each part as far as
/// it goes finds a partition whenever there is one. Returns the counts, or an empty vector.
template <class Fits>
std::vector<int> greedyPartition(int items, int parts, Fits&& fits) {
  std::vector<int> counts;
  counts.reserve(static_cast<std::size_t>(parts));
  const bool mayBeEmpty = items < parts;
  int first = 0;
  for (int part = 0; part < parts; ++part) {
    const int most = mayBeEmpty ? items : items - (parts - 1 - part);
    int low = mayBeEmpty ? first : first + 1;
    if (!fits(part, first, low)) return {};
    int high = most;
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (fits(part, first, middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    counts.push_back(low - first);
    first = low;
  }
  if (first < items) counts.clear();
  return counts;
}

/// The least threshold T for which every part can cost T at most, and its greedy partition.
/// `cost(part, first, end)` in any unit; `allowed(part, first, end)` excludes runs whatever
/// they cost. `least` is a cost that the dearest part is known to reach. Halves the bracket
/// until nothing below the best partition's cost can be kept, so the result is the true
/// optimum up to rounding. Counts are empty when nothing is allowed.
struct BoundedPartition {
  std::vector<int> counts;
  double worst = 0;
};

template <class Cost, class Allowed>
BoundedPartition optimalPartition(int items, int parts, Cost&& cost, Allowed&& allowed,
                                  double least = 0) {
  const auto worstOf = [&](const std::vector<int>& counts) {
    double worst = 0;
    int first = 0;
    for (int part = 0; part < parts; ++part) {
      const int end = first + counts[static_cast<std::size_t>(part)];
      worst = std::max(worst, cost(part, first, end));
      first = end;
    }
    return worst;
  };
  const auto at = [&](double threshold) {
    return greedyPartition(items, parts, [&](int part, int first, int end) {
      return cost(part, first, end) <= threshold && allowed(part, first, end);
    });
  };
  BoundedPartition best;
  best.counts = greedyPartition(items, parts, allowed);
  if (best.counts.empty()) return best;
  best.worst = worstOf(best.counts);
  constexpr double kRounding = 1e-12;
  double low = least * (1 - kRounding);
  // Each success lowers the upper end to a cost that a run really has.
  const auto lower = [&](double threshold) {
    std::vector<int> counts = at(threshold);
    if (counts.empty()) return false;
    best.worst = worstOf(counts);
    best.counts = std::move(counts);
    return true;
  };
  while (best.worst - low > kRounding * best.worst) {
    const double middle = 0.5 * (low + best.worst);
    if (lower(middle)) continue;
    low = middle;
    if (!lower(best.worst * (1 - kRounding))) break;
  }
  return best;
}

}  // namespace slicescape
