// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/simulated_step.h"

#include <cmath>

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

class SimulatedStepTest : public QObject {
  Q_OBJECT
 private slots:
  void memoryOverTimeComesToThePeakOfTheStage_data();
  void memoryOverTimeComesToThePeakOfTheStage();
  void eventsEndWithTheStep();
  void recomputeIsPartOfTheBackward();
};

void SimulatedStepTest::memoryOverTimeComesToThePeakOfTheStage_data() {
  QTest::addColumn<QString>("schedule");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<QString>("recompute");
  QTest::newRow("1F1B") << "1f1b" << 1 << "none";
  QTest::newRow("1F1B, everything recomputed") << "1f1b" << 1 << "full";
  QTest::newRow("interleaved") << "interleaved-1f1b" << 5 << "none";
  QTest::newRow("split backward") << "zb-h2" << 1 << "selective";
  QTest::newRow("overlapped pairs") << "dualpipe-v" << 2 << "full";
  QTest::newRow("both directions") << "dualpipe" << 1 << "none";
}

void SimulatedStepTest::memoryOverTimeComesToThePeakOfTheStage() {
  QFETCH(const QString, schedule);
  QFETCH(const int, vpp);
  QFETCH(const QString, recompute);
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.schedule.kind = schedule.toStdString();
    layout.vpp = vpp;
    layout.recompute.mode = recompute.toStdString();
  });
  const Evaluation evaluation = evaluate(plan);
  QVERIFY(evaluation.step != nullptr);
  QCOMPARE(evaluation.timeline.get(), &evaluation.step->timeline);
  for (const StageResult& stage : evaluation.stages) {
    const MemoryCurve curve = evaluation.step->memoryOf(stage.stage);
    // Chunks are rounded to bytes one by one here, and their sum there.
    const double difference = static_cast<double>((curve.peak - stage.memory.allocated()).value());
    QVERIFY2(std::abs(difference) < 4096, qPrintable(QString::number(difference)));
    QCOMPARE(curve.peakTime, stage.peakTime.value());
    QCOMPARE(curve.points.back().bytes,
             evaluation.step->memory[static_cast<std::size_t>(stage.stage)].base);
  }
}

// The parts of the step that the breakdown lists, without what is charged to nothing in
// particular, are those that the events show.
void SimulatedStepTest::eventsEndWithTheStep() {
  for (const int dp : {1, 2}) {
    Plan plan = llama70b();
    plan.layout = plan.layout.edited([&](Layout& layout) { layout.dp = dp; });
    const Evaluation evaluation = evaluate(plan);
    const double step = (evaluation.breakdown.total() - evaluation.breakdown.other).value();
    const double end = evaluation.step->events().end();
    QVERIFY2(std::abs(end / step - 1) < 1e-6, qPrintable(QString::number(end / step)));
  }
}

void SimulatedStepTest::recomputeIsPartOfTheBackward() {
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([](Layout& layout) { layout.recompute.mode = "full"; });
  const Evaluation evaluation = evaluate(plan);
  double recomputed = 0;
  for (const StepEvent& event : evaluation.step->events().ofRank(1)) {
    if (event.kind == StepEventKind::Recompute) recomputed += event.end - event.start;
  }
  const double expected = evaluation.stages[1].recompute.value() * evaluation.microBatches;
  QVERIFY(expected > 0);
  QVERIFY(std::abs(recomputed / expected - 1) < 1e-9);
}

SLICESCAPE_TEST(SimulatedStepTest);

#include "simulated_step_test.moc"
