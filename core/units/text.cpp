// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/text.h"

#include "core/units/format.h"

namespace slicescape {

std::string substitute(std::string_view pattern, const std::vector<std::string>& values) {
  std::string result;
  result.reserve(pattern.size() + 16 * values.size());
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool isPlace = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}' &&
                         pattern[i + 1] >= '0' && pattern[i + 1] <= '9';
    const std::size_t index = isPlace ? static_cast<std::size_t>(pattern[i + 1] - '0') : 0;
    if (isPlace && index < values.size()) {
      result += values[index];
      i += 2;
    } else {
      result += pattern[i];
    }
  }
  return result;
}

std::string toEnglish(const Text& text) {
  std::vector<std::string> values;
  values.reserve(text.arguments.size());
  for (const TextArgument& argument : text.arguments) values.push_back(formatArgument(argument));
  return substitute(text.pattern, values);
}

}  // namespace slicescape
