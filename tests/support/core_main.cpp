// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "tests/support/registry.h"

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  return slicescape::testing::runAll(argc, argv);
}
