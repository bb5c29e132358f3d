// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/hf_config.h"
#include "core/model/object_reader.h"

namespace slicescape::hf {

/// One reading of a config.json: what is known so far of the model, and what the user
/// should be told. Families write into `model`; nothing else is shared between them.
struct Reading {
  ReadingLog log;
  ModelProfile model;
  std::vector<ImportWarning> warnings;
  std::vector<IgnoredKey> ignored;
  /// The family (model_type) whose rules apply to the language stack.
  std::string family;

  bool failed() const { return log.error.has_value(); }
  void warn(std::string place, Text message) {
    warnings.push_back({std::move(place), std::move(message)});
  }
  /// Appends one layer; too many different kinds is a failure.
  void add(LayerKind layer);
  /// Notes a part that is not counted, with its reason, as an empty tower.
  void leaveOut(std::string name, std::string place, std::string reason);
};

/// Reads the language stack of `keys` into `reading.model`.
using FamilyReader = void (*)(const ObjectReader& keys, Reading& reading);

}  // namespace slicescape::hf
