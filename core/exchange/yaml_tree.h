// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/text_source.h"

namespace slicescape {

/// The documents of a YAML stream, or one of JSON, as JSON values. Scalars of YAML stay text, so
/// that "007" and "yes" are what the file says. A stream whose aliases would unfold to more than a
/// million values is refused.
Result<std::vector<boost::json::value>> readYamlOrJson(const TextSource& source);

// Lenient access for files of other programs: what is absent or of another type is empty.

const boost::json::value& memberAt(const boost::json::value& value, std::string_view key);
/// Walks "status/capacity"; keys with a slash need memberAt.
const boost::json::value& pathAt(const boost::json::value& value, std::string_view path);
/// A scalar as text: strings as they are, numbers and true/false as JSON writes them.
std::string textOf(const boost::json::value& value);
std::string textAt(const boost::json::value& value, std::string_view key);
const boost::json::array& listAt(const boost::json::value& value, std::string_view key);

}  // namespace slicescape
