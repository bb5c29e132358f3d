// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/units/quantity_kind.h"

namespace slicescape::ui {

/// Parameters that are worth sweeping, the usual ones first, then every number of the plan that
/// there is once.
const std::vector<std::string>& sweepInputs();
/// How many of them are the usual ones.
std::size_t usualSweepInputs();

/// "Sequence length", in the window's language.
QString sweepInputName(const std::string& path);
/// "step time"; `output` as core/search names it, or "fits".
QString sweepOutputName(const std::string& output);
QuantityKind sweepOutputQuantity(const std::string& output);

/// A value with its unit as the window writes it: "80 GiB", "43.1 %", "16,384".
QString sweepText(double value, QuantityKind kind);

/// One unit for a whole axis, chosen for its largest value, so that ticks are plain numbers.
struct AxisUnit {
  UnitSpelling spelling;

  static AxisUnit of(double largest, QuantityKind kind);
  double shown(double base) const { return spelling.fromBase(base); }
  /// "sequence length" or "step time, s".
  QString label(const QString& name) const;
};

/// A number in an axis's unit, with three significant digits or whole.
QString tickText(double shown);

}  // namespace slicescape::ui
