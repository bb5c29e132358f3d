// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/load_series.h"

#include <QTest>
#include <cmath>

#include "core/platform/queue_simulation.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

double busySum(const LoadSeries& series, double untilS) {
  double sum = 0;
  const std::vector<LoadBin> means = series.means();
  for (std::size_t i = 0; i < means.size(); ++i) {
    const double begin = series.startS() + static_cast<double>(i) * series.binS();
    sum += means[i].busy * std::min(series.binS(), untilS - begin);
  }
  return sum;
}

}  // namespace

/// Use of a pool over time.
class LoadSeriesTest : public QObject {
  Q_OBJECT

 private slots:
  void meansAreByHand();
  void sumsStayWhenBinsGrow();
  void aRunAddsUpToItsReport();
};

/// Bins of a minute: 30 s of 8 and 30 s of 4 are 6 in the mean; the last bin is 15 s of 2.
void LoadSeriesTest::meansAreByHand() {
  LoadSeries series(100);
  series.add(100, 130, {8, 0, 1});
  series.add(130, 160, {4, 2, 3});
  series.add(160, 175, {2, 0, 0});
  const std::vector<LoadBin> means = series.means();
  QCOMPARE(means.size(), std::size_t{2});
  QCOMPARE(means[0].busy, 6.0);
  QCOMPARE(means[0].held, 1.0);
  QCOMPARE(means[0].waiting, 2.0);
  QCOMPARE(means[1].busy, 2.0);
}

void LoadSeriesTest::sumsStayWhenBinsGrow() {
  LoadSeries series;
  double expected = 0;
  double at = 0;
  for (int i = 0; i < 5000; ++i) {
    const double length = 37 + i % 91;
    const double busy = i % 17;
    series.add(at, at + length, {busy, 0, 0});
    expected += busy * length;
    at += length;
  }
  QVERIFY(series.means().size() <= std::size_t{LoadSeries::kMostBins});
  QVERIFY(series.binS() > LoadSeries::kFirstBinS);
  QVERIFY(std::abs(busySum(series, at) / expected - 1) < 1e-9);
}

/// Device-seconds in use over all bins are the utilisation times the pool and the run.
void LoadSeriesTest::aRunAddsUpToItsReport() {
  JobMix mix;
  mix.days = 3;
  const std::vector<QueueJob> jobs = generateJobs(mix).jobs;
  const QueueSimulation::Machine machine{24, 8, {}};
  const QueueReport report = QueueSimulation::run(machine, jobs, {});
  const double end = report.load.startS() + report.makespanS;
  const double pool = 24 * 8 * report.makespanS;
  QVERIFY(std::abs(busySum(report.load, end) / pool - report.utilisation) < 1e-6);
}

SLICESCAPE_TEST(LoadSeriesTest);
#include "load_series_test.moc"
