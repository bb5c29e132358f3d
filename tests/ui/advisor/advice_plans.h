// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "core/storage/plan_json.h"
#include "tests/support/shared_data.h"
#include "ui/advisor/advisor.h"

namespace slicescape::testing {

/// One of the worked scenarios.
inline Plan scenario(const char* name) {
  return *loadPlanFile(sourcePath(QStringLiteral("tests/data/advice/") + QString::fromLatin1(name) +
                                  QStringLiteral(".slicescape"))
                           .toStdString());
}

/// Judges at once and waits for the answer.
inline bool judged(ui::Advisor& advisor) {
  advisor.judge();
  return QTest::qWaitFor([&advisor] { return !advisor.isRunning() && advisor.advice() != nullptr; },
                         60000);
}

}  // namespace slicescape::testing
