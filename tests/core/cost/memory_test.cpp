// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/memory.h"

#include <cmath>

#include "tests/core/cost/contexts.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::contextOn;
using slicescape::testing::gptLayer;

namespace {

/// 175B of Korthikanti et al.: h = 12288, 96 heads, s = 2048, one sequence.
constexpr double kHidden = 12288;
constexpr double kSequence = 2048;
constexpr double kSbh = kSequence * kHidden;

TrainingContext gptContext() {
  TrainingContext context = contextOn("a100-sxm-80");
  context.sequence = 2048;
  context.flashAttention = false;
  context.dropout = true;
  return context;
}

double savedBytes(const TrainingContext& context) {
  return layerActivations(gptLayer(12288, 96), context, false).saved;
}

}  // namespace

class MemoryTest : public QObject {
  Q_OBJECT
 private slots:
  void gptLayerFollowsKorthikanti_data();
  void gptLayerFollowsKorthikanti();
  void flashKeepsStatisticsInsteadOfScores();
  void fullRecomputeKeepsTheLayerInput();
  void checkpointingByOperatorKeepsEverySecondProduct();
  void bytesPerParameterFollowTheRecipes_data();
  void bytesPerParameterFollowTheRecipes();
  void lossesKeepWhatTheirImplementationDoes();
  void expertsShardOverTheirOwnRanks();
  void frozenWeightsHaveNoStates();
  void offloadMovesStatesToTheHost();
  void termsAddUp();
  void moreTokensNeverNeedLess();
};

void MemoryTest::gptLayerFollowsKorthikanti_data() {
  // Korthikanti et al. 2205.05198, table 2: bytes of one layer with dropout.
  QTest::addColumn<int>("tp");
  QTest::addColumn<bool>("sequenceParallel");
  QTest::addColumn<bool>("selective");
  QTest::addColumn<double>("bytes");
  const double scores = 5.0 * 96 * kSequence / kHidden;
  QTest::newRow("no parallelism: sbh(34 + 5as/h)") << 1 << false << false << kSbh * (34 + scores);
  QTest::newRow("tensor parallel: sbh(10 + 24/t + 5as/(ht))")
      << 8 << false << false << kSbh * (10 + 24.0 / 8 + scores / 8);
  QTest::newRow("tensor and sequence parallel: sbh/t(34 + 5as/h)")
      << 8 << true << false << kSbh / 8 * (34 + scores);
  QTest::newRow("tensor parallel, selective: sbh(10 + 24/t)")
      << 8 << false << true << kSbh * (10 + 24.0 / 8);
  QTest::newRow("tensor and sequence parallel, selective: 34sbh/t")
      << 8 << true << true << 34 * kSbh / 8;
}

void MemoryTest::gptLayerFollowsKorthikanti() {
  QFETCH(int, tp);
  QFETCH(bool, sequenceParallel);
  QFETCH(bool, selective);
  QFETCH(double, bytes);
  TrainingContext context = gptContext();
  context.tp = tp;
  context.sequenceParallel = sequenceParallel;
  if (selective) {
    context.recompute = RecomputeMode::Selective;
    context.modules.coreAttention = true;
  }
  QCOMPARE(savedBytes(context), bytes);
}

void MemoryTest::flashKeepsStatisticsInsteadOfScores() {
  TrainingContext context = gptContext();
  context.flashAttention = true;
  QCOMPARE(savedBytes(context), 34 * kSbh + 4.0 * 96 * kSequence);
  // Without dropout its two masks of one byte are gone.
  context.dropout = false;
  QCOMPARE(savedBytes(context), 32 * kSbh + 4.0 * 96 * kSequence);
}

void MemoryTest::fullRecomputeKeepsTheLayerInput() {
  TrainingContext context = gptContext();
  const double all = savedBytes(context);
  context.recompute = RecomputeMode::Full;
  const LayerActivations kept = layerActivations(gptLayer(12288, 96), context, true);
  QCOMPARE(kept.saved, 2 * kSbh);
  QCOMPARE(kept.saved + kept.rebuilt, all);
}

void MemoryTest::checkpointingByOperatorKeepsEverySecondProduct() {
  // Llama 3 8B: h = 4096, q = 4096, k = 1024, f = 14336. Kept per token: the input 2h, query
  // and value products 2q + 2k, gate 2f, down 2h, attention output 2q and 4 bytes a head.
  LayerKind layer;
  layer.hidden = 4096;
  layer.mixer.heads = 32;
  layer.mixer.keyValueHeads = 8;
  layer.mixer.headDim = 128;
  layer.feedForward.width = 14336;
  TrainingContext context = contextOn("h100-sxm");
  context.framework = Framework::TorchTitan;
  context.sequence = 8192;
  context.recompute = RecomputeMode::Selective;
  context.modules.everyOtherProduct = true;
  const double perToken = 2 * 4096 + 2 * 4096 + 2 * 1024 + 2 * 14336 + 2 * 4096 + 2 * 4096 + 128;
  QCOMPARE(layerActivations(layer, context, false).saved, 8192.0 * perToken);
}

void MemoryTest::bytesPerParameterFollowTheRecipes_data() {
  QTest::addColumn<int>("zero");
  QTest::addColumn<int>("ranks");
  QTest::addColumn<double>("bytes");
  QTest::newRow("Megatron bf16 without sharding keeps 18 bytes") << 0 << 8 << 18.0;
  QTest::newRow("the distributed optimizer keeps 6 + 12/d") << 1 << 8 << 6 + 12.0 / 8;
  QTest::newRow("ZeRO-2 keeps 2 + 16/d") << 2 << 16 << 2 + 16.0 / 16;
  QTest::newRow("ZeRO-3 keeps 18/d") << 3 << 64 << 18.0 / 64;
}

void MemoryTest::bytesPerParameterFollowTheRecipes() {
  QFETCH(int, zero);
  QFETCH(int, ranks);
  QFETCH(double, bytes);
  TrainingContext context = contextOn("h100-sxm");
  context.zero = zero;
  context.denseShardRanks = ranks;
  StageParameters parameters;
  parameters.dense = 1e9;
  const StateMemory memory = stateMemory(parameters, context);
  QCOMPARE((memory.weights + memory.gradients + memory.optimizer) / 1e9, bytes);
}

void MemoryTest::lossesKeepWhatTheirImplementationDoes() {
  TrainingContext context = contextOn("h100-sxm");
  context.sequence = 4096;
  context.paddedVocabulary = 128256;
  const auto peak = [&] { return lossTensors(context, lossBytes(context).backward); };
  const double logits = 4096.0 * 128256;
  QCOMPARE(peak(), 4 * logits);
  context.fusedLoss = false;
  QCOMPARE(peak(), 6 * logits);
  context.framework = Framework::TorchTitan;
  QCOMPARE(peak(), 12 * logits);
  context.lossChunks = 8;
  QCOMPARE(peak(), 12 * logits / 8);
}

void MemoryTest::expertsShardOverTheirOwnRanks() {
  TrainingContext context = contextOn("h100-sxm");
  context.zero = 1;
  context.denseShardRanks = 64;
  context.expertShardRanks = 4;
  StageParameters parameters;
  parameters.dense = 1e9;
  parameters.expert = 2e9;
  QCOMPARE(stateMemory(parameters, context).optimizer, 12e9 / 64 + 24e9 / 4);
}

void MemoryTest::frozenWeightsHaveNoStates() {
  // 1 % of adapters on a 16-bit base: 2 bytes of base, and 2 + 4 + 12 for each adapter weight.
  TrainingContext context = contextOn("h100-sxm");
  context.zero = 0;
  context.trainsAllWeights = false;
  context.adapterShare = 0.01;
  StageParameters parameters;
  parameters.dense = 1e9;
  const StateMemory memory = stateMemory(parameters, context);
  QCOMPARE(memory.weights, 2e9 + 0.02e9);
  QCOMPARE(memory.gradients, 0.04e9);
  QCOMPARE(memory.optimizer, 0.12e9);
  QCOMPARE(memory.layerGradient, 0.0);
}

void MemoryTest::offloadMovesStatesToTheHost() {
  TrainingContext context = contextOn("h100-sxm");
  context.framework = Framework::DeepSpeed;
  context.zero = 3;
  context.denseShardRanks = 8;
  context.states = {2, 6, 12, 0, 0};
  StageParameters parameters;
  parameters.dense = 8e9;
  const StateMemory before = stateMemory(parameters, context);
  QCOMPARE(before.onHost, 0.0);
  context.offloadOptimizer = 1;
  context.offloadParameters = 1;
  const StateMemory after = stateMemory(parameters, context);
  QCOMPARE(after.weights + after.gradients + after.optimizer, 0.0);
  QCOMPARE(after.onHost, before.weights + before.gradients + before.optimizer);
}

void MemoryTest::termsAddUp() {
  const LayerKind layer = gptLayer(4096, 32);
  TrainingContext context = contextOn("h100-sxm");
  context.offloadActivations = 0.25;
  for (const RecomputeMode mode :
       {RecomputeMode::None, RecomputeMode::Selective, RecomputeMode::Full}) {
    context.recompute = mode;
    context.modules.norm = true;
    ActivationTerms terms;
    const LayerActivations activations = layerActivations(layer, context, true, &terms);
    const auto sum = [](const std::vector<Term>& list) {
      double total = 0;
      for (const Term& term : list) total += term.number;
      return total;
    };
    QVERIFY(std::abs(sum(terms.saved) / activations.saved - 1) < 1e-9);
    QVERIFY(std::abs(sum(terms.workingSet) / activations.workingSet - 1) < 1e-9);
    QCOMPARE(activations.offloaded, activations.saved / 3);
  }
}

void MemoryTest::moreTokensNeverNeedLess() {
  const LayerKind layer = gptLayer(4096, 32);
  for (const bool flash : {true, false}) {
    for (const bool dropout : {true, false}) {
      double last = 0;
      for (int step = 1; step <= 8; ++step) {
        TrainingContext context = contextOn("h100-sxm");
        context.flashAttention = flash;
        context.dropout = dropout;
        context.sequence = 1024 * step;
        const LayerActivations one = layerActivations(layer, context, false);
        QVERIFY(one.saved > last);
        last = one.saved;
        context.microBatch = 2;
        QCOMPARE(layerActivations(layer, context, false).saved, 2 * one.saved);
      }
    }
  }
}

SLICESCAPE_TEST(MemoryTest);
#include "memory_test.moc"
