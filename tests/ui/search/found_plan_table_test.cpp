// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/found_plan_table.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/search/search_words.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class FoundPlanTableTest : public QObject {
  Q_OBJECT
 private slots:
  void isWellBehaved();
  void tiesAreSaid();
  void distanceFromTheBest_data();
  void distanceFromTheBest();
  void thePlansOwnLayoutIsBold();
  void csvIsExactWithUnits();
  void layoutsAreNamedAsPeopleNoteThem_data();
  void layoutsAreNamedAsPeopleNoteThem();

 private:
  static FoundRow rowOf(int tp, double step, bool best, bool tie);
};

/// A layout with a step time and 60 of 80 GiB in use.
FoundRow FoundPlanTableTest::rowOf(int tp, double step, bool best, bool tie) {
  auto found = std::make_shared<FoundPlan>();
  found->plan = examplePlan();
  found->plan.layout = found->plan.layout.edited([&](Layout& layout) { layout.tp = tp; });
  found->candidate.tp = tp;
  found->evaluation.stepTime = {0.9 * step, step, 1.2 * step};
  found->evaluation.peakDevice = gibibytes(60);
  found->evaluation.capacity = gibibytes(80);
  found->score = {step, 0.75, 64, 1e6 * step, 2e5 * step, 0.4};
  found->isBest = best;
  found->tiesWithBest = tie;
  return {found, best, true};
}

void FoundPlanTableTest::isWellBehaved() {
  FoundPlanTable table;
  const QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  table.setRows({rowOf(2, 10, true, true), rowOf(4, 11, false, false)}, Objective::StepTime, true);
  table.setCurrentRow(1);
  table.retranslate();
  table.setRows({}, Objective::StepTime, false);
}

void FoundPlanTableTest::tiesAreSaid() {
  FoundPlanTable table;
  table.setRows(
      {rowOf(1, 10.05, false, true), rowOf(2, 10, true, true), rowOf(4, 11, false, false)},
      Objective::StepTime, true);
  const auto text = [&](int row, int column) { return table.index(row, column).data().toString(); };
  QCOMPARE(text(0, FoundPlanTable::AgainstBest), QStringLiteral("tie"));
  QCOMPARE(text(1, FoundPlanTable::AgainstBest), QStringLiteral("best"));
  QCOMPARE(text(2, FoundPlanTable::AgainstBest), QStringLiteral("+10.0 %"));
  QCOMPARE(table.tieCount(), 1);
  QVERIFY(table.index(0, FoundPlanTable::AgainstBest)
              .data(Qt::ToolTipRole)
              .toString()
              .startsWith(QStringLiteral("Within 1.0 %")));
  QCOMPARE(text(1, FoundPlanTable::StepTime), QStringLiteral("10.0 s (9.00–12.0 s)"));
  QCOMPARE(text(1, FoundPlanTable::Headroom), QStringLiteral("20.0 GiB"));
  QCOMPARE(text(1, FoundPlanTable::Cost), QStringLiteral("$2.00 M"));
  QCOMPARE(text(1, FoundPlanTable::Mfu), QStringLiteral("40.0 %"));
}

void FoundPlanTableTest::distanceFromTheBest_data() {
  QTest::addColumn<int>("objective");
  QTest::addColumn<int>("gpus");
  QTest::addColumn<QString>("text");
  QTest::newRow("a slower step") << int(Objective::StepTime) << 64 << "+10.0 %";
  QTest::newRow("more GPUs where they count") << int(Objective::Gpus) << 72 << "8 more GPU(s)";
  QTest::newRow("as many GPUs: the step") << int(Objective::Gpus) << 64 << "+10.0 %";
}

void FoundPlanTableTest::distanceFromTheBest() {
  QFETCH(const int, objective);
  QFETCH(const int, gpus);
  QFETCH(const QString, text);
  FoundPlan other = *rowOf(4, 11, false, false).plan;
  other.score.gpus = gpus;
  QCOMPARE(againstBest(other, *rowOf(2, 10, true, true).plan, Objective(objective)), text);
}

void FoundPlanTableTest::thePlansOwnLayoutIsBold() {
  FoundPlanTable table;
  table.setRows({rowOf(2, 10, true, true), rowOf(4, 11, false, false)}, Objective::StepTime, true);
  table.setCurrentRow(1);
  const auto weight = [&](int row) {
    return table.index(row, FoundPlanTable::LayoutColumn)
        .data(Qt::FontRole)
        .value<QFont>()
        .weight();
  };
  QVERIFY(weight(1) > weight(0));
  QVERIFY(table.index(1, FoundPlanTable::LayoutColumn)
              .data(Qt::ToolTipRole)
              .toString()
              .endsWith(QStringLiteral("the plan as it is")));
}

void FoundPlanTableTest::csvIsExactWithUnits() {
  FoundPlanTable table;
  table.setRows({rowOf(2, 10.123456789, true, true)}, Objective::StepTime, false);
  const QStringList lines =
      QString::fromUtf8(table.exported().toCsv()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 2);
  QVERIFY(lines[0].startsWith(QStringLiteral("rank,layout,gpus,step_time_s,")));
  QVERIFY(lines[0].contains(QStringLiteral("cost_gpu_hours")));
  QVERIFY2(lines[1].contains(QStringLiteral(",64,10.123456789,")), qPrintable(lines[1]));
  QVERIFY(lines[1].startsWith(QStringLiteral("1,\"tp=2,pp=4")));
}

void FoundPlanTableTest::layoutsAreNamedAsPeopleNoteThem_data() {
  QTest::addColumn<int>("pp");
  QTest::addColumn<QString>("recompute");
  QTest::addColumn<QString>("title");
  QTest::newRow("a pipeline names its schedule") << 4 << "none"
                                                 << "TP 8 · PP 4 · DP 2 · MBS 1 · ZeRO 1 · ZB-H1";
  QTest::newRow("no pipeline, no schedule") << 1 << "none"
                                            << "TP 8 · PP 1 · DP 2 · MBS 1 · ZeRO 1";
  QTest::newRow("recompute is said") << 1 << "full"
                                     << "TP 8 · PP 1 · DP 2 · MBS 1 · ZeRO 1 · recompute full";
}

void FoundPlanTableTest::layoutsAreNamedAsPeopleNoteThem() {
  QFETCH(const int, pp);
  QFETCH(const QString, recompute);
  QFETCH(const QString, title);
  Plan plan = examplePlan();
  plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.tp = 8;
    layout.pp = pp;
    layout.dp = 2;
    layout.vpp = 1;
    layout.zero = 1;
    layout.stages.reset();
    layout.schedule.kind = "zb-h1";
    layout.recompute.mode = recompute.toStdString();
  });
  plan.workload = plan.workload.edited([](Workload& work) { work.microBatch = 1; });
  QCOMPARE(layoutTitle(plan), title);
}

SLICESCAPE_TEST(FoundPlanTableTest);

#include "found_plan_table_test.moc"
