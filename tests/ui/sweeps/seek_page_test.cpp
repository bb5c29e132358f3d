// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweeps/seek_page.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"

using namespace slicescape;
using namespace slicescape::ui;

/// The value of one input that meets a goal, as a sentence and as one undo entry.
class SeekPageTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void theLongestSequenceThatFits();
  void aTargetIsMetAtItsEdge();
  void aGoalOutOfReachSaysWhatIsNearest();
  void applyingIsOneUndoEntry();
  void aChangedPlanIsNotOverwritten();
  void anIncompleteGoalIsRefusedInWords();
  void languageChangesKeepTheGoal();

 private:
  void find(SeekPage& page, const SeekGoal& goal) {
    page.setGoal(goal);
    page.find();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60'000);
  }
  static SeekGoal longestSequence() {
    SeekGoal goal;
    goal.input = "workload.seq_len";
    goal.low = 1024;
    goal.high = 262144;
    goal.output = "fits";
    goal.largest = true;
    return goal;
  }
  Document m_document;
};

void SeekPageTest::init() {
  m_document.reset(slicescape::testing::examplePlan(), {});
  QTRY_VERIFY(!m_document.isStale());
}

void SeekPageTest::theLongestSequenceThatFits() {
  SeekPage page(&m_document);
  page.show();
  find(page, longestSequence());
  QVERIFY(page.result() && page.result()->found);
  const double found = page.result()->value;
  QVERIFY(evaluate(*withSweepValue(m_document.plan(), "workload.seq_len", found)).fits);
  const auto multiple = static_cast<double>(sweepMultiple(m_document.plan(), "workload.seq_len"));
  QVERIFY(!evaluate(*withSweepValue(m_document.plan(), "workload.seq_len", found + multiple)).fits);
  QVERIFY2(page.answer().startsWith(QStringLiteral("Sequence length")), qPrintable(page.answer()));
}

void SeekPageTest::aTargetIsMetAtItsEdge() {
  SeekPage page(&m_document);
  page.show();
  SeekGoal goal;
  goal.input = "link_bandwidth";
  goal.low = 0.01;
  goal.high = 1;
  goal.output = "step_time_s";
  goal.target = m_document.evaluation()->stepTime.p50 * 1.05;
  goal.atMost = true;
  find(page, goal);
  QVERIFY(page.result()->found);
  QVERIFY(page.result()->output <= goal.target);
  QVERIFY(page.result()->value < 1);
}

void SeekPageTest::aGoalOutOfReachSaysWhatIsNearest() {
  SeekPage page(&m_document);
  page.show();
  SeekGoal goal;
  goal.input = "link_bandwidth";
  goal.low = 0.5;
  goal.high = 2;
  goal.output = "mfu";
  goal.target = 0.99;
  find(page, goal);
  QVERIFY(!page.result()->found);
  QVERIFY2(page.answer().startsWith(
               QStringLiteral("No value in the range meets 99.0 %. The nearest is ")),
           qPrintable(page.answer()));
  QVERIFY(!page.applyButton()->isEnabled());
}

void SeekPageTest::applyingIsOneUndoEntry() {
  const Plan before = m_document.plan();
  SeekPage page(&m_document);
  page.show();
  find(page, longestSequence());
  QVERIFY(page.applyButton()->isEnabled());
  page.applyButton()->click();
  QCOMPARE(m_document.undoStack().count(), 1);
  QCOMPARE(double(m_document.plan().workload->sequenceLength), page.result()->value);
  QVERIFY(!page.applyButton()->isEnabled());
  QVERIFY(page.answer().contains(QStringLiteral("This is the plan now.")));
  m_document.undoStack().undo();
  QVERIFY(m_document.plan() == before);
  QVERIFY(page.applyButton()->isEnabled());
}

void SeekPageTest::aChangedPlanIsNotOverwritten() {
  SeekPage page(&m_document);
  page.show();
  find(page, longestSequence());
  m_document.edit(QStringLiteral("Rename"), [](Plan& plan) { plan.name = "Another"; });
  QVERIFY(!page.applyButton()->isEnabled());
  page.apply();
  QCOMPARE(m_document.undoStack().count(), 1);
  QVERIFY(page.answer().contains(QStringLiteral("has changed since")));
}

void SeekPageTest::anIncompleteGoalIsRefusedInWords() {
  m_document.reset(Plan(), {});
  SeekPage page(&m_document);
  page.show();
  SeekGoal goal;
  goal.input = "workload.seq_len";
  goal.low = 4096;
  goal.high = 1024;
  goal.output = "fits";
  find(page, goal);
  QVERIFY(!page.result()->found);
  QVERIFY2(page.answer().contains(QStringLiteral("The range to look in is empty.")),
           qPrintable(page.answer()));
}

void SeekPageTest::languageChangesKeepTheGoal() {
  SeekPage page(&m_document);
  page.show();
  page.setGoal(longestSequence());
  QEvent change(QEvent::LanguageChange);
  QApplication::sendEvent(&page, &change);
  QCOMPARE(page.goal().input, std::string("workload.seq_len"));
  QCOMPARE(page.goal().output, std::string("fits"));
  QCOMPARE(page.goal().high, 262144.0);
  QVERIFY(page.goal().largest);
}

SLICESCAPE_TEST(SeekPageTest);
#include "seek_page_test.moc"
