// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/layers_row.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::ui;

class LayersRowTest : public QObject {
  Q_OBJECT

 private slots:
  void runsMoveWithinTheirNeighbours_data() {
    QTest::addColumn<int>("stage");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<QString>("sizes");  // of the four stages; empty = refused
    // Eighty layers, twenty on each of four stages.
    QTest::newRow("a middle stage grows to the right") << 1 << 20 << 40 << "20 21 19 20";
    QTest::newRow("a middle stage grows to the left") << 1 << 10 << 39 << "10 30 20 20";
    QTest::newRow("it moves wholly to the right") << 1 << 50 << 55 << "50 6 4 20";
    QTest::newRow("not past its left neighbour, which would lose all") << 2 << 5 << 9 << "";
    QTest::newRow("it moves wholly to the left") << 2 << 21 << 30 << "20 1 10 49";
    QTest::newRow("the first stage shrinks") << 0 << 0 << 4 << "5 35 20 20";
    QTest::newRow("the first stage must start at layer 0") << 0 << 1 << 19 << "";
    QTest::newRow("the last stage grows") << 3 << 41 << 79 << "20 20 1 39";
    QTest::newRow("the last stage must end at the last layer") << 3 << 60 << 78 << "";
    QTest::newRow("the left neighbour keeps a layer") << 1 << 0 << 39 << "";
    QTest::newRow("the right neighbour keeps a layer") << 1 << 20 << 59 << "";
    QTest::newRow("the right neighbour keeps exactly one") << 1 << 20 << 58 << "20 39 1 20";
    QTest::newRow("backwards") << 1 << 39 << 20 << "";
    QTest::newRow("beyond the model") << 1 << 20 << 200 << "";
  }
  void runsMoveWithinTheirNeighbours() {
    QFETCH(int, stage);
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(QString, sizes);
    const StageMap map = evenStageMap(80, 4, 1);
    StageMap moved;
    const QString refusal = moveRun(map, stage, 0, first, last, 80, false, &moved);
    QCOMPARE(refusal.isEmpty(), !sizes.isEmpty());
    if (sizes.isEmpty()) return;
    QStringList counts;
    for (const Stage& each : moved) counts << QString::number(each.chunks.front().count);
    QCOMPARE(counts.join(u' '), sizes);
    QVERIFY(checkStageMap(moved, 80, 4, 1, false).empty());
  }

  void layersAreConservedByEveryAcceptedMove() {
    const StageMap map = evenStageMap(23, 4, 2);
    for (int stage = 0; stage < 4; ++stage) {
      for (int chunk = 0; chunk < 2; ++chunk) {
        for (int first = 0; first < 23; ++first) {
          for (int last = 0; last < 23; ++last) {
            StageMap moved;
            if (!moveRun(map, stage, chunk, first, last, 23, false, &moved).isEmpty()) continue;
            QVERIFY(checkStageMap(moved, 23, 4, 2, false).empty());
            const Chunk& run =
                moved[static_cast<std::size_t>(stage)].chunks[static_cast<std::size_t>(chunk)];
            QCOMPARE(run.first, first);
            QCOMPARE(run.first + run.count - 1, last);
          }
        }
      }
    }
  }
};

SLICESCAPE_TEST(LayersRowTest);
#include "layers_row_test.moc"
