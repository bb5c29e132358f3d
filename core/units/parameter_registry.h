// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/quantity_kind.h"
#include "core/units/text.h"

namespace slicescape {

/// How a parameter is edited.
enum class ParameterForm {
  Quantity,  ///< a number with a unit
  Choice,    ///< one of `choices`
  Switch,    ///< on or off
  Name,      ///< free text or an id
  List,      ///< several names, ids or indices
};

/// One value of a Choice: as the file has it and as people read it.
struct ParameterChoice {
  std::string value;
  Text label;
};

/// What the product knows about one parameter of a plan, written once: inspector rows,
/// tooltips, the allowed range in a field's error text, and documentation are made from it.
struct ParameterInfo {
  std::string key;  ///< path in the plan file: "layout.tp", "cluster.links[].bytes_per_s"
  ParameterForm form = ParameterForm::Quantity;
  QuantityKind quantity = QuantityKind::Count;
  Text label;    ///< short, as in front of a field
  Text meaning;  ///< one sentence
  Text origin;   ///< where the value comes from or where to look it up
  /// The value a new plan has, in the base unit; a switch is 0 or 1. Empty for names, and
  /// for what the plan may leave open: then the evaluation decides and lists its choice
  /// among the assumptions.
  std::optional<double> defaultValue;
  std::string defaultChoice;  ///< the same for choices and names
  double minimum = 0;         ///< allowed range of a quantity, in the base unit, ends included
  double maximum = std::numeric_limits<double>::max();
  bool mayBeOpen = false;  ///< the plan may leave it open
  std::vector<ParameterChoice> choices;

  bool allows(double value) const { return value >= minimum && value <= maximum; }
};

/// Every parameter, in the order of the plan file.
const std::vector<ParameterInfo>& parameters();

/// The parameter a path names, list indices ignored ("cluster.links[3].latency_s" is
/// "cluster.links[].latency_s"); null when there is none.
const ParameterInfo* findParameter(std::string_view path);

}  // namespace slicescape
