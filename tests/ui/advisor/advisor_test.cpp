// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/advisor.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/advisor/advice_plans.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::judged;
using slicescape::testing::scenario;

class AdvisorTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void nothingIsComputedUnwatched();
  void aCalmPlanIsJudged();
  void anEditMakesTheAdviceStaleAndIsJudged();
  void aNewEditCancelsTheRun();
  void aPreviewChangesNothing();
  void aCommittedGestureIsAnEdit();
  void undoingBringsTheAdviceBack();
  void stoppingLastsUntilThePlanChanges();
  void anotherPlanForgetsTheAdvice();
  void progressOnlyGrows();

 private:
  Plan edited() const;
  Document m_document;
};

void AdvisorTest::init() {
  m_document.reset(scenario("w1-7b-one-host"), {});
}

Plan AdvisorTest::edited() const {
  Plan plan = m_document.committedPlan();
  plan.workload = plan.workload.edited([](Workload& work) { work.globalBatch *= 2; });
  return plan;
}

void AdvisorTest::nothingIsComputedUnwatched() {
  Advisor advisor(&m_document);
  m_document.apply("twice the batch", edited());
  QTest::qWait(Advisor::kCalmMs + 200);
  QVERIFY(!advisor.isRunning() && advisor.advice() == nullptr);
}

void AdvisorTest::aCalmPlanIsJudged() {
  Advisor advisor(&m_document);
  advisor.setWatched(this, true);
  QVERIFY(!advisor.isRunning());
  QTRY_VERIFY_WITH_TIMEOUT(advisor.advice() != nullptr, 60000);
  QVERIFY(!advisor.isStale() && !advisor.isRunning());
  QVERIFY(advisor.advice()->verdict == AdviceVerdict::Go);
}

void AdvisorTest::anEditMakesTheAdviceStaleAndIsJudged() {
  Advisor advisor(&m_document);
  QVERIFY(judged(advisor));
  const auto before = advisor.advice();
  advisor.setWatched(this, true);
  m_document.apply("twice the batch", edited());
  QVERIFY(advisor.isStale());
  QCOMPARE(advisor.advice(), before);
  QTRY_VERIFY_WITH_TIMEOUT(!advisor.isStale(), 60000);
  QVERIFY(advisor.advice() != before);
}

void AdvisorTest::aNewEditCancelsTheRun() {
  m_document.reset(scenario("w4-405b-no-gang"), {});
  Advisor advisor(&m_document);
  advisor.setWatched(this, true);
  advisor.judge();
  QVERIFY(advisor.isRunning());
  m_document.apply("twice the batch", edited());
  QVERIFY(!advisor.isRunning());
  QSignalSpy changes(&advisor, &Advisor::changed);
  QTest::qWait(50);
  QVERIFY(advisor.advice() == nullptr);
}

void AdvisorTest::aPreviewChangesNothing() {
  Advisor advisor(&m_document);
  QVERIFY(judged(advisor));
  advisor.setWatched(this, true);
  m_document.preview(edited());
  QVERIFY(!advisor.isStale() && !advisor.isRunning());
  QTest::qWait(Advisor::kCalmMs + 100);
  QVERIFY(!advisor.isRunning());
  m_document.cancelPreview();
  QVERIFY(!advisor.isStale());
}

void AdvisorTest::aCommittedGestureIsAnEdit() {
  Advisor advisor(&m_document);
  QVERIFY(judged(advisor));
  advisor.setWatched(this, true);
  QSignalSpy changes(&advisor, &Advisor::changed);
  m_document.preview(edited());
  m_document.commitPreview("twice the batch");
  QVERIFY(advisor.isStale());
  QVERIFY(!changes.isEmpty());
}

void AdvisorTest::undoingBringsTheAdviceBack() {
  Advisor advisor(&m_document);
  QVERIFY(judged(advisor));
  advisor.setWatched(this, true);
  m_document.apply("twice the batch", edited());
  QVERIFY(advisor.isStale());
  m_document.undoStack().undo();
  QVERIFY(!advisor.isStale());
  QTest::qWait(Advisor::kCalmMs + 100);
  QVERIFY(!advisor.isRunning());
}

void AdvisorTest::stoppingLastsUntilThePlanChanges() {
  Advisor advisor(&m_document);
  advisor.setWatched(this, true);
  advisor.judge();
  advisor.stop();
  QVERIFY(advisor.isStopped() && !advisor.isRunning());
  QTest::qWait(Advisor::kCalmMs + 100);
  QVERIFY(!advisor.isRunning());
  m_document.apply("twice the batch", edited());
  QVERIFY(!advisor.isStopped());
  QTRY_VERIFY_WITH_TIMEOUT(advisor.advice() != nullptr, 60000);
}

void AdvisorTest::anotherPlanForgetsTheAdvice() {
  Advisor advisor(&m_document);
  QVERIFY(judged(advisor));
  m_document.reset(scenario("w3-70b-8xndr"), {});
  QVERIFY(advisor.advice() == nullptr);
}

void AdvisorTest::progressOnlyGrows() {
  Advisor advisor(&m_document);
  QSignalSpy progress(&advisor, &Advisor::progressed);
  QVERIFY(judged(advisor));
  double last = 0;
  for (const QList<QVariant>& told : progress) {
    QVERIFY(told.front().toDouble() > last && told.front().toDouble() <= 1);
    last = told.front().toDouble();
  }
}

SLICESCAPE_TEST(AdvisorTest);
#include "advisor_test.moc"
