// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/wiring.h"

#include <QTest>
#include <set>

#include "core/hardware/templates.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

Cluster groupsOf(std::vector<int> counts, const std::string& type = "dgx-h100") {
  Cluster cluster;
  for (const int count : counts) {
    HostGroup group;
    group.id = cluster.freeId("pod");
    group.name = group.id;
    group.count = count;
    group.type = type;
    group.position = {300.0 * static_cast<double>(cluster.hosts.size()), 400};
    cluster.hosts.push_back(group);
  }
  return cluster;
}

std::vector<std::string> idsOf(const Cluster& cluster) {
  std::vector<std::string> ids;
  for (const HostGroup& group : cluster.hosts) ids.push_back(group.id);
  return ids;
}

WiringChoice choiceOf(NetworkTemplate kind, int tiers, int ports, double oversubscription) {
  WiringChoice choice;
  choice.kind = kind;
  choice.tiers = tiers;
  choice.ports = ports;
  choice.oversubscription = oversubscription;
  return choice;
}

Wiring wire(const Cluster& cluster, const WiringChoice& choice) {
  return wired(cluster, idsOf(cluster), choice);
}

}  // namespace

class WiringTest : public QObject {
  Q_OBJECT

 private slots:
  void countsAreWorkedByHand_data();
  void countsAreWorkedByHand();
  void noSwitchHasMoreCablesThanPorts_data();
  void noSwitchHasMoreCablesThanPorts();
  void whatCannotBeBuiltIsSaid_data();
  void whatCannotBeBuiltIsSaid();
  void theOldNetworkIsReplaced();
  void otherHostsKeepTheirNetwork();
  void aFreshSwitchIsKept();
  void theSuggestionIsTheHostsOwnRate();
};

using Kind = NetworkTemplate;
Q_DECLARE_METATYPE(slicescape::WiringChoice)

// DGX H100: 8 NICs of 50 GB/s. Switches of 64 ports.
void WiringTest::countsAreWorkedByHand_data() {
  QTest::addColumn<QList<int>>("groups");
  QTest::addColumn<WiringChoice>("choice");
  QTest::addColumn<QList<int>>("switches");
  QTest::addColumn<int>("cables");
  QTest::addColumn<double>("bisection");
  const double nic = 5e10;
  // SuperPOD of four units of 32: 8 leaves each, 16 spines; 1,024 cables at each level.
  QTest::newRow("rails over four pods of 32")
      << QList<int>{32, 32, 32, 32} << choiceOf(Kind::RailOptimised, 2, 64, 1) << QList<int>{32, 16}
      << 2048 << 512 * nic;
  // 48 ports down and 16 up would serve 3 : 1; 32 hosts take 32 down, so 11 up.
  QTest::newRow("rails oversubscribed three to one")
      << QList<int>{32, 32} << choiceOf(Kind::RailOptimised, 2, 64, 3) << QList<int>{16, 3}
      << 512 + 16 * 11 << 16 * 11 * nic / 2;
  QTest::newRow("one tier: a switch a rail")
      << QList<int>{40} << choiceOf(Kind::RailOptimised, 1, 64, 1) << QList<int>{8} << 320
      << 160 * nic;
  // 32 ports down hold 4 hosts of 8 cables: 8 leaves, 256 cables up, 4 spines.
  QTest::newRow("a fat tree of blocks") << QList<int>{32} << choiceOf(Kind::FatTree, 2, 64, 1)
                                        << QList<int>{8, 4} << 512 << 128 * nic;
  QTest::newRow("three tiers") << QList<int>{64, 64} << choiceOf(Kind::RailOptimised, 3, 64, 1)
                               << QList<int>{32, 32, 16} << 3 * 1024 << 512 * nic;
  // 16 hosts on 8 leaves, 16 ports used; 7 to the rest of the group, 8 to each of two groups.
  QTest::newRow("a dragonfly of three groups")
      << QList<int>{16, 16, 16} << choiceOf(Kind::Dragonfly, 1, 64, 1) << QList<int>{24}
      << 3 * 128 + 3 * 28 + 3 * 64 << 128 * nic;
  // 5 hosts: 4 others, two of the 8 NICs for each.
  QTest::newRow("a full mesh of five")
      << QList<int>{5} << choiceOf(Kind::FullMesh, 1, 64, 1) << QList<int>{} << 20 << 12 * nic;
  QTest::newRow("a full mesh over two groups")
      << QList<int>{2, 3} << choiceOf(Kind::FullMesh, 1, 64, 1) << QList<int>{} << 20 << 12 * nic;
}

void WiringTest::countsAreWorkedByHand() {
  QFETCH(QList<int>, groups);
  QFETCH(WiringChoice, choice);
  const Wiring wiring = wire(groupsOf({groups.begin(), groups.end()}), choice);
  QVERIFY2(wiring.problem.empty(), toEnglish(wiring.problem).c_str());
  QTEST(QList<int>(wiring.switches.begin(), wiring.switches.end()), "switches");
  QTEST(static_cast<int>(wiring.cables), "cables");
  QTEST(wiring.bisection.value(), "bisection");
}

void WiringTest::noSwitchHasMoreCablesThanPorts_data() {
  QTest::addColumn<WiringChoice>("choice");
  for (const Kind kind : {Kind::RailOptimised, Kind::FatTree, Kind::Dragonfly}) {
    for (const int tiers : {1, 2, 3}) {
      for (const int ports : {36, 64, 128}) {
        for (const double oversubscription : {1.0, 2.0, 3.5}) {
          QTest::addRow("kind %d, %d tiers of %d ports, %g : 1", int(kind), tiers, ports,
                        oversubscription)
              << choiceOf(kind, tiers, ports, oversubscription);
        }
      }
    }
  }
}

void WiringTest::noSwitchHasMoreCablesThanPorts() {
  QFETCH(WiringChoice, choice);
  const Wiring wiring = wire(groupsOf({7, 32, 33}), choice);
  if (!wiring.problem.empty()) return;
  const Cluster& cluster = wiring.cluster;
  std::set<std::string> ids;
  for (const Link& link : cluster.links) QVERIFY(ids.insert(link.id).second);
  for (const SwitchGroup& group : cluster.switches) {
    QVERIFY(ids.insert(group.id).second);
    double cables = 0;
    for (const Link& link : cluster.links) {
      const HostGroup* host = cluster.host(link.from);
      const SwitchGroup* below = cluster.switchGroup(link.from);
      if (link.to == group.id && link.from != group.id) {
        cables += double(link.perHost) * (host ? host->count : below->count);
      }
      if (link.from == group.id) cables += double(link.perHost) * group.count;
    }
    QVERIFY2(cables <= double(group.ports) * group.count, group.id.c_str());
  }
}

void WiringTest::whatCannotBeBuiltIsSaid_data() {
  QTest::addColumn<QList<int>>("groups");
  QTest::addColumn<WiringChoice>("choice");
  QTest::newRow("nothing to wire") << QList<int>{1} << choiceOf(Kind::RailOptimised, 2, 64, 1);
  QTest::newRow("one tier for too many hosts")
      << QList<int>{65} << choiceOf(Kind::RailOptimised, 1, 64, 1);
  QTest::newRow("more leaves than a spine has ports")
      << QList<int>{512} << choiceOf(Kind::RailOptimised, 2, 64, 1);
  QTest::newRow("a host wider than a leaf") << QList<int>{4} << choiceOf(Kind::FatTree, 2, 8, 1);
  QTest::newRow("a dragonfly of one group") << QList<int>{8} << choiceOf(Kind::Dragonfly, 1, 64, 1);
  // 1 cable down, 7 in the group and 9 to other groups: 17 ports.
  QTest::newRow("a dragonfly of more groups than ports")
      << QList<int>(10, 1) << choiceOf(Kind::Dragonfly, 1, 16, 1);
  QTest::newRow("a mesh wider than the NICs")
      << QList<int>{10} << choiceOf(Kind::FullMesh, 1, 64, 1);
}

void WiringTest::whatCannotBeBuiltIsSaid() {
  QFETCH(QList<int>, groups);
  QFETCH(WiringChoice, choice);
  const Cluster before = groupsOf({groups.begin(), groups.end()});
  const Wiring wiring = wire(before, choice);
  QVERIFY(!wiring.problem.empty());
  QVERIFY(wiring.cluster == before);
}

void WiringTest::theOldNetworkIsReplaced() {
  const Cluster before = makeCluster("dgx-h100", 128);
  const Wiring wiring = wire(before, choiceOf(Kind::FatTree, 2, 64, 1));
  QCOMPARE(wiring.replacedLinks, int(before.links.size()));
  QCOMPARE(wiring.replacedSwitches, int(before.switches.size()));
  QVERIFY(wiring.cluster.hosts == before.hosts);
  // Wiring twice gives the same network.
  const Wiring again = wire(wiring.cluster, choiceOf(Kind::FatTree, 2, 64, 1));
  QCOMPARE(again.cables, wiring.cables);
  QCOMPARE(again.cluster.switches.size(), wiring.cluster.switches.size());
}

void WiringTest::otherHostsKeepTheirNetwork() {
  const Cluster before = wire(groupsOf({8, 8}), choiceOf(Kind::RailOptimised, 2, 64, 1)).cluster;
  const Wiring wiring =
      wired(before, {before.hosts[0].id}, choiceOf(Kind::RailOptimised, 1, 64, 1));
  QVERIFY(wiring.problem.empty());
  const auto links = [](const Cluster& cluster, const std::string& id) {
    return std::count_if(cluster.links.begin(), cluster.links.end(),
                         [&](const Link& link) { return link.from == id || link.to == id; });
  };
  QCOMPARE(links(wiring.cluster, before.hosts[1].id), 1);
  QCOMPARE(links(wiring.cluster, before.hosts[0].id), 1);
  QCOMPARE(wiring.replacedSwitches, 1);  // its own leaves; the spine serves the other pod
}

void WiringTest::aFreshSwitchIsKept() {
  Cluster before = wire(groupsOf({8, 8}), choiceOf(Kind::RailOptimised, 2, 64, 1)).cluster;
  SwitchGroup fresh;
  fresh.id = "fresh";
  before.switches.push_back(fresh);
  const Wiring wiring = wire(before, choiceOf(Kind::RailOptimised, 1, 64, 1));
  QVERIFY(wiring.cluster.switchGroup("fresh") != nullptr);
}

void WiringTest::theSuggestionIsTheHostsOwnRate() {
  QCOMPARE(suggestedWiring(groupsOf({4}, "dgx-a100"), {"pod"}).bandwidth.value(), 25e9);
  QCOMPARE(suggestedWiring(groupsOf({4}), {"pod"}).bandwidth.value(), 50e9);
}

SLICESCAPE_TEST(WiringTest);
#include "wiring_test.moc"
