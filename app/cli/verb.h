// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace slicescape::cli {

/// What the program tells its caller (a contract with scripts).
enum class ExitCode {
  Done = 0,
  AnswerIsNo = 1,
  BadUsage = 2,
  BadInput = 3,
};

/// One verb of the command line. `declare` adds its arguments to the sub-command and
/// returns what runs it once they are parsed. Every verb has --json.
struct Verb {
  const char* name;
  const char* summary;
  std::function<ExitCode()> (*declare)(CLI::App& command);
};

std::function<ExitCode()> declareNew(CLI::App& command);
std::function<ExitCode()> declareEvaluate(CLI::App& command);
std::function<ExitCode()> declareModel(CLI::App& command);
std::function<ExitCode()> declareImport(CLI::App& command);
std::function<ExitCode()> declareSchedule(CLI::App& command);
std::function<ExitCode()> declareValidate(CLI::App& command);
std::function<ExitCode()> declareSearch(CLI::App& command);
std::function<ExitCode()> declareMerge(CLI::App& command);
std::function<ExitCode()> declareBalance(CLI::App& command);
std::function<ExitCode()> declareSweep(CLI::App& command);
std::function<ExitCode()> declareSeek(CLI::App& command);
std::function<ExitCode()> declareAdvise(CLI::App& command);
std::function<ExitCode()> declareSimulateQueue(CLI::App& command);
std::function<ExitCode()> declareBench(CLI::App& command);

/// All verbs, in the order the help shows them.
const std::vector<Verb>& verbs();

}  // namespace slicescape::cli
