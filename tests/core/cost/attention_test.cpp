// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/attention.h"

#include "tests/core/cost/contexts.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::contextOn;

namespace {

LayerKind layerOf(std::int64_t heads, std::int64_t headDim) {
  LayerKind layer;
  layer.mixer.heads = heads;
  layer.mixer.keyValueHeads = heads;
  layer.mixer.headDim = headDim;
  return layer;
}

TrainingContext contextOf(const char* device, std::int64_t sequence, std::int64_t batch) {
  TrainingContext context = contextOn(device);
  context.sequence = sequence;
  context.microBatch = batch;
  return context;
}

}  // namespace

class AttentionTest : public QObject {
  Q_OBJECT
 private slots:
  void publishedRatesAreMet_data();
  void publishedRatesAreMet();
  void timeGrowsWithTheSequence();
  void fewHeadsFillLessOfTheDevice();
  void aWindowNeverCostsMore();
  void unfusedAttentionPaysForTheScores();
  void headsOfNoWholeRowsLeaveTheMatrixUnits();
};

void AttentionTest::publishedRatesAreMet_data() {
  // Forward and backward of causal attention, 16 heads of 128, 16k tokens in all; the figures
  // printed in the FlashAttention-2 repository's charts, TFLOP/s by its convention.
  QTest::addColumn<QString>("device");
  QTest::addColumn<int>("kernel");
  QTest::addColumn<int>("sequence");
  QTest::addColumn<double>("measured");
  const auto native = static_cast<int>(AttentionKernel::Native);
  const auto second = static_cast<int>(AttentionKernel::Flash2);
  QTest::newRow("FA-2 on A100, 512 tokens") << "a100-sxm-80" << native << 512 << 99e12;
  QTest::newRow("FA-2 on A100, 2k tokens") << "a100-sxm-80" << native << 2048 << 155e12;
  QTest::newRow("FA-2 on A100, 16k tokens") << "a100-sxm-80" << native << 16384 << 189e12;
  QTest::newRow("FA-2 on H100, 1k tokens") << "h100-sxm" << second << 1024 << 221e12;
  QTest::newRow("FA-2 on H100, 16k tokens") << "h100-sxm" << second << 16384 << 328e12;
}

void AttentionTest::publishedRatesAreMet() {
  QFETCH(QString, device);
  QFETCH(int, kernel);
  QFETCH(int, sequence);
  QFETCH(double, measured);
  TrainingContext context = contextOf(qPrintable(device), sequence, 16384 / sequence);
  context.attentionKernel = static_cast<AttentionKernel>(kernel);
  context.sustainedLoad = false;
  const AttentionTime time = attentionTime(layerOf(16, 128), context);
  const double flop = 3.5 * 2 * 16384.0 * sequence * 16 * 128;
  const double rate = flop / (time.forward + time.backward);
  QVERIFY2(std::abs(rate / measured - 1) < 0.12,
           qPrintable(QString("predicted %1 TFLOP/s").arg(rate / 1e12)));
}

void AttentionTest::timeGrowsWithTheSequence() {
  for (const char* device : {"a100-sxm-80", "h100-sxm", "b200-sxm"}) {
    AttentionTime before;
    for (std::int64_t sequence = 256; sequence <= 131072; sequence *= 2) {
      const AttentionTime time = attentionTime(layerOf(32, 128), contextOf(device, sequence, 1));
      // Between linear and quadratic: short sequences fill less of the device.
      QVERIFY(time.forward > before.forward && time.backward > before.backward);
      if (sequence > 256) QVERIFY(time.forward < 4 * before.forward);
      before = time;
    }
  }
}

void AttentionTest::fewHeadsFillLessOfTheDevice() {
  // A100, 4096 tokens: 8 heads run at 0.66 of the rate of 64 heads forward, 0.76 backward.
  const TrainingContext context = contextOf("a100-pcie-80", 4096, 1);
  const AttentionTime few = attentionTime(layerOf(8, 128), context);
  const AttentionTime many = attentionTime(layerOf(64, 128), context);
  QVERIFY(std::abs(many.forward / (8 * few.forward) / 0.66 - 1) < 0.05);
  QVERIFY(std::abs(many.backward / (8 * few.backward) / 0.76 - 1) < 0.05);
}

void AttentionTest::aWindowNeverCostsMore() {
  LayerKind windowed = layerOf(32, 128);
  windowed.mixer.window = 1024;
  const TrainingContext context = contextOf("h100-sxm", 16384, 1);
  QVERIFY(attentionTime(windowed, context).forward <
          0.3 * attentionTime(layerOf(32, 128), context).forward);
}

void AttentionTest::unfusedAttentionPaysForTheScores() {
  TrainingContext context = contextOf("a100-sxm-80", 2048, 4);
  const double flash = attentionTime(layerOf(16, 128), context).forward;
  context.flashAttention = false;
  QVERIFY(attentionTime(layerOf(16, 128), context).forward > 2 * flash);
}

void AttentionTest::headsOfNoWholeRowsLeaveTheMatrixUnits() {
  TrainingContext context = contextOf("a100-sxm-80", 2048, 1);
  context.flashAttention = false;
  const double whole = attentionTime(layerOf(12, 152), context).forward;
  const double odd = attentionTime(layerOf(12, 150), context).forward;
  // The products of 12 heads of 150 at the 12 to 15 TFLOP/s of vector units.
  const double products = 4.0 * 2048 * 2048 * 12 * 150;
  QVERIFY(odd - whole > 0.8 * products / 15e12);
  QVERIFY(odd - whole < products / 12e12);
}

SLICESCAPE_TEST(AttentionTest);
#include "attention_test.moc"
