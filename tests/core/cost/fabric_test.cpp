// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/fabric.h"

#include "tests/support/registry.h"

using namespace slicescape;

namespace {

HostGroup hosts(const char* id, const char* type, int count) {
  HostGroup group;
  group.id = id;
  group.type = std::string(type);
  group.count = count;
  return group;
}

SwitchGroup switches(const char* id, int tier, int count, int ports) {
  SwitchGroup group;
  group.id = id;
  group.tier = tier;
  group.count = count;
  group.ports = ports;
  return group;
}

Link link(const char* id, const char* from, const char* to, LinkPattern pattern, int perHost) {
  Link result;
  result.id = id;
  result.from = from;
  result.to = to;
  result.pattern = pattern;
  result.perHost = perHost;
  return result;
}

Fabric fabricOf(const Cluster& cluster) {
  return {cluster, 0, HardwareCatalogue::builtIn()};
}

}  // namespace

class FabricTest : public QObject {
  Q_OBJECT
 private slots:
  void aGroupInsideTheHostStaysOnNvlink();
  void stridedGroupsLeaveTheHost();
  void aRackDomainSpansHosts();
  void oversubscribedUplinksSlowExchangesNotRings();
  void hostsWithoutLinksHaveNoBandwidth();
};

void FabricTest::aGroupInsideTheHostStaysOnNvlink() {
  Cluster cluster;
  cluster.hosts.push_back(hosts("pod", "dgx-h100", 2));
  const GroupPath path = fabricOf(cluster).path({8, 1});
  QVERIFY(!path.leavesDomain());
  QCOMPARE(path.ranksPerHost, 8.0);
  QVERIFY(path.linkId.empty());
}

void FabricTest::stridedGroupsLeaveTheHost() {
  Cluster cluster;
  cluster.hosts.push_back(hosts("pod", "dgx-h100", 4));
  cluster.switches.push_back(switches("leaf", 1, 8, 64));
  cluster.links.push_back(link("up", "pod", "leaf", LinkPattern::Rail, 8));
  const GroupPath path = fabricOf(cluster).path({4, 8});
  QVERIFY(path.leavesDomain());
  QCOMPARE(path.perScaleUp, 1.0);
  QCOMPARE(path.domains, 4.0);
  QCOMPARE(path.linkId, std::string("up"));
  // One NIC per GPU: each rank has its own 400 Gb/s, less what the fabric loses.
  QVERIFY(path.scaleOut.value() > 0.85 * 5e10 && path.scaleOut.value() < 5e10);
}

void FabricTest::aRackDomainSpansHosts() {
  Cluster cluster;
  HostGroup trays = hosts("rack", "dgx-b200", 18);
  InlineHost tray;
  tray.device = "gb200";
  tray.deviceCount = 4;
  tray.nics = 4;
  tray.nicBandwidth = BytesPerSecond(5e10);
  trays.type = tray;
  cluster.hosts.push_back(trays);
  cluster.scaleUpDomains.push_back({"rack", 18, {}});
  const GroupPath path = fabricOf(cluster).path({64, 1});
  QVERIFY(!path.leavesDomain());
  QCOMPARE(path.perScaleUp, 64.0);
  QCOMPARE(path.ranksPerHost, 4.0);
}

void FabricTest::oversubscribedUplinksSlowExchangesNotRings() {
  // 64 hosts in blocks of 32 per leaf; a quarter of the uplinks that would be needed.
  Cluster cluster;
  cluster.hosts.push_back(hosts("pod", "dgx-h100", 64));
  cluster.switches.push_back(switches("leaf", 1, 16, 64));
  cluster.switches.push_back(switches("spine", 2, 8, 64));
  cluster.links.push_back(link("up", "pod", "leaf", LinkPattern::Block, 1));
  cluster.links.back().bandwidth = BytesPerSecond(4e11);
  cluster.links.push_back(link("core", "leaf", "spine", LinkPattern::All, 1));
  cluster.links.back().bandwidth = BytesPerSecond(4e11);
  const Fabric fabric = fabricOf(cluster);
  const GroupPath inside = fabric.path({8, 8});
  const GroupPath across = fabric.path({64, 8});
  QCOMPARE(inside.scaleOutAllTalk, inside.scaleOut);
  QCOMPARE(across.scaleOut, inside.scaleOut);
  QCOMPARE(across.scaleOutAllTalk.value(), inside.scaleOutAllTalk.value() / 4);
  QCOMPARE(fabric.linksUsed({64, 8}).size(), std::size_t{2});
  QCOMPARE(fabric.linksUsed({8, 8}).size(), std::size_t{1});
}

void FabricTest::hostsWithoutLinksHaveNoBandwidth() {
  Cluster cluster;
  cluster.hosts.push_back(hosts("pod", "dgx-h100", 2));
  QVERIFY(!fabricOf(cluster).isConnected());
  QCOMPARE(fabricOf(cluster).hostBandwidth().value(), 0.0);
}

SLICESCAPE_TEST(FabricTest);
#include "fabric_test.moc"
