// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QProcess>

#include "core/units/json_reader.h"
#include "tests/support/shared_data.h"

namespace slicescape::testing {

boost::json::value ProgramResult::json() const {
  const Result<boost::json::value> value =
      parseJson({output.constData(), static_cast<std::size_t>(output.size())}, "output");
  return value ? *value : boost::json::value();
}

ProgramResult runCli(const QStringList& arguments) {
  constexpr int kMostMilliseconds = 120'000;
  QProcess process;
  // No display, and a locale with a decimal comma where the machine has one.
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove(QStringLiteral("DISPLAY"));
  environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"));
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral(SLICESCAPE_CLI_PATH), arguments);
  ProgramResult result;
  if (process.waitForFinished(kMostMilliseconds) && process.exitStatus() == QProcess::NormalExit) {
    result.exitCode = process.exitCode();
  }
  result.output = process.readAllStandardOutput();
  result.messages = process.readAllStandardError();
  return result;
}

QString examplePath(const QString& name) {
  return sourcePath(QStringLiteral("resources/examples/%1.slicescape").arg(name));
}

}  // namespace slicescape::testing
