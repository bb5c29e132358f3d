// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage.h"

#include "core/units/spelling.h"

namespace slicescape::cli {
namespace {

/// "--top" of an option that is also called "-t".
std::vector<std::string> optionNames(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::string nearestOf(const std::string& word, const std::vector<std::string>& names) {
  return nearestSpelling(word, std::vector<std::string_view>(names.begin(), names.end()));
}

}  // namespace

Error usageError(const CLI::App& app, const CLI::ParseError& problem) {
  const std::vector<CLI::App*> chosen = app.get_subcommands();
  const CLI::App& command = chosen.empty() ? app : *chosen.front();

  std::string nearest;
  for (const std::string& word : command.remaining(true)) {
    std::vector<std::string> names = optionNames(command);
    if (chosen.empty()) {
      for (const CLI::App* verb : app.get_subcommands(nullptr)) names.push_back(verb->get_name());
    }
    nearest = nearestOf(word.substr(0, word.find('=')), names);
    if (!nearest.empty()) break;
  }
  const std::string help =
      chosen.empty() ? "slicescape-cli --help" : "slicescape-cli " + command.get_name() + " --help";
  Error error;
  error.place = chosen.empty() ? std::string() : command.get_name();
  error.expected = {"{0}", {std::string(problem.what())}};
  if (nearest.empty()) {
    error.remedy = {SLICESCAPE_TEXT("See {0}."), {help}};
  } else {
    error.remedy = {SLICESCAPE_TEXT("Did you mean {0}? See {1}."), {nearest, help}};
  }
  return error;
}

}  // namespace slicescape::cli
