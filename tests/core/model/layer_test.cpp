// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/layer.h"

#include "core/model/model_catalogue.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

/// The GPT block of Narayanan et al. 2021: f = 4h, biases, LayerNorm, learned positions.
ModelProfile gpt(std::int64_t layers, std::int64_t hidden, std::int64_t vocabulary,
                 std::int64_t positions) {
  ModelProfile model;
  model.hidden = hidden;
  model.vocabulary = vocabulary;
  model.learnedPositions = positions;
  model.tiedEmbeddings = true;
  model.norm = NormKind::LayerNorm;
  LayerKind kind;
  kind.hidden = hidden;
  kind.norm = NormKind::LayerNorm;
  kind.mixer.heads = kind.mixer.keyValueHeads = hidden / 64;
  kind.mixer.headDim = 64;
  kind.mixer.qkvBias = kind.mixer.outputBias = true;
  kind.feedForward = {.width = 4 * hidden, .gated = false, .bias = true};
  model.kinds = {kind};
  model.layers.assign(static_cast<std::size_t>(layers), 0);
  return model;
}

}  // namespace

class LayerTest : public QObject {
  Q_OBJECT

 private slots:
  /// P = 12·L·h²·(1 + 13/(12h) + (V + s)/(12·L·h)), which leaves out the final norm.
  void gptBlockEqualsTheClosedForm_data() {
    QTest::addColumn<qint64>("layers");
    QTest::addColumn<qint64>("hidden");
    QTest::newRow("1.7B") << qint64(24) << qint64(2304);
    QTest::newRow("18.4B") << qint64(40) << qint64(6144);
    QTest::newRow("145.6B") << qint64(80) << qint64(12288);
    QTest::newRow("1008B") << qint64(128) << qint64(25600);
  }
  void gptBlockEqualsTheClosedForm() {
    QFETCH(qint64, layers);
    QFETCH(qint64, hidden);
    const qint64 vocabulary = 51200;
    const qint64 positions = 2048;
    const qint64 closedForm =
        12 * layers * hidden * hidden + 13 * layers * hidden + (vocabulary + positions) * hidden;
    const ModelProfile model = gpt(layers, hidden, vocabulary, positions);
    QCOMPARE(qint64(model.totalParameters()), closedForm + 2 * hidden);
  }

  /// Without recomputation a step costs 72·B·s·L·h²·(1 + s/(6h) + V/(12·L·h)) FLOP.
  void gptFlopsEqualTheClosedForm() {
    const double h = 12288, layers = 96, vocabulary = 51200, s = 2048;
    const ModelProfile model = gpt(96, 12288, 51200, 2048);
    const double expected =
        72 * s * layers * h * h * (1 + s / (6 * h) + vocabulary / (12 * layers * h));
    const double got = modelFlopsPerSequence(model, 2048, false).value();
    QVERIFY(std::abs(got / expected - 1) < 1e-12);
  }

  /// Split backward of Qi et al. table 1, full attention: F = s·h(24h + 4s),
  /// B = s·h(24h + 8s), W = 24·s·h².
  void forwardAndBackwardSplit() {
    const LayerKind kind = gpt(1, 4096, 1, 1).kinds.front();
    const double h = 4096, s = 8192;
    const LayerFlops flops = countFlops(kind, 8192);
    QCOMPARE(flops.forward(false).value(), s * h * (24 * h + 4 * s));
    QCOMPARE(flops.inputGradient(false).value(), s * h * (24 * h + 8 * s));
    QCOMPARE(flops.weightGradient().value(), 24 * s * h * h);
    QCOMPARE(flops.attentionCausal.value() * 2, flops.attentionFull.value());
  }

  /// Korthikanti et al. 2022 table 5: iteration times on A100 (312 TFLOP/s), selective
  /// recomputation and sequence parallelism; attention counted in full.
  void publishedUtilisationFollowsFromIterationTimes_data() {
    QTest::addColumn<qint64>("layers");
    QTest::addColumn<qint64>("hidden");
    QTest::addColumn<int>("batch");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<double>("mfuPercent");
    QTest::newRow("22B") << qint64(48) << qint64(6144) << 4 << 8 << 1.10 << 41.5;
    QTest::newRow("175B") << qint64(96) << qint64(12288) << 64 << 64 << 13.75 << 51.4;
    QTest::newRow("530B") << qint64(105) << qint64(20480) << 280 << 280 << 37.83 << 56.0;
    QTest::newRow("1T") << qint64(128) << qint64(25600) << 512 << 512 << 71.49 << 56.3;
  }
  void publishedUtilisationFollowsFromIterationTimes() {
    QFETCH(qint64, layers);
    QFETCH(qint64, hidden);
    QFETCH(int, batch);
    QFETCH(int, gpus);
    QFETCH(double, seconds);
    QFETCH(double, mfuPercent);
    const ModelProfile model = gpt(layers, hidden, 51200, 2048);
    const double flops = modelFlopsPerSequence(model, 2048, false).value() * batch;
    const double mfu = 100 * flops / (seconds * gpus * 312e12);
    QVERIFY2(std::abs(mfu / mfuPercent - 1) < 0.005, qPrintable(QString::number(mfu)));
  }

  /// Published TFLOP/s per GPU over tokens/s per GPU give FLOP per token (causal attention
  /// halved): Megatron Bridge performance summary.
  void flopPerTokenMatchesPublishedThroughput_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("withMtp");
    QTest::addColumn<qint64>("sequence");
    QTest::addColumn<double>("teraflopPerSecond");
    QTest::addColumn<double>("tokensPerSecond");
    QTest::newRow("Llama 3 8B") << "llama3-8b" << false << qint64(8192) << 1933.0 << 37556.0;
    QTest::newRow("Llama 3 70B") << "llama3-70b" << false << qint64(8192) << 2030.0 << 4520.0;
    QTest::newRow("Llama 3.1 405B") << "llama3.1-405b" << false << qint64(8192) << 2522.0 << 999.0;
    QTest::newRow("DeepSeek-V3 without MTP")
        << "deepseek-v3" << false << qint64(4096) << 961.0 << 3848.0;
    QTest::newRow("DeepSeek-V3 with MTP")
        << "deepseek-v3" << true << qint64(4096) << 557.0 << 2139.0;
    QTest::newRow("Qwen3 235B") << "qwen3-235b-a22b" << false << qint64(4096) << 907.0 << 6131.0;
    QTest::newRow("Qwen3 30B") << "qwen3-30b-a3b" << false << qint64(4096) << 666.0 << 28934.0;
  }
  void flopPerTokenMatchesPublishedThroughput() {
    QFETCH(QString, id);
    QFETCH(bool, withMtp);
    QFETCH(qint64, sequence);
    QFETCH(double, teraflopPerSecond);
    QFETCH(double, tokensPerSecond);
    ModelProfile model = *ModelCatalogue::builtIn().find(id.toStdString());
    if (!withMtp) model.mtpModules = 0;
    const double counted =
        modelFlopsPerSequence(model, sequence, true).value() / static_cast<double>(sequence);
    const double published = teraflopPerSecond * 1e12 / tokensPerSecond;
    QVERIFY2(std::abs(counted / published - 1) < 0.005,
             qPrintable(QString::number(100 * (counted / published - 1))));
  }

  /// A window of w tokens leaves s·w − w²/2 of the s²/2 causal pairs; one as long as the
  /// sequence leaves all of them.
  void windowsLimitTheCausalPairs() {
    LayerKind kind = gpt(1, 1024, 1, 1).kinds.front();
    const double q = 1024;
    kind.mixer.window = 128;
    QCOMPARE(countFlops(kind, 4096).attentionCausal.value(),
             4 * q * (4096.0 * 128 - 128.0 * 128 / 2));
    kind.mixer.window = 4096;
    QCOMPARE(countFlops(kind, 4096).attentionCausal.value(), 2 * q * 4096.0 * 4096);
    kind.mixer.window = 0;
    kind.mixer.causal = false;
    QCOMPARE(countFlops(kind, 4096).attentionCausal.value(), 4 * q * 4096.0 * 4096);
  }

  /// Sums by the way they are sharded agree with a count by hand.
  void partsOfOneMoeLayer() {
    LayerKind kind;
    kind.hidden = 8;
    kind.mixer.heads = 4;
    kind.mixer.keyValueHeads = 2;
    kind.mixer.headDim = 2;
    kind.feedForward = {.experts = 4, .topK = 2, .expertWidth = 5, .sharedWidth = 3};
    const LayerParameters parts = countParameters(kind);
    QCOMPARE(parts.tensorParallel, std::int64_t{8 * 8 + 8 * 8 + 3 * 8 * 3});
    QCOMPARE(parts.keyValue, std::int64_t{2 * 8 * 4});
    QCOMPARE(parts.replicated, std::int64_t{2 * 8 + 8 * 4});
    QCOMPARE(parts.experts, std::int64_t{4 * 3 * 8 * 5});
    QCOMPARE(parts.routedPerToken, std::int64_t{2 * 3 * 8 * 5});
    QCOMPARE(parts.total() - parts.active(), std::int64_t{2 * 3 * 8 * 5});
  }

  /// A second use of the same weights costs time, not memory.
  void sharedWeightsCountOnce() {
    LayerKind kind = gpt(1, 1024, 1, 1).kinds.front();
    LayerKind again = kind;
    again.sharedWeights = true;
    QCOMPARE(countParameters(again).total(), std::int64_t{0});
    QCOMPARE(countFlops(again, 512).linear.value(), countFlops(kind, 512).linear.value());
  }
};

SLICESCAPE_TEST(LayerTest);
#include "layer_test.moc"
