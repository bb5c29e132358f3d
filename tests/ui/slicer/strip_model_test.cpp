// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/strip_model.h"

#include "tests/support/registry.h"

namespace slicescape::ui {
namespace {

Plan planOf(const char* model, int pp, int vpp, const char* schedule = "1f1b") {
  Plan plan;
  plan.model = plan.model.edited([model](ModelChoice& m) { m.catalogueId = model; });
  plan.layout = plan.layout.edited([&](Layout& l) {
    l.pp = pp;
    l.vpp = vpp;
    l.schedule.kind = schedule;
  });
  return plan;
}

int layersPlaced(const StageMap& map) {
  int sum = 0;
  for (const Stage& stage : map) {
    for (const Chunk& chunk : stage.chunks) sum += chunk.count;
  }
  return sum;
}

}  // namespace

class StripModelTest : public QObject {
  Q_OBJECT

 private slots:
  void everyMoveConservesLayers_data();
  void everyMoveConservesLayers();
  void rangesKeepChunksNonEmpty();
  void blocksAreRefusedInWords();
  void mtpModulesMayMove();
  void writingStagesDropsTheRule();
  void undoTexts();
};

void StripModelTest::everyMoveConservesLayers_data() {
  QTest::addColumn<QByteArray>("model");
  QTest::addColumn<int>("pp");
  QTest::addColumn<int>("vpp");
  QTest::addColumn<QByteArray>("schedule");
  QTest::addColumn<int>("layers");
  QTest::newRow("80 layers on 4 stages")
      << QByteArray("llama3-70b") << 4 << 1 << QByteArray("1f1b") << 80;
  QTest::newRow("80 layers, 5 interleaved chunks on each of 8 stages")
      << QByteArray("llama3-70b") << 8 << 5 << QByteArray("interleaved-1f1b") << 80;
  QTest::newRow("126 layers do not divide by 16")
      << QByteArray("llama3.1-405b") << 16 << 1 << QByteArray("1f1b") << 126;
  QTest::newRow("126 layers in 112 chunks")
      << QByteArray("llama3.1-405b") << 16 << 7 << QByteArray("interleaved-1f1b") << 126;
  QTest::newRow("chunks go down and back up in a V")
      << QByteArray("llama3-70b") << 4 << 2 << QByteArray("zb-v") << 80;
}

void StripModelTest::everyMoveConservesLayers() {
  QFETCH(QByteArray, model);
  QFETCH(int, pp);
  QFETCH(int, vpp);
  QFETCH(QByteArray, schedule);
  QFETCH(int, layers);
  const bool vShaped = schedule == "zb-v";
  const Plan plan =
      withStages(planOf(model, pp, vpp, schedule), evenStageMap(layers, pp, vpp, 0, vShaped));
  const StripModel strip = StripModel::of(plan);
  QCOMPARE(strip.vShaped, vShaped);
  QCOMPARE(strip.layers(), layers);
  QCOMPARE(static_cast<int>(strip.order.size()), pp * vpp);
  for (const StripItem& item : strip.items()) {
    if (item.kind != StripItem::Kind::Boundary) continue;
    const auto [least, most] = strip.rangeOf(item);
    for (int position = least; position <= most; ++position) {
      const StageMap moved = strip.mapWith(item, position);
      QCOMPARE(layersPlaced(moved), layers);
      QVERIFY(checkStageMap(moved, layers, pp, vpp, strip.vShaped, 0).empty());
      QVERIFY(strip.problemWith(item, position).isEmpty());
    }
  }
}

void StripModelTest::rangesKeepChunksNonEmpty() {
  const StripModel strip = StripModel::of(planOf("llama3-70b", 4, 1));
  const StripItem middle{StripItem::Kind::Boundary, 1};
  QCOMPARE(strip.positionOf(middle), 40);
  QCOMPARE(strip.rangeOf(middle).least, 21);  // stage 1 begins at layer 20
  QCOMPARE(strip.rangeOf(middle).most, 59);   // stage 2 ends with layer 59
  QCOMPARE(strip.problemWith(middle, 60), QStringLiteral("layer 21 to 59 only"));
}

void StripModelTest::blocksAreRefusedInWords() {
  const StripModel strip = StripModel::of(planOf("llama3-70b", 4, 1));
  const StripItem head{StripItem::Kind::Head, 0};
  const StripItem embedding{StripItem::Kind::Embedding, 0};
  QCOMPARE(strip.positionOf(embedding), 0);
  QCOMPARE(strip.positionOf(head), 3);
  QVERIFY(strip.problemWith(head, 3).isEmpty());
  QVERIFY(strip.problemWith(head, 1).contains(QStringLiteral("stage 3")));
  QVERIFY(strip.problemWith(embedding, 2).contains(QStringLiteral("stage 0")));
}

void StripModelTest::mtpModulesMayMove() {
  const StripModel strip = StripModel::of(planOf("deepseek-v3", 4, 1));
  const StripItem mtp{StripItem::Kind::Mtp, 0};
  QCOMPARE(strip.mtpModules(), 1);
  QCOMPARE(strip.positionOf(mtp), 3);
  const StageMap moved = strip.mapWith(mtp, 2);
  QCOMPARE(moved[2].mtp, 1);
  QCOMPARE(moved[3].mtp, 0);
}

void StripModelTest::writingStagesDropsTheRule() {
  Plan plan = planOf("llama3-70b", 4, 1);
  plan.layout =
      plan.layout.edited([](Layout& l) { l.stageRule = "embedding-and-loss-count-as-layers"; });
  const StripModel strip = StripModel::of(plan);
  const Plan next = withStages(plan, strip.mapWith({StripItem::Kind::Boundary, 0}, 25));
  QVERIFY(!next.layout->stageRule);
  QCOMPARE(next.layout->stages->at(0).chunks.at(0).count, 25);
}

void StripModelTest::undoTexts() {
  const StripModel strip = StripModel::of(planOf("llama3-70b", 4, 1));
  QCOMPARE(strip.undoText({StripItem::Kind::Boundary, 1}, 39, 40),
           QStringLiteral("Move stage boundary 1|2 from layer 39 to 40"));
  const StripModel interleaved = StripModel::of(planOf("llama3-70b", 4, 2, "interleaved-1f1b"));
  QCOMPARE(interleaved.boundaryName(3), QStringLiteral("3.0|0.1"));
}

SLICESCAPE_TEST(StripModelTest);

}  // namespace slicescape::ui

#include "strip_model_test.moc"
