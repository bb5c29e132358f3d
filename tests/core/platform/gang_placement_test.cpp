// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/gang_placement.h"

#include <QTest>
#include <cmath>

#include "tests/support/registry.h"

using namespace slicescape;

namespace {

/// Four racks of two hosts of eight GPUs, no tenants.
Cluster fourRacks() {
  Cluster cluster;
  for (int r = 0; r < 4; ++r) {
    HostGroup group;
    group.id = "r" + std::to_string(r);
    group.count = 2;
    group.type = std::string("dgx-h100");
    group.labels = {{"rack", group.id}, {"block", r < 2 ? "left" : "right"}};
    cluster.hosts.push_back(group);
  }
  return cluster;
}

Tenant tenant(const char* name, const char* hosts, int first, int count) {
  Tenant held;
  held.name = name;
  held.hosts = hosts;
  held.first = first;
  held.count = count;
  return held;
}

GangRequest gang(int devices, TopologyLevel required = TopologyLevel::Cluster) {
  GangRequest request;
  request.devices = devices;
  request.required = required;
  return request;
}

GangPlacement place(const Cluster& cluster, const GangRequest& request) {
  return placeGang(Pool::of(cluster), request);
}

}  // namespace

/// Gangs on hosts, worked by hand.
class GangPlacementTest : public QObject {
  Q_OBJECT

 private slots:
  void anEmptyClusterTakesIt() {
    const GangPlacement placement = place(fourRacks(), gang(64));
    QVERIFY(placement.answer == GangAnswer::FitsNow);
    QCOMPARE(placement.hostsNeeded, 8);
    std::int64_t ranks = 0;
    for (const PlacedRun& run : placement.where) ranks += run.rankCount;
    QCOMPARE(ranks, std::int64_t(64));
    QCOMPARE(placement.where.size(), std::size_t(4));
  }
  void theFullestRackThatHoldsItIsTaken() {
    Cluster cluster = fourRacks();
    cluster.tenants = {tenant("a", "r2", 0, 1)};
    const GangPlacement placement = place(cluster, gang(8, TopologyLevel::Rack));
    QCOMPARE(placement.where.front().hostGroup, 2);
    QCOMPARE(placement.where.front().firstHost, 1);
    QCOMPARE(placement.slackHosts, 0);
  }
  void obstaclesAreNamed_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("obstacle");
    const auto row = [](const char* name, int which, GangAnswer answer, GangObstacle obstacle) {
      QTest::newRow(name) << which << int(answer) << int(obstacle);
    };
    row("more GPUs than there are", 0, GangAnswer::Never, GangObstacle::TooLarge);
    row("a rack is too small", 1, GangAnswer::Never, GangObstacle::Topology);
    row("a host is down", 2, GangAnswer::Never, GangObstacle::FailedHosts);
    row("a tenant that ends", 3, GangAnswer::AfterWait, GangObstacle::Tenants);
    row("a tenant that never ends", 4, GangAnswer::Never, GangObstacle::Tenants);
    row("a tenant that can be preempted", 5, GangAnswer::OnlyWithPreemption, GangObstacle::Tenants);
    row("free GPUs on used hosts", 6, GangAnswer::Never, GangObstacle::Fragmentation);
    row("empty hosts in different blocks", 7, GangAnswer::Never, GangObstacle::Topology);
  }
  void obstaclesAreNamed() {
    QFETCH(int, which);
    Cluster cluster = fourRacks();
    GangRequest request = gang(64);
    Tenant other = tenant("other", "r3", 0, 2);
    switch (which) {
      case 0:
        request = gang(72);
        break;
      case 1:
        request = gang(32, TopologyLevel::Rack);
        break;
      case 2:
        cluster.hosts[1].failed = {0};
        break;
      case 3:
        other.endsInS = 5400;
        cluster.tenants = {other};
        break;
      case 4:
        cluster.tenants = {other};
        break;
      case 5:
        other.preemptible = true;
        other.priority = 10;
        request.priority = 20;
        request.mayPreempt = true;
        cluster.tenants = {other};
        break;
      case 6:
        other.devicesPerHost = 4;
        cluster.tenants = {other};
        request = gang(56);
        break;
      default:
        cluster.tenants = {tenant("l", "r0", 0, 1), tenant("r", "r2", 0, 1)};
        request = gang(32, TopologyLevel::Block);
    }
    const GangPlacement placement = place(cluster, request);
    QTEST(int(placement.answer), "answer");
    QTEST(int(placement.obstacle), "obstacle");
    QVERIFY(!placement.reason.empty() && !placement.remedy.empty());
    if (which == 3) QCOMPARE(placement.waitS, 5400.0);
    if (which == 5) QCOMPARE(placement.preempted, std::vector<std::string>{"other"});
    if (which == 6) {
      QCOMPARE(placement.fragmentation, 8.0 / 56);
      QCOMPARE(placement.largestGangNow, 48);
    }
  }
  void onlyNeededTenantsArePreempted() {
    Cluster cluster = fourRacks();
    for (const char* rack : {"r0", "r1", "r2"}) {
      Tenant held = tenant(rack, rack, 0, 2);
      held.preemptible = true;
      held.priority = rack[1] - '0';
      cluster.tenants.push_back(held);
    }
    GangRequest request = gang(32, TopologyLevel::Block);
    request.priority = 5;
    request.mayPreempt = true;
    // The right block has one tenant, the left one two.
    const GangPlacement placement = place(cluster, request);
    QVERIFY(placement.answer == GangAnswer::OnlyWithPreemption);
    QCOMPARE(placement.preempted.size(), std::size_t(2));
    request.devices = 16;
    request.required = TopologyLevel::Cluster;
    QVERIFY(place(cluster, request).answer == GangAnswer::FitsNow);
  }
  void slicesStayTogether() {
    Cluster cluster = fourRacks();
    cluster.tenants = {tenant("a", "r0", 0, 1), tenant("b", "r1", 0, 1)};
    GangRequest request = gang(48);
    QVERIFY(place(cluster, request).answer == GangAnswer::FitsNow);
    request.sliceHosts = 2;
    request.sliceLevel = TopologyLevel::Rack;
    const GangPlacement sliced = place(cluster, request);
    QVERIFY(sliced.answer == GangAnswer::Never);
    QVERIFY(sliced.obstacle == GangObstacle::Topology);
    request.devices = 32;
    QVERIFY(place(cluster, request).answer == GangAnswer::FitsNow);
  }
  void anEmptyPoolAnswers() {
    const GangPlacement placement = place(Cluster(), gang(8));
    QVERIFY(placement.answer == GangAnswer::Never);
    QVERIFY(placement.obstacle == GangObstacle::TooLarge);
  }
  void breakEven() {
    QCOMPARE(breakEvenWait(34, 70), 36.0);
    QCOMPARE(breakEvenWait(70, 34), 0.0);
  }
};

SLICESCAPE_TEST(GangPlacementTest);
#include "gang_placement_test.moc"
