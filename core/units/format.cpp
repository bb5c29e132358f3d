// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/format.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <type_traits>

namespace slicescape {
namespace {

constexpr const char* kUnknown = "—";
constexpr std::string_view kMinus = "\u2212";  // U+2212: a hyphen is not a minus sign

std::string signedText(double value, const std::string& magnitude) {
  return value < 0 ? std::string(kMinus) + magnitude : magnitude;
}

/// Three significant digits for 0.1 … 999, no exponent.
std::string threeDigits(double magnitude) {
  if (magnitude == 0) return "0";
  const int integerDigits = static_cast<int>(std::floor(std::log10(magnitude))) + 1;
  int decimals = std::max(0, 3 - integerDigits);
  std::string text = fmt::format("{:.{}f}", magnitude, std::min(decimals, 6));
  // Rounding may add a digit (9.996 -> 10.00): format again with one decimal fewer.
  double rounded = 0;  // from_chars: unlike stod it does not take the locale's comma
  std::from_chars(text.data(), text.data() + text.size(), rounded);
  if (decimals > 0 && rounded >= std::pow(10.0, integerDigits)) {
    text = fmt::format("{:.{}f}", magnitude, decimals - 1);
  }
  return text;
}

/// Scales by `base` until below it and appends the prefix and unit.
template <std::size_t N>
std::string scaled(double value, double base, const std::array<const char*, N>& units) {
  if (!std::isfinite(value)) return kUnknown;
  double magnitude = std::abs(value);
  std::size_t unit = 0;
  while (magnitude >= base * 0.9995 && unit + 1 < N) {
    magnitude /= base;
    ++unit;
  }
  // Below the first prefix the count is whole (bytes) or small (FLOP).
  return signedText(value, fmt::format("{} {}", threeDigits(magnitude), units[unit]));
}

}  // namespace

std::string formatNumber(double value) {
  if (!std::isfinite(value)) return kUnknown;
  const double magnitude = std::abs(value);
  if (magnitude != 0 && (magnitude < 1e-4 || magnitude >= 1e15)) {
    return signedText(value, fmt::format("{:.3g}", magnitude));
  }
  if (magnitude >= 1000) return formatCount(std::llround(value));
  return signedText(value, threeDigits(magnitude));
}

std::string formatCount(std::int64_t value) {
  std::string digits = std::to_string(value < 0 ? -static_cast<std::uint64_t>(value)
                                                : static_cast<std::uint64_t>(value));
  for (std::ptrdiff_t i = static_cast<std::ptrdiff_t>(digits.size()) - 3; i > 0; i -= 3) {
    digits.insert(static_cast<std::size_t>(i), ",");
  }
  return value < 0 ? std::string(kMinus) + digits : digits;
}

std::string formatShortCount(double value) {
  static constexpr std::array<const char*, 5> kUnits{"", "k", "M", "B", "T"};
  std::string text = scaled(value, 1000.0, kUnits);
  if (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

std::string formatBytes(Bytes value) {
  static constexpr std::array<const char*, 6> kUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
  return scaled(static_cast<double>(value.value()), 1024.0, kUnits);
}

std::string formatSeconds(Seconds value) {
  const double seconds = value.value();
  if (!std::isfinite(seconds)) return kUnknown;
  const double magnitude = std::abs(seconds);
  if (magnitude == 0) return "0 s";
  if (magnitude < 0.9995e-6) return signedText(seconds, threeDigits(magnitude * 1e9) + " ns");
  if (magnitude < 0.9995e-3) return signedText(seconds, threeDigits(magnitude * 1e6) + " µs");
  if (magnitude < 0.9995) return signedText(seconds, threeDigits(magnitude * 1e3) + " ms");
  if (magnitude < 600) return signedText(seconds, threeDigits(magnitude) + " s");
  if (magnitude < 2 * 3600) return signedText(seconds, threeDigits(magnitude / 60) + " min");
  if (magnitude < 2 * 86400) return signedText(seconds, threeDigits(magnitude / 3600) + " h");
  return signedText(seconds, formatNumber(magnitude / 86400) + " d");
}

std::string formatBytesPerSecond(BytesPerSecond value) {
  static constexpr std::array<const char*, 5> kUnits{"B/s", "kB/s", "MB/s", "GB/s", "TB/s"};
  return scaled(value.value(), 1000.0, kUnits);
}

std::string formatLineRate(BytesPerSecond value) {
  static constexpr std::array<const char*, 5> kUnits{"b/s", "kb/s", "Mb/s", "Gb/s", "Tb/s"};
  return scaled(value.value() * 8.0, 1000.0, kUnits);
}

std::string formatFlop(Flop value) {
  static constexpr std::array<const char*, 9> kUnits{"FLOP",  "kFLOP", "MFLOP", "GFLOP", "TFLOP",
                                                     "PFLOP", "EFLOP", "ZFLOP", "YFLOP"};
  return scaled(value.value(), 1000.0, kUnits);
}

std::string formatFlopPerSecond(FlopPerSecond value) {
  static constexpr std::array<const char*, 5> kUnits{"FLOP/s", "kFLOP/s", "MFLOP/s", "GFLOP/s",
                                                     "TFLOP/s"};
  return scaled(value.value(), 1000.0, kUnits);
}

std::string formatShare(Share value) {
  if (!std::isfinite(value.value)) return kUnknown;
  return signedText(value.value, fmt::format("{:.1f} %", std::abs(value.value) * 100.0));
}

std::string formatArgument(const TextArgument& value) {
  return std::visit(
      [](const auto& v) -> std::string {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, std::string>) return v;
        if constexpr (std::is_same_v<T, std::int64_t>) return formatCount(v);
        if constexpr (std::is_same_v<T, double>) return formatNumber(v);
        if constexpr (std::is_same_v<T, Share>) return formatShare(v);
        if constexpr (std::is_same_v<T, Bytes>) return formatBytes(v);
        if constexpr (std::is_same_v<T, Seconds>) return formatSeconds(v);
        if constexpr (std::is_same_v<T, BytesPerSecond>) return formatBytesPerSecond(v);
        if constexpr (std::is_same_v<T, Flop>) return formatFlop(v);
        if constexpr (std::is_same_v<T, FlopPerSecond>) return formatFlopPerSecond(v);
      },
      value);
}

}  // namespace slicescape
