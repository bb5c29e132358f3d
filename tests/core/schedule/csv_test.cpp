// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/csv.h"

#include "core/schedule/simulation.h"
#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::equalTimes;
using testing::shapeOf;

class CsvTest : public QObject {
  Q_OBJECT
 private slots:
  void readsWhatPyTorchWrites();
  void readsOverlappedPairs();
  void roundTripsEveryKind();
  void cannotWriteDualPipe();
  void refusesWithThePlace_data();
  void refusesWithThePlace();
};

// ScheduleInterleaved1F1B for two ranks, two stages each and two micro-batches, as
// _dump_csv writes it: idle steps are empty entries, lines end as Python's csv ends them.
void CsvTest::readsWhatPyTorchWrites() {
  const auto read = readScheduleCsv(
      "0F0,0F1,2F0,2F1,,2B0,,2B1,0B0,,0B1\r\n"
      ",1F0,1F1,3F0,3B0,3F1,3B1,1B0,,1B1,\r\n");
  QVERIFY2(read.has_value(), read ? "" : toEnglish(read.error().expected).c_str());
  const Schedule& schedule = read->schedule;
  QVERIFY(schedule.shape.kind == ScheduleKind::Custom);
  QCOMPARE(schedule.shape.ranks, 2);
  QCOMPARE(schedule.shape.chunks, 2);
  QCOMPARE(schedule.shape.microBatches, 2);
  QCOMPARE(schedule.stages, (std::vector<std::vector<int>>{{0, 2}, {1, 3}}));
  QCOMPARE(schedule.programs[0].size(), std::size_t{8});
  QVERIFY((schedule.programs[1][2] == Operation{OperationKind::Forward, 1, 0, 0, 0}));
  const auto timeline = simulate(schedule, equalTimes(schedule.shape, {1, 1, 1, 0}));
  QVERIFY(timeline.has_value());
  QCOMPARE(timeline->makespan, 15.0);

  const auto withCommunication = readScheduleCsv(
      "0UNSHARD,0F0,0SEND_F0,0RECV_B0,0B0,0REDUCE_GRAD\n1RECV_F0,1F0,1B0,1SEND_B0\n");
  QVERIFY(withCommunication.has_value());
  QCOMPARE(withCommunication->ignoredEntries, 6);
  QCOMPARE(withCommunication->schedule.programs[1].size(), std::size_t{2});
}

void CsvTest::readsOverlappedPairs() {
  const auto read = readScheduleCsv("0F0,1F0,(0F1;1B0)OVERLAP_F_B,0B0,1F1,1I1,0I1,1W1,0W1\n");
  QVERIFY2(read.has_value(), read ? "" : toEnglish(read.error().expected).c_str());
  const Operation pair{OperationKind::ForwardBackward, 0, 1, 1, 0};
  QVERIFY(read->schedule.programs[0][2] == pair);
}

void CsvTest::roundTripsEveryKind() {
  for (const ScheduleKind kind : availableSchedules()) {
    if (kind == ScheduleKind::DualPipe) continue;
    ScheduleShape shape = shapeOf(kind, kind == ScheduleKind::None ? 1 : 4, 8);
    if (impliedChunks(kind) == 0) shape.chunks = 2;
    const Schedule schedule = buildSchedule(shape);
    const auto text = writeScheduleCsv(schedule);
    QVERIFY(text.has_value());
    const auto read = readScheduleCsv(*text);
    QVERIFY2(read.has_value(), std::string(scheduleName(kind)).c_str());
    for (int rank = 0; rank < shape.ranks; ++rank) {
      for (int slot = 0; slot < shape.chunks; ++slot) {
        QCOMPARE(read->schedule.stageOf(rank, slot), schedule.stageOf(rank, slot));
      }
    }
    QVERIFY(read->schedule.programs == schedule.programs);
    QCOMPARE(*writeScheduleCsv(read->schedule), *text);
    const ScheduleTimes times = equalTimes(shape, {3, 4, 2, 8}, 0.5);
    QCOMPARE(simulate(read->schedule, times)->makespan, simulate(schedule, times)->makespan);
  }
}

void CsvTest::cannotWriteDualPipe() {
  const auto text = writeScheduleCsv(buildSchedule(shapeOf(ScheduleKind::DualPipe, 4, 8)));
  QVERIFY(text.has_error());
}

void CsvTest::refusesWithThePlace_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("place");
  QTest::addColumn<QString>("expected");
  QTest::newRow("nothing") << ""
                           << ""
                           << "The file holds no pipeline actions";
  QTest::newRow("idle steps only") << ",,,\n"
                                   << ""
                                   << "The file holds no pipeline actions";
  QTest::newRow("a word") << "0F0,0B0\n1F0,hello\n"
                          << "line 2, column 2"
                          << "Expected a pipeline action, found “hello”";
  QTest::newRow("no micro-batch") << "0F\n"
                                  << "line 1, column 1"
                                  << "Expected a pipeline action, found “0F”";
  QTest::newRow("a negative stage") << "-1F0\n"
                                    << "line 1, column 1"
                                    << "Expected a pipeline action, found “-1F0”";
  QTest::newRow("a stage number that is damage") << "99999999999F0\n"
                                                 << "line 1, column 1"
                                                 << "Expected a pipeline action, found "
                                                    "“99999999999F0”";
  QTest::newRow("a pair of two forwards")
      << "(0F0;0F1)OVERLAP_F_B\n"
      << "line 1, column 1"
      << "Expected a pipeline action, found “(0F0;0F1)OVERLAP_F_B”";
  QTest::newRow("an open pair") << "(0F0;0B1\n"
                                << "line 1, column 1"
                                << "Expected a pipeline action, found “(0F0;0B1”";
  QTest::newRow("a stage on two ranks")
      << "0F0,0B0\n0F0,0B0\n"
      << "line 2"
      << "Stage 0 runs on rank 0 and on rank 1; it can run on one only";
  QTest::newRow("a rank left out")
      << "0F0,0B0\n2F0,2B0\n"
      << ""
      << "Stage 1 runs nowhere, but the file has 3 stages in 2 rows; a rank's row may be missing";
  QTest::newRow("unequal numbers of stages")
      << "0F0,0B0\n1F0,2F0,2B0,1B0\n"
      << "line 2"
      << "Rank 1 runs 2 stages and rank 0 runs 1; every rank needs the same number";
  QTest::newRow("a forward left out")
      << "0F0,0F1,0B0,0B1\n\n1F0,1B0,1B1\n"
      << "line 3"
      << "Stage 1 runs 1 forwards; the file's micro-batches 0 to 1 need 2";
  QTest::newRow("an absurd micro-batch number")
      << "0F999999,0B0\n"
      << "line 1"
      << "Stage 0 runs 1 forwards; the file's micro-batches 0 to 999,999 need 1,000,000";
  QTest::newRow("one forward in the place of another")
      << "0F0,0F0,0B0,0B1\n"
      << "line 1"
      << "Stage 0 runs micro-batch 0 forward 2 times instead of once";
  QTest::newRow("a weight gradient left out")
      << "0F0,0I0\n"
      << "line 1"
      << "Stage 0 must run micro-batch 0 backward once, joined (B) or split (I and W); found 0 B, "
         "1 I and 0 W";
}

void CsvTest::refusesWithThePlace() {
  QFETCH(QString, text);
  QFETCH(QString, place);
  QFETCH(QString, expected);
  const auto read = readScheduleCsv(text.toStdString(), "my.csv");
  QVERIFY(read.has_error());
  QCOMPARE(QString::fromStdString(read.error().file), QStringLiteral("my.csv"));
  QCOMPARE(QString::fromStdString(read.error().place), place);
  QCOMPARE(QString::fromStdString(toEnglish(read.error().expected)), expected);
}

SLICESCAPE_TEST(CsvTest);

}  // namespace
}  // namespace slicescape

#include "csv_test.moc"
