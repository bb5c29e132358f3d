// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/simulation.h"
#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

/// Bubble rates that Qi et al., Zero Bubble Pipeline Parallelism (arXiv 2401.10241), table 5,
/// calculate from the times of table 9 (milliseconds per stage).
struct Workload {
  const char* name;
  int ranks;
  int microBatches;
  int virtualStages;  ///< of their interleaved run: one layer per chunk
  ChunkTimes times;
  double latency;
};

struct Rate {
  const char* schedule;
  double value;
};

class PublishedRatesTest : public QObject {
  Q_OBJECT
 private slots:
  void agreesWithTheZeroBubblePaper_data();
  void agreesWithTheZeroBubblePaper();
};

void PublishedRatesTest::agreesWithTheZeroBubblePaper_data() {
  QTest::addColumn<QString>("schedule");
  QTest::addColumn<int>("ranks");
  QTest::addColumn<int>("microBatches");
  QTest::addColumn<int>("virtualStages");
  QTest::addColumn<double>("forward");
  QTest::addColumn<double>("input");
  QTest::addColumn<double>("weight");
  QTest::addColumn<double>("latency");
  QTest::addColumn<double>("rate");
  const std::vector<std::pair<Workload, std::vector<Rate>>> table{
      {{"1.5B, p = 8, m = 24", 8, 24, 3, {18.522, 18.086, 9.337, 0}, 0.601},
       {{"1f1b", 0.2431},
        {"interleaved", 0.1055},
        {"zb-h1", 0.1585},
        {"zb-h2", 0.1083},
        {"zb-1p", 0.1585},
        {"zb-2p", 0.0433}}},
      {{"1.5B, p = 8, m = 32", 8, 32, 3, {18.513, 18.086, 9.331, 0}, 0.626},
       {{"1f1b", 0.1985},
        {"interleaved", 0.0818},
        {"zb-h1", 0.1242},
        {"zb-h2", 0.0837},
        {"zb-1p", 0.1242},
        {"zb-2p", 0.0039}}},
      {{"1.5B, p = 8, m = 64", 8, 64, 3, {18.546, 18.097, 9.321, 0}, 0.762},
       {{"1f1b", 0.1240},
        {"interleaved", 0.0443},
        {"zb-h1", 0.0674},
        {"zb-h2", 0.0444},
        {"zb-1p", 0.0674},
        {"zb-2p", 0.0026}}},
      {{"28.3B, p = 32, m = 96", 32, 96, 2, {10.419, 10.207, 7.715, 0}, 0.408},
       {{"1f1b", 0.2646},
        {"interleaved", 0.1493},
        {"zb-h1", 0.1421},
        {"zb-h2", 0.0641},
        {"zb-1p", 0.1421},
        {"zb-2p", 0.0038}}},
      {{"28.3B, p = 32, m = 128", 32, 128, 2, {10.408, 10.204, 7.703, 0}, 0.408},
       {{"1f1b", 0.2168},
        {"interleaved", 0.1164},
        {"zb-h1", 0.1106},
        {"zb-h2", 0.0490},
        {"zb-1p", 0.1106},
        {"zb-2p", 0.0029}}},
      {{"28.3B, p = 32, m = 256", 32, 256, 2, {10.402, 10.248, 7.698, 0}, 0.46},
       {{"1f1b", 0.1352},
        {"interleaved", 0.0624},
        {"zb-h1", 0.0594},
        {"zb-h2", 0.0257},
        {"zb-1p", 0.0594},
        {"zb-2p", 0.0018}}},
  };
  for (const auto& [workload, rates] : table) {
    for (const Rate& rate : rates) {
      QTest::addRow("%s of %s", rate.schedule, workload.name)
          << QString::fromLatin1(rate.schedule) << workload.ranks << workload.microBatches
          << workload.virtualStages << workload.times.forward << workload.times.backwardInput
          << workload.times.backwardWeight << workload.latency << rate.value;
    }
  }
}

void PublishedRatesTest::agreesWithTheZeroBubblePaper() {
  QFETCH(QString, schedule);
  QFETCH(int, ranks);
  QFETCH(int, microBatches);
  QFETCH(int, virtualStages);
  QFETCH(double, forward);
  QFETCH(double, input);
  QFETCH(double, weight);
  QFETCH(double, latency);
  QFETCH(double, rate);
  ScheduleShape shape;
  shape.ranks = ranks;
  shape.microBatches = microBatches;
  QVERIFY(applyScheduleName(shape, schedule.toStdString()));
  if (shape.kind == ScheduleKind::Interleaved) shape.chunks = virtualStages;
  const double chunks = shape.chunks;
  const Timeline timeline = testing::run(
      shape,
      testing::equalTimes(shape, {forward / chunks, input / chunks, weight / chunks, 0}, latency));
  QVERIFY2(
      std::abs(timeline.bubbleRatioSpan() - rate) < 0.005,
      qPrintable(QStringLiteral("%1 instead of %2").arg(timeline.bubbleRatioSpan()).arg(rate)));
}

SLICESCAPE_TEST(PublishedRatesTest);

}  // namespace
}  // namespace slicescape

#include "published_rates_test.moc"
