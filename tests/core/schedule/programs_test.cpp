// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "core/schedule/simulation.h"
#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::equalTimes;
using testing::nameOf;
using testing::run;
using testing::shapeOf;

/// What must hold for every program of every kind, whatever the shape: each stage runs each
/// micro-batch once in either direction, nothing deadlocks, and no operation starts before
/// its data can be there. The last is checked from the definition of a pipeline, not with
/// the simulator's own tables.
class ProgramsTest : public QObject {
  Q_OBJECT
 private slots:
  void areCompleteAndInOrder_data();
  void areCompleteAndInOrder();
  void automaticIsNeverWorseThanTheHandMade();
  void automaticKeepsItsMemoryLimit();
};

void ProgramsTest::areCompleteAndInOrder_data() {
  QTest::addColumn<int>("kind");
  for (const ScheduleKind kind : availableSchedules()) {
    QTest::newRow(std::string(scheduleName(kind)).c_str()) << static_cast<int>(kind);
  }
}

enum Half { kForward, kInput, kWeight };
using Key = std::tuple<int, int, int>;  // half, stage, micro-batch

struct Span {
  int rank = 0;
  double start = 0;
  double end = 0;
};

/// Every half operation of a step by what it is; `twice` counts repetitions.
std::map<Key, Span> halvesOf(const Schedule& schedule, const Timeline& timeline, int* twice) {
  std::map<Key, Span> halves;
  for (int rank = 0; rank < schedule.shape.ranks; ++rank) {
    for (const TimelineBlock& block : timeline.ranks[static_cast<std::size_t>(rank)]) {
      const Operation& o = block.operation;
      const auto add = [&](Half half, int slot, int microBatch) {
        const Key key{half, schedule.stageOf(rank, slot), microBatch};
        if (!halves.emplace(key, Span{rank, block.start, block.end}).second) ++*twice;
      };
      const bool pair = o.kind == OperationKind::ForwardBackward;
      if (pair || o.kind == OperationKind::Forward) add(kForward, o.chunk, o.microBatch);
      if (pair || o.kind == OperationKind::Backward) {
        add(kInput, pair ? o.backwardChunk : o.chunk, pair ? o.backwardMicroBatch : o.microBatch);
        add(kWeight, pair ? o.backwardChunk : o.chunk, pair ? o.backwardMicroBatch : o.microBatch);
      }
      if (o.kind == OperationKind::BackwardInput) add(kInput, o.chunk, o.microBatch);
      if (o.kind == OperationKind::BackwardWeight) add(kWeight, o.chunk, o.microBatch);
    }
  }
  return halves;
}

/// Empty when the step is a correct training step; otherwise what is wrong.
QString faultOf(const Schedule& schedule, const ScheduleTimes& times, double latency) {
  const auto result = simulate(schedule, times);
  if (result.has_error()) return QString::fromStdString(toEnglish(result.error().expected));
  int twice = 0;
  const auto halves = halvesOf(schedule, *result, &twice);
  const int stages = stageCount(schedule.shape);
  const int m = schedule.shape.microBatches;
  if (twice > 0) return QStringLiteral("operations run twice");
  if (static_cast<int>(halves.size()) != 3 * stages * m) {
    return QStringLiteral("operations are missing");
  }
  const auto arrives = [&](const Span& producer, const Span& consumer) {
    return producer.end + (producer.rank == consumer.rank ? 0 : latency);
  };
  for (int stage = 0; stage < stages; ++stage) {
    for (int i = 0; i < m; ++i) {
      const Span& forward = halves.at({kForward, stage, i});
      const Span& input = halves.at({kInput, stage, i});
      const Span& weight = halves.at({kWeight, stage, i});
      if (forward.rank != input.rank || input.rank != weight.rank) {
        return QStringLiteral("a micro-batch changes its rank");
      }
      if (input.start < forward.end) return QStringLiteral("a backward before its forward");
      if (weight.start < input.end && weight.start != input.start) {
        return QStringLiteral("a weight gradient before its input gradient");
      }
      if (stage > 0) {
        const Span& before = halves.at({kForward, stage - 1, i});
        if (forward.start < arrives(before, forward)) {
          return QStringLiteral("a forward before its data");
        }
        const Span& inputBefore = halves.at({kInput, stage - 1, i});
        if (inputBefore.start < arrives(input, inputBefore)) {
          return QStringLiteral("a gradient before its data");
        }
      }
    }
  }
  for (const auto& blocks : result->ranks) {
    for (std::size_t i = 1; i < blocks.size(); ++i) {
      if (blocks[i].start < blocks[i - 1].end) return QStringLiteral("a rank does two things");
    }
  }
  return {};
}

void ProgramsTest::areCompleteAndInOrder() {
  QFETCH(int, kind);
  std::mt19937 random(7);
  const auto some = [&] { return 1.0 + static_cast<double>(random() % 16); };
  int checked = 0;
  for (int p = 1; p <= 8; ++p) {
    for (int m = 1; m <= 26; ++m) {
      for (int v = 1; v <= 3; ++v) {
        ScheduleShape shape = shapeOf(static_cast<ScheduleKind>(kind), p, m);
        if (impliedChunks(shape.kind) != 0 && v > 1) break;
        if (impliedChunks(shape.kind) == 0) shape.chunks = v;
        if (shape.kind == ScheduleKind::Interleaved) {
          shape.groupSize = p + static_cast<int>(random() % 3);
        }
        if (!checkSchedule(shape).empty()) continue;
        const double latency = static_cast<double>(random() % 3);
        ScheduleTimes times = equalTimes(shape, {}, latency);
        for (auto& rank : times.chunks) {  // unequal stages too
          for (ChunkTimes& chunk : rank) chunk = {some(), some(), some(), 0};
        }
        const QString fault = faultOf(buildSchedule(shape, times), times, latency);
        QVERIFY2(fault.isEmpty(), qPrintable(nameOf(shape) + QStringLiteral(": ") + fault));
        ++checked;
      }
    }
  }
  QVERIFY(checked >= 20);
}

double longestSpan(const Timeline& timeline) {
  double longest = 0;
  for (std::size_t rank = 0; rank < timeline.busy.size(); ++rank) {
    longest = std::max(longest, timeline.lastEnd[rank] - timeline.firstStart[rank]);
  }
  return longest;
}

void ProgramsTest::automaticIsNeverWorseThanTheHandMade() {
  for (const ChunkTimes& chunk : {ChunkTimes{1, 1, 1, 0}, ChunkTimes{10, 12, 8, 0},
                                  ChunkTimes{10, 8, 12, 0}, ChunkTimes{18.5, 18.1, 9.3, 0}}) {
    for (const double latency : {0.0, 0.3}) {
      for (int p = 2; p <= 9; ++p) {
        for (const int m : {1, p, 2 * p - 1, 3 * p, 6 * p + 1}) {
          ScheduleShape shape = shapeOf(ScheduleKind::ZbAuto, p, m);
          const ScheduleTimes times = equalTimes(shape, chunk, latency);
          const Timeline h1 = run(shapeOf(ScheduleKind::ZbH1, p, m), times);
          const Timeline h2 = run(shapeOf(ScheduleKind::ZbH2, p, m), times);
          shape.memoryLimitChunks = p;
          const Timeline small = run(shape, times);
          QVERIFY2(small.makespan <= h1.makespan * (1 + 1e-9), qPrintable(nameOf(shape)));
          QVERIFY2(longestSpan(small) <= longestSpan(h1) * (1 + 1e-9), qPrintable(nameOf(shape)));
          shape.memoryLimitChunks = 2 * p;
          const Timeline large = run(shape, times);
          const double best = std::min(h1.makespan, h2.makespan);
          QVERIFY2(large.makespan <= best * (1 + 1e-9), qPrintable(nameOf(shape)));
          const Timeline& yardstick = h2.makespan < h1.makespan ? h2 : h1;
          QVERIFY2(longestSpan(large) <= longestSpan(yardstick) * (1 + 1e-9),
                   qPrintable(nameOf(shape)));
        }
      }
    }
  }
}

void ProgramsTest::automaticKeepsItsMemoryLimit() {
  for (int p = 1; p <= 8; ++p) {
    for (int limit = 1; limit <= 2 * p + 2; ++limit) {
      for (const int m : {3 * p, 5 * p + 1}) {
        ScheduleShape shape = shapeOf(ScheduleKind::ZbAuto, p, m);
        shape.memoryLimitChunks = limit;
        const Timeline timeline = run(shape, equalTimes(shape, {10, 12, 8, 0}, 1));
        QVERIFY2(timeline.makespan > 0, qPrintable(nameOf(shape)));
        for (const int peak : timeline.peakLiveUntilWeight) {
          QVERIFY2(peak <= limit, qPrintable(nameOf(shape)));
        }
      }
    }
  }
}

SLICESCAPE_TEST(ProgramsTest);

}  // namespace
}  // namespace slicescape

#include "programs_test.moc"
