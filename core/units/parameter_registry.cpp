// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parameter_registry.h"

#include <algorithm>
#include <iterator>

#include "core/units/parameter_tables.h"

namespace slicescape {

const std::vector<ParameterInfo>& parameters() {
  static const std::vector<ParameterInfo> kAll = [] {
    std::vector<ParameterInfo> all;
    for (auto table : {parameter_tables::cluster(), parameter_tables::workload(),
                       parameter_tables::layout(), parameter_tables::platform()}) {
      std::move(table.begin(), table.end(), std::back_inserter(all));
    }
    return all;
  }();
  return kAll;
}

const ParameterInfo* findParameter(std::string_view path) {
  std::string key;
  bool inBrackets = false;
  for (const char c : path) {
    if (c == ']') inBrackets = false;
    if (!inBrackets) key += c;
    if (c == '[') inBrackets = true;
  }
  const auto& all = parameters();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const ParameterInfo& info) { return info.key == key; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace slicescape
