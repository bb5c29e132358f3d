// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace slicescape {
namespace {

constexpr double kTwoPi = 6.283185307179586;
constexpr double kNinetieth = 1.2815515655446004;  // standard normal quantile of 0.9

std::uint64_t splitMix(std::uint64_t& state) {
  state += 0x9E3779B97F4A7C15ULL;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed) {
  for (std::uint64_t& word : m_state) word = splitMix(seed);
}

std::uint64_t Random::bits() {
  const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
  const std::uint64_t t = m_state[1] << 17;
  m_state[2] ^= m_state[0];
  m_state[3] ^= m_state[1];
  m_state[1] ^= m_state[2];
  m_state[0] ^= m_state[3];
  m_state[2] ^= t;
  m_state[3] = std::rotl(m_state[3], 45);
  return result;
}

double Random::uniform() {
  return static_cast<double>(bits() >> 11) * 0x1.0p-53;
}

double Random::logUniform(double low, double high) {
  if (low <= 0 || high <= low) return low;
  return low * std::exp(uniform() * std::log(high / low));
}

double Random::exponential(double mean) {
  return mean <= 0 ? 0 : -mean * std::log1p(-uniform());
}

double Random::normal() {
  if (m_hasSpare) {
    m_hasSpare = false;
    return m_spare;
  }
  const double radius = std::sqrt(-2 * std::log1p(-uniform()));
  const double angle = kTwoPi * uniform();
  m_spare = radius * std::sin(angle);
  m_hasSpare = true;
  return radius * std::cos(angle);
}

double Random::logNormal(double median, double p90) {
  if (median <= 0) return 0;
  const double z = normal();  // drawn always, so that one known parameter moves no other
  return p90 <= median ? median : median * std::exp(z * std::log(p90 / median) / kNinetieth);
}

std::int64_t Random::poisson(double mean) {
  if (mean <= 0) return 0;
  if (mean < 30) {  // Knuth: product of uniforms
    const double limit = std::exp(-mean);
    double product = uniform();
    std::int64_t count = 0;
    while (product > limit) {
      ++count;
      product *= uniform();
    }
    return count;
  }
  // A sum of two halves is exact and keeps the recursion shallow.
  const double half = mean / 2;
  return poisson(half) + poisson(mean - half);
}

double normalQuantile(double q) {
  constexpr std::array a{-3.969683028665376e+01, 2.209460984245205e+02,  -2.759285104469687e+02,
                         1.383577518672690e+02,  -3.066479806614716e+01, 2.506628277459239e+00};
  constexpr std::array b{-5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02,
                         6.680131188771972e+01, -1.328068155288572e+01};
  constexpr std::array c{-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                         -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
  constexpr std::array d{7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
                         3.754408661907416e+00};
  constexpr double kTail = 0.02425;
  q = std::clamp(q, 1e-300, 1 - 1e-16);
  const auto tail = [&](double x) {
    return (((((c[0] * x + c[1]) * x + c[2]) * x + c[3]) * x + c[4]) * x + c[5]) /
           ((((d[0] * x + d[1]) * x + d[2]) * x + d[3]) * x + 1);
  };
  if (q < kTail) return tail(std::sqrt(-2 * std::log(q)));
  if (q > 1 - kTail) return -tail(std::sqrt(-2 * std::log(1 - q)));
  const double x = q - 0.5;
  const double r = x * x;
  return (((((a[0] * r + a[1]) * r + a[2]) * r + a[3]) * r + a[4]) * r + a[5]) * x /
         (((((b[0] * r + b[1]) * r + b[2]) * r + b[3]) * r + b[4]) * r + 1);
}

double quantileOfSorted(const double* begin, const double* end, double q) {
  if (begin == end) return 0;
  const auto count = static_cast<std::size_t>(end - begin);
  const double place = std::clamp(q, 0.0, 1.0) * static_cast<double>(count - 1);
  const auto below = static_cast<std::size_t>(place);
  if (below + 1 >= count) return begin[count - 1];
  const double part = place - static_cast<double>(below);
  return begin[below] + part * (begin[below + 1] - begin[below]);
}

}  // namespace slicescape
