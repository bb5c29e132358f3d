// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/json_reader.h"

#include <QTemporaryDir>
#include <QTest>
#include <cstring>
#include <random>

#include "core/units/json_writer.h"
#include "tests/support/registry.h"

using namespace slicescape;

class JsonReaderTest : public QObject {
  Q_OBJECT

 private slots:
  void everyDoubleIsReadToTheLastBit();
  void integersStayIntegers_data();
  void integersStayIntegers();
  void aFailureNamesLineAndColumn_data();
  void aFailureNamesLineAndColumn();
  void pythonsWordsReadAsNullWhereAllowed();
  void aByteOrderMarkIsSkipped();
  void pointersAreEscaped();
  void filesAreReadUpToTheLimit();
};

// Every number that is written must read back to the same bits, whatever its size.
void JsonReaderTest::everyDoubleIsReadToTheLastBit() {
  std::mt19937_64 random(1);
  boost::json::array numbers;
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t bits = random();
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    if (std::isfinite(value)) numbers.push_back(value);
  }
  for (const double value : {0.1, -0.1, 5e-324, 1.7976931348623157e308, 9007199254740993.0, 0.3}) {
    numbers.push_back(value);
  }
  const Result<boost::json::value> read = parseJson(toCanonicalJson(numbers), "numbers");
  QVERIFY(read);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    QCOMPARE(read->at(i).to_number<double>(), numbers[i].get_double());
  }
}

void JsonReaderTest::integersStayIntegers_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::newRow("one above what a double holds") << QByteArray("9007199254740993");
  QTest::newRow("the largest signed") << QByteArray("9223372036854775807");
  QTest::newRow("the smallest signed") << QByteArray("-9223372036854775808");
  QTest::newRow("the largest unsigned") << QByteArray("18446744073709551615");
}

void JsonReaderTest::integersStayIntegers() {
  QFETCH(QByteArray, text);
  const Result<boost::json::value> value = parseJson(text.toStdString(), "number");
  QVERIFY(value);
  QCOMPARE(QByteArray::fromStdString(toCanonicalJson(*value)), text);
}

void JsonReaderTest::aFailureNamesLineAndColumn_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("place");
  QTest::newRow("an empty file") << QByteArray("") << "line 1, column 1";
  QTest::newRow("only spaces") << QByteArray(" \n\t") << "line 1, column 1";
  QTest::newRow("a comma too many") << QByteArray("{\n  \"a\": 1,\n}") << "line 3, column 1";
  QTest::newRow("a comment") << QByteArray("// no\n{}") << "line 1, column 1";
  QTest::newRow("text after the value") << QByteArray("{}\n{}") << "line 2, column 1";
  QTest::newRow("a key twice") << QByteArray("{\"a\": 1,\n \"a\": 2}") << "line 2, column 2";
  QTest::newRow("a key twice, deep")
      << QByteArray("[{\"b\": {\"a\": 1, \"a\": 2}}]") << "line 1, column 17";
  QTest::newRow("a bare word") << QByteArray("{\"a\": NaN}") << "line 1, column 7";
}

void JsonReaderTest::aFailureNamesLineAndColumn() {
  QFETCH(QByteArray, text);
  const Result<boost::json::value> value = parseJson(text.toStdString(), "broken.json");
  QVERIFY(!value);
  QTEST(QString::fromStdString(value.error().place), "place");
  QCOMPARE(value.error().file, std::string("broken.json"));
}

void JsonReaderTest::pythonsWordsReadAsNullWhereAllowed() {
  const Result<boost::json::value> value =
      parseJson(R"({"a": Infinity, "b": -Infinity, "c": NaN, "d": "NaN"})", "config",
                {.pythonLiterals = true});
  QVERIFY(value);
  QVERIFY(value->at("a").is_null() && value->at("b").is_null() && value->at("c").is_null());
  QCOMPARE(value->at("d").get_string(), "NaN");
}

void JsonReaderTest::aByteOrderMarkIsSkipped() {
  QVERIFY(parseJson("\xEF\xBB\xBF{}", "windows"));
}

void JsonReaderTest::pointersAreEscaped() {
  QCOMPARE(jsonPointer("", std::string_view("a/b~c")), std::string("/a~1b~0c"));
  QCOMPARE(jsonPointer("/x", std::size_t{3}), std::string("/x/3"));
}

void JsonReaderTest::filesAreReadUpToTheLimit() {
  const QTemporaryDir folder;
  QFile file(folder.filePath("data"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray(1000, 'x'));
  file.close();
  const std::string path = file.fileName().toStdString();
  QCOMPARE(readTextFile(path)->size(), std::size_t{1000});
  QVERIFY(readTextFile(path, 1000));
  QVERIFY(!readTextFile(path, 999));
  QVERIFY(!readTextFile("/dev/zero", 1 << 20));
  QVERIFY(!readTextFile(folder.path().toStdString()));
  QVERIFY(!readTextFile(path + ".absent"));
}

SLICESCAPE_TEST(JsonReaderTest);
#include "json_reader_test.moc"
