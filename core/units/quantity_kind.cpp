// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/quantity_kind.h"

#include <fmt/format.h>

#include <cmath>

namespace slicescape {
namespace {

constexpr double kKi = 1024.0;
constexpr double kMi = kKi * kKi;
constexpr double kGi = kMi * kKi;
constexpr double kTi = kGi * kKi;
constexpr double kPi = kTi * kKi;

/// Units a field may show, smallest first.
std::vector<std::string_view> shownUnits(QuantityKind kind) {
  switch (kind) {
    case QuantityKind::Count:
    case QuantityKind::Number:
      return {};
    case QuantityKind::Share:
      return {"%"};
    case QuantityKind::Bytes:
      return {"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    case QuantityKind::BytesPerSecond:
      return {"B/s", "kB/s", "MB/s", "GB/s", "TB/s"};
    case QuantityKind::LineRate:
      return {"b/s", "kb/s", "Mb/s", "Gb/s", "Tb/s"};
    case QuantityKind::Seconds:
      return {"ns", "\u00b5s", "ms", "s"};
    case QuantityKind::FlopPerSecond:
      return {"FLOP/s", "GFLOP/s", "TFLOP/s", "PFLOP/s", "EFLOP/s"};
    case QuantityKind::Watts:
      return {"W", "kW", "MW"};
  }
  return {};
}

/// The unit shown for zero, where the size says nothing.
std::string_view unitOfZero(QuantityKind kind) {
  switch (kind) {
    case QuantityKind::Bytes:
      return "GiB";
    case QuantityKind::BytesPerSecond:
      return "GB/s";
    case QuantityKind::LineRate:
      return "Gb/s";
    case QuantityKind::Seconds:
      return "s";
    case QuantityKind::FlopPerSecond:
      return "TFLOP/s";
    case QuantityKind::Watts:
      return "W";
    default:
      return shownUnits(kind).empty() ? std::string_view() : shownUnits(kind).front();
  }
}

const UnitSpelling* findUnit(QuantityKind kind, std::string_view symbol) {
  for (const UnitSpelling& unit : unitSpellings(kind)) {
    if (unit.symbol == symbol) return &unit;
  }
  return nullptr;
}

}  // namespace

const std::vector<UnitSpelling>& unitSpellings(QuantityKind kind) {
  static const std::vector<UnitSpelling> kCounts{{"k", 1e3},  {"M", 1e6},  {"G", 1e9},
                                                 {"B", 1e9},  {"T", 1e12}, {"Ki", kKi},
                                                 {"Mi", kMi}, {"Gi", kGi}};
  static const std::vector<UnitSpelling> kShares{{"%", 1, 100}};
  static const std::vector<UnitSpelling> kBytes{
      {"B", 1},     {"kB", 1e3},  {"KB", 1e3},  {"MB", 1e6},  {"GB", 1e9},  {"TB", 1e12},
      {"PB", 1e15}, {"KiB", kKi}, {"MiB", kMi}, {"GiB", kGi}, {"TiB", kTi}, {"PiB", kPi},
      {"kib", kKi}, {"mib", kMi}, {"gib", kGi}, {"tib", kTi}, {"pib", kPi}};
  static const std::vector<UnitSpelling> kRates{
      {"B/s", 1},         {"kB/s", 1e3},       {"MB/s", 1e6},      {"GB/s", 1e9},
      {"TB/s", 1e12},     {"KiB/s", kKi},      {"MiB/s", kMi},     {"GiB/s", kGi},
      {"TiB/s", kTi},     {"b/s", 1, 8},       {"kb/s", 1e3, 8},   {"Mb/s", 1e6, 8},
      {"Gb/s", 1e9, 8},   {"Tb/s", 1e12, 8},   {"kbit/s", 1e3, 8}, {"Mbit/s", 1e6, 8},
      {"Gbit/s", 1e9, 8}, {"Tbit/s", 1e12, 8}, {"Mbps", 1e6, 8},   {"Gbps", 1e9, 8},
      {"Tbps", 1e12, 8}};
  static const std::vector<UnitSpelling> kSeconds{
      {"ns", 1, 1e9}, {"us", 1, 1e6}, {"\u00b5s", 1, 1e6}, {"\u03bcs", 1, 1e6}, {"ms", 1, 1e3},
      {"s", 1},       {"min", 60},    {"h", 3600},         {"d", 86400}};
  static const std::vector<UnitSpelling> kFlopRates{
      {"FLOP/s", 1},   {"GFLOP/s", 1e9}, {"TFLOP/s", 1e12}, {"PFLOP/s", 1e15}, {"EFLOP/s", 1e18},
      {"GFLOPS", 1e9}, {"TFLOPS", 1e12}, {"PFLOPS", 1e15},  {"EFLOPS", 1e18}};
  static const std::vector<UnitSpelling> kWatts{{"W", 1}, {"kW", 1e3}, {"MW", 1e6}};
  switch (kind) {
    case QuantityKind::Share:
      return kShares;
    case QuantityKind::Bytes:
      return kBytes;
    case QuantityKind::BytesPerSecond:
    case QuantityKind::LineRate:
      return kRates;
    case QuantityKind::Seconds:
      return kSeconds;
    case QuantityKind::FlopPerSecond:
      return kFlopRates;
    case QuantityKind::Watts:
      return kWatts;
    case QuantityKind::Count:
    case QuantityKind::Number:
      break;
  }
  return kCounts;
}

QuantityText quantityText(double base, QuantityKind kind, const NumberMarks& marks) {
  QuantityText result;
  const UnitSpelling* unit = findUnit(kind, unitOfZero(kind));
  if (base != 0) {
    for (const std::string_view symbol : shownUnits(kind)) {
      const UnitSpelling* candidate = findUnit(kind, symbol);
      const bool isFirst = symbol == shownUnits(kind).front();
      if (isFirst || std::abs(candidate->fromBase(base)) >= 1) unit = candidate;
    }
  }
  if (kind == QuantityKind::Seconds) {
    // Hours and days where they come out whole: 30 d, but 5400 s.
    for (const std::string_view symbol : {"h", "d"}) {
      const UnitSpelling* candidate = findUnit(kind, symbol);
      const double number = candidate->fromBase(base);
      if (std::abs(number) >= 1 && number == std::round(number)) unit = candidate;
    }
  }
  if (unit) result.unit = *unit;
  // Fifteen digits always survive the way through decimal and hide binary noise.
  const double number = result.unit.fromBase(base);
  const bool isPlain = number == 0 || (std::abs(number) >= 1e-4 && std::abs(number) < 1e15);
  result.number = isPlain && number == std::round(number) ? fmt::format("{:.0f}", number)
                                                          : fmt::format("{:.15g}", number);
  const auto point = result.number.find('.');
  if (point != std::string::npos) result.number.replace(point, 1, marks.decimal);
  return result;
}

}  // namespace slicescape
