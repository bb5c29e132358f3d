// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/templates.h"

#include <QTest>
#include <set>

#include "tests/support/registry.h"

using namespace slicescape;

class TemplatesTest : public QObject {
  Q_OBJECT

 private slots:
  void hostsAreConservedAndCardsApart_data();
  void hostsAreConservedAndCardsApart();
  void aTierIsAsLargeAsTheReferenceDesign_data();
  void aTierIsAsLargeAsTheReferenceDesign();
  void aSingleHostHasNoNetwork();
  void anUnknownTypeGivesHostsAlone();
};

namespace {

int switchesOfTier(const Cluster& cluster, int tier) {
  int count = 0;
  for (const SwitchGroup& group : cluster.switches) count += group.tier == tier ? group.count : 0;
  return count;
}

}  // namespace

void TemplatesTest::hostsAreConservedAndCardsApart_data() {
  QTest::addColumn<QString>("type");
  QTest::addColumn<int>("hosts");
  QTest::newRow("two hosts") << "dgx-h100" << 2;
  QTest::newRow("a pod") << "dgx-h100" << 32;
  QTest::newRow("a pod and one host") << "dgx-h100" << 33;
  QTest::newRow("128 hosts") << "dgx-b200" << 128;
  QTest::newRow("2,048 hosts") << "dgx-h100" << 2048;
  QTest::newRow("an odd number of hosts with 32 NICs each") << "aws-p5" << 301;
  QTest::newRow("racks of 72") << "gb200-nvl72" << 16;
}

void TemplatesTest::hostsAreConservedAndCardsApart() {
  QFETCH(QString, type);
  QFETCH(int, hosts);
  const Cluster cluster = makeCluster(type.toStdString(), hosts);
  int total = 0;
  double lastX = -1000;
  for (const HostGroup& group : cluster.hosts) {
    total += group.count;
    QVERIFY2(group.position.x - lastX >= 184 + 40, group.id.c_str());
    lastX = group.position.x;
  }
  QCOMPARE(total, hosts);
  QVERIFY(cluster.hosts.size() <= 8);

  std::set<std::string> ids;
  for (const auto& group : cluster.hosts) QVERIFY(ids.insert(group.id).second);
  for (const auto& group : cluster.switches) QVERIFY(ids.insert(group.id).second);
  for (const Link& link : cluster.links) {
    QVERIFY(ids.insert(link.id).second);
    QVERIFY(cluster.host(link.from) || cluster.switchGroup(link.from));
    QVERIFY(cluster.switchGroup(link.to));
  }
  // No switch has more cables than ports, and no tier less bandwidth up than down.
  for (const SwitchGroup& group : cluster.switches) {
    double down = 0;
    double up = 0;
    for (const Link& link : cluster.links) {
      const HostGroup* host = cluster.host(link.from);
      const SwitchGroup* below = cluster.switchGroup(link.from);
      if (link.to == group.id) down += link.perHost * (host ? host->count : below->count);
      if (link.from == group.id) up += link.perHost * group.count;
    }
    QVERIFY2(down + up <= static_cast<double>(group.ports) * group.count, group.id.c_str());
    QVERIFY2(up == 0 || up >= down, group.id.c_str());
  }
}

// DGX SuperPOD H100 reference architecture: a scalable unit of 32 systems has 8 leaves;
// 4 units (127 systems there, one port being the subnet manager's) have 32 leaves and 16
// spines.
void TemplatesTest::aTierIsAsLargeAsTheReferenceDesign_data() {
  QTest::addColumn<int>("hosts");
  QTest::addColumn<int>("leaves");
  QTest::addColumn<int>("spines");
  QTest::addColumn<int>("cores");
  QTest::newRow("one scalable unit") << 32 << 8 << 4 << 0;
  QTest::newRow("four scalable units") << 128 << 32 << 16 << 0;
  QTest::newRow("64 units need a third tier") << 2048 << 512 << 512 << 256;
}

void TemplatesTest::aTierIsAsLargeAsTheReferenceDesign() {
  QFETCH(int, hosts);
  const Cluster cluster = makeCluster("dgx-h100", hosts);
  QTEST(switchesOfTier(cluster, 1), "leaves");
  QTEST(switchesOfTier(cluster, 2), "spines");
  QTEST(switchesOfTier(cluster, 3), "cores");
}

void TemplatesTest::aSingleHostHasNoNetwork() {
  const Cluster cluster = makeCluster("dgx-a100", 1);
  QCOMPARE(cluster.hosts.size(), std::size_t{1});
  QVERIFY(cluster.switches.empty());
  QVERIFY(cluster.links.empty());
  QVERIFY(makeCluster("dgx-a100", 0).hosts.empty());
}

void TemplatesTest::anUnknownTypeGivesHostsAlone() {
  const Cluster cluster = makeCluster("toaster", 4);
  QCOMPARE(cluster.hosts.size(), std::size_t{1});
  QCOMPARE(cluster.hosts[0].count, 4);
  QVERIFY(cluster.links.empty());
}

SLICESCAPE_TEST(TemplatesTest);
#include "templates_test.moc"
