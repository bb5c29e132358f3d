// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/measured_run.h"

#include "tests/core/validation/sample_run.h"
#include "tests/support/registry.h"

using namespace slicescape;
using slicescape::testing::runsWith;

class MeasuredRunTest : public QObject {
  Q_OBJECT
 private slots:
  void readsARun();
  void absentAndNullFieldsStayUnknown();
  void aWrongFileIsNamedWithPlaceAndRemedy_data();
  void aWrongFileIsNamedWithPlaceAndRemedy();
};

void MeasuredRunTest::readsARun() {
  const Result<MeasuredRuns> runs = readMeasuredRuns(runsWith(R"("tp": 8, "pp": 4)"), "runs.json");
  QVERIFY(runs.has_value());
  QCOMPARE(runs->runs.size(), std::size_t{1});
  const MeasuredRun& run = runs->runs.front();
  QCOMPARE(run.model.layers, 80);
  QCOMPARE(run.layout.tp, 8);
  QCOMPARE(run.layout.pp, 4);
  QCOMPARE(*run.measured.stepTime, 6.5);
  QCOMPARE(run.layout.flags.at("gradient_dtype"), std::string("\"bf16\""));
}

void MeasuredRunTest::absentAndNullFieldsStayUnknown() {
  const Result<MeasuredRuns> runs =
      readMeasuredRuns(runsWith(R"("recompute": null, "zero_stage": null)"), "runs.json");
  QVERIFY(runs.has_value());
  const MeasuredRun& run = runs->runs.front();
  QVERIFY(!run.layout.recompute);
  QVERIFY(!run.layout.zero);
  QVERIFY(!run.layout.sequenceParallel);
  QVERIFY(!run.hardware.hostBandwidth);
  QVERIFY(!run.measured.peakMemory);
}

void MeasuredRunTest::aWrongFileIsNamedWithPlaceAndRemedy_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("place");
  const auto with = [](const char* layout) { return QByteArray::fromStdString(runsWith(layout)); };
  QTest::newRow("an empty file") << QByteArray() << "line 1, column 1";
  QTest::newRow("another schema") << QByteArray(R"({"schema": "slicescape.gemm/1", "rows": []})")
                                  << "/schema";
  QTest::newRow("no list of runs") << QByteArray(R"({"schema": "slicescape.runs/1"})") << "/runs";
  QTest::newRow("text for a number") << with(R"("tp": "eight")") << "/runs/0/layout/tp";
  QTest::newRow("a negative degree") << with(R"("pp": -4)") << "/runs/0/layout/pp";
  QTest::newRow("an absurd batch")
      << with(R"("global_batch": 1e300)") << "/runs/0/layout/global_batch";
  QTest::newRow("stages that are no list")
      << with(R"("layers_per_stage": 4)") << "/runs/0/layout/layers_per_stage";
}

void MeasuredRunTest::aWrongFileIsNamedWithPlaceAndRemedy() {
  QFETCH(QByteArray, text);
  QFETCH(QString, place);
  const Result<MeasuredRuns> runs = readMeasuredRuns(text.toStdString(), "runs.json");
  QVERIFY(runs.has_error());
  QCOMPARE(QString::fromStdString(runs.error().file), QString("runs.json"));
  QCOMPARE(QString::fromStdString(runs.error().place), place);
  QVERIFY(!runs.error().remedy.empty());
}

SLICESCAPE_TEST(MeasuredRunTest);
#include "measured_run_test.moc"
