// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_data.h"

#include <QTest>
#include <algorithm>

#include "tests/support/registry.h"
#include "tests/ui/timeline/steps.h"

using namespace slicescape;
using namespace slicescape::ui;
using testing::evaluationOf;
using testing::shapeOf;

/// What the timeline knows about a step, on schedules that can be worked out by hand.
class TimelineDataTest : public QObject {
  Q_OBJECT

 private slots:
  void anEvaluationWithoutStepIsEmpty() {
    const TimelineData data(std::make_shared<const Evaluation>());
    QVERIFY(data.isEmpty());
    QCOMPARE(data.ranks(), 0);
    QCOMPARE(data.end(), 0.0);
  }

  // GPipe, 2 ranks, 2 micro-batches, F = 1, B = 2: rank 0 runs F0 F1, waits until rank 1 has
  // done F0 F1 B0 (at 5), then B0 5–7 and B1 7–9.
  void blocksAreFoundByTime() {
    const TimelineData data(evaluationOf(shapeOf(ScheduleKind::GPipe, 2, 2)));
    QCOMPARE(data.end(), 9.0);
    const StepEvent* first = data.at(0, 0.5, false);
    QVERIFY(first != nullptr);
    QCOMPARE(first->kind, StepEventKind::Forward);
    QCOMPARE(first->microBatch, 0);
    QVERIFY(data.at(0, 3, false) == nullptr);
    const IdleInterval* gap = data.idleAt(0, 3);
    QVERIFY(gap != nullptr);
    QCOMPARE(gap->start, 2.0);
    QCOMPARE(gap->end, 5.0);
    QCOMPARE(data.at(0, 8, false)->microBatch, 1);
    QVERIFY(data.at(0, 8, false)->kind == StepEventKind::Backward);
  }

  void whatABlockWaitedFor() {
    const TimelineData data(evaluationOf(shapeOf(ScheduleKind::GPipe, 2, 2)));
    const StepEvent* backward = data.at(0, 6, false);
    const Wait wait = data.waitOf(TimelineData::idOf(*backward));
    QVERIFY(wait.forData);
    QCOMPARE(wait.rank, 1);
    QCOMPARE(wait.idle, 3.0);
    QVERIFY(wait.producer.kind == StepEventKind::Backward);
    QCOMPARE(wait.producer.microBatch, 0);
    const Wait none = data.waitOf(TimelineData::idOf(*data.at(0, 1.5, false)));
    QVERIFY(!none.forData);
    QCOMPARE(none.idle, 0.0);
  }

  void pairsHaveTwoHalves() {
    const TimelineData data(evaluationOf(shapeOf(ScheduleKind::DualPipe, 4, 16)));
    const auto& body = data.row(1).body;
    const auto pair = std::find_if(body.begin(), body.end(),
                                   [](const StepEvent& event) { return event.overlapped; });
    QVERIFY(pair != body.end());
    const double middle = (pair->start + pair->end) / 2;
    QVERIFY(data.at(1, middle, false)->kind == StepEventKind::Forward);
    QVERIFY(data.at(1, middle, true)->kind == StepEventKind::Backward);
  }

  void neighboursFollowTheRow() {
    const TimelineData data(evaluationOf(shapeOf(ScheduleKind::OneFOneB, 4, 8)));
    BlockId block = TimelineData::idOf(data.row(2).body.front());
    std::size_t count = 1;
    while (const StepEvent* next = data.neighbour(block, 1)) {
      QVERIFY(next->start >= data.find(block)->start);
      block = TimelineData::idOf(*next);
      ++count;
    }
    QCOMPARE(count, data.row(2).body.size());
    QVERIFY(data.neighbour(TimelineData::idOf(data.row(2).body.front()), -1) == nullptr);
  }

  void theEndOfTheStepIsShown() {
    StepExtras extras(2);
    for (RankExtras& extra : extras) {
      extra.recompute = {0.5};
      extra.reduction = 3;
      extra.reductionExposed = 1;
      extra.optimizer = 2;
    }
    const TimelineData data(evaluationOf(shapeOf(ScheduleKind::GPipe, 2, 2), 0, extras));
    QCOMPARE(data.end(), 12.0);  // 9 + 1 + 2
    const StepEvent* reduction = data.at(0, 9.5, false);
    QVERIFY(reduction != nullptr && reduction->kind == StepEventKind::GradientReduction);
    QCOMPARE(reduction->start, 9.0);
    // The hidden two thirds lie beside the backward.
    const auto& strip = data.row(0).strip;
    QVERIFY(std::any_of(strip.begin(), strip.end(), [](const StepEvent& event) {
      return event.kind == StepEventKind::GradientReduction && event.start == 7 && event.end == 9;
    }));
    QVERIFY(data.at(0, 11, false)->kind == StepEventKind::Optimizer);
    QVERIFY(data.at(0, 5.2, false)->kind == StepEventKind::Recompute);
    QVERIFY(data.at(0, 5.7, false)->kind == StepEventKind::Backward);
  }

  void theCriticalPathIsMarked() {
    const TimelineData data(evaluationOf(shapeOf(ScheduleKind::GPipe, 2, 2)));
    // F0 on rank 0, all of rank 1 until B1, then B1 on rank 0.
    QVERIFY(data.isCritical(TimelineData::idOf(*data.at(0, 0.5, false))));
    QVERIFY(!data.isCritical(TimelineData::idOf(*data.at(0, 1.5, false))));
    QVERIFY(data.isCritical(TimelineData::idOf(*data.at(1, 1.5, false))));
    QVERIFY(data.isCritical(TimelineData::idOf(*data.at(0, 8, false))));
  }

  void memoryPeaksAtTheFigureOfTheStage() {
    const TimelineData data(evaluationOf(shapeOf(ScheduleKind::OneFOneB, 4, 8)));
    for (int rank = 0; rank < 4; ++rank) {
      QCOMPARE(data.memory(rank).peak.value(), gibibytes(10 + 2 + (4 - rank)).value());
    }
    QCOMPARE(data.chunksInFlight(0, data.memory(0).peakTime), 4);
    QCOMPARE(data.chunksInFlight(0, data.end()), 0);
  }
};

SLICESCAPE_TEST(TimelineDataTest);
#include "timeline_data_test.moc"
