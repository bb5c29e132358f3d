// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/snap.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape::ui;

class SnapTest : public QObject {
  Q_OBJECT
 private slots:
  void withoutNeighboursTheGridHolds() {
    const Snapped result = snapped({0, 0, 184, 118}, {13, 3}, {}, 6);
    QCOMPARE(result.offset, QPointF(16, 0));
    QVERIFY(result.guides.empty());
  }

  void anOffGridObjectComesOntoTheGrid() {
    const Snapped result = snapped({3, 5, 100, 50}, {0, 1}, {}, 6);
    QCOMPARE(QPointF(3, 5) + result.offset, QPointF(0, 8));
  }

  void anEdgeInReachWinsOverTheGrid() {
    const std::vector<QRectF> neighbours{{301, 400, 184, 118}};
    const Snapped result = snapped({0, 0, 184, 118}, {298, 100}, neighbours, 6);
    QCOMPARE(result.offset.x(), 301.0);
    QCOMPARE(result.offset.y(), 104.0);
    QCOMPARE(result.guides.size(), std::size_t{1});
    QCOMPARE(result.guides[0].x1(), result.guides[0].x2());
  }

  void centresAlignToo() {
    // A 40-wide object over a 184-wide one: centres meet at x = 92.
    const std::vector<QRectF> neighbours{{0, 200, 184, 118}};
    const Snapped result = snapped({0, 0, 40, 20}, {70, 0}, neighbours, 6);
    QCOMPARE(result.offset.x(), 72.0);
  }

  void outOfReachNothingPulls() {
    const std::vector<QRectF> neighbours{{301, 400, 184, 118}};
    const Snapped result = snapped({0, 0, 184, 118}, {290, 100}, neighbours, 6);
    QCOMPARE(result.offset.x(), 288.0);
  }
};

SLICESCAPE_TEST(SnapTest);
#include "snap_test.moc"
