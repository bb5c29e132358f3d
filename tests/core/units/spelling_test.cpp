// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/spelling.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;

class SpellingTest : public QObject {
  Q_OBJECT

 private slots:
  void distancesCountEdits_data();
  void distancesCountEdits();
  void theNearestCandidateIsMeant_data();
  void theNearestCandidateIsMeant();
};

void SpellingTest::distancesCountEdits_data() {
  QTest::addColumn<QString>("a");
  QTest::addColumn<QString>("b");
  QTest::addColumn<int>("distance");
  QTest::newRow("equal") << "layout"
                         << "layout" << 0;
  QTest::newRow("letter case is ignored") << "DGX-H100"
                                          << "dgx-h100" << 0;
  QTest::newRow("an insertion") << "layot"
                                << "layout" << 1;
  QTest::newRow("a deletion") << "layoutt"
                              << "layout" << 1;
  QTest::newRow("a substitution") << "leyout"
                                  << "layout" << 1;
  QTest::newRow("a swap of neighbours") << "laoyut"
                                        << "layout" << 1;
  QTest::newRow("from nothing") << ""
                                << "abc" << 3;
  QTest::newRow("the textbook's pair") << "kitten"
                                       << "sitting" << 3;
}

void SpellingTest::distancesCountEdits() {
  QFETCH(QString, a);
  QFETCH(QString, b);
  QTEST(int(spellingDistance(a.toStdString(), b.toStdString())), "distance");
  QTEST(int(spellingDistance(b.toStdString(), a.toStdString())), "distance");
}

void SpellingTest::theNearestCandidateIsMeant_data() {
  QTest::addColumn<QString>("word");
  QTest::addColumn<QString>("meant");
  QTest::newRow("one edit") << "evalute"
                            << "evaluate";
  QTest::newRow("a short word") << "nwe"
                                << "new";
  QTest::newRow("nothing near") << "transmogrify"
                                << "";
  QTest::newRow("nothing typed") << ""
                                 << "";
}

void SpellingTest::theNearestCandidateIsMeant() {
  QFETCH(QString, word);
  QTEST(QString::fromStdString(
            nearestSpelling(word.toStdString(), {"new", "evaluate", "model", "bench"})),
        "meant");
}

SLICESCAPE_TEST(SpellingTest);
#include "spelling_test.moc"
