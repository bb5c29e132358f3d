// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "core/search/search.h"

namespace slicescape::cli {

/// What a command line says about the space to search; shared by the verbs that search.
struct SpaceOptions {
  std::vector<std::string> fixed;
  std::vector<std::string> bounds;
  std::vector<std::string> limits;
  std::string gpus;
  std::string framework;
};

/// Adds the options to `command`, each with its units and an example.
void addSpaceOptions(CLI::App& command, SpaceOptions& options);

/// The default space of the plan, narrowed as the options say.
Result<SearchSpace> spaceFrom(const Plan& plan, const SpaceOptions& options);

/// "TP 8 · PP 4 · …" of a plan, short enough for a table.
std::string shortLayout(const Plan& plan);

}  // namespace slicescape::cli
