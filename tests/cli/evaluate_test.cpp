// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"
#include "tests/core/storage/schema_validator.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape::testing;

class EvaluateTest : public QObject {
  Q_OBJECT

 private slots:
  void examplesAreJudged_data();
  void examplesAreJudged();
  void settingsChangeTheAnswerNotTheFile();
  void aWrongSettingIsBadUsage_data();
  void aWrongSettingIsBadUsage();
  void figuresAreExplained();
  void brokenFilesAreBadInput_data();
  void brokenFilesAreBadInput();
  void theReportIsReadable();
  void equalPlansGiveEqualBytes();
};

void EvaluateTest::examplesAreJudged_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("exitCode");
  QTest::addColumn<QString>("verdict");
  QTest::newRow("8 GPUs") << "llama2-7b-8xa100" << 0 << "fits";
  QTest::newRow("64 GPUs") << "llama3-70b-64xh100" << 0 << "fits";
  QTest::newRow("1,024 GPUs") << "llama3-405b-1024xh100" << 0 << "fits";
  QTest::newRow("16,384 GPUs") << "llama3-405b-16384xh100" << 0 << "fits";
  QTest::newRow("over capacity") << "llama3-70b-does-not-fit" << 1 << "does_not_fit";
}

void EvaluateTest::examplesAreJudged() {
  QFETCH(QString, name);
  const ProgramResult result = runCli({"evaluate", examplePath(name), "--json"});
  QTEST(result.exitCode, "exitCode");
  QCOMPARE(result.messages, QByteArray());
  QVERIFY(result.json().is_object());
  QCOMPARE(schemaProblems("evaluation", result.json()), QString());
  const auto verdict = result.json().at("verdict").get_string();
  QTEST(QString::fromUtf8(verdict.data(), qsizetype(verdict.size())), "verdict");
}

void EvaluateTest::settingsChangeTheAnswerNotTheFile() {
  const QString path = examplePath("llama3-70b-64xh100");
  const QByteArray before = readAll(path);
  const ProgramResult result =
      runCli({"evaluate", "--set", "layout.tp=4", "--set", "layout.dp=4", path, "--json"});
  QCOMPARE(result.exitCode, 1);
  const auto plain = runCli({"evaluate", path, "--json"}).json();
  QVERIFY(result.json().at("plan_hash") != plain.at("plan_hash"));
  QVERIFY(result.json().at("peak_memory_bytes").at("device").get_int64() >
          plain.at("peak_memory_bytes").at("device").get_int64());
  QCOMPARE(readAll(path), before);
}

void EvaluateTest::aWrongSettingIsBadUsage_data() {
  QTest::addColumn<QString>("setting");
  QTest::addColumn<QString>("place");
  QTest::addColumn<QString>("remedy");
  QTest::newRow("a mistyped key") << "layout.tpp=4"
                                  << "layout.tpp"
                                  << "Did you mean tp?";
  QTest::newRow("a value out of range") << "layout.pp=0"
                                        << "/layout/pp"
                                        << "Correct this value";
  QTest::newRow("no value") << "layout.tp"
                            << "layout.tp"
                            << "layout.tp=4";
}

void EvaluateTest::aWrongSettingIsBadUsage() {
  QFETCH(QString, setting);
  QFETCH(QString, place);
  QFETCH(QString, remedy);
  const ProgramResult result =
      runCli({"evaluate", examplePath("llama3-70b-64xh100"), "--set", setting, "--json"});
  QCOMPARE(result.exitCode, 2);
  const auto error = result.json().at("error");
  QCOMPARE(error.at("file").get_string(), ("--set " + setting).toStdString());
  QCOMPARE(error.at("place").get_string(), place.toStdString());
  const auto found = error.at("remedy").get_string();
  QVERIFY2(QString::fromUtf8(found.c_str()).contains(remedy), found.c_str());
  QVERIFY(!result.messages.isEmpty());
}

void EvaluateTest::figuresAreExplained() {
  const QString path = examplePath("llama3-70b-64xh100");
  for (const char* metric : {"step_time_s", "peak_memory_bytes", "mfu"}) {
    const ProgramResult result = runCli({"evaluate", path, "--explain", metric, "--json"});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(schemaProblems("evaluation", result.json()), QString());
    QVERIFY(result.json().at("explanation").at("value").is_number());
  }
  const ProgramResult tree = runCli({"evaluate", path, "--explain", "step_breakdown_s.compute"});
  QCOMPARE(tree.exitCode, 0);
  for (const char* part : {"└─ ", "← decides", "(datasheet)", "2 · M · N · K", "Sources\n", "[1]",
                           "arXiv:2401.14489"}) {
    QVERIFY2(tree.output.contains(part), part);
  }
  const ProgramResult names = runCli({"evaluate", path, "--explain", "help"});
  QCOMPARE(names.exitCode, 0);
  for (const char* name : {"step_time_s\n", "mfu.full\n", "stages[0].memory_bytes.weights\n",
                           "communication[0].time_s\n"}) {
    QVERIFY2(names.output.contains(name), name);
  }
  const ProgramResult unknown = runCli({"evaluate", path, "--explain", "beauty", "--json"});
  QCOMPARE(unknown.exitCode, 2);
  const auto remedy = unknown.json().at("error").at("remedy").get_string();
  QVERIFY(QString::fromUtf8(remedy.c_str()).contains(QLatin1String("step_time_s")));
}

void EvaluateTest::brokenFilesAreBadInput_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("place");
  QTest::newRow("no JSON") << QByteArray("hello") << "line 1, column 1";
  QTest::newRow("half a file") << QByteArray("{\"schema\": \"slicescape.plan/1\",\n \"name\": ")
                               << "line 2, column 10";
  QTest::newRow("a newer version") << QByteArray(R"({"schema": "slicescape.plan/9"})") << "/schema";
  QTest::newRow("a wrong value") << QByteArray(
                                        R"({"schema": "slicescape.plan/1", "layout": {"tp": []}})")
                                 << "/layout/tp";
}

void EvaluateTest::brokenFilesAreBadInput() {
  QFETCH(QByteArray, text);
  const QTemporaryDir folder;
  QFile file(folder.filePath("plan.slicescape"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
  file.close();
  const ProgramResult result = runCli({"evaluate", file.fileName(), "--json"});
  QCOMPARE(result.exitCode, 3);
  const auto error = result.json().at("error");
  QCOMPARE(error.at("file").get_string(), file.fileName().toStdString());
  const auto place = error.at("place").get_string();
  QTEST(QString::fromUtf8(place.c_str()), "place");
  QVERIFY(!error.at("expected").get_string().empty());
  QVERIFY(!error.at("remedy").get_string().empty());
  QCOMPARE(runCli({"evaluate", folder.path()}).exitCode, 3);
  QCOMPARE(runCli({"evaluate", folder.filePath("absent")}).exitCode, 3);
}

void EvaluateTest::theReportIsReadable() {
  const ProgramResult fits = runCli({"evaluate", examplePath("llama3-70b-64xh100")});
  QCOMPARE(fits.exitCode, 0);
  for (const char* part : {"Llama 3 70B on 8 DGX H100", "The plan fits.", "Step time", "GiB",
                           "Stages", "0–19", "Assumptions"}) {
    QVERIFY2(fits.output.contains(part), part);
  }
  const ProgramResult over = runCli({"evaluate", examplePath("llama3-70b-does-not-fit")});
  QCOMPARE(over.exitCode, 1);
  for (const char* part : {"does not fit", "ERROR", "→"})
    QVERIFY2(over.output.contains(part), part);
}

void EvaluateTest::equalPlansGiveEqualBytes() {
  const QStringList arguments{"evaluate", examplePath("llama3-405b-16384xh100"), "--json"};
  QCOMPARE(runCli(arguments).output, runCli(arguments).output);
}

SLICESCAPE_TEST(EvaluateTest);
#include "evaluate_test.moc"
