// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/custom_schedule.h"

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

class CustomScheduleTest : public QObject {
  Q_OBJECT
 private slots:
  void whatWasBuiltAndReadAgainEvaluatesAlike_data();
  void whatWasBuiltAndReadAgainEvaluatesAlike();
  void refusesWhatDoesNotFit_data();
  void refusesWhatDoesNotFit();
  void aCircleIsNamed();
  void aPlanThatChangedSinceSaysSo();
  void aPlanWithoutProgramsSaysSo();
  void otherChunksSpreadTheLayersAnew();
};

/// A plan with 8 micro-batches on 4 ranks.
Plan smallPlan(int vpp = 1) {
  Plan plan = llama70b();
  plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch = 16; });
  plan.layout = plan.layout.edited([&](Layout& layout) { layout.vpp = vpp; });
  return plan;
}

Schedule scheduleOf(ScheduleKind kind, int chunks, int ranks = 4, int microBatches = 8) {
  ScheduleShape shape;
  shape.kind = kind;
  shape.ranks = ranks;
  shape.microBatches = microBatches;
  shape.chunks = chunks;
  return buildSchedule(shape);
}

Schedule readBack(const Schedule& schedule) {
  return readScheduleCsv(*writeScheduleCsv(schedule))->schedule;
}

void CustomScheduleTest::whatWasBuiltAndReadAgainEvaluatesAlike_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("chunks");
  QTest::newRow("1F1B") << static_cast<int>(ScheduleKind::OneFOneB) << 1;
  QTest::newRow("interleaved") << static_cast<int>(ScheduleKind::Interleaved) << 2;
  QTest::newRow("breadth-first, three chunks") << static_cast<int>(ScheduleKind::BreadthFirst) << 3;
  QTest::newRow("ZB-H2") << static_cast<int>(ScheduleKind::ZbH2) << 1;
  QTest::newRow("ZB-V, down and back up") << static_cast<int>(ScheduleKind::ZbV) << 2;
  QTest::newRow("DualPipeV, overlapped pairs") << static_cast<int>(ScheduleKind::DualPipeV) << 2;
}

void CustomScheduleTest::whatWasBuiltAndReadAgainEvaluatesAlike() {
  QFETCH(const int, kind);
  QFETCH(const int, chunks);
  const auto built = static_cast<ScheduleKind>(kind);
  Plan named = smallPlan(chunks);
  named.layout = named.layout.edited([&](Layout& layout) {
    layout.schedule.kind = scheduleName(built);
    layout.flags.p2pOverlap = true;
  });
  const auto custom =
      withCustomSchedule(named, readBack(scheduleOf(built, chunks)), "schedule.csv");
  QVERIFY(custom.has_value());
  QCOMPARE(custom->layout->schedule.kind, std::string("custom"));
  const Evaluation expected = evaluate(named);
  const Evaluation found = evaluate(*custom);
  QVERIFY(expected.stepTime.p50 > 0);
  QCOMPARE(found.stepTime.p50, expected.stepTime.p50);
  QCOMPARE(found.peakDevice, expected.peakDevice);
  QCOMPARE(found.bubbleRatio, expected.bubbleRatio);
  QVERIFY(stagesOf(*custom) == stagesOf(named));
}

void CustomScheduleTest::refusesWhatDoesNotFit_data() {
  QTest::addColumn<int>("ranks");
  QTest::addColumn<int>("microBatches");
  QTest::addColumn<QString>("expected");
  QTest::newRow("programs of eight ranks for a pipeline of four")
      << 8 << 8 << "The programs are for 8 ranks, one per row; the plan has PP 4";
  QTest::newRow("twelve micro-batches for a step of eight")
      << 4 << 12
      << "The programs run 12 micro-batches; the plan's step has 8 (global batch over micro-batch "
         "· DP)";
}

void CustomScheduleTest::refusesWhatDoesNotFit() {
  QFETCH(const int, ranks);
  QFETCH(const int, microBatches);
  QFETCH(const QString, expected);
  const auto changed = withCustomSchedule(
      smallPlan(), readBack(scheduleOf(ScheduleKind::OneFOneB, 1, ranks, microBatches)),
      "mine.csv");
  QVERIFY(changed.has_error());
  QCOMPARE(changed.error().file, std::string("mine.csv"));
  QCOMPARE(QString::fromStdString(toEnglish(changed.error().expected)), expected);
}

// Rank 0 wants the gradient of micro-batch 0 before it sends micro-batch 1, rank 1 wants
// micro-batch 1 first.
void CustomScheduleTest::aCircleIsNamed() {
  Plan plan = smallPlan();
  plan.layout = plan.layout.edited([](Layout& layout) { layout.pp = 2; });
  plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch = 4; });
  const auto read = readScheduleCsv("0F0,0B0,0F1,0B1\n1F0,1F1,1B0,1B1\n");
  QVERIFY(read.has_value());
  const auto changed = withCustomSchedule(plan, read->schedule, "circle.csv");
  QVERIFY(changed.has_error());
  const QString words = QString::fromStdString(toEnglish(changed.error().expected));
  QVERIFY2(words.contains("circle") && words.contains("B0.0@0 → B0.0@1") &&
               words.contains("F1.0@1 → F1.0@0"),
           qPrintable(words));
}

void CustomScheduleTest::aPlanThatChangedSinceSaysSo() {
  const auto custom =
      withCustomSchedule(smallPlan(), readBack(scheduleOf(ScheduleKind::OneFOneB, 1)), "a.csv");
  QVERIFY(custom.has_value());
  Plan changed = *custom;
  changed.workload = changed.workload.edited([](Workload& work) { work.globalBatch = 32; });
  const Evaluation evaluation = evaluate(changed);
  const Finding* finding = findingOf(evaluation, "schedule.illegal");
  QVERIFY(finding != nullptr);
  QCOMPARE(toEnglish(finding->message),
           std::string("The programs run 8 micro-batches; the plan's step has 16 (global batch "
                       "over micro-batch · DP)"));
  QVERIFY(evaluation.verdict == Verdict::Invalid);
}

void CustomScheduleTest::aPlanWithoutProgramsSaysSo() {
  Plan plan = smallPlan();
  plan.layout = plan.layout.edited([](Layout& layout) { layout.schedule.kind = "custom"; });
  const Evaluation evaluation = evaluate(plan);
  QVERIFY(findingOf(evaluation, "schedule.illegal") != nullptr);
  QVERIFY(findingOf(evaluation, "schedule.unknown") == nullptr);
}

void CustomScheduleTest::otherChunksSpreadTheLayersAnew() {
  Plan plan = smallPlan();
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.stages = stageMapOf({19, 21, 21, 19}, 4, 1);
  });
  const auto same = withCustomSchedule(plan, readBack(scheduleOf(ScheduleKind::ZbH1, 1)), "a.csv");
  QVERIFY(same.has_value());
  QVERIFY(same->layout->stages == plan.layout->stages);
  const auto other = withCustomSchedule(plan, readBack(scheduleOf(ScheduleKind::ZbV, 2)), "a.csv");
  QVERIFY(other.has_value());
  QVERIFY(stagesOf(*other) == evenStageMap(80, 4, 2, 0, true));
  QVERIFY(evaluate(*other).stepTime.p50 > 0);
}

SLICESCAPE_TEST(CustomScheduleTest);

#include "custom_schedule_test.moc"
