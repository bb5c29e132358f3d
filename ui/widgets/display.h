// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/evaluation.h"
#include "core/units/quantity.h"
#include "core/units/result.h"
#include "core/units/text.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

// How numbers and sentences of core look on screen: the locale's digits and decimal
// sign, the unit setting (GiB or GB for memory), three significant digits, "—" for
// unknown, U+2212 for minus.

QString display(Bytes value);
QString display(Seconds value);
QString display(BytesPerSecond value);
QString displayLineRate(BytesPerSecond value);
QString display(Flop value);
QString display(FlopPerSecond value);
QString displayShare(double value, int decimals = 1);  ///< 0.086 -> "8.6 %"
QString displayCount(qint64 value);
QString displayShortCount(double value);  ///< 7.06e10 -> "70.6 B"
QString displayNumber(double value);
/// "+1.3 %", "−0.4 %": always signed.
QString displaySignedShare(double value);
QString displayExact(Bytes value);  ///< "80,530,636,800 bytes", for tooltips

/// The sentence in the window's language (translation context "core"), arguments
/// formatted by the functions above.
QString translated(const Text& text);
/// "file, place: expected. remedy", in the window's language.
QString translated(const Error& error);

enum class MemoryUnit { Gibibytes, Gigabytes };
void setMemoryUnit(MemoryUnit unit);
MemoryUnit memoryUnit();

QString memoryCategoryName(MemoryCategory category);
/// The category's share of one GPU. Buffers also hold communicators, context and
/// fragmentation, so that the six categories add up to MemoryBreakdown::device().
Bytes memoryIn(const MemoryBreakdown& memory, MemoryCategory category);

}  // namespace slicescape::ui
