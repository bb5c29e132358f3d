// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/balance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

#include "core/search/stage_changes.h"
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
  void lockedStagesKeepTheirLayers();
  void stagesAreSplitAndMerged();
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

/// A locked stage keeps its layers; what lies on each side of it is balanced by itself, as an
/// exhaustive search over the boundaries that are free finds.
void BalanceTest::lockedStagesKeepTheirLayers() {
  Plan plan = testing::llama70b();
  StageMap map = stageMapOf({10, 26, 20, 24}, 4, 1);
  map[0].locked = true;
  plan.layout = plan.layout.edited([&](Layout& layout) { layout.stages = map; });
  const Result<BalanceResult> result = balance(plan, BalanceGoal::Time);
  QVERIFY(result.has_value());
  QCOMPARE(result->after.stages[0].chunks.front().count, 10);
  QVERIFY(result->after.stages[0].locked);
  double best = std::numeric_limits<double>::infinity();
  for (int second = 1; second <= 68; ++second) {
    for (int third = 1; second + third <= 69; ++third) {
      if (std::abs(second - 23) > 4 || std::abs(third - 23) > 4) continue;
      Plan other = plan;
      other.layout = plan.layout.edited([&](Layout& layout) {
        layout.stages = stageMapOf({10, second, third, 70 - second - third}, 4, 1);
      });
      double worst = 0;
      for (const StageResult& stage : evaluate(other).stages) {
        worst =
            std::max(worst, (stage.forward + stage.backwardInput + stage.backwardWeight).value());
      }
      best = std::min(best, worst);
    }
  }
  QVERIFY(std::abs(result->after.worstTime / best - 1) < 1e-9);
}

/// One rank more or less, every layer still on one stage, no more GPUs than there are.
void BalanceTest::stagesAreSplitAndMerged() {
  Plan plan = testing::llama70b();
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.stages = stageMapOf({10, 30, 20, 20}, 4, 1);
  });
  const auto counts = [](const Plan& of) {
    std::vector<int> result;
    for (const Stage& stage : stagesOf(of)) result.push_back(stage.chunks.front().count);
    return result;
  };
  const Result<Plan> split = withStageSplit(plan, 3);
  QVERIFY(split.has_value());
  QCOMPARE(counts(*split), (std::vector<int>{10, 30, 20, 10, 10}));
  QVERIFY(stagesOf(*split)[4].head && !stagesOf(*split)[3].head);
  QVERIFY(split->layout->worldSize() <= plan.layout->worldSize());
  const Result<Plan> merged = withStagesMerged(*split, 3);
  QVERIFY(merged.has_value());
  QCOMPARE(counts(*merged), counts(plan));
  QVERIFY(stagesOf(*merged)[3].head);
  QVERIFY(!withStagesMerged(plan, 3).has_value());
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.stages = stageMapOf({1, 39, 20, 20}, 4, 1);
  });
  QVERIFY(!withStageSplit(plan, 0).has_value());
}

SLICESCAPE_TEST(BalanceTest);

}  // namespace slicescape

#include "balance_test.moc"
