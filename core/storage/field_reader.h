// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/json/value.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/plan/plan.h"
#include "core/storage/field_types.h"
#include "core/units/json_writer.h"
#include "core/units/result.h"

namespace slicescape {

/// A place in the document, spelled out as a JSON pointer only when something fails there.
struct JsonPlace {
  const JsonPlace* parent = nullptr;
  std::string_view key;
  std::optional<std::size_t> index;

  std::string pointer() const;
};

/// The first failure of a reading; those after it are usually its echoes.
class ReadFailure {
 public:
  explicit ReadFailure(std::string_view file) : m_file(file) {}

  explicit operator bool() const { return m_error.has_value(); }
  const Error& error() const { return *m_error; }

  void set(const JsonPlace& place, Text expected);
  void expectedWhole(const JsonPlace& place, Whole limits, const boost::json::value& found);
  void expectedReal(const JsonPlace& place, Real limits, const boost::json::value& found);
  void expectedWord(const JsonPlace& place, const std::string& words,
                    const boost::json::value& found);
  /// `expected` has the place {0} for what was found.
  void expectedKind(const JsonPlace& place, const char* expected, const boost::json::value& found);

 private:
  std::string m_file;
  std::optional<Error> m_error;
};

/// The whole number a JSON number stands for, however it is written ("8", "8.0", "1e3").
std::optional<std::int64_t> wholeNumber(const boost::json::value& value);

/// Visitor that fills a struct from a JSON object (verbs: plan_fields.h). Null reads as
/// absent, absent leaves the struct's default, members that no verb names go to rest().
class FieldReader {
 public:
  FieldReader(const boost::json::object& object, const JsonPlace& place, ReadFailure& failure)
      : m_object(object), m_place(place), m_failure(failure) {}

  void constant(std::string_view key, std::string_view) { m_known.push_back(key); }

  template <class T, class Limits = Unlimited>
  void required(std::string_view key, T& member, Limits limits = {}) {
    if (const boost::json::value* value = find(key)) {
      read(*value, JsonPlace{&m_place, key, {}}, member, limits);
    } else {
      missing(key);
    }
  }

  template <class T, class Limits = Unlimited>
  void member(std::string_view key, T& member, Limits limits = {}) {
    if (const boost::json::value* value = find(key)) {
      read(*value, JsonPlace{&m_place, key, {}}, member, limits);
    }
  }

  template <class T, class Default, class Limits = Unlimited>
  void sparse(std::string_view key, T& target, const Default&, Limits limits = {}) {
    member(key, target, limits);
  }

  template <class T, class Limits = Unlimited>
  void cosmetic(std::string_view key, T& target, Limits limits = {}) {
    member(key, target, limits);
  }

  void raw(std::string_view key, std::optional<std::string>& member) {
    if (const boost::json::value* value = find(key)) member = toCanonicalJson(*value);
  }

  template <class Listing>
  void group(std::string_view key, Listing&& listing) {
    const boost::json::value* value = find(key);
    if (!value) return;
    const JsonPlace place{&m_place, key, {}};
    if (const boost::json::object* object = objectAt(*value, place)) {
      FieldReader nested(*object, place, m_failure);
      listing(nested);
    }
  }

  void pair(std::string_view key, int& first, int& second, Whole limits);

  template <class T>
  void keyed(std::string_view key, std::vector<T>& items, std::string T::*name) {
    const boost::json::value* value = find(key);
    if (!value) return;
    const JsonPlace place{&m_place, key, {}};
    const boost::json::object* object = objectAt(*value, place);
    if (!object) return;
    items.clear();
    for (const auto& entry : *object) {
      T item;
      item.*name = std::string(entry.key());
      read(entry.value(), JsonPlace{&place, entry.key(), {}}, item, Unlimited());
      items.push_back(std::move(item));
    }
  }

  void runs(std::string_view key, std::vector<std::uint16_t>& items);
  void rest(UnknownKeys& unknown);

 private:
  using Value = boost::json::value;

  /// The member, or null when it is absent, null, or the reading has already failed.
  const Value* find(std::string_view key);
  void missing(std::string_view key);
  const boost::json::object* objectAt(const Value& value, const JsonPlace& place);
  const boost::json::array* listAt(const Value& value, const JsonPlace& place);

  void read(const Value& value, const JsonPlace& place, bool& member, Unlimited);
  void read(const Value& value, const JsonPlace& place, std::string& member, Unlimited);
  void read(const Value& value, const JsonPlace& place, double& member, Real limits);
  void read(const Value& value, const JsonPlace& place, std::int64_t& member, Whole limits);
  void read(const Value& value, const JsonPlace& place, int& member, Whole limits);
  void read(const Value& value, const JsonPlace& place, Position& member, Real limits);
  void read(const Value& value, const JsonPlace& place, std::pair<double, double>& member,
            Real limits);
  void read(const Value& value, const JsonPlace& place,
            std::vector<std::pair<std::string, std::string>>& member, Unlimited);
  void read(const Value& value, const JsonPlace& place,
            std::variant<std::string, InlineHost>& member, Unlimited);

  template <class T, class Limits>
  requires kIsQuantity<T>
  void read(const Value& value, const JsonPlace& place, T& member, Limits limits) {
    auto number = member.value();
    read(value, place, number, limits);
    member = T(number);
  }

  template <class T, class Limits>
  requires std::is_enum_v<T>
  void read(const Value& value, const JsonPlace& place, T& member, Limits) {
    std::string words;
    for (const auto& [word, candidate] : EnumWords<T>::kWords) {
      if (value.is_string() && value.get_string() == word) {
        member = candidate;
        return;
      }
      words += (words.empty() ? "" : ", ") + std::string(word);
    }
    m_failure.expectedWord(place, words, value);
  }

  template <class T, class Limits>
  void read(const Value& value, const JsonPlace& place, std::optional<T>& member, Limits limits) {
    read(value, place, member.emplace(), limits);
  }

  template <class T, class Limits>
  void read(const Value& value, const JsonPlace& place, Shared<T>& member, Limits limits) {
    T copy = *member;
    read(value, place, copy, limits);
    member = Shared<T>(std::move(copy));
  }

  template <class T, class Limits>
  void read(const Value& value, const JsonPlace& place, std::shared_ptr<const T>& member,
            Limits limits) {
    auto fresh = std::make_shared<T>();
    read(value, place, *fresh, limits);
    member = std::move(fresh);
  }

  template <class T, class Limits>
  void read(const Value& value, const JsonPlace& place, std::vector<T>& member, Limits limits) {
    const boost::json::array* list = listAt(value, place);
    if (!list) return;
    member.clear();
    member.reserve(list->size());
    for (std::size_t i = 0; i < list->size() && !m_failure; ++i) {
      read((*list)[i], JsonPlace{&place, {}, i}, member.emplace_back(), limits);
    }
  }

  template <class T>
  requires requires(FieldReader& reader, T& value) { fields(reader, value); }
  void read(const Value& value, const JsonPlace& place, T& member, Unlimited) {
    if (const boost::json::object* object = objectAt(value, place)) {
      FieldReader nested(*object, place, m_failure);
      fields(nested, member);
    }
  }

  const boost::json::object& m_object;
  const JsonPlace& m_place;
  ReadFailure& m_failure;
  std::vector<std::string_view> m_known;
};

}  // namespace slicescape
