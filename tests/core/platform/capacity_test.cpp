// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/capacity.h"

#include <QTest>
#include <cmath>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

struct Case {
  Plan plan;
  Evaluation evaluation;
  PlanCompletion completion;
  CapacityView view;
};

/// 70B on 64 GPUs at 2.5 USD an hour, changed as the test wants.
template <class Change>
Case reviewed(Change&& change) {
  const resources::Example& file = resources::examples()[0];
  Plan plan = *loadPlan(file.text, file.file);
  plan.platform = plan.platform.edited(change);
  const Evaluation evaluation = evaluate(plan);
  CompletionOptions options;
  options.draws = 300;
  const PlanCompletion completion = *planCompletion(plan, evaluation, options);
  return {plan, evaluation, completion, *capacityView(plan, evaluation, completion)};
}

}  // namespace

/// Figures of a capacity review.
class CapacityTest : public QObject {
  Q_OBJECT

 private slots:
  void theWaterfallIsTheAllocation() {
    const Case made = reviewed([](PlatformProfile& platform) {
      platform.spareHosts = 1;
      platform.usdPerKwh = 0.1;
      platform.priors.queueWaitS = 86400;
    });
    const CompletionParts& parts = made.completion.estimate.parts;
    const double held = parts.total() - parts.queueWait - parts.requeue;
    const DeviceHours& hours = made.view.deviceHours;
    // 64 GPUs of the job and 8 of the spare host; the queue holds nothing.
    QVERIFY(std::abs(hours.total() / (held / 3600 * 72) - 1) < 1e-9);
    QVERIFY(std::abs(hours.spares / (held / 3600 * 8) - 1) < 1e-9);
    QCOMPARE(hours.fragmentation, 0.0);
    QCOMPARE(*made.view.costUsd, hours.total() * 2.5);
    QCOMPARE(*made.view.energyUsd, made.view.energyKwh * 0.1);
    // A host of eight H100 takes between its GPUs' 5.6 kW and about twice that.
    QVERIFY(made.view.hostPowerW > 5600 && made.view.hostPowerW < 12000);
    QCOMPARE(made.view.utilisation, 1.0);
  }
  void unusedGpusOfItsHostsAreFragmentation() {
    const Case made = reviewed([](PlatformProfile&) {});
    Evaluation smaller = made.evaluation;
    smaller.worldSize = 60;
    const auto view = capacityView(made.plan, smaller, made.completion);
    const double held = made.completion.estimate.parts.total() / 3600;
    QVERIFY(std::abs(view->deviceHours.fragmentation / (4 * held) - 1) < 1e-9);
  }
  void tornadoIsSorted() {
    const Case made = reviewed([](PlatformProfile& platform) {
      platform.priors.queueWaitS = 3600;
      platform.priors.queueWaitP90S = 86400;
      platform.priors.requeueS = 3600;
    });
    QVERIFY(made.view.tornado.size() >= 6);
    for (std::size_t i = 1; i < made.view.tornado.size(); ++i) {
      QVERIFY(made.view.tornado[i - 1].swing() >= made.view.tornado[i].swing());
    }
    QCOMPARE(made.view.tornado.front().key, std::string("pace"));
    QVERIFY(made.view.tornado.front().p90AtLowS < made.view.tornadoCentreS);
    QVERIFY(made.view.tornado.front().p90AtHighS > made.view.tornadoCentreS);
  }
  void fewerHostsMissTheDeadline() {
    const Case loose = reviewed([](PlatformProfile&) {});
    QVERIFY(!loose.view.minimumHosts);
    const double p90 = loose.completion.estimate.p90S;
    const Case generous = reviewed(
        [p90](PlatformProfile& platform) { platform.deadline = std::to_string(2.2 * p90); });
    QCOMPARE(*generous.view.minimumHosts, 4);  // a replica needs four hosts
    QCOMPARE(*generous.view.deadlineProbability, 1.0);
    const Case impossible = reviewed(
        [p90](PlatformProfile& platform) { platform.deadline = std::to_string(0.3 * p90); });
    QVERIFY(!impossible.view.minimumHosts);
    QCOMPARE(*impossible.view.deadlineProbability, 0.0);
  }
  void saturationIsAnInterval() {
    const Saturation growing = saturationDays(0.6, 0.5, 0.85);
    QVERIFY(!growing.isSaturated);
    QVERIFY(std::abs(growing.earliestDays - 365 * std::log(0.85 / 0.6) / std::log(1.5)) < 1e-9);
    QVERIFY(std::abs(growing.latestDays - 365 * std::log(1 / 0.6) / std::log(1.5)) < 1e-9);
    QVERIFY(std::isinf(saturationDays(0.6, 0, 0.85).earliestDays));
    QVERIFY(saturationDays(0.9, 0.5, 0.85).isSaturated);
  }
};

SLICESCAPE_TEST(CapacityTest);
#include "capacity_test.moc"
