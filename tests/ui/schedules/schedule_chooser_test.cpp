// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schedules/schedule_chooser.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/charts/schedule_scatter.h"
#include "ui/schedules/schedule_table.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class ScheduleChooserTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void selectingPreviewsAndEscapeReverts();
  void usingIsOneUndoEntry();
  void whatCannotRunSaysWhyAndIsNotUsed();
  void aClickOnThePictureSelectsTheRow();
  void everyColumnSortsWithTheImpossibleLast();
  void theKeyboardIsEnough();

 private:
  static int rowOf(const ScheduleChooser& chooser, const std::string& kind);
  Document m_document;
};

int ScheduleChooserTest::rowOf(const ScheduleChooser& chooser, const std::string& kind) {
  const auto& all = chooser.table().alternatives();
  for (std::size_t row = 0; row < all.size(); ++row) {
    if (all[row].kind == kind) return static_cast<int>(row);
  }
  return -1;
}

void ScheduleChooserTest::init() {
  Plan plan = examplePlan();
  // Nine micro-batches: DualPipe wants an even number.
  plan.workload = plan.workload.edited(
      [&](Workload& work) { work.globalBatch = 9 * work.microBatch * plan.layout->dp; });
  m_document.reset(plan, {});
}

void ScheduleChooserTest::selectingPreviewsAndEscapeReverts() {
  const Plan before = m_document.plan();
  ScheduleChooser chooser(&m_document);
  chooser.show();
  QCOMPARE(chooser.chosenRow(), chooser.table().currentRow());
  chooser.choose(rowOf(chooser, "zb-h1"));
  QVERIFY(m_document.isPreviewing());
  QCOMPARE(m_document.plan().layout->schedule.kind, std::string("zb-h1"));
  QTest::keyClick(&chooser, Qt::Key_Escape);
  QVERIFY(!m_document.isPreviewing());
  QVERIFY(m_document.plan() == before);
  QCOMPARE(m_document.undoStack().count(), 0);
  QVERIFY(!chooser.isVisible());
}

void ScheduleChooserTest::usingIsOneUndoEntry() {
  const Plan before = m_document.plan();
  ScheduleChooser chooser(&m_document);
  chooser.show();
  chooser.choose(rowOf(chooser, "zb-v"));
  chooser.choose(rowOf(chooser, "zb-h2"));
  auto* buttons = chooser.findChild<QDialogButtonBox*>();
  buttons->button(QDialogButtonBox::Ok)->click();
  QCOMPARE(m_document.undoStack().count(), 1);
  QCOMPARE(m_document.undoStack().undoText(), QStringLiteral("Use the schedule ZB-H2"));
  QCOMPARE(m_document.plan().layout->schedule.kind, std::string("zb-h2"));
  m_document.undoStack().undo();
  QVERIFY(m_document.plan() == before);
}

void ScheduleChooserTest::whatCannotRunSaysWhyAndIsNotUsed() {
  const Plan before = m_document.plan();
  ScheduleChooser chooser(&m_document);
  chooser.show();
  chooser.choose(rowOf(chooser, "zb-h1"));
  chooser.choose(rowOf(chooser, "dualpipe"));
  QVERIFY(m_document.plan() == before);
  QCOMPARE(chooser.reasonText(),
           QStringLiteral("DualPipe needs an even number of micro-batches, not 9. Use 8 or 10 "
                          "micro-batches."));
  auto* buttons = chooser.findChild<QDialogButtonBox*>();
  QVERIFY(!buttons->button(QDialogButtonBox::Ok)->isEnabled());
  chooser.accept();
  QVERIFY(chooser.isVisible());
  chooser.reject();
}

void ScheduleChooserTest::aClickOnThePictureSelectsTheRow() {
  ScheduleChooser chooser(&m_document);
  chooser.show();
  ScheduleScatter* scatter = chooser.scatter();
  emit scatter->picked(0);
  int first = 0;
  while (chooser.table().alternatives()[static_cast<std::size_t>(first)].evaluation == nullptr) {
    ++first;
  }
  QCOMPARE(chooser.chosenRow(), first);
  QCOMPARE(scatter->selected(), 0);
  chooser.reject();
}

void ScheduleChooserTest::everyColumnSortsWithTheImpossibleLast() {
  ScheduleChooser chooser(&m_document);
  const QAbstractItemModel* model = chooser.view()->model();
  for (const int column : {ScheduleTable::StepTime, ScheduleTable::Bubble,
                           ScheduleTable::PeakMemory, ScheduleTable::Transferred}) {
    chooser.view()->sortByColumn(column, Qt::AscendingOrder);
    double last = -1;
    for (int row = 0; row < model->rowCount(); ++row) {
      const double key = model->index(row, column).data(ScheduleTable::kSortRole).toDouble();
      QVERIFY(key >= last);
      last = key;
    }
    QCOMPARE(model->index(model->rowCount() - 1, column).data().toString(), QStringLiteral("—"));
  }
  chooser.reject();
}

void ScheduleChooserTest::theKeyboardIsEnough() {
  ScheduleChooser chooser(&m_document);
  chooser.show();
  const int before = chooser.view()->currentIndex().row();
  QTest::keyClick(chooser.view(), before > 0 ? Qt::Key_Up : Qt::Key_Down);
  QVERIFY(chooser.view()->currentIndex().row() != before);
  chooser.choose(rowOf(chooser, "gpipe"));
  QTest::keyClick(&chooser, Qt::Key_Return);
  QCOMPARE(m_document.plan().layout->schedule.kind, std::string("gpipe"));
  QCOMPARE(m_document.undoStack().count(), 1);
}

SLICESCAPE_TEST(ScheduleChooserTest);

#include "schedule_chooser_test.moc"
