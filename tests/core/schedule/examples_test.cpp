// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/schedule/simulation.h"
#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

namespace slicescape {
namespace {

using testing::equalTimes;

/// The notation of the examples: "F0.1", "I3", "(F3.0+B1.1)"; the chunk is left out where
/// there is only one.
QString written(const Operation& operation, bool withChunk) {
  const auto half = [&](char letter, int microBatch, int chunk) {
    const QString text = QLatin1Char(letter) + QString::number(microBatch);
    return withChunk ? text + QLatin1Char('.') + QString::number(chunk) : text;
  };
  switch (operation.kind) {
    case OperationKind::Forward:
      return half('F', operation.microBatch, operation.chunk);
    case OperationKind::Backward:
      return half('B', operation.microBatch, operation.chunk);
    case OperationKind::BackwardInput:
      return half('I', operation.microBatch, operation.chunk);
    case OperationKind::BackwardWeight:
      return half('W', operation.microBatch, operation.chunk);
    case OperationKind::ForwardBackward:
      return QStringLiteral("(%1+%2)").arg(
          half('F', operation.microBatch, operation.chunk),
          half('B', operation.backwardMicroBatch, operation.backwardChunk));
  }
  return {};
}

QString writtenProgram(const std::vector<Operation>& program, bool withChunk) {
  QStringList words;
  for (const Operation& operation : program) words << written(operation, withChunk);
  return words.join(QLatin1Char(' '));
}

/// 37 worked examples: orders, makespan, busy and span per rank, peaks and ratios that an
/// independent simulator and, where they exist, closed forms agree on.
class ExamplesTest : public QObject {
  Q_OBJECT
 private slots:
  void agreesWithWorkedExample_data();
  void agreesWithWorkedExample();
};

void ExamplesTest::agreesWithWorkedExample_data() {
  QTest::addColumn<QJsonObject>("example");
  const QByteArray text =
      testing::readAll(testing::sourcePath(QStringLiteral("tests/data/schedules_examples.json")));
  const QJsonArray examples =
      QJsonDocument::fromJson(text).object().value(QStringLiteral("examples")).toArray();
  QVERIFY(examples.size() >= 37);
  for (const auto& value : examples) {
    const QJsonObject example = value.toObject();
    QTest::newRow(qPrintable(example[QStringLiteral("id")].toString())) << example;
  }
}

ScheduleTimes timesOf(const QJsonObject& example, const ScheduleShape& shape) {
  const double latency = example[QStringLiteral("p2p_latency")].toDouble();
  const QJsonObject operation = example[QStringLiteral("op_times")].toObject();
  ScheduleTimes times = equalTimes(
      shape,
      {operation[QStringLiteral("F")].toDouble(), operation[QStringLiteral("B_input")].toDouble(),
       operation[QStringLiteral("W_weight")].toDouble(),
       operation[QStringLiteral("overlapped_F_and_B")].toDouble()},
      latency);
  const QJsonObject perStage = example[QStringLiteral("stage_times")].toObject();
  for (int rank = 0; !perStage.isEmpty() && rank < shape.ranks; ++rank) {
    ChunkTimes& chunk = times.chunks[static_cast<std::size_t>(rank)][0];
    chunk.forward = perStage[QStringLiteral("F")].toArray()[rank].toDouble();
    chunk.backwardInput = perStage[QStringLiteral("BW")].toArray()[rank].toDouble();
  }
  return times;
}

void ExamplesTest::agreesWithWorkedExample() {
  QFETCH(QJsonObject, example);
  const std::string name = example[QStringLiteral("schedule")].toString().toStdString();
  const auto kind = scheduleKindFrom(name);
  QVERIFY2(kind.has_value(), name.c_str());
  ScheduleShape shape;
  shape.kind = *kind;
  shape.ranks = example[QStringLiteral("p")].toInt();
  shape.microBatches = example[QStringLiteral("m")].toInt();
  shape.chunks = example[QStringLiteral("v")].toInt();
  shape.groupSize = example[QStringLiteral("microbatch_group_size")].toInt();
  QVERIFY(checkSchedule(shape).empty());

  const ScheduleTimes times = timesOf(example, shape);
  const Schedule schedule = buildSchedule(shape, times);
  QCOMPARE(static_cast<int>(schedule.programs.size()), shape.ranks);
  const QJsonArray orders = example[QStringLiteral("order_per_device")].toArray();
  for (int rank = 0; rank < orders.size(); ++rank) {
    QCOMPARE(
        writtenProgram(schedule.programs[static_cast<std::size_t>(rank)], chunkSlots(shape) > 1),
        orders[rank].toString());
  }

  const auto result = simulate(schedule, times);
  QVERIFY2(result.has_value(), result ? "" : toEnglish(result.error().expected).c_str());
  const Timeline& timeline = *result;
  QCOMPARE(timeline.makespan, example[QStringLiteral("makespan")].toDouble());
  const auto perRank = [&](const char* key, int rank) {
    return example[QLatin1String(key)].toArray()[rank].toDouble();
  };
  double worstIdle = 0;
  for (int rank = 0; rank < shape.ranks; ++rank) {
    const auto r = static_cast<std::size_t>(rank);
    const double span = timeline.lastEnd[r] - timeline.firstStart[r];
    worstIdle = std::max(worstIdle, span - timeline.busy[r]);
    QCOMPARE(timeline.busy[r], perRank("busy_time_per_device", rank));
    QCOMPARE(span, perRank("span_per_device", rank));
    QCOMPARE(timeline.firstStart[r], perRank("first_start_per_device", rank));
    QCOMPARE(double(timeline.peakLiveUntilInput[r]),
             perRank("peak_live_chunks_until_input_grad", rank));
    QCOMPARE(double(timeline.peakLiveUntilWeight[r]),
             perRank("peak_live_chunks_until_weight_grad", rank));
  }
  QCOMPARE(worstIdle, example[QStringLiteral("max_span_bubble")].toDouble());
  const auto near = [](double value, double expected) { return std::abs(value - expected) < 5e-7; };
  QVERIFY(
      near(timeline.bubbleRatio(), example[QStringLiteral("bubble_fraction_makespan")].toDouble()));
  QVERIFY(near(timeline.bubbleOverhead(), example[QStringLiteral("bubble_over_ideal")].toDouble()));
}

SLICESCAPE_TEST(ExamplesTest);

}  // namespace
}  // namespace slicescape

#include "examples_test.moc"
