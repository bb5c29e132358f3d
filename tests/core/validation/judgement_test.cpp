// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/judgement.h"

#include <cmath>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
using namespace slicescape::testing;

namespace {

ValidationCase caseOf(const char* metric, double measured, double predicted,
                      bool doubtful = false) {
  ValidationCase item;
  item.metric = metric;
  item.measured = measured;
  item.predicted = predicted;
  item.doubtful = doubtful;
  item.source = "table";
  return item;
}

}  // namespace

class JudgementTest : public QObject {
  Q_OBJECT
 private slots:
  void errorsAreSummedAsDefined();
  void doubtfulRowsStayOutOfTheSummary();
  void thePublishedRunsStayWithinTheStatedErrors();
};

void JudgementTest::errorsAreSummedAsDefined() {
  Judgement judgement;
  // Errors −20, −10, 0, +10, +40 %.
  for (const double predicted : {80.0, 90.0, 100.0, 110.0, 140.0}) {
    judgement.cases.push_back(caseOf("step_time", 100, predicted));
  }
  const ErrorSummary summary = judgement.summary("step_time");
  QCOMPARE(summary.count, 5);
  QVERIFY(std::abs(summary.medianAbsolute - 0.10) < 1e-12);
  QVERIFY(std::abs(summary.meanAbsolute - 0.16) < 1e-12);
  QVERIFY(std::abs(summary.bias) < 1e-12);
  QVERIFY(std::abs(summary.p90Absolute - 0.32) < 1e-12);  // 0.20 + 0.6 · (0.40 − 0.20)
  QCOMPARE(judgement.summary("peak_memory").count, 0);
}

void JudgementTest::doubtfulRowsStayOutOfTheSummary() {
  Judgement judgement;
  judgement.cases.push_back(caseOf("step_time", 100, 100));
  judgement.cases.push_back(caseOf("step_time", 100, 500, true));
  QCOMPARE(judgement.summary("step_time").count, 1);
  QCOMPARE(judgement.summaryBy("source", "step_time").at("table").count, 1);
}

void JudgementTest::thePublishedRunsStayWithinTheStatedErrors() {
  SKIP_WITHOUT_SHARED("validation");
  Judgement judgement;
  const QDir folder(sharedPath("validation"));
  int files = 0;
  for (const QString& name : folder.entryList({"*.json"})) {
    const QByteArray text = readAll(folder.filePath(name));
    const Result<MeasuredRuns> runs = readMeasuredRuns(text.toStdString(), name.toStdString());
    if (!runs) continue;  // kernel measurements, of another schema
    ++files;
    for (const MeasuredRun& run : runs->runs) {
      judgement.add(run, name.toStdString(), Catalogues::builtIn());
    }
  }
  QVERIFY(files >= 15);
  QVERIFY(judgement.skipped.empty());
  // What the model reaches today, rounded up: a change that makes it worse must say so.
  const ErrorSummary step = judgement.summary("step_time");
  QVERIFY2(step.medianAbsolute < 0.05, qPrintable(QString::number(step.medianAbsolute)));
  QVERIFY2(step.p90Absolute < 0.15, qPrintable(QString::number(step.p90Absolute)));
  QVERIFY2(std::abs(step.bias) < 0.025, qPrintable(QString::number(step.bias)));
  const auto byModel = judgement.summaryBy("model_kind", "step_time");
  const double dense = byModel.at("dense").medianAbsolute;
  QVERIFY2(dense < 0.045, qPrintable(QString::number(dense)));
  const double experts = byModel.at("mixture of experts").medianAbsolute;
  QVERIFY2(experts < 0.08, qPrintable(QString::number(experts)));
  const ErrorSummary memory = judgement.summary("peak_memory_allocated");
  QVERIFY2(memory.medianAbsolute < 0.02, qPrintable(QString::number(memory.medianAbsolute)));
  QVERIFY2(memory.p90Absolute < 0.06, qPrintable(QString::number(memory.p90Absolute)));
  for (const char* kind : {"peak_memory_reserved", "peak_memory_device"}) {
    const double error = judgement.summary(kind).medianAbsolute;
    QVERIFY2(error < 0.08, qPrintable(QString::number(error)));
  }
  // Eight of ten steps of a source left out lie in the bands of the others, and more of those
  // the bands come from.
  const HeldOut heldOut = crossValidate(judgement.stepResiduals());
  QVERIFY2(heldOut.covered >= 0.8, qPrintable(QString::number(heldOut.covered)));
  QVERIFY2(heldOut.medianOfSources < 0.07, qPrintable(QString::number(heldOut.medianOfSources)));
  QVERIFY2(step.withinBand > 0.8, qPrintable(QString::number(step.withinBand)));
  // The papers' bubble rates from their own profiled times.
  for (const ValidationCase& item : judgement.cases) {
    if (item.metric != "bubble_from_profile") continue;
    QVERIFY2(std::abs(item.predicted - item.measured) < 0.005, item.id.c_str());
  }
}

SLICESCAPE_TEST(JudgementTest);
#include "judgement_test.moc"
