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

namespace slicescape {

/// What of a plan is written: the file, or only what its hash is made of.
enum class WrittenPart { Everything, WithoutCosmetics };

/// Visitor that makes a JSON object of a struct (verbs: plan_fields.h), members in the
/// order of the listing, then the unknown ones as they came.
class FieldWriter {
 public:
  explicit FieldWriter(WrittenPart part) : m_part(part) {}

  boost::json::object take() { return std::move(m_object); }

  void constant(std::string_view key, std::string_view text) { m_object[key] = text; }

  template <class T, class Limits = Unlimited>
  void required(std::string_view key, const T& member, Limits = {}) {
    m_object[key] = valueOf(member);
  }

  template <class T, class Limits = Unlimited>
  void member(std::string_view key, const T& member, Limits = {}) {
    if (isSet(member)) m_object[key] = valueOf(member);
  }

  template <class T, class Default, class Limits = Unlimited>
  void sparse(std::string_view key, const T& target, const Default& usual, Limits = {}) {
    if (!(target == usual)) m_object[key] = valueOf(target);
  }

  template <class T, class Limits = Unlimited>
  void cosmetic(std::string_view key, const T& target, Limits = {}) {
    if (m_part == WrittenPart::Everything) m_object[key] = valueOf(target);
  }

  void raw(std::string_view key, const std::optional<std::string>& member);

  template <class Listing>
  void group(std::string_view key, Listing&& listing) {
    FieldWriter nested(m_part);
    listing(nested);
    m_object[key] = nested.take();
  }

  void pair(std::string_view key, int first, int second, Whole) {
    m_object[key] = boost::json::array{first, second};
  }

  template <class T>
  void keyed(std::string_view key, const std::vector<T>& items, std::string T::*name) {
    boost::json::object object;
    for (const T& item : items) object[item.*name] = valueOf(item);
    m_object[key] = std::move(object);
  }

  void runs(std::string_view key, const std::vector<std::uint16_t>& items);
  void rest(const UnknownKeys& unknown);

 private:
  using Value = boost::json::value;

  template <class T>
  static bool isSet(const T&) {
    return true;
  }
  template <class T>
  static bool isSet(const std::optional<T>& member) {
    return member.has_value();
  }
  template <class T>
  static bool isSet(const std::shared_ptr<const T>& member) {
    return member != nullptr;
  }

  static Value valueOf(bool member) { return member; }
  static Value valueOf(int member) { return member; }
  static Value valueOf(std::int64_t member) { return member; }
  static Value valueOf(double member) { return member; }
  static Value valueOf(const std::string& member) { return Value(member); }
  static Value valueOf(const Position& member) { return boost::json::array{member.x, member.y}; }
  static Value valueOf(const std::pair<double, double>& member) {
    return boost::json::array{member.first, member.second};
  }
  static Value valueOf(const std::vector<std::pair<std::string, std::string>>& member);
  Value valueOf(const std::variant<std::string, InlineHost>& member) const;

  template <class T>
  requires kIsQuantity<T>
  static Value valueOf(const T& member) { return member.value(); }

  template <class T>
  requires std::is_enum_v<T>
  static Value valueOf(T member) { return Value(wordOf(member)); }

  template <class T>
  Value valueOf(const std::optional<T>& member) const {
    return valueOf(*member);
  }
  template <class T>
  Value valueOf(const Shared<T>& member) const {
    return valueOf(*member);
  }
  template <class T>
  Value valueOf(const std::shared_ptr<const T>& member) const {
    return valueOf(*member);
  }
  template <class T>
  Value valueOf(const std::vector<T>& member) const {
    boost::json::array list;
    list.reserve(member.size());
    for (const T& item : member) list.push_back(valueOf(item));
    return list;
  }
  template <class T>
  requires requires(FieldWriter& writer, const T& value) { fields(writer, value); }
  Value valueOf(const T& member) const {
    FieldWriter nested(m_part);
    fields(nested, member);
    return nested.take();
  }

  WrittenPart m_part;
  boost::json::object m_object;
};

}  // namespace slicescape
