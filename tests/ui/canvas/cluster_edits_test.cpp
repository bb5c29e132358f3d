// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/cluster_edits.h"

#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"
#include "ui/canvas/card_rects.h"
#include "ui/document/selection_model.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::smallPlan;

class ClusterEditsTest : public QObject {
  Q_OBJECT
 private slots:
  void deletingAHostTakesItsLinksAndWhatRefersToIt() {
    Cluster cluster = *smallPlan().cluster;
    cluster.scaleUpDomains.push_back({"left", 2, {}});
    Tenant tenant;
    tenant.hosts = "left";
    cluster.tenants.push_back(tenant);
    MeasuredCurve curve;
    curve.link = "up";
    cluster.measured.push_back(curve);
    const Removal removal = withoutSubjects(cluster, {hostSubject("left")});
    QCOMPARE(removal.groups, 1);
    QCOMPARE(removal.links, 1);
    QCOMPARE(removal.attachedLinks, 1);
    QCOMPARE(removal.cluster.hosts.size(), std::size_t{1});
    QVERIFY(removal.cluster.links.empty());
    QVERIFY(removal.cluster.scaleUpDomains.empty());
    QVERIFY(removal.cluster.tenants.empty());
    QVERIFY(removal.cluster.measured.empty());
  }

  void aChosenLinkIsNotCountedAsAttached() {
    const Removal removal =
        withoutSubjects(*smallPlan().cluster, {linkSubject("up"), hostSubject("left")});
    QCOMPARE(removal.links, 1);
    QCOMPARE(removal.attachedLinks, 0);
  }

  void aFragmentKeepsOnlyInnerLinks() {
    const Cluster cluster = *smallPlan().cluster;
    QVERIFY(fragmentOf(cluster, {hostSubject("left")}).links.empty());
    const Cluster both = fragmentOf(cluster, {hostSubject("left"), switchSubject("leaf")});
    QCOMPARE(both.links.size(), std::size_t{1});
  }

  void insertedObjectsHaveNewIdsAndTheirOwnLink() {
    const Cluster cluster = *smallPlan().cluster;
    const Cluster fragment = fragmentOf(cluster, {hostSubject("left"), switchSubject("leaf")});
    const Insertion once = withInserted(cluster, fragment, {16, 24});
    QCOMPARE(once.added.size(), std::size_t{2});
    QCOMPARE(once.cluster.hosts.size(), std::size_t{3});
    QCOMPARE(once.cluster.links.size(), std::size_t{2});
    const Link& copy = once.cluster.links.back();
    QVERIFY(copy.id != "up");
    QVERIFY(copy.from != "left" && once.cluster.host(copy.from));
    QVERIFY(copy.to != "leaf" && once.cluster.switchGroup(copy.to));
    QCOMPARE(once.cluster.host(copy.from)->position, (Position{16, 224}));

    // Many times over, no id is used twice.
    Cluster many = cluster;
    for (int i = 0; i < 20; ++i) many = withInserted(many, fragment, {8, 8}).cluster;
    std::set<std::string> ids;
    for (const auto& group : many.hosts) ids.insert(group.id);
    for (const auto& group : many.switches) ids.insert(group.id);
    for (const auto& link : many.links) ids.insert(link.id);
    QCOMPARE(ids.size(), many.hosts.size() + many.switches.size() + many.links.size());
  }

  void multiplyingCountsDrawsNothingNew() {
    const Cluster result = withMultipliedCounts(*smallPlan().cluster, {hostSubject("left")}, 16);
    QCOMPARE(result.host("left")->count, 32);
    QCOMPARE(result.host("right")->count, 2);
    QCOMPARE(result.hosts.size(), std::size_t{2});
  }

  void copiesLieInAGrid() {
    const Insertion result =
        withGridOfCopies(*smallPlan().cluster, {hostSubject("left")}, 5, 3, {200, 150});
    QCOMPARE(result.added.size(), std::size_t{5});
    std::set<std::pair<double, double>> places;
    for (const Subject& subject : result.added) {
      const QPointF at = *positionOf(result.cluster, subject);
      places.insert({at.x(), at.y()});
    }
    const std::set<std::pair<double, double>> expected{
        {200, 200}, {400, 200}, {0, 350}, {200, 350}, {400, 350}};
    QVERIFY(places == expected);
  }

  void aligningMovesTheOthersToTheOutermostEdge() {
    const Cluster cluster = *smallPlan().cluster;
    const Subjects all = movable(cluster, allObjects(cluster));
    const auto rectOf = [&](const Subject& subject) {
      return subject.kind == SubjectKind::Host ? cardRectOf(*cluster.host(subject.id))
                                               : cardRectOf(*cluster.switchGroup(subject.id));
    };
    const Cluster left = withAligned(cluster, all, Qt::LeftEdge, rectOf);
    for (const Subject& subject : all) QCOMPARE(positionOf(left, subject)->x(), 0.0);
    const Cluster right = withAligned(cluster, all, Qt::RightEdge, rectOf);
    QCOMPARE(positionOf(right, hostSubject("left"))->x(), 240.0);
    QCOMPARE(positionOf(right, switchSubject("leaf"))->x(), 240.0 + 184 - 128);
    QCOMPARE(positionOf(right, hostSubject("left"))->y(), 200.0);
  }

  void distributingMakesGapsEqual() {
    Cluster cluster;
    for (const double x : {0.0, 50.0, 400.0}) {
      HostGroup group;
      group.id = "h" + std::to_string(int(x));
      group.position = {x, 0};
      cluster.hosts.push_back(group);
    }
    const auto rectOf = [&](const Subject& subject) {
      return QRectF(*positionOf(cluster, subject), QSizeF(100, 100));
    };
    const Cluster result = withDistributed(cluster, allObjects(cluster), Qt::Horizontal, rectOf);
    QCOMPARE(result.hosts[0].position.x, 0.0);
    QCOMPARE(result.hosts[1].position.x, 200.0);
    QCOMPARE(result.hosts[2].position.x, 400.0);
  }

  void connections_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("problem");
    QTest::newRow("a host joins a switch") << "right"
                                           << "leaf" << int(ConnectionProblem::None);
    QTest::newRow("drawn the other way round it is the same")
        << "leaf"
        << "right" << int(ConnectionProblem::None);
    QTest::newRow("a second link is refused") << "left"
                                              << "leaf" << int(ConnectionProblem::AlreadyLinked);
    QTest::newRow("hosts join through a switch") << "left"
                                                 << "right" << int(ConnectionProblem::HostToHost);
    QTest::newRow("nothing joins itself") << "leaf"
                                          << "leaf" << int(ConnectionProblem::Itself);
  }
  void connections() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, problem);
    const Cluster cluster = *smallPlan().cluster;
    const auto subject = [&](const QString& id) {
      return cluster.host(id.toStdString()) ? hostSubject(id.toStdString())
                                            : switchSubject(id.toStdString());
    };
    const Connection connection = connectionBetween(cluster, subject(from), subject(to));
    QCOMPARE(int(connection.problem), problem);
    if (connection.problem != ConnectionProblem::None) return;
    // A DGX H100 has 8 NICs of 400 Gb/s, and there are 8 leaves: one rail each.
    QCOMPARE(connection.link.from, std::string("right"));
    QCOMPARE(connection.link.perHost, 8);
    QCOMPARE(connection.link.pattern, LinkPattern::Rail);
    QCOMPARE(connection.link.bandwidth.value(), 5e10);
  }

  void aLeafGoesUpToTheSpineWithHalfItsPorts() {
    Cluster cluster = *smallPlan().cluster;
    SwitchGroup spine;
    spine.id = "spine";
    spine.tier = 2;
    spine.portBandwidth = BytesPerSecond(2.5e10);
    cluster.switches.push_back(spine);
    const Connection connection =
        connectionBetween(cluster, switchSubject("spine"), switchSubject("leaf"));
    QCOMPARE(connection.problem, ConnectionProblem::None);
    QCOMPARE(connection.link.from, std::string("leaf"));
    QCOMPARE(connection.link.to, std::string("spine"));
    QCOMPARE(connection.link.perHost, 32);
    QCOMPARE(connection.link.bandwidth.value(), 2.5e10);
  }
};

SLICESCAPE_TEST(ClusterEditsTest);
#include "cluster_edits_test.moc"
