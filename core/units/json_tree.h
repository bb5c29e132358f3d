// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string_view>

namespace slicescape {

/// Parses one JSON document. Unlike Boost.JSON's own parser (before 1.83) it reads every
/// double to the nearest representable value: theirs may be off by one in the last place,
/// and a file that is loaded and saved would drift. `consumed` is where the reading ended;
/// the value is null when `code` is set.
boost::json::value parseJsonTree(std::string_view text, boost::json::error_code& code,
                                 std::size_t& consumed);

}  // namespace slicescape
