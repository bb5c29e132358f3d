// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/plan/plan.h"
#include "core/units/parameter_registry.h"

namespace slicescape::ui {

/// The value of a parameter whatever its type: open, a quantity in its base unit, on or off,
/// a choice or a text. Lists are texts with commas ("tp, cp, dp").
using FieldValue = std::variant<std::monostate, double, bool, std::string>;

/// One parameter of the registry joined to the member of a plan that holds it. `id` names
/// the host group, switch group or link; it is empty for what a plan has once.
struct PlanField {
  const ParameterInfo* info = nullptr;
  std::function<FieldValue(const Plan&, const std::string& id)> get;
  std::function<void(Plan&, const std::string& id, const FieldValue&)> set;
  /// Why a typed text cannot be taken, in the window's language; empty when it can.
  std::function<QString(const Plan&, const std::string& id, const std::string& text)> check;
};

/// The field of a registry key; asserts that there is one.
const PlanField& planField(std::string_view key);
const std::vector<PlanField>& planFields();

/// True when the value is not the one a new plan has.
bool isChanged(const ParameterInfo& info, const FieldValue& value);
/// What resetting gives: open where the plan may leave it open, else the default.
FieldValue defaultOf(const ParameterInfo& info);

namespace plan_field_tables {
std::vector<PlanField> cluster();
std::vector<PlanField> workload();
std::vector<PlanField> layout();
std::vector<PlanField> platform();
}  // namespace plan_field_tables

}  // namespace slicescape::ui
