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

SLICESCAPE_TEST(GemmTest);
#include "gemm_test.moc"
