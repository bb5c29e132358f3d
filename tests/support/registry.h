// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>
#include <functional>
#include <memory>
#include <vector>

/// Test classes of one program. A class is registered where it is defined, so a new test
/// file is added to its CMakeLists.txt and nowhere else.
namespace slicescape::testing {

using Factory = std::function<std::unique_ptr<QObject>()>;

inline std::vector<Factory>& registry() {
  static std::vector<Factory> factories;
  return factories;
}

template <class T>
struct Registration {
  Registration() {
    registry().push_back([] { return std::make_unique<T>(); });
  }
};

/// Runs every class; the exit code is the number of failures.
inline int runAll(int argc, char** argv) {
  int failures = 0;
  for (const Factory& factory : registry()) {
    const auto test = factory();
    failures += QTest::qExec(test.get(), argc, argv);
  }
  return failures;
}

}  // namespace slicescape::testing

#define SLICESCAPE_TEST(Class) \
  static const slicescape::testing::Registration<Class> registrationOf##Class {}
