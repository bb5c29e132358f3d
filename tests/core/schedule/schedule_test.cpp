// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule.h"

#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::shapeOf;

class ScheduleTest : public QObject {
  Q_OBJECT
 private slots:
  void readsNames_data();
  void readsNames();
  void everyNameReadsBack();
  void appliesNamesWithLimits();
  void placesStages_data();
  void placesStages();
  void namesBrokenRules_data();
  void namesBrokenRules();
  void buildsNothingThatIsNotLegal();
};

void ScheduleTest::readsNames_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("kind");
  const auto row = [](const char* name, ScheduleKind kind) {
    QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(kind);
  };
  row("1f1b", ScheduleKind::OneFOneB);
  row("interleaved", ScheduleKind::Interleaved);
  row("interleaved_1f1b", ScheduleKind::Interleaved);
  row("looped", ScheduleKind::BreadthFirst);
  row("breadth-first-looped", ScheduleKind::BreadthFirst);
  row("breadth_first_looped", ScheduleKind::BreadthFirst);
  row("dualpipe_v", ScheduleKind::DualPipeV);
  row("zb-1p", ScheduleKind::ZbAuto);
  row("zb_2p", ScheduleKind::ZbAuto);
  QTest::newRow("an unknown name") << "2f2b" << -1;
  QTest::newRow("a custom schedule has no name to build it by") << "custom" << -1;
  QTest::newRow("nothing") << "" << -1;
}

void ScheduleTest::readsNames() {
  QFETCH(QString, name);
  QFETCH(int, kind);
  const auto found = scheduleKindFrom(name.toStdString());
  QCOMPARE(found ? static_cast<int>(*found) : -1, kind);
}

void ScheduleTest::everyNameReadsBack() {
  QCOMPARE(availableSchedules().size(), std::size_t{13});
  for (const ScheduleKind kind : availableSchedules()) {
    QVERIFY(scheduleKindFrom(scheduleName(kind)) == kind);
  }
}

void ScheduleTest::appliesNamesWithLimits() {
  ScheduleShape shape;
  shape.ranks = 8;
  QVERIFY(applyScheduleName(shape, "zb-2p"));
  QVERIFY(shape.kind == ScheduleKind::ZbAuto);
  QCOMPARE(shape.memoryLimitChunks, 16.0);
  QVERIFY(applyScheduleName(shape, "zb-1p"));
  QCOMPARE(shape.memoryLimitChunks, 8.0);
  QVERIFY(applyScheduleName(shape, "v-half"));
  QCOMPARE(shape.chunks, 2);
  const ScheduleShape before = shape;
  QVERIFY(!applyScheduleName(shape, "nonsense"));
  QVERIFY(shape == before);
}

using Stages = std::vector<int>;

void ScheduleTest::placesStages_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("chunks");
  QTest::addColumn<Stages>("stages");  // rank by rank, slot by slot
  const auto row = [](const char* what, ScheduleKind kind, int chunks, const Stages& stages) {
    QTest::newRow(what) << static_cast<int>(kind) << chunks << stages;
  };
  row("one chunk per rank", ScheduleKind::OneFOneB, 1, {0, 1, 2, 3});
  row("a loop puts stage s on rank s mod p", ScheduleKind::Interleaved, 2,
      {0, 4, 1, 5, 2, 6, 3, 7});
  row("a V goes down and back up", ScheduleKind::ZbV, 2, {0, 7, 1, 6, 2, 5, 3, 4});
  row("DualPipe serves both directions", ScheduleKind::DualPipe, 1, {0, 3, 1, 2, 2, 1, 3, 0});
}

void ScheduleTest::placesStages() {
  QFETCH(int, kind);
  QFETCH(int, chunks);
  QFETCH(Stages, stages);
  ScheduleShape shape = shapeOf(static_cast<ScheduleKind>(kind), 4, 8);
  shape.chunks = chunks;
  Stages found;
  for (int rank = 0; rank < shape.ranks; ++rank) {
    for (int slot = 0; slot < chunkSlots(shape); ++slot) {
      found.push_back(globalStageOf(shape, rank, slot));
    }
  }
  QCOMPARE(found, stages);
}

void ScheduleTest::namesBrokenRules_data() {
  QTest::addColumn<ScheduleShape>("shape");
  QTest::addColumn<QString>("rule");
  QTest::addColumn<QString>("remedy");
  const auto row = [](const char* what, const ScheduleShape& shape, const char* rule,
                      const char* remedy) {
    QTest::newRow(what) << shape << QString::fromUtf8(rule) << QString::fromUtf8(remedy);
  };
  row("no ranks", shapeOf(ScheduleKind::OneFOneB, 0, 4),
      "A pipeline needs at least one rank, not 0", "Use 1 rank or more");
  row("no micro-batches", shapeOf(ScheduleKind::OneFOneB, 4, 0),
      "A step needs at least one micro-batch, not 0", "Use 1 micro-batch or more");
  ScheduleShape shape = shapeOf(ScheduleKind::OneFOneB, 4, 8);
  shape.chunks = 2;
  row("1F1B with virtual stages", shape, "1f1b runs one chunk per rank, not 2",
      "Use 1 chunk per rank, or a schedule with virtual stages");
  shape = shapeOf(ScheduleKind::ZbV, 4, 8);
  shape.chunks = 3;
  row("ZB-V with three chunks", shape,
      "zb-v runs two chunks per rank (down the ranks and back up), not 3", "Use 2 chunks per rank");
  row("no schedule on two ranks", shapeOf(ScheduleKind::None, 2, 8),
      "Without a pipeline schedule there is one rank, not 2",
      "Use 1 pipeline rank, or choose a schedule");
  row("interleaved with one chunk", shapeOf(ScheduleKind::Interleaved, 4, 8),
      "Interleaved 1F1B needs two chunks per rank or more, not 1",
      "Use 2 chunks per rank, or 1f1b");
  shape = shapeOf(ScheduleKind::Interleaved, 4, 3);
  shape.chunks = 2;
  row("interleaved with too few micro-batches", shape,
      "Interleaved 1F1B needs at least as many micro-batches as ranks; 3 are fewer than 4",
      "Use 4 micro-batches, or at most 3 ranks");
  shape.microBatches = 13;
  row("a last group shorter than the pipeline", shape,
      "The last group of 1 micro-batches is shorter than the pipeline of 4 ranks: 13 "
      "micro-batches in groups of 4",
      "Use 12 or 16 micro-batches");
  shape.microBatches = 12;
  shape.groupSize = 3;
  row("a group smaller than the pipeline", shape,
      "The micro-batch group size 3 is outside 4 (ranks) to 12 (micro-batches)",
      "Use a group size of 4");
  shape.groupSize = 16;
  row("a group larger than the step", shape,
      "The micro-batch group size 16 is outside 4 (ranks) to 12 (micro-batches)",
      "Use a group size of 12");
  row("DualPipe on an odd number of ranks", shapeOf(ScheduleKind::DualPipe, 5, 20),
      "DualPipe needs an even number of ranks, not 5", "Use 4 or 6 ranks");
  row("DualPipe with an odd number of micro-batches", shapeOf(ScheduleKind::DualPipe, 4, 9),
      "DualPipe needs an even number of micro-batches, not 9", "Use 8 or 10 micro-batches");
  row("DualPipeV with too few micro-batches", shapeOf(ScheduleKind::DualPipeV, 4, 7),
      "dualpipe-v needs at least two micro-batches per rank; 7 are fewer than 2 · 4",
      "Use 8 micro-batches, or at most 3 ranks");
  shape = shapeOf(ScheduleKind::ZbAuto, 4, 8);
  shape.memoryLimitChunks = 0.5;
  row("a limit that holds nothing", shape, "The memory limit of 0.500 chunks holds no micro-batch",
      "Use a limit of 1 chunk or more; 4 is what 1f1b needs");
  row("a custom schedule from its name", shapeOf(ScheduleKind::Custom, 4, 8),
      "A custom schedule cannot be built from its name", "Read its programs from a file");
  row("a step too long to simulate", shapeOf(ScheduleKind::OneFOneB, 64, 1'000'000),
      "A step of 1,000,000 micro-batches on 64 ranks is too long to simulate",
      "Use at most 41,666 micro-batches: larger ones, or more data parallel ranks");
}

void ScheduleTest::namesBrokenRules() {
  QFETCH(ScheduleShape, shape);
  QFETCH(QString, rule);
  QFETCH(QString, remedy);
  const auto problems = checkSchedule(shape);
  QCOMPARE(problems.size(), std::size_t{1});
  QCOMPARE(QString::fromStdString(toEnglish(problems[0].rule)), rule);
  QCOMPARE(QString::fromStdString(toEnglish(problems[0].remedy)), remedy);
}

void ScheduleTest::buildsNothingThatIsNotLegal() {
  QVERIFY(buildSchedule(shapeOf(ScheduleKind::DualPipe, 5, 20)).programs.empty());
}

SLICESCAPE_TEST(ScheduleTest);

}  // namespace
}  // namespace slicescape

#include "schedule_test.moc"
