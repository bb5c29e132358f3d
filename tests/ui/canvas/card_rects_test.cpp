// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/card_rects.h"

#include <QTest>
#include <cmath>

#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"
#include "ui/canvas/cluster_edits.h"
#include "ui/canvas/object_template.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::smallPlan;

class CardRectsTest : public QObject {
  Q_OBJECT
 private slots:
  void thePlaceFoundIsFreeAndOnTheGrid() {
    Cluster cluster = *smallPlan().cluster;
    const Cluster fragment = leafSwitchTemplate().cluster;
    for (int i = 0; i < 10; ++i) {
      const QPointF by = freePlaceFor(fragment, cluster, {92, 259});
      const QRectF wanted = boundsOf(fragment).translated(by);
      for (const QRectF& taken : cardRectsOf(cluster)) QVERIFY(!taken.intersects(wanted));
      QCOMPARE(std::fmod(wanted.left(), 8.0), 0.0);
      QCOMPARE(std::fmod(wanted.top(), 8.0), 0.0);
      cluster = withInserted(cluster, fragment, by).cluster;
    }
  }

  void anEmptyCanvasTakesItAtTheCentre() {
    const Cluster fragment = leafSwitchTemplate().cluster;
    const QRectF at = boundsOf(fragment).translated(freePlaceFor(fragment, {}, {400, 320}));
    QVERIFY(std::abs(at.center().x() - 400) <= 4);
    QVERIFY(std::abs(at.center().y() - 320) <= 4);
  }
};

SLICESCAPE_TEST(CardRectsTest);
#include "card_rects_test.moc"
