// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/cluster.h"

#include <QTest>

#include "tests/support/registry.h"

using namespace slicescape;

class ClusterTest : public QObject {
  Q_OBJECT

 private slots:
  void groupsAndLinksAreFoundById();
  void aFreeIdIsTakenByNothing();
};

namespace {

Cluster smallCluster() {
  Cluster cluster;
  cluster.hosts.resize(1);
  cluster.hosts[0].id = "pod";
  cluster.switches.resize(1);
  cluster.switches[0].id = "leaf";
  cluster.links.resize(1);
  cluster.links[0].id = "up";
  return cluster;
}

}  // namespace

void ClusterTest::groupsAndLinksAreFoundById() {
  const Cluster cluster = smallCluster();
  QCOMPARE(cluster.host("pod"), &cluster.hosts[0]);
  QCOMPARE(cluster.switchGroup("leaf"), &cluster.switches[0]);
  QCOMPARE(cluster.link("up"), &cluster.links[0]);
  QVERIFY(!cluster.host("leaf"));
  QVERIFY(!cluster.switchGroup("up"));
  QVERIFY(!cluster.link(""));
}

void ClusterTest::aFreeIdIsTakenByNothing() {
  Cluster cluster = smallCluster();
  QCOMPARE(cluster.freeId("rack"), std::string("rack"));
  QCOMPARE(cluster.freeId("pod"), std::string("pod-2"));
  QCOMPARE(cluster.freeId("leaf"), std::string("leaf-2"));
  QCOMPARE(cluster.freeId("up"), std::string("up-2"));
  cluster.hosts.push_back(cluster.hosts[0]);
  cluster.hosts[1].id = "leaf-2";
  QCOMPARE(cluster.freeId("leaf"), std::string("leaf-3"));
}

SLICESCAPE_TEST(ClusterTest);
#include "cluster_test.moc"
