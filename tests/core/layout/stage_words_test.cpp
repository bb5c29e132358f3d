// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/stage_words.h"

#include <random>

#include "core/layout/megatron_layout.h"
#include "tests/support/registry.h"

using namespace slicescape;

class StageWordsTest : public QObject {
  Q_OBJECT
 private slots:
  void readsEveryForm_data();
  void readsEveryForm();
  void refusesWithTheCount_data();
  void refusesWithTheCount();
  void writesMegatronsLayout_data();
  void writesMegatronsLayout();
  void writesMegatronsOptions_data();
  void writesMegatronsOptions();
  void whatIsWrittenIsReadBack();
  void aListCannotMoveMtpModules();
};

/// Layers per chunk in data order.
QList<int> countsOf(const StageMap& map, bool vShaped = false) {
  QList<int> counts;
  for (const ChunkPlace& place : vShaped ? vChunkOrder(map) : chunkOrder(map)) {
    counts << map[static_cast<std::size_t>(place.rank)]
                  .chunks[static_cast<std::size_t>(place.chunk)]
                  .count;
  }
  return counts;
}

void StageWordsTest::readsEveryForm_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("layers");
  QTest::addColumn<int>("pp");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<QList<int>>("counts");
  const auto row = [](const char* name, const char* text, int layers, int pp, int vpp,
                      const QList<int>& counts) {
    QTest::newRow(name) << text << layers << pp << vpp << counts;
  };
  row("a list", "4,8,6,6", 24, 4, 1, {4, 8, 6, 6});
  row("a list with spaces", " 4, 8  6 6 ", 24, 4, 1, {4, 8, 6, 6});
  row("a list with dashes", "4-8-6-6", 24, 4, 1, {4, 8, 6, 6});
  row("a list over two chunks", "3,4,4,4,4,4,4,5", 32, 4, 2, {3, 4, 4, 4, 4, 4, 4, 5});
  row("a layout string", "Et*4|t*8|(t*6|)t*6L", 24, 4, 1, {4, 8, 6, 6});
  row("a layout string with its option", "--pipeline-model-parallel-layout \"Et*4|t*8|t*6|t*6L\"",
      24, 4, 1, {4, 8, 6, 6});
  row("the option with an equals sign", "--pipeline-model-parallel-layout=Ett|tL", 3, 2, 1, {2, 1});
  // Llama 3 405B: 126 layers, 7 on the first and last of 16 ranks, 8 on the others.
  row("first and last", "first=7 last=7", 126, 16, 1,
      {7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7});
  row("Megatron's options for them",
      "--decoder-first-pipeline-num-layers 18 --decoder-last-pipeline-num-layers 22", 80, 4, 1,
      {18, 20, 20, 22});
  row("with underscores", "decoder_last_pipeline_num_layers=14", 80, 4, 1, {22, 22, 22, 14});
  row("first and last over two chunks", "first=6 last=6", 28, 4, 2, {3, 4, 4, 3, 3, 4, 4, 3});
  row("embedding and loss count", "embedding loss", 126, 16, 1,
      {7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7});
  row("the loss counts", "--account-for-loss-in-pipeline-split", 31, 4, 2,
      {4, 4, 4, 4, 4, 4, 4, 3});
  row("the embedding counts", "embedding", 31, 4, 1, {7, 8, 8, 8});
}

void StageWordsTest::readsEveryForm() {
  QFETCH(const QString, text);
  QFETCH(const int, layers);
  QFETCH(const int, pp);
  QFETCH(const int, vpp);
  QFETCH(const QList<int>, counts);
  const auto map = readStageWords(text.toStdString(), {layers, pp, vpp, 0, false});
  QVERIFY2(map.has_value(), map.has_error() ? toEnglish(map.error().expected).c_str() : "");
  QCOMPARE(countsOf(*map), counts);
  QVERIFY(checkStageMap(*map, layers, pp, vpp, false).empty());
}

void StageWordsTest::refusesWithTheCount_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("words");
  QTest::newRow("a list that loses layers")
      << "4,8,6,4"
      << "places 22 layers, the model has 24: 2 would be lost";
  QTest::newRow("a list that doubles layers") << "4,8,6,9"
                                              << "places 27 layers, the model has 24: 3 too many";
  QTest::newRow("a list of three") << "8,8,8"
                                   << "has 3 entries; 4 ranks with 1 chunks each need 4";
  QTest::newRow("a layout string that loses one")
      << "Et*4|t*8|t*6|t*5L"
      << "places 23 layers; the model has 24: 1 would be lost";
  QTest::newRow("first and last leave a rest") << "first=5 last=6"
                                               << "13 layers remain for 2 other ranks of 1 chunks "
                                                  "each; spread evenly, 1 would be lost";
  QTest::newRow("first and last hold too much") << "first=20 last=6"
                                                << "would hold 26 layers; the model has 24: 2 too "
                                                   "many";
  QTest::newRow("counting the loss is not whole")
      << "loss"
      << "25 layers, with embedding and loss counted as asked, do not spread evenly over 4 chunks: "
         "1 would be lost";
  QTest::newRow("both kinds of rule") << "first=6 embedding"
                                      << "exclude each other";
  QTest::newRow("a count twice") << "first=6 first=6"
                                 << "Expected one number of layers after \"first\"";
  QTest::newRow("no count") << "last"
                            << "Expected one number of layers after \"last\"";
  QTest::newRow("a foreign word") << "first=6 middle=3"
                                  << "\"middle\" is no stage option";
  QTest::newRow("nothing") << ""
                           << "is no number of layers";
}

void StageWordsTest::refusesWithTheCount() {
  QFETCH(const QString, text);
  QFETCH(const QString, words);
  const auto map = readStageWords(text.toStdString(), {24, 4, 1, 0, false});
  QVERIFY(map.has_error());
  const QString message = QString::fromStdString(toEnglish(map.error().expected));
  QVERIFY2(message.contains(words), qPrintable(message));
}

void StageWordsTest::writesMegatronsLayout_data() {
  QTest::addColumn<QString>("written");
  QTest::addColumn<int>("layers");
  QTest::addColumn<int>("pp");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<int>("mtp");
  QTest::newRow("DeepSeek-V3") << "Et*3|(tt|)*29m|L" << 61 << 16 << 2 << 1;
  QTest::newRow("four stages") << "Et*19|(t*21|)*2t*19L" << 80 << 4 << 1 << 0;
  QTest::newRow("one stage") << "Et*24L" << 24 << 1 << 1 << 0;
  QTest::newRow("short runs are spelled out") << "Et|tt|t*3|L" << 6 << 4 << 1 << 0;
}

void StageWordsTest::writesMegatronsLayout() {
  QFETCH(const QString, written);
  QFETCH(const int, layers);
  QFETCH(const int, pp);
  QFETCH(const int, vpp);
  QFETCH(const int, mtp);
  const auto map = parseMegatronLayout(written.toStdString(), layers, pp, vpp, mtp);
  QVERIFY(map.has_value());
  QCOMPARE(QString::fromStdString(megatronLayoutOf(*map)), written);
}

void StageWordsTest::writesMegatronsOptions_data() {
  QTest::addColumn<QString>("list");
  QTest::addColumn<QString>("options");
  QTest::newRow("even") << "6,6,6,6"
                        << "";
  QTest::newRow("first and last") << "5,7,7,5"
                                  << "--decoder-first-pipeline-num-layers 5 "
                                     "--decoder-last-pipeline-num-layers 5";
  QTest::newRow("first") << "9,5,5,5"
                         << "--decoder-first-pipeline-num-layers 9";
  QTest::newRow("last") << "7,7,7,3"
                        << "--decoder-last-pipeline-num-layers 3";
  QTest::newRow("anything else") << "4,8,6,6"
                                 << "--pipeline-model-parallel-layout \"Et*4|t*8|t*6|t*6L\"";
}

void StageWordsTest::writesMegatronsOptions() {
  QFETCH(const QString, list);
  QFETCH(const QString, options);
  const StageSpace space{24, 4, 1, 0, false};
  const auto map = readStageWords(list.toStdString(), space);
  QVERIFY(map.has_value());
  const std::string written = megatronOptionsOf(*map, space);
  QCOMPARE(QString::fromStdString(written), options);
  if (!written.empty()) QVERIFY(*readStageWords(written, space) == *map);
  // 22 layers on 4 ranks with embedding and loss as layers.
  const StageSpace other{22, 4, 1, 0, false};
  QCOMPARE(megatronOptionsOf(*readStageWords("5,6,6,5", other), other),
           std::string("--account-for-embedding-in-pipeline-split "
                       "--account-for-loss-in-pipeline-split"));
}

// Any legal map, in a loop or a V, comes back from each form it can be written in.
void StageWordsTest::whatIsWrittenIsReadBack() {
  std::mt19937 random(11);
  for (int round = 0; round < 400; ++round) {
    StageSpace space;
    space.pp = 1 + static_cast<int>(random() % 6);
    space.vpp = 1 + static_cast<int>(random() % 3);
    space.vShaped = space.vpp == 2 && random() % 2 == 0;
    space.mtpModules = static_cast<int>(random() % 2);
    std::vector<int> counts;
    for (int i = 0; i < space.pp * space.vpp; ++i) {
      counts.push_back(static_cast<int>(random() % 5));
      space.layers += counts.back();
    }
    const StageMap map = stageMapOf(counts, space.pp, space.vpp, space.mtpModules, space.vShaped);
    const auto fromList = readStageWords(*stageListOf(map, space), space);
    QVERIFY(fromList.has_value());
    QVERIFY(*fromList == map);
    const std::string layout = megatronLayoutOf(map, space.vShaped);
    const auto fromLayout = readStageWords(layout, space);
    QVERIFY2(fromLayout.has_value(), layout.c_str());
    QVERIFY2(*fromLayout == map, layout.c_str());
    const std::string options = megatronOptionsOf(map, space);
    if (options.empty()) continue;
    const auto fromOptions = readStageWords(options, space);
    QVERIFY2(fromOptions.has_value() && *fromOptions == map, options.c_str());
  }
}

void StageWordsTest::aListCannotMoveMtpModules() {
  const StageSpace space{61, 16, 2, 1, false};
  const auto map = parseMegatronLayout("Et*3|(tt|)*29,m|L", 61, 16, 2, 1);
  QVERIFY(map.has_value());
  QVERIFY(stageListOf(*map, space).has_error());
}

SLICESCAPE_TEST(StageWordsTest);

#include "stage_words_test.moc"
