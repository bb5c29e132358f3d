// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/field_reader.h"

#include <algorithm>
#include <cmath>

#include "core/storage/plan_fields.h"
#include "core/units/json_reader.h"

namespace slicescape {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostShown = 40;
constexpr std::size_t kMostLayers = 100'000;

/// What was found, short enough for a sentence and cut between characters.
std::string shown(const json::value& value) {
  std::string text = toCanonicalJson(value);
  if (text.size() <= kMostShown) return text;
  std::size_t end = kMostShown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  text.resize(end);
  return text + "…";
}

/// "1", not "1.00": the ends of a range are exact.
TextArgument limitArgument(double limit) {
  constexpr double kExact = 1e15;
  if (limit == std::floor(limit) && std::abs(limit) <= kExact) {
    return static_cast<std::int64_t>(limit);
  }
  return limit;
}

}  // namespace

std::string JsonPlace::pointer() const {
  if (!parent) return {};
  return index ? jsonPointer(parent->pointer(), *index) : jsonPointer(parent->pointer(), key);
}

void ReadFailure::set(const JsonPlace& place, Text expected) {
  if (m_error) return;
  m_error = Error(m_file, place.pointer(), std::move(expected),
                  {SLICESCAPE_TEXT("Correct this value and try again."), {}});
}

void ReadFailure::expectedWhole(const JsonPlace& place, Whole limits, const json::value& found) {
  set(place, {SLICESCAPE_TEXT("A whole number from {0} to {1} was expected, found {2}."),
              {limits.least, limits.most, shown(found)}});
}

void ReadFailure::expectedReal(const JsonPlace& place, Real limits, const json::value& found) {
  set(place, {SLICESCAPE_TEXT("A number from {0} to {1} was expected, found {2}."),
              {limitArgument(limits.least), limitArgument(limits.most), shown(found)}});
}

void ReadFailure::expectedWord(const JsonPlace& place, const std::string& words,
                               const json::value& found) {
  set(place, {SLICESCAPE_TEXT("One of {0} was expected, found {1}."), {words, shown(found)}});
}

void ReadFailure::expectedKind(const JsonPlace& place, const char* expected,
                               const json::value& found) {
  set(place, {expected, {shown(found)}});
}

std::optional<std::int64_t> wholeNumber(const json::value& value) {
  if (value.is_int64()) return value.get_int64();
  if (!value.is_double()) return std::nullopt;  // a parsed uint64 holds what int64 cannot
  constexpr double kLimit = 9223372036854775808.0;
  const double number = value.get_double();
  if (!(number >= -kLimit && number < kLimit) || number != std::floor(number)) return std::nullopt;
  return static_cast<std::int64_t>(number);
}

const json::value* FieldReader::find(std::string_view key) {
  m_known.push_back(key);
  if (m_failure) return nullptr;
  const json::value* value = m_object.if_contains(key);
  return value && !value->is_null() ? value : nullptr;
}

void FieldReader::missing(std::string_view key) {
  m_failure.set(m_place, {SLICESCAPE_TEXT("The member \"{0}\" was expected here and is missing."),
                          {std::string(key)}});
}

const json::object* FieldReader::objectAt(const Value& value, const JsonPlace& place) {
  if (value.is_object()) return &value.get_object();
  m_failure.expectedKind(place, SLICESCAPE_TEXT("An object was expected, found {0}."), value);
  return nullptr;
}

const json::array* FieldReader::listAt(const Value& value, const JsonPlace& place) {
  if (value.is_array()) return &value.get_array();
  m_failure.expectedKind(place, SLICESCAPE_TEXT("A list was expected, found {0}."), value);
  return nullptr;
}

void FieldReader::pair(std::string_view key, int& first, int& second, Whole limits) {
  const Value* value = find(key);
  if (!value) return;
  const JsonPlace place{&m_place, key, {}};
  const json::array* list = listAt(*value, place);
  if (!list) return;
  if (list->size() != 2) {
    m_failure.expectedKind(
        place,
        SLICESCAPE_TEXT("A list of two whole numbers, first and last, was expected, "
                        "found {0}."),
        *value);
    return;
  }
  read((*list)[0], JsonPlace{&place, {}, 0}, first, limits);
  read((*list)[1], JsonPlace{&place, {}, 1}, second, limits);
}

void FieldReader::runs(std::string_view key, std::vector<std::uint16_t>& items) {
  const Value* value = find(key);
  if (!value) return;
  const JsonPlace place{&m_place, key, {}};
  const json::array* list = listAt(*value, place);
  if (!list) return;
  items.clear();
  for (std::size_t i = 0; i < list->size() && !m_failure; ++i) {
    const JsonPlace runPlace{&place, {}, i};
    const json::object* run = objectAt((*list)[i], runPlace);
    if (!run) return;
    FieldReader nested(*run, runPlace, m_failure);
    int kind = 0;
    int count = 0;
    nested.required("kind", kind, Whole{0, 65535});
    nested.required("count", count, Whole{1, static_cast<std::int64_t>(kMostLayers)});
    if (items.size() + static_cast<std::size_t>(count) > kMostLayers) {
      m_failure.set(runPlace, {SLICESCAPE_TEXT("A model has at most {0} layers."),
                               {static_cast<std::int64_t>(kMostLayers)}});
      return;
    }
    items.insert(items.end(), static_cast<std::size_t>(count), static_cast<std::uint16_t>(kind));
  }
}

void FieldReader::rest(UnknownKeys& unknown) {
  unknown.clear();
  if (m_failure) return;
  for (const auto& entry : m_object) {
    if (std::find(m_known.begin(), m_known.end(), entry.key()) != m_known.end()) continue;
    unknown.emplace_back(entry.key(), toCanonicalJson(entry.value()));
  }
}

void FieldReader::read(const Value& value, const JsonPlace& place, bool& member, Unlimited) {
  if (value.is_bool()) {
    member = value.get_bool();
  } else {
    m_failure.expectedKind(place, SLICESCAPE_TEXT("true or false was expected, found {0}."), value);
  }
}

void FieldReader::read(const Value& value, const JsonPlace& place, std::string& member, Unlimited) {
  if (value.is_string()) {
    member = std::string(value.get_string());
  } else {
    m_failure.expectedKind(place, SLICESCAPE_TEXT("A text was expected, found {0}."), value);
  }
}

void FieldReader::read(const Value& value, const JsonPlace& place, double& member, Real limits) {
  const double number = value.is_number() ? value.to_number<double>() : std::nan("");
  if (number >= limits.least && number <= limits.most) {
    member = number == 0 ? 0.0 : number;  // −0 would be written as "-0"
  } else {
    m_failure.expectedReal(place, limits, value);
  }
}

void FieldReader::read(const Value& value, const JsonPlace& place, std::int64_t& member,
                       Whole limits) {
  const std::optional<std::int64_t> number = wholeNumber(value);
  if (number && *number >= limits.least && *number <= limits.most) {
    member = *number;
  } else {
    m_failure.expectedWhole(place, limits, value);
  }
}

void FieldReader::read(const Value& value, const JsonPlace& place, int& member, Whole limits) {
  std::int64_t number = member;
  read(value, place, number, limits);
  member = static_cast<int>(number);
}

void FieldReader::read(const Value& value, const JsonPlace& place, Position& member, Real limits) {
  std::pair<double, double> point{member.x, member.y};
  read(value, place, point, limits);
  member = {point.first, point.second};
}

void FieldReader::read(const Value& value, const JsonPlace& place,
                       std::pair<double, double>& member, Real limits) {
  const json::array* list = listAt(value, place);
  if (!list) return;
  if (list->size() != 2) {
    m_failure.expectedKind(place, SLICESCAPE_TEXT("A list of two numbers was expected, found {0}."),
                           value);
    return;
  }
  read((*list)[0], JsonPlace{&place, {}, 0}, member.first, limits);
  read((*list)[1], JsonPlace{&place, {}, 1}, member.second, limits);
}

void FieldReader::read(const Value& value, const JsonPlace& place,
                       std::vector<std::pair<std::string, std::string>>& member, Unlimited) {
  const json::object* object = objectAt(value, place);
  if (!object) return;
  member.clear();
  for (const auto& entry : *object) {
    member.emplace_back(entry.key(), std::string());
    read(entry.value(), JsonPlace{&place, entry.key(), {}}, member.back().second, Unlimited());
  }
}

void FieldReader::read(const Value& value, const JsonPlace& place,
                       std::variant<std::string, InlineHost>& member, Unlimited) {
  if (value.is_string()) {
    member = std::string(value.get_string());
  } else if (value.is_object()) {
    read(value, place, member.emplace<InlineHost>(), Unlimited());
  } else {
    m_failure.expectedKind(
        place,
        SLICESCAPE_TEXT("The id of a host type or an object describing one was expected, "
                        "found {0}."),
        value);
  }
}

}  // namespace slicescape
