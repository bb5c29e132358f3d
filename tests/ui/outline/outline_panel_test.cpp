// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outline_panel.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include "core/hardware/templates.h"
#include "tests/support/registry.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

/// 128 DGX H100 in four pods, as drawn from the palette.
struct Bench {
  Bench() {
    Plan plan;
    plan.cluster = makeCluster("dgx-h100", 128);
    document.reset(plan, {});
    panel = std::make_unique<OutlinePanel>(&document);
    panel->resize(300, 600);
    panel->show();
  }
  QAbstractItemModel& rows() const { return *panel->tree()->model(); }
  QModelIndex cell(int branch, int row, int column) const {
    return rows().index(row, column, rows().index(branch, 0));
  }
  const Cluster& cluster() const { return *document.plan().cluster; }

  Document document;
  std::unique_ptr<OutlinePanel> panel;
};

}  // namespace

class OutlinePanelTest : public QObject {
  Q_OBJECT

 private slots:
  void everyObjectHasARow() {
    Bench bench;
    QAbstractItemModelTester tester(bench.panel->tree()->model());
    const Cluster& cluster = bench.cluster();
    QCOMPARE(bench.rows().rowCount(), 3);
    QCOMPARE(bench.rows().rowCount(bench.rows().index(0, 0)), int(cluster.hosts.size()));
    QCOMPARE(bench.rows().rowCount(bench.rows().index(1, 0)), int(cluster.switches.size()));
    QCOMPARE(bench.rows().rowCount(bench.rows().index(2, 0)), int(cluster.links.size()));
    QCOMPARE(bench.rows().index(0, OutlineModel::Count).data().toString(), QString("128"));
  }

  void theSelectionIsShared() {
    Bench bench;
    const std::string id = bench.cluster().switches[1].id;
    bench.document.selection().select(switchSubject(id));
    QCOMPARE(bench.panel->tree()->selectionModel()->selectedRows(),
             QList<QModelIndex>{bench.cell(1, 1, 0)});
    QSignalSpy revealed(&bench.document.selection(), &SelectionModel::revealRequested);
    bench.panel->tree()->setCurrentIndex(bench.cell(0, 2, 0));
    QVERIFY(bench.document.selection().single() == hostSubject(bench.cluster().hosts[2].id));
    QCOMPARE(revealed.size(), 1);
    bench.document.selection().clear();
    QVERIFY(bench.panel->tree()->selectionModel()->selectedRows().isEmpty());
  }

  void editsAreUndoSteps_data() {
    QTest::addColumn<int>("branch");
    QTest::addColumn<int>("column");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("a host group's name") << 0 << int(OutlineModel::Name) << QVariant("Rack A");
    QTest::newRow("a host group's count") << 0 << int(OutlineModel::Count) << QVariant(48);
    QTest::newRow("a host group's type") << 0 << int(OutlineModel::Type) << QVariant("dgx-b200");
    QTest::newRow("a switch group's name") << 1 << int(OutlineModel::Name) << QVariant("Rail set");
    QTest::newRow("a switch group's count") << 1 << int(OutlineModel::Count) << QVariant(16);
    QTest::newRow("a link's cables") << 2 << int(OutlineModel::Count) << QVariant(4);
  }
  void editsAreUndoSteps() {
    QFETCH(int, branch);
    QFETCH(int, column);
    QFETCH(QVariant, value);
    Bench bench;
    const Plan before = bench.document.plan();
    const QModelIndex cell = bench.cell(branch, 0, column);
    QVERIFY(cell.flags() & Qt::ItemIsEditable);
    QVERIFY(bench.rows().setData(cell, value, Qt::EditRole));
    QCOMPARE(bench.cell(branch, 0, column).data(Qt::EditRole), value);
    QCOMPARE(bench.document.undoStack().count(), 1);
    bench.document.undoStack().undo();
    QVERIFY(bench.document.plan() == before);
  }

  void nonsenseChangesNothing_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("no name") << int(OutlineModel::Name) << QVariant("  ");
    QTest::newRow("no hosts") << int(OutlineModel::Count) << QVariant(0);
    QTest::newRow("an unknown type") << int(OutlineModel::Type) << QVariant("toaster");
    QTest::newRow("what it was") << int(OutlineModel::Type) << QVariant("dgx-h100");
  }
  void nonsenseChangesNothing() {
    QFETCH(int, column);
    QFETCH(QVariant, value);
    Bench bench;
    QVERIFY(!bench.rows().setData(bench.cell(0, 0, column), value, Qt::EditRole));
    QCOMPARE(bench.document.undoStack().count(), 0);
  }

  void theSearchNarrowsAndKeepsTheSelection() {
    Bench bench;
    bench.document.selection().select(hostSubject(bench.cluster().hosts[0].id));
    bench.panel->search()->setText("leaf 2");
    QCOMPARE(bench.rows().rowCount(bench.rows().index(0, 0)), 1);  // switches and links are left
    QVERIFY(bench.document.selection().single() == hostSubject(bench.cluster().hosts[0].id));
    bench.panel->search()->clear();
    QCOMPARE(bench.rows().rowCount(), 3);
  }

  void deleteAsksForTheCommand() {
    Bench bench;
    QSignalSpy asked(bench.panel.get(), &OutlinePanel::deleteRequested);
    bench.panel->tree()->setCurrentIndex(bench.cell(0, 0, 0));
    QTest::keyClick(bench.panel->tree(), Qt::Key_Delete);
    QCOMPARE(asked.size(), 1);
  }

  void rowsFollowTheDrawing() {
    Bench bench;
    bench.document.edit("Clear", [](Plan& plan) { plan.cluster = Cluster{}; });
    for (int branch = 0; branch < 3; ++branch) {
      QCOMPARE(bench.rows().rowCount(bench.rows().index(branch, 0)), 0);
    }
    bench.document.undoStack().undo();
    QVERIFY(bench.rows().rowCount(bench.rows().index(0, 0)) > 0);
  }
};

SLICESCAPE_TEST(OutlinePanelTest);
#include "outline_panel_test.moc"
