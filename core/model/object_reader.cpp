// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/object_reader.h"

#include <cmath>

#include "core/units/json_reader.h"
#include "core/units/json_writer.h"

namespace slicescape {
namespace {

namespace json = boost::json;

/// The value as it stands in the file, short enough for a sentence.
std::string quoted(const json::value& value) {
  constexpr std::size_t kLongest = 40;
  if (value.is_object()) return "{…}";
  if (value.is_array()) return "[…]";
  std::string text = toCanonicalJson(value);
  if (text.size() > kLongest) {
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    text = text.substr(0, end) + "…";
  }
  return text;
}

/// A whole number, also when written as 4096.0.
std::optional<std::int64_t> wholeNumber(const json::value& value) {
  if (value.is_int64()) return value.get_int64();
  if (value.is_uint64() && value.get_uint64() <= std::uint64_t{1} << 62) {
    return static_cast<std::int64_t>(value.get_uint64());
  }
  if (!value.is_double()) return std::nullopt;
  const double number = value.get_double();
  constexpr double kExactLimit = 9007199254740992.0;  // 2^53
  if (!(std::abs(number) <= kExactLimit) || number != std::floor(number)) return std::nullopt;
  return static_cast<std::int64_t>(number);
}

}  // namespace

void ReadingLog::fail(std::string place, Text expected, Text remedy) {
  if (error) return;
  if (remedy.empty()) {
    remedy = Text{SLICESCAPE_TEXT("Correct the value in the file and read it again."), {}};
  }
  error.emplace(file, std::move(place), std::move(expected), std::move(remedy));
}

bool ObjectReader::has(std::string_view name) const {
  return raw(name) != nullptr;
}

const json::value* ObjectReader::raw(std::string_view name) const {
  const json::value* value = m_object->if_contains(name);
  return value && !value->is_null() ? value : nullptr;
}

std::string_view ObjectReader::present(Names names) const {
  for (const std::string_view name : names) {
    if (has(name)) return name;
  }
  return {};
}

std::string ObjectReader::place(std::string_view name) const {
  return jsonPointer(m_pointer, name);
}

/// The first present value. The other names count as recognised too: null says "use the
/// default", and a second name repeats the figure.
const json::value* ObjectReader::take(Names names, std::string& pointer) const {
  const json::value* taken = nullptr;
  for (const std::string_view name : names) {
    const json::value* value = m_object->if_contains(name);
    if (!value) continue;
    std::string here = place(name);
    if (!taken && !value->is_null()) {
      taken = value;
      pointer = here;
    }
    m_log->recognised.insert(std::move(here));
  }
  return taken;
}

std::optional<std::int64_t> ObjectReader::integer(Names names, NumberRange range) const {
  std::string pointer;
  const json::value* value = take(names, pointer);
  if (!value) return std::nullopt;
  const auto number = wholeNumber(*value);
  if (number && *number >= range.least && *number <= range.most) return number;
  m_log->fail(pointer,
              Text{SLICESCAPE_TEXT("Expected a whole number from {0} to {1}, found {2}."),
                   {std::to_string(range.least), std::to_string(range.most), quoted(*value)}});
  return std::nullopt;
}

std::int64_t ObjectReader::integer(Names names, NumberRange range, std::int64_t fallback) const {
  return integer(names, range).value_or(fallback);
}

std::int64_t ObjectReader::required(Names names, NumberRange range) const {
  if (const auto number = integer(names, range)) return *number;
  if (present(names).empty()) {
    m_log->fail(m_pointer, Text{SLICESCAPE_TEXT("Expected the key {0}, which is missing."),
                                {std::string(*names.begin())}});
  }
  return range.least;
}

std::optional<double> ObjectReader::number(Names names) const {
  std::string pointer;
  const json::value* value = take(names, pointer);
  if (!value) return std::nullopt;
  if (value->is_number()) {
    const double number = value->to_number<double>();
    if (std::isfinite(number)) return number;
  }
  m_log->fail(pointer, Text{SLICESCAPE_TEXT("Expected a number, found {0}."), {quoted(*value)}});
  return std::nullopt;
}

bool ObjectReader::flag(Names names, bool fallback) const {
  std::string pointer;
  const json::value* value = take(names, pointer);
  if (!value) return fallback;
  if (value->is_bool()) return value->get_bool();
  if (const auto number = wholeNumber(*value); number && (*number == 0 || *number == 1)) {
    return *number == 1;
  }
  m_log->fail(pointer,
              Text{SLICESCAPE_TEXT("Expected true or false, found {0}."), {quoted(*value)}});
  return fallback;
}

std::optional<std::string> ObjectReader::text(Names names) const {
  std::string pointer;
  const json::value* value = take(names, pointer);
  if (!value) return std::nullopt;
  if (value->is_string()) return std::string(value->get_string());
  m_log->fail(pointer, Text{SLICESCAPE_TEXT("Expected a text, found {0}."), {quoted(*value)}});
  return std::nullopt;
}

std::string ObjectReader::text(Names names, std::string_view fallback) const {
  return text(names).value_or(std::string(fallback));
}

std::optional<std::vector<std::int64_t>> ObjectReader::integers(Names names,
                                                                NumberRange range) const {
  std::string pointer;
  const json::value* value = take(names, pointer);
  if (!value) return std::nullopt;
  if (!value->is_array()) {
    const auto single = integer(names, range);
    if (!single) return std::nullopt;
    return std::vector<std::int64_t>{*single};
  }
  std::vector<std::int64_t> list;
  list.reserve(value->get_array().size());
  for (const json::value& item : value->get_array()) {
    const auto number = wholeNumber(item);
    if (!number || *number < range.least || *number > range.most) {
      m_log->fail(jsonPointer(pointer, list.size()),
                  Text{SLICESCAPE_TEXT("Expected a whole number from {0} to {1}, found {2}."),
                       {std::to_string(range.least), std::to_string(range.most), quoted(item)}});
      return std::nullopt;
    }
    list.push_back(*number);
  }
  return list;
}

std::optional<std::vector<std::string>> ObjectReader::texts(Names names) const {
  std::string pointer;
  const json::value* value = take(names, pointer);
  if (!value) return std::nullopt;
  std::vector<std::string> list;
  if (value->is_array()) {
    for (const json::value& item : value->get_array()) {
      if (!item.is_string()) break;
      list.emplace_back(item.get_string());
    }
    if (list.size() == value->get_array().size()) return list;
    pointer = jsonPointer(pointer, list.size());
    value = &value->get_array()[list.size()];
    m_log->fail(pointer, Text{SLICESCAPE_TEXT("Expected a text, found {0}."), {quoted(*value)}});
    return std::nullopt;
  }
  m_log->fail(pointer,
              Text{SLICESCAPE_TEXT("Expected a list of texts, found {0}."), {quoted(*value)}});
  return std::nullopt;
}

std::optional<ObjectReader> ObjectReader::child(Names names) const {
  std::string pointer;
  const json::value* value = take(names, pointer);
  if (!value) return std::nullopt;
  if (value->is_object()) return ObjectReader(value->get_object(), pointer, *m_log);
  m_log->fail(pointer, Text{SLICESCAPE_TEXT("Expected an object, found {0}."), {quoted(*value)}});
  return std::nullopt;
}

std::vector<ObjectReader> ObjectReader::children(Names names) const {
  std::string pointer;
  std::vector<ObjectReader> list;
  const json::value* value = take(names, pointer);
  if (!value) return list;
  if (!value->is_array()) {
    m_log->fail(pointer, Text{SLICESCAPE_TEXT("Expected a list, found {0}."), {quoted(*value)}});
    return list;
  }
  for (const json::value& item : value->get_array()) {
    const std::string place = jsonPointer(pointer, list.size());
    if (!item.is_object()) {
      m_log->fail(place, Text{SLICESCAPE_TEXT("Expected an object, found {0}."), {quoted(item)}});
      return list;
    }
    list.emplace_back(item.get_object(), place, *m_log);
  }
  return list;
}

}  // namespace slicescape
