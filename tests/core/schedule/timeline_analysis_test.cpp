// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/timeline_analysis.h"

#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::equalTimes;
using testing::nameOf;
using testing::run;
using testing::shapeOf;

class TimelineAnalysisTest : public QObject {
  Q_OBJECT
 private slots:
  void dividesIdleTimeByHand();
  void idleTimeSumsToWhatIsNotBusy();
  void equalStagesHaveNoImbalance();
  void theCriticalPathIsAsLongAsTheStep();
  void theCriticalPathRunsThroughTheSlowStage();
  void gradientsAreCompleteAfterTheLastWeightGradient();
  void memoryRisesAndFallsByHand();
  void memoryPeaksWithTheChunksInFlight();
  void transientsCountOnlyWhileTheyLast();
};

/// Shapes of every kind that all properties are checked on.
std::vector<ScheduleShape> someShapes() {
  std::vector<ScheduleShape> shapes;
  for (const ScheduleKind kind : availableSchedules()) {
    ScheduleShape shape = shapeOf(kind, kind == ScheduleKind::None ? 1 : 4, 12);
    if (impliedChunks(kind) == 0) shape.chunks = 2;
    shapes.push_back(shape);
  }
  return shapes;
}

ScheduleTimes unequalTimes(const ScheduleShape& shape, bool blocking) {
  ScheduleTimes times = equalTimes(shape, {3, 4, 2, 0}, 0.5);
  times.chunks[0][0].forward = 3.5;
  times.chunks.back().back().backwardInput = 5;
  times.blocking = blocking;
  return times;
}

// Two ranks, one micro-batch, F = 1, B = 2, latency 0.5: rank 1 waits 1 for the forward to
// run and 0.5 for it to come; rank 0 waits from 1 to 4.5 (rank 1 runs until 4.5) and 0.5
// for the gradient.
void TimelineAnalysisTest::dividesIdleTimeByHand() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 1);
  const ScheduleTimes times = equalTimes(shape, {1, 1, 1, 0}, 0.5);
  const Schedule schedule = buildSchedule(shape);
  const Timeline timeline = run(shape, times);
  const IdleAnalysis idle = analyzeIdle(schedule, times, timeline);
  QCOMPARE(timeline.makespan, 7.0);
  QCOMPARE(idle.totals[0].warmUp, 3.5);
  QCOMPARE(idle.totals[0].link, 0.5);
  QCOMPARE(idle.totals[0].drain, 0.0);
  QCOMPARE(idle.totals[1].warmUp, 1.0);
  QCOMPARE(idle.totals[1].link, 0.5);
  QCOMPARE(idle.totals[1].drain, 2.5);
  QCOMPARE(idle.intervals[1].size(), std::size_t{3});
  QVERIFY(idle.intervals[1][1].cause == IdleCause::Link);
  QCOMPARE(idle.intervals[1][1].start, 1.0);
  QCOMPARE(idle.intervals[1][1].end, 1.5);
}

void TimelineAnalysisTest::idleTimeSumsToWhatIsNotBusy() {
  for (const ScheduleShape& shape : someShapes()) {
    for (const bool blocking : {false, true}) {
      const ScheduleTimes times = unequalTimes(shape, blocking);
      const Schedule schedule = buildSchedule(shape, times);
      const Timeline timeline = run(shape, times);
      const IdleAnalysis idle = analyzeIdle(schedule, times, timeline);
      for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
        const double expected = timeline.makespan - timeline.busy[rank];
        QVERIFY2(std::abs(idle.totals[rank].total() - expected) < 1e-9, qPrintable(nameOf(shape)));
        double end = 0;
        for (const IdleInterval& interval : idle.intervals[rank]) {
          QVERIFY(interval.start >= end && interval.end > interval.start);
          end = interval.end;
        }
      }
    }
  }
}

void TimelineAnalysisTest::equalStagesHaveNoImbalance() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 4, 12);
  ScheduleTimes times = equalTimes(shape, {1, 1, 1, 0});
  const Schedule schedule = buildSchedule(shape);
  const auto imbalance = [&] {
    double sum = 0;
    for (const IdleTotals& totals : analyzeIdle(schedule, times, run(shape, times)).totals) {
      sum += totals.imbalance;
    }
    return sum;
  };
  QCOMPARE(imbalance(), 0.0);
  times.chunks[2][0] = {1.5, 1.5, 1.5, 0};
  QVERIFY(imbalance() > 0);
}

void TimelineAnalysisTest::theCriticalPathIsAsLongAsTheStep() {
  for (const ScheduleShape& shape : someShapes()) {
    for (const bool blocking : {false, true}) {
      const ScheduleTimes times = unequalTimes(shape, blocking);
      const Schedule schedule = buildSchedule(shape, times);
      const Timeline timeline = run(shape, times);
      double length = 0;
      double end = 0;
      for (const CriticalStep& step : criticalPath(schedule, times, timeline)) {
        const TimelineBlock& block =
            timeline.ranks[static_cast<std::size_t>(step.rank)][step.position];
        QVERIFY2(std::abs(block.start - end - step.linkTime) < 1e-9, qPrintable(nameOf(shape)));
        QVERIFY(step.linkTime > -1e-9);
        length += step.linkTime + block.end - block.start;
        end = block.end;
      }
      QVERIFY2(std::abs(length - timeline.makespan) < 1e-9, qPrintable(nameOf(shape)));
    }
  }
}

// With the slowest stage last, all of its micro-batches decide the step (cost_model 6.3).
void TimelineAnalysisTest::theCriticalPathRunsThroughTheSlowStage() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 4, 8);
  ScheduleTimes times = equalTimes(shape, {10, 10, 10, 0});
  times.chunks[3][0] = {14, 14, 14, 0};
  const auto path = criticalPath(buildSchedule(shape), times, run(shape, times));
  QCOMPARE(static_cast<int>(path.size()), 3 + 16 + 3);
  QCOMPARE(path.front().rank, 0);
  QCOMPARE(std::count_if(path.begin(), path.end(), [](const auto& s) { return s.rank == 3; }), 16);
}

// The first stage finishes last. With two chunks the later one is complete earlier: its
// reduction can overlap with the other's backwards.
void TimelineAnalysisTest::gradientsAreCompleteAfterTheLastWeightGradient() {
  auto shape = shapeOf(ScheduleKind::OneFOneB, 4, 8);
  auto complete = gradientsComplete(run(shape, equalTimes(shape, {1, 1, 1, 0})));
  for (int rank = 0; rank < 4; ++rank) {
    QCOMPARE(complete[static_cast<std::size_t>(rank)], (std::vector<double>{33.0 - 2 * rank}));
  }
  shape = shapeOf(ScheduleKind::Interleaved, 2, 4);
  shape.chunks = 2;
  complete = gradientsComplete(run(shape, equalTimes(shape, {1, 1, 1, 0})));
  // Example 11: the last two backwards of rank 0, both of chunk 0, end at 27.
  QCOMPARE(complete[0][0], 27.0);
  QCOMPARE(complete[0][1], 23.0);
}

// 1F1B, two ranks, two micro-batches on rank 0: F0 0–1, F1 1–2, B0 4–6 … with 10 bytes each.
void TimelineAnalysisTest::memoryRisesAndFallsByHand() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 2);
  const Timeline timeline = run(shape, equalTimes(shape, {1, 1, 1, 0}));
  const MemoryCurve curve =
      memoryOverTime(timeline, 0, {{Bytes(10), Bytes(10), Bytes(0), Bytes(0)}}, Bytes(100));
  const std::vector<std::pair<double, std::int64_t>> expected{
      {0, 110}, {1, 120}, {6, 110}, {9, 100}};
  QCOMPARE(curve.points.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    QCOMPARE(curve.points[i].time, expected[i].first);
    QCOMPARE(curve.points[i].bytes.value(), expected[i].second);
  }
  QCOMPARE(curve.peak.value(), 120);
  QCOMPARE(curve.peakTime, 1.0);
  QCOMPARE(curve.peakPosition, std::size_t{1});
}

void TimelineAnalysisTest::memoryPeaksWithTheChunksInFlight() {
  for (const ScheduleShape& shape : someShapes()) {
    const Timeline timeline = run(shape, equalTimes(shape, {3, 4, 2, 0}, 0.5));
    for (int rank = 0; rank < shape.ranks; ++rank) {
      const auto r = static_cast<std::size_t>(rank);
      const auto slotTotal = static_cast<std::size_t>(chunkSlots(shape));
      const std::vector<ChunkMemory> untilWeight(slotTotal,
                                                 {Bytes(7), Bytes(7), Bytes(0), Bytes(0)});
      const MemoryCurve whole = memoryOverTime(timeline, rank, untilWeight, Bytes(1000));
      QCOMPARE(whole.peak.value(), 1000 + 7 * timeline.peakLiveUntilWeight[r]);
      QCOMPARE(whole.points.back().bytes.value(), 1000);
      const std::vector<ChunkMemory> untilInput(slotTotal,
                                                {Bytes(7), Bytes(0), Bytes(0), Bytes(0)});
      QCOMPARE(memoryOverTime(timeline, rank, untilInput, Bytes(0)).peak.value(),
               7 * timeline.peakLiveUntilInput[r]);
    }
  }
}

void TimelineAnalysisTest::transientsCountOnlyWhileTheyLast() {
  const auto shape = shapeOf(ScheduleKind::None, 1, 2);
  const Timeline timeline = run(shape, equalTimes(shape, {1, 1, 1, 0}));
  const MemoryCurve curve =
      memoryOverTime(timeline, 0, {{Bytes(10), Bytes(10), Bytes(5), Bytes(3)}}, Bytes(0));
  const std::vector<std::pair<double, std::int64_t>> expected{
      {0, 15}, {1, 13}, {3, 15}, {4, 13}, {6, 0}};
  QCOMPARE(curve.points.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    QCOMPARE(curve.points[i].time, expected[i].first);
    QCOMPARE(curve.points[i].bytes.value(), expected[i].second);
  }
  QCOMPARE(curve.peak.value(), 15);
}

SLICESCAPE_TEST(TimelineAnalysisTest);

}  // namespace
}  // namespace slicescape

#include "timeline_analysis_test.moc"
