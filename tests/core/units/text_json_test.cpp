// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/text_json.h"

#include <cmath>
#include <limits>

#include "tests/support/registry.h"

using namespace slicescape;

class TextJsonTest : public QObject {
  Q_OBJECT
 private slots:
  void whatJsonCannotWriteIsNull() {
    QVERIFY(numberToJson(std::nan("")).is_null());
    QVERIFY(numberToJson(std::numeric_limits<double>::infinity()).is_null());
    QCOMPARE(numberToJson(0.25).as_double(), 0.25);
  }

  void quantitiesAreInTheirBaseUnit() {
    QCOMPARE(argumentToJson(Bytes(std::int64_t{1} << 60)).as_int64(), std::int64_t{1} << 60);
    QCOMPARE(argumentToJson(Seconds(0.5)).as_double(), 0.5);
    QCOMPARE(argumentToJson(Share{0.086}).as_double(), 0.086);
    QCOMPARE(argumentToJson(std::string("tp")).as_string(), "tp");
  }
};

SLICESCAPE_TEST(TextJsonTest);
#include "text_json_test.moc"
