// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/plan/compat_memory.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::testing;

namespace {

template <class Change>
Plan withLayout(Plan plan, Change&& change) {
  plan.layout = plan.layout.edited(change);
  return plan;
}

template <class Change>
Plan withWork(Plan plan, Change&& change) {
  plan.workload = plan.workload.edited(change);
  return plan;
}

double gib(Bytes bytes) {
  return static_cast<double>(bytes.value()) / (1 << 30);
}

}  // namespace

/// What must hold of memory in every plan.
class MemoryPropertiesTest : public QObject {
  Q_OBJECT
 private slots:
  void partsMakeThePeak();
  void inFlightFollowsTheClosedForms_data();
  void inFlightFollowsTheClosedForms();
  void statesShardExactly();
  void moreTokensNeverNeedLess();
  void recomputeNeverNeedsMore();
  void uniformGroupsKeepOneInputEach();
  void middleStagesOfABalancedGPipeAreEqual();
  void theOptimizerCanBeThePeak();
  void offloadedActivationsFillTheHost();
  void capacityReplacesImbalance();
  void shortDocumentsSaveTime();
  void adaptersSaveMemoryAndTime();
  void statedHeadroomDecidesTheVerdict();
  void otherToolsAreReported();
};

void MemoryPropertiesTest::partsMakeThePeak() {
  const Evaluation evaluation = evaluate(llama70b());
  for (const StageResult& stage : evaluation.stages) {
    const MemoryBreakdown& m = stage.memory;
    QCOMPARE((m.weights + m.gradients + m.optimizer + m.activations + m.logits + m.buffers +
              m.fragmentation + m.communication + m.context)
                 .value(),
             stage.peak.value());
  }
}

void MemoryPropertiesTest::inFlightFollowsTheClosedForms_data() {
  // cost_model 3.6, device 0 of p = 4, in micro-batches of the whole stage.
  QTest::addColumn<QString>("schedule");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<double>("inFlight");
  QTest::newRow("GPipe holds all micro-batches") << "gpipe" << 1 << 64.0;
  QTest::newRow("1F1B holds one per stage") << "1f1b" << 1 << 4.0;
  QTest::newRow("interleaving holds p·(1 + (p − 1)/(p·v))")
      << "interleaved-1f1b" << 4 << 4 * (1 + 3.0 / 16);
  QTest::newRow("ZB-H1 holds p") << "zb-h1" << 1 << 4.0;
  QTest::newRow("ZB-H2 holds 2p − 1") << "zb-h2" << 1 << 7.0;
}

void MemoryPropertiesTest::inFlightFollowsTheClosedForms() {
  QFETCH(QString, schedule);
  QFETCH(int, vpp);
  QFETCH(double, inFlight);
  const Plan plan = withLayout(llama70b(), [&](Layout& layout) {
    layout.schedule.kind = schedule.toStdString();
    layout.vpp = vpp;
  });
  const Evaluation evaluation = evaluate(plan);
  QVERIFY(!evaluation.stages.empty());
  // Token ids beside the first stage's layers make chunks unequal by less than a thousandth.
  QVERIFY2(std::abs(evaluation.stages.front().inFlight / inFlight - 1) < 1e-3,
           qPrintable(QString::number(evaluation.stages.front().inFlight)));
}

void MemoryPropertiesTest::statesShardExactly() {
  const Plan plan = llama70b();
  const auto optimizer = [&](int zero) {
    return evaluate(withLayout(plan, [&](Layout& layout) { layout.zero = zero; })).stages[1].memory;
  };
  // DP 2: half of what is sharded.
  QCOMPARE(optimizer(0).optimizer.value(), 2 * optimizer(1).optimizer.value());
  QCOMPARE(optimizer(1).gradients.value(), 2 * optimizer(2).gradients.value());
  QCOMPARE(optimizer(2).weights.value(), 2 * optimizer(3).weights.value());
}

void MemoryPropertiesTest::moreTokensNeverNeedLess() {
  double last = 0;
  for (const std::int64_t length : {1024, 2048, 4096, 8192}) {
    for (const std::int64_t microBatch : {1, 2}) {
      const Evaluation evaluation = evaluate(withWork(llama70b(), [&](Workload& work) {
        work.sequenceLength = length;
        work.microBatch = microBatch;
      }));
      QVERIFY(gib(evaluation.peakDevice) >= last);
      last = microBatch == 1 ? gib(evaluation.peakDevice) : last;
    }
  }
}

void MemoryPropertiesTest::recomputeNeverNeedsMore() {
  const auto peak = [](const char* mode, std::optional<int> layers) {
    const Plan plan = withLayout(llama70b(), [&](Layout& layout) {
      layout.recompute.mode = mode;
      layout.recompute.layers = layers;
    });
    return gib(evaluate(plan).peakDevice);
  };
  QVERIFY(peak("full", 20) < peak("full", 10));
  QVERIFY(peak("full", 10) < peak("none", {}));
  QCOMPARE(peak("full", {}), peak("full", 20));
}

void MemoryPropertiesTest::uniformGroupsKeepOneInputEach() {
  const auto stageOf = [](const char* mode, std::optional<int> group) {
    const Plan plan = withLayout(llama70b(), [&](Layout& layout) {
      layout.recompute.mode = mode;
      if (group) layout.recompute.method = "uniform";
      layout.recompute.layers = group;
    });
    return evaluate(plan).stages[1];
  };
  const auto bytes = [](const StageResult& stage) {
    return static_cast<double>(stage.memory.activations.value());
  };
  const StageResult none = stageOf("none", {});
  const StageResult one = stageOf("full", 1);
  const StageResult five = stageOf("full", 5);
  // Stage 1 of 4 holds 3 micro-batches of 20 layers, in the backward of one layer. Without
  // recompute that is 60 times a layer's tensors; with it 60 inputs of 8192 · 8192 / 8 elements
  // and one layer without its input.
  const double input = 8192.0 * 8192 / 8 * 2;
  const double layer = input + (bytes(none) - bytes(one)) / 59;
  QVERIFY(layer > input);
  // In groups of 5 a fifth of the inputs is kept, 3 · 4 instead of 3 · 20, and four more layers
  // are rebuilt at once.
  const double difference = bytes(five) - bytes(one);
  QVERIFY2(std::abs(difference / (4 * layer - 3 * (20 - 4) * input) - 1) < 1e-6,
           qPrintable(QString::number(difference)));
  QCOMPARE(std::round(one.inFlight), 3.0);
}

void MemoryPropertiesTest::middleStagesOfABalancedGPipeAreEqual() {
  // All stages hold all micro-batches: those with neither embedding nor head need the same.
  const Evaluation evaluation =
      evaluate(withLayout(llama70b(), [](Layout& layout) { layout.schedule.kind = "gpipe"; }));
  QCOMPARE(evaluation.stages[1].peak.value(), evaluation.stages[2].peak.value());
}

void MemoryPropertiesTest::theOptimizerCanBeThePeak() {
  // fp16 gradients are copied to 32 bits for the update, when no activation is left: with short
  // sequences that is the most.
  const Plan plan =
      withWork(withLayout(llama70b(), [](Layout& layout) { layout.zero = 0; }), [](Workload& work) {
        work.precision = "fp16";
        work.sequenceLength = 128;
      });
  const StageResult stage = evaluate(plan).stages[1];
  QCOMPARE(static_cast<int>(stage.peakMoment), static_cast<int>(PeakMoment::Optimizer));
  // 2 + 2 + 4 + 4 bytes of weights, gradients, master copy, and moments, and 4 of copies.
  const double parameters = static_cast<double>(stage.parametersPerDevice);
  const MemoryBreakdown& m = stage.memory;
  const double states = static_cast<double>((m.weights + m.gradients + m.optimizer).value());
  QVERIFY(std::abs(states / (20 * parameters) - 1) < 1e-6);
}

void MemoryPropertiesTest::offloadedActivationsFillTheHost() {
  const auto stage = [](double share) {
    const Plan plan =
        withLayout(llama70b(), [&](Layout& layout) { layout.offload.activations = share; });
    return evaluate(plan).stages.front();
  };
  const StageResult none = stage(0);
  const StageResult half = stage(0.5);
  QCOMPARE(none.hostMemory.value(), std::int64_t{0});
  QVERIFY(half.peak < none.peak);
  QCOMPARE(half.inFlight, none.inFlight);
  // What left the device is on the host.
  const double left = gib(none.memory.activations - half.memory.activations);
  QVERIFY(std::abs(gib(half.hostMemory) / left - 1) < 1e-2);
}

void MemoryPropertiesTest::capacityReplacesImbalance() {
  Plan plan = llama70b();
  ModelChoice model;
  model.catalogueId = "mixtral-8x7b";
  plan.model = model;
  plan = withLayout(plan, [](Layout& layout) {
    layout.tp = 1;
    layout.ep = 8;
    layout.dp = 16;
  });
  const auto step = [&](std::optional<double> imbalance, std::optional<double> capacity) {
    return evaluate(withWork(plan, [&](Workload& work) {
      work.moeImbalance = imbalance;
      work.moeCapacityFactor = capacity;
    }));
  };
  const Evaluation balanced = step(1.0, {});
  const Evaluation skewed = step(1.5, {});
  const Evaluation padded = step(1.0, 1.5);
  QVERIFY(!balanced.stages.empty());
  QVERIFY(skewed.peakDevice > balanced.peakDevice);
  QVERIFY(skewed.stepTime.p50 > balanced.stepTime.p50);
  QCOMPARE(padded.peakDevice.value(), skewed.peakDevice.value());
  QCOMPARE(padded.stepTime.p50, skewed.stepTime.p50);
}

void MemoryPropertiesTest::shortDocumentsSaveTime() {
  const auto of = [](bool mask) {
    return evaluate(withWork(llama70b(), [&](Workload& work) {
      Packing packing;
      packing.meanLength = 1024;
      packing.p90Length = 1024;
      packing.documentMask = mask;
      work.packing = packing;
    }));
  };
  const Evaluation whole = evaluate(llama70b());
  QCOMPARE(of(false).stepTime.p50, whole.stepTime.p50);
  QVERIFY(of(true).stepTime.p50 < whole.stepTime.p50);
  QVERIFY(of(true).modelFlopPerSecondPerDevice * of(true).stepTime.p50 <
          whole.modelFlopPerSecondPerDevice * whole.stepTime.p50);
}

void MemoryPropertiesTest::adaptersSaveMemoryAndTime() {
  const Evaluation full = evaluate(llama70b());
  const Evaluation lora = evaluate(withWork(llama70b(), [](Workload& work) {
    work.task = "lora";
    work.lora = Lora{};
  }));
  QVERIFY(lora.peakDevice < full.peakDevice);
  QVERIFY(lora.stepTime.p50 < full.stepTime.p50);
  QVERIFY(lora.stages[1].memory.optimizer.value() < full.stages[1].memory.optimizer.value() / 50);
}

void MemoryPropertiesTest::statedHeadroomDecidesTheVerdict() {
  Plan plan = llama70b();
  QVERIFY(evaluate(plan).fits);
  plan.platform = plan.platform.edited([](PlatformProfile& p) { p.memoryHeadroom = 0.9; });
  const Evaluation evaluation = evaluate(plan);
  QVERIFY(findingOf(evaluation, "memory.headroom") != nullptr);
  QCOMPARE(static_cast<int>(evaluation.verdict), static_cast<int>(Verdict::DoesNotFit));
}

void MemoryPropertiesTest::otherToolsAreReported() {
  const auto compat = compatMemory(llama70b(), Catalogues::builtIn());
  QVERIFY(compat && compat->megatron);
  // 70.55e9 parameters on 64 GPUs: ZeRO-3 without offload keeps 18/64 bytes of each, and four
  // bytes of each element of the largest matrix, 8192 · 128256.
  const double parameters = static_cast<double>(evaluate(llama70b()).totalParameters);
  QCOMPARE(compat->zero3.deviceBytes,
           4 * std::int64_t{8192} * 128256 + static_cast<std::int64_t>(18 * parameters / 64));
}

SLICESCAPE_TEST(MemoryPropertiesTest);
#include "memory_properties_test.moc"
