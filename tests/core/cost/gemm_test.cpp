// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/gemm.h"

#include "tests/core/cost/contexts.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::contextOn;

class GemmTest : public QObject {
  Q_OBJECT
 private slots:
  void aLargeProductReachesTheCeiling();
  void aVectorIsBoundByMemory();
  void nothingIsFasterThanThePeak();
  void aPartialTileCostsAWholeOne();
  void eightBitsHelpOnlyWhereTheDeviceHasThem();
  void emptyProductsCostNothing();
  void wavesRoundUpAsWorkedByHand();
  void timeGrowsWithEveryDimension();
  void aWidthOffTheGridIsSlower();
  void groupedProductsWaitForTheirOperandsOnBlackwell();
  void aShortKernelTimedAloneRunsAtTheBurstClock();
};

void GemmTest::aLargeProductReachesTheCeiling() {
  const TrainingContext context = contextOn("h100-sxm");
  const Gemm gemm{16384, 16384, 16384};
  const double share = gemm.flop().value() / gemmTime(gemm, context).value() / 989.4e12;
  QVERIFY(share > 0.95 * context.efficiency.gemm && share <= context.efficiency.gemm);
}

void GemmTest::aVectorIsBoundByMemory() {
  // One row: the weights must be read once, 2 bytes each, at 0.85 of the bandwidth.
  const TrainingContext context = contextOn("a100-sxm-80");
  const Gemm gemm{1, 8192, 8192};
  const double bytes = 2.0 * 8192 * 8192;
  const double floor = bytes / (0.85 * context.device->memoryBandwidth.value());
  QVERIFY(gemmTime(gemm, context).value() >= floor);
}

void GemmTest::nothingIsFasterThanThePeak() {
  for (const char* device : {"v100-sxm2-32", "a100-sxm-80", "h100-sxm", "b200-sxm", "mi300x"}) {
    const TrainingContext context = contextOn(device);
    const double peak = context.device->peakFor("bf16").value();
    for (double m : {64.0, 1000.0, 4096.0, 10922.0}) {
      for (double n : {128.0, 4096.0, 10944.0}) {
        for (double k : {64.0, 4096.0, 28672.0}) {
          const Gemm gemm{m, n, k};
          QVERIFY(gemmTime(gemm, context).value() > gemm.flop().value() / peak);
        }
      }
    }
  }
}

void GemmTest::aPartialTileCostsAWholeOne() {
  const TrainingContext context = contextOn("h100-sxm");
  const double whole = gemmTime({256, 4096, 4096}, context).value();
  const double partial = gemmTime({250, 4096, 4096}, context).value();
  QCOMPARE(partial, whole);
}

void GemmTest::eightBitsHelpOnlyWhereTheDeviceHasThem() {
  for (const auto& [device, helps] :
       {std::pair{"h100-sxm", true}, std::pair{"a100-sxm-80", false}}) {
    TrainingContext context = contextOn(device);
    const Gemm wide{8192, 8192, 8192};
    Gemm low = wide;
    low.lowPrecision = true;
    const double sixteen = gemmTime(wide, context).value();
    context.precision = Precision::Fp8;
    const double eight = gemmTime(low, context).value();
    QVERIFY(helps ? eight < 0.7 * sixteen : eight > 0.95 * sixteen);
  }
}

void GemmTest::emptyProductsCostNothing() {
  QCOMPARE(gemmTime({0, 4096, 4096}, contextOn("h100-sxm")).value(), 0.0);
}

void GemmTest::wavesRoundUpAsWorkedByHand() {
  // A100 has 108 units. 256 × 128 tiles of a 4096 × 6912 product: 16 · 54 = 864, eight whole
  // waves and nothing lost. Of 4096 × 7040: 16 · 55 = 880 tiles, 8.148 waves, the ninth costs
  // 0.6 of what it leaves idle: 8.148 / (8.148 + 0.6 · 0.852) = 0.941.
  const TrainingContext context = contextOn("a100-sxm-80");
  QVERIFY(std::abs(gemmParts({4096, 6912, 4096}, context).quantisation - 1) < 1e-9);
  const double waves = 880.0 / 108;
  const double expected = waves / (waves + 0.6 * (9 - waves));
  QVERIFY(std::abs(gemmParts({4096, 7040, 4096}, context).quantisation - expected) < 1e-9);
  // Blackwell: pairs of units share 256 × 256 tiles. 74 · 256 columns and 256 rows: one wave.
  QVERIFY(std::abs(gemmParts({256, 74 * 256, 4096}, contextOn("b200-sxm")).quantisation - 1) <
          1e-9);
}

void GemmTest::timeGrowsWithEveryDimension() {
  // In steps of whole tiles; a partial tile costs a whole one in any case.
  for (const char* device : {"a100-sxm-80", "h100-sxm", "b200-sxm", "mi300x"}) {
    const TrainingContext context = contextOn(device);
    for (const bool weight : {false, true}) {
      for (const double base : {512.0, 2048.0, 8192.0}) {
        const auto time = [&](double m, double n, double k) {
          return gemmTime({m, n, k, 1, false, weight}, context).value();
        };
        const double before = time(base, base, base);
        QVERIFY(time(2 * base, base, base) >= before);
        QVERIFY(time(base, 2 * base, base) >= before);
        QVERIFY(time(base, base, 2 * base) >= before);
      }
    }
  }
}

void GemmTest::aWidthOffTheGridIsSlower() {
  // H100, SwiGLU of width 10922 against 10944: 273 and 398 TFLOP/s.
  const TrainingContext context = contextOn("h100-sxm");
  const auto rate = [&](double width) {
    const Gemm gemm{8192, width, 4096};
    return gemm.flop().value() / gemmTime(gemm, context).value();
  };
  QVERIFY(std::abs(rate(10922) / rate(10944) / (273.0 / 398.0) - 1) < 0.02);
  QVERIFY(rate(10936) < rate(10944) && rate(10936) > rate(10922));
}

void GemmTest::groupedProductsWaitForTheirOperandsOnBlackwell() {
  // Measured on B200, 128 rows for each of 256 experts: 4096 × 7168 takes 3.81 to 4.19 ms
  // forward and back; the operands alone would take 2.2 ms, the arithmetic 1.8.
  const double time = gemmTime({128, 4096, 7168, 256}, contextOn("b200-sxm")).value();
  QVERIFY(time > 3.4e-3 && time < 4.6e-3);
}

void GemmTest::aShortKernelTimedAloneRunsAtTheBurstClock() {
  TrainingContext alone = contextOn("b200-sxm");
  alone.sustainedLoad = false;
  const TrainingContext sustained = contextOn("b200-sxm");
  const Gemm small{4096, 4096, 2048};
  const Gemm large{32768, 28672, 8192};
  QVERIFY(gemmTime(small, alone).value() < 0.8 * gemmTime(small, sustained).value());
  QVERIFY(gemmTime(large, alone).value() > 0.99 * gemmTime(large, sustained).value());
}

SLICESCAPE_TEST(GemmTest);
#include "gemm_test.moc"
