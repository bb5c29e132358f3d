// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/capabilities.h"

#include <QTest>
#include <set>

#include "core/platform/platform_settings.h"
#include "core/units/parameter_registry.h"
#include "tests/support/registry.h"

using namespace slicescape;

/// The profile's questions, and the defaults where none is answered.
class CapabilitiesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyLevelIsExplained() {
    std::set<std::string> meanings;
    for (const CapabilityInfo& info : capabilityTable()) {
      QVERIFY(&infoOf(info.capability) == &info);
      QVERIFY(!info.name.empty());
      for (const Text& level : info.levels) QVERIFY(!level.empty());
      for (const Text& step : info.steps) QVERIFY(meanings.insert(step.pattern).second);
      QVERIFY2(findParameter(std::string("platform.capabilities.") + info.key), info.key);
    }
  }
  void answersAreKeptApart() {
    Capabilities capabilities;
    for (const CapabilityInfo& info : capabilityTable()) {
      QVERIFY(!levelOf(capabilities, info.capability));
      setLevel(capabilities, info.capability, static_cast<int>(info.capability) % 4);
    }
    for (const CapabilityInfo& info : capabilityTable()) {
      QCOMPARE(*levelOf(capabilities, info.capability), static_cast<int>(info.capability) % 4);
    }
    setLevel(capabilities, Capability::Gang, std::nullopt);
    QVERIFY(!capabilities.gang);
  }
  void everyDefaultIsAnAssumption() {
    std::vector<Assumption> assumptions;
    const PlatformSettings settings = platformSettings(Plan(), &assumptions);
    QVERIFY(!settings.isAnswered());
    QCOMPARE(settings.failuresPerHostDay, 0.0038);
    QVERIFY(assumptions.size() >= 12);
    for (const Assumption& assumption : assumptions) {
      QVERIFY2(findParameter(assumption.path), assumption.path.c_str());
      QVERIFY(!assumption.reason.empty());
    }
  }
  void whatIsStatedIsNoAssumption() {
    Plan plan;
    plan.platform = plan.platform.edited([](PlatformProfile& platform) {
      platform.priors.failuresPerHostDay = 0.0065;
      platform.capabilities.retry = 0;
    });
    std::vector<Assumption> assumptions;
    const PlatformSettings settings = platformSettings(plan, &assumptions);
    QCOMPARE(settings.failuresPerHostDay, 0.0065);
    QCOMPARE(settings.responseAfterFailureS(), 8.0 * 3600);
    for (const Assumption& assumption : assumptions) {
      QVERIFY(assumption.path != "platform.priors.failures_per_host_day");
    }
  }
};

SLICESCAPE_TEST(CapabilitiesTest);
#include "capabilities_test.moc"
