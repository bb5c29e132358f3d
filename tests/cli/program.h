// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <boost/json/value.hpp>

namespace slicescape::testing {

/// What one run of slicescape-cli gave.
struct ProgramResult {
  int exitCode = -1;  ///< −1: it crashed or did not end
  QByteArray output;
  QByteArray messages;

  /// Standard output as exactly one JSON document; null when it is anything else.
  boost::json::value json() const;
};

ProgramResult runCli(const QStringList& arguments);

/// Path of a worked example.
QString examplePath(const QString& name);

}  // namespace slicescape::testing
