// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/schedule/simulation.h"
#include "tests/core/schedule/shapes.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

using testing::equalTimes;
using testing::nameOf;
using testing::run;
using testing::shapeOf;

double total(const ChunkTimes& t) {
  return t.forward + t.backwardInput + t.backwardWeight;
}

double longestSpan(const Timeline& timeline) {
  double longest = 0;
  for (std::size_t rank = 0; rank < timeline.busy.size(); ++rank) {
    longest = std::max(longest, timeline.lastEnd[rank] - timeline.firstStart[rank]);
  }
  return longest;
}

#define COMPARE_NEAR(value, expected, name)                                            \
  QVERIFY2(std::abs((value) - (expected)) <= 1e-9 * std::max(1.0, std::abs(expected)), \
           qPrintable(QStringLiteral("%1: %2 instead of %3").arg(name).arg(value).arg(expected)))

/// Sweeps of the closed forms of cost_model 6 and 3.6 over the shapes for which each is
/// stated to be exact.
class ClosedFormsTest : public QObject {
  Q_OBJECT
 private slots:
  void fillAndDrain();
  void interleavedAndBreadthFirst();
  void zeroBubbleH1();
  void zeroBubbleH2();
  void zeroBubbleV();
  void controlledMemory();
  void dualPipe();
  void latencies();
  void unequalStages();
};

constexpr std::array<ChunkTimes, 4> kTimes{
    {{1, 1, 1, 0}, {10, 12, 8, 0}, {2, 3, 1, 0}, {7, 5, 5, 0}}};

void ClosedFormsTest::fillAndDrain() {
  for (const ChunkTimes& times : kTimes) {
    for (int p = 1; p <= 12; ++p) {
      for (int m = 1; m <= 30; ++m) {
        for (const auto kind : {ScheduleKind::GPipe, ScheduleKind::OneFOneB}) {
          const auto shape = shapeOf(kind, p, m);
          const Timeline timeline = run(shape, equalTimes(shape, times));
          COMPARE_NEAR(timeline.makespan, (m + p - 1) * total(times), nameOf(shape));
          COMPARE_NEAR(timeline.bubbleRatio(), double(p - 1) / (m + p - 1), nameOf(shape));
          COMPARE_NEAR(timeline.bubbleOverhead(), double(p - 1) / m, nameOf(shape));
          for (int rank = 0; rank < p; ++rank) {
            QCOMPARE(timeline.peakLiveUntilWeight[static_cast<std::size_t>(rank)],
                     kind == ScheduleKind::GPipe ? m : std::min(m, p - rank));
          }
        }
      }
    }
  }
}

void ClosedFormsTest::interleavedAndBreadthFirst() {
  for (const ChunkTimes& times : kTimes) {
    for (int p = 1; p <= 6; ++p) {
      for (int v = 2; v <= 4; ++v) {
        for (int m = p; m <= 4 * p + 3; ++m) {
          for (int group = p; group <= m; ++group) {
            auto shape = shapeOf(ScheduleKind::Interleaved, p, m);
            shape.chunks = v;
            shape.groupSize = group;
            if (!checkSchedule(shape).empty()) continue;
            const Timeline timeline = run(shape, equalTimes(shape, times));
            COMPARE_NEAR(timeline.makespan, (m * v + p - 1) * total(times), nameOf(shape));
            for (int rank = 0; rank < p; ++rank) {
              QCOMPARE(timeline.peakLiveUntilInput[static_cast<std::size_t>(rank)],
                       std::min(m * v, (v - 1) * group + 2 * (p - 1 - rank) + 1));
            }
          }
          auto shape = shapeOf(ScheduleKind::BreadthFirst, p, m);
          shape.chunks = v;
          const Timeline timeline = run(shape, equalTimes(shape, times));
          COMPARE_NEAR(timeline.makespan, (m * v + p - 1) * total(times), nameOf(shape));
          QCOMPARE(timeline.peakLiveUntilInput[0], m * v);
        }
      }
    }
  }
}

// Exact whenever W ≤ min(F, B) and m ≥ p.
void ClosedFormsTest::zeroBubbleH1() {
  for (const ChunkTimes& times : kTimes) {
    for (int p = 1; p <= 12; ++p) {
      for (int m = p; m <= 3 * p + 4; ++m) {
        const auto shape = shapeOf(ScheduleKind::ZbH1, p, m);
        const Timeline timeline = run(shape, equalTimes(shape, times));
        const double drain = times.forward + times.backwardInput - times.backwardWeight;
        COMPARE_NEAR(timeline.makespan, m * total(times) + (p - 1) * drain, nameOf(shape));
        for (const int peak : timeline.peakLiveUntilWeight) QCOMPARE(peak, p);
      }
    }
  }
}

// Exact whenever W ≤ min(F, B) and m ≥ 2p − 1.
void ClosedFormsTest::zeroBubbleH2() {
  for (const ChunkTimes& times : kTimes) {
    for (int p = 1; p <= 12; ++p) {
      for (int m = 2 * p - 1; m <= 4 * p + 4; ++m) {
        const auto shape = shapeOf(ScheduleKind::ZbH2, p, m);
        const Timeline timeline = run(shape, equalTimes(shape, times));
        const double drain = times.forward + times.backwardInput - 2 * times.backwardWeight;
        COMPARE_NEAR(longestSpan(timeline), m * total(times) + std::max(0.0, (p - 1) * drain),
                     nameOf(shape));
        for (const int peak : timeline.peakLiveUntilWeight) QCOMPARE(peak, 2 * p - 1);
      }
    }
  }
}

// No bubble for equal times and m ≥ 2p − 1, with the memory of 1F1B.
void ClosedFormsTest::zeroBubbleV() {
  for (int p = 1; p <= 12; ++p) {
    for (int m = 2 * p - 1; m <= 4 * p; ++m) {
      const auto shape = shapeOf(ScheduleKind::ZbV, p, m);
      const Timeline timeline = run(shape, equalTimes(shape, {1, 1, 1, 0}));
      COMPARE_NEAR(longestSpan(timeline), 6.0 * m, nameOf(shape));
      COMPARE_NEAR(timeline.bubbleRatioSpan(), 0.0, nameOf(shape));
      for (const int peak : timeline.peakLiveUntilWeight) QCOMPARE(peak, 2 * p);
    }
  }
}

// Bubbles relative to 1F1B's and peaks as stated in cost_model 6 and 3.6.
void ClosedFormsTest::controlledMemory() {
  const auto relativeBubble = [](ScheduleKind kind, int p, int m, const ChunkTimes& times,
                                 int* peak) {
    const auto shape = shapeOf(kind, p, m);
    const Timeline timeline = run(shape, equalTimes(shape, times));
    for (const int live : timeline.peakLiveUntilWeight) *peak = std::max(*peak, live);
    return (timeline.makespan - 2 * m * total(times)) / (2 * (p - 1) * total(times));
  };
  for (int p = 2; p <= 16; ++p) {
    for (const int m : {p, 2 * p, 4 * p}) {
      int peak = 0;
      const double half = relativeBubble(ScheduleKind::VHalf, p, m, {1, 1, 1, 0}, &peak);
      if (p % 2 == 0) QCOMPARE(half, 0.5);
      if (p == 5) QVERIFY(std::abs(half - 0.46) < 0.005);
      QCOMPARE(peak, p % 2 == 0 ? p + 2 : p + 1);
      if (p < 4) continue;
      peak = 0;
      const double least = relativeBubble(ScheduleKind::VMin, p, m, {1, 1, 1, 0}, &peak);
      QVERIFY2(least > 0.605 && least < 0.705, qPrintable(QString::number(least)));
      QVERIFY(peak <= 2 * (std::lround(p / 3.0) + 1));
    }
  }
  int peak = 0;
  const ChunkTimes unequal{10, 12, 8, 0};
  QVERIFY(std::abs(relativeBubble(ScheduleKind::VHalf, 4, 8, unequal, &peak) - 0.65) < 0.01);
  QVERIFY(std::abs(relativeBubble(ScheduleKind::VMin, 4, 8, unequal, &peak) - 1.16) < 0.01);
  QVERIFY(std::abs(relativeBubble(ScheduleKind::VMin, 4, 16, unequal, &peak) - 1.69) < 0.01);
}

// Idle (PP/2 − 1)(F&B + full backward − 3W) per rank, exact for F = B = W and a pair that
// takes as long as its parts; one activation more than the pipeline is long.
void ClosedFormsTest::dualPipe() {
  const ChunkTimes times{1, 1, 1, 3};
  for (int p = 1; p <= 10; ++p) {
    for (int m = 2 * p; m <= 5 * p; ++m) {
      auto shape = shapeOf(ScheduleKind::DualPipeV, p, m);
      Timeline timeline = run(shape, equalTimes(shape, times));
      COMPARE_NEAR(timeline.makespan, 6.0 * m + 2 * (p - 1), nameOf(shape));
      if (m > 2 * p) QCOMPARE(timeline.peakLiveUntilWeight[0], 2 * p + 1);
      shape = shapeOf(ScheduleKind::DualPipe, p, m);
      if (!checkSchedule(shape).empty()) continue;
      timeline = run(shape, equalTimes(shape, times));
      COMPARE_NEAR(timeline.makespan, 3.0 * m + 2 * (p / 2 - 1), nameOf(shape));
      if (m > 2 * p) QCOMPARE(timeline.peakLiveUntilWeight[0], p + 1);
    }
  }
}

// Latency c per hop, asynchronous links (cost_model 6.2).
void ClosedFormsTest::latencies() {
  const ChunkTimes times{10, 10, 10, 0};
  const double c = 0.5;
  for (int p = 2; p <= 8; ++p) {
    for (int rounds = 1; rounds <= 4; ++rounds) {
      const int m = rounds * p;
      auto shape = shapeOf(ScheduleKind::GPipe, p, m);
      COMPARE_NEAR(run(shape, equalTimes(shape, times, c)).makespan,
                   30.0 * (m + p - 1) + 2 * (p - 1) * c, nameOf(shape));
      shape = shapeOf(ScheduleKind::OneFOneB, p, m);
      COMPARE_NEAR(run(shape, equalTimes(shape, times, c)).makespan,
                   30.0 * (m + p - 1) + 2 * (p - 1) * c * rounds + 2 * (p - 2) * c, nameOf(shape));
      if (rounds > 1) {  // with m = p the drain starts before the links matter
        shape = shapeOf(ScheduleKind::ZbH1, p, m);
        COMPARE_NEAR(run(shape, equalTimes(shape, times, c)).makespan,
                     30.0 * m + 10 * (p - 1) + 4 * (p - 1) * c, nameOf(shape));
      }
      for (const int v : {2, 3}) {
        shape = shapeOf(ScheduleKind::Interleaved, p, m);
        shape.chunks = v;
        COMPARE_NEAR(run(shape, equalTimes(shape, times, c)).makespan,
                     30.0 * (m * v + p - 1) + 2 * (p * v - 1) * c, nameOf(shape));
        shape.groupSize = p + 2;  // whole groups: their slack hides all but fill and drain
        shape.microBatches = rounds * shape.groupSize;
        COMPARE_NEAR(run(shape, equalTimes(shape, times, c)).makespan,
                     30.0 * (shape.microBatches * v + p - 1) + 2 * (p - 1) * c, nameOf(shape));
      }
    }
  }
}

// 1F1B with unequal stages: bounded by the slowest stage, equal when that is the last one
// (cost_model 6.3).
void ClosedFormsTest::unequalStages() {
  for (int p = 2; p <= 8; ++p) {
    for (int slow = 0; slow < p; ++slow) {
      const int m = 2 * p;
      const auto shape = shapeOf(ScheduleKind::OneFOneB, p, m);
      ScheduleTimes times = equalTimes(shape, {10, 12, 8, 0});
      times.chunks[static_cast<std::size_t>(slow)][0] = {14, 17, 11, 0};
      const double makespan = run(shape, times).makespan;
      const double bound = 30.0 * (p - 1) + 42 + (m - 1) * 42;
      if (slow == p - 1) {
        COMPARE_NEAR(makespan, bound, nameOf(shape));
      } else {
        QVERIFY(makespan <= bound && makespan >= m * 42.0);
      }
    }
  }
}

SLICESCAPE_TEST(ClosedFormsTest);

}  // namespace
}  // namespace slicescape

#include "closed_forms_test.moc"
