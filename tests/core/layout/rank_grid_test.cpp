// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/rank_grid.h"

#include "tests/support/registry.h"

namespace slicescape {
namespace {

class RankGridTest : public QObject {
  Q_OBJECT
 private slots:
  void numbersRanksLikeMegatron();
  void foldsExpertsOverOneStage();
  void completesTheOrder_data();
  void completesTheOrder();
  void givesEveryRankOnce();
  void joinsContextAndDataParallelRanks();
};

// cost_model section 7: rank = tp + t·(cp + c·(dp + n_dp·pp)).
void RankGridTest::numbersRanksLikeMegatron() {
  const RankGrid grid(8, 2, 1, 1, 4, 3);
  QCOMPARE(grid.worldSize(), 192);
  QCOMPARE(grid.group(Axis::Tp), (GroupShape{8, 1}));
  QCOMPARE(grid.group(Axis::Cp), (GroupShape{2, 8}));
  QCOMPARE(grid.group(Axis::Dp), (GroupShape{4, 16}));
  QCOMPARE(grid.group(Axis::Pp), (GroupShape{3, 64}));
  QCOMPARE(grid.rank(3, 1, 2, 2), 3 + 8 * (1 + 2 * (2 + 4 * 2)));
  QCOMPARE(grid.pipelineRank(0), 0);
  QCOMPARE(grid.pipelineRank(63), 0);
  QCOMPARE(grid.pipelineRank(64), 1);
  QCOMPARE(grid.pipelineRank(191), 2);
}

// rank = etp + etp_size·(ep + e·(edp + n_edp·pp)): DeepSeek-V3-like, 64 EP ranks inside
// one stage of 128, and Mixtral-like with ETP.
void RankGridTest::foldsExpertsOverOneStage() {
  const RankGrid deepseek(1, 1, 64, 1, 128, 16);
  QCOMPARE(deepseek.group(Axis::Ep), (GroupShape{64, 1}));
  QCOMPARE(deepseek.expertDataParallel(), (GroupShape{2, 64}));
  QCOMPARE(deepseek.expertTensorParallel(), (GroupShape{1, 1}));

  const RankGrid folded(4, 2, 8, 2, 4, 2);  // 32 ranks per stage = ETP 2 · EP 8 · EDP 2
  QCOMPARE(folded.expertTensorParallel(), (GroupShape{2, 1}));
  QCOMPARE(folded.group(Axis::Ep), (GroupShape{8, 2}));
  QCOMPARE(folded.expertDataParallel(), (GroupShape{2, 16}));
  QCOMPARE(folded.group(Axis::Pp), (GroupShape{2, 32}));
}

void RankGridTest::completesTheOrder_data() {
  QTest::addColumn<QStringList>("order");
  QTest::addColumn<int>("dpStride");
  QTest::addColumn<int>("ppStride");
  QTest::newRow("nothing said: Megatron's default") << QStringList{} << 4 << 12;
  QTest::newRow("the default written out") << QStringList{"tp", "cp", "ep", "dp", "pp"} << 4 << 12;
  QTest::newRow("without the axes in between") << QStringList{"tp", "dp", "pp"} << 4 << 12;
  QTest::newRow("pipeline inside data parallel") << QStringList{"tp", "cp", "pp", "dp"} << 20 << 4;
  QTest::newRow("unknown and repeated names do not count")
      << QStringList{"tp", "xp", "tp", "pp", "dp"} << 20 << 4;
  QTest::newRow("only the last axis named") << QStringList{"pp"} << 4 << 12;
}

void RankGridTest::completesTheOrder() {
  QFETCH(QStringList, order);
  QFETCH(int, dpStride);
  QFETCH(int, ppStride);
  std::vector<std::string> names;
  for (const QString& name : order) names.push_back(name.toStdString());
  const RankGrid grid(2, 2, 1, 1, 3, 5, names);
  QCOMPARE(grid.group(Axis::Dp), (GroupShape{3, dpStride}));
  QCOMPARE(grid.group(Axis::Pp), (GroupShape{5, ppStride}));
}

void RankGridTest::givesEveryRankOnce() {
  for (const auto& order : std::vector<std::vector<std::string>>{
           {}, {"dp", "tp", "cp", "pp"}, {"pp", "dp", "cp", "tp"}}) {
    const RankGrid grid(2, 3, 1, 1, 4, 5, order);
    std::vector<int> seen(static_cast<std::size_t>(grid.worldSize()), 0);
    for (int tp = 0; tp < 2; ++tp) {
      for (int cp = 0; cp < 3; ++cp) {
        for (int dp = 0; dp < 4; ++dp) {
          for (int pp = 0; pp < 5; ++pp) {
            const auto rank = grid.rank(tp, cp, dp, pp);
            ++seen[static_cast<std::size_t>(rank)];
            QCOMPARE(grid.pipelineRank(rank), pp);
          }
        }
      }
    }
    for (const int count : seen) QCOMPARE(count, 1);
  }
}

void RankGridTest::joinsContextAndDataParallelRanks() {
  QCOMPARE(RankGrid(8, 2, 1, 1, 4, 3).dataParallelWithContext(), (GroupShape{8, 8}));
  QCOMPARE(RankGrid(8, 1, 1, 1, 4, 3).dataParallelWithContext(), (GroupShape{4, 8}));
  QCOMPARE(RankGrid(8, 4, 1, 1, 1, 3).dataParallelWithContext(), (GroupShape{4, 8}));
  // With pp between them the ranks are not evenly spaced; the outer stride is safe.
  QCOMPARE(RankGrid(8, 2, 1, 1, 4, 3, {"tp", "cp", "pp", "dp"}).dataParallelWithContext(),
           (GroupShape{8, 48}));
}

SLICESCAPE_TEST(RankGridTest);

}  // namespace
}  // namespace slicescape

#include "rank_grid_test.moc"
