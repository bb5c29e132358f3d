// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/strategy_table.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <set>

#include "core/advisor/advise.h"
#include "core/storage/plan_json.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

Plan scenario(const char* name) {
  return *loadPlanFile(testing::sourcePath(QStringLiteral("tests/data/advice/") +
                                           QString::fromLatin1(name) +
                                           QStringLiteral(".slicescape"))
                           .toStdString());
}

Advice adviceFor(const Plan& plan) {
  AdviseOptions options;
  options.draws = 100;
  options.withCapacity = false;
  return advise(plan, options);
}

const StrategyRow* rowOf(const Advice& advice, StrategyKind kind) {
  for (const StrategyRow& row : advice.table) {
    if (row.kind == kind) return &row;
  }
  return nullptr;
}

/// Bytes among the arguments of a figure, the last of them.
double bytesOf(const Text& figure) {
  for (auto argument = figure.arguments.rbegin(); argument != figure.arguments.rend(); ++argument) {
    if (const auto* bytes = std::get_if<Bytes>(&*argument)) return double(bytes->value());
  }
  return -1;
}

std::int64_t countOf(const Text& figure, std::size_t place) {
  const auto* count = place < figure.arguments.size()
                          ? std::get_if<std::int64_t>(&figure.arguments[place])
                          : nullptr;
  return count ? *count : -1;
}

bool near(double found, double wanted, double share = 0.01) {
  if (std::abs(found / wanted - 1) <= share) return true;
  qWarning("found %g, wanted %g", found, wanted);
  return false;
}

}  // namespace

class StrategyTableTest : public QObject {
  Q_OBJECT
 private slots:
  void everyCellIsComputed();
  void statesPerGpuFollowTheSplit();
  void bytesFollowTheRing();
  void failuresStopTheirGroupThenAll();
  void hybridsAreOneForEachCombinationOfAxes();
  void theAdvisedRowComesFirst_data();
  void theAdvisedRowComesFirst();
  void aLoadedRowHasItsStrategy();
  void missingCapabilitiesShow();
};

void StrategyTableTest::everyCellIsComputed() {
  const Advice advice = adviceFor(scenario("w7-8x22b-pcie"));
  QVERIFY(rowOf(advice, StrategyKind::ExpertParallel) != nullptr);
  for (const StrategyRow& row : advice.table) {
    for (const StrategyCell* cell :
         {&row.bottleneck, &row.resources, &row.inside, &row.between, &row.partial, &row.blast,
          &row.looksFirst, &row.poolFit, &row.capabilities, &row.operating}) {
      QVERIFY2(!cell->text.empty(), toEnglish(row.name).c_str());
      QVERIFY2(!cell->formula.empty(), toEnglish(cell->text).c_str());
    }
    for (const StrategyCell* cell : {&row.bottleneck, &row.partial, &row.blast, &row.looksFirst}) {
      QVERIFY2(!cell->figure.empty(), toEnglish(row.name).c_str());
    }
  }
}

/// Llama 2 7B, 6.74e9 parameters at 16 bytes, on one host of eight.
void StrategyTableTest::statesPerGpuFollowTheSplit() {
  const Advice advice = adviceFor(scenario("w1-7b-one-host"));
  const double state = 6.738e9 * 16;
  const double whole = 6.738e9 * 6;
  const auto perGpu = [&advice](StrategyKind kind) {
    return bytesOf(rowOf(advice, kind)->bottleneck.figure);
  };
  QVERIFY(near(perGpu(StrategyKind::DataParallel), state));
  QVERIFY(near(perGpu(StrategyKind::Zero), whole + (state - whole) / 8));
  QVERIFY(near(perGpu(StrategyKind::Fsdp), state / 8));
  QVERIFY(near(perGpu(StrategyKind::Hsdp), state / 8));
  QVERIFY(near(perGpu(StrategyKind::TensorParallel), state / 8));
  QVERIFY(!rowOf(advice, StrategyKind::DataParallel)->isPossible);
  QVERIFY(rowOf(advice, StrategyKind::Fsdp)->isPossible);
}

/// Llama 3 70B, 70.55e9 parameters in 16 bits, on eight hosts of eight: gradients are reduced
/// within the host and then between hosts; FSDP gathers the weights twice more.
void StrategyTableTest::bytesFollowTheRing() {
  const Advice advice = adviceFor(scenario("w2-70b-25gbe"));
  const double parameters = 70.55e9;
  const StrategyRow& data = *rowOf(advice, StrategyKind::DataParallel);
  QVERIFY(near(data.insideBytes, 4 * parameters * 7 / 8));
  QVERIFY(near(data.betweenBytes, 4 * parameters * 7 / 8));
  QVERIFY(near(rowOf(advice, StrategyKind::Fsdp)->betweenBytes, 6 * parameters * 7 / 8));
  QVERIFY(near(rowOf(advice, StrategyKind::Hsdp)->betweenBytes, 4 * parameters * 7 / 8));
  QCOMPARE(rowOf(advice, StrategyKind::TensorParallel)->betweenBytes, 0.0);
}

void StrategyTableTest::failuresStopTheirGroupThenAll() {
  Plan plan = scenario("w2-70b-25gbe");
  plan.platform = plan.platform.edited([](PlatformProfile& platform) {
    platform.priors.failuresPerHostDay = 0.0125;  // eight hosts: one in ten days
    platform.priors.jobFailuresPerDay = 0;
  });
  const Advice advice = adviceFor(plan);
  const Text& tensor = rowOf(advice, StrategyKind::TensorParallel)->blast.figure;
  QCOMPARE(countOf(tensor, 0), std::int64_t(8));
  QCOMPARE(countOf(tensor, 1), std::int64_t(64));
  QVERIFY(near(std::get<Seconds>(tensor.arguments[2]).value(), 10 * 86400.0, 1e-9));
  // Shards over all GPUs have no copy to fall back on.
  QCOMPARE(countOf(rowOf(advice, StrategyKind::Fsdp)->blast.figure, 0), std::int64_t(64));
  const StrategyRow& hybrid = *rowOf(advice, StrategyKind::Hybrid);
  const Layout& layout = *hybrid.best->plan.layout;
  QCOMPARE(countOf(hybrid.partial.figure, 0), std::int64_t(layout.tp) * layout.cp * layout.pp);
}

void StrategyTableTest::hybridsAreOneForEachCombinationOfAxes() {
  const Advice advice = adviceFor(scenario("w7-8x22b-pcie"));
  std::set<std::array<bool, 4>> seen;
  int count = 0;
  for (const StrategyRow& row : advice.table) {
    if (row.kind != StrategyKind::Hybrid) continue;
    ++count;
    const Layout& layout = *row.best->plan.layout;
    QVERIFY(seen.insert({layout.tp > 1, layout.pp > 1, layout.cp > 1, layout.ep > 1}).second);
  }
  QVERIFY(count >= 2 && count <= kMostHybridRows);
}

void StrategyTableTest::theAdvisedRowComesFirst_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("shards within a host") << "w1-7b-one-host";
  QTest::newRow("a hybrid over hosts") << "w2-70b-25gbe";
  QTest::newRow("FSDP over hosts") << "w3-70b-8xndr";
}

void StrategyTableTest::theAdvisedRowComesFirst() {
  QFETCH(QString, name);
  const Advice advice = adviceFor(scenario(name.toLatin1().constData()));
  QVERIFY(advice.table.front().isChosen);
  QCOMPARE(advice.table.front().best->name, advice.strategy->name);
  QCOMPARE(std::count_if(advice.table.begin(), advice.table.end(),
                         [](const StrategyRow& row) { return row.isChosen; }),
           1);
}

void StrategyTableTest::aLoadedRowHasItsStrategy() {
  const Plan plan = scenario("w3-70b-8xndr");
  const Advice advice = adviceFor(plan);
  for (const StrategyRow& row : advice.table) {
    if (!row.best) continue;
    QVERIFY(row.best->kind == row.kind);
    QCOMPARE(row.best->plan.layout->worldSize(), plan.layout->worldSize());
    QVERIFY(row.best->plan.cluster.isSame(plan.cluster));
  }
}

void StrategyTableTest::missingCapabilitiesShow() {
  Plan plan = scenario("w2-70b-25gbe");
  const auto withLevel = [&plan](int level) {
    plan.platform = plan.platform.edited([level](PlatformProfile& platform) {
      Capabilities& all = platform.capabilities;
      for (std::optional<int>* one :
           {&all.gang, &all.topology, &all.queue, &all.retry, &all.reclaim, &all.capacity,
            &all.wholeHost, &all.monitoring, &all.checkpoint, &all.spares}) {
        *one = level;
      }
    });
    return rowOf(adviceFor(plan), StrategyKind::Pipeline)->capabilities.status;
  };
  QVERIFY(withLevel(0) == Status::Red);
  QVERIFY(withLevel(3) == Status::Green);
}

SLICESCAPE_TEST(StrategyTableTest);
#include "strategy_table_test.moc"
