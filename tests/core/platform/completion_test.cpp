// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/completion.h"

#include <QTest>
#include <cmath>

#include "core/platform/failures.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

constexpr double kDay = 86400;

/// 70B, 1.4 T tokens, 512 H100 at 400 TFLOP/s: 33.23 days of steps.
CompletionInput referenceJob() {
  CompletionInput in;
  in.usefulS = 6.0 * 70e9 * 1.4e12 / (512 * 400e12);
  in.hosts = 64;
  in.failuresPerHostDay = 6.5e-3;
  in.intervalS = 3600;
  in.blockingS = 60;
  in.restartS = 900;
  in.requeueS = 1800;
  return in;
}

bool near(double found, double wanted, double tolerance) {
  if (std::abs(found - wanted) <= tolerance) return true;
  qWarning("found %g, wanted %g", found, wanted);
  return false;
}

}  // namespace

/// From steps to the date.
class CompletionTest : public QObject {
  Q_OBJECT

 private slots:
  void theReferenceJob();
  void partsSumToTheMean();
  void aJobWithoutFailuresIsSure();
  void playAndClosedFormAgree_data();
  void playAndClosedFormAgree();
  void sampledParametersWidenTheSpread();
  void equalSeedsGiveEqualEstimates();
  void moreFailuresTakeLonger();
  void theDeadlineHasAProbability();
  void aHopelessJobEnds();
  void itCanBeCancelled();
};

void CompletionTest::theReferenceJob() {
  CompletionOptions options;
  options.draws = 4000;
  options.sampleParameters = false;
  const CompletionInput in = referenceJob();
  QVERIFY(near(in.usefulS / kDay, 33.23, 0.005));
  const CompletionEstimate estimate = estimateCompletion(in, options);
  QVERIFY(near(estimate.meanS / kDay, 34.50, 0.05));
  QVERIFY(near(estimate.standardDeviationS / kDay, 0.21, 0.015));
  QVERIFY(near(estimate.p90S / kDay, 34.78, 0.05));
  QVERIFY(near(estimate.expectedFailures, 13.8, 0.6));
  QVERIFY(near(estimate.analyticMeanS / kDay, 34.50, 0.05));
  QVERIFY(estimate.analyticIsValid);
}

void CompletionTest::partsSumToTheMean() {
  CompletionInput in = referenceJob();
  in.straggler = 1.05;
  in.stragglerP90 = 1.2;
  in.setupS = 600;
  in.queueWaitP50S = 7200;
  in.queueWaitP90S = 36000;
  in.plannedStopsPerDay = 1;
  in.plannedStopS = 900;
  in.detectS = 300;
  in.batchRampS = 5000;
  const CompletionEstimate estimate = estimateCompletion(in);
  double sum = 0;
  for (const double sample : estimate.samplesS) sum += sample;
  QVERIFY(near(sum / estimate.draws, estimate.meanS, 1e-6 * estimate.meanS));
  QVERIFY(near(estimate.parts.total(), estimate.meanS, 1e-6 * estimate.meanS));
  QVERIFY(estimate.parts.queueWait > 7200);
  QVERIFY(estimate.parts.straggler > 0 && estimate.parts.detect > 0);
}

void CompletionTest::aJobWithoutFailuresIsSure() {
  CompletionInput in = referenceJob();
  in.failuresPerHostDay = 0;
  CompletionOptions options;
  options.sampleParameters = false;
  options.draws = 50;
  const CompletionEstimate estimate = estimateCompletion(in, options);
  QCOMPARE(estimate.p10S, estimate.p90S);
  const double saves = std::ceil(in.usefulS / 3600) - 1;
  QVERIFY(near(estimate.p50S, in.usefulS + saves * 60, 1e-6));
}

void CompletionTest::playAndClosedFormAgree_data() {
  QTest::addColumn<double>("hosts");
  QTest::addColumn<double>("restart");
  QTest::newRow("64 hosts") << 64. << 900.;
  QTest::newRow("1,250 hosts") << 1250. << 300.;
  QTest::newRow("failures every half hour") << 7400. << 300.;
}

void CompletionTest::playAndClosedFormAgree() {
  QFETCH(double, hosts);
  QFETCH(double, restart);
  CompletionInput in = referenceJob();
  in.usefulS = 10 * kDay;
  in.hosts = hosts;
  in.restartS = restart;
  in.requeueS = 0;
  in.intervalS = 900;
  in.blockingS = 20;
  CompletionOptions options;
  options.sampleParameters = false;
  options.draws = 1000;
  const CompletionEstimate estimate = estimateCompletion(in, options);
  QVERIFY(near(estimate.meanS / estimate.analyticMeanS, 1, 0.01));
  const double mtbf = meanTimeToFailureHours(hosts, 6.5e-3) * 3600;
  const double ratio = exactTimeRatio({mtbf, 900, 20, restart, 0});
  QVERIFY(near(in.usefulS / estimate.meanS / ratio, 1, 0.01));
}

void CompletionTest::sampledParametersWidenTheSpread() {
  CompletionInput in = referenceJob();
  in.failureRateLow = 2.3 / 6.5;
  in.straggler = 1.05;
  in.stragglerP90 = 1.2;
  const CompletionEstimate estimate = estimateCompletion(in);
  const auto width = [](const Band& band) { return band.p90 - band.p10; };
  QVERIFY(width(estimate.parameters) > 5 * width(estimate.chance));
  QVERIFY(estimate.p90S - estimate.p10S > width(estimate.chance));
}

void CompletionTest::equalSeedsGiveEqualEstimates() {
  const CompletionEstimate a = estimateCompletion(referenceJob());
  const CompletionEstimate b = estimateCompletion(referenceJob());
  QVERIFY(a.samplesS == b.samplesS);
  CompletionOptions other;
  other.seed = 2;
  QVERIFY(estimateCompletion(referenceJob(), other).samplesS != a.samplesS);
}

void CompletionTest::moreFailuresTakeLonger() {
  double last = 0;
  for (const double rate : {0.0, 1e-3, 3e-3, 6e-3, 15e-3}) {
    CompletionInput in = referenceJob();
    in.failuresPerHostDay = rate;
    const double mean = expectedCompletion(in).total();
    QVERIFY(mean > last);
    last = mean;
  }
}

void CompletionTest::theDeadlineHasAProbability() {
  CompletionInput in = referenceJob();
  in.deadlineS = 34.5 * kDay;
  CompletionOptions options;
  options.sampleParameters = false;
  const auto middle = estimateCompletion(in, options);
  QVERIFY(*middle.deadlineProbability > 0.3 && *middle.deadlineProbability < 0.7);
  in.deadlineS = 30 * kDay;
  QCOMPARE(*estimateCompletion(in, options).deadlineProbability, 0.0);
  in.deadlineS = 90 * kDay;
  QCOMPARE(*estimateCompletion(in, options).deadlineProbability, 1.0);
}

void CompletionTest::aHopelessJobEnds() {
  CompletionInput in = referenceJob();
  in.hosts = 1e6;
  CompletionOptions options;
  options.draws = 20;
  const CompletionEstimate estimate = estimateCompletion(in, options);
  QVERIFY(std::isfinite(estimate.meanS));
  QVERIFY(estimate.meanS > 100 * in.usefulS);
}

void CompletionTest::itCanBeCancelled() {
  CompletionOptions options;
  int asked = 0;
  options.isCancelled = [&asked] { return ++asked > 3; };
  const CompletionEstimate estimate = estimateCompletion(referenceJob(), options);
  QVERIFY(estimate.cancelled);
  QCOMPARE(estimate.draws, 300);
}

SLICESCAPE_TEST(CompletionTest);
#include "completion_test.moc"
