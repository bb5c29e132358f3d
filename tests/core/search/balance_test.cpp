// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/balance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <numeric>
#include <random>

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

namespace slicescape {
namespace {

/// Layer costs with something extra on the two ends, as the examples give them.
struct Costs {
  std::vector<double> layers;
  double first = 0;
  double last = 0;

  RunCost function(int stages) const {
    return [this, stages](int stage, int begin, int end) {
      double sum = std::accumulate(layers.begin() + begin, layers.begin() + end, 0.0);
      if (stage == 0) sum += first;
      if (stage == stages - 1) sum += last;
      return sum;
    };
  }
};

double worstOf(const std::vector<int>& counts, const RunCost& cost) {
  double worst = 0;
  int begin = 0;
  for (std::size_t stage = 0; stage < counts.size(); ++stage) {
    worst = std::max(worst, cost(static_cast<int>(stage), begin, begin + counts[stage]));
    begin += counts[stage];
  }
  return worst;
}

/// The least worst cost over every way to cut, by trying them all.
double exhaustive(int layers, int stages, const RunCost& cost, const RunCost& limit, int stage = 0,
                  int begin = 0) {
  constexpr double kNone = 1e300;
  if (stage == stages - 1) {
    if (begin >= layers || (limit && limit(stage, begin, layers) > 1)) return kNone;
    return cost(stage, begin, layers);
  }
  double best = kNone;
  for (int end = begin + 1; end <= layers - (stages - 1 - stage); ++end) {
    if (limit && limit(stage, begin, end) > 1) break;
    const double rest = exhaustive(layers, stages, cost, limit, stage + 1, end);
    best = std::min(best, std::max(cost(stage, begin, end), rest));
  }
  return best;
}

}  // namespace

class BalanceTest : public QObject {
  Q_OBJECT
 private slots:
  void matchesThePublishedPartitions();
  void equalsExhaustiveSearch();
  void keepsTheLimitOrSaysThatNoneDoes();
  void conservesLayers_data();
  void conservesLayers();
  void memoryGoalEmptiesTheFullestGpu();
  void aHeavyHeadTakesLayersFromTheLastStage();
};

void BalanceTest::matchesThePublishedPartitions() {
  SKIP_WITHOUT_SHARED("reference/schedules_examples.json");
  const QJsonObject document =
      QJsonDocument::fromJson(testing::readAll(testing::sharedPath(
                                  QStringLiteral("reference/schedules_examples.json"))))
          .object();
  const QJsonArray examples = document[QStringLiteral("layer_partition_examples")].toArray();
  QVERIFY(examples.size() >= 5);
  for (const QJsonValue& example : examples) {
    Costs costs;
    for (const QJsonValue& cost : example[QStringLiteral("layer_costs")].toArray()) {
      costs.layers.push_back(cost.toDouble());
    }
    costs.first = example[QStringLiteral("extra_first_stage")].toDouble();
    costs.last = example[QStringLiteral("extra_last_stage")].toDouble();
    const int stages = example[QStringLiteral("stages")].toInt();
    const auto counts =
        balancedPartition(static_cast<int>(costs.layers.size()), stages, costs.function(stages));
    QVERIFY(counts.has_value());
    QCOMPARE(std::accumulate(counts->begin(), counts->end(), 0),
             static_cast<int>(costs.layers.size()));
    QCOMPARE(worstOf(*counts, costs.function(stages)),
             example[QStringLiteral("optimal_max_stage_cost")].toDouble());
  }
}

void BalanceTest::equalsExhaustiveSearch() {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    Costs costs;
    const int layers = 3 + static_cast<int>(random() % 8);
    for (int i = 0; i < layers; ++i) costs.layers.push_back(0.1 + (random() % 1000) / 100.0);
    costs.first = (random() % 500) / 100.0;
    costs.last = (random() % 900) / 100.0;
    const int stages = 1 + static_cast<int>(random() % static_cast<unsigned>(std::min(layers, 4)));
    const RunCost cost = costs.function(stages);
    const auto counts = balancedPartition(layers, stages, cost);
    QVERIFY(counts.has_value());
    const double best = exhaustive(layers, stages, cost, {});
    QVERIFY2(std::abs(worstOf(*counts, cost) - best) < 1e-9 * best,
             qPrintable(QStringLiteral("round %1").arg(round)));
  }
}

void BalanceTest::keepsTheLimitOrSaysThatNoneDoes() {
  std::mt19937 random(11);
  int impossible = 0;
  for (int round = 0; round < 300; ++round) {
    Costs time;
    Costs memory;
    const int layers = 4 + static_cast<int>(random() % 6);
    for (int i = 0; i < layers; ++i) {
      time.layers.push_back(1 + (random() % 100) / 10.0);
      memory.layers.push_back(0.05 + (random() % 100) / 250.0);
    }
    const int stages = 2 + static_cast<int>(random() % 3);
    const RunCost cost = time.function(stages);
    const RunCost limit = memory.function(stages);
    const double best = exhaustive(layers, stages, cost, limit);
    const auto counts = balancedPartition(layers, stages, cost, limit);
    QCOMPARE(counts.has_value(), best < 1e299);
    if (!counts) {
      ++impossible;
      continue;
    }
    QVERIFY(worstOf(*counts, limit) <= 1);
    QVERIFY(std::abs(worstOf(*counts, cost) - best) < 1e-9 * best);
  }
  QVERIFY(impossible > 10);
}

void BalanceTest::conservesLayers_data() {
  QTest::addColumn<int>("goal");
  QTest::addColumn<QString>("schedule");
  QTest::addColumn<int>("vpp");
  for (const int goal : {0, 1, 2}) {
    QTest::addRow("1F1B, goal %d", goal) << goal << QStringLiteral("1f1b") << 1;
    QTest::addRow("interleaved, goal %d", goal) << goal << QStringLiteral("interleaved") << 4;
    QTest::addRow("ZB-V, goal %d", goal) << goal << QStringLiteral("zb-v") << 2;
    QTest::addRow("DualPipe, goal %d", goal) << goal << QStringLiteral("dualpipe") << 1;
  }
}

void BalanceTest::conservesLayers() {
  QFETCH(int, goal);
  QFETCH(QString, schedule);
  QFETCH(int, vpp);
  Plan plan = testing::llama70b();
  plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.schedule.kind = schedule.toStdString();
    layout.vpp = vpp;
  });
  const Result<BalanceResult> result = balance(plan, static_cast<BalanceGoal>(goal));
  QVERIFY(result.has_value());
  const Evaluation after = evaluate(result->plan);
  QVERIFY(after.verdict != Verdict::Invalid);
  int layers = 0;
  for (const Stage& stage : result->after.stages) {
    for (const Chunk& chunk : stage.chunks) layers += chunk.count;
  }
  QCOMPARE(layers, 80);
  if (goal == 0) QVERIFY(result->after.worstTime <= result->before.worstTime * (1 + 1e-9));
  if (goal == 1) QVERIFY(result->after.worstPeak <= result->before.worstPeak);
}

void BalanceTest::memoryGoalEmptiesTheFullestGpu() {
  // 1F1B keeps p − s micro-batches on stage s: balanced by memory, the first stage holds fewer
  // layers than the last but one.
  const Result<BalanceResult> result = balance(testing::llama70b(), BalanceGoal::Memory);
  QVERIFY(result.has_value());
  QVERIFY(result->after.worstPeak < result->before.worstPeak);
  QVERIFY(result->after.stages.front().chunks.front().count <
          result->after.stages[2].chunks.front().count);
  QVERIFY(!result->changed.empty());
}

void BalanceTest::aHeavyHeadTakesLayersFromTheLastStage() {
  // Gemma 3's head over 262 k tokens weighs several of its small layers.
  Plan plan = testing::llama70b();
  ModelChoice model;
  model.catalogueId = "gemma3-1b";
  plan.model = model;
  plan.workload = plan.workload.edited([](Workload& work) { work.sequenceLength = 2048; });
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.tp = 1;
    layout.pp = 4;
    layout.dp = 16;
  });
  const Result<BalanceResult> result = balance(plan, BalanceGoal::Time);
  QVERIFY(result.has_value());
  QVERIFY(result->after.stages.back().chunks.front().count <
          result->after.stages[1].chunks.front().count - 2);
  QVERIFY(result->after.stepTime < result->before.stepTime);
}

SLICESCAPE_TEST(BalanceTest);

}  // namespace slicescape

#include "balance_test.moc"
