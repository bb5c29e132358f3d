// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/compat_reports.h"

#include "core/model/profile_builder.h"
#include "tests/core/cost/contexts.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::contextOn;
using slicescape::testing::gptLayer;

/// Figures worked out by hand from the other tools' own formulas.
class CompatReportsTest : public QObject {
  Q_OBJECT
 private slots:
  void megatronStatesOfGpt3();
  void megatronActivationsOfGpt3();
  void megatronCountsExpertsApart();
  void megatronRefusesStateSpaceModels();
  void deepSpeedEstimates();
};

namespace {

/// GPT-3 175B, tied embeddings, vocabulary 51200, as in Korthikanti et al.
ModelProfile gpt3() {
  ModelProfile model;
  model.hidden = 12288;
  model.vocabulary = 51200;
  model.tiedEmbeddings = true;
  model.norm = NormKind::LayerNorm;
  for (int layer = 0; layer < 96; ++layer) appendLayer(model, gptLayer(12288, 96));
  return model;
}

TrainingContext gpt3Context() {
  TrainingContext context = contextOn("a100-sxm-80");
  context.sequence = 2048;
  context.tp = 8;
  context.pp = 16;
  context.dp = 8;
  context.paddedVocabulary = 51200;
  context.microBatches = 64;
  return context;
}

}  // namespace

void CompatReportsTest::megatronStatesOfGpt3() {
  // Attention 4·h² and MLP 8·h² per layer, 6 layers per stage over 8 TP ranks, one embedding:
  // (12·12288²·6 + 12288·51200) / 8; norms 4·h per layer and the final one of 2·h over 16
  // stages: 1 437 894 144 in all, 6 + 12/8 bytes each.
  const auto report = megatronMemoryReport(gpt3(), gpt3Context());
  QVERIFY(report);
  QCOMPARE(report->parametersOnMostLoadedShard, 1437894144.0);
  QCOMPARE(report->weightAndOptimizer, 10784206080.0);
  TrainingContext replicated = gpt3Context();
  replicated.zero = 0;
  QCOMPARE(megatronMemoryReport(gpt3(), replicated)->weightAndOptimizer, 18 * 1437894144.0);
}

void CompatReportsTest::megatronActivationsOfGpt3() {
  // With sequence parallelism and selective recompute: s·b·h·(18 + 4·4) · 96 layers, and per
  // stage 8 bytes a token and one byte of mask an element; over 8 ranks.
  TrainingContext context = gpt3Context();
  context.sequenceParallel = true;
  context.recompute = RecomputeMode::Selective;
  const auto with = megatronMemoryReport(gpt3(), context);
  QVERIFY(with->withSequenceParallel);
  QCOMPARE(with->activation, 10318020608.0);
  // Otherwise s·b·h·(10 + 24/8) a layer and 5 % more; 8 micro-batches fill half of 16 stages.
  context.recompute = RecomputeMode::None;
  context.microBatches = 8;
  const auto without = megatronMemoryReport(gpt3(), context);
  QVERIFY(!without->withSequenceParallel);
  QCOMPARE(without->activation, 16700178432.0);
  // Interleaving with 3 runs holds 1 + 15/48 of it, whatever the number of micro-batches.
  context.vpp = 3;
  QCOMPARE(megatronMemoryReport(gpt3(), context)->activation, 2 * 16700178432.0 * (1 + 15.0 / 48));
}

void CompatReportsTest::megatronCountsExpertsApart() {
  // One MoE layer of h = 1024, 8 experts of width 512, gated, RMS norms, untied: experts
  // 3·1024·512·8 over EP 4, router 1024·8 and norms 3·1024 on every rank, attention 4·1024² and
  // two embeddings of 1024·1000 over TP 2. World 8, so experts have 2 data-parallel ranks.
  LayerKind layer = gptLayer(1024, 8);
  layer.feedForward = {};
  layer.feedForward.experts = 8;
  layer.feedForward.topK = 2;
  layer.feedForward.expertWidth = 512;
  ModelProfile model;
  model.hidden = 1024;
  model.vocabulary = 1000;
  appendLayer(model, layer);
  TrainingContext context = contextOn("h100-sxm");
  context.tp = 2;
  context.dp = 4;
  context.ep = 4;
  context.paddedVocabulary = 1000;
  const auto report = megatronMemoryReport(model, context);
  const double dense = (4 * 1024.0 * 1024 + 2 * 1024 * 1000) / 2 + 1024 * 8 + 3 * 1024;
  const double experts = 3.0 * 1024 * 512 * 8 / 4;
  QCOMPARE(report->parametersOnMostLoadedShard, dense + experts);
  QCOMPARE(report->weightAndOptimizer, dense * (6 + 12.0 / 4) + experts * (6 + 12.0 / 2));
}

void CompatReportsTest::megatronRefusesStateSpaceModels() {
  ModelProfile model = gpt3();
  LayerKind mamba;
  mamba.hidden = 12288;
  mamba.mixer.kind = MixerKind::Mamba;
  appendLayer(model, mamba);
  QVERIFY(!megatronMemoryReport(model, gpt3Context()));
}

void CompatReportsTest::deepSpeedEstimates() {
  // 2851 million parameters, of which 32 million in the largest layer, on one host of 8 GPUs.
  const std::int64_t parameters = 2'851'000'000;
  const std::int64_t layer = 32'000'000;
  const ZeroEstimate two = zero2Estimate(parameters, 8, 1, false);
  QCOMPARE(two.deviceBytes, std::int64_t{5'702'000'000 + 6'414'750'000});
  QCOMPARE(two.hostBytes, std::int64_t{2'851'000'000} * 48);
  const ZeroEstimate twoOffloaded = zero2Estimate(parameters, 8, 1, true);
  QCOMPARE(twoOffloaded.deviceBytes, std::int64_t{5'702'000'000});
  QCOMPARE(twoOffloaded.hostBytes, std::int64_t{2'851'000'000} * 48);  // max(4·8, 16)·1.5

  const ZeroEstimate three = zero3Estimate(parameters, layer, 8, 1, false, false);
  QCOMPARE(three.deviceBytes, std::int64_t{128'000'000 + 6'414'750'000});
  QCOMPARE(three.hostBytes, std::int64_t{32'000'000} * 48);
  QCOMPARE(zero3Estimate(parameters, layer, 8, 1, false, false, false).hostBytes,
           std::int64_t{2'851'000'000} * 48);
  const ZeroEstimate optimizer = zero3Estimate(parameters, layer, 8, 1, true, false);
  QCOMPARE(optimizer.deviceBytes, std::int64_t{128'000'000 + 712'750'000});
  QCOMPARE(optimizer.hostBytes, std::int64_t{2'851'000'000} * 24);
  const ZeroEstimate all = zero3Estimate(parameters, layer, 8, 1, true, true);
  QCOMPARE(all.deviceBytes, std::int64_t{128'000'000});
  QCOMPARE(all.hostBytes, std::int64_t{2'851'000'000} * 27);
  // Two hosts share the states; a model that is made whole everywhere does not shrink.
  QCOMPARE(zero3Estimate(parameters, layer, 8, 2, true, true).hostBytes,
           std::int64_t{2'851'000'000} * 27 / 2);
  QCOMPARE(zero3Estimate(parameters, layer, 8, 2, true, true, false).hostBytes,
           std::int64_t{2'851'000'000} * 48);
}

SLICESCAPE_TEST(CompatReportsTest);
#include "compat_reports_test.moc"
