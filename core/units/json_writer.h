// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace slicescape {

/// JSON text with two-space indentation, members in the order given, integers
/// without a point and doubles in their shortest form that reads back to the same
/// bits. Deterministic and independent of the locale: equal values give equal
/// bytes. Arrays and objects without nested containers stay on one line when
/// short. NaN and infinity cannot be written in JSON and become null.
/// (Boost.JSON's own serializer writes 1E-1 and knows no indentation.)
std::string toJsonText(const boost::json::value& value);

/// The same without any whitespace: the canonical form that hashes are made of.
std::string toCanonicalJson(const boost::json::value& value);

}  // namespace slicescape
