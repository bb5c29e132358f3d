// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cmath>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "core/units/quantity.h"
#include "ui/inspector/plan_field.h"

// Conversion between the members of a plan and FieldValue, and the short forms the tables
// of fields are written in. Not for use outside ui/inspector.

/// A generic lambda that reaches a member of a const or mutable part of a plan.
#define SLICESCAPE_MEMBER(path) \
  [](auto& part) -> auto& {     \
    return part.path;           \
  }

namespace slicescape::ui {

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
FieldValue toField(const T& member) {
  if constexpr (IsOptional<T>::value) {
    return member ? toField(*member) : FieldValue();
  } else if constexpr (std::is_same_v<T, std::string>) {
    return member.empty() ? FieldValue() : FieldValue(member);
  } else if constexpr (std::is_same_v<T, bool>) {
    return member;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return static_cast<double>(member);
  } else {
    return static_cast<double>(member.value());  // a Quantity
  }
}

template <class T>
void fromField(T& member, const FieldValue& value) {
  if constexpr (IsOptional<T>::value) {
    if (std::holds_alternative<std::monostate>(value)) {
      member.reset();
    } else {
      if (!member) member.emplace();
      fromField(*member, value);
    }
  } else if constexpr (std::is_same_v<T, std::string>) {
    const T* typed = std::get_if<T>(&value);
    member = typed ? *typed : T();
  } else if constexpr (std::is_same_v<T, bool>) {
    if (const T* typed = std::get_if<T>(&value)) member = *typed;
  } else if (const double* number = std::get_if<double>(&value)) {
    if constexpr (std::is_integral_v<T>) {
      member = static_cast<T>(std::llround(*number));
    } else if constexpr (std::is_same_v<T, Bytes>) {
      member = bytesFrom(*number);
    } else {
      member = T(*number);
    }
  }
}

inline const ParameterInfo* registered(const char* key) {
  const ParameterInfo* info = findParameter(key);
  assert(info);
  return info;
}

/// A member that a plan has once: `access(part)` returns a reference to it.
template <class Part, class Access>
PlanField partField(const char* key, Shared<Part> Plan::*part, Access access) {
  PlanField field;
  field.info = registered(key);
  field.get = [part, access](const Plan& plan, const std::string&) {
    return toField(access(*(plan.*part)));
  };
  field.set = [part, access](Plan& plan, const std::string&, const FieldValue& value) {
    plan.*part = (plan.*part).edited([&](Part& copy) { fromField(access(copy), value); });
  };
  return field;
}

/// "a, b ,c" as its parts without blanks; empty parts are left out.
std::vector<std::string> splitList(const std::string& text);
std::string joinList(const std::vector<std::string>& parts);

}  // namespace slicescape::ui
