// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/schedule_raster.h"

#include "tests/support/registry.h"

namespace slicescape::ui {
namespace {

std::shared_ptr<Timeline> timelineOf(std::vector<TimelineBlock> blocks, double makespan) {
  auto timeline = std::make_shared<Timeline>();
  timeline->ranks = {std::move(blocks)};
  timeline->makespan = makespan;
  return timeline;
}

TimelineBlock block(OperationKind kind, double start, double end) {
  TimelineBlock b;
  b.operation.kind = kind;
  b.start = start;
  b.end = end;
  return b;
}

}  // namespace

class ScheduleRasterTest : public QObject {
  Q_OBJECT

 private slots:
  void columnsShowWhatRunsAndIdleStaysOpen();
  void blocksBelowAPixelAreMixedByTheirTime();
  void overlappedPairsAreSplit();
  void wideBlocksAreSeparated();
  void sameTimelineIsNotDrawnAgain();
};

void ScheduleRasterTest::columnsShowWhatRunsAndIdleStaysOpen() {
  const auto timeline =
      timelineOf({block(OperationKind::Forward, 0, 1), block(OperationKind::Backward, 1, 3)}, 4);
  ScheduleRaster raster;
  const QImage& image = raster.image(timeline, 4, 4.0, theme());
  QCOMPARE(image.pixel(0, 0), theme().forward.rgb());
  QCOMPARE(image.pixel(1, 0), theme().backwardInput.rgb());
  QCOMPARE(image.pixel(2, 1), theme().backwardInput.rgb());
  QCOMPARE(qAlpha(image.pixel(3, 0)), 0);
}

void ScheduleRasterTest::blocksBelowAPixelAreMixedByTheirTime() {
  // One column: a quarter forward, three quarters backward.
  const auto timeline =
      timelineOf({block(OperationKind::Forward, 0, 1), block(OperationKind::Backward, 1, 4)}, 4);
  ScheduleRaster raster;
  const QRgb mixed = raster.image(timeline, 1, 4.0, theme()).pixel(0, 0);
  const int expected =
      qRound(theme().forward.green() * 0.25 + theme().backwardInput.green() * 0.75);
  QVERIFY(std::abs(qGreen(mixed) - expected) <= 1);
}

void ScheduleRasterTest::overlappedPairsAreSplit() {
  const auto timeline = timelineOf({block(OperationKind::ForwardBackward, 0, 2)}, 2);
  ScheduleRaster raster;
  const QImage& image = raster.image(timeline, 2, 2.0, theme());
  QCOMPARE(image.pixel(0, 0), theme().forward.rgb());
  QCOMPARE(image.pixel(0, 1), theme().backwardInput.rgb());
}

void ScheduleRasterTest::wideBlocksAreSeparated() {
  const auto timeline =
      timelineOf({block(OperationKind::Forward, 0, 1), block(OperationKind::Forward, 1, 2)}, 2);
  ScheduleRaster raster;
  const QImage& image = raster.image(timeline, 20, 2.0, theme());
  QCOMPARE(image.pixel(10, 0), theme().panel.rgb());
  QCOMPARE(image.pixel(11, 0), theme().forward.rgb());
}

void ScheduleRasterTest::sameTimelineIsNotDrawnAgain() {
  const auto timeline = timelineOf({block(OperationKind::Forward, 0, 1)}, 1);
  ScheduleRaster raster;
  const auto key = raster.image(timeline, 8, 1.0, theme()).cacheKey();
  QCOMPARE(raster.image(timeline, 8, 1.0, theme()).cacheKey(), key);
  QVERIFY(raster.image(timeline, 9, 1.0, theme()).cacheKey() != key);
}

SLICESCAPE_TEST(ScheduleRasterTest);

}  // namespace slicescape::ui

#include "schedule_raster_test.moc"
