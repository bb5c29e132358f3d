// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/time_scale.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::ui;

class TimeScaleTest : public QObject {
  Q_OBJECT

 private slots:
  void labels_data() {
    QTest::addColumn<double>("longest");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("label");
    QTest::newRow("a value of the axis needs no unit") << 8.0 << 3.2 << "3.2";
    QTest::newRow("milliseconds beside seconds have their own") << 8.0 << 0.00257 << "2.57 ms";
    QTest::newRow("microseconds beside milliseconds too") << 0.2 << 12e-6 << "12 µs";
    QTest::newRow("nothing is nothing in every unit") << 8.0 << 0.0 << "0";
  }
  void labels() {
    QFETCH(double, longest);
    QFETCH(double, seconds);
    QFETCH(QString, label);
    const QString said = TimeScale::forLargest(longest).label(seconds);
    // Trailing noughts are a matter of the number format.
    QVERIFY2(said == label || said == label + ".0" || said == label + "0" ||
                 said == QString(label).replace(" ", ".0 "),
             qPrintable(said));
  }

  void aUnitThatReadsWellIsKept() {
    const TimeScale seconds = TimeScale::forLargest(2);
    QCOMPARE(seconds.settledFor(0.3).unit, QString("s"));
    QCOMPARE(seconds.settledFor(0.02).unit, QString("ms"));
    const TimeScale milliseconds = TimeScale::forLargest(0.3);
    QCOMPARE(milliseconds.settledFor(0.8).unit, QString("ms"));
    QCOMPARE(milliseconds.settledFor(5).unit, QString("s"));
  }
};

SLICESCAPE_TEST(TimeScaleTest);
#include "time_scale_test.moc"
