// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape::testing;

namespace {

QString scenario(const char* name) {
  return sourcePath(QStringLiteral("tests/data/advice/%1.slicescape").arg(QLatin1String(name)));
}

QString traceFile(const QTemporaryDir& folder, const QByteArray& text) {
  QFile file(folder.filePath(QStringLiteral("jobs.csv")));
  if (!file.open(QIODevice::WriteOnly)) return QString();
  file.write(text);
  return file.fileName();
}

}  // namespace

/// advise and simulate-queue as programs.
class AdviseTest : public QObject {
  Q_OBJECT

 private slots:
  void theVerdictIsTheExitCode_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("one host") << scenario("w1-7b-one-host") << 0 << "go";
    QTest::newRow("no gang") << scenario("w4-405b-no-gang") << 1 << "not_yet";
  }
  void theVerdictIsTheExitCode() {
    QFETCH(QString, name);
    const ProgramResult result = runCli({"advise", name, "--draws", "100", "--json"});
    QTEST(result.exitCode, "exitCode");
    const auto verdict = result.json().at("verdict").get_string();
    QTEST(QString::fromUtf8(verdict.c_str()), "verdict");
    const auto steps = result.json().at("steps").get_array();
    QCOMPARE(steps.size(), std::size_t(4));
    QVERIFY(steps[0].at("rules").get_array().size() > 0);
  }
  void bothLanguagesAnswer() {
    for (const char* language : {"en", "zh_CN"}) {
      const ProgramResult result = runCli({"advise", scenario("w1-7b-one-host"), "--draws", "100",
                                           "--language", QLatin1String(language)});
      QCOMPARE(result.exitCode, 0);
      QVERIFY(!result.output.isEmpty());
    }
    QCOMPARE(runCli({"advise", scenario("w1-7b-one-host"), "--language", "fr"}).exitCode, 2);
  }
  void aTraceIsPlayed() {
    const QTemporaryDir folder;
    const QString trace =
        traceFile(folder, "id,submit_s,duration_s,gpus\na,0,100,64\nb,10,50,8\nc,5,50,999\n");
    const ProgramResult result = runCli({"simulate-queue", scenario("w3-70b-8xndr"), "--trace",
                                         trace, "--replications", "2", "--json"});
    QCOMPARE(result.exitCode, 0);
    const auto document = result.json();
    QCOMPARE(document.at("jobs").to_number<int>(), 3);
    QCOMPARE(document.at("rejected").to_number<int>(), 1);
    QCOMPARE(document.at("wait_s").at("p50").to_number<double>(), 45.0);
    QVERIFY(document.at("notes").get_array().size() == 2);  // unsorted, larger than the cluster
    QVERIFY(document.at("this_plan").at("start_s").is_object());
  }
  void aBadTraceIsABadInput() {
    const QTemporaryDir folder;
    const QString trace = traceFile(folder, "when,what\n1,2\n");
    const ProgramResult result =
        runCli({"simulate-queue", scenario("w3-70b-8xndr"), "--trace", trace, "--json"});
    QCOMPARE(result.exitCode, 3);
    QVERIFY(result.json().at("error").is_object());
  }
};

SLICESCAPE_TEST(AdviseTest);
#include "advise_test.moc"
