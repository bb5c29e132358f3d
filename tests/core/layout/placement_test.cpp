// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/placement.h"

#include "tests/support/registry.h"

namespace slicescape {
namespace {

HostGroup hosts(const std::string& id, int count) {
  HostGroup group;
  group.id = id;
  group.count = count;
  return group;
}

struct Host {
  int group = 0;
  int index = 0;
  bool operator==(const Host&) const = default;
};

/// The host of a rank by the documented formula.
Host hostOf(const Placement& placement, std::int64_t rank) {
  const PlacedRun* run = placement.runOf(rank);
  if (run == nullptr) return {-1, -1};
  return {run->hostGroup,
          run->firstHost + static_cast<int>((rank - run->firstRank) / run->devicesPerHost)};
}

class PlacementTest : public QObject {
  Q_OBJECT
 private slots:
  void fillsHostsInOrder();
  void skipsFailedHostsAndTenants();
  void saysHowManyRanksFoundADevice();
  void goesOnInTheNextGroup();
  void followsAnExplicitPlacement();
  void sharesAHostBetweenExplicitGroups();
  void ignoresWhatCannotBePlaced();
};

void PlacementTest::fillsHostsInOrder() {
  Cluster cluster;
  cluster.hosts = {hosts("pod", 8)};
  const Placement placement = placeRanks(cluster, {8}, {}, 60);
  QCOMPARE(placement.runs.size(), std::size_t{1});
  QCOMPARE(placement.placed, 60);
  QCOMPARE(placement.freeDevices, 64);
  QCOMPARE(hostOf(placement, 0), (Host{0, 0}));
  QCOMPARE(hostOf(placement, 7), (Host{0, 0}));
  QCOMPARE(hostOf(placement, 8), (Host{0, 1}));
  QCOMPARE(hostOf(placement, 59), (Host{0, 7}));
  QVERIFY(placement.runOf(60) == nullptr);
  QVERIFY(placement.runOf(-1) == nullptr);
}

void PlacementTest::skipsFailedHostsAndTenants() {
  Cluster cluster;
  cluster.hosts = {hosts("pod", 8)};
  cluster.hosts[0].failed = {1, 99, -3};
  Tenant inference;
  inference.hosts = "pod";
  inference.first = 4;
  inference.count = 2;
  inference.devicesPerHost = 2;  // partly occupied hosts are skipped too
  Tenant elsewhere;
  elsewhere.hosts = "other";
  elsewhere.count = 8;
  Tenant idle;
  idle.hosts = "pod";
  idle.count = 8;
  idle.devicesPerHost = 0;
  cluster.tenants = {inference, elsewhere, idle};
  const Placement placement = placeRanks(cluster, {8}, {}, 40);
  QCOMPARE(placement.placed, 40);
  QCOMPARE(placement.freeDevices, 40);
  const std::vector<int> expected{0, 2, 3, 6, 7};
  for (int i = 0; i < 5; ++i) {
    QCOMPARE(hostOf(placement, 8 * i), (Host{0, expected[static_cast<std::size_t>(i)]}));
    QCOMPARE(hostOf(placement, 8 * i + 7), (Host{0, expected[static_cast<std::size_t>(i)]}));
  }
}

void PlacementTest::saysHowManyRanksFoundADevice() {
  Cluster cluster;
  cluster.hosts = {hosts("pod", 2)};
  const Placement placement = placeRanks(cluster, {8}, {}, 24);
  QCOMPARE(placement.placed, 16);
  QCOMPARE(placement.freeDevices, 16);
  QVERIFY(placement.runOf(16) == nullptr);
  QCOMPARE(placeRanks(Cluster{}, {}, {}, 8).placed, 0);
}

void PlacementTest::goesOnInTheNextGroup() {
  Cluster cluster;
  cluster.hosts = {hosts("hopper", 2), hosts("empty", 3), hosts("trays", 4)};
  const Placement placement = placeRanks(cluster, {8, 0, 4}, {}, 28);
  QCOMPARE(placement.placed, 28);
  QCOMPARE(placement.freeDevices, 32);
  QCOMPARE(hostOf(placement, 15), (Host{0, 1}));
  QCOMPARE(hostOf(placement, 16), (Host{2, 0}));
  QCOMPARE(hostOf(placement, 27), (Host{2, 2}));
  QCOMPARE(placement.runOf(16)->devicesPerHost, 4);
}

void PlacementTest::followsAnExplicitPlacement() {
  Cluster cluster;
  cluster.hosts = {hosts("a", 4), hosts("b", 4)};
  cluster.hosts[1].failed = {2};
  PlacementChoice choice;
  choice.policy = "explicit";
  choice.groups = {{16, 31, "a", 0, {}}, {0, 15, "b", 1, {}}};
  const Placement placement = placeRanks(cluster, {8, 8}, choice, 32);
  QCOMPARE(placement.placed, 32);
  QCOMPARE(hostOf(placement, 0), (Host{1, 1}));
  QCOMPARE(hostOf(placement, 8), (Host{1, 3}));  // host 2 is down
  QCOMPARE(hostOf(placement, 16), (Host{0, 0}));
  QCOMPARE(hostOf(placement, 31), (Host{0, 1}));
}

void PlacementTest::sharesAHostBetweenExplicitGroups() {
  Cluster cluster;
  cluster.hosts = {hosts("a", 3)};
  PlacementChoice choice;
  choice.policy = "explicit";
  choice.groups = {{0, 3, "a", 0, {}}, {4, 15, "a", 0, {}}};
  const Placement placement = placeRanks(cluster, {8}, choice, 16);
  QCOMPARE(placement.placed, 16);
  QCOMPARE(hostOf(placement, 3), (Host{0, 0}));
  QCOMPARE(hostOf(placement, 7), (Host{0, 0}));
  QCOMPARE(hostOf(placement, 8), (Host{0, 1}));
  QCOMPARE(hostOf(placement, 15), (Host{0, 1}));
}

void PlacementTest::ignoresWhatCannotBePlaced() {
  Cluster cluster;
  cluster.hosts = {hosts("a", 2)};
  PlacementChoice choice;
  choice.policy = "explicit";
  choice.groups = {{0, 7, "nowhere", 0, {}}, {0, 11, "a", 0, {}}, {8, 200, "a", 1, {}}};
  const Placement placement = placeRanks(cluster, {8}, choice, 16);
  // Ranks 8 to 11 keep their first place; ranks beyond the job do not exist.
  QCOMPARE(placement.placed, 16);
  QCOMPARE(hostOf(placement, 0), (Host{0, 0}));
  QCOMPARE(hostOf(placement, 11), (Host{0, 1}));
  QCOMPARE(hostOf(placement, 15), (Host{0, 1}));
}

SLICESCAPE_TEST(PlacementTest);

}  // namespace
}  // namespace slicescape

#include "placement_test.moc"
