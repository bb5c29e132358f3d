// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/stage_layout_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class StageLayoutDialogTest : public QObject {
  Q_OBJECT
 private slots:
  void init() { m_document.reset(examplePlan(), {}); }
  void everyFormIsShownWhileItIsTyped_data();
  void everyFormIsShownWhileItIsTyped();
  void whatCannotBeReadSaysWhy();
  void usingIsOneUndoEntryAndEscapeNone();
  void theCutIsCopiedInOtherWords();

 private:
  Document m_document;
};

// The example: 80 layers on four stages.
void StageLayoutDialogTest::everyFormIsShownWhileItIsTyped_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("message");
  QTest::newRow("a list") << "18,22,22,18"
                          << "4 stage(s): 18 | 22 | 22 | 18 layers";
  QTest::newRow("Megatron's string") << "Et*18|(t*22|)*2t*18L"
                                     << "4 stage(s): 18 | 22 | 22 | 18 layers";
  QTest::newRow("first and last") << "first=18 last=18"
                                  << "4 stage(s): 18 | 22 | 22 | 18 layers";
}

void StageLayoutDialogTest::everyFormIsShownWhileItIsTyped() {
  QFETCH(const QString, text);
  QFETCH(const QString, message);
  StageLayoutDialog dialog(&m_document);
  dialog.edit()->setText(text);
  QCOMPARE(dialog.message(), message);
  QVERIFY(m_document.isPreviewing());
  QVERIFY(m_document.plan().layout->stages == stageMapOf({18, 22, 22, 18}, 4, 1));
  dialog.reject();
}

void StageLayoutDialogTest::whatCannotBeReadSaysWhy() {
  const Plan before = m_document.plan();
  StageLayoutDialog dialog(&m_document);
  dialog.edit()->setText(QStringLiteral("18,22,22,17"));
  QVERIFY2(dialog.message().startsWith(
               QLatin1String("The stage list places 79 layers, the model has 80: 1 would be lost")),
           qPrintable(dialog.message()));
  QVERIFY(m_document.plan() == before);
  auto* buttons = dialog.findChild<QDialogButtonBox*>();
  QVERIFY(!buttons->button(QDialogButtonBox::Ok)->isEnabled());
  dialog.accept();
  QCOMPARE(m_document.undoStack().count(), 0);
  dialog.reject();
}

void StageLayoutDialogTest::usingIsOneUndoEntryAndEscapeNone() {
  const Plan before = m_document.plan();
  StageLayoutDialog dialog(&m_document);
  dialog.show();
  dialog.edit()->setText(QStringLiteral("17,23,22,18"));
  QTest::keyClick(&dialog, Qt::Key_Escape);
  QVERIFY(m_document.plan() == before && !m_document.isPreviewing());

  StageLayoutDialog again(&m_document);
  again.show();
  again.edit()->setText(QStringLiteral("17,23,22,18"));
  QTest::keyClick(again.edit(), Qt::Key_Return);
  QCOMPARE(m_document.undoStack().count(), 1);
  QVERIFY(m_document.plan().layout->stages == stageMapOf({17, 23, 22, 18}, 4, 1));
  m_document.undoStack().undo();
  QVERIFY(m_document.plan() == before);
}

void StageLayoutDialogTest::theCutIsCopiedInOtherWords() {
  StageLayoutDialog dialog(&m_document);
  dialog.edit()->setText(QStringLiteral("18,22,22,18"));
  const std::pair<const char*, const char*> words[] = {
      {"Copy stage list", "18,22,22,18"},
      {"Copy Megatron string", "Et*18|(t*22|)*2t*18L"},
      {"Copy Megatron options",
       "--decoder-first-pipeline-num-layers 18 --decoder-last-pipeline-num-layers 18"}};
  for (const auto& [button, text] : words) {
    for (QPushButton* candidate : dialog.findChildren<QPushButton*>()) {
      if (candidate->text() == QLatin1String(button)) candidate->click();
    }
    QCOMPARE(QApplication::clipboard()->text(), QLatin1String(text));
  }
  dialog.reject();
}

SLICESCAPE_TEST(StageLayoutDialogTest);

#include "stage_layout_dialog_test.moc"
