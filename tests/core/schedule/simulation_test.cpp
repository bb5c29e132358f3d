// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/simulation.h"

#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::equalTimes;
using testing::run;
using testing::shapeOf;

constexpr auto kF = OperationKind::Forward;
constexpr auto kB = OperationKind::Backward;

class SimulationTest : public QObject {
  Q_OBJECT
 private slots:
  void runsTwoRanksByHand();
  void aBoundaryInsideARankIsFree();
  void everyBoundaryHasItsOwnLatency();
  void dualPipeUsesTheLinkOfTheRanks();
  void blockingLinksCostTwoLatenciesPerMicroBatch();
  void overlappedPairsGainTheMean();
  void namesRatiosApart();
  void givesTheSameEveryTime();
  void namesTheCircle();
  void namesWhatNeverComes_data();
  void namesWhatNeverComes();
};

// F = 1, B = 2 on two ranks with latency 0.5 and three micro-batches:
// rank 0: F0 0–1, F1 1–2, B0 (rank 1 ends F0 2.5, B0 4.5, arrives 5) 5–7, F2 7–8, …
void SimulationTest::runsTwoRanksByHand() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 3);
  const Timeline timeline = run(shape, equalTimes(shape, {1, 1, 1, 0}, 0.5));
  using Times = std::vector<std::pair<double, double>>;
  const Times rank0{{0, 1}, {1, 2}, {5, 7}, {7, 8}, {8, 10}, {12, 14}};
  const Times rank1{{1.5, 2.5}, {2.5, 4.5}, {4.5, 5.5}, {5.5, 7.5}, {8.5, 9.5}, {9.5, 11.5}};
  for (std::size_t i = 0; i < 6; ++i) {
    QCOMPARE(timeline.ranks[0][i].start, rank0[i].first);
    QCOMPARE(timeline.ranks[0][i].end, rank0[i].second);
    QCOMPARE(timeline.ranks[1][i].start, rank1[i].first);
    QCOMPARE(timeline.ranks[1][i].end, rank1[i].second);
  }
  QCOMPARE(timeline.makespan, 14.0);
  QCOMPARE(timeline.busy, (std::vector<double>{9, 9}));
  QCOMPARE(timeline.firstStart, (std::vector<double>{0, 1.5}));
  QCOMPARE(timeline.lastEnd, (std::vector<double>{14, 11.5}));
}

void SimulationTest::aBoundaryInsideARankIsFree() {
  // ZB-V on one rank: both chunks are here, so latency cannot matter.
  const auto shape = shapeOf(ScheduleKind::ZbV, 1, 4);
  QCOMPARE(run(shape, equalTimes(shape, {1, 1, 1, 0}, 5)).makespan, 24.0);
}

void SimulationTest::everyBoundaryHasItsOwnLatency() {
  const auto shape = shapeOf(ScheduleKind::GPipe, 3, 1);
  ScheduleTimes times = equalTimes(shape, {1, 1, 1, 0});
  times.boundaryLatency = {0.25, 4};
  const Timeline timeline = run(shape, times);
  QCOMPARE(timeline.firstStart, (std::vector<double>{0, 1.25, 6.25}));
  QCOMPARE(timeline.makespan, 9.0 + 2 * 4.25);
}

void SimulationTest::dualPipeUsesTheLinkOfTheRanks() {
  // Only the link between ranks 0 and 1 is slow. The second direction starts at rank 3
  // and meets that link last.
  const auto shape = shapeOf(ScheduleKind::DualPipe, 4, 8);
  ScheduleTimes times = equalTimes(shape, {1, 1, 1, 3});
  times.boundaryLatency = {0.5, 0, 0};
  const Timeline timeline = run(shape, times);
  QCOMPARE(timeline.firstStart, (std::vector<double>{0, 1.5, 1, 0}));
}

void SimulationTest::blockingLinksCostTwoLatenciesPerMicroBatch() {
  const double c = 0.25;
  for (int p = 2; p <= 6; ++p) {
    const auto length = [&](int m, bool blocking) {
      const auto shape = shapeOf(ScheduleKind::OneFOneB, p, m);
      ScheduleTimes times = equalTimes(shape, {1, 1, 1, 0}, c);
      times.blocking = blocking;
      return run(shape, times).makespan;
    };
    QVERIFY(length(4 * p, true) >= length(4 * p, false));
    // A rank between two others exchanges twice per micro-batch, one at an end once.
    const double exchanges = p > 2 ? 2 : 1;
    QCOMPARE(length(6 * p, true) - length(5 * p, true), p * (3 + exchanges * c));
  }
}

void SimulationTest::overlappedPairsGainTheMean() {
  const auto shape = shapeOf(ScheduleKind::DualPipeV, 2, 4);
  ScheduleTimes times = equalTimes(shape, {1, 1, 1, 2.5});
  for (auto& rank : times.chunks) rank[1] = {2, 2, 2, 5};
  const Timeline timeline = run(shape, times);
  // F of chunk 0 (1) with B of chunk 1 (4), gains of 0.5 and 1: 5 − 0.75.
  const TimelineBlock& pair = timeline.ranks[0][7];
  QVERIFY(pair.operation.kind == OperationKind::ForwardBackward);
  QCOMPARE(pair.end - pair.start, 4.25);
}

void SimulationTest::namesRatiosApart() {
  // Two ranks, one micro-batch, F = 1, B = 2: rank 0 works 3 of 6, rank 1 3 of its own 3.
  const auto shape = shapeOf(ScheduleKind::GPipe, 2, 1);
  const Timeline timeline = run(shape, equalTimes(shape, {1, 1, 1, 0}));
  QCOMPARE(timeline.bubbleRatio(), 0.5);
  QCOMPARE(timeline.bubbleOverhead(), 1.0);
  QCOMPARE(timeline.bubbleRatioSpan(), 0.5);
  QCOMPARE(timeline.bubbleRatioOf(1), 0.5);
}

void SimulationTest::givesTheSameEveryTime() {
  auto shape = shapeOf(ScheduleKind::ZbAuto, 6, 20);
  const ScheduleTimes times = equalTimes(shape, {0.1, 0.2, 0.3, 0}, 0.01);
  const Timeline first = run(shape, times);
  const Timeline second = run(shape, times);
  for (std::size_t rank = 0; rank < first.ranks.size(); ++rank) {
    for (std::size_t i = 0; i < first.ranks[rank].size(); ++i) {
      QVERIFY(first.ranks[rank][i].operation == second.ranks[rank][i].operation);
      QVERIFY(first.ranks[rank][i].start == second.ranks[rank][i].start);
    }
  }
}

Schedule handWritten(std::vector<std::vector<Operation>> programs, int microBatches) {
  Schedule schedule;
  schedule.shape = shapeOf(ScheduleKind::OneFOneB, static_cast<int>(programs.size()), microBatches);
  schedule.programs = std::move(programs);
  return schedule;
}

Operation op(OperationKind kind, int microBatch) {
  return {kind, 0, microBatch, 0, 0};
}

void SimulationTest::namesTheCircle() {
  // Rank 0 wants micro-batch 0 back before it sends 1; rank 1 wants 1 before it returns 0.
  const Schedule schedule = handWritten(
      {{op(kF, 0), op(kB, 0), op(kF, 1), op(kB, 1)}, {op(kF, 0), op(kF, 1), op(kB, 0), op(kB, 1)}},
      2);
  const auto result = simulate(schedule, equalTimes(schedule.shape, {1, 1, 1, 0}));
  QVERIFY(result.has_error());
  QCOMPARE(QString::fromStdString(toEnglish(result.error().expected)),
           QStringLiteral("The programs wait for each other in a circle, so the step never ends "
                          "(operation micro-batch.chunk@rank; → waits for, … which comes after): "
                          "B0.0@0 → B0.0@1 … F1.0@1 → F1.0@0 … B0.0@0"));
}

void SimulationTest::namesWhatNeverComes_data() {
  QTest::addColumn<Schedule>("schedule");
  QTest::addColumn<QString>("expected");
  QTest::newRow("a forward is missing")
      << handWritten(
             {{op(kF, 0), op(kB, 0), op(kB, 1)}, {op(kF, 0), op(kB, 0), op(kF, 1), op(kB, 1)}}, 2)
      << "F1.0@1 can never start: it runs a second time, or F1.0 on rank 0 is missing";
  QTest::newRow("a forward runs twice")
      << handWritten({{op(kF, 0), op(kF, 0)}, {}}, 1)
      << "F0.0@0 can never start: it runs a second time, or F0.0 on rank 0 is missing";
  QTest::newRow("a weight gradient before its input gradient")
      << handWritten({{op(kF, 0), op(OperationKind::BackwardWeight, 0)}}, 1)
      << "W0.0@0 can never start: it runs a second time, or B0.0 on rank 0 is missing";
  QTest::newRow("a micro-batch outside the step")
      << handWritten({{op(kF, 7)}}, 2)
      << "F7.0@0 is outside the schedule of 2 micro-batches and 1 chunks per rank";
  Schedule short1 = handWritten({{op(kF, 0)}}, 1);
  short1.shape.ranks = 2;
  QTest::newRow("a program is missing") << short1 << "The schedule has 1 programs for 2 ranks";
  Schedule doubled = handWritten({{op(kF, 0)}, {op(kF, 0)}}, 1);
  doubled.stages = {{0}, {0}};
  QTest::newRow("a stage has two places")
      << doubled << "The 2 stages do not each have one place on the 2 ranks";
}

void SimulationTest::namesWhatNeverComes() {
  QFETCH(Schedule, schedule);
  QFETCH(QString, expected);
  const auto result = simulate(schedule, equalTimes(schedule.shape, {1, 1, 1, 0}));
  QVERIFY(result.has_error());
  const QString found = QString::fromStdString(toEnglish(result.error().expected));
  QVERIFY2(found.startsWith(expected), qPrintable(found));
}

SLICESCAPE_TEST(SimulationTest);

}  // namespace
}  // namespace slicescape

#include "simulation_test.moc"
