// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/format.h"

#include <QTest>
#include <clocale>
#include <cmath>

#include "tests/support/registry.h"

using namespace slicescape;

class FormatTest : public QObject {
  Q_OBJECT

 private slots:
  void figuresHaveThreeDigitsAndTheirUnit_data();
  void figuresHaveThreeDigitsAndTheirUnit();
  void theLocaleChangesNothing();
  void argumentsAreFormattedByTheirKind();
};

void FormatTest::figuresHaveThreeDigitsAndTheirUnit_data() {
  QTest::addColumn<QString>("found");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const std::string& found, const char* expected) {
    QTest::newRow(name) << QString::fromStdString(found) << QString::fromUtf8(expected);
  };
  row("memory in GiB", formatBytes(Bytes(80316727296)), "74.8 GiB");
  row("memory below the first prefix", formatBytes(Bytes(512)), "512 B");
  row("rounding moves to the next prefix", formatBytes(Bytes((std::int64_t{1} << 30) - 1)),
      "1.00 GiB");
  row("rounding adds a digit", formatBytes(Bytes(10'733'000'000)), "10.0 GiB");
  row("seconds", formatSeconds(Seconds(6.42)), "6.42 s");
  row("milliseconds", formatSeconds(Seconds(0.236)), "236 ms");
  row("microseconds", formatSeconds(Seconds(1.31e-6)), "1.31 µs");
  row("links in GB/s", formatBytesPerSecond(BytesPerSecond(5e10)), "50.0 GB/s");
  row("ports in Gb/s", formatLineRate(BytesPerSecond(5e10)), "400 Gb/s");
  row("compute", formatFlopPerSecond(FlopPerSecond(434e12)), "434 TFLOP/s");
  row("work", formatFlop(Flop(1.52e18)), "1.52 EFLOP");
  row("a share", formatShare(Share{0.086}), "8.6 %");
  row("a count", formatCount(16384), "16,384");
  row("a negative count", formatCount(-1234567), "−1,234,567");
  row("parameters", formatShortCount(70.6e9), "70.6 B");
  row("not a number", formatSeconds(Seconds(std::nan(""))), "—");
}

void FormatTest::figuresHaveThreeDigitsAndTheirUnit() {
  QFETCH(QString, found);
  QTEST(found, "expected");
}

void FormatTest::theLocaleChangesNothing() {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  for (const char* locale : {"de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"}) {
    if (!std::setlocale(LC_ALL, locale)) continue;
    QCOMPARE(formatSeconds(Seconds(9.996)), std::string("10.0 s"));
    QCOMPARE(formatBytesPerSecond(BytesPerSecond(1.5e9)), std::string("1.50 GB/s"));
  }
  std::setlocale(LC_ALL, before.c_str());
}

void FormatTest::argumentsAreFormattedByTheirKind() {
  QCOMPARE(formatArgument(std::string("NVLink 4")), std::string("NVLink 4"));
  QCOMPARE(formatArgument(std::int64_t{1048576}), std::string("1,048,576"));
  QCOMPARE(formatArgument(Bytes(1024)), formatBytes(Bytes(1024)));
  QCOMPARE(formatArgument(Share{0.5}), formatShare(Share{0.5}));
}

SLICESCAPE_TEST(FormatTest);
#include "format_test.moc"
