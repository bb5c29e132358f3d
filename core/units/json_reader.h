// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>

#include "core/units/result.h"

namespace slicescape {

struct JsonOptions {
  /// Python's json module writes the bare words Infinity, -Infinity and NaN, which
  /// are not JSON; Hugging Face files hold them. When true they read as null.
  bool pythonLiterals = false;
};

/// Parses JSON text strictly: UTF-8 (a byte-order mark is skipped), no comments, at
/// most 32 levels, no duplicate keys. A failure names `file` and the line and column.
Result<boost::json::value> parseJson(std::string_view text, std::string_view file,
                                     JsonOptions options = {});

/// Reads a whole file. Refuses folders, unreadable files and files above `limit`
/// bytes (nothing we read as one document is anywhere near it).
Result<std::string> readTextFile(const std::string& path,
                                 std::size_t limit = std::size_t{256} << 20);

/// Appends one reference token to a JSON pointer, escaped by RFC 6901.
std::string jsonPointer(std::string_view parent, std::string_view key);
std::string jsonPointer(std::string_view parent, std::size_t index);

}  // namespace slicescape
