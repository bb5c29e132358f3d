// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <boost/json.hpp>

#include "tests/cli/program.h"
#include "tests/core/validation/sample_run.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape::testing;

class ValidateTest : public QObject {
  Q_OBJECT

 private slots:
  void aRunIsJudgedAndItsPlanWritten();
  void theThresholdDecidesTheExitCode();
  void whatAreNoRunsIsBadInput();
  void theSharedFilesAreReadInOneCall();
};

namespace {

QString writeRuns(const QTemporaryDir& folder, const std::string& text) {
  QFile file(folder.filePath("runs.json"));
  if (!file.open(QIODevice::WriteOnly)) return {};
  file.write(QByteArray::fromStdString(text));
  return file.fileName();
}

const char* kLayout = R"("tp": 8, "pp": 4, "global_batch": 128)";

}  // namespace

void ValidateTest::aRunIsJudgedAndItsPlanWritten() {
  const QTemporaryDir folder;
  const QString runs = writeRuns(folder, runsWith(kLayout));
  const ProgramResult result =
      runCli({"validate", runs, "--json", "--emit-plans", folder.filePath("plans")});
  QCOMPARE(result.exitCode, 0);
  const boost::json::value judged = result.json();
  const boost::json::value& item = judged.at("cases").at(0);
  QCOMPARE(item.at("metric").get_string(), "step_time");
  QCOMPARE(item.at("measured").to_number<double>(), 6.5);
  const double predicted = item.at("predicted").to_number<double>();
  QCOMPARE(item.at("error").to_number<double>(), predicted / 6.5 - 1);
  QVERIFY(!item.at("assumptions").get_array().empty());
  QCOMPARE(judged.at("summary").at("step_time").at("count").to_number<int>(), 1);
  for (const char* key : {"skipped", "by", "oom", "kernels"})
    QVERIFY(judged.get_object().contains(key));

  // The plan that was predicted gives the same step.
  const ProgramResult plan =
      runCli({"evaluate", folder.filePath("plans/sample.slicescape"), "--json"});
  QCOMPARE(plan.json().at("step_time_s").at("p50").to_number<double>(), predicted);
}

void ValidateTest::theThresholdDecidesTheExitCode() {
  const QTemporaryDir folder;
  const QString runs = writeRuns(folder, runsWith(kLayout));
  QCOMPARE(runCli({"validate", runs, "--max-median-step-error", "100"}).exitCode, 0);
  QCOMPARE(runCli({"validate", runs, "--max-median-step-error", "0"}).exitCode, 1);
}

void ValidateTest::whatAreNoRunsIsBadInput() {
  const QTemporaryDir folder;
  const ProgramResult result = runCli({"validate", writeRuns(folder, "{}"), "--json"});
  QCOMPARE(result.exitCode, 3);
  QCOMPARE(result.json().at("error").at("place").get_string(), "/schema");
}

void ValidateTest::theSharedFilesAreReadInOneCall() {
  SKIP_WITHOUT_SHARED("validation");
  const QDir folder(sharedPath("validation"));
  QStringList arguments{"validate", "--json", "--by", "gpu"};
  for (const QString& name : folder.entryList({"*.json"})) arguments << folder.filePath(name);
  const ProgramResult result = runCli(arguments);
  QCOMPARE(result.exitCode, 0);
  const boost::json::value judged = result.json();
  QVERIFY(judged.at("summary").at("step_time").at("count").to_number<int>() > 700);
  QVERIFY(judged.at("kernels").at("gemm").get_object().contains("b200-sxm"));
  QVERIFY(judged.at("by").at("step_time").get_object().contains("h100-sxm"));
}

SLICESCAPE_TEST(ValidateTest);
#include "validate_test.moc"
