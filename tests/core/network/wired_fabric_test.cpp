// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/cost/fabric.h"
#include "core/hardware/wiring.h"
#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

Cluster pods(int count, int hosts) {
  Cluster cluster;
  for (int i = 0; i < count; ++i) {
    HostGroup group = testing::railCluster("dgx-h100", hosts).hosts.front();
    group.id = "pod" + std::to_string(i);
    cluster.hosts.push_back(group);
  }
  return cluster;
}

/// Rate of one rank when every rank of `size` consecutive ones sends to all others.
double allTalk(const Cluster& cluster, int size) {
  return Fabric(cluster, 0, HardwareCatalogue::builtIn()).path({size, 1}).scaleOutAllTalk.value();
}

Cluster wiredAs(NetworkTemplate kind, double oversubscription) {
  const Cluster cluster = pods(3, 16);
  std::vector<std::string> ids;
  for (const HostGroup& group : cluster.hosts) ids.push_back(group.id);
  WiringChoice choice;
  choice.kind = kind;
  choice.oversubscription = oversubscription;
  return wired(cluster, ids, choice).cluster;
}

}  // namespace

/// What the cost model makes of networks that were wired by template.
class WiredFabricTest : public QObject {
  Q_OBJECT

 private slots:
  void oversubscriptionIsPaidBetweenPods_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("rails") << int(NetworkTemplate::RailOptimised);
    QTest::newRow("groups of a dragonfly") << int(NetworkTemplate::Dragonfly);
  }
  void oversubscriptionIsPaidBetweenPods() {
    QFETCH(int, kind);
    const Cluster even = wiredAs(NetworkTemplate(kind), 1);
    const Cluster thin = wiredAs(NetworkTemplate(kind), 4);
    const int pod = 16 * 8;
    QCOMPARE(allTalk(thin, pod), allTalk(even, pod));
    QCOMPARE(allTalk(even, 3 * pod), allTalk(even, pod));
    QCOMPARE(allTalk(thin, 3 * pod), allTalk(even, 3 * pod) / 4);
  }
  void everyTemplateConnectsTheHosts() {
    for (const NetworkTemplate kind :
         {NetworkTemplate::RailOptimised, NetworkTemplate::FatTree, NetworkTemplate::Dragonfly}) {
      Plan plan = testing::llama70b();
      plan.cluster = wiredAs(kind, 1);
      plan.layout = plan.layout.edited([](Layout& layout) { layout.dp = 12; });
      plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch = 120; });
      const Evaluation evaluation = evaluate(plan);
      QVERIFY(testing::findingOf(evaluation, "cluster.separate-networks") == nullptr);
      QVERIFY(testing::findingOf(evaluation, "cluster.ports-exceeded") == nullptr);
      QVERIFY(evaluation.stepTime.p50 > 0);
    }
  }
};

SLICESCAPE_TEST(WiredFabricTest);
#include "wired_fabric_test.moc"
