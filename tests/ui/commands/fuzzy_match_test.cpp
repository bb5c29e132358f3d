// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/fuzzy_match.h"

#include <QTest>

#include "tests/support/registry.h"

using slicescape::ui::fuzzyScore;

class FuzzyMatchTest : public QObject {
  Q_OBJECT

 private slots:
  void lettersMustOccurInOrder() {
    QVERIFY(fuzzyScore("svas", "Save as").has_value());
    QVERIFY(!fuzzyScore("asvs", "Save as").has_value());
    QVERIFY(!fuzzyScore("savex", "Save as").has_value());
    QVERIFY(fuzzyScore("", "Save as").has_value());
  }

  void betterMatchesScoreHigher_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("start of the text before the middle") << "fit"
                                                         << "Fit all"
                                                         << "Benefit";
    QTest::newRow("starts of words before scattered letters") << "za"
                                                              << "Zoom all"
                                                              << "Size map";
    QTest::newRow("whole word before its letters") << "pin"
                                                   << "Pin baseline"
                                                   << "Please insert now";
    QTest::newRow("case does not matter") << "SAVE"
                                          << "save"
                                          << "Sa vegan";
  }
  void betterMatchesScoreHigher() {
    QFETCH(QString, query);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QVERIFY(fuzzyScore(query, better).value_or(-1) > fuzzyScore(query, worse).value_or(-1));
  }

  void chineseIsFoundByItsCharacters() {
    QVERIFY(fuzzyScore("缩放", "放大缩放").has_value());
    QVERIFY(fuzzyScore("放大", "放大").value() > fuzzyScore("放大", "放到最大").value());
  }

  void repeatedLettersAreCountedOnce() {
    QVERIFY(fuzzyScore(QString(30, 'a'), QString(60, 'a')).has_value());
    QVERIFY(!fuzzyScore(QString(200, 'a'), QString(60, 'a') + "b").has_value());
  }
};

SLICESCAPE_TEST(FuzzyMatchTest);
#include "fuzzy_match_test.moc"
