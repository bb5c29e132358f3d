// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/object_reader.h"

#include "core/units/json_reader.h"
#include "core/units/spelling.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

class ObjectReaderTest : public QObject {
  Q_OBJECT

 private slots:
  void takesTheFirstNameThatIsPresent() {
    const auto document = parseJson(R"({"a": null, "b": 7, "c": 9})", "");
    QVERIFY(document.has_value());
    ReadingLog log;
    const ObjectReader reader(document->get_object(), "/x", log);
    QCOMPARE(reader.integer({"a", "b", "c"}, {1, 100}, 5), std::int64_t{7});
    QVERIFY(!log.error);
    QCOMPARE(log.recognised, (std::set<std::string>{"/x/a", "/x/b", "/x/c"}));
    QCOMPARE(reader.integer({"d"}, {1, 100}, 5), std::int64_t{5});
  }

  void keepsTheFirstFailure() {
    const auto document = parseJson(R"({"a": -1, "b": "seven"})", "");
    QVERIFY(document.has_value());
    ReadingLog log;
    const ObjectReader reader(document->get_object(), "", log);
    QCOMPARE(reader.integer({"a"}, {1, 100}, 5), std::int64_t{5});
    reader.integer({"b"}, {1, 100}, 5);
    QVERIFY(log.error.has_value());
    QCOMPARE(log.error->place, std::string("/a"));
    QCOMPARE(toEnglish(log.error->expected),
             std::string("Expected a whole number from 1 to 100, found -1."));
  }

  void wholeNumbers_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("an integer") << QByteArray("42") << true;
    QTest::newRow("written with a point") << QByteArray("42.0") << true;
    QTest::newRow("a fraction") << QByteArray("42.5") << false;
    QTest::newRow("beyond 64 bits") << QByteArray("18446744073709551615") << false;
    QTest::newRow("beyond a double") << QByteArray("1e300") << false;
    QTest::newRow("true") << QByteArray("true") << false;
  }
  void wholeNumbers() {
    QFETCH(QByteArray, text);
    const auto document = parseJson("{\"n\": " + text.toStdString() + "}", "");
    QVERIFY(document.has_value());
    ReadingLog log;
    const ObjectReader reader(document->get_object(), "", log);
    QTEST(reader.integer({"n"}, {1, 100}).has_value(), "accepted");
  }

  void spellingDistances_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("distance");
    QTest::newRow("equal") << "llama"
                           << "llama" << 0;
    QTest::newRow("case") << "Llama"
                          << "llama" << 0;
    QTest::newRow("one letter missing") << "lama"
                                        << "llama" << 1;
    QTest::newRow("two neighbours swapped") << "llaam"
                                            << "llama" << 1;
    QTest::newRow("nothing against something") << ""
                                               << "abc" << 3;
    QTest::newRow("kitten, sitting") << "kitten"
                                     << "sitting" << 3;
  }
  void spellingDistances() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    QTEST(static_cast<int>(spellingDistance(a.toStdString(), b.toStdString())), "distance");
    QTEST(static_cast<int>(spellingDistance(b.toStdString(), a.toStdString())), "distance");
  }
};

SLICESCAPE_TEST(ObjectReaderTest);
#include "object_reader_test.moc"
