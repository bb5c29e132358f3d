// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/random.h"

#include <QTest>
#include <cmath>
#include <vector>

#include "tests/support/registry.h"

using namespace slicescape;

/// The generator and its distributions.
class RandomTest : public QObject {
  Q_OBJECT

 private slots:
  void equalSeedsGiveEqualNumbers() {
    Random a(7);
    Random b(7);
    Random other(8);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
      const double x = a.uniform();
      QCOMPARE(b.uniform(), x);
      QVERIFY(x >= 0 && x < 1);
      differs |= other.uniform() != x;
    }
    QVERIFY(differs);
  }
  void meansAreRight_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<double>("mean");
    QTest::newRow("exponential") << 0 << 30.0;
    QTest::newRow("Poisson, small") << 1 << 4.5;
    QTest::newRow("Poisson, large") << 2 << 400.0;
    QTest::newRow("uniform between") << 3 << 15.0;
    QTest::newRow("log-uniform") << 4 << 90 / std::log(10.0);
  }
  void meansAreRight() {
    QFETCH(int, which);
    QFETCH(double, mean);
    Random random(3);
    double sum = 0;
    constexpr int kDraws = 20000;
    for (int i = 0; i < kDraws; ++i) {
      switch (which) {
        case 0:
          sum += random.exponential(30);
          break;
        case 1:
          sum += double(random.poisson(4.5));
          break;
        case 2:
          sum += double(random.poisson(400));
          break;
        case 3:
          sum += random.uniform(10, 20);
          break;
        default:
          sum += random.logUniform(10, 100);
      }
    }
    QVERIFY2(std::abs(sum / kDraws / mean - 1) < 0.03, qPrintable(QString::number(sum / kDraws)));
  }
  void logNormalHasItsQuantiles() {
    Random random(5);
    std::vector<double> values;
    for (int i = 0; i < 20000; ++i) values.push_back(random.logNormal(10, 25));
    std::sort(values.begin(), values.end());
    const double* begin = values.data();
    QVERIFY(std::abs(quantileOfSorted(begin, begin + values.size(), 0.5) / 10 - 1) < 0.03);
    QVERIFY(std::abs(quantileOfSorted(begin, begin + values.size(), 0.9) / 25 - 1) < 0.03);
    QCOMPARE(random.logNormal(10, 10), 10.0);
    QCOMPARE(random.logNormal(0, 5), 0.0);
  }
  void normalQuantiles() {
    QVERIFY(std::abs(normalQuantile(0.5)) < 1e-8);
    QVERIFY(std::abs(normalQuantile(0.9) - 1.2815515655) < 1e-7);
    QVERIFY(std::abs(normalQuantile(0.001) + 3.0902323062) < 1e-7);
  }
};

SLICESCAPE_TEST(RandomTest);
#include "random_test.moc"
