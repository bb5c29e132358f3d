// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>

#include "core/units/text.h"

namespace slicescape {

/// A number as JSON; null when it is none (NaN, infinite), which JSON cannot write.
boost::json::value numberToJson(double value);

/// The argument of a sentence as JSON: quantities in their base unit, texts as they are.
boost::json::value argumentToJson(const TextArgument& argument);

}  // namespace slicescape
