// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/cli/program.h"
#include "tests/support/registry.h"

using namespace slicescape::testing;

class UsageTest : public QObject {
  Q_OBJECT

 private slots:
  void helpAndVersionSucceed();
  void wrongCommandLinesAreBadUsage_data();
  void wrongCommandLinesAreBadUsage();
  void benchMeasuresTheExamples();
};

void UsageTest::helpAndVersionSucceed() {
  const ProgramResult help = runCli({"--help"});
  QCOMPARE(help.exitCode, 0);
  for (const char* verb : {"new", "evaluate", "model", "bench"}) {
    QVERIFY2(help.output.contains(verb), verb);
    QCOMPARE(runCli({QString::fromLatin1(verb), "--help"}).exitCode, 0);
  }
  const ProgramResult version = runCli({"--version"});
  QCOMPARE(version.exitCode, 0);
  QVERIFY(!version.output.trimmed().isEmpty());
}

void UsageTest::wrongCommandLinesAreBadUsage_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("says");
  QTest::newRow("nothing") << QStringList{} << "slicescape-cli --help";
  QTest::newRow("a mistyped verb") << QStringList{"evalute", "plan"} << "Did you mean evaluate?";
  QTest::newRow("a mistyped option")
      << QStringList{"evaluate", "plan", "--sett", "a=1"} << "Did you mean --set?";
  QTest::newRow("a missing argument") << QStringList{"evaluate"} << "evaluate --help";
  QTest::newRow("a missing option") << QStringList{"new", "--model", "llama3-8b"} << "--host";
  QTest::newRow("a number out of range")
      << QStringList{"new",     "--model", "llama3-8b", "--host",   "dgx-h100",
                     "--hosts", "0",       "--out",     "/dev/null"}
      << "range";
  QTest::newRow("a word for a number")
      << QStringList{"new",     "--model", "llama3-8b", "--host",   "dgx-h100",
                     "--hosts", "many",    "--out",     "/dev/null"}
      << "--hosts";
}

void UsageTest::wrongCommandLinesAreBadUsage() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, says);
  const ProgramResult plain = runCli(arguments);
  QCOMPARE(plain.exitCode, 2);
  QCOMPARE(plain.output, QByteArray());
  QVERIFY2(plain.messages.contains(says.toUtf8()), plain.messages.constData());
  const ProgramResult json = runCli(arguments + QStringList{"--json"});
  QCOMPARE(json.exitCode, 2);
  QVERIFY(json.json().at("error").at("expected").is_string());
}

void UsageTest::benchMeasuresTheExamples() {
  const ProgramResult result = runCli({"bench", "--json"});
  QCOMPARE(result.exitCode, 0);
  const auto document = result.json();
  QCOMPARE(document.at("evaluate_us").get_object().size(), std::size_t{11});
  for (const auto& plan : document.at("evaluate_us").get_object()) {
    QVERIFY(plan.value().at("median").to_number<double>() > 0);
    QVERIFY(plan.value().at("p99").to_number<double>() >=
            plan.value().at("median").to_number<double>());
  }
  QVERIFY(document.at("schedule_ops_per_s").to_number<double>() > 0);
}

SLICESCAPE_TEST(UsageTest);
#include "usage_test.moc"
