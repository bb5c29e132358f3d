// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/quantity.h"

#include <QTest>
#include <limits>
#include <type_traits>

#include "tests/support/registry.h"

using namespace slicescape;

// Quantities of different dimension do not mix: these lines must not compile.
template <class A, class B>
concept Addable = requires(A a, B b) {
  a + b;
};
static_assert(Addable<Bytes, Bytes>);
static_assert(!Addable<Bytes, Seconds>);
static_assert(!Addable<Bytes, double>);
static_assert(!std::is_convertible_v<double, Seconds>);
static_assert(std::is_same_v<decltype(Bytes() / BytesPerSecond()), Seconds>);
static_assert(std::is_same_v<decltype(Flop() / FlopPerSecond()), Seconds>);
static_assert(std::is_same_v<decltype(Bytes() / Bytes()), double>);
static_assert(std::is_same_v<decltype(Bytes().value()), std::int64_t>);

class QuantityTest : public QObject {
  Q_OBJECT

 private slots:
  void operatorsKeepTheUnit();
  void bytesAreExactAndRounded();
  void absurdByteCountsSaturate();
};

void QuantityTest::operatorsKeepTheUnit() {
  QCOMPARE((Bytes(100) / BytesPerSecond(50)).value(), 2.0);
  QCOMPARE((Flop(6e15) / FlopPerSecond(3e15)).value(), 2.0);
  QCOMPARE((Flop(6e15) / Seconds(2)).value(), 3e15);
  QCOMPARE((Seconds(1.5) + Seconds(0.5) - Seconds(1)).value(), 1.0);
  QCOMPARE((-Seconds(2) * 3.0).value(), -6.0);
  QVERIFY(Bytes(1) < Bytes(2));
}

void QuantityTest::bytesAreExactAndRounded() {
  const Bytes large((std::int64_t{1} << 53) + 1);
  QCOMPARE((large + Bytes(1)).value() - 1, large.value());
  QCOMPARE((Bytes(3) * 0.5).value(), std::int64_t{2});
  QCOMPARE((Bytes(-3) * 0.5).value(), std::int64_t{-2});
  QCOMPARE(bytesFrom(2.5).value(), std::int64_t{3});
  QCOMPARE(gibibytes(80).value(), std::int64_t{85899345920});
}

void QuantityTest::absurdByteCountsSaturate() {
  QVERIFY(bytesFrom(1e30).value() > 9'000'000'000'000'000'000);
  QVERIFY(bytesFrom(-1e30).value() < -9'000'000'000'000'000'000);
  QVERIFY(bytesFrom(std::numeric_limits<double>::infinity()).value() > 0);
}

SLICESCAPE_TEST(QuantityTest);
#include "quantity_test.moc"
