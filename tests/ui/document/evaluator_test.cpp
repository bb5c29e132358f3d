// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/evaluator.h"

#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class EvaluatorTest : public QObject {
  Q_OBJECT

 private:
  static constexpr double kAlwaysInAWorker = -1;

  static Plan withDp(int dp) {
    Plan plan = examplePlan();
    plan.layout = plan.layout.edited([dp](Layout& layout) { layout.dp = dp; });
    return plan;
  }

 private slots:
  void aQuickEvaluationIsThereAtOnce() {
    Evaluator evaluator;
    int results = 0;
    connect(&evaluator, &Evaluator::evaluated, this, [&] { ++results; });
    evaluator.request(withDp(1));
    QCOMPARE(results, 1);
  }

  void onlyTheNewestOfAHastyRunIsDelivered() {
    Evaluator evaluator(nullptr, kAlwaysInAWorker);
    std::vector<std::int64_t> sizes;
    connect(&evaluator, &Evaluator::evaluated, this,
            [&](const std::shared_ptr<const Evaluation>& evaluation) {
              sizes.push_back(evaluation->worldSize);
            });
    for (int dp : {1, 2, 4, 8}) evaluator.request(withDp(dp));
    QVERIFY2(sizes.empty(), "nothing is delivered inside request()");
    QTRY_COMPARE(sizes.size(), std::size_t{1});
    QTest::qWait(50);
    QCOMPARE(sizes, std::vector<std::int64_t>{withDp(8).layout->worldSize()});
  }

  void droppedRequestsStaySilent() {
    Evaluator evaluator(nullptr, kAlwaysInAWorker);
    int results = 0;
    connect(&evaluator, &Evaluator::evaluated, this, [&] { ++results; });
    evaluator.request(withDp(1));
    evaluator.request(withDp(2));
    evaluator.dropPending();
    QTest::qWait(200);
    QCOMPARE(results, 0);
    evaluator.request(withDp(4));
    QTRY_COMPARE(results, 1);
  }

  void destroyingItWaitsForTheWorker() {
    for (int i = 0; i < 20; ++i) {
      Evaluator evaluator(nullptr, kAlwaysInAWorker);
      evaluator.request(withDp(2));
    }
  }
};

SLICESCAPE_TEST(EvaluatorTest);
#include "evaluator_test.moc"
