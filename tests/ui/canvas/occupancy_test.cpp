// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTableWidget>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/canvas/canvas_fixture.h"
#include "ui/canvas/gang_card.h"
#include "ui/canvas/occupancy_edits.h"
#include "ui/canvas/tenants_dialog.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::CanvasFixture;
using slicescape::testing::smallPlan;

namespace {

Cluster withTenant(int first, int count) {
  Cluster cluster = *smallPlan().cluster;
  cluster.hosts.front().count = 8;
  Tenant tenant;
  tenant.name = "others";
  tenant.hosts = "left";
  tenant.first = first;
  tenant.count = count;
  tenant.endsInS = 3600;
  cluster.tenants = {tenant};
  return cluster;
}

/// "0+2 5+1": first and count of every tenant.
QString runs(const Cluster& cluster) {
  QStringList parts;
  for (const Tenant& tenant : cluster.tenants) {
    parts << QStringLiteral("%1+%2").arg(tenant.first).arg(tenant.count);
  }
  return parts.join(QLatin1Char(' '));
}

}  // namespace

/// Failed hosts and other tenants on the canvas: edits, dialog, overlay.
class OccupancyTest : public QObject {
  Q_OBJECT

 private slots:
  void hostsFailAndComeBack() {
    Cluster cluster = withTenant(0, 1);
    cluster = withFailed(cluster, "left", 5, true);
    cluster = withFailed(cluster, "left", 2, true);
    cluster = withFailed(cluster, "left", 2, true);
    QCOMPARE(cluster.hosts.front().failed, (std::vector<int>{2, 5}));
    QVERIFY(isFailed(cluster, "left", 5));
    cluster = withFailed(cluster, "left", 5, false);
    QCOMPARE(cluster.hosts.front().failed, std::vector<int>{2});
    QVERIFY(withFailed(cluster, "left", 8, true) == cluster);  // there is no such host
  }

  void freeingAHostCutsItsTenant_data() {
    QTest::addColumn<int>("host");
    QTest::addColumn<QString>("left");
    QTest::newRow("the first of it") << 2 << "3+3";
    QTest::newRow("one inside") << 4 << "2+2 5+1";
    QTest::newRow("the last of it") << 5 << "2+3";
    QTest::newRow("one beside it") << 6 << "2+4";
  }
  void freeingAHostCutsItsTenant() {
    QFETCH(int, host);
    QFETCH(QString, left);
    const Cluster freed = withFreed(withTenant(2, 4), "left", host);
    QCOMPARE(runs(freed), left);
    for (const Tenant& tenant : freed.tenants) QCOMPARE(tenant.endsInS, std::optional(3600.0));
    QVERIFY(tenantOn(freed, "left", host) == nullptr);
  }

  void occupiedHostsJoin() {
    Cluster cluster = withTenant(0, 1);
    cluster = withOccupied(cluster, "left", 3, "batch");
    cluster = withOccupied(cluster, "left", 5, "batch");
    QCOMPARE(runs(cluster), QStringLiteral("0+1 3+1 5+1"));
    cluster = withOccupied(cluster, "left", 4, "batch");
    QCOMPARE(runs(cluster), QStringLiteral("0+1 3+3"));
    // A tenant of the same name of whom more is known stays apart.
    cluster = withOccupied(cluster, "left", 1, "others");
    QCOMPARE(runs(cluster), QStringLiteral("0+1 3+3 1+1"));
    QCOMPARE(tenantOn(cluster, "left", 4)->name, std::string("batch"));
  }

  void theDialogIsOneUndoEntry() {
    Document document;
    document.reset(smallPlan(), {});
    TenantsDialog dialog(&document);
    dialog.show();
    dialog.add();
    dialog.table()->item(0, 2)->setText("1");
    dialog.table()->item(0, 4)->setText("4");
    dialog.table()->item(0, 5)->setText("2");
    dialog.table()->item(0, 7)->setCheckState(Qt::Checked);
    dialog.accept();
    QCOMPARE(document.undoStack().count(), 1);
    const Tenant& tenant = document.plan().cluster->tenants.front();
    QCOMPARE(tenant.hosts, std::string("left"));
    QCOMPARE(tenant.first, 1);
    QCOMPARE(tenant.count, 1);
    QCOMPARE(tenant.devicesPerHost, std::optional(4));
    QCOMPARE(tenant.endsInS, std::optional(7200.0));
    QVERIFY(!tenant.priority);
    QCOMPARE(tenant.preemptible, std::optional(true));
  }

  void theDialogRefusesWhatIsOutOfRange() {
    Document document;
    document.reset(smallPlan(), {});
    TenantsDialog dialog(&document);
    dialog.show();
    dialog.add();
    dialog.table()->item(0, 3)->setText("3");  // the group has two hosts
    dialog.accept();
    QVERIFY(dialog.isVisible());
    QVERIFY(dialog.problem().contains("2"));
    QCOMPARE(document.undoStack().count(), 0);
    dialog.table()->item(0, 3)->setText("2");
    dialog.accept();
    QCOMPARE(document.plan().cluster->tenants.front().count, 2);
  }

  void theGangOverlayShowsTheAnswer() {
    CanvasFixture fixture;
    GangView gang;
    gang.placement.answer = GangAnswer::FitsNow;
    gang.placement.reason = {"The gang fits now on {0} hosts.", {std::int64_t{2}}};
    gang.placement.where = {{0, 16, 1, 0, 8}};
    auto* card = fixture.view->findChild<GangCard*>();
    QVERIFY(card != nullptr && !card->isVisible());
    const QImage before = fixture.view->grab().toImage();
    fixture.view->setGang(fixture.document.plan(), gang);
    QCOMPARE(fixture.view->grab().toImage(), before);  // in the other overlays nothing changes
    fixture.view->setOverlay("gang");
    QVERIFY(card->isVisible());
    QVERIFY(card->text().contains("Fits now"));
    QVERIFY(fixture.view->accessibleDescription().contains("Fits now"));
    const QImage with = fixture.view->grab().toImage();
    fixture.view->setGang(fixture.document.plan(), std::nullopt);
    QVERIFY(fixture.view->grab().toImage() != with);
    fixture.view->setOverlay("stage");
    QVERIFY(!card->isVisible());
  }
};

SLICESCAPE_TEST(OccupancyTest);
#include "occupancy_test.moc"
