// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/long_time.h"

#include <QLocale>
#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape::ui;

class LongTimeTest : public QObject {
  Q_OBJECT

 private slots:
  void unitsFollowTheLargest_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("shown");
    QTest::newRow("days") << 432000.0 << "d" << 5.0;
    QTest::newRow("hours") << 36000.0 << "h" << 10.0;
    QTest::newRow("minutes") << 600.0 << "min" << 10.0;
    QTest::newRow("seconds") << 90.0 << "s" << 90.0;
  }
  void unitsFollowTheLargest() {
    QFETCH(double, seconds);
    QFETCH(QString, unit);
    QFETCH(double, shown);
    const LongTimeScale scale = LongTimeScale::forLargest(seconds);
    QCOMPARE(scale.unit, unit);
    QCOMPARE(scale.of(seconds), shown);
  }

  void stepsAreRoundAndFew() {
    QCOMPARE(timeStep(10 * 86400.0, 5), 2 * 86400.0);
    QCOMPARE(timeStep(7200, 4), 1800.0);
    for (double most = 10; most < 1e9; most *= 1.7) QVERIFY(most / timeStep(most, 4) <= 4);
  }

  void ticksAreShort() {
    QCOMPARE(roundTime(30), QStringLiteral("30 s"));
    QCOMPARE(roundTime(600), QStringLiteral("10 min"));
    QCOMPARE(roundTime(3600), QStringLiteral("1 h"));
    QCOMPARE(roundTime(43200), QStringLiteral("12 h"));
    QCOMPARE(roundTime(10 * 86400), QStringLiteral("10 d"));
    QCOMPARE(roundTime(0), QStringLiteral("0 s"));
  }

  void daysAreCountedUp() {
    const QDate first(2026, 12, 30);
    QCOMPARE(dayAfter(first, 1.5 * 86400), QLocale().toString(QDate(2027, 1, 1), "d MMM yyyy"));
    QCOMPARE(dayAfter(first, 1e18), QStringLiteral("—"));
  }
};

SLICESCAPE_TEST(LongTimeTest);
#include "long_time_test.moc"
