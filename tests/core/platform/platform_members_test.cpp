// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/platform_members.h"

#include <algorithm>

#include "core/plan/evaluate.h"
#include "core/platform/plan_completion.h"
#include "core/platform/queue_policy.h"
#include "core/units/parameter_registry.h"
#include "tests/support/registry.h"

using namespace slicescape;

class PlatformMembersTest : public QObject {
  Q_OBJECT
 private slots:
  void aMemberIsSetAndTakenOut();
  void otherKeysSurvive();
  void textThatIsNoObjectIsReplaced();
  void aDeadlineIsReadHoweverItIsWritten_data();
  void aDeadlineIsReadHoweverItIsWritten();
  void settingADateKeepsItADeadline();
  void openValuesNameTheirPlace();
  void statedValuesAreNotOpen();
};

void PlatformMembersTest::aMemberIsSetAndTakenOut() {
  std::optional<std::string> text;
  setMemberOfText(text, "utilisation", boost::json::value(0.85));
  QCOMPARE(memberOfText(text, "utilisation")->as_double(), 0.85);
  QVERIFY(!memberOfText(text, "order"));
  setMemberOfText(text, "utilisation", std::nullopt);
  QVERIFY(!text.has_value());
}

void PlatformMembersTest::otherKeysSurvive() {
  std::optional<std::string> text = R"({"order": "strict", "of_another_tool": [1, 2]})";
  setMemberOfText(text, "order", boost::json::value("backfill"));
  QCOMPARE(std::string(memberOfText(text, "order")->as_string()), std::string("backfill"));
  QCOMPARE(memberOfText(text, "of_another_tool")->as_array().size(), std::size_t(2));
}

void PlatformMembersTest::textThatIsNoObjectIsReplaced() {
  std::optional<std::string> text = "[1, 2]";
  QVERIFY(!memberOfText(text, "order"));
  setMemberOfText(text, "order", boost::json::value("strict"));
  QCOMPARE(std::string(memberOfText(text, "order")->as_string()), std::string("strict"));
}

void PlatformMembersTest::aDeadlineIsReadHoweverItIsWritten_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("date");
  QTest::addColumn<double>("seconds");
  QTest::newRow("seconds") << "86400"
                           << "" << 86400.0;
  QTest::newRow("a date") << "\"2027-03-31\""
                          << "2027-03-31" << 0.0;
  QTest::newRow("an object with seconds") << "{\"s\": 3600}"
                                          << "" << 3600.0;
  QTest::newRow("an object with a date") << "{\"date\": \"2027-03-31\"}"
                                         << "2027-03-31" << 0.0;
}

void PlatformMembersTest::aDeadlineIsReadHoweverItIsWritten() {
  QFETCH(QString, text);
  QFETCH(QString, date);
  QFETCH(double, seconds);
  PlatformProfile platform;
  platform.deadline = text.toStdString();
  const auto day = deadlineMember(platform, "date");
  QCOMPARE(day ? QString::fromStdString(std::string(day->as_string())) : QString(), date);
  const auto time = deadlineMember(platform, "s");
  QCOMPARE(time ? time->to_number<double>() : 0.0, seconds);
}

void PlatformMembersTest::settingADateKeepsItADeadline() {
  Plan plan;
  plan.platform = plan.platform.edited([](PlatformProfile& platform) {
    platform.deadline = "\"2027-03-31\"";
    setDeadlineMember(platform, "start", boost::json::value("2027-03-01"));
  });
  QCOMPARE(deadlineSeconds(plan).value_or(0), 30 * 86400.0);
}

/// Each is a parameter of the registry, so that a field can show it.
void PlatformMembersTest::openValuesNameTheirPlace() {
  const Plan plan;
  const std::vector<Assumption> all = openPlatformSettings(plan, Evaluation());
  QVERIFY(all.size() >= 15);
  for (const Assumption& one : all) {
    QVERIFY2(findParameter(one.path) != nullptr, one.path.c_str());
    QVERIFY2(!one.value.empty() && !one.reason.empty(), one.path.c_str());
  }
}

void PlatformMembersTest::statedValuesAreNotOpen() {
  Plan plan;
  plan.platform = plan.platform.edited([](PlatformProfile& platform) {
    platform.priors.restartS = 600;
    platform.queue = R"({"order": "backfill"})";
  });
  for (const Assumption& one : openPlatformSettings(plan, Evaluation())) {
    QVERIFY(one.path != "platform.priors.restart_s");
    QVERIFY(one.path != "platform.queue.order");
  }
}

SLICESCAPE_TEST(PlatformMembersTest);
#include "platform_members_test.moc"
