// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/device_stages.h"

#include <QTest>

#include "core/plan/evaluate.h"
#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::smallPlan;

class DeviceStagesTest : public QObject {
  Q_OBJECT
 private slots:
  void pipelineSlowestPutsOneStageOnEachGroup() {
    // Order tp, cp, ep, dp, pp: ranks 0–15 are stage 0 and fill "left".
    const Plan plan = smallPlan();
    const auto stages = deviceStages(plan, evaluate(plan));
    QCOMPARE(stages.at("left").stages, std::vector<int>{0});
    QCOMPARE(stages.at("right").stages, std::vector<int>{1});
    QCOMPARE(stages.at("left").runs.size(), std::size_t{1});
    QCOMPARE(stages.at("right").runs.front().firstRank, std::int64_t{16});
    QCOMPARE(stages.at("right").runAt({1, 7})->stage, 1);
  }

  void pipelineInnermostAlternatesGpus() {
    Plan plan = smallPlan();
    plan.layout = plan.layout.edited([](Layout& layout) {
      layout.order = {"pp", "tp", "cp", "ep", "dp"};
    });
    const auto stages = deviceStages(plan, evaluate(plan));
    const GroupStages& left = stages.at("left");
    QCOMPARE(left.stages, (std::vector<int>{0, 1}));
    for (int device = 0; device < 8; ++device) {
      QCOMPARE(left.runAt({0, device})->stage, device % 2);
    }
  }

  void gpusBeyondTheJobAreIdle() {
    Plan plan = smallPlan();
    plan.layout = plan.layout.edited([](Layout& layout) { layout.dp = 1; });
    const auto stages = deviceStages(plan, evaluate(plan));
    QVERIFY(stages.at("left").runAt({1, 7}));
    QVERIFY(stages.find("right") == stages.end() || !stages.at("right").runAt({0, 0}));
  }

  void aFailedHostHoldsNothing() {
    Plan plan = smallPlan();
    plan.cluster = plan.cluster.edited([](Cluster& cluster) {
      cluster.hosts[0].failed = {0};
      cluster.hosts[0].count = 3;
    });
    const auto stages = deviceStages(plan, evaluate(plan));
    QVERIFY(!stages.at("left").runAt({0, 3}));
    QCOMPARE(stages.at("left").runAt({1, 0})->firstRank, std::int64_t{0});
  }
};

SLICESCAPE_TEST(DeviceStagesTest);
#include "device_stages_test.moc"
