// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schedules/schedule_table.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/document/plans.h"
#include "ui/widgets/display.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::examplePlan;

class ScheduleTableTest : public QObject {
  Q_OBJECT
 private slots:
  void isWellBehaved();
  void namesAreThoseOfTheInspector_data();
  void namesAreThoseOfTheInspector();
  void numbersCarryTheirDifference();
};

void ScheduleTableTest::isWellBehaved() {
  ScheduleTable table(scheduleAlternatives(examplePlan()));
  const QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  QVERIFY(table.currentRow() >= 0);
  table.retranslate();
}

void ScheduleTableTest::namesAreThoseOfTheInspector_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<int>("chunks");
  QTest::addColumn<QString>("title");
  QTest::newRow("one chunk") << "1f1b" << 1 << "1F1B";
  QTest::newRow("free chunks") << "interleaved-1f1b" << 4 << "interleaved 1F1B · 4 chunks";
  QTest::newRow("implied chunks are not said") << "zb-v" << 2 << "ZB-V";
  QTest::newRow("with a limit") << "zb-2p" << 1 << "ZB-2P";
}

void ScheduleTableTest::namesAreThoseOfTheInspector() {
  QFETCH(const QString, kind);
  QFETCH(const int, chunks);
  QFETCH(const QString, title);
  ScheduleAlternative alternative;
  alternative.kind = kind.toStdString();
  alternative.chunks = chunks;
  QCOMPARE(scheduleTitle(alternative), title);
}

void ScheduleTableTest::numbersCarryTheirDifference() {
  const auto evaluationOf = [](double step, double bubble, std::int64_t gibibytes) {
    Evaluation evaluation;
    evaluation.stepTime.p50 = step;
    evaluation.bubbleRatio = bubble;
    evaluation.peakDevice = Bytes(gibibytes << 30);
    evaluation.capacity = Bytes(std::int64_t{80} << 30);
    evaluation.fits = gibibytes <= 80;
    return std::make_shared<const Evaluation>(evaluation);
  };
  ScheduleAlternative own;
  own.kind = "1f1b";
  own.isCurrent = true;
  own.evaluation = evaluationOf(10, 0.2, 60);
  ScheduleAlternative other;
  other.kind = "zb-h2";
  other.evaluation = evaluationOf(9, 0.1, 90);
  ScheduleAlternative illegal;
  illegal.kind = "dualpipe";
  illegal.problems.push_back({{"It needs {0} ranks", {4}}, {"Use {0} ranks", {4}}});
  const ScheduleTable table({own, other, illegal});
  const auto text = [&](int row, int column) { return table.index(row, column).data().toString(); };
  QCOMPARE(text(0, ScheduleTable::StepTime), QStringLiteral("10.0 s"));
  QCOMPARE(text(1, ScheduleTable::StepTime), QStringLiteral("9.00 s (−10.0 %)"));
  QCOMPARE(text(1, ScheduleTable::PeakMemory), QStringLiteral("90.0 GiB (+50.0 %)"));
  QCOMPARE(text(0, ScheduleTable::Note), QStringLiteral("current"));
  QCOMPARE(text(1, ScheduleTable::Note), QStringLiteral("10.0 GiB too much"));
  QCOMPARE(text(2, ScheduleTable::Note), QStringLiteral("It needs 4 ranks"));
  QCOMPARE(text(2, ScheduleTable::Bubble), QStringLiteral("—"));
  QCOMPARE(reasonAgainst(illegal), QStringLiteral("It needs 4 ranks. Use 4 ranks."));
}

SLICESCAPE_TEST(ScheduleTableTest);

#include "schedule_table_test.moc"
