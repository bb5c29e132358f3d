// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace slicescape {

/// What a number measures: decides which units a field accepts and how it shows a value.
/// Every kind is kept in its base unit (bytes, bytes/s, seconds, FLOP/s, watts, 1).
enum class QuantityKind {
  Count,   ///< a whole number: ranks, layers, tokens
  Number,  ///< a plain factor
  Share,   ///< 0.05 is 5 %
  Bytes,
  BytesPerSecond,  ///< shown in GB/s
  LineRate,        ///< bytes/s as well, shown in Gb/s as ports and cables are sold
  Seconds,
  FlopPerSecond,
  Watts,
};

/// One spelling of a unit: base value = number · factor / divisor. Two members because
/// 200 / 1e6 is the nearest double to 200 µs while 200 · 1e-6 is not.
struct UnitSpelling {
  std::string_view symbol;
  double factor = 1;
  double divisor = 1;

  double toBase(double number) const { return number * factor / divisor; }
  double fromBase(double base) const { return base * divisor / factor; }
};

/// The spellings a field of `kind` reads. Case matters where it decides the meaning
/// (Gb is bits, GB is bytes), so "gb/s" is not among them.
const std::vector<UnitSpelling>& unitSpellings(QuantityKind kind);

/// The marks of the reader's locale, as UTF-8.
struct NumberMarks {
  std::string decimal = ".";
  std::string group = ",";
};

/// A value as a field shows it: the number in the locale's decimal mark, ungrouped, with all
/// its digits, and the unit that keeps it short. parseQuantity reads it back to `base`.
struct QuantityText {
  std::string number;
  UnitSpelling unit;
};
QuantityText quantityText(double base, QuantityKind kind, const NumberMarks& marks = {});

}  // namespace slicescape
