// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/plan_field.h"

#include <QStringList>
#include <algorithm>
#include <cassert>
#include <iterator>

#include "ui/inspector/field_value.h"

namespace slicescape::ui {

const std::vector<PlanField>& planFields() {
  static const std::vector<PlanField> kAll = [] {
    std::vector<PlanField> all;
    for (auto table : {plan_field_tables::cluster(), plan_field_tables::workload(),
                       plan_field_tables::layout(), plan_field_tables::platform()}) {
      std::move(table.begin(), table.end(), std::back_inserter(all));
    }
    return all;
  }();
  return kAll;
}

const PlanField& planField(std::string_view key) {
  const auto& all = planFields();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const PlanField& field) { return field.info->key == key; });
  assert(found != all.end());
  return *found;
}

FieldValue defaultOf(const ParameterInfo& info) {
  if (info.mayBeOpen) return {};
  switch (info.form) {
    case ParameterForm::Quantity:
      return info.defaultValue.value_or(0);
    case ParameterForm::Switch:
      return info.defaultValue.value_or(0) != 0;
    case ParameterForm::Choice:
    case ParameterForm::Name:
    case ParameterForm::List:
      return info.defaultChoice;
  }
  return {};
}

bool isChanged(const ParameterInfo& info, const FieldValue& value) {
  return value != defaultOf(info);
}

std::vector<std::string> splitList(const std::string& text) {
  std::vector<std::string> parts;
  for (const QString& part : QString::fromStdString(text).split(u',')) {
    if (!part.trimmed().isEmpty()) parts.push_back(part.trimmed().toStdString());
  }
  return parts;
}

std::string joinList(const std::vector<std::string>& parts) {
  QStringList list;
  for (const std::string& part : parts) list << QString::fromStdString(part);
  return list.join(QStringLiteral(", ")).toStdString();
}

}  // namespace slicescape::ui
