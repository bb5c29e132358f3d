// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace slicescape {

/// A seeded generator with the same sequence on every machine, unlike the distributions of
/// the standard library (xoshiro256++ by Blackman and Vigna, seeded by splitmix64).
class Random {
 public:
  explicit Random(std::uint64_t seed);

  std::uint64_t bits();
  double uniform();  ///< [0, 1)
  double uniform(double low, double high) { return low + (high - low) * uniform(); }
  double logUniform(double low, double high);
  double exponential(double mean);
  double normal();  ///< mean 0, variance 1
  /// Log-normal by its median and its 90th percentile; the median alone when they agree.
  double logNormal(double median, double p90);
  std::int64_t poisson(double mean);

 private:
  std::uint64_t m_state[4];
  double m_spare = 0;
  bool m_hasSpare = false;
};

/// Quantile q of a standard normal (Acklam's rational approximation, 1.2e-9).
double normalQuantile(double q);
/// Value at share `q` of sorted numbers, linear between neighbours; 0 when empty.
double quantileOfSorted(const double* begin, const double* end, double q);

}  // namespace slicescape
