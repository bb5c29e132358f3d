// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/trace.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::equalTimes;
using testing::run;
using testing::shapeOf;

class TraceTest : public QObject {
  Q_OBJECT
 private slots:
  void writesWhatPerfettoReads();
  void showsWhatLiesBesideTheOperations();
};

void TraceTest::writesWhatPerfettoReads() {
  const auto shape = shapeOf(ScheduleKind::DualPipeV, 2, 4);
  const ScheduleTimes times = equalTimes(shape, {1e-3, 1e-3, 1e-3, 2.5e-3}, 1e-4);
  const Schedule schedule = buildSchedule(shape);
  const Timeline timeline = run(shape, times);
  std::vector<MemoryCurve> memory;
  const std::vector<ChunkMemory> chunks(2, {Bytes(10), Bytes(10), Bytes(0), Bytes(0)});
  for (int rank = 0; rank < 2; ++rank) {
    memory.push_back(memoryOverTime(timeline, rank, chunks, Bytes(100)));
  }

  QJsonParseError error;
  const auto document = QJsonDocument::fromJson(
      QByteArray::fromStdString(traceJson(schedule, times, timeline, memory)), &error);
  QCOMPARE(error.error, QJsonParseError::NoError);
  const QJsonArray events = document.object()[QStringLiteral("traceEvents")].toArray();

  QMap<QString, int> phases;
  QMap<int, QList<double>> ends;  // by flow id: start and finish
  double busy = 0;
  double last = 0;
  double mostBytes = 0;
  for (const auto& value : events) {
    const QJsonObject event = value.toObject();
    const QString phase = event[QStringLiteral("ph")].toString();
    const double time = event[QStringLiteral("ts")].toDouble();
    const QJsonObject arguments = event[QStringLiteral("args")].toObject();
    ++phases[phase];
    QVERIFY(event[QStringLiteral("pid")].toInt(-1) >= 0);
    if (phase == QStringLiteral("X")) {
      const double duration = event[QStringLiteral("dur")].toDouble();
      QVERIFY(time >= 0 && duration > 0);
      busy += duration;
      last = std::max(last, time + duration);
      for (const char* key : {"stage", "chunk", "micro_batch"}) {
        QVERIFY(arguments.contains(QLatin1String(key)));
      }
    } else if (phase == QStringLiteral("s") || phase == QStringLiteral("f")) {
      ends[event[QStringLiteral("id")].toInt()] << time;
    } else if (phase == QStringLiteral("C") &&
               event[QStringLiteral("name")].toString() == QStringLiteral("memory")) {
      mostBytes = std::max(mostBytes, arguments[QStringLiteral("bytes")].toDouble());
    }
  }
  QCOMPARE(phases[QStringLiteral("M")], 4);  // name of the process and of its thread
  std::size_t operations = 0;
  for (const auto& program : schedule.programs) operations += program.size();
  QCOMPARE(phases[QStringLiteral("X")], static_cast<int>(operations));
  QCOMPARE(last, timeline.makespan * 1e6);
  QCOMPARE(busy, (timeline.busy[0] + timeline.busy[1]) * 1e6);
  QCOMPARE(mostBytes, double(memory[0].peak.value()));
  QVERIFY(!ends.isEmpty());
  for (const auto& flow : ends) {
    QCOMPARE(flow.size(), 2);
    QVERIFY(flow[0] < flow[1]);
  }
}

// Two ranks, one micro-batch: an activation and a gradient are sent and received; the
// backward of rank 0 begins with its recompute and lies around it.
void TraceTest::showsWhatLiesBesideTheOperations() {
  const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 1);
  const ScheduleTimes times = equalTimes(shape, {1, 1, 1, 0}, 0.5);
  const Schedule schedule = buildSchedule(shape);
  const Timeline timeline = run(shape, times);
  const StepExtras extras{{{0.25}, 1, 0.5, 0.2, 0.1}, {{0.25}, 1, 0.5, 0.2, 0.1}};
  const auto document = QJsonDocument::fromJson(
      QByteArray::fromStdString(traceJson(schedule, times, timeline, {}, extras)));
  QMap<QString, int> names;
  QJsonObject backward;
  QJsonObject recompute;
  for (const auto& value : document.object()[QStringLiteral("traceEvents")].toArray()) {
    const QJsonObject event = value.toObject();
    const QString name = event[QStringLiteral("name")].toString();
    ++names[name + QLatin1Char(' ') + event[QStringLiteral("ph")].toString()];
    if (event[QStringLiteral("pid")].toInt() != 0) continue;
    if (name == QStringLiteral("B0")) backward = event;
    if (name == QStringLiteral("recompute")) recompute = event;
  }
  for (const char* expected : {"send b", "send e", "receive b", "receive e", "recompute X",
                               "gradient-reduction X", "optimizer X", "parameter-gather X"}) {
    QCOMPARE(names[QLatin1String(expected)], 2);
  }
  QCOMPARE(recompute[QStringLiteral("ts")], backward[QStringLiteral("ts")]);
  QCOMPARE(recompute[QStringLiteral("tid")], backward[QStringLiteral("tid")]);
  QCOMPARE(recompute[QStringLiteral("dur")].toDouble(), 0.25e6);
}

SLICESCAPE_TEST(TraceTest);

}  // namespace
}  // namespace slicescape

#include "trace_test.moc"
