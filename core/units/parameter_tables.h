// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>

#include "core/units/parameter_registry.h"

// The tables the registry is put together from, one per part of the plan, and the short
// forms they are written in. Not for use outside core/units.

namespace slicescape::parameter_tables {

std::vector<ParameterInfo> cluster();
std::vector<ParameterInfo> workload();
std::vector<ParameterInfo> layout();
std::vector<ParameterInfo> platform();

/// Label, meaning and origin of one parameter; each wrapped in SLICESCAPE_TEXT.
struct Words {
  const char* label;
  const char* meaning;
  const char* origin;
};

struct Range {
  double minimum;
  double maximum;
};

inline ParameterInfo described(const char* key, ParameterForm form, const Words& words) {
  ParameterInfo info;
  info.key = key;
  info.form = form;
  info.label = Text{words.label, {}};
  info.meaning = Text{words.meaning, {}};
  info.origin = Text{words.origin, {}};
  return info;
}

inline ParameterInfo quantity(const char* key, QuantityKind kind, Range range,
                              std::optional<double> defaultValue, const Words& words) {
  ParameterInfo info = described(key, ParameterForm::Quantity, words);
  info.quantity = kind;
  info.minimum = range.minimum;
  info.maximum = range.maximum;
  info.defaultValue = defaultValue;
  info.mayBeOpen = !defaultValue;
  return info;
}

inline ParameterInfo openSwitch(const char* key, const Words& words) {
  ParameterInfo info = described(key, ParameterForm::Switch, words);
  info.mayBeOpen = true;
  return info;
}

/// `defaultChoice` null: the plan may leave it open.
inline ParameterInfo choice(
    const char* key, const char* defaultChoice,
    std::initializer_list<std::pair<const char*, const char*>> valuesAndLabels,
    const Words& words) {
  ParameterInfo info = described(key, ParameterForm::Choice, words);
  if (defaultChoice) {
    info.defaultChoice = defaultChoice;
  } else {
    info.mayBeOpen = true;
  }
  for (const auto& [value, label] : valuesAndLabels) {
    info.choices.push_back({value, Text{label, {}}});
  }
  return info;
}

inline ParameterInfo openName(const char* key, ParameterForm form, const Words& words) {
  ParameterInfo info = described(key, form, words);
  info.mayBeOpen = true;
  return info;
}

}  // namespace slicescape::parameter_tables
