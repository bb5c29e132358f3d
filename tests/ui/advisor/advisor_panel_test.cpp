// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/advisor_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/advisor/advice_plans.h"
#include "ui/advisor/claim_details.h"
#include "ui/advisor/fold_row.h"
#include "ui/advisor/option_actions.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::judged;
using slicescape::testing::scenario;

class AdvisorPanelTest : public QObject {
  Q_OBJECT
 private slots:
  void theVerdictIsASentence();
  void fourStepsStandInOrder();
  void aRuleOpensToItsEvidence();
  void theKeyboardOpensClaims();
  void whatIsOpenStaysOpen();
  void evidenceSelectsAndReveals();
  void previewShowsAndGoesBack();
  void previewEndsWhenTheFocusLeaves();
  void applyingIsOneUndoEntry();
  void staleAdviceCannotBeApplied();
  void anEmptyPlanSaysWhatToDo();
  void aNewLanguageKeepsTheAdvice();
  void statesAreSaidInWords();

 private:
  void open(const char* name);
  Claim* claim(const QString& key) { return m_panel->view()->findChild<Claim*>(key); }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<Advisor> m_advisor;
  std::unique_ptr<AdvisorPanel> m_panel;
};

void AdvisorPanelTest::open(const char* name) {
  m_panel.reset();
  m_advisor.reset();
  m_document = std::make_unique<Document>();
  m_document->reset(scenario(name), {});
  m_advisor = std::make_unique<Advisor>(m_document.get());
  m_panel = std::make_unique<AdvisorPanel>(m_document.get(), m_advisor.get());
  m_panel->resize(300, 640);
  m_panel->show();
  QVERIFY(judged(*m_advisor));
  QVERIFY(m_panel->view() != nullptr);
}

void AdvisorPanelTest::theVerdictIsASentence() {
  open("w4-405b-no-gang");
  QCOMPARE(m_panel->verdict()->title(), QStringLiteral("Not yet"));
  QVERIFY(m_panel->verdict()->note().endsWith(u'.'));
  QVERIFY(m_panel->verdict()->status() == Status::Red);
  QVERIFY(m_panel->verdict()->accessibleName().contains(QStringLiteral("Not yet")));
}

void AdvisorPanelTest::fourStepsStandInOrder() {
  open("w2-70b-25gbe");
  int last = -1;
  for (const char* key : {"split", "network", "scheduling", "efficiency"}) {
    Claim* step = claim(QLatin1String(key));
    QVERIFY2(step != nullptr, key);
    const int top = step->mapTo(m_panel->view(), QPoint(0, 0)).y();
    QVERIFY2(top > last, key);
    last = top;
    // The answer is read, not only seen.
    QVERIFY(step->row()->accessibleName().contains(u','));
    QVERIFY(!step->row()->note().isEmpty());
  }
}

void AdvisorPanelTest::aRuleOpensToItsEvidence() {
  open("w2-70b-25gbe");
  claim("network")->setOpen(true);
  Claim* fsdp = claim("R2.2");
  QVERIFY(fsdp != nullptr);
  QVERIFY(fsdp->row()->status() == Status::Red);
  fsdp->setOpen(true);
  QStringList texts;
  for (const QLabel* label : fsdp->body()->findChildren<QLabel*>()) texts << label->text();
  const QString all = texts.join(u'\n');
  for (const char* part : {"R2.2", "0.300", "assumption", "(n-1)/n", "G = 64", "Gb/s"}) {
    QVERIFY2(all.contains(QString::fromUtf8(part)), part);
  }
  QVERIFY(!fsdp->body()->findChildren<QAbstractButton*>().isEmpty());
}

void AdvisorPanelTest::theKeyboardOpensClaims() {
  open("w2-70b-25gbe");
  Claim* step = claim("split");
  step->row()->setFocus();
  QTest::keyClick(step->row(), Qt::Key_Return);
  QVERIFY(step->isOpen());
  QTest::keyClick(step->row(), Qt::Key_Left);
  QVERIFY(!step->isOpen());
  QTest::keyClick(step->row(), Qt::Key_Space);
  QVERIFY(step->isOpen());
}

void AdvisorPanelTest::whatIsOpenStaysOpen() {
  open("w2-70b-25gbe");
  claim("network")->setOpen(true);
  claim("R2.2")->setOpen(true);
  QVERIFY(judged(*m_advisor));
  QVERIFY(claim("network")->isOpen());
  QVERIFY(claim("R2.2")->isOpen());
}

void AdvisorPanelTest::evidenceSelectsAndReveals() {
  open("w2-70b-25gbe");
  QSignalSpy revealed(&m_document->selection(), &SelectionModel::revealRequested);
  m_panel->open({Evidence::Kind::Field, {}, QStringLiteral("platform.spare_hosts"), {}});
  QCOMPARE(revealed.count(), 1);
  const Subject host = hostSubject(m_document->plan().cluster->hosts.front().id);
  m_panel->open({Evidence::Kind::Objects, {}, {}, {host}});
  QVERIFY(m_document->selection().isSelected(host));
  QVERIFY(!m_panel->isSelecting());
  QSignalSpy why(m_panel.get(), &AdvisorPanel::whyRequested);
  m_panel->open({Evidence::Kind::Metric, {}, QStringLiteral("step_time_s"), {}});
  QCOMPARE(why.count(), 1);
  QSignalSpy help(m_panel.get(), &AdvisorPanel::helpRequested);
  m_panel->open({Evidence::Kind::Help, {}, QStringLiteral("2"), {}});
  QCOMPARE(help.count(), 1);
  QSignalSpy table(m_panel.get(), &AdvisorPanel::tableRequested);
  m_panel->open({Evidence::Kind::Table, {}, {}, {}});
  QCOMPARE(table.count(), 1);
}

void AdvisorPanelTest::previewShowsAndGoesBack() {
  open("w9-8b-3d");
  const Plan before = m_document->plan();
  auto* actions = m_panel->view()->findChild<OptionActions*>();
  actions->previewButton()->click();
  QVERIFY(m_document->isPreviewing());
  QVERIFY(m_document->plan() == m_advisor->advice()->strategy->plan);
  QVERIFY(!m_advisor->isStale());
  QTest::keyClick(actions->previewButton(), Qt::Key_Escape);
  QVERIFY(!m_document->isPreviewing());
  QVERIFY(m_document->plan() == before);
  QCOMPARE(m_document->undoStack().count(), 0);
}

void AdvisorPanelTest::previewEndsWhenTheFocusLeaves() {
  open("w9-8b-3d");
  auto* actions = m_panel->view()->findChild<OptionActions*>();
  QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
  actions->previewButton()->setFocus();
  actions->previewButton()->click();
  QVERIFY(m_document->isPreviewing());
  m_panel->verdict()->setFocus(Qt::TabFocusReason);
  QVERIFY(!m_document->isPreviewing());
  QVERIFY(!actions->previewButton()->isChecked());
}

void AdvisorPanelTest::applyingIsOneUndoEntry() {
  open("w9-8b-3d");
  const Plan before = m_document->plan();
  auto* actions = m_panel->view()->findChild<OptionActions*>();
  const Plan wanted = m_advisor->advice()->strategy->plan;
  actions->useButton()->click();
  QVERIFY(m_document->plan() == wanted);
  QCOMPARE(m_document->undoStack().count(), 1);
  QVERIFY(m_document->undoStack().undoText().contains(
      QString::fromStdString(m_advisor->advice()->strategy->name)));
  m_document->undoStack().undo();
  QVERIFY(m_document->plan() == before);
}

void AdvisorPanelTest::staleAdviceCannotBeApplied() {
  open("w9-8b-3d");
  auto* actions = m_panel->view()->findChild<OptionActions*>();
  QVERIFY(actions->useButton()->isEnabled());
  m_document->edit("more tokens", [](Plan& plan) {
    plan.workload = plan.workload.edited([](Workload& work) { work.tokens = 1e12; });
  });
  QVERIFY(!actions->useButton()->isEnabled());
  QVERIFY(!actions->previewButton()->isEnabled());
  m_document->undoStack().undo();
  QVERIFY(actions->useButton()->isEnabled());
}

void AdvisorPanelTest::anEmptyPlanSaysWhatToDo() {
  Document document;
  Advisor advisor(&document);
  AdvisorPanel panel(&document, &advisor);
  panel.show();
  QVERIFY(!panel.verdict()->isVisible());
  bool said = false;
  for (const QLabel* label : panel.findChildren<QLabel*>()) {
    said = said || (label->isVisible() && label->text().contains(QStringLiteral("cluster")));
  }
  QVERIFY(said);
}

void AdvisorPanelTest::aNewLanguageKeepsTheAdvice() {
  open("w2-70b-25gbe");
  claim("network")->setOpen(true);
  QEvent change(QEvent::LanguageChange);
  QCoreApplication::sendEvent(m_panel.get(), &change);
  QVERIFY(m_panel->view() != nullptr);
  QVERIFY(claim("network")->isOpen());
}

void AdvisorPanelTest::statesAreSaidInWords() {
  open("w1-7b-one-host");
  QCOMPARE(m_panel->stateText(), QStringLiteral("Up to date"));
  m_advisor->judge();
  QVERIFY(m_panel->stateText().contains(QStringLiteral("judging")));
  m_advisor->stop();
  QVERIFY(m_panel->stateText().startsWith(QStringLiteral("Stopped")));
}

SLICESCAPE_TEST(AdvisorPanelTest);
#include "advisor_panel_test.moc"
