// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/units/text.h"

namespace slicescape {

enum class Severity { Info, Warning, Error };

/// Points at one thing of a plan; every view shares these ids, so a click anywhere
/// selects the same thing everywhere.
enum class SubjectKind { Stage, Layer, Host, Switch, Link, Field, Axis, Rank };

struct Subject {
  SubjectKind kind = SubjectKind::Field;
  std::string id;  ///< stage, layer and rank: decimal number; field: "layout.tp"; axis: "tp"

  auto operator<=>(const Subject&) const = default;
};

/// A fact about the plan that the user should know: what, how bad, where, by which
/// numbers, and what to do. A broken rule is a finding, never an exception.
struct Finding {
  std::string code;  ///< stable, e.g. "memory.over-capacity"
  Severity severity = Severity::Warning;
  std::vector<Subject> subjects;
  Text message;
  std::vector<std::pair<std::string, TextArgument>> evidence;  ///< name -> value
  Text remedy;

  bool operator==(const Finding&) const = default;
};

}  // namespace slicescape
