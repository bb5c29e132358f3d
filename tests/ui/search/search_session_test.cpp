// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_session.h"

#include "tests/support/registry.h"
#include "tests/ui/search/searches.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::smallQuestion;
using slicescape::testing::waitForEnd;

class SearchSessionTest : public QObject {
  Q_OBJECT
 private slots:
  void bestComesWhileItRuns();
  void rowsAreTheBestAndThoseNotBeaten();
  void doesNotDependOnThreads();
  void aStopKeepsWhatWasFound();
  void aNewQuestionTakesThePlace();
  void clearingForgets();
  void canBeDestroyedWhileItRuns();

 private:
  static SearchQuestion largeQuestion();
};

/// Half a million layouts: long enough to be stopped.
SearchQuestion SearchSessionTest::largeQuestion() {
  SearchQuestion question;
  for (const resources::Example& example : resources::examples()) {
    if (std::string_view(example.file).find("405b-16384") != std::string_view::npos) {
      question.plan = loadPlan(example.text, example.file).value();
    }
  }
  question.space = defaultSpace(question.plan);
  question.space.fewestGpus = 1024;
  question.top = 5;
  return question;
}

void SearchSessionTest::bestComesWhileItRuns() {
  SearchSession session;
  const QSignalSpy started(&session, &SearchSession::started);
  const QSignalSpy progressed(&session, &SearchSession::progressed);
  const QSignalSpy finished(&session, &SearchSession::finished);
  bool rowsBeforeTheEnd = false;
  connect(&session, &SearchSession::rowsChanged, this, [&] {
    rowsBeforeTheEnd = rowsBeforeTheEnd || (session.isRunning() && !session.rows().empty());
  });
  session.start(smallQuestion());
  QVERIFY(session.isRunning());
  QVERIFY(session.result() == nullptr);
  QVERIFY(waitForEnd(session));
  QCOMPARE(started.size(), 1);
  QCOMPARE(finished.size(), 1);
  QVERIFY(!progressed.isEmpty());
  QVERIFY(rowsBeforeTheEnd);
  QCOMPARE(session.tick().share, 1.0);
  QCOMPARE(session.tick().seen, session.result()->space);
}

void SearchSessionTest::rowsAreTheBestAndThoseNotBeaten() {
  SearchSession session;
  session.start(smallQuestion());
  QVERIFY(waitForEnd(session));
  const SearchResult& result = *session.result();
  std::size_t ranked = 0;
  for (const FoundRow& row : session.rows()) {
    ranked += row.isRanked ? 1 : 0;
    QVERIFY(row.isRanked || row.isNotBeaten);
  }
  QCOMPARE(ranked, result.plans.size());
  for (const FoundPlan& plan : result.pareto) {
    const auto stands =
        std::count_if(session.rows().begin(), session.rows().end(), [&](const FoundRow& row) {
          return row.isNotBeaten && row.plan->candidate == plan.candidate;
        });
    QCOMPARE(stands, 1);
  }
}

void SearchSessionTest::doesNotDependOnThreads() {
  std::vector<std::vector<Candidate>> found;
  for (const int threads : {1, 3}) {
    SearchSession session;
    SearchQuestion question = smallQuestion();
    question.threads = threads;
    session.start(question);
    QVERIFY(waitForEnd(session));
    found.emplace_back();
    for (const FoundRow& row : session.rows()) found.back().push_back(row.plan->candidate);
  }
  QVERIFY(!found.front().empty());
  QVERIFY(found.front() == found.back());
}

void SearchSessionTest::aStopKeepsWhatWasFound() {
  SearchSession session;
  const QSignalSpy rows(&session, &SearchSession::rowsChanged);
  session.start(largeQuestion());
  QVERIFY(QTest::qWaitFor([&] { return !session.rows().empty(); }, 60000));
  session.cancel();
  QVERIFY(waitForEnd(session));
  QVERIFY(session.result()->cancelled);
}

void SearchSessionTest::aNewQuestionTakesThePlace() {
  SearchSession session;
  session.start(largeQuestion());
  SearchQuestion question = smallQuestion();
  question.objective = Objective::Memory;
  session.start(question);
  QVERIFY(waitForEnd(session));
  QVERIFY(!session.result()->cancelled);
  QCOMPARE(session.result()->objective, Objective::Memory);
  QVERIFY(session.question()->plan == question.plan);
}

void SearchSessionTest::clearingForgets() {
  SearchSession session;
  const QSignalSpy finished(&session, &SearchSession::finished);
  session.start(largeQuestion());
  session.clear();
  QVERIFY(!session.isRunning());
  QVERIFY(session.question() == nullptr);
  QTest::qWait(300);
  QVERIFY(finished.isEmpty());
  QVERIFY(session.rows().empty());
}

void SearchSessionTest::canBeDestroyedWhileItRuns() {
  {
    SearchSession session;
    session.start(largeQuestion());
  }
  QCoreApplication::processEvents();
}

SLICESCAPE_TEST(SearchSessionTest);

#include "search_session_test.moc"
