// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_space.h"

#include <QTest>

#include "core/search/grid.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

namespace slicescape {

class SearchSpaceTest : public QObject {
  Q_OBJECT
 private slots:
  void readsConstraints_data();
  void readsConstraints();
  void readsLimits();
  void everyGridUsesAllGpus();
  void gpuRangesAreWholeHosts();
  void ownLayoutIsInTheSpace();
};

void SearchSpaceTest::readsConstraints_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("accepted");
  for (const char* text : {"tp=8", "pp=2..16", "pp=..4", "pp=2..", "zero=0", "zero=1..3",
                           "micro_batch=2", "mbs=4", "recompute=none,full", "recompute=mlp+norm",
                           "schedule=1f1b,zb_h1", "slicing=even", "gpus=8..64", "framework=any"}) {
    QTest::newRow(text) << text << true;
  }
  for (const char* text :
       {"tp", "tp=", "tp=0", "tp=x", "pp=8..2", "zero=4", "warp=3", "pp=1.5", "recompute=all",
        "schedule=fast", "slicing=odd", "gpus=0", "=3", "tp=99999999999999999999"}) {
    QTest::newRow(text) << text << false;
  }
}

void SearchSpaceTest::readsConstraints() {
  QFETCH(QString, text);
  QFETCH(bool, accepted);
  SearchSpace space = defaultSpace(testing::llama70b());
  const Result<void> result = narrow(space, text.toStdString());
  QCOMPARE(result.has_value(), accepted);
  if (!accepted) QVERIFY(!result.error().remedy.empty());
}

void SearchSpaceTest::readsLimits() {
  SearchSpace space = defaultSpace(testing::llama70b());
  QVERIFY(addLimit(space, "memory=90%").has_value());
  QVERIFY(addLimit(space, "step_time=30s").has_value());
  QVERIFY(addLimit(space, "completion=30d").has_value());
  QVERIFY(!addLimit(space, "memory=90 dogs").has_value());
  QVERIFY(!addLimit(space, "speed=1").has_value());
  QCOMPARE(space.limits.size(), std::size_t{3});
  QCOMPARE(space.limits[0].value, 0.9);
  QCOMPARE(space.limits[2].value, 30.0 * 86400);
}

void SearchSpaceTest::everyGridUsesAllGpus() {
  const Plan plan = testing::llama70b();
  const SearchSpace space = defaultSpace(plan);
  const std::vector<Grid> grids = gridsOf(space, *modelOf(plan), 96);
  QVERIFY(!grids.empty());
  for (const Grid& grid : grids) QCOMPARE(grid.tp * grid.cp * grid.pp * grid.dp, 96);
  // Factors of three are legal degrees as well.
  QVERIFY(std::any_of(grids.begin(), grids.end(), [](const Grid& grid) { return grid.pp == 6; }));
}

void SearchSpaceTest::gpuRangesAreWholeHosts() {
  SearchSpace space = defaultSpace(testing::llama70b());
  QVERIFY(setGpuRange(space, "4..24").has_value());
  QCOMPARE(gpuCounts(space, 8), (std::vector<std::int64_t>{4, 8, 16, 24}));
  QVERIFY(setGpuRange(space, "8..16384").has_value());
  const std::vector<std::int64_t> counts = gpuCounts(space, 8);
  QCOMPARE(counts.size(), std::size_t{64});
  QVERIFY(std::find(counts.begin(), counts.end(), 16384) != counts.end());
}

void SearchSpaceTest::ownLayoutIsInTheSpace() {
  const Plan plan = testing::llama70b();
  SearchSpace space = defaultSpace(plan);
  const Candidate own = candidateOf(plan, space);
  QCOMPARE(own.tp, 8);
  QCOMPARE(own.pp, 4);
  const Plan again = withCandidate(plan, space, own);
  QCOMPARE(evaluate(again).stepTime.p50, evaluate(plan).stepTime.p50);
}

SLICESCAPE_TEST(SearchSpaceTest);

}  // namespace slicescape

#include "search_space_test.moc"
