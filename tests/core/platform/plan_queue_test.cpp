// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/plan_queue.h"

#include <QTest>
#include <cmath>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

Plan example() {
  const resources::Example& file = resources::examples()[0];
  return *loadPlan(file.text, file.file);
}

/// One job of a whole host every hour that runs for half an hour: a load of a half.
std::vector<QueueJob> steadyJobs() {
  std::vector<QueueJob> jobs;
  for (int i = 0; i <= 400; ++i) {
    QueueJob job;
    job.id = std::to_string(i);
    job.submitS = 3600.0 * i;
    job.durationS = 1800;
    job.devices = 8;
    jobs.push_back(job);
  }
  return jobs;
}

}  // namespace

/// The plan's queue: written back, its job, and the pool when the load grows.
class PlanQueueTest : public QObject {
  Q_OBJECT

 private slots:
  void rulesComeBackAsWritten();
  void whatIsImpliedIsNotWritten();
  void foreignKeysStay();
  void theJobRunsUntilItsFinishOrItsLimit();
  void growthFillsThePool();
  void withoutGrowthThePoolNeverFills();
};

void PlanQueueTest::rulesComeBackAsWritten() {
  QueueSettings queue = *queueSettings(example());
  queue.policy.order = QueueOrder::BestEffort;
  queue.policy.gang = GangMode::Timeout;
  queue.policy.required = TopologyLevel::Rack;
  queue.policy.preemption = true;
  queue.policy.minimumRunS = 7200;
  queue.policy.graceS = 600;
  queue.policy.hotSwapHosts = 2;
  queue.policy.spareHosts = 3;
  queue.policy.maintenance = {{86400, 7200, 0, 4}};
  queue.priority = 50;
  queue.preemptible = true;
  queue.maxRestarts = 12;
  queue.growthPerYear = 0.4;
  queue.waitTargetS = 14400;
  const Plan changed = withQueue(example(), queue);
  const Result<QueueSettings> back = queueSettings(*loadPlan(savePlan(changed), "written"));
  QVERIFY(back);
  QCOMPARE(back->policy.order, QueueOrder::BestEffort);
  QCOMPARE(back->policy.gang, GangMode::Timeout);
  QCOMPARE(back->policy.required, TopologyLevel::Rack);
  QCOMPARE(back->policy.preemption, true);
  QCOMPARE(back->policy.minimumRunS, 7200.0);
  QCOMPARE(back->policy.graceS, 600.0);
  QCOMPARE(back->policy.hotSwapHosts, 2);
  QCOMPARE(back->policy.spareHosts, 3);
  QCOMPARE(back->policy.maintenance.size(), std::size_t{1});
  QCOMPARE(back->policy.maintenance[0].durationS, 7200.0);
  QCOMPARE(back->policy.maintenance[0].count, 4);
  QCOMPARE(back->policy.maxRestarts, 12);
  QCOMPARE(back->priority, 50);
  QCOMPARE(back->preemptible, true);
  QCOMPARE(back->growthPerYear, std::optional<double>(0.4));
  QCOMPARE(back->waitTargetS, std::optional<double>(14400.0));
}

void PlanQueueTest::whatIsImpliedIsNotWritten() {
  const Plan plan = example();
  const Plan same = withQueue(plan, *queueSettings(plan));
  QVERIFY(!same.platform->queue || *same.platform->queue == *plan.platform->queue);
}

void PlanQueueTest::foreignKeysStay() {
  Plan plan = example();
  plan.platform = plan.platform.edited([](PlatformProfile& profile) {
    profile.queue = "{\"order\": \"strict\", \"note\": \"ours\"}";
  });
  QueueSettings queue = *queueSettings(plan);
  queue.policy.graceS = 60;
  const Plan changed = withQueue(plan, queue);
  QVERIFY(changed.platform->queue->find("\"note\":\"ours\"") != std::string::npos);
  QCOMPARE(queueSettings(changed)->policy.graceS, 60.0);
}

void PlanQueueTest::theJobRunsUntilItsFinishOrItsLimit() {
  const Plan plan = example();
  QueueSettings queue;
  queue.priority = 7;
  const Evaluation evaluation = evaluate(plan);
  const QueueJob whole = planJob(plan, evaluation, queue);
  QCOMPARE(whole.devices, 64);
  QCOMPARE(whole.priority, 7);
  QCOMPARE(whole.durationS,
           expectedCompletion(planCompletionInput(plan, evaluation)->input).total());
  queue.timeLimitS = 86400;
  QCOMPARE(planJob(plan, evaluation, queue).durationS, 86400.0);
  // While it waits it holds no hosts: a longer wait makes no longer job.
  Plan waiting = plan;
  waiting.platform = plan.platform.edited([](PlatformProfile& profile) {
    profile.priors.queueWaitS = 86400;
    profile.priors.queueWaitP90S = 3 * 86400;
  });
  queue.timeLimitS.reset();
  QCOMPARE(planJob(waiting, evaluation, queue).durationS, whole.durationS);
}

/// A load of a half that doubles every year passes 80 % when it has grown by 1.6:
/// log(1.6) / log(2) years. Waits begin when jobs come faster than they end, at twice the load.
void PlanQueueTest::growthFillsThePool() {
  const QueueSimulation::Machine machine{1, 8, {}};
  const GrowthForecast forecast = forecastGrowth(machine, steadyJobs(), {}, 1.0, 0.8, 3600.0);
  QVERIFY(forecast.points.size() >= 10);
  for (std::size_t i = 1; i < forecast.points.size(); ++i) {
    QVERIFY(forecast.points[i].factor > forecast.points[i - 1].factor);
  }
  QVERIFY(std::abs(forecast.points.front().load - 0.5) < 0.005);
  QVERIFY(std::abs(forecast.loadDays - std::log2(1.6) * 365) < 3);
  QCOMPARE(forecast.points.front().p90WaitS, 0.0);
  QVERIFY(std::abs(forecast.waitDays - 365) < 15);
  QVERIFY(forecast.earliestDays() <= forecast.latestDays());
}

void PlanQueueTest::withoutGrowthThePoolNeverFills() {
  const QueueSimulation::Machine machine{1, 8, {}};
  const GrowthForecast forecast = forecastGrowth(machine, steadyJobs(), {}, 0, 0.8, std::nullopt);
  QVERIFY(std::isinf(forecast.loadDays));
  QVERIFY(std::isinf(forecast.waitDays));
}

SLICESCAPE_TEST(PlanQueueTest);
#include "plan_queue_test.moc"
