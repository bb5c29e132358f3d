// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sweep.h"

#include <QTest>
#include <cmath>

#include "core/search/goal_seek.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

namespace slicescape {

class SweepTest : public QObject {
  Q_OBJECT
 private slots:
  void readsAxes_data();
  void readsAxes();
  void refusesAxes_data();
  void refusesAxes();
  void rangesKeepThePlanLegal_data();
  void rangesKeepThePlanLegal();
  void memoryOfAGpuDecidesWhatFits();
  void valuesOfThePlanAreRead();
  void twoAxesMakeAGrid();
  void moreGpusKeepTheBatchWhole();
  void longestSequenceThatFits();
  void bandwidthForATarget();
  void impossibleGoalSaysWhatWasReached();
};

void SweepTest::readsAxes_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QList<double>>("values");
  QTest::newRow("list") << "workload.seq_len=1024,2048" << QList<double>{1024, 2048};
  QTest::newRow("factor") << "workload.seq_len=4096..16384*2" << QList<double>{4096, 8192, 16384};
  QTest::newRow("step") << "gpus=64..192+64" << QList<double>{64, 128, 192};
  QTest::newRow("points") << "link_bandwidth=0.5..1.5/3" << QList<double>{0.5, 1.0, 1.5};
  QTest::newRow("units") << "cluster.links[0].bytes_per_s=25GB/s,50GB/s"
                         << QList<double>{25e9, 50e9};
  QTest::newRow("units in a range")
      << "cluster.links[0].bytes_per_s=25GB/s..75GB/s/3" << QList<double>{25e9, 50e9, 75e9};
}

void SweepTest::readsAxes() {
  QFETCH(QString, text);
  QFETCH(QList<double>, values);
  const Result<SweepAxis> axis = parseSweepAxis(text.toStdString());
  QVERIFY(axis.has_value());
  QCOMPARE(axis->values.size(), static_cast<std::size_t>(values.size()));
  for (qsizetype i = 0; i < values.size(); ++i) {
    QCOMPARE(axis->values[static_cast<std::size_t>(i)], values[i]);
  }
}

void SweepTest::refusesAxes_data() {
  QTest::addColumn<QString>("text");
  for (const char* text :
       {"", "=", "gpus", "gpus=", "warp=1,2", "gpus=8..4*2", "gpus=8..64*1", "gpus=8..64",
        "gpus=1..1000000000+1", "workload.seq_len=1.5", "link_bandwidth=0..1*2"}) {
    QTest::newRow(text) << text;
  }
}

void SweepTest::refusesAxes() {
  QFETCH(QString, text);
  const Result<SweepAxis> axis = parseSweepAxis(text.toStdString());
  QVERIFY(!axis.has_value());
  QVERIFY(!axis.error().remedy.empty());
}

void SweepTest::rangesKeepThePlanLegal_data() {
  QTest::addColumn<QString>("path");
  QTest::addColumn<double>("low");
  QTest::addColumn<double>("high");
  QTest::addColumn<int>("points");
  QTest::addColumn<bool>("byFactors");
  QTest::addColumn<QList<double>>("values");
  // 64 GPUs in hosts of 8, TP 4, PP 4, DP 4.
  QTest::newRow("sequences double") << "workload.seq_len" << 4096.0 << 32768.0 << 4 << true
                                    << QList<double>{4096, 8192, 16384, 32768};
  QTest::newRow("GPUs fill their hosts")
      << "gpus" << 60.0 << 90.0 << 4 << false << QList<double>{64, 72, 80, 88};
  QTest::newRow("equal values fall together")
      << "hosts" << 1.0 << 3.0 << 7 << false << QList<double>{1, 2, 3};
  QTest::newRow("factors are spaced evenly")
      << "link_bandwidth" << 0.5 << 2.0 << 3 << true << QList<double>{0.5, 1, 2};
}

void SweepTest::rangesKeepThePlanLegal() {
  QFETCH(QString, path);
  QFETCH(double, low);
  QFETCH(double, high);
  QFETCH(int, points);
  QFETCH(bool, byFactors);
  QFETCH(QList<double>, values);
  const auto found =
      sweepValues(testing::llama70b(), path.toStdString(), low, high, points, byFactors);
  QCOMPARE(found.size(), std::size_t(values.size()));
  for (std::size_t i = 0; i < found.size(); ++i) {
    QVERIFY(std::abs(found[i] - values[qsizetype(i)]) < 1e-9);
  }
}

/// The same plan on GPUs with less and with more memory: the room changes, the step does not.
void SweepTest::memoryOfAGpuDecidesWhatFits() {
  const Plan plan = testing::llama70b();
  const Evaluation own = evaluate(plan);
  const Evaluation small = evaluate(*withSweepValue(plan, "gpu_memory", 16e9));
  const Evaluation large = evaluate(*withSweepValue(plan, "gpu_memory", 288e9));
  QVERIFY(own.fits);
  QCOMPARE(small.verdict, Verdict::DoesNotFit);
  QVERIFY(large.fits);
  QVERIFY(small.capacity < own.capacity && own.capacity < large.capacity);
  QVERIFY(large.capacity <= Bytes(288'000'000'000));
  QCOMPARE(small.stepTime.p50, large.stepTime.p50);
}

void SweepTest::valuesOfThePlanAreRead() {
  const Plan plan = testing::llama70b();
  QCOMPARE(*sweepValue(plan, "workload.seq_len"), double(plan.workload->sequenceLength));
  QCOMPARE(*sweepValue(plan, "gpus"), double(plan.layout->worldSize()));
  QCOMPARE(*sweepValue(plan, "cluster.links[0].bytes_per_s"),
           plan.cluster->links[0].bandwidth.value());
  QCOMPARE(*sweepValue(*withSweepValue(plan, "gpu_memory", 96e9), "gpu_memory"), 96e9);
  QVERIFY(!sweepValue(plan, "workload.precision"));
}

void SweepTest::twoAxesMakeAGrid() {
  const Plan plan = testing::llama70b();
  const Result<std::vector<SweepPoint>> points =
      sweep(plan, {{"workload.seq_len", {4096, 8192}}, {"workload.global_batch", {64, 128, 256}}});
  QVERIFY(points.has_value());
  QCOMPARE(points->size(), std::size_t{6});
  QCOMPARE((*points)[4].values, (std::vector<double>{8192, 128}));
  QCOMPARE((*points)[4].stepTime, evaluate(plan).stepTime.p50);
  QVERIFY((*points)[5].stepTime > (*points)[4].stepTime);
}

void SweepTest::moreGpusKeepTheBatchWhole() {
  const Result<Plan> plan = withSweepValue(testing::llama70b(), "gpus", 96);
  QVERIFY(plan.has_value());
  QCOMPARE(plan->layout->dp, 3);
  QCOMPARE(plan->workload->globalBatch % 3, 0);
  QCOMPARE(plan->cluster->hosts.front().count, 12);
}

void SweepTest::longestSequenceThatFits() {
  SeekGoal goal;
  goal.input = "workload.seq_len";
  goal.low = 1024;
  goal.high = 1 << 20;
  goal.output = "fits";
  goal.wholeNumbers = true;
  goal.multipleOf = 1024;
  goal.largest = true;
  const Plan plan = testing::llama70b();
  const SeekResult result = goalSeek(plan, goal);
  QVERIFY(result.found);
  QVERIFY(result.evaluation.fits);
  QCOMPARE(std::fmod(result.value, 1024), 0.0);
  // One step longer does not fit any more.
  QVERIFY(!evaluate(*withSweepValue(plan, goal.input, result.value + 1024)).fits);
}

void SweepTest::bandwidthForATarget() {
  const Plan plan = testing::llama70b();
  const double slow = evaluate(*withSweepValue(plan, "link_bandwidth", 0.05)).mfuCausal;
  const double fast = evaluate(*withSweepValue(plan, "link_bandwidth", 4)).mfuCausal;
  QVERIFY(fast > slow);
  SeekGoal goal;
  goal.input = "link_bandwidth";
  goal.low = 0.05;
  goal.high = 4;
  goal.output = "mfu";
  goal.target = 0.5 * (slow + fast);
  const SeekResult result = goalSeek(plan, goal);
  QVERIFY(result.found);
  QVERIFY(result.output >= goal.target);
  // A little less bandwidth misses it.
  QVERIFY(evaluate(*withSweepValue(plan, "link_bandwidth", result.value * 0.99)).mfuCausal <
          goal.target);
}

void SweepTest::impossibleGoalSaysWhatWasReached() {
  SeekGoal goal;
  goal.input = "link_bandwidth";
  goal.low = 0.5;
  goal.high = 4;
  goal.output = "mfu";
  goal.target = 0.99;
  const SeekResult result = goalSeek(testing::llama70b(), goal);
  QVERIFY(!result.found);
  QVERIFY(!result.reason.empty());
  QVERIFY(result.output > 0 && result.output < 0.99);
}

SLICESCAPE_TEST(SweepTest);

}  // namespace slicescape

#include "sweep_test.moc"
