// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <boost/json.hpp>

#include "tests/cli/program.h"
#include "tests/support/registry.h"

using namespace slicescape::testing;

namespace {

const QStringList kSmall{"--fix", "cp=1", "--fix", "zero=1", "--fix", "recompute=none,full"};

QString plan() {
  return examplePath(QStringLiteral("llama2-7b-8xa100"));
}

}  // namespace

class SearchVerbsTest : public QObject {
  Q_OBJECT

 private slots:
  void searchKeepsItsContract();
  void shardsAreMerged();
  void nothingFeasibleIsAnAnswer();
  void whyNotIsAnswered();
  void balanceKeepsItsContract();
  void fixesAreListed();
  void sweepAndSeekAnswer();
  void wrongUsageIsNamed_data();
  void wrongUsageIsNamed();
};

void SearchVerbsTest::searchKeepsItsContract() {
  const ProgramResult result =
      runCli(QStringList{"search", plan(), "--json", "--top", "3"} + kSmall);
  QCOMPARE(result.exitCode, 0);
  const boost::json::value json = result.json();
  for (const char* key :
       {"space", "evaluated", "pruned", "feasible", "wall_s", "plans", "pareto"}) {
    QVERIFY2(json.as_object().contains(key), key);
  }
  QVERIFY(!json.at("plans").as_array().empty());
  const boost::json::value& first = json.at("plans").at(0);
  QVERIFY(first.at("fits").as_bool());
  QVERIFY(first.as_object().contains("layout"));
  QVERIFY(first.at("step_time_s").at("p50").to_number<double>() > 0);
}

void SearchVerbsTest::shardsAreMerged() {
  const QTemporaryDir folder;
  QStringList files;
  for (int shard = 0; shard < 2; ++shard) {
    const ProgramResult part = runCli(
        QStringList{"search", plan(), "--json", "--shard", QStringLiteral("%1/2").arg(shard)} +
        kSmall);
    QCOMPARE(part.exitCode, 0);
    files << folder.filePath(QStringLiteral("%1.json").arg(shard));
    QFile file(files.back());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(part.output);
  }
  const ProgramResult whole = runCli(QStringList{"search", plan(), "--json"} + kSmall);
  const ProgramResult merged = runCli(QStringList{"merge"} + files);
  QCOMPARE(merged.exitCode, 0);
  QCOMPARE(merged.json().at("space").as_int64(), whole.json().at("space").as_int64());
  QCOMPARE(runCli({"merge", plan()}).exitCode, 3);
}

void SearchVerbsTest::nothingFeasibleIsAnAnswer() {
  const ProgramResult result =
      runCli(QStringList{"search", plan(), "--json", "--limit", "memory=1%"} + kSmall);
  QCOMPARE(result.exitCode, 1);
  QVERIFY(result.json().at("plans").as_array().empty());
}

void SearchVerbsTest::whyNotIsAnswered() {
  const ProgramResult result =
      runCli(QStringList{"search", plan(), "--json", "--why-not", "tp=8,recompute=full"} + kSmall);
  QCOMPARE(result.exitCode, 0);
  QVERIFY(!result.json().at("why_not").at("reasons").as_array().empty());
}

void SearchVerbsTest::balanceKeepsItsContract() {
  const ProgramResult result =
      runCli({"balance", examplePath(QStringLiteral("llama3-405b-1024xh100")), "--by",
              "memory", "--json"});
  QCOMPARE(result.exitCode, 0);
  const boost::json::value json = result.json();
  QVERIFY(json.as_object().contains("changed"));
  for (const char* side : {"before", "after"}) {
    QVERIFY(json.at(side).as_object().contains("stages"));
    QVERIFY(json.at(side).at("worst_time_s").to_number<double>() > 0);
    QVERIFY(json.at(side).at("worst_peak_bytes").to_number<double>() > 0);
  }
}

void SearchVerbsTest::fixesAreListed() {
  const ProgramResult result =
      runCli({"evaluate", examplePath(QStringLiteral("llama3-70b-does-not-fit")),
              "--fixes", "--json"});
  QCOMPARE(result.exitCode, 1);
  QVERIFY(!result.json().at("fixes").as_array().empty());
}

void SearchVerbsTest::sweepAndSeekAnswer() {
  const ProgramResult swept =
      runCli({"sweep", plan(), "--vary", "workload.seq_len=1024..4096*2", "--json"});
  QCOMPARE(swept.exitCode, 0);
  QCOMPARE(swept.json().at("points").as_array().size(), std::size_t{3});
  const ProgramResult sought =
      runCli({"seek", plan(), "--input", "workload.seq_len", "--range", "1024..262144", "--output",
              "fits", "--largest", "--multiple-of", "1024", "--json"});
  QCOMPARE(sought.exitCode, 0);
  QVERIFY(sought.json().at("value").to_number<double>() >= 1024);
  const ProgramResult impossible =
      runCli({"seek", plan(), "--input", "link_bandwidth", "--range", "1..2", "--output", "mfu",
              "--at-least", "99%", "--json"});
  QCOMPARE(impossible.exitCode, 1);
  QVERIFY(!impossible.json().at("reason").as_string().empty());
}

void SearchVerbsTest::wrongUsageIsNamed_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::newRow("unknown axis") << QStringList{"search", plan(), "--fix", "warp=8"};
  QTest::newRow("unknown limit") << QStringList{"search", plan(), "--limit", "speed=8"};
  QTest::newRow("shard beyond the last") << QStringList{"search", plan(), "--shard", "4/4"};
  QTest::newRow("unknown objective") << QStringList{"search", plan(), "--objective", "luck"};
  QTest::newRow("layout with an unknown part")
      << QStringList{"search", plan(), "--why-not", "warp=8"};
  QTest::newRow("sweep of nothing known") << QStringList{"sweep", plan(), "--vary", "warp=1,2"};
  QTest::newRow("seek without a target")
      << QStringList{"seek", plan(), "--input", "gpus", "--range", "8..64", "--output", "mfu"};
}

void SearchVerbsTest::wrongUsageIsNamed() {
  QFETCH(QStringList, arguments);
  const ProgramResult result = runCli(arguments + QStringList{"--json"});
  QCOMPARE(result.exitCode, 2);
  QVERIFY(result.json().as_object().contains("error"));
  QVERIFY(!result.messages.isEmpty());
}

SLICESCAPE_TEST(SearchVerbsTest);
#include "search_test.moc"
