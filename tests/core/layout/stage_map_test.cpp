// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/stage_map.h"

#include <numeric>
#include <random>

#include "tests/support/registry.h"

namespace slicescape {
namespace {

using Counts = std::vector<int>;

Counts countsInOrder(const StageMap& map, bool vShaped = false) {
  Counts counts;
  for (const ChunkPlace& place : vShaped ? vChunkOrder(map) : chunkOrder(map)) {
    counts.push_back(map[static_cast<std::size_t>(place.rank)]
                         .chunks[static_cast<std::size_t>(place.chunk)]
                         .count);
  }
  return counts;
}

QString joined(const std::vector<Text>& texts) {
  QStringList lines;
  for (const Text& text : texts) lines << QString::fromStdString(toEnglish(text));
  return lines.join(QStringLiteral(" | "));
}

class StageMapTest : public QObject {
  Q_OBJECT
 private slots:
  void spreadsLayersEvenly_data();
  void spreadsLayersEvenly();
  void countsEmbeddingAndLossAsLayers_data();
  void countsEmbeddingAndLossAsLayers();
  void ordersChunksDownAndBackUp();
  void movesConserveEveryLayer();
  void boundariesAreClamped();
  void namesWhatIsLostOrDoubled_data();
  void namesWhatIsLostOrDoubled();
  void readsStageLists();
  void refusesStageLists_data();
  void refusesStageLists();
};

void StageMapTest::spreadsLayersEvenly_data() {
  QTest::addColumn<int>("layers");
  QTest::addColumn<int>("pp");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<Counts>("expected");
  QTest::newRow("32 layers on 4 stages") << 32 << 4 << 1 << Counts(4, 8);
  Counts llama405(16, 8);
  llama405.front() = llama405.back() = 7;  // the published cut of Llama 3 405B
  QTest::newRow("126 layers on 16 stages spare the first and the last")
      << 126 << 16 << 1 << llama405;
  QTest::newRow("an odd rest spares the last chunk, which has the head")
      << 7 << 4 << 1 << Counts{2, 2, 2, 1};
  QTest::newRow("10 layers on 4 stages put the rest in the middle")
      << 10 << 4 << 1 << Counts{2, 3, 3, 2};
  QTest::newRow("80 layers on 4 ranks with 2 chunks") << 80 << 4 << 2 << Counts(8, 10);
  QTest::newRow("fewer layers than stages") << 2 << 4 << 1 << Counts{0, 1, 1, 0};
  QTest::newRow("one stage holds everything") << 61 << 1 << 1 << Counts{61};
}

void StageMapTest::spreadsLayersEvenly() {
  QFETCH(int, layers);
  QFETCH(int, pp);
  QFETCH(int, vpp);
  QFETCH(Counts, expected);
  const StageMap map = evenStageMap(layers, pp, vpp, 1);
  QCOMPARE(countsInOrder(map), expected);
  QVERIFY2(checkStageMap(map, layers, pp, vpp, false, 1).empty(),
           qPrintable(joined(checkStageMap(map, layers, pp, vpp, false, 1))));
  QVERIFY(map.front().embedding);
  QVERIFY(map.back().head);
  QCOMPARE(map.back().mtp, 1);
}

void StageMapTest::countsEmbeddingAndLossAsLayers_data() {
  QTest::addColumn<int>("layers");
  QTest::addColumn<int>("pp");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<Counts>("expected");
  QTest::newRow("30 layers on 4 stages make 7, 8, 8, 7") << 30 << 4 << 1 << Counts{7, 8, 8, 7};
  QTest::newRow("30 layers on 4 ranks with 2 chunks")
      << 30 << 4 << 2 << Counts{3, 4, 4, 4, 4, 4, 4, 3};
  QTest::newRow("32 layers on 4 stages are not whole, so even") << 32 << 4 << 1 << Counts(4, 8);
  QTest::newRow("a single chunk is even") << 30 << 1 << 1 << Counts{30};
}

void StageMapTest::countsEmbeddingAndLossAsLayers() {
  QFETCH(int, layers);
  QFETCH(int, pp);
  QFETCH(int, vpp);
  QFETCH(Counts, expected);
  const StageMap map = embeddingAndLossStageMap(layers, pp, vpp);
  QCOMPARE(countsInOrder(map), expected);
  QVERIFY(checkStageMap(map, layers, pp, vpp, false).empty());
}

void StageMapTest::ordersChunksDownAndBackUp() {
  const StageMap loop = evenStageMap(12, 3, 2);
  const std::vector<ChunkPlace> down{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}};
  QVERIFY(chunkOrder(loop) == down);
  const StageMap vee = evenStageMap(12, 3, 2, 2, true);
  const std::vector<ChunkPlace> back{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};
  QVERIFY(vChunkOrder(vee) == back);
  // The data comes back to rank 0: its second chunk holds the last layers and the head.
  QCOMPARE(vee.front().chunks[1].first, 10);
  QVERIFY(vee.front().head);
  QCOMPARE(vee.front().mtp, 2);
  QVERIFY(checkStageMap(vee, 12, 3, 2, true, 2).empty());
  QVERIFY(!checkStageMap(vee, 12, 3, 2, false, 2).empty());
}

void StageMapTest::movesConserveEveryLayer() {
  std::mt19937 random(20240601);
  const auto below = [&](int end) {
    return static_cast<int>(random() % static_cast<unsigned>(end));
  };
  for (int round = 0; round < 2000; ++round) {
    const int pp = 1 + below(16);
    const int vpp = 1 + below(4);
    const bool vShaped = below(2) == 1;
    const int chunks = pp * vpp;
    const int layers = chunks + below(160);
    StageMap map = evenStageMap(layers, pp, vpp, 0, vShaped);
    for (int move = 0; move < 8; ++move) {
      const auto before = boundaries(map, vShaped);
      QCOMPARE(static_cast<int>(before.size()), chunks - 1);
      const int index = below(chunks + 1) - 1;
      map = withBoundary(map, index, below(layers + 40) - 20, layers, vShaped);
      const auto problems = checkStageMap(map, layers, pp, vpp, vShaped);
      QVERIFY2(problems.empty(), qPrintable(joined(problems)));
      for (const int count : countsInOrder(map, vShaped)) QVERIFY(count >= 1);
      const auto after = boundaries(map, vShaped);
      for (int i = 0; i < chunks - 1; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (i != index) QCOMPARE(after[at], before[at]);
      }
    }
  }
}

void StageMapTest::boundariesAreClamped() {
  const StageMap map = evenStageMap(12, 3, 1);
  QCOMPARE(boundaries(map), (Counts{4, 8}));
  QCOMPARE(boundaries(withBoundary(map, 0, 6, 12)), (Counts{6, 8}));
  QCOMPARE(boundaries(withBoundary(map, 0, 100, 12)), (Counts{7, 8}));
  QCOMPARE(boundaries(withBoundary(map, 0, -5, 12)), (Counts{1, 8}));
  QCOMPARE(boundaries(withBoundary(map, 1, 0, 12)), (Counts{4, 5}));
  QVERIFY(withBoundary(map, 2, 3, 12) == map);
  QVERIFY(withBoundary(map, -1, 3, 12) == map);
}

void StageMapTest::namesWhatIsLostOrDoubled_data() {
  QTest::addColumn<StageMap>("map");
  QTest::addColumn<QString>("expected");
  const StageMap good = evenStageMap(80, 4, 1);

  StageMap lost = good;
  lost[3].chunks[0].count = 17;
  QTest::newRow("the last three layers are lost")
      << lost << "3 of 80 layers are not placed and would be lost; the first is layer 77";
  StageMap gap = good;
  gap[1].chunks[0] = {22, 18, {}};
  QTest::newRow("a gap between two stages")
      << gap << "2 of 80 layers are not placed and would be lost; the first is layer 20";
  StageMap doubled = good;
  doubled[1].chunks[0] = {15, 25, {}};
  QTest::newRow("five layers are on two stages")
      << doubled
      << "5 of 80 layers would be doubled: they are placed more than once; the first is layer 15";
  StageMap both = good;
  both[1].chunks[0] = {19, 20, {}};
  QTest::newRow("a shifted stage loses one and doubles one")
      << both
      << "1 of 80 layers are not placed and would be lost; the first is layer 39 | 1 of 80 layers "
         "would be doubled: they are placed more than once; the first is layer 19";
  StageMap foreign = good;
  foreign[3].chunks[0].count = 24;
  QTest::newRow("layers the model does not have")
      << foreign << "4 of the placed layers do not exist: the model has 80";
  StageMap swapped = good;
  std::swap(swapped[1].chunks[0], swapped[2].chunks[0]);
  QTest::newRow("two stages swapped")
      << swapped
      << "Chunk 0 of stage 1 begins with layer 40, but the data arrives there after layer 19";
  StageMap headless = good;
  headless[3].head = false;
  QTest::newRow("no head") << headless << "The head is placed 0 times instead of once";
  StageMap misplaced = good;
  std::swap(misplaced[0].embedding, misplaced[2].embedding);
  QTest::newRow("the embedding in the middle")
      << misplaced << "The embedding must be on stage 0, where the data enters";
  StageMap twoHeads = good;
  twoHeads[2].head = true;
  QTest::newRow("two heads") << twoHeads << "The head is placed 2 times instead of once";
  StageMap early = good;
  std::swap(early[3].head, early[2].head);
  QTest::newRow("the head too early")
      << early << "The head must be on stage 3, where the data leaves";
  StageMap extra = good;
  extra[3].mtp = 1;
  QTest::newRow("an MTP module the model does not have")
      << extra << "1 of 0 MTP modules are placed";
  StageMap chunks = good;
  chunks[2].chunks = {{40, 10, {}}, {50, 10, {}}};
  QTest::newRow("a stage with two chunks")
      << chunks << "Stage 2 holds 2 chunks; every stage needs 1";
  StageMap negative = good;
  negative[0].chunks[0].count = -1;
  negative[1].chunks[0] = {0, 40, {}};
  QTest::newRow("a negative count") << negative << "Stage 0 has a chunk with −1 layers";
  QTest::newRow("three stages for four ranks")
      << evenStageMap(80, 3, 1) << "The map has 3 stages for 4 pipeline ranks";
}

void StageMapTest::namesWhatIsLostOrDoubled() {
  QFETCH(StageMap, map);
  QFETCH(QString, expected);
  const QString found = joined(checkStageMap(map, 80, 4, 1, false));
  QVERIFY2(found.startsWith(expected), qPrintable(found));
}

void StageMapTest::readsStageLists() {
  const auto map = parseStageList("4,8, 6,6", 24, 4, 1);
  QVERIFY(map.has_value());
  QCOMPARE(countsInOrder(*map), (Counts{4, 8, 6, 6}));
  QCOMPARE(boundaries(*map), (Counts{4, 12, 18}));
  QVERIFY(checkStageMap(*map, 24, 4, 1, false).empty());

  const auto interleaved = parseStageList("1,2,3,4", 10, 2, 2);
  QVERIFY(interleaved.has_value());
  QCOMPARE((*interleaved)[0].chunks[1].first, 3);
  QCOMPARE((*interleaved)[1].chunks[1].count, 4);

  const auto standalone = parseStageList("0,5,5,0", 10, 4, 1);
  QVERIFY2(standalone.has_value(), "a stage of its own for embedding or head holds no layer");
}

void StageMapTest::refusesStageLists_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("expected");
  QTest::newRow("one layer short")
      << "4,8,6,5"
      << "The stage list places 23 layers, the model has 24: 1 would be lost";
  QTest::newRow("two layers too many")
      << "4,8,6,8"
      << "The stage list places 26 layers, the model has 24: 2 too many";
  QTest::newRow("too few entries")
      << "12,12"
      << "The stage list has 2 entries; 4 ranks with 1 chunks each need 4";
  QTest::newRow("a word") << "4,eight,6,6"
                          << "Entry 2 of the stage list, “eight”, is no number of layers";
  QTest::newRow("a negative number") << "-4,16,6,6"
                                     << "Entry 1 of the stage list, “-4”, is no number of layers";
  QTest::newRow("a trailing comma") << "4,8,6,6,"
                                    << "Entry 5 of the stage list, “”, is no number of layers";
  QTest::newRow("nothing") << ""
                           << "Entry 1 of the stage list, “”, is no number of layers";
}

void StageMapTest::refusesStageLists() {
  QFETCH(QString, text);
  QFETCH(QString, expected);
  const auto map = parseStageList(text.toStdString(), 24, 4, 1);
  QVERIFY(map.has_error());
  QCOMPARE(QString::fromStdString(toEnglish(map.error().expected)), expected);
  QCOMPARE(QString::fromStdString(toEnglish(map.error().remedy)),
           QStringLiteral("Write 4 whole numbers that sum to 24, separated by commas"));
}

SLICESCAPE_TEST(StageMapTest);

}  // namespace
}  // namespace slicescape

#include "stage_map_test.moc"
