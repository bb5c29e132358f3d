// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/units/quantity_kind.h"
#include "core/units/result.h"

namespace slicescape {

/// Reads what people type into a field: "80GiB", "0.9*989", "400Gb/s", "1.5e12", "12+3",
/// "(2+6) * 200 us", "64k". The operators are + − * / and parentheses; a number added to a
/// quantity takes the quantity's unit ("12 + 3 us" is 15 µs); a result without any unit is in
/// `bareUnit`, the unit the field shows. Returns the value in the base unit.
///
/// Never guesses: a number with misplaced group marks ("1.234,5" where the comma groups),
/// an unknown unit, bits where bytes are meant, a division by zero, a fraction for a count
/// and a number whose marks mean different things in different countries ("1.234" where the
/// comma is the decimal mark) are refused with the column. Any input is safe: the text is
/// limited to 256 bytes and parentheses to 32 levels.
Result<double> parseQuantity(std::string_view text, QuantityKind kind,
                             const UnitSpelling& bareUnit = {}, const NumberMarks& marks = {});

}  // namespace slicescape
