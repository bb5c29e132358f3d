// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/evaluate.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

class EvaluateTest : public QObject {
  Q_OBJECT
 private slots:
  void theBreakdownAddsUpToTheStep();
  void throughputFollowsItsDefinitions();
  void equalPlansGiveEqualEvaluationsInAnyThread();
  void bubbleOfEvenStagesIsTheClosedForm();
  void movingALayerMovesMemoryAndTime();
  void memoryGrowsWithTheMicroBatch();
  void fullRecomputeTradesMemoryForTime();
  void theDistributedOptimizerShardsOverDp();
  void inFlightMicroBatchesFallAlongThePipeline();
  void unknownModelStillNamesEverythingElse();
  void everyScheduleEvaluates();
  void everyLinkThatCarriesTrafficIsLoaded();
  void rowsOfCommunicationAddUpToTheBreakdown();
  void mixedTypesReferToTheMeanPeak();
  void theSlowestRailDecides();
  void aMeasuredCurveTakesThePlaceOfTheModel();
};

void EvaluateTest::theBreakdownAddsUpToTheStep() {
  for (const int vpp : {1, 2, 5}) {
    for (const int dp : {1, 2}) {
      Plan plan = llama70b();
      plan.layout = plan.layout.edited([&](Layout& layout) {
        layout.vpp = vpp;
        layout.dp = dp;
      });
      const Evaluation evaluation = evaluate(plan);
      const double step = evaluation.stepTime.p50;
      QVERIFY(step > 0);
      QVERIFY(std::abs(evaluation.breakdown.total().value() - step) <= 1e-9 * step);
      QVERIFY(evaluation.breakdown.bubble.value() >= 0);
    }
  }
}

void EvaluateTest::throughputFollowsItsDefinitions() {
  const Evaluation evaluation = evaluate(llama70b());
  const double tokens = 128.0 * 8192;
  QCOMPARE(evaluation.tokensPerSecond, tokens / evaluation.stepTime.p50);
  QCOMPARE(evaluation.tokensPerSecondPerDevice, evaluation.tokensPerSecond / 64);
  // Published: 70B at s = 8192, causal attention: 6·(parameters without input embedding)
  // + 6·s·h·L = 4.5e11 FLOP per token, within 0.5 % (736 TFLOP/s at 1639 tokens/s).
  const double perToken =
      evaluation.modelFlopPerSecondPerDevice / evaluation.tokensPerSecondPerDevice;
  QVERIFY(std::abs(perToken / (736e12 / 1639) - 1) < 0.005);
  QCOMPARE(evaluation.mfuCausal, evaluation.modelFlopPerSecondPerDevice / 989.4e12);
  QVERIFY(evaluation.mfuFull > evaluation.mfuCausal);
  QCOMPARE(evaluation.hfu, evaluation.mfuCausal);
}

void EvaluateTest::equalPlansGiveEqualEvaluationsInAnyThread() {
  const Plan plan = llama70b();
  const Evaluation first = evaluate(plan);
  Evaluation second;
  std::thread other([&] { second = evaluate(plan); });
  other.join();
  QCOMPARE(second.stepTime.p50, first.stepTime.p50);
  QCOMPARE(second.peakDevice, first.peakDevice);
  QVERIFY(second.findings == first.findings);
  QVERIFY(second.assumptions == first.assumptions);
}

void EvaluateTest::bubbleOfEvenStagesIsTheClosedForm() {
  // Llama's head makes the last stage longer, so give every stage the same work by leaving
  // the ratio to the schedule: 1F1B idles (p−1)/(m+p−1) when stages are equal, more
  // otherwise.
  const Evaluation evaluation = evaluate(llama70b());
  const double closedForm = 3.0 / (64 + 3);
  QVERIFY(evaluation.bubbleRatio >= closedForm);
  QVERIFY(evaluation.bubbleRatio < closedForm + 0.05);
}

void EvaluateTest::movingALayerMovesMemoryAndTime() {
  const Plan plan = llama70b();
  const Evaluation before = evaluate(plan);
  const StageMap stages = stagesOf(plan);
  Plan moved = plan;
  moved.layout =
      plan.layout.edited([&](Layout& layout) { layout.stages = withBoundary(stages, 1, 41, 80); });
  const Evaluation after = evaluate(moved);
  QCOMPARE(after.stages[1].chunks.front().count, 21);
  QCOMPARE(after.stages[2].chunks.front().count, 19);
  QVERIFY(after.stages[1].peak > before.stages[1].peak);
  QVERIFY(after.stages[2].peak < before.stages[2].peak);
  QVERIFY(after.stages[1].forward > before.stages[1].forward);
  // The parameters of the model stay what they were.
  const auto parameters = [](const Evaluation& e) {
    std::int64_t sum = 0;
    for (const StageResult& stage : e.stages) sum += stage.parametersPerDevice;
    return sum;
  };
  QVERIFY(std::abs(parameters(after) - parameters(before)) <= 4);
}

void EvaluateTest::memoryGrowsWithTheMicroBatch() {
  Bytes before;
  for (const int microBatch : {1, 2, 4, 8}) {
    Plan plan = llama70b();
    plan.workload = plan.workload.edited([&](Workload& work) { work.microBatch = microBatch; });
    const Evaluation evaluation = evaluate(plan);
    QVERIFY(evaluation.peakAllocated > before);
    before = evaluation.peakAllocated;
  }
}

void EvaluateTest::fullRecomputeTradesMemoryForTime() {
  Plan plan = llama70b();
  const Evaluation none = evaluate(plan);
  plan.layout = plan.layout.edited([](Layout& layout) { layout.recompute.mode = "full"; });
  const Evaluation full = evaluate(plan);
  QVERIFY(full.peakAllocated < none.peakAllocated);
  // Published slow-downs of full recompute are 30 to 40 %.
  const double slowDown = full.stepTime.p50 / none.stepTime.p50;
  QVERIFY2(slowDown > 1.25 && slowDown < 1.42, qPrintable(QString::number(slowDown)));
  QVERIFY(full.hfu > full.mfuCausal * 1.25);
}

void EvaluateTest::theDistributedOptimizerShardsOverDp() {
  Plan plan = llama70b();
  const Evaluation sharded = evaluate(plan);
  plan.layout = plan.layout.edited([](Layout& layout) { layout.zero = 0; });
  const Evaluation whole = evaluate(plan);
  QVERIFY(std::abs(whole.stages[0].memory.optimizer / sharded.stages[0].memory.optimizer - 2.0) <
          1e-6);
  QCOMPARE(whole.stages[0].memory.weights, sharded.stages[0].memory.weights);
}

void EvaluateTest::inFlightMicroBatchesFallAlongThePipeline() {
  const Evaluation evaluation = evaluate(llama70b());
  for (int stage = 0; stage < 3; ++stage) {
    QCOMPARE(evaluation.stages[static_cast<std::size_t>(stage)].inFlight, 4.0 - stage);
  }
}

void EvaluateTest::unknownModelStillNamesEverythingElse() {
  Plan plan = llama70b();
  plan.model = ModelChoice{"llama3-70", nullptr, {}};
  plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch = 127; });
  const Evaluation evaluation = evaluate(plan);
  QVERIFY(evaluation.verdict == Verdict::Invalid);
  const Finding* unknown = findingOf(evaluation, "model.unknown");
  QVERIFY(unknown != nullptr);
  QVERIFY(QString::fromStdString(toEnglish(unknown->remedy)).contains("llama3-70b"));
  QVERIFY(findingOf(evaluation, "batch.not-whole") != nullptr);
  QVERIFY(evaluation.timeline == nullptr);
}

void EvaluateTest::everyScheduleEvaluates() {
  // Every kind that can be built gives a step and memory, and none is shorter than its work.
  for (const ScheduleKind kind : availableSchedules()) {
    if (kind == ScheduleKind::None) continue;  // for a single pipeline rank
    Plan plan = llama70b();
    plan.layout = plan.layout.edited([&](Layout& layout) {
      layout.schedule.kind = scheduleName(kind);
      if (kind == ScheduleKind::Interleaved) layout.vpp = 2;
    });
    const Evaluation evaluation = evaluate(plan);
    QVERIFY2(evaluation.timeline != nullptr, std::string(scheduleName(kind)).c_str());
    const double step = evaluation.stepTime.p50;
    QVERIFY(evaluation.breakdown.compute.value() > 0 &&
            evaluation.breakdown.compute.value() < step);
    QVERIFY(std::abs(evaluation.breakdown.total().value() - step) <= 1e-9 * step);
    QVERIFY(evaluation.peakDevice.value() > 0);
    int layers = 0;
    for (const StageResult& stage : evaluation.stages) {
      for (const Chunk& chunk : stage.chunks) layers += chunk.count;
    }
    QCOMPARE(layers, 80);
  }
}

void EvaluateTest::everyLinkThatCarriesTrafficIsLoaded() {
  // Two groups of hosts, each with two leaves: the pipeline crosses all four bundles.
  Plan plan = llama70b();
  plan.cluster = plan.cluster.edited([](Cluster& cluster) {
    cluster.hosts[0].count = 4;
    HostGroup other = cluster.hosts[0];
    other.id = "pod-2";
    cluster.hosts.push_back(other);
    cluster.switches.push_back(cluster.switches[0]);
    cluster.switches[1].id = "leaf-2";
    cluster.links.clear();
    for (const char* host : {"pod", "pod-2"}) {
      for (const char* leaf : {"leaf", "leaf-2"}) {
        Link link;
        link.id = std::string(host) + "-" + leaf;
        link.from = host;
        link.to = leaf;
        link.perHost = 4;
        cluster.links.push_back(link);
      }
    }
  });
  const Evaluation evaluation = evaluate(plan);
  QCOMPARE(evaluation.links.size(), std::size_t{4});
  for (const LinkLoad& load : evaluation.links) {
    QVERIFY(load.utilisation > 0 && load.utilisation < 1);
    QVERIFY(load.bytesPerStep.value() > 0);
  }
}

void EvaluateTest::rowsOfCommunicationAddUpToTheBreakdown() {
  const auto check = [](const Plan& plan) {
    const Evaluation evaluation = evaluate(plan);
    QVERIFY(evaluation.timeline != nullptr);
    const StepBreakdown& parts = evaluation.breakdown;
    const std::pair<const char*, double> axes[] = {{"tp", parts.tpExposed.value()},
                                                   {"cp", parts.cpExposed.value()},
                                                   {"ep", parts.epExposed.value()},
                                                   {"pp", parts.ppExposed.value()},
                                                   {"dp", parts.dpExposed.value()}};
    for (const auto& [axis, exposed] : axes) {
      double rows = 0;
      for (const CommunicationItem& item : evaluation.communication) {
        if (item.axis != axis) continue;
        rows += item.exposed.value();
        QVERIFY2(item.exposed.value() <= item.time.value() * (1 + 1e-9), axis);
      }
      QVERIFY2(std::abs(rows - exposed) <= 1e-9 * evaluation.stepTime.p50, axis);
    }
  };
  for (const char* mode : {"none", "full"}) {
    for (const int zero : {0, 1, 2, 3}) {
      Plan plan = llama70b();
      plan.layout = plan.layout.edited([&](Layout& layout) {
        layout.recompute.mode = mode;
        layout.zero = zero;
      });
      check(plan);
      plan.layout = plan.layout.edited([](Layout& layout) {
        layout.cp = 2;
        layout.dp = 1;
      });
      check(plan);
      ModelChoice moe;
      moe.catalogueId = "mixtral-8x7b";
      plan.model = moe;
      plan.layout = plan.layout.edited([](Layout& layout) {
        layout.tp = 2;
        layout.cp = 1;
        layout.dp = 8;
        layout.ep = 8;
      });
      check(plan);
    }
  }
}

void EvaluateTest::mixedTypesReferToTheMeanPeak() {
  // Half of the stages on H100 (989.4), half on A100 (312 TFLOP/s), in either order.
  double before = 0;
  for (const bool reversed : {false, true}) {
    Plan plan = llama70b();
    plan.cluster = plan.cluster.edited([&](Cluster& cluster) {
      cluster.hosts[0].count = 4;
      HostGroup other = cluster.hosts[0];
      other.id = "pod-2";
      cluster.hosts.push_back(other);
      cluster.hosts[reversed ? 0 : 1].type = std::string("dgx-a100");
      Link link = cluster.links[0];
      link.id = "up-2";
      link.from = "pod-2";
      cluster.links.push_back(link);
    });
    const Evaluation evaluation = evaluate(plan);
    QCOMPARE(evaluation.peakFlopPerSecond, (989.4e12 + 312e12) / 2);
    QVERIFY(evaluation.mfuCausal < 0.4);
    before = reversed ? before : evaluation.peakFlopPerSecond;
    QCOMPARE(evaluation.peakFlopPerSecond, before);
  }
}

void EvaluateTest::theSlowestRailDecides() {
  // Half of the rails at a tenth of the rate: traffic spreads evenly, so all wait for them.
  Plan plan = llama70b();
  plan.layout = plan.layout.edited([](Layout& layout) { layout.flags.dpOverlapGrad = false; });
  const auto withRails = [&](double rate) {
    Plan changed = plan;
    changed.cluster = plan.cluster.edited([&](Cluster& cluster) {
      cluster.links[0].perHost = 4;
      Link link = cluster.links[0];
      link.id = "up-2";
      link.bandwidth = BytesPerSecond(rate);
      cluster.links.push_back(link);
    });
    return evaluate(changed).breakdown.dpExposed.value();
  };
  const double even = withRails(5e10);
  QVERIFY(withRails(5e9) > 5 * even);
}

void EvaluateTest::aMeasuredCurveTakesThePlaceOfTheModel() {
  // Inside the hosts, where TP 8 runs: scatters and gathers at 20 GB/s of bus bandwidth.
  Plan slow = llama70b();
  slow.cluster = slow.cluster.edited([](Cluster& cluster) {
    for (const char* collective : {"all_gather", "reduce_scatter", "all_reduce"}) {
      cluster.measured.push_back({"pod", collective, 8, {{1e6, 2e10}, {1e9, 2e10}}, "log", {}});
    }
  });
  const Evaluation plain = evaluate(llama70b());
  const Evaluation measured = evaluate(slow);
  QVERIFY(measured.stepTime.p50 > 1.2 * plain.stepTime.p50);
  const auto named = std::count_if(
      measured.assumptions.begin(), measured.assumptions.end(), [](const Assumption& assumption) {
        return assumption.path == "cluster.measured" && assumption.origin == "measured";
      });
  QCOMPARE(named, 3);
}

SLICESCAPE_TEST(EvaluateTest);
#include "evaluate_test.moc"
