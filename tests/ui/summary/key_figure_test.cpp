// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/summary/key_figure.h"

#include "tests/support/registry.h"

namespace slicescape::ui {
namespace {

/// The figures of the window in the design's drawing: known texts for known numbers.
Evaluation drawnEvaluation() {
  Evaluation e;
  e.stepTime = {6.1, 6.42, 6.8};
  e.tokensPerSecond = 61'800;
  e.mfuCausal = 0.438;
  e.bubbleRatio = 0.086;
  e.bubbleOverhead = 0.094;
  e.timeline = std::make_shared<const Timeline>();
  e.peakDevice = gibibytes(74.8);
  e.capacity = gibibytes(79.6);
  e.worstStage = 1;
  e.stages.resize(4);
  e.exposedCommunicationShare = 0.17;
  e.breakdown.compute = Seconds(6.42 * 0.83);
  e.breakdown.tpExposed = Seconds(6.42 * 0.11);
  e.breakdown.ppExposed = Seconds(6.42 * 0.04);
  e.breakdown.dpExposed = Seconds(6.42 * 0.02);
  e.worldSize = 64;
  e.hostCount = 8;
  return e;
}

enum Figure { StepTime, Tokens, Mfu, Bubble, Memory, Communication, Last };

}  // namespace

class KeyFigureTest : public QObject {
  Q_OBJECT

 private slots:
  void valuesAndNotes_data();
  void valuesAndNotes();
  void bandsOfRatesTurnAround();
  void deltas_data();
  void deltas();
  void overCapacityIsBad();
  void unknownIsADash();
  void trainingTimeNeedsTokens();
};

void KeyFigureTest::valuesAndNotes_data() {
  QTest::addColumn<int>("figure");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("note");
  QTest::newRow("step time with its band") << int(StepTime) << "6.42 s"
                                           << "6.10 – 6.80 s";
  QTest::newRow("MFU") << int(Mfu) << "43.8 %"
                       << "41.4 – 46.1 %";
  QTest::newRow("bubble names the other convention") << int(Bubble) << "8.6 %"
                                                     << "overhead 9.4 %";
  QTest::newRow("memory shares its unit") << int(Memory) << "74.8 / 79.6 GiB"
                                          << "stage 1 · device";
  QTest::newRow("communication by axis, largest first") << int(Communication) << "17.0 %"
                                                        << "TP 11 · PP 4 · DP 2";
  QTest::newRow("GPUs when no tokens are planned") << int(Last) << "64"
                                                   << "8 host(s)";
}

void KeyFigureTest::valuesAndNotes() {
  QFETCH(int, figure);
  const Plan plan;
  const Evaluation evaluation = drawnEvaluation();
  const auto figures = keyFigures({plan, evaluation}, std::nullopt);
  QCOMPARE(figures.size(), std::size_t{7});
  QTEST(figures[static_cast<std::size_t>(figure)].value, "value");
  QTEST(figures[static_cast<std::size_t>(figure)].note, "note");
  QVERIFY(figures[static_cast<std::size_t>(figure)].delta.isEmpty());
  QVERIFY(!figures[static_cast<std::size_t>(figure)].toolTip.isEmpty());
}

void KeyFigureTest::bandsOfRatesTurnAround() {
  // A step of 6.8 s instead of 6.42 s means 61,800 · 6.42 / 6.8 = 58,346 tokens/s.
  const Evaluation evaluation = drawnEvaluation();
  QVERIFY(std::abs(evaluation.tokensPerSecondBand().p10 - 58'346.5) < 1);
  QVERIFY(std::abs(evaluation.tokensPerSecondBand().p90 - 65'041.9) < 1);
}

void KeyFigureTest::deltas_data() {
  QTest::addColumn<int>("figure");
  QTest::addColumn<QString>("delta");
  QTest::addColumn<int>("trend");
  QTest::newRow("a shorter step is better")
      << int(StepTime) << "▼ 4.1 % better" << int(Trend::Better);
  QTest::newRow("more tokens are better") << int(Tokens) << "▲ 4.3 % better" << int(Trend::Better);
  QTest::newRow("shares differ by points") << int(Mfu) << "▲ 1.8 pt better" << int(Trend::Better);
  QTest::newRow("less waiting is better") << int(Bubble) << "▼ 3.2 pt better" << int(Trend::Better);
  QTest::newRow("more memory is worse") << int(Memory) << "▲ 1.20 GiB worse" << int(Trend::Worse);
  QTest::newRow("the same is said to be the same")
      << int(Last) << "= baseline" << int(Trend::Unchanged);
}

void KeyFigureTest::deltas() {
  QFETCH(int, figure);
  const Plan plan;
  const Evaluation now = drawnEvaluation();
  Evaluation before = now;
  before.stepTime.p50 = 6.42 / 0.959;
  before.tokensPerSecond = 61'800 / 1.043;
  before.mfuCausal = 0.42;
  before.bubbleRatio = 0.118;
  before.peakDevice = now.peakDevice - gibibytes(1.2);
  const auto figures = keyFigures({plan, now}, EvaluatedPlan{plan, before});
  QTEST(figures[static_cast<std::size_t>(figure)].delta, "delta");
  QTEST(static_cast<int>(figures[static_cast<std::size_t>(figure)].trend), "trend");
}

void KeyFigureTest::overCapacityIsBad() {
  const Plan plan;
  Evaluation evaluation = drawnEvaluation();
  evaluation.peakDevice = gibibytes(80);
  const auto figures = keyFigures({plan, evaluation}, std::nullopt);
  QVERIFY(figures[Memory].bad);
  QCOMPARE(figures[Memory].note, QStringLiteral("stage 1 · over capacity"));
  QCOMPARE(figures[Memory].subject->id, std::string("1"));
}

void KeyFigureTest::unknownIsADash() {
  const Plan plan;
  const Evaluation nothing;
  for (const KeyFigure& figure : keyFigures({plan, nothing}, EvaluatedPlan{plan, nothing})) {
    QCOMPARE(figure.value, QStringLiteral("—"));
    QVERIFY2(figure.delta.isEmpty(), qPrintable(figure.title));
  }
}

void KeyFigureTest::trainingTimeNeedsTokens() {
  Plan plan;
  plan.workload = plan.workload.edited([](Workload& w) { w.tokens = 61'800.0 * 86'400 * 30; });
  const Evaluation evaluation = drawnEvaluation();
  const auto figures = keyFigures({plan, evaluation}, std::nullopt);
  QCOMPARE(figures[Last].value, QStringLiteral("30.0 d"));
  QCOMPARE(figures[Last].note, QStringLiteral("without waits and failures"));
}

SLICESCAPE_TEST(KeyFigureTest);

}  // namespace slicescape::ui

#include "key_figure_test.moc"
