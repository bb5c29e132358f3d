// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/failures.h"

#include <QTest>
#include <cmath>

#include "tests/support/registry.h"

using namespace slicescape;

/// Published figures of failures and restarts, from the formulas alone.
class FailuresTest : public QObject {
  Q_OBJECT

 private slots:
  void meanTimes_data();
  void meanTimes();
  void effectiveTime_data();
  void effectiveTime();
  void exactTime_data();
  void exactTime();
  void intervals();
  void theBestIntervalIsBest_data();
  void theBestIntervalIsBest();
  void closedFormsAgreeWhereBothHold();
  void poissonQuantiles_data();
  void poissonQuantiles();
  void gates();
};

void FailuresTest::meanTimes_data() {
  QTest::addColumn<double>("devices");
  QTest::addColumn<double>("rate");
  QTest::addColumn<double>("hours");
  QTest::newRow("16,384 GPUs of RSC-1: 1.8 h published") << 16384.0 << 6.5e-3 << 1.803;
  QTest::newRow("131,072 GPUs: 0.23 h published") << 131072.0 << 6.5e-3 << 0.2254;
  QTest::newRow("Llama 3 at its own rate: 3.09 h") << 16384.0 << 3.79e-3 << 3.092;
  QTest::newRow("2,048 GPUs: 14.4 h") << 2048.0 << 6.5e-3 << 14.42;
}

void FailuresTest::meanTimes() {
  QFETCH(double, devices);
  QFETCH(double, rate);
  QFETCH(double, hours);
  const double found = meanTimeToFailureHours(devices / 8, rate);
  QVERIFY2(std::abs(found / hours - 1) < 1e-3, qPrintable(QString::number(found)));
}

void FailuresTest::effectiveTime_data() {
  QTest::addColumn<double>("devices");
  QTest::addColumn<double>("rate");
  QTest::addColumn<double>("intervalMinutes");
  QTest::addColumn<double>("restartMinutes");
  QTest::addColumn<double>("requeueMinutes");
  QTest::addColumn<double>("ratio");
  QTest::newRow("16,000 GPUs, hourly: 0.7 published")
      << 16000. << 6.5e-3 << 60. << 5. << 0. << .684;
  QTest::newRow("every 5 min: 0.93 published") << 16000. << 6.5e-3 << 5. << 5. << 0. << 0.932;
  QTest::newRow("100,000 GPUs, 2 and 2 min: 0.9 is reachable")
      << 100000. << 2.34e-3 << 2. << 2. << 0. << 0.939;
  QTest::newRow("4,096 GPUs: over 0.9 published") << 4096. << 6.5e-3 << 60. << 5. << 0. << 0.919;
  QTest::newRow("2,048 GPUs, a person restarts after 8 h")
      << 2048. << 6.5e-3 << 60. << 480. << 0. << 0.41;
  QTest::newRow("2,048 GPUs, automatic in 15 min") << 2048. << 6.5e-3 << 60. << 15. << 0. << 0.948;
  QTest::newRow("the same, queued for 4 h each time")
      << 2048. << 6.5e-3 << 60. << 15. << 240. << 0.742;
}

void FailuresTest::effectiveTime() {
  QFETCH(double, devices);
  QFETCH(double, rate);
  QFETCH(double, intervalMinutes);
  QFETCH(double, restartMinutes);
  QFETCH(double, requeueMinutes);
  QFETCH(double, ratio);
  const double mtbf = meanTimeToFailureHours(devices / 8, rate) * 60;
  const double found =
      effectiveTimeRatio({mtbf, intervalMinutes, 0, restartMinutes, requeueMinutes});
  QVERIFY2(std::abs(found - ratio) < 1e-3, qPrintable(QString::number(found)));
}

void FailuresTest::exactTime_data() {
  QTest::addColumn<double>("interval");
  QTest::addColumn<double>("ratio");
  QTest::newRow("5 min") << 300. << 0.8995;
  QTest::newRow("10 min") << 600. << 0.9160;
  QTest::newRow("15 min") << 900. << 0.9134;
  QTest::newRow("30 min") << 1800. << 0.8861;
  QTest::newRow("1 h") << 3600. << 0.8190;
}

void FailuresTest::exactTime() {
  QFETCH(double, interval);
  QFETCH(double, ratio);
  const double found = exactTimeRatio({3.093 * 3600, interval, 20, 300, 0});
  QVERIFY2(std::abs(found - ratio) < 3e-4, qPrintable(QString::number(found)));
}

void FailuresTest::intervals() {
  QVERIFY(std::abs(youngInterval(20, 3.093 * 3600) / 60 - 11.1) < 0.05);
  QCOMPARE(dalyInterval(20, 11135), youngInterval(20, 11135) - 20);
  // NVIDIA's example: M 6000 s, Tr 600 s, w 10 s, steps of 15 s: about 24 steps.
  QVERIFY(std::abs((availabilityInterval(10, 6000, 600) - 10) / 15 - 24.2) < 0.05);
  // A stall of 60 s at M = 2.34 h: 11.9 % are lost whatever the interval.
  QVERIFY(std::abs(overheadFloor(60, 2.34 * 3600) - 0.119) < 5e-4);
  QCOMPARE(bestInterval(0, 1000, 10), 0.0);
}

void FailuresTest::theBestIntervalIsBest_data() {
  QTest::addColumn<double>("blocking");
  QTest::addColumn<double>("mtbf");
  QTest::newRow("rare failures") << 20. << 40000.;
  QTest::newRow("the published example") << 20. << 11135.;
  QTest::newRow("dense failures") << 60. << 900.;
}

void FailuresTest::theBestIntervalIsBest() {
  QFETCH(double, blocking);
  QFETCH(double, mtbf);
  const double best = bestInterval(blocking, mtbf, 300);
  const double ratio = exactTimeRatio({mtbf, best, blocking, 300, 0});
  for (const double factor : {0.5, 0.9, 0.99, 1.01, 1.1, 2.0}) {
    QVERIFY(exactTimeRatio({mtbf, best * factor, blocking, 300, 0}) <= ratio);
  }
  QVERIFY(best < youngInterval(blocking, mtbf));
  QVERIFY(best > youngInterval(blocking, mtbf) - blocking);
}

void FailuresTest::closedFormsAgreeWhereBothHold() {
  for (const double mtbf : {20.0, 50.0, 200.0}) {
    const RestartModel model{mtbf, 1, 0.01, 0.25, 0};
    QVERIFY(std::abs(effectiveTimeRatio(model) / exactTimeRatio(model) - 1) < 0.014);
    QCOMPARE(bestTimeRatio(model), effectiveTimeRatio(model));
  }
  const RestartModel dense{1, 1, 0.01, 0.25, 0};
  QCOMPARE(bestTimeRatio(dense), exactTimeRatio(dense));
}

void FailuresTest::poissonQuantiles_data() {
  QTest::addColumn<double>("mean");
  QTest::addColumn<qint64>("spares");
  // From tables of the Poisson distribution at 99 %.
  QTest::newRow("none fail") << 0.0 << qint64(0);
  QTest::newRow("mean 1") << 1.0 << qint64(4);
  QTest::newRow("mean 5") << 5.0 << qint64(11);
  QTest::newRow("mean 10") << 10.0 << qint64(18);
  QTest::newRow("mean 100") << 100.0 << qint64(124);
}

void FailuresTest::poissonQuantiles() {
  QFETCH(double, mean);
  QTEST(qint64(poissonQuantile(mean, 0.99)), "spares");
  QTEST(qint64(sparesNeeded(mean / 1e-3, 1e-3, 1)), "spares");
}

void FailuresTest::gates() {
  QCOMPARE(std::lround(restartGateDevices(6.5e-3, 8, 1)), 174L);
  QCOMPARE(std::lround(restartGateDevices(2.34e-3, 8, 1)), 483L);
  QCOMPARE(std::lround(requeueGateDevices(6.5e-3, 4)), 369L);
}

SLICESCAPE_TEST(FailuresTest);
#include "failures_test.moc"
