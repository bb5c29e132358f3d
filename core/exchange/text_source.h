// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/result.h"

namespace slicescape {

/// The text of a file that a user dropped on the window, made readable: UTF-8 without a
/// byte-order mark, without terminal colours, lines ended by '\n' alone.
struct TextSource {
  std::string file;  ///< as the user named it, for messages
  std::string text;
  bool latin1 = false;  ///< was no valid UTF-8: bytes above 127 were read as Latin-1

  /// The lines, in order, without their ends. Views into `text`.
  std::vector<std::string_view> lines() const;
};

/// Decodes the bytes of a file: UTF-8, UTF-16 with a byte-order mark, else Latin-1. Removes
/// ANSI escape sequences and carriage returns. Refuses what is no text (a zero byte), naming
/// its offset, and an empty file.
Result<TextSource> decodeText(std::string bytes, std::string file);

/// Reads and decodes a file of at most 256 MB.
Result<TextSource> readTextSource(const std::string& path);

// Small scanners shared by the importers. None of them allocates more than its result.

std::string_view trimmed(std::string_view text);
std::string lowered(std::string_view text);
bool startsWithNoCase(std::string_view text, std::string_view prefix);
bool containsNoCase(std::string_view text, std::string_view part);
/// Words between any of `separators`; empty ones are left out.
std::vector<std::string_view> words(std::string_view text, std::string_view separators = " \t");
/// Parts between single separators, empty ones included.
std::vector<std::string_view> parts(std::string_view text, char separator);
bool isDigits(std::string_view text);
/// A whole number or a decimal one that fills the whole text; false leaves `value` alone.
bool readNumber(std::string_view text, double& value);
bool readNumber(std::string_view text, int& value);
/// "line 12", counted from 1 as editors do.
std::string linePlace(std::size_t index);

}  // namespace slicescape
