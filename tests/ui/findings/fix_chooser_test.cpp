// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/fix_chooser.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/findings/finding_delegate.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/findings_panel.h"
#include "ui/findings/fix_table.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

/// The worked example that does not fit.
Plan overfullPlan() {
  for (const resources::Example& example : resources::examples()) {
    const Result<Plan> plan = loadPlan(example.text, example.file);
    if (plan && !evaluate(*plan).fits) return *plan;
  }
  return {};
}

}  // namespace

/// The changes that mend a plan: found beside the window, previewed, kept as one undo entry.
class FixChooserTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void offersMendThePlanAndSayWhatTheyCost();
  void selectingPreviewsAndEscapeRestores();
  void applyingIsOneUndoEntry();
  void pointingPreviewsAndLeavingShowsTheSelected();
  void aChangedPlanIsSoughtAnew();
  void closingWhileSearchingIsClean();
  void aPlanThatFitsHasNothingToMend();
  void theButtonOfAnErrorOpensItsFixes();
  void theKeyboardOpensFixes();
  void theHeadOffersFixesOnlyWhenThereIsAnError();
  void languageChangesKeepTheOffers();

 private:
  Document m_document;
};

void FixChooserTest::init() {
  m_document.reset(overfullPlan(), {});
  QTRY_VERIFY(!m_document.isStale());
  QVERIFY(!m_document.evaluation()->fits);
}

void FixChooserTest::offersMendThePlanAndSayWhatTheyCost() {
  FixChooser chooser(&m_document, std::nullopt);
  chooser.show();
  QTRY_VERIFY_WITH_TIMEOUT(!chooser.isSearching(), 60'000);
  QVERIFY(chooser.table().rowCount() > 0);
  for (const Fix& fix : chooser.table().fixes()) {
    QVERIFY(evaluate(fix.plan).fits);
    const QString sentence = fixSentence(fix);
    QVERIFY2(sentence.contains(QLatin1String("GiB")), qPrintable(sentence));
    QVERIFY2(sentence.contains(QLatin1String("% time")), qPrintable(sentence));
  }
  chooser.reject();
}

void FixChooserTest::selectingPreviewsAndEscapeRestores() {
  const Plan before = m_document.plan();
  FixChooser chooser(&m_document, std::nullopt);
  chooser.show();
  QTRY_VERIFY_WITH_TIMEOUT(!chooser.isSearching(), 60'000);
  QCOMPARE(chooser.view()->currentIndex().row(), 0);
  QVERIFY(m_document.isPreviewing());
  QVERIFY(m_document.plan() == chooser.table().fixes().front().plan);
  QTRY_VERIFY(m_document.evaluation()->fits);
  QTest::keyClick(&chooser, Qt::Key_Escape);
  QVERIFY(!m_document.isPreviewing());
  QVERIFY(m_document.plan() == before);
  QCOMPARE(m_document.undoStack().count(), 0);
}

void FixChooserTest::applyingIsOneUndoEntry() {
  const Plan before = m_document.plan();
  FixChooser chooser(&m_document, std::nullopt);
  chooser.show();
  QTRY_VERIFY_WITH_TIMEOUT(!chooser.isSearching(), 60'000);
  QTest::keyClick(chooser.view(), Qt::Key_Down);
  const Fix second = chooser.table().fixes().at(1);
  chooser.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
  QVERIFY(!chooser.isVisible());
  QVERIFY(m_document.plan() == second.plan);
  QCOMPARE(m_document.undoStack().count(), 1);
  QCOMPARE(m_document.undoStack().undoText(), fixTitle(second));
  m_document.undoStack().undo();
  QVERIFY(m_document.plan() == before);
}

void FixChooserTest::pointingPreviewsAndLeavingShowsTheSelected() {
  FixChooser chooser(&m_document, std::nullopt);
  chooser.show();
  QTRY_VERIFY_WITH_TIMEOUT(!chooser.isSearching(), 60'000);
  const auto& fixes = chooser.table().fixes();
  emit chooser.view()->entered(chooser.table().index(1, 0));
  QVERIFY(m_document.plan() == fixes[1].plan);
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(chooser.view()->viewport(), &leave);
  QVERIFY(m_document.plan() == fixes[0].plan);
  // What is selected is applied, not what the pointer rests on.
  emit chooser.view()->entered(chooser.table().index(1, 0));
  chooser.accept();
  QVERIFY(m_document.plan() == fixes[0].plan);
}

void FixChooserTest::aChangedPlanIsSoughtAnew() {
  FixChooser chooser(&m_document, std::nullopt);
  chooser.show();
  QVERIFY(chooser.isSearching());
  m_document.edit(QStringLiteral("Half the batch"), [](Plan& plan) {
    plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch /= 2; });
  });
  QVERIFY(chooser.isSearching());
  QTRY_VERIFY_WITH_TIMEOUT(!chooser.isSearching(), 60'000);
  const auto batch = m_document.committedPlan().workload->globalBatch;
  QVERIFY(std::any_of(chooser.table().fixes().begin(), chooser.table().fixes().end(),
                      [batch](const Fix& fix) { return fix.plan.workload->globalBatch == batch; }));
  chooser.reject();
}

void FixChooserTest::closingWhileSearchingIsClean() {
  const Plan before = m_document.plan();
  {
    FixChooser chooser(&m_document, std::nullopt);
    chooser.show();
    QVERIFY(chooser.isSearching());
    QVERIFY(!chooser.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    chooser.reject();
    QVERIFY(!chooser.isSearching());
  }
  QVERIFY(m_document.plan() == before);
}

void FixChooserTest::aPlanThatFitsHasNothingToMend() {
  m_document.reset(slicescape::testing::examplePlan(), {});
  QTRY_VERIFY(!m_document.isStale());
  FixChooser chooser(&m_document, std::nullopt);
  chooser.show();
  QTRY_VERIFY(!chooser.isSearching());
  QCOMPARE(chooser.table().rowCount(), 0);
  QCOMPARE(chooser.message(),
           QStringLiteral("The plan fits and keeps every rule: nothing to mend."));
}

void FixChooserTest::theButtonOfAnErrorOpensItsFixes() {
  FindingsPanel panel(&m_document);
  panel.resize(800, 300);
  panel.show();
  QVERIFY(QTest::qWaitForWindowExposed(&panel));
  const QModelIndex index = panel.model()->index(0);
  QVERIFY(index.data(FindingModel::FixableRole).toBool());
  QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                    FindingDelegate::fixButton(panel.list()->visualRect(index)).center());
  auto* chooser = panel.findChild<FixChooser*>();
  QVERIFY(chooser != nullptr);
  QCOMPARE(chooser->windowTitle(), QStringLiteral("Fix this finding"));
  chooser->reject();
}

void FixChooserTest::theKeyboardOpensFixes() {
  FindingsPanel panel(&m_document);
  panel.resize(800, 300);
  panel.show();
  QVERIFY(QTest::qWaitForWindowActive(&panel));
  panel.list()->setFocus();
  QTest::keyClick(panel.list(), Qt::Key_Home);
  QTest::keyClick(panel.list(), Qt::Key_X);
  auto* chooser = panel.findChild<FixChooser*>();
  QVERIFY(chooser != nullptr);
  chooser->reject();
}

void FixChooserTest::theHeadOffersFixesOnlyWhenThereIsAnError() {
  FindingsPanel panel(&m_document);
  panel.show();
  QVERIFY(panel.fixButton()->isVisible());
  m_document.reset(slicescape::testing::examplePlan(), {});
  QTRY_VERIFY(!panel.fixButton()->isVisible());
}

void FixChooserTest::languageChangesKeepTheOffers() {
  FixChooser chooser(&m_document, std::nullopt);
  chooser.show();
  QTRY_VERIFY_WITH_TIMEOUT(!chooser.isSearching(), 60'000);
  const int rows = chooser.table().rowCount();
  QEvent change(QEvent::LanguageChange);
  QApplication::sendEvent(&chooser, &change);
  QCOMPARE(chooser.table().rowCount(), rows);
  QCOMPARE(chooser.view()->accessibleName(), QStringLiteral("Changes that mend the plan"));
  chooser.reject();
}

SLICESCAPE_TEST(FixChooserTest);
#include "fix_chooser_test.moc"
