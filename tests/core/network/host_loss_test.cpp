// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/host_loss.h"

#include <QTest>

#include "tests/core/plan/plans.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

Plan onHosts(int hosts) {
  Plan plan = testing::llama70b();
  plan.cluster = testing::railCluster("dgx-h100", hosts);
  return plan;
}

HostLoss lost(const Plan& plan, int host) {
  return hostLoss(plan, evaluate(plan), 0, host);
}

std::int64_t groups(const HostLoss& loss, Axis axis) {
  return loss.groups[static_cast<std::size_t>(axis)];
}

}  // namespace

/// Llama 3 70B, TP 8 · PP 4 · DP 2: host h holds ranks 8 h … 8 h + 7, which is one TP group of
/// stage h / 2 in replica h mod 2.
class HostLossTest : public QObject {
  Q_OBJECT

 private slots:
  void ranksStagesAndGroups_data();
  void ranksStagesAndGroups();
  void aSpareTakesOver();
  void withoutASpareOneReplicaIsLeft();
  void anIdleHostStopsNothing();
  void aSingleReplicaHasNoRest();
  void aTenantIsNoSpare();
};

void HostLossTest::ranksStagesAndGroups_data() {
  QTest::addColumn<int>("host");
  QTest::addColumn<int>("firstRank");
  QTest::addColumn<int>("stage");
  QTest::addColumn<int>("replica");
  QTest::newRow("the first host") << 0 << 0 << 0 << 0;
  QTest::newRow("a host in the middle") << 5 << 40 << 2 << 1;
  QTest::newRow("the last host") << 7 << 56 << 3 << 1;
}

void HostLossTest::ranksStagesAndGroups() {
  QFETCH(int, host);
  const HostLoss loss = lost(onHosts(8), host);
  QCOMPARE(loss.ranks.size(), std::size_t{1});
  QTEST(static_cast<int>(loss.ranks.front().first), "firstRank");
  QCOMPARE(loss.rankCount, std::int64_t{8});
  QCOMPARE(loss.stages.size(), std::size_t{1});
  QTEST(loss.stages.front(), "stage");
  QCOMPARE(loss.replicas.size(), std::size_t{1});
  QTEST(loss.replicas.front(), "replica");
  QCOMPARE(groups(loss, Axis::Tp), std::int64_t{1});
  QCOMPARE(groups(loss, Axis::Dp), std::int64_t{8});
  QCOMPARE(groups(loss, Axis::Pp), std::int64_t{8});
  QCOMPARE(groups(loss, Axis::Cp), std::int64_t{0});
}

void HostLossTest::aSpareTakesOver() {
  const HostLoss loss = lost(onHosts(9), 3);
  QCOMPARE(loss.spareHosts, 1);
  QCOMPARE(loss.hostsLeft, 8);
  QVERIFY(loss.gang.answer == GangAnswer::FitsNow);
}

void HostLossTest::withoutASpareOneReplicaIsLeft() {
  const HostLoss loss = lost(onHosts(8), 3);
  QCOMPARE(loss.spareHosts, 0);
  QCOMPARE(loss.hostsLeft, 7);
  QVERIFY(loss.gang.answer == GangAnswer::Never);
  QCOMPARE(loss.replicasLeft, 1);
  QVERIFY(loss.throughputShare > 0.4 && loss.throughputShare < 0.6);
}

void HostLossTest::anIdleHostStopsNothing() {
  const HostLoss loss = lost(onHosts(9), 8);
  QVERIFY(loss.stopsNothing());
  QCOMPARE(loss.sentences.size(), std::size_t{1});
  QCOMPARE(loss.hostsLeft, 8);
}

void HostLossTest::aSingleReplicaHasNoRest() {
  Plan plan = onHosts(8);
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.pp = 8;
    layout.dp = 1;
  });
  const HostLoss loss = lost(plan, 0);
  QCOMPARE(loss.replicasLeft, 0);
  QCOMPARE(loss.tokensPerSecond, 0.0);
}

void HostLossTest::aTenantIsNoSpare() {
  Plan plan = onHosts(9);
  plan.cluster = plan.cluster.edited([](Cluster& cluster) {
    Tenant tenant;
    tenant.name = "other";
    tenant.hosts = "pod";
    tenant.first = 8;
    tenant.count = 1;
    cluster.tenants.push_back(tenant);
  });
  QCOMPARE(lost(plan, 0).spareHosts, 0);
}

SLICESCAPE_TEST(HostLossTest);
#include "host_loss_test.moc"
