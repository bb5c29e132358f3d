// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_viewport.h"

#include <QTest>
#include <cmath>

#include "tests/support/registry.h"

using slicescape::ui::TimelineViewport;

/// Times and ranks to pixels and back.
class TimelineViewportTest : public QObject {
  Q_OBJECT

 private:
  static TimelineViewport viewport(double ratio = 1) {
    TimelineViewport view;
    view.setSize(800, 160, ratio);
    view.setStep(10, 4);
    return view;
  }

 private slots:
  void showsTheWholeStepAtFirst() {
    const TimelineViewport view = viewport();
    QCOMPARE(view.xOf(0), 0.0);
    QCOMPARE(view.xOf(10), 800.0);
    QVERIFY(view.showsAll());
  }

  void timesAndPixelsAreInverse_data() {
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
      QTest::addRow("at %d %%", int(ratio * 100)) << ratio;
    }
  }
  void timesAndPixelsAreInverse() {
    QFETCH(double, ratio);
    TimelineViewport view = viewport(ratio);
    view.zoom(7.3, 210);
    view.panBy(33);
    for (const double x : {0.0, 1.0, 123.5, 799.0}) {
      QVERIFY(std::abs(view.xOf(view.timeAt(x)) - x) < 1e-6);
    }
  }

  void zoomKeepsTheTimeUnderTheCursor() {
    TimelineViewport view = viewport();
    const double time = view.timeAt(300);
    for (int i = 0; i < 12; ++i) view.zoom(TimelineViewport::kZoomStep, 300);
    QVERIFY(std::abs(view.xOf(time) - 300) <= 12 * 0.5 * 1.3);  // half a pixel per step, magnified
    QVERIFY(view.span() < 10 / 14.0);
  }

  void zoomingToAndFroEndsWhereItBegan() {
    TimelineViewport view = viewport();
    view.zoom(TimelineViewport::kZoomStep, 400);
    view.zoom(1 / TimelineViewport::kZoomStep, 400);
    QVERIFY(view.showsAll());
    QCOMPARE(view.xOf(0), 0.0);
  }

  void nothingBeyondTheStepIsShown() {
    TimelineViewport view = viewport();
    view.zoom(0.1, 400);
    QVERIFY(view.showsAll());
    view.zoom(4, 0);
    view.panBy(-500);
    QCOMPARE(view.begin(), 0.0);
    view.panBy(1e7);
    QVERIFY(std::abs(view.begin() + view.span() - 10) < 1e-9);
  }

  void panningMovesByWholeDevicePixels() {
    TimelineViewport view = viewport(2);
    view.zoom(8, 400);
    const auto before = view.deviceOffset();
    view.panBy(10);
    QCOMPARE(view.deviceOffset() - before, 20);
  }

  void rowsShareTheRoomAndScrollWhenThereAreMany() {
    TimelineViewport view = viewport();
    QCOMPARE(view.rankAt(0), 0);
    QCOMPARE(view.rankAt(159), 3);
    QCOMPARE(view.mostScroll(), 0);
    view.setStep(10, 64);
    QCOMPARE(view.pitch(), double(TimelineViewport::kReadablePitch));
    QVERIFY(view.mostScroll() > 0);
    view.scrollTo(view.mostScroll());
    QCOMPARE(view.rankAt(159), 63);
    QCOMPARE(view.lastRank(), 63);
  }

  void higherRowsKeepTheRankUnderTheCursor() {
    TimelineViewport view = viewport();
    view.setStep(10, 64);
    view.scrollBy(300);
    const int rank = view.rankAt(80);
    view.setPitch(40, 80);
    QCOMPARE(view.rankAt(80), rank);
    view.setPitch(1, 80);
    QCOMPARE(view.pitch(), double(TimelineViewport::kLeastPitch));
  }

  void revealMovesAsLittleAsPossible() {
    TimelineViewport view = viewport();
    view.zoom(4, 0);
    const auto before = view.deviceOffset();
    view.reveal(0.5, 0.6, 0);
    QCOMPARE(view.deviceOffset(), before);  // in sight already
    view.reveal(9, 9.1, 0);
    QVERIFY(view.xOf(9) >= 0 && view.xOf(9.1) <= 800);
  }
};

SLICESCAPE_TEST(TimelineViewportTest);
#include "timeline_viewport_test.moc"
