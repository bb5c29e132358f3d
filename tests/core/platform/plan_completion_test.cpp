// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/plan_completion.h"

#include <QTest>
#include <cmath>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

Plan example(std::size_t index) {
  const resources::Example& file = resources::examples()[index];
  return *loadPlan(file.text, file.file);
}

}  // namespace

/// Checkpoints, intervals and the date of whole plans.
class PlanCompletionTest : public QObject {
  Q_OBJECT

 private slots:
  void aCheckpointHoldsStatesWithoutGradients() {
    const Plan plan = example(0);  // 70B on 64 H100, Adam: 2 + 12 bytes
    const Evaluation evaluation = evaluate(plan);
    PlatformSettings settings = platformSettings(plan);
    const CheckpointCost cost = checkpointCost(plan, evaluation, settings);
    QCOMPARE(cost.bytesPerParameter, 14.0);
    QCOMPARE(cost.size.value(), 14 * evaluation.totalParameters);
    QCOMPARE(cost.write.value(), double(cost.size.value()) / 4e10);
    QVERIFY(!cost.asynchronous);
    QCOMPARE(cost.blocking, cost.write);
    QCOMPARE(cost.perHost.value(), std::llround(14 * double(evaluation.totalParameters) / 8));
    settings.levels[std::size_t(Capability::Checkpoint)] = 2;
    const CheckpointCost copied = checkpointCost(plan, evaluation, settings);
    QVERIFY(copied.asynchronous);
    QVERIFY(copied.blocking.value() < 1);
    QCOMPARE(copied.write, cost.write);
  }
  void thePlansOwnFiguresAreUsed() {
    Plan plan = example(0);
    plan.platform = plan.platform.edited([](PlatformProfile& platform) {
      platform.priors.checkpointIntervalS = 1234;
      platform.priors.checkpointBlockingS = 7;
      platform.priors.queueWaitS = 3600;
      platform.deadline = R"({"date": "2027-03-10", "start": "2026-12-01"})";
    });
    const auto completion = planCompletion(plan, evaluate(plan));
    QVERIFY(completion.has_value());
    QVERIFY(completion->intervalIsChosen);
    QCOMPARE(completion->input.intervalS, 1234.0);
    QCOMPARE(completion->input.blockingS, 7.0);
    QCOMPARE(completion->estimate.parts.queueWait, 3600.0);
    QCOMPARE(*completion->input.deadlineS, 99 * 86400.0);
    QVERIFY(completion->estimate.deadlineProbability.has_value());
    QVERIFY(completion->indicative);
  }
  void aPlanWithoutTokensHasNoDate() {
    Plan plan = example(0);
    plan.workload = plan.workload.edited([](Workload& work) { work.tokens.reset(); });
    QVERIFY(!planCompletion(plan, evaluate(plan)));
  }
  void sparesMakeRequeueingUnnecessary() {
    Plan plan = example(0);
    plan.platform = plan.platform.edited([](PlatformProfile& platform) {
      platform.priors.requeueS = 14400;
      platform.spareHosts = 0;
    });
    QCOMPARE(planCompletionInput(plan, evaluate(plan))->input.requeueS, 14400.0);
    plan.platform = plan.platform.edited([](PlatformProfile& p) { p.spareHosts = 2; });
    QCOMPARE(planCompletionInput(plan, evaluate(plan))->input.requeueS, 0.0);
  }
  void datesAreCounted_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("days");  // −1000: no date
    QTest::newRow("one day") << "2026-12-31"
                             << "2027-01-01" << 1;
    QTest::newRow("a leap year") << "2028-02-01"
                                 << "2028-03-01" << 29;
    QTest::newRow("backwards") << "2027-01-02"
                               << "2027-01-01" << -1;
    QTest::newRow("no such day") << "2027-02-01"
                                 << "2027-02-30" << -1000;
    QTest::newRow("no date") << "2027-02-01"
                             << "soon" << -1000;
    QTest::newRow("letters in it") << "2027-02-01"
                                   << "2027-0a-02" << -1000;
  }
  void datesAreCounted() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QTEST(int(daysBetween(from.toStdString(), to.toStdString()).value_or(-1000)), "days");
  }
  void deadlinesAreRead_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<double>("seconds");
    QTest::newRow("a number of seconds") << "86400" << 86400.0;
    QTest::newRow("in an object") << R"({"s": 3600})" << 3600.0;
    QTest::newRow("a date, from today") << R"("2026-12-03")" << 2 * 86400.0;
    QTest::newRow("a date with its start")
        << R"({"date": "2026-12-11", "start": "2026-12-10"})" << 86400.0;
    QTest::newRow("in the past") << R"({"date": "2026-11-01"})" << 0.0;
    QTest::newRow("something else") << "[1]" << 0.0;
  }
  void deadlinesAreRead() {
    QFETCH(QString, json);
    Plan plan;
    plan.platform = plan.platform.edited(
        [&](PlatformProfile& platform) { platform.deadline = json.toStdString(); });
    QTEST(deadlineSeconds(plan, "2026-12-01").value_or(0), "seconds");
  }
};

SLICESCAPE_TEST(PlanCompletionTest);
#include "plan_completion_test.moc"
