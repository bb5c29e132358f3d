// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search.h"

#include <QTest>
#include <limits>

#include "core/search/grid.h"
#include "core/search/layer_weights.h"
#include "core/search/search_json.h"
#include "core/units/json_writer.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

namespace slicescape {
namespace {

/// A model and a cluster small enough to try every layout in full.
Plan smallPlan(const char* model = "llama3-8b", std::int64_t batch = 32) {
  Plan plan = testing::llama70b();
  plan.cluster = testing::railCluster("dgx-h100", 2);
  ModelChoice choice;
  choice.catalogueId = model;
  plan.model = choice;
  plan.workload = plan.workload.edited([&](Workload& work) {
    work.sequenceLength = 4096;
    work.globalBatch = batch;
  });
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.tp = 2;
    layout.pp = 2;
    layout.dp = 4;
  });
  return plan;
}

/// The least objective over every layout of the space, each evaluated in full.
double exhaustiveBest(const Plan& plan, const SearchSpace& space, Objective objective) {
  const Scoring scoring(plan);
  const std::shared_ptr<const ModelProfile> model = modelOf(plan);
  double best = std::numeric_limits<double>::infinity();
  const auto consider = [&](Candidate candidate) {
    Plan tried = withCandidate(plan, space, candidate);
    if (candidate.slicing == Slicing::Balanced) {
      const ResolvedPlan resolved = resolvePlan(tried, Catalogues::builtIn());
      if (resolved.contexts.empty() || !resolved.scheduleProblems.empty()) return;
      const StageMap stages = timeBalancedStages(resolved);
      tried = withCandidate(plan, space, candidate, &stages);
    }
    const Evaluation evaluation = evaluate(tried);
    if (!evaluation.fits) return;
    best = std::min(best, scoring.score(tried, evaluation).valueOf(objective));
  };
  for (const Grid& grid : gridsOf(space, *model, space.mostGpus)) {
    for (const ShapeChoice& shape : shapesOf(space, *model, grid.pp)) {
      for (const int microBatch : microBatchesOf(space, plan.workload->globalBatch, grid.dp)) {
        for (std::size_t mode = 0; mode < space.recompute.size(); ++mode) {
          for (int zero = 0; zero <= 3; ++zero) {
            for (const Slicing slicing : space.slicings) {
              Candidate candidate;
              candidate.tp = grid.tp;
              candidate.cp = grid.cp;
              candidate.pp = grid.pp;
              candidate.dp = grid.dp;
              candidate.ep = grid.ep;
              candidate.etp = grid.etp;
              candidate.vpp = shape.vpp;
              candidate.schedule = shape.schedule;
              candidate.microBatch = microBatch;
              candidate.recompute = static_cast<std::uint8_t>(mode);
              candidate.zero = static_cast<std::int8_t>(zero);
              candidate.slicing = slicing;
              if (grid.pp > 1 || slicing == Slicing::Even) consider(candidate);
            }
          }
        }
      }
    }
  }
  return best;
}

}  // namespace

class SearchTest : public QObject {
  Q_OBJECT
 private slots:
  void topPlanIsTheTrueOptimum_data();
  void topPlanIsTheTrueOptimum();
  void doesNotDependOnThreads();
  void everyLayoutIsAccountedFor();
  void shardsJoinToTheWhole();
  void limitsHold();
  void fewestGpusMeetADeadline();
  void stopsWhenAsked();
  void nothingFeasibleIsSaid();
};

void SearchTest::topPlanIsTheTrueOptimum_data() {
  QTest::addColumn<QString>("model");
  QTest::addColumn<int>("objective");
  QTest::newRow("dense, step time") << "llama3-8b" << 0;
  QTest::newRow("dense, memory") << "llama3-8b" << 3;
  QTest::newRow("dense, cost") << "llama3-8b" << 2;
  QTest::newRow("dense, GPUs") << "llama3-8b" << 4;
  QTest::newRow("experts, step time") << "qwen3-30b-a3b" << 0;
}

void SearchTest::topPlanIsTheTrueOptimum() {
  QFETCH(QString, model);
  QFETCH(int, objective);
  const Plan plan = smallPlan(qPrintable(model), 16);
  SearchSpace space = defaultSpace(plan);
  // A coarser grid keeps the exhaustive side affordable; nothing is left out of the schedules.
  QVERIFY(narrow(space, "recompute=none,full").has_value());
  QVERIFY(narrow(space, "cp=..2").has_value());
  QVERIFY(narrow(space, "vpp=..4").has_value());
  QVERIFY(narrow(space, "ep=..8").has_value());
  SearchOptions options;
  options.objective = static_cast<Objective>(objective);
  options.top = 3;
  const SearchResult result = searchPlans(plan, space, options);
  QVERIFY(!result.plans.empty());
  const double best = exhaustiveBest(plan, space, options.objective);
  const auto optimum = std::find_if(result.plans.begin(), result.plans.end(),
                                    [](const FoundPlan& found) { return found.isBest; });
  QVERIFY(optimum != result.plans.end());
  const double found = optimum->score.valueOf(options.objective);
  QVERIFY2(std::abs(found / best - 1) < 1e-9,
           qPrintable(QStringLiteral("found %1, true %2").arg(found).arg(best)));
  QVERIFY(result.plans.front().tiesWithBest);
}

void SearchTest::doesNotDependOnThreads() {
  const Plan plan = smallPlan();
  const SearchSpace space = defaultSpace(plan);
  SearchOptions options;
  options.threads = 1;
  const SearchResult one = searchPlans(plan, space, options);
  options.threads = 5;
  const SearchResult five = searchPlans(plan, space, options);
  QCOMPARE(five.space, one.space);
  QCOMPARE(five.evaluated, one.evaluated);
  QCOMPARE(five.feasible, one.feasible);
  QCOMPARE(five.plans.size(), one.plans.size());
  for (std::size_t i = 0; i < one.plans.size(); ++i) {
    QVERIFY(five.plans[i].candidate == one.plans[i].candidate);
    QCOMPARE(five.plans[i].score.stepTime, one.plans[i].score.stepTime);
  }
  QCOMPARE(five.pareto.size(), one.pareto.size());
}

void SearchTest::everyLayoutIsAccountedFor() {
  const Plan plan = smallPlan();
  SearchOptions options;
  options.top = 5;
  const SearchResult result = searchPlans(plan, defaultSpace(plan), options);
  // What was not dropped is feasible; of that, "slower" was left without a simulation.
  std::int64_t slower = 0;
  const auto group = result.pruned.groups().find("slower");
  if (group != result.pruned.groups().end()) slower = group->second.count;
  QCOMPARE(result.space, result.feasible + result.pruned.total() - slower);
  for (const auto& [code, pruned] : result.pruned.groups()) {
    QVERIFY2(!pruned.why.empty(), code.c_str());
  }
}

void SearchTest::shardsJoinToTheWhole() {
  const Plan plan = smallPlan();
  const SearchSpace space = defaultSpace(plan);
  SearchOptions options;
  options.top = 5;
  const SearchResult whole = searchPlans(plan, space, options);
  std::vector<SearchText> texts;
  options.shards = 3;
  for (int shard = 0; shard < 3; ++shard) {
    options.shard = shard;
    const SearchResult part = searchPlans(plan, space, options);
    texts.push_back({"shard", toJsonText(searchToJson(part, space, shard, 3))});
  }
  const Result<boost::json::value> merged = mergeSearches(texts, 5);
  QVERIFY(merged.has_value());
  QCOMPARE(merged->at("space").as_int64(), whole.space);
  const auto optimum = std::find_if(whole.plans.begin(), whole.plans.end(),
                                    [](const FoundPlan& found) { return found.isBest; });
  QCOMPARE(merged->at("plans").at(0).at("score").at("step_time_s").to_number<double>(),
           optimum->score.stepTime);
  texts.push_back(texts.front());
  QVERIFY(!mergeSearches(texts, 5).has_value());
  QVERIFY(!mergeSearches({{"other", "{\"schema\": \"slicescape.plan/1\"}"}}, 5).has_value());
}

void SearchTest::limitsHold() {
  const Plan plan = smallPlan();
  SearchSpace space = defaultSpace(plan);
  QVERIFY(addLimit(space, "memory=60%").has_value());
  const SearchResult result = searchPlans(plan, space);
  QVERIFY(!result.plans.empty());
  for (const FoundPlan& found : result.plans) QVERIFY(found.score.memoryShare <= 0.6);
  QVERIFY(result.pruned.groups().contains("limit.memory"));
}

/// On 8 to 64 GPUs and with a deadline between what the two ends need: no fewer GPUs may do,
/// and of those with as many, the fastest comes first or ties with the first.
void SearchTest::fewestGpusMeetADeadline() {
  Plan plan = smallPlan("llama3-8b", 64);
  plan.cluster = testing::railCluster("dgx-h100", 8);
  SearchSpace space = defaultSpace(plan);
  QVERIFY(setGpuRange(space, "8..64").has_value());
  for (const char* constraint : {"recompute=none", "cp=1", "vpp=1", "zero=1", "schedule=1f1b"}) {
    QVERIFY(narrow(space, constraint).has_value());
  }
  SearchOptions options;
  options.objective = Objective::Completion;
  options.top = 1;
  SearchSpace least = space;
  least.mostGpus = 8;
  const double slowest = searchPlans(plan, least, options).plans.at(0).score.completion;
  space.limits.push_back({LimitMetric::Completion, slowest / 2.5});
  options.objective = Objective::Gpus;
  options.top = 5;
  const SearchResult result = searchPlans(plan, space, options);
  QVERIFY(!result.plans.empty());
  const std::int64_t fewest = result.plans.front().score.gpus;
  QVERIFY(fewest > 8 && fewest < 64);
  for (const FoundPlan& found : result.plans) {
    QVERIFY(found.score.completion <= slowest / 2.5);
    QVERIFY(found.score.gpus >= fewest);
    if (found.tiesWithBest) QCOMPARE(found.score.gpus, fewest);
  }
  // Nothing with one host less keeps the deadline.
  SearchSpace fewer = space;
  fewer.mostGpus = fewest - 8;
  QVERIFY(searchPlans(plan, fewer, options).plans.empty());
}

void SearchTest::stopsWhenAsked() {
  const Plan plan = smallPlan();
  std::atomic<bool> cancel{false};
  SearchOptions options;
  options.threads = 1;
  options.cancel = &cancel;
  int reports = 0;
  options.progress = [&](const SearchProgress& progress) {
    ++reports;
    if (progress.best != nullptr) cancel = true;
  };
  const SearchResult result = searchPlans(plan, defaultSpace(plan), options);
  QVERIFY(result.cancelled);
  QVERIFY(reports > 0);
}

void SearchTest::nothingFeasibleIsSaid() {
  Plan plan = smallPlan("llama3.1-405b");
  const SearchResult result = searchPlans(plan, defaultSpace(plan));
  QVERIFY(result.plans.empty());
  QVERIFY(result.pruned.groups().contains("memory"));
}

SLICESCAPE_TEST(SearchTest);

}  // namespace slicescape

#include "search_test.moc"
