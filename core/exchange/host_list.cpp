// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/host_list.h"

#include <charconv>

#include "core/exchange/text_source.h"

namespace slicescape {
namespace {

/// Splits at commas outside brackets; false when brackets do not match.
bool splitOutsideBrackets(std::string_view text, std::vector<std::string_view>& items) {
  std::size_t start = 0;
  bool inside = false;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const bool end = i == text.size();
    if (end || (text[i] == ',' && !inside)) {
      const std::string_view item = trimmed(text.substr(start, i - start));
      if (!item.empty()) items.push_back(item);
      start = i + 1;
    } else if (text[i] == '[') {
      if (inside) return false;
      inside = true;
    } else if (text[i] == ']') {
      if (!inside) return false;
      inside = false;
    }
  }
  return !inside;
}

std::string padded(long long value, std::size_t width) {
  std::string digits = std::to_string(value);
  if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
  return digits;
}

/// The numbers of "001-064,070" as text, each as wide as its range's start.
bool expandRanges(std::string_view text, std::size_t limit, std::vector<std::string>& numbers) {
  for (const std::string_view range : parts(text, ',')) {
    const std::vector<std::string_view> ends = parts(trimmed(range), '-');
    if (ends.size() > 2 || !isDigits(ends.front()) || !isDigits(ends.back())) return false;
    long long first = 0;
    long long last = 0;
    const auto read = [](std::string_view digits, long long& value) {
      return std::from_chars(digits.data(), digits.data() + digits.size(), value).ec == std::errc();
    };
    if (!read(ends.front(), first) || !read(ends.back(), last) || last < first) return false;
    if (static_cast<std::size_t>(last - first) >= limit) return false;
    for (long long value = first; value <= last; ++value) {
      numbers.push_back(padded(value, ends.front().size()));
    }
    if (numbers.size() > limit) return false;
  }
  return true;
}

}  // namespace

std::optional<std::vector<std::string>> expandHostList(std::string_view text, std::size_t limit) {
  std::vector<std::string_view> items;
  if (!splitOutsideBrackets(text, items)) return std::nullopt;
  std::vector<std::string> names;
  for (const std::string_view item : items) {
    std::vector<std::string> built{""};
    for (std::size_t at = 0; at < item.size();) {
      const std::size_t open = std::min(item.find('[', at), item.size());
      for (std::string& name : built) name += item.substr(at, open - at);
      if (open == item.size()) break;
      const std::size_t close = item.find(']', open);
      std::vector<std::string> numbers;
      if (!expandRanges(item.substr(open + 1, close - open - 1), limit, numbers)) {
        return std::nullopt;
      }
      if (built.size() * numbers.size() > limit) return std::nullopt;
      std::vector<std::string> multiplied;
      multiplied.reserve(built.size() * numbers.size());
      for (const std::string& name : built) {
        for (const std::string& number : numbers) multiplied.push_back(name + number);
      }
      built = std::move(multiplied);
      at = close + 1;
    }
    if (names.size() + built.size() > limit) return std::nullopt;
    names.insert(names.end(), built.begin(), built.end());
  }
  return names;
}

}  // namespace slicescape
