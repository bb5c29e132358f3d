// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/traffic.h"

#include <QTest>
#include <cmath>

#include "tests/support/registry.h"

using namespace slicescape;

namespace {

constexpr double kEta = 0.85;
constexpr double kGigabit = 1e9 / 8;

/// 70B on 8 hosts of 8 H100 at 400 TFLOP/s.
TrafficInputs seventyB(double gigabitPerHost, double tokens) {
  TrafficInputs in;
  in.devices = 64;
  in.hosts = 8;
  in.flopPerSecond = 400e12;
  in.tokensPerStep = tokens;
  in.hostBytesPerSecond = gigabitPerHost * kGigabit * kEta;
  in.insideBytesPerSecond = 450e9 * 0.8;
  in.hidden = 8192;
  in.parameters = in.activeParameters = 70e9;
  in.layers = 80;
  return in;
}

/// 8x22B-like: h 6144, 2 experts per token, 56 layers, 39B active.
TrafficInputs mixture(double flopPerSecond) {
  TrafficInputs in;
  in.flopPerSecond = flopPerSecond;
  in.hidden = 6144;
  in.expertsPerToken = 2;
  in.layers = 56;
  in.activeParameters = 39e9;
  return in;
}

}  // namespace

/// Worked ratios of communication to compute.
class TrafficTest : public QObject {
  Q_OBJECT

 private slots:
  void ratios_data() {
    QTest::addColumn<double>("found");
    QTest::addColumn<double>("wanted");
    constexpr double kNdr = 8 * 400;
    QTest::newRow("FSDP, 25 GbE") << rhoFsdp(seventyB(25, 4e6)) << 2.108;
    QTest::newRow("FSDP, 100 GbE") << rhoFsdp(seventyB(100, 4e6)) << 0.527;
    QTest::newRow("FSDP, 8 NDR") << rhoFsdp(seventyB(kNdr, 4e6)) << 0.0165;
    QTest::newRow("FSDP, 25 GbE, 1M tokens") << rhoFsdp(seventyB(25, 1e6)) << 8.433;
    QTest::newRow("FSDP, 8 NDR, 1M tokens") << rhoFsdp(seventyB(kNdr, 1e6)) << 0.0659;
    QTest::newRow("PP 8 of TP 8, 25 GbE") << rhoPipeline(seventyB(25, 4e6), 8, 8) << 0.752;
    QTest::newRow("PP 8 of TP 8, 8 NDR") << rhoPipeline(seventyB(kNdr, 4e6), 8, 8) << 0.00588;
    QTest::newRow("PP 4 of TP 8, 25 GbE") << rhoPipeline(seventyB(25, 4e6), 4, 8) << 0.376;
    QTest::newRow("PP 4 of TP 8, 100 GbE") << rhoPipeline(seventyB(100, 4e6), 4, 8) << 0.094;
    QTest::newRow("DP 2 of PP 4, 25 GbE") << rhoDataParallel(seventyB(25, 4e6), 2, 4) << 0.201;
    QTest::newRow("the same, 1M tokens") << rhoDataParallel(seventyB(25, 1e6), 2, 4) << 0.803;
    QTest::newRow("TP 8 on NVLink 4") << rhoTensorParallel(seventyB(25, 4e6), 8) << 0.211;
    TrafficInputs pcie = seventyB(25, 4e6);
    pcie.insideBytesPerSecond = 63e9 * kEta;
    QTest::newRow("TP 8 on PCIe 5") << rhoTensorParallel(pcie, 8) << 1.418;
    // Experts; on PCIe boxes the H100 PCIe reaches 300 TFLOP/s.
    QTest::newRow("EP 8 on NVLink") << rhoExpertParallel(mixture(400e12), 8, 360e9) << 0.0229;
    QTest::newRow("EP 8 over NDR") << rhoExpertParallel(mixture(400e12), 8, 42.5e9) << 0.194;
    QTest::newRow("EP 8 on PCIe 5") << rhoExpertParallel(mixture(300e12), 8, 63e9 * kEta) << 0.1154;
    QTest::newRow("EP 8 over 100 GbE for 8 GPUs")
        << rhoExpertParallel(mixture(300e12), 8, 100 * kGigabit * kEta / 8) << 4.65;
    TrafficInputs nine = seventyB(100, 1e6);
    nine.devices = 32;
    nine.hosts = 4;
    QTest::newRow("8B, 4 hosts, ZeRO-1") << rhoDataParallel(nine, 4, 1) << 0.602;
    QTest::newRow("8B, 4 hosts, FSDP") << rhoFsdp(nine) << 0.9035;
    QTest::newRow("one host sends nothing") << rhoDataParallel(seventyB(25, 4e6), 1, 1) << 0.0;
  }
  void ratios() {
    QFETCH(double, found);
    QFETCH(double, wanted);
    QVERIFY2(std::abs(found - wanted) <= 4e-3 * wanted + 1e-12, qPrintable(QString::number(found)));
  }
  void theNeededBandwidthIsPrinted() {
    const double needed = hostBandwidthForFsdp(seventyB(25, 4e6), 0.5);
    QVERIFY(std::abs(needed * 8 / 1e9 - 89.6) < 0.1);
    TrafficInputs enough = seventyB(25, 4e6);
    enough.hostBytesPerSecond = needed;
    QVERIFY(std::abs(rhoFsdp(enough) - 0.5) < 1e-12);
  }
  void bands() {
    QVERIFY(statusOf(0.3, kRhoBand) == Status::Green);
    QVERIFY(statusOf(0.31, kRhoBand) == Status::Amber);
    QVERIFY(statusOf(0.81, kRhoBand) == Status::Red);
    QVERIFY(statusOf(0.26, kExposedRhoBand) == Status::Amber);
    QVERIFY(statusOf(0.61, kExposedRhoBand) == Status::Red);
  }
};

SLICESCAPE_TEST(TrafficTest);
#include "traffic_test.moc"
