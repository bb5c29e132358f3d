// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// What a plan file may hold at one place: the listing of plan_fields.h as data. Used to
/// tell a mistyped path from a member of a newer version, to name the nearest key, and to
/// compare the JSON Schema with the code.
struct FieldShape {
  enum class Kind { Object, List, Map, Switch, Whole, Real, Text, Word, HostType, Any };

  FieldShape(Kind ofKind = Kind::Any) : kind(ofKind) {}  // NOLINT: a kind is a shape

  Kind kind;
  bool required = false;
  std::vector<std::pair<std::string, FieldShape>> members;  ///< Object and HostType
  std::vector<FieldShape> element;                          ///< List and Map: one entry
  std::vector<std::string> words;                           ///< Word
  double least = 0;                                         ///< Whole and Real
  double most = 0;

  const FieldShape* member(std::string_view key) const;
};

/// The shape of a whole plan.
const FieldShape& planShape();

/// Visitor that collects the shape of one struct (verbs: plan_fields.h).
class ShapeCollector {
 public:
  FieldShape take() { return std::move(m_shape); }
  ShapeCollector() { m_shape.kind = FieldShape::Kind::Object; }

  void constant(std::string_view key, std::string_view text) {
    FieldShape shape{FieldShape::Kind::Word};
    shape.words.emplace_back(text);
    add(key, std::move(shape), true);
  }
  template <class T, class Limits = Unlimited>
  void required(std::string_view key, const T& member, Limits limits = {}) {
    add(key, shapeOf(member, limits), true);
  }
  template <class T, class Limits = Unlimited>
  void member(std::string_view key, const T& member, Limits limits = {}) {
    add(key, shapeOf(member, limits), false);
  }
  template <class T, class Default, class Limits = Unlimited>
  void sparse(std::string_view key, const T& target, const Default&, Limits limits = {}) {
    member(key, target, limits);
  }
  template <class T, class Limits = Unlimited>
  void cosmetic(std::string_view key, const T& target, Limits limits = {}) {
    member(key, target, limits);
  }
  void raw(std::string_view key, const std::optional<std::string>&) { add(key, {}, false); }
  template <class Listing>
  void group(std::string_view key, Listing&& listing) {
    ShapeCollector nested;
    listing(nested);
    add(key, nested.take(), false);
  }
  void pair(std::string_view key, int, int, Whole limits) {
    add(key, listOf(shapeOf(0, limits)), false);
  }
  template <class T>
  void keyed(std::string_view key, const std::vector<T>&, std::string T::*) {
    FieldShape map{FieldShape::Kind::Map};
    map.element.push_back(shapeOf(T(), Unlimited()));
    add(key, std::move(map), false);
  }
  void runs(std::string_view key, const std::vector<std::uint16_t>&);
  void rest(const UnknownKeys&) {}

 private:
  using Kind = FieldShape::Kind;

  void add(std::string_view key, FieldShape shape, bool required) {
    shape.required = required;
    m_shape.members.emplace_back(key, std::move(shape));
  }
  static FieldShape listOf(FieldShape element) {
    FieldShape list{Kind::List};
    list.element.push_back(std::move(element));
    return list;
  }
  static FieldShape numberOf(Kind kind, double least, double most) {
    FieldShape shape{kind};
    shape.least = least;
    shape.most = most;
    return shape;
  }

  static FieldShape shapeOf(bool, Unlimited) { return Kind::Switch; }
  static FieldShape shapeOf(std::int64_t, Whole limits) {
    return numberOf(Kind::Whole, static_cast<double>(limits.least),
                    static_cast<double>(limits.most));
  }
  static FieldShape shapeOf(double, Real limits) {
    return numberOf(Kind::Real, limits.least, limits.most);
  }
  static FieldShape shapeOf(const std::string&, Unlimited) { return Kind::Text; }
  static FieldShape shapeOf(const Position&, Real limits) { return listOf(shapeOf(0.0, limits)); }
  static FieldShape shapeOf(const std::pair<double, double>&, Real limits) {
    return listOf(shapeOf(0.0, limits));
  }
  static FieldShape shapeOf(const std::vector<std::pair<std::string, std::string>>&, Unlimited) {
    FieldShape map{Kind::Map};
    map.element.push_back(Kind::Text);
    return map;
  }
  static FieldShape shapeOf(const std::variant<std::string, InlineHost>&, Unlimited);
  template <class T, class Limits>
  requires kIsQuantity<T>
  static FieldShape shapeOf(const T& member, Limits limits) {
    return shapeOf(member.value(), limits);
  }
  template <class T>
  requires std::is_enum_v<T>
  static FieldShape shapeOf(T, Unlimited) {
    FieldShape shape{Kind::Word};
    for (const auto& [word, value] : EnumWords<T>::kWords) shape.words.emplace_back(word);
    return shape;
  }
  template <class T, class Limits>
  static FieldShape shapeOf(const std::optional<T>&, Limits limits) {
    return shapeOf(T(), limits);
  }
  template <class T, class Limits>
  static FieldShape shapeOf(const Shared<T>&, Limits limits) {
    return shapeOf(T(), limits);
  }
  template <class T, class Limits>
  static FieldShape shapeOf(const std::shared_ptr<const T>&, Limits limits) {
    return shapeOf(T(), limits);
  }
  template <class T, class Limits>
  static FieldShape shapeOf(const std::vector<T>&, Limits limits) {
    return listOf(shapeOf(T(), limits));
  }
  template <class T>
  requires requires(ShapeCollector& collector, const T& value) { fields(collector, value); }
  static FieldShape shapeOf(const T& member, Unlimited) {
    ShapeCollector nested;
    fields(nested, member);
    return nested.take();
  }

  FieldShape m_shape;
};

}  // namespace slicescape
