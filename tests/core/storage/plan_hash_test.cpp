// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QTest>

#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "tests/core/storage/random_plan.h"
#include "tests/support/registry.h"

using namespace slicescape;

class PlanHashTest : public QObject {
  Q_OBJECT

 private slots:
  void itIsSha256OfTheTextWithoutCosmetics();
  void nameNotesAndPositionsDoNotCount();
  void everythingElseCounts();
  void itSurvivesSavingAndLoading();
};

void PlanHashTest::itIsSha256OfTheTextWithoutCosmetics() {
  Plan plan;
  plan.name = "x";
  // The canonical text of an empty plan, written out by hand.
  const QByteArray canonical =
      R"({"schema":"slicescape.plan/1",)"
      R"("cluster":{"hosts":[],"switches":[],"links":[],"scale_up_domains":[],"measured":[],"tenants":[]},)"
      R"("model":{},)"
      R"("workload":{"task":"pretrain","seq_len":4096,"micro_batch":1,"global_batch":128},)"
      R"("layout":{"tp":1,"cp":1,"ep":1,"etp":1,"dp":1,"pp":1,"vpp":1,"order":[],"schedule":{"kind":"1f1b"},)"
      R"("recompute":{"mode":"none","modules":[]},"flags":{},"offload":{"optimizer":0,"activations":0}},)"
      R"("placement":{"policy":"auto","groups":[]},)"
      R"("platform":{"capabilities":{},"priors":{}},)"
      R"("assumptions":{}})";
  QCOMPARE(QByteArray::fromStdString(planHash(plan)),
           QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex());
}

void PlanHashTest::nameNotesAndPositionsDoNotCount() {
  const Plan plan = *loadPlan(resources::examples().front().text, "example");
  Plan changed = plan;
  changed.name += " (copy)";
  changed.notes = "remember the milk";
  changed.cluster = plan.cluster.edited([](Cluster& cluster) {
    for (HostGroup& group : cluster.hosts) group.position.x += 64;
    for (SwitchGroup& group : cluster.switches) group.position.y -= 8;
  });
  QVERIFY(savePlan(changed) != savePlan(plan));
  QCOMPARE(planHash(changed), planHash(plan));
}

void PlanHashTest::everythingElseCounts() {
  const Plan plan = *loadPlan(resources::examples().front().text, "example");
  for (const char* setting :
       {"layout.tp=4", "workload.tokens=1", "cluster.hosts[0].count=3", "platform.pue=1.3",
        "model.catalogue=llama3-8b", "layout.stages[0].chunks[0].count=19",
        "assumptions[\"layout.tp\"].origin=user", "layout.flags.compile=true"}) {
    const Result<Plan> changed = withSetting(plan, setting);
    QVERIFY2(changed, setting);
    QVERIFY2(planHash(*changed) != planHash(plan), setting);
  }
  Plan future = plan;
  future.unknown.emplace_back("future", "1");
  QVERIFY(planHash(future) != planHash(plan));
}

void PlanHashTest::itSurvivesSavingAndLoading() {
  for (std::uint32_t seed = 0; seed < 50; ++seed) {
    const Plan plan = testing::randomPlan(seed);
    QCOMPARE(planHash(*loadPlan(savePlan(plan), "random")), planHash(plan));
  }
}

SLICESCAPE_TEST(PlanHashTest);
#include "plan_hash_test.moc"
