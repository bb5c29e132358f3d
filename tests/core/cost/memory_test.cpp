// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/memory.h"

#include "tests/core/cost/contexts.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::contextOn;
using slicescape::testing::gptLayer;

class MemoryTest : public QObject {
  Q_OBJECT
 private slots:
  void gptLayerFollowsKorthikanti();
  void fullRecomputeKeepsTheLayerInput();
  void bytesPerParameterFollowTheRecipes_data();
  void bytesPerParameterFollowTheRecipes();
  void unfusedLossDoublesTheLogits();
  void expertsShardOverTheirOwnRanks();
};

void MemoryTest::gptLayerFollowsKorthikanti() {
  // 34·s·b·h/t with TP and SP; two of the 34 are dropout masks, which modern recipes
  // without dropout do not keep. Unfused attention adds 5·a·s²·b/t.
  const std::int64_t hidden = 12288;
  const LayerKind layer = gptLayer(hidden, 96);
  TrainingContext context = contextOn("a100-sxm-80");
  context.sequence = 2048;
  context.tp = 8;
  context.sequenceParallel = true;
  const double sbh = 2048.0 * 12288.0;
  const double statistics = 4.0 * 96 * 2048 / 8;
  QCOMPARE(layerActivations(layer, context, false).saved, 32 * sbh / 8 + statistics);
  context.flashAttention = false;
  QCOMPARE(layerActivations(layer, context, false).saved,
           32 * sbh / 8 + 5.0 * 96 * 2048 * 2048 / 8);
  // Without SP the 8·s·b·h of the norms are on every rank: s·b·h·(8 + 24/t).
  context.flashAttention = true;
  context.sequenceParallel = false;
  QCOMPARE(layerActivations(layer, context, false).saved, sbh * (8 + 24.0 / 8) + statistics);
}

void MemoryTest::fullRecomputeKeepsTheLayerInput() {
  const LayerKind layer = gptLayer(4096, 32);
  TrainingContext context = contextOn("a100-sxm-80");
  context.sequence = 2048;
  context.recompute = RecomputeMode::Full;
  const LayerActivations kept = layerActivations(layer, context, true);
  QCOMPARE(kept.saved, 2.0 * 2048 * 4096);
  context.recompute = RecomputeMode::None;
  QCOMPARE(kept.workingSet, layerActivations(layer, context, false).saved);
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

void MemoryTest::unfusedLossDoublesTheLogits() {
  TrainingContext context = contextOn("h100-sxm");
  context.sequence = 4096;
  context.paddedVocabulary = 128256;
  QCOMPARE(logitsTransient(context), 4.0 * 4096 * 128256);
  context.fusedLoss = false;
  QCOMPARE(logitsTransient(context), 8.0 * 4096 * 128256);
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

SLICESCAPE_TEST(MemoryTest);
#include "memory_test.moc"
