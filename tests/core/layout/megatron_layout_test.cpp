// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/megatron_layout.h"

#include "tests/support/registry.h"

using namespace slicescape;

class MegatronLayoutTest : public QObject {
  Q_OBJECT
 private slots:
  void deepSeeksLayoutIsRead();
  void repetitionsMeanTheSameAsTheirSpelling();
  void aLayoutThatLosesSomethingIsRefused_data();
  void aLayoutThatLosesSomethingIsRefused();
};

void MegatronLayoutTest::deepSeeksLayoutIsRead() {
  // DeepSeek-V3, PP 16 · VPP 2: three layers beside the embedding, two in each of 29 chunks,
  // the MTP module and the loss in chunks of their own.
  const Result<StageMap> map = parseMegatronLayout("Et*3|(tt|)*29,m|L", 61, 16, 2, 1);
  QVERIFY(map.has_value());
  QCOMPARE((*map)[0].chunks[0].count, 3);
  QCOMPARE((*map)[1].chunks[0].count, 2);
  QCOMPARE((*map)[0].chunks[1].first, 3 + 2 * 15);
  QCOMPARE((*map)[14].mtp, 1);
  QCOMPARE((*map)[15].chunks[1].count, 0);
  QVERIFY((*map)[0].embedding && (*map)[15].head);
  QVERIFY(checkStageMap(*map, 61, 16, 2, false, 1).empty());
}

void MegatronLayoutTest::repetitionsMeanTheSameAsTheirSpelling() {
  const Result<StageMap> brief = parseMegatronLayout("Et*2|(t*3|)*2 tL", 9, 4, 1, 0);
  const Result<StageMap> spelled = parseMegatronLayout("Ett|ttt|ttt|tL", 9, 4, 1, 0);
  QVERIFY(brief.has_value() && spelled.has_value());
  QVERIFY(*brief == *spelled);
}

void MegatronLayoutTest::aLayoutThatLosesSomethingIsRefused_data() {
  QTest::addColumn<QString>("layout");
  QTest::addColumn<QString>("words");
  QTest::newRow("a layer too few") << "Ett|tt|tt|tL"
                                   << "places 7 layers; the model has 8";
  QTest::newRow("a layer too many") << "Ett|tt|tt|tttL"
                                    << "places 9 layers";
  QTest::newRow("a chunk too few") << "Etttt|tt|ttL"
                                   << "has 3 chunks; PP × VPP asks for 4";
  QTest::newRow("an MTP module that the model lacks") << "Ett|tt|tt|ttmL"
                                                      << "1 MTP modules; the model has 0";
  QTest::newRow("no loss") << "Ett|tt|tt|tt"
                           << "end with the one L";
  QTest::newRow("the embedding in the middle") << "tt|Ett|tt|ttL"
                                               << "begin with the one E";
  QTest::newRow("a foreign letter") << "Ett|tx|tt|ttL"
                                    << "\"x\" at character 5";
  QTest::newRow("an open parenthesis") << "E(tt|"
                                       << "closing parenthesis";
  QTest::newRow("a repetition bomb") << "E(t*999999999)*999999999|t|t|L"
                                     << "too often";
}

void MegatronLayoutTest::aLayoutThatLosesSomethingIsRefused() {
  QFETCH(QString, layout);
  QFETCH(QString, words);
  const Result<StageMap> map = parseMegatronLayout(layout.toStdString(), 8, 4, 1, 0);
  QVERIFY(map.has_error());
  const QString message = QString::fromStdString(toEnglish(map.error().expected));
  QVERIFY2(message.contains(words), qPrintable(message));
}

SLICESCAPE_TEST(MegatronLayoutTest);
#include "megatron_layout_test.moc"
