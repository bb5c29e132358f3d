// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

namespace slicescape {

/// A physical quantity in its base unit. Two quantities of different dimension do
/// not mix: only the operators that make physical sense exist, so bytes are never
/// added to seconds and GB never stands for GiB. `Representation` is int64 for
/// Bytes (counts must be exact above 2^53) and double for everything else.
template <class Dimension, class Representation = double>
class Quantity {
 public:
  constexpr Quantity() = default;
  constexpr explicit Quantity(Representation value) : m_value(value) {}

  constexpr Representation value() const { return m_value; }

  constexpr auto operator<=>(const Quantity&) const = default;

  constexpr Quantity operator-() const { return Quantity(-m_value); }
  constexpr Quantity& operator+=(Quantity other) {
    m_value += other.m_value;
    return *this;
  }
  constexpr Quantity& operator-=(Quantity other) {
    m_value -= other.m_value;
    return *this;
  }
  friend constexpr Quantity operator+(Quantity a, Quantity b) { return a += b; }
  friend constexpr Quantity operator-(Quantity a, Quantity b) { return a -= b; }
  friend constexpr Quantity operator*(Quantity a, double factor) {
    return Quantity(scaled(static_cast<double>(a.m_value) * factor));
  }
  friend constexpr Quantity operator*(double factor, Quantity a) { return a * factor; }
  friend constexpr Quantity operator/(Quantity a, double divisor) {
    return Quantity(scaled(static_cast<double>(a.m_value) / divisor));
  }
  /// The ratio of two like quantities has no dimension.
  friend constexpr double operator/(Quantity a, Quantity b) {
    return static_cast<double>(a.m_value) / static_cast<double>(b.m_value);
  }

 private:
  static constexpr Representation scaled(double value) {
    if constexpr (std::is_integral_v<Representation>) {
      return static_cast<Representation>(value < 0 ? value - 0.5 : value + 0.5);
    } else {
      return value;
    }
  }
  Representation m_value{};
};

using Bytes = Quantity<struct BytesDimension, std::int64_t>;
using Seconds = Quantity<struct SecondsDimension>;
using Flop = Quantity<struct FlopDimension>;
using BytesPerSecond = Quantity<struct BytesPerSecondDimension>;
using FlopPerSecond = Quantity<struct FlopPerSecondDimension>;
using Watts = Quantity<struct WattsDimension>;

constexpr Seconds operator/(Bytes amount, BytesPerSecond rate) {
  return Seconds(static_cast<double>(amount.value()) / rate.value());
}
constexpr Seconds operator/(Flop work, FlopPerSecond rate) {
  return Seconds(work.value() / rate.value());
}
constexpr FlopPerSecond operator/(Flop work, Seconds time) {
  return FlopPerSecond(work.value() / time.value());
}
constexpr BytesPerSecond operator/(Bytes amount, Seconds time) {
  return BytesPerSecond(static_cast<double>(amount.value()) / time.value());
}

/// Rounds a computed byte count to the nearest whole byte. Saturates instead of
/// overflowing, so that an absurd plan becomes "does not fit", not a wrapped number.
inline Bytes bytesFrom(double value) {
  constexpr double kMost = 9.2e18;
  if (!(value < kMost)) return Bytes(static_cast<std::int64_t>(kMost));
  if (!(value > -kMost)) return Bytes(static_cast<std::int64_t>(-kMost));
  return Bytes(std::llround(value));
}

constexpr Bytes gibibytes(double value) {
  return Bytes(static_cast<std::int64_t>(value * 1024.0 * 1024.0 * 1024.0));
}

}  // namespace slicescape
