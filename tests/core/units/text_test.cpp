// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/text.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;

class TextTest : public QObject {
  Q_OBJECT

 private slots:
  void placesTakeTheirValues_data();
  void placesTakeTheirValues();
  void argumentsReadInEnglish();
};

void TextTest::placesTakeTheirValues_data() {
  QTest::addColumn<QString>("pattern");
  QTest::addColumn<QString>("expected");
  QTest::newRow("in order") << "{0} of {1}"
                            << "a of b";
  QTest::newRow("in the order another language needs") << "{1}: {0}"
                                                       << "b: a";
  QTest::newRow("twice") << "{0}{0}"
                         << "aa";
  QTest::newRow("a number without a value stays") << "{0} {7}"
                                                  << "a {7}";
  QTest::newRow("braces that are no place stay") << "{} {x} {0"
                                                 << "{} {x} {0";
  QTest::newRow("a value is not substituted again") << "{2}"
                                                    << "{0}";
}

void TextTest::placesTakeTheirValues() {
  QFETCH(QString, pattern);
  QTEST(QString::fromStdString(substitute(pattern.toStdString(), {"a", "b", "{0}"})), "expected");
}

void TextTest::argumentsReadInEnglish() {
  const Text text{SLICESCAPE_TEXT("Stage {0} needs {1} of {2}."),
                  {std::int64_t{3}, gibibytes(91.3), gibibytes(80)}};
  QCOMPARE(toEnglish(text), std::string("Stage 3 needs 91.3 GiB of 80.0 GiB."));
  QVERIFY(Text().empty());
}

SLICESCAPE_TEST(TextTest);
#include "text_test.moc"
