// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/interval_cost.h"

#include <QTest>
#include <cmath>

#include "core/platform/failures.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

/// A job that fails every 3.093 h, writes for 20 s and is back after 300 s.
CompletionInput published() {
  CompletionInput input;
  input.hosts = 1;
  input.failuresPerHostDay = 24 / 3.093;
  input.blockingS = 20;
  input.restartS = 300;
  return input;
}

}  // namespace

/// What checkpoints cost by their interval.
class IntervalCostTest : public QObject {
  Q_OBJECT

 private slots:
  void ratiosArePublished_data();
  void ratiosArePublished();
  void theCurveIsLowestAtTheBestInterval();
  void withoutFailuresThereIsNoCurve();
};

/// Goodput of the renewal formula for 20 s checkpoints at 3.093 h between failures.
void IntervalCostTest::ratiosArePublished_data() {
  QTest::addColumn<double>("interval");
  QTest::addColumn<double>("goodput");
  QTest::newRow("every 5 min") << 300.0 << 0.8995;
  QTest::newRow("every 10 min") << 600.0 << 0.9160;
  QTest::newRow("every 15 min") << 900.0 << 0.9134;
  QTest::newRow("every 30 min") << 1800.0 << 0.8861;
  QTest::newRow("every hour") << 3600.0 << 0.8190;
}

void IntervalCostTest::ratiosArePublished() {
  QFETCH(double, interval);
  QFETCH(double, goodput);
  const IntervalCost cost = intervalCost(published(), interval);
  QVERIFY(std::abs(1 / (1 + cost.total) - goodput) < 3e-4);
  QCOMPARE(cost.blocking, 20 / interval);
  QVERIFY(cost.failures() > 0);
}

void IntervalCostTest::theCurveIsLowestAtTheBestInterval() {
  const CompletionInput input = published();
  const double best = bestInterval(20, 3.093 * 3600, 300);
  const std::vector<IntervalCost> curve = intervalCosts(input, best);
  QCOMPARE(curve.size(), std::size_t{61});
  const auto least = std::min_element(
      curve.begin(), curve.end(),
      [](const IntervalCost& a, const IntervalCost& b) { return a.total < b.total; });
  QVERIFY(std::abs(least->intervalS / best - 1) < 1e-9);
  for (std::size_t i = 1; i < curve.size(); ++i) {
    QVERIFY(curve[i].intervalS > curve[i - 1].intervalS);
    QVERIFY(curve[i].blocking < curve[i - 1].blocking);
  }
}

void IntervalCostTest::withoutFailuresThereIsNoCurve() {
  CompletionInput input = published();
  input.failuresPerHostDay = 0;
  QVERIFY(intervalCosts(input, 600).empty());
  input = published();
  input.blockingS = 0;
  QVERIFY(intervalCosts(input, 600).empty());
}

SLICESCAPE_TEST(IntervalCostTest);
#include "interval_cost_test.moc"
