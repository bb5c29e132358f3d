// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/balance_dialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

#include "core/plan/evaluate.h"
#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/slicer/balance_table.h"
#include "ui/slicer/layer_strip.h"

namespace slicescape::ui {

/// Balancing with a preview, and the context actions that change stages.
class BalanceDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void proposingPreviewsAndEscapeRestores();
  void applyingIsOneUndoEntry();
  void everyStageIsShownBeforeAndAfter();
  void lockedStagesKeepTheirLayers();
  void aBalancedPlanSaysSo();
  void aLockedBoundaryDoesNotMove();
  void theContextMenuSplitsMergesAndLocks_data();
  void theContextMenuSplitsMergesAndLocks();

 private:
  std::vector<int> counts() const {
    std::vector<int> result;
    for (const Stage& stage : stagesOf(m_document.plan())) {
      result.push_back(stage.chunks.front().count);
    }
    return result;
  }
  Document m_document;
};

/// 80 layers in four stages, badly cut.
void BalanceDialogTest::init() {
  Plan plan = testing::examplePlan();
  plan = withStages(plan, stageMapOf({10, 30, 20, 20}, 4, 1));
  m_document.reset(plan, {});
  QTRY_VERIFY(!m_document.isStale());
}

void BalanceDialogTest::proposingPreviewsAndEscapeRestores() {
  const Plan before = m_document.plan();
  BalanceDialog dialog(&m_document);
  dialog.show();
  QTRY_VERIFY(!dialog.isWorking());
  QVERIFY(m_document.isPreviewing());
  QVERIFY(counts() != (std::vector<int>{10, 30, 20, 20}));
  QTest::keyClick(&dialog, Qt::Key_Escape);
  QVERIFY(!m_document.isPreviewing());
  QVERIFY(m_document.plan() == before);
  QCOMPARE(m_document.undoStack().count(), 0);
}

void BalanceDialogTest::applyingIsOneUndoEntry() {
  const Plan before = m_document.plan();
  BalanceDialog dialog(&m_document);
  dialog.show();
  dialog.choice(BalanceGoal::Time)->setChecked(true);
  QTRY_VERIFY(!dialog.isWorking());
  dialog.choice(BalanceGoal::Memory)->setChecked(true);
  QTRY_VERIFY(!dialog.isWorking());
  dialog.choice(BalanceGoal::Time)->setChecked(true);
  QTRY_VERIFY(!dialog.isWorking());
  QTRY_VERIFY(!m_document.isStale());
  const double badly = m_document.committedEvaluation()->stepTime.p50;
  QVERIFY(m_document.evaluation()->stepTime.p50 < badly);
  dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
  QVERIFY(!dialog.isVisible());
  QCOMPARE(m_document.undoStack().count(), 1);
  QCOMPARE(m_document.undoStack().undoText(), QStringLiteral("Balance stages by time"));
  // The stage with the head is the slowest per layer: it never gets most layers.
  const std::vector<int> balanced = counts();
  QVERIFY(balanced.back() <= *std::max_element(balanced.begin(), balanced.end() - 1));
  m_document.undoStack().undo();
  QVERIFY(m_document.plan() == before);
}

void BalanceDialogTest::everyStageIsShownBeforeAndAfter() {
  BalanceDialog dialog(&m_document);
  dialog.show();
  QTRY_VERIFY(!dialog.isWorking());
  const BalanceTable& table = dialog.table();
  QCOMPARE(table.rowCount(), 4);
  const QString first = table.index(0, BalanceTable::Layers).data().toString();
  QVERIFY2(first.startsWith(QStringLiteral("10 → ")), qPrintable(first));
  QVERIFY(table.index(0, BalanceTable::Memory).data().toString().contains(QStringLiteral("GiB")));
  QVERIFY2(dialog.message().contains(QStringLiteral("Slowest stage")),
           qPrintable(dialog.message()));
  dialog.reject();
}

void BalanceDialogTest::lockedStagesKeepTheirLayers() {
  m_document.edit(QStringLiteral("Lock"), [](Plan& plan) {
    StageMap map = stagesOf(plan);
    map[1].locked = true;
    plan = withStages(plan, map);
  });
  BalanceDialog dialog(&m_document);
  dialog.show();
  QTRY_VERIFY(!dialog.isWorking());
  const std::vector<int> balanced = counts();
  // Layers cannot pass a locked stage, so the first keeps its ten as well.
  QCOMPARE(balanced[0], 10);
  QCOMPARE(balanced[1], 30);
  QCOMPARE(balanced[2] + balanced[3], 40);
  QVERIFY(stagesOf(m_document.plan())[1].locked);
  dialog.reject();
}

void BalanceDialogTest::aBalancedPlanSaysSo() {
  {
    BalanceDialog dialog(&m_document);
    dialog.show();
    dialog.choice(BalanceGoal::Memory)->setChecked(true);
    QTRY_VERIFY(!dialog.isWorking());
    dialog.accept();
  }
  BalanceDialog again(&m_document);
  again.show();
  again.choice(BalanceGoal::Memory)->setChecked(true);
  QTRY_VERIFY(!again.isWorking());
  QCOMPARE(again.message(),
           QStringLiteral("The stages are already as balanced as whole layers allow."));
  QVERIFY(!again.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
  again.reject();
  QCOMPARE(m_document.undoStack().count(), 1);
}

void BalanceDialogTest::aLockedBoundaryDoesNotMove() {
  StageMap map = stagesOf(m_document.plan());
  map[1].locked = true;
  m_document.reset(withStages(m_document.plan(), map), {});
  const StripModel model = StripModel::of(m_document.plan());
  const StripItem second{StripItem::Kind::Boundary, 1};
  QCOMPARE(model.problemWith(second, 41), QStringLiteral("stage 1 is locked"));
  QVERIFY(model.problemWith({StripItem::Kind::Boundary, 2}, 61).isEmpty());
  StageEdit edit(&m_document);
  edit.step(second, 1);
  QCOMPARE(counts(), (std::vector<int>{10, 30, 20, 20}));
  QCOMPARE(edit.note().text, QStringLiteral("stage 1 is locked"));
}

void BalanceDialogTest::theContextMenuSplitsMergesAndLocks_data() {
  QTest::addColumn<QString>("action");
  QTest::addColumn<QList<int>>("layers");
  QTest::newRow("splitting halves a stage") << "Split stage 1" << QList<int>{10, 15, 15, 20, 20};
  QTest::newRow("merging joins two") << "Merge stage 1 with the next" << QList<int>{10, 50, 20};
  QTest::newRow("locking moves nothing") << "Lock stage 1" << QList<int>{10, 30, 20, 20};
}
void BalanceDialogTest::theContextMenuSplitsMergesAndLocks() {
  QFETCH(QString, action);
  QFETCH(QList<int>, layers);
  const Plan before = m_document.plan();
  LayerStrip strip(&m_document);
  strip.resize(1000, strip.sizeHint().height());
  strip.show();
  QVERIFY(QTest::qWaitForWindowExposed(&strip));
  const int middle = (strip.gripOf({StripItem::Kind::Boundary, 0}).x() +
                      strip.gripOf({StripItem::Kind::Boundary, 1}).x()) /
                     2;
  QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(middle, 55), QPoint(middle, 55));
  QApplication::sendEvent(&strip, &event);
  auto* menu = strip.findChild<QMenu*>();
  QVERIFY(menu != nullptr);
  const auto actions = menu->actions();
  const auto found = std::find_if(actions.begin(), actions.end(),
                                  [&](QAction* one) { return one->text() == action; });
  QVERIFY(found != actions.end());
  QVERIFY((*found)->isEnabled());
  (*found)->trigger();
  const std::vector<int> now = counts();
  QCOMPARE(QList<int>(now.begin(), now.end()), layers);
  QCOMPARE(m_document.plan().layout->pp, int(layers.size()));
  QCOMPARE(m_document.undoStack().count(), 1);
  QCOMPARE(m_document.undoStack().undoText(), action);
  // No more GPUs than there are.
  QVERIFY(m_document.plan().layout->worldSize() <= 64);
  m_document.undoStack().undo();
  QVERIFY(m_document.plan() == before);
}

SLICESCAPE_TEST(BalanceDialogTest);

}  // namespace slicescape::ui

#include "balance_dialog_test.moc"
