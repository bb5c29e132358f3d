// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <string_view>

#include "app/cli/man_page.h"
#include "app/cli/output.h"
#include "app/cli/usage.h"
#include "app/cli/verb.h"

namespace {

using slicescape::cli::ExitCode;

/// Known before parsing: a wrong command line is answered in JSON as well.
bool asksForJson(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--json") return true;
  }
  return false;
}

ExitCode run(int argc, char** argv) {
  CLI::App app("Plans distributed training: what fits, how fast it is, and why.", "slicescape-cli");
  app.set_version_flag("--version", SLICESCAPE_VERSION);
  app.footer(
      "Exit codes: 0 done, 1 the answer is no, 2 bad usage, 3 bad input file.\n"
      "With --json one JSON document is printed on standard output; messages go to standard "
      "error.");
  app.require_subcommand(1);
  app.add_flag_callback(
      "--man",
      [&app] {
        throw CLI::CallForVersion(
            slicescape::cli::manPage(app, SLICESCAPE_VERSION, SLICESCAPE_RELEASE_DATE), 0);
      },
      "Print the manual page in man(7) and exit");

  std::vector<std::pair<CLI::App*, std::function<ExitCode()>>> commands;
  for (const slicescape::cli::Verb& verb : slicescape::cli::verbs()) {
    CLI::App* command = app.add_subcommand(verb.name, verb.summary);
    commands.emplace_back(command, verb.declare(*command));
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& wanted) {  // --help, --version
    return app.exit(wanted) == 0 ? ExitCode::Done : ExitCode::BadUsage;
  } catch (const CLI::ParseError& problem) {
    return fail(slicescape::cli::usageError(app, problem), ExitCode::BadUsage,
                asksForJson(argc, argv));
  }
  for (const auto& [command, runCommand] : commands) {
    if (command->parsed()) return runCommand();
  }
  return ExitCode::BadUsage;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return static_cast<int>(run(argc, argv));
  } catch (const std::exception& problem) {  // out of memory and the like
    std::fprintf(stderr, "slicescape-cli: %s\n", problem.what());
    return static_cast<int>(ExitCode::BadInput);
  }
}
