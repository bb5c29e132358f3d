// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/timeline_events.h"

#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::equalTimes;
using testing::nameOf;
using testing::run;
using testing::shapeOf;

class TimelineEventsTest : public QObject {
  Q_OBJECT
 private slots:
  void transfersByHand_data();
  void transfersByHand();
  void recomputeIsTheFirstPartOfTheBackward();
  void aPairIsTwoHalvesOfOneInterval();
  void theEndOfTheStepByHand();
  void computeFillsExactlyTheBlocks();
  void everySendMeetsItsReceive();
};

std::vector<StepEvent> ofKind(const std::vector<StepEvent>& events, StepEventKind kind) {
  std::vector<StepEvent> found;
  std::copy_if(events.begin(), events.end(), std::back_inserter(found),
               [&](const StepEvent& event) { return event.kind == kind; });
  return found;
}

std::vector<ScheduleShape> someShapes() {
  std::vector<ScheduleShape> shapes;
  for (const ScheduleKind kind : availableSchedules()) {
    ScheduleShape shape = shapeOf(kind, kind == ScheduleKind::None ? 1 : 4, 12);
    if (impliedChunks(kind) == 0) shape.chunks = 2;
    shapes.push_back(shape);
  }
  return shapes;
}

// Two ranks, one micro-batch, F = 1, B = 2, latency 0.5. Rank 0 sends its activation from 1
// to 1.5; rank 1 runs F until 2.5 and B until 4.5 and sends the gradient until 5. Blocking
// changes nothing here but that the ranks are held.
void TimelineEventsTest::transfersByHand_data() {
  QTest::addColumn<bool>("blocking");
  QTest::newRow("asynchronous") << false;
  QTest::newRow("blocking") << true;
}

void TimelineEventsTest::transfersByHand() {
  QFETCH(const bool, blocking);
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 1);
  ScheduleTimes times = equalTimes(shape, {1, 1, 1, 0}, 0.5);
  times.blocking = blocking;
  const Schedule schedule = buildSchedule(shape);
  const Timeline timeline = run(shape, times);
  const StepEvents events(schedule, times, timeline);
  const auto first = events.ofRank(0);
  const auto second = events.ofRank(1);

  const auto expect = [&](const std::vector<StepEvent>& of, StepEventKind kind, bool gradient,
                          int peer, double start, double end) {
    const auto found = ofKind(of, kind);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].gradient, gradient);
    QCOMPARE(found[0].peer, peer);
    QCOMPARE(found[0].blocking, blocking);
    QCOMPARE(found[0].microBatch, 0);
    QCOMPARE(found[0].start, start);
    QCOMPARE(found[0].end, end);
  };
  expect(first, StepEventKind::Send, false, 1, 1, 1.5);
  expect(second, StepEventKind::Receive, false, 0, 1, 1.5);
  expect(second, StepEventKind::Send, true, 0, 4.5, 5);
  expect(first, StepEventKind::Receive, true, 1, 4.5, 5);
  QCOMPARE(events.end(), timeline.makespan);
}

void TimelineEventsTest::recomputeIsTheFirstPartOfTheBackward() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 1, 1);
  const ScheduleTimes times = equalTimes(shape, {1, 2, 1, 0});  // of the 2, 0.75 repeat F
  const Schedule schedule = buildSchedule(shape);
  const Timeline timeline = run(shape, times);
  StepExtras extras(1);
  extras[0].recompute = {0.75};
  const auto events = StepEvents(schedule, times, timeline, extras).ofRank(0);
  QCOMPARE(events.size(), std::size_t{3});
  QVERIFY(events[1].kind == StepEventKind::Recompute);
  QCOMPARE(events[1].start, 1.0);
  QCOMPARE(events[1].end, 1.75);
  QVERIFY(events[2].kind == StepEventKind::Backward);
  QCOMPARE(events[2].start, 1.75);
  QCOMPARE(events[2].end, 4.0);
}

void TimelineEventsTest::aPairIsTwoHalvesOfOneInterval() {
  ScheduleShape shape = shapeOf(ScheduleKind::DualPipeV, 2, 6);
  const ScheduleTimes times = equalTimes(shape, {1, 1, 1, 2.5});
  const Schedule schedule = buildSchedule(shape);
  const Timeline timeline = run(shape, times);
  const auto events = StepEvents(schedule, times, timeline).ofRank(0);
  int pairs = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!events[i].overlapped || events[i].kind != StepEventKind::Forward) continue;
    ++pairs;
    const auto other = std::find_if(events.begin(), events.end(), [&](const StepEvent& event) {
      return event.kind == StepEventKind::Backward && event.position == events[i].position;
    });
    QVERIFY(other != events.end() && other->overlapped);
    QCOMPARE(other->start, events[i].start);
    QCOMPARE(other->end, events[i].end);
    QVERIFY(other->chunk != events[i].chunk);
  }
  QVERIFY(pairs > 0);
}

// Two ranks of 1F1B with one micro-batch and no latency end at 6 and 4. Their reductions of
// 1.5 have 0.5 and 1 left after that: rank 0 is the last at 6.5. The slower update takes
// 0.3, the gather 0.2 after it.
void TimelineEventsTest::theEndOfTheStepByHand() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 1);
  const ScheduleTimes times = equalTimes(shape, {1, 1, 1, 0});
  const Schedule schedule = buildSchedule(shape);
  const Timeline timeline = run(shape, times);
  const StepExtras extras{{{}, 1.5, 0.5, 0.2, 0.1}, {{}, 1.5, 1.0, 0.3, 0.2}};
  const StepEvents events(schedule, times, timeline, extras);
  QCOMPARE(events.optimizerStart(), 6.5);
  QCOMPARE(events.end(), 7.0);
  const auto expect = [&](int rank, StepEventKind kind, double start, double end) {
    const auto found = ofKind(events.ofRank(rank), kind);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].isOncePerStep());
    QCOMPARE(found[0].start, start);
    QCOMPARE(found[0].end, end);
  };
  expect(0, StepEventKind::GradientReduction, 5.0, 6.5);
  expect(1, StepEventKind::GradientReduction, 3.5, 5.0);
  expect(0, StepEventKind::Optimizer, 6.5, 6.7);
  expect(1, StepEventKind::Optimizer, 6.5, 6.8);
  expect(0, StepEventKind::ParameterGather, 6.8, 6.9);
  expect(1, StepEventKind::ParameterGather, 6.8, 7.0);
}

void TimelineEventsTest::computeFillsExactlyTheBlocks() {
  for (const ScheduleShape& shape : someShapes()) {
    const ScheduleTimes times = equalTimes(shape, {3, 4, 2, 0}, 0.5);
    const Schedule schedule = buildSchedule(shape, times);
    const Timeline timeline = run(shape, times);
    StepExtras extras(static_cast<std::size_t>(shape.ranks));
    for (RankExtras& extra : extras) {
      extra.recompute.assign(static_cast<std::size_t>(chunkSlots(shape)), 1.5);
    }
    const StepEvents events(schedule, times, timeline, extras);
    for (int rank = 0; rank < shape.ranks; ++rank) {
      double sum = 0;
      double before = 0;
      for (const StepEvent& event : events.ofRank(rank)) {
        QVERIFY(event.start >= before && event.end >= event.start);
        before = event.start;
        if (event.isCompute() && !(event.overlapped && event.kind == StepEventKind::Forward)) {
          sum += event.end - event.start;
        }
      }
      QVERIFY2(std::abs(sum - timeline.busy[static_cast<std::size_t>(rank)]) < 1e-9,
               qPrintable(nameOf(shape)));
    }
  }
}

void TimelineEventsTest::everySendMeetsItsReceive() {
  for (const ScheduleShape& shape : someShapes()) {
    for (const bool blocking : {false, true}) {
      ScheduleTimes times = equalTimes(shape, {3, 4, 2, 0}, 0.5);
      times.blocking = blocking;
      const Schedule schedule = buildSchedule(shape, times);
      const Timeline timeline = run(shape, times);
      const StepEvents events(schedule, times, timeline);
      std::vector<StepEvent> sends;
      std::vector<StepEvent> receives;
      for (int rank = 0; rank < shape.ranks; ++rank) {
        for (const StepEvent& event : events.ofRank(rank)) {
          if (event.kind == StepEventKind::Send) sends.push_back(event);
          if (event.kind == StepEventKind::Receive) receives.push_back(event);
        }
      }
      // Both directions of every boundary that lies between two ranks.
      QCOMPARE(sends.size(), receives.size());
      for (const StepEvent& send : sends) {
        const auto met =
            std::find_if(receives.begin(), receives.end(), [&](const StepEvent& receive) {
              return receive.rank == send.peer && receive.peer == send.rank &&
                     receive.gradient == send.gradient && receive.microBatch == send.microBatch &&
                     receive.stage == send.stage + (send.gradient ? -1 : 1) &&
                     receive.start >= send.start - 1e-9;
            });
        QVERIFY2(met != receives.end(), qPrintable(nameOf(shape)));
        if (!blocking) QCOMPARE(met->end, send.end);
      }
    }
  }
}

SLICESCAPE_TEST(TimelineEventsTest);

}  // namespace
}  // namespace slicescape

#include "timeline_events_test.moc"
