// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/unit_expression.h"

#include <QTest>
#include <random>

#include "tests/support/registry.h"

using namespace slicescape;

Q_DECLARE_METATYPE(slicescape::QuantityKind)

namespace {

const NumberMarks kGerman{",", "."};
const NumberMarks kFrench{",", "\u202f"};
const NumberMarks kSwiss{".", "\u2019"};
const UnitSpelling kGigabytesPerSecond{"GB/s", 1e9, 1};
const UnitSpelling kPercent{"%", 1, 100};
const UnitSpelling kGibibyte{"GiB", 1073741824.0, 1};

}  // namespace

class UnitExpressionTest : public QObject {
  Q_OBJECT

 private slots:
  void readsWhatPeopleType_data() {
    QTest::addColumn<QuantityKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected");
    using K = QuantityKind;
    QTest::newRow("a GiB is 2^30 bytes") << K::Bytes << "80GiB" << 80 * 1073741824.0;
    QTest::newRow("a GB is 10^9 bytes") << K::Bytes << "80 GB" << 80e9;
    QTest::newRow("small letters are clear for binary units") << K::Bytes << "4gib" << 4294967296.0;
    QTest::newRow("a share of a memory size") << K::Bytes << "0.5*80GiB" << 42949672960.0;
    QTest::newRow("a product of numbers") << K::Number << "0.9*989" << 0.9 * 989;
    QTest::newRow("bits per second are eighths of bytes") << K::LineRate << "400Gb/s" << 5e10;
    QTest::newRow("bytes per second") << K::BytesPerSecond << "3.35 TB/s" << 3.35e12;
    QTest::newRow("Gbps is bits as well") << K::LineRate << "400 Gbps" << 5e10;
    QTest::newRow("an exponent") << K::Number << "1.5e12" << 1.5e12;
    QTest::newRow("an exponent with sign") << K::Number << "2E-3" << 0.002;
    QTest::newRow("a sum") << K::Count << "12+3" << 15.0;
    QTest::newRow("a product binds before a sum") << K::Count << "2+3*4" << 14.0;
    QTest::newRow("parentheses bind first") << K::Count << "(2+3)*4" << 20.0;
    QTest::newRow("division from the left") << K::Number << "8/2/2" << 2.0;
    QTest::newRow("minus from the left") << K::Count << "10-4-3" << 3.0;
    QTest::newRow("microseconds with u") << K::Seconds << "200 us" << 200e-6;
    QTest::newRow("microseconds with the micro sign") << K::Seconds << "200 µs" << 200e-6;
    QTest::newRow("microseconds with the Greek letter") << K::Seconds << "200 μs" << 200e-6;
    QTest::newRow("two units in a sum") << K::Seconds << "1 h + 30 min" << 5400.0;
    QTest::newRow("a bare number takes the unit of its sum") << K::Seconds << "12+3us" << 15e-6;
    QTest::newRow("on either side") << K::Bytes << "1 KiB + 1" << 2048.0;
    QTest::newRow("a unit behind a parenthesis") << K::Seconds << "(2+6) * 200 us" << 1600e-6;
    QTest::newRow("k is a thousand") << K::Count << "64k" << 64000.0;
    QTest::newRow("Ki is 1024") << K::Count << "64Ki" << 65536.0;
    QTest::newRow("the prefix of a count is a factor") << K::Count << "64k + 1" << 64001.0;
    QTest::newRow("T is a million million") << K::Number << "1.4T" << 1.4e12;
    QTest::newRow("a percentage") << K::Share << "5 %" << 0.05;
    QTest::newRow("a FLOP rate") << K::FlopPerSecond << "989 TFLOP/s" << 989e12;
    QTest::newRow("a FLOP rate as vendors write it") << K::FlopPerSecond << "989 TFLOPS" << 989e12;
    QTest::newRow("kilowatts") << K::Watts << "10.2 kW" << 10200.0;
    QTest::newRow("a quotient of quantities is a number")
        << K::Bytes << "8 GiB / 4 GiB * 1 MiB" << 2097152.0;
    QTest::newRow("groups of three") << K::Count << "16,384" << 16384.0;
    QTest::newRow("several groups and a fraction") << K::Number << "1,234,567.5" << 1234567.5;
    QTest::newRow("a typographic minus") << K::Number << "−3" << -3.0;
    QTest::newRow("signs cancel") << K::Number << "--3" << 3.0;
    QTest::newRow("spaces around everything") << K::Count << "  ( 1 + 2 )  " << 3.0;
    QTest::newRow("whole in decimal though not in binary") << K::Count << "0.1*30" << 3.0;
    QTest::newRow("a point in front") << K::Number << ".5" << 0.5;
  }
  void readsWhatPeopleType() {
    QFETCH(QuantityKind, kind);
    QFETCH(QString, text);
    QFETCH(double, expected);
    const auto value = parseQuantity(text.toStdString(), kind);
    QVERIFY2(value.has_value(), value ? "" : toEnglish(value.error().expected).c_str());
    QVERIFY2(std::abs(*value - expected) <= 1e-15 * std::abs(expected), qPrintable(text));
  }

  void refusesWhatItCannotKnow_data() {
    QTest::addColumn<QuantityKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    using K = QuantityKind;
    QTest::newRow("nothing") << K::Count << ""
                             << "column 1";
    QTest::newRow("spaces") << K::Count << "   "
                            << "column 4";
    QTest::newRow("a word") << K::Count << "eight"
                            << "column 1";
    QTest::newRow("a sum without its end") << K::Count << "8+"
                                           << "column 3";
    QTest::newRow("two numbers") << K::Count << "8 8"
                                 << "column 3";
    QTest::newRow("an open parenthesis") << K::Count << "(8"
                                         << "column 3";
    QTest::newRow("a lone closing parenthesis") << K::Count << "8)"
                                                << "column 2";
    QTest::newRow("bits where bytes are meant") << K::Bytes << "80Gb"
                                                << "column 3";
    QTest::newRow("gb/s is bits or bytes") << K::LineRate << "400gb/s"
                                           << "column 4";
    QTest::newRow("a prefix without a unit") << K::Bytes << "80G"
                                             << "column 3";
    QTest::newRow("a unit of another kind") << K::Seconds << "3 GiB"
                                            << "column 3";
    QTest::newRow("two units on one number") << K::Bytes << "(3 GiB) GiB"
                                             << "column 9";
    QTest::newRow("the point groups, the comma does not") << K::Number << "1.234,5"
                                                          << "column 1";
    QTest::newRow("a decimal comma") << K::Number << "0,5"
                                     << "column 1";
    QTest::newRow("a group of two") << K::Count << "1,00"
                                    << "column 1";
    QTest::newRow("a group of four") << K::Count << "1,0000"
                                     << "column 1";
    QTest::newRow("two points") << K::Number << "1.2.3"
                                << "column 1";
    QTest::newRow("division by zero") << K::Number << "1/0"
                                      << "column 2";
    QTest::newRow("a quantity times a quantity") << K::Bytes << "2GiB*2GiB"
                                                 << "column 5";
    QTest::newRow("a number over a quantity") << K::Seconds << "1/2s"
                                              << "column 2";
    QTest::newRow("half a rank") << K::Count << "7.5"
                                 << "column 1";
    QTest::newRow("beyond all doubles") << K::Number << "1e999"
                                        << "column 1";
    QTest::newRow("a product beyond all doubles") << K::Number << "1e300*1e300"
                                                  << "column 1";
    QTest::newRow("a count that loses digits") << K::Count << "9e18"
                                               << "column 1";
    QTest::newRow("not a number by name") << K::Number << "nan"
                                          << "column 1";
    QTest::newRow("infinity by name") << K::Number << "inf"
                                      << "column 1";
    QTest::newRow("hexadecimal") << K::Count << "0x10"
                                 << "column 2";
    QTest::newRow("Arabic digits") << K::Count << "١٢"
                                   << "column 1";
  }
  void refusesWhatItCannotKnow() {
    QFETCH(QuantityKind, kind);
    QFETCH(QString, text);
    QFETCH(QString, place);
    const auto value = parseQuantity(text.toStdString(), kind);
    QVERIFY2(value.has_error(), qPrintable(text));
    QCOMPARE(QString::fromStdString(value.error().place), place);
    QVERIFY(!value.error().expected.empty());
    QVERIFY(!value.error().remedy.empty());
  }

  void bareNumbersAreInTheShownUnit_data() {
    QTest::addColumn<QuantityKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("expected");
    using K = QuantityKind;
    QTest::newRow("60 in a GB/s field") << K::BytesPerSecond << "60" << 0 << 60e9;
    QTest::newRow("a written unit wins") << K::BytesPerSecond << "60 MB/s" << 0 << 60e6;
    QTest::newRow("5 in a % field") << K::Share << "5" << 1 << 0.05;
    QTest::newRow("10*8 in a GiB field") << K::Bytes << "10*8" << 2 << 80 * 1073741824.0;
  }
  void bareNumbersAreInTheShownUnit() {
    QFETCH(QuantityKind, kind);
    QFETCH(QString, text);
    QFETCH(int, unit);
    QFETCH(double, expected);
    const UnitSpelling units[] = {kGigabytesPerSecond, kPercent, kGibibyte};
    QCOMPARE(parseQuantity(text.toStdString(), kind, units[unit]).value(), expected);
  }

  void localesGiveTheirValueOrARefusal_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("locale");
    QTest::addColumn<double>("expected");  // NaN: refused
    const double refused = std::nan("");
    QTest::newRow("German: a decimal comma") << "0,9*989" << 0 << 0.9 * 989;
    QTest::newRow("German: groups and comma") << "1.234,5" << 0 << 1234.5;
    QTest::newRow("German: two groups") << "1.234.567" << 0 << 1234567.0;
    QTest::newRow("German: one group may be an English fraction") << "1.234" << 0 << refused;
    QTest::newRow("German: an English fraction") << "1.5" << 0 << refused;
    QTest::newRow("German: an English number") << "1,234.5" << 0 << refused;
    QTest::newRow("French: a decimal comma") << "3,25" << 1 << 3.25;
    QTest::newRow("French: a narrow space groups") << "16\u202f384" << 1 << 16384.0;
    QTest::newRow("French: an English fraction") << "3.25" << 1 << refused;
    QTest::newRow("Swiss: an apostrophe groups") << "16’384.5" << 2 << 16384.5;
    QTest::newRow("Swiss: a decimal comma") << "3,25" << 2 << refused;
  }
  void localesGiveTheirValueOrARefusal() {
    QFETCH(QString, text);
    QFETCH(int, locale);
    QFETCH(double, expected);
    const NumberMarks marks[] = {kGerman, kFrench, kSwiss};
    const auto value = parseQuantity(text.toStdString(), QuantityKind::Number, {}, marks[locale]);
    QCOMPARE(value.has_error(), std::isnan(expected));
    if (value) QCOMPARE(*value, expected);
  }

  void everyShownTextReadsBack_data() {
    QTest::addColumn<QuantityKind>("kind");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("shown");
    using K = QuantityKind;
    QTest::newRow("a count is not grouped") << K::Count << 16384.0 << "16384 ";
    QTest::newRow("a zero has the usual unit") << K::Bytes << 0.0 << "0 GiB";
    QTest::newRow("memory in GiB") << K::Bytes << 85899345920.0 << "80 GiB";
    QTest::newRow("a port in bits") << K::LineRate << 5e10 << "400 Gb/s";
    QTest::newRow("a link in bytes") << K::BytesPerSecond << 4.5e11 << "450 GB/s";
    QTest::newRow("half a microsecond") << K::Seconds << 5e-7 << "500 ns";
    QTest::newRow("a microsecond") << K::Seconds << 1e-6 << "1 µs";
    QTest::newRow("days that are whole") << K::Seconds << 30.0 * 86400 << "30 d";
    QTest::newRow("hours that are whole") << K::Seconds << 7200.0 << "2 h";
    QTest::newRow("hours that are not") << K::Seconds << 5400.0 << "5400 s";
    QTest::newRow("a share") << K::Share << 0.05 << "5 %";
    QTest::newRow("seven percent has no binary noise") << K::Share << 0.07 << "7 %";
    QTest::newRow("a factor") << K::Number << 1.05 << "1.05 ";
    QTest::newRow("many tokens") << K::Number << 1.4e12 << "1400000000000 ";
    QTest::newRow("watts") << K::Watts << 700.0 << "700 W";
    QTest::newRow("a peak") << K::FlopPerSecond << 9.89e14 << "989 TFLOP/s";
  }
  void everyShownTextReadsBack() {
    QFETCH(QuantityKind, kind);
    QFETCH(double, value);
    QFETCH(QString, shown);
    const QuantityText text = quantityText(value, kind);
    QCOMPARE(QString::fromStdString(text.number + " " + std::string(text.unit.symbol)), shown);
    QCOMPARE(parseQuantity(text.number, kind, text.unit).value(), value);
    const QuantityText german = quantityText(value, kind, kGerman);
    QCOMPARE(parseQuantity(german.number, kind, german.unit, kGerman).value(), value);
  }

  void anyInputIsSafe() {
    // Random walks over the characters of the grammar, and what breaks naive parsers.
    const std::string alphabet = "0123456789.,+-*/()eEkMGiBb/s% \xc2\xb5\xff";
    std::mt19937 random(7);
    for (int round = 0; round < 20000; ++round) {
      std::string text(random() % 40, ' ');
      for (char& c : text) c = alphabet[random() % alphabet.size()];
      for (const auto kind : {QuantityKind::Count, QuantityKind::Bytes, QuantityKind::LineRate}) {
        const auto value = parseQuantity(text, kind);
        if (value) QVERIFY(std::isfinite(*value));
      }
    }
    QVERIFY(parseQuantity(std::string(200, '('), QuantityKind::Count).has_error());
    QVERIFY(parseQuantity(std::string(200, '-') + "1", QuantityKind::Number).has_value());
    QVERIFY(parseQuantity(std::string(100000, '1'), QuantityKind::Number).has_error());
    QVERIFY(parseQuantity(std::string("1\0001", 3), QuantityKind::Number).has_error());
    std::string nested;
    for (int i = 0; i < 32; ++i) nested += "(";
    nested += "1";
    for (int i = 0; i < 32; ++i) nested += ")";
    QCOMPARE(parseQuantity(nested, QuantityKind::Count).value(), 1.0);
    QVERIFY(parseQuantity("(" + nested + ")", QuantityKind::Count).has_error());
  }
};

SLICESCAPE_TEST(UnitExpressionTest);
#include "unit_expression_test.moc"
