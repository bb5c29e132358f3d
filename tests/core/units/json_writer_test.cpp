// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/json_writer.h"

#include <QTest>
#include <cmath>

#include "core/units/json_reader.h"
#include "tests/support/registry.h"

using namespace slicescape;

class JsonWriterTest : public QObject {
  Q_OBJECT

 private slots:
  void numbersAreShortest_data();
  void numbersAreShortest();
  void containersAreIndentedByTwo();
  void theCanonicalFormHasNoSpaces();
  void bothFormsReadBackTheSame();
};

void JsonWriterTest::numbersAreShortest_data() {
  QTest::addColumn<double>("value");
  QTest::addColumn<QString>("text");
  QTest::newRow("a fraction") << 0.1 << "0.1";
  QTest::newRow("a whole double") << 4096.0 << "4096";
  QTest::newRow("a large rate") << 5e10 << "5e10";
  QTest::newRow("a latency") << 5e-7 << "5e-7";
  QTest::newRow("a smallest number") << 5e-324 << "5e-324";
  QTest::newRow("a largest number") << 1.7976931348623157e308 << "1.7976931348623157e308";
  QTest::newRow("not a number") << std::nan("") << "null";
  QTest::newRow("infinity") << HUGE_VAL << "null";
}

void JsonWriterTest::numbersAreShortest() {
  QFETCH(double, value);
  QTEST(QString::fromStdString(toCanonicalJson(value)), "text");
}

void JsonWriterTest::containersAreIndentedByTwo() {
  const boost::json::value value{{"short", {1, 2, 3}},
                                 {"nested", {{{"a", 1}}, {{"b", {4, 5}}}}},
                                 {"empty", boost::json::array()}};
  QCOMPARE(QString::fromStdString(toJsonText(value)).trimmed(), QStringLiteral(R"({
  "short": [1, 2, 3],
  "nested": [
    {"a": 1},
    {
      "b": [4, 5]
    }
  ],
  "empty": []
})"));
}

void JsonWriterTest::theCanonicalFormHasNoSpaces() {
  const boost::json::value value{{"b", {1, 2.5, nullptr, true}}, {"a", {{"x y", " z "}}}};
  QCOMPARE(QString::fromStdString(toCanonicalJson(value)),
           QStringLiteral(R"({"b":[1,2.5,null,true],"a":{"x y":" z "}})"));
}

void JsonWriterTest::bothFormsReadBackTheSame() {
  const boost::json::value value{{"text", "quote \" backslash \\ newline \n llama 🦙 \x01"},
                                 {"list", {{{"deep", {1, {2, {3}}}}}, -7, 1e300}}};
  const auto pretty = parseJson(toJsonText(value), "pretty");
  const auto canonical = parseJson(toCanonicalJson(value), "canonical");
  QVERIFY(pretty && canonical);
  QCOMPARE(toCanonicalJson(*pretty), toCanonicalJson(value));
  QCOMPARE(toCanonicalJson(*canonical), toCanonicalJson(value));
}

SLICESCAPE_TEST(JsonWriterTest);
#include "json_writer_test.moc"
