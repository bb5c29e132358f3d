// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/units/quantity.h"

/// Marks a sentence of core for translation. Core is Qt-free, so it cannot
/// translate: it hands out the English template with typed arguments, and the
/// window looks the template up under the context "core".
#define SLICESCAPE_TEXT(text) SLICESCAPE_TRANSLATE_NOOP("core", text)
#define SLICESCAPE_TRANSLATE_NOOP(context, text) text

namespace slicescape {

/// A dimensionless share, shown as a percentage.
struct Share {
  double value = 0;
  bool operator==(const Share&) const = default;
};

/// A value put into a sentence, kept typed so that the reader's locale and unit
/// settings decide how it looks. A std::string is a name and is never translated.
using TextArgument = std::variant<std::string, std::int64_t, double, Share, Bytes, Seconds,
                                  BytesPerSecond, Flop, FlopPerSecond>;

/// A sentence: an English template with {0}, {1}, … and its arguments.
/// `pattern` must be wrapped in SLICESCAPE_TEXT at its origin.
struct Text {
  std::string pattern;
  std::vector<TextArgument> arguments = {};

  bool empty() const { return pattern.empty(); }
  bool operator==(const Text&) const = default;
};

/// The sentence in English, figures formatted by core/units/format.h.
std::string toEnglish(const Text& text);

/// Replaces {0}, {1}, … in `pattern` by `values`; a number without a value stays as it is.
std::string substitute(std::string_view pattern, const std::vector<std::string>& values);

}  // namespace slicescape
