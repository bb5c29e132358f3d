// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <cmath>

#include "core/hardware/catalogue.h"
#include "core/units/format.h"
#include "tests/support/registry.h"

using namespace slicescape;

// Bits and bytes, powers of two and of ten, one direction and both, dense and sparse: the
// mistakes that change a figure by 8, by 7 % or by 2.

class UnitsTest : public QObject {
  Q_OBJECT
 private slots:
  void theFormatterNeverMixesUnits();
  void lineRatesAreEightTimesBytes();
  void portsAreSoldInWholeGigabits();
  void capacitiesAreWholeGigabytesOfOneKind();
  void ratesAreThoseOfOneDirection();
  void peaksAreDense_data();
  void peaksAreDense();
};

void UnitsTest::theFormatterNeverMixesUnits() {
  static const QRegularExpression memory("^[0-9.,]+ (B|KiB|MiB|GiB|TiB|PiB|EiB)$");
  static const QRegularExpression rate("^[0-9.,]+ (B|kB|MB|GB|TB)/s$");
  static const QRegularExpression line("^[0-9.,]+ (b|kb|Mb|Gb|Tb)/s$");
  static const QRegularExpression flop("^[0-9.,]+ (|k|M|G|T|P|E|Z|Y)FLOP$");
  static const QRegularExpression flops("^[0-9.,]+ (|k|M|G|T)FLOP/s$");
  for (double value = 1; value < 1e15; value *= 3.7) {
    const auto whole = static_cast<std::int64_t>(value);
    const auto matches = [](const QRegularExpression& form, const std::string& text) {
      return form.match(QString::fromStdString(text)).hasMatch();
    };
    QVERIFY2(matches(memory, formatBytes(Bytes(whole))), formatBytes(Bytes(whole)).c_str());
    QVERIFY(matches(rate, formatBytesPerSecond(BytesPerSecond(value))));
    QVERIFY(matches(line, formatLineRate(BytesPerSecond(value / 8))));
    QVERIFY(matches(flop, formatFlop(Flop(value))));
    QVERIFY(matches(flops, formatFlopPerSecond(FlopPerSecond(value))));
  }
  QCOMPARE(formatBytes(Bytes(std::int64_t{1} << 30)), std::string("1.00 GiB"));
  QCOMPARE(formatBytesPerSecond(BytesPerSecond(1e9)), std::string("1.00 GB/s"));
}

void UnitsTest::lineRatesAreEightTimesBytes() {
  for (const double gigabits : {10.0, 25.0, 100.0, 200.0, 400.0, 800.0}) {
    const std::string text = formatLineRate(BytesPerSecond(gigabits * 1e9 / 8));
    QCOMPARE(std::stod(text), gigabits);
    QVERIFY(text.ends_with(" Gb/s"));
  }
}

/// A port of 50 Gb/s to 1.6 Tb/s; one in bytes where bits were meant would be 8 times that.
void UnitsTest::portsAreSoldInWholeGigabits() {
  for (const HostType& host : HardwareCatalogue::builtIn().hostTypes()) {
    if (host.nics == 0) continue;
    const double gigabits = host.nicBandwidth.value() * 8 / 1e9;
    QVERIFY2(gigabits >= 10 && gigabits <= 1600, host.id.c_str());
    QVERIFY2(std::abs(gigabits - std::round(gigabits)) < 1e-6, host.id.c_str());
  }
  for (const FabricType& fabric : HardwareCatalogue::builtIn().fabrics()) {
    const double gigabits = fabric.portBandwidth.value() * 8 / 1e9;
    QVERIFY2(gigabits >= 1 && gigabits <= 3200, fabric.id.c_str());
  }
}

/// Vendors' "80 GB" are 80·2³⁰ bytes or 80·10⁹; never anything between, and what the driver
/// reports is never more than the larger reading.
void UnitsTest::capacitiesAreWholeGigabytesOfOneKind() {
  for (const Device& device : HardwareCatalogue::builtIn().devices()) {
    const auto nominal = static_cast<double>(device.memory.value());
    const double binary = nominal / (1024.0 * 1024.0 * 1024.0);
    const double decimal = nominal / 1e9;
    const bool isWhole = std::abs(binary - std::round(binary)) < 1e-9 ||
                         std::abs(decimal - std::round(decimal)) < 1e-9;
    QVERIFY2(isWhole, device.id.c_str());
    const double largest = std::round(decimal) * 1024.0 * 1024.0 * 1024.0;
    QVERIFY2(static_cast<double>(device.usableMemory.value()) <= largest, device.id.c_str());
  }
}

/// NVLink 4 is 900 GB/s both ways, 450 one way; PCIe 5 x16 is 63 GB/s one way.
void UnitsTest::ratesAreThoseOfOneDirection() {
  const HardwareCatalogue& catalogue = HardwareCatalogue::builtIn();
  QCOMPARE(catalogue.device("a100-sxm-80")->scaleUpBandwidth.value(), 300e9);
  QCOMPARE(catalogue.device("h100-sxm")->scaleUpBandwidth.value(), 450e9);
  for (const Device& device : catalogue.devices()) {
    QVERIFY2(device.hostLinkBandwidth.value() <= 450e9, device.id.c_str());
    QVERIFY2(device.memoryBandwidth.value() > device.scaleUpBandwidth.value(), device.id.c_str());
  }
}

void UnitsTest::peaksAreDense_data() {
  QTest::addColumn<QString>("device");
  QTest::addColumn<double>("dense");
  QTest::newRow("A100: 312, sparse 624") << "a100-sxm-80" << 312e12;
  QTest::newRow("H100: 989, sparse 1979") << "h100-sxm" << 989.4e12;
}

void UnitsTest::peaksAreDense() {
  QFETCH(QString, device);
  QFETCH(double, dense);
  const Device* found = HardwareCatalogue::builtIn().device(device.toStdString());
  QVERIFY(found != nullptr);
  QVERIFY(std::abs(found->peakFor("bf16").value() / dense - 1) < 0.001);
}

SLICESCAPE_TEST(UnitsTest);
#include "units_test.moc"
