// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <boost/json.hpp>
#include <cmath>

#include "tests/cli/program.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape::testing;

class ScheduleTest : public QObject {
  Q_OBJECT

 private slots:
  void theWorkedExamplesComeOut();
  void timesPerRankAreRead();
  void aTraceIsWritten();
  void idleTimeAndTheCriticalPathAddUp();
  void memoryIsFollowedInBytes();
  void aScheduleGoesOutAndComesBack();
  void aPlanTakesAndRunsACustomSchedule();
  void aCircleIsAnsweredAsSuch();
  void anIllegalShapeIsAnswered();
  void wrongUsageAndFilesAreNamed();
};

namespace {

/// One example of the shipped file as arguments; empty when the command line cannot say it.
QStringList argumentsOf(const boost::json::object& example) {
  if (!example.contains("op_times")) return {};
  const boost::json::object& times = example.at("op_times").get_object();
  const auto number = [](const boost::json::value& value) {
    return QString::number(value.to_number<double>());
  };
  QStringList arguments{"schedule",
                        "--json",
                        "--kind",
                        QString::fromStdString(std::string(example.at("schedule").get_string())),
                        "--stages",
                        number(example.at("p")),
                        "--micro-batches",
                        number(example.at("m")),
                        "--chunks",
                        number(example.at("v")),
                        "--forward",
                        number(times.at("F")),
                        "--backward-input",
                        number(times.at("B_input")),
                        "--backward-weight",
                        number(times.at("W_weight")),
                        "--latency",
                        number(example.at("p2p_latency"))};
  if (times.contains("overlapped_F_and_B"))
    arguments << "--overlapped-pair" << number(times.at("overlapped_F_and_B"));
  if (example.contains("microbatch_group_size"))
    arguments << "--group-size" << number(example.at("microbatch_group_size"));
  return arguments;
}

}  // namespace

void ScheduleTest::theWorkedExamplesComeOut() {
  const QByteArray text = readAll(sourcePath("tests/data/schedules_examples.json"));
  const boost::json::value file =
      boost::json::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
  int compared = 0;
  for (const boost::json::value& item : file.at("examples").get_array()) {
    const boost::json::object& example = item.get_object();
    const QStringList arguments = argumentsOf(example);
    if (arguments.isEmpty()) continue;
    const ProgramResult result = runCli(arguments);
    QVERIFY2(result.exitCode == 0, example.at("id").get_string().c_str());
    const boost::json::value timeline = result.json();
    const double makespan = timeline.at("makespan_s").to_number<double>();
    QVERIFY2(std::abs(makespan - example.at("makespan").to_number<double>()) < 1e-9,
             example.at("id").get_string().c_str());
    QVERIFY(std::abs(timeline.at("bubble_ratio").to_number<double>() -
                     example.at("bubble_fraction_makespan").to_number<double>()) < 1e-6);
    const boost::json::array& live = example.at("peak_live_chunks_until_weight_grad").get_array();
    for (std::size_t rank = 0; rank < live.size(); ++rank) {
      QCOMPARE(timeline.at("per_rank").at(rank).at("peak_in_flight_chunks").to_number<int>(),
               live[rank].to_number<int>());
    }
    ++compared;
  }
  QVERIFY(compared >= 30);
}

void ScheduleTest::timesPerRankAreRead() {
  // Worked by hand: Σ T_s + (m − 1) · max T_s = 132 + 7 · 42 = 426, the slowest stage last.
  const QTemporaryDir folder;
  QFile file(folder.filePath("times.json"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"([[{"forward": 10, "backward_input": 20}], [{"forward": 10, "backward_input": 20}],
                 [{"forward": 10, "backward_input": 20}], [{"forward": 14, "backward_input": 28}]])");
  file.close();
  const QStringList shape{"schedule", "--json",          "--kind", "1f1b",   "--stages",
                          "4",        "--micro-batches", "8",      "--times"};
  const ProgramResult result = runCli(shape + QStringList{file.fileName()});
  QCOMPARE(result.exitCode, 0);
  QCOMPARE(result.json().at("makespan_s").to_number<double>(), 426.0);

  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"([[{"forward": 10}], [{"forward": -1}], [{}], [{}]])");
  file.close();
  const ProgramResult wrong = runCli(shape + QStringList{file.fileName()});
  QCOMPARE(wrong.exitCode, 3);
  QCOMPARE(wrong.json().at("error").at("place").get_string(), "/1/0/forward");
}

void ScheduleTest::aTraceIsWritten() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("trace.json");
  const ProgramResult result =
      runCli({"schedule", "--kind", "zb-h1", "--stages", "4", "--micro-batches", "8", "--forward",
              "1", "--backward-input", "1", "--backward-weight", "1", "--trace", path});
  QCOMPARE(result.exitCode, 0);
  const QByteArray text = readAll(path);
  const boost::json::value trace =
      boost::json::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
  QVERIFY(trace.at("traceEvents").get_array().size() > 4 * 8 * 3);
}

void ScheduleTest::idleTimeAndTheCriticalPathAddUp() {
  const ProgramResult result =
      runCli({"schedule", "--json", "--kind", "zb-h2", "--stages", "4", "--micro-batches", "8",
              "--forward", "10", "--backward-input", "12", "--backward-weight", "8", "--latency",
              "1", "--blocking"});
  QCOMPARE(result.exitCode, 0);
  const boost::json::value timeline = result.json();
  const double makespan = timeline.at("makespan_s").to_number<double>();
  for (const boost::json::value& rank : timeline.at("per_rank").get_array()) {
    double idle = 0;
    for (const auto& cause : rank.at("idle_by_cause_s").get_object()) {
      idle += cause.value().to_number<double>();
    }
    QVERIFY(std::abs(idle - rank.at("idle_s").to_number<double>()) < 1e-9);
    QVERIFY(rank.at("peak_at").at("time_s").to_number<double>() < makespan);
  }
  double length = 0;
  for (const boost::json::value& step : timeline.at("critical_path").get_array()) {
    length += step.at("end_s").to_number<double>() - step.at("start_s").to_number<double>() +
              step.at("link_s").to_number<double>();
  }
  QVERIFY(std::abs(length - makespan) < 1e-9);
}

// 1F1B on four ranks: rank r holds 4 − r chunks of 10 bytes beside its 100.
void ScheduleTest::memoryIsFollowedInBytes() {
  const ProgramResult result =
      runCli({"schedule", "--json", "--kind", "1f1b", "--stages", "4", "--micro-batches", "8",
              "--forward", "1", "--backward-input", "1", "--backward-weight", "1",
              "--activation-bytes", "10", "--base-bytes", "100"});
  QCOMPARE(result.exitCode, 0);
  for (int rank = 0; rank < 4; ++rank) {
    const boost::json::value entry =
        result.json().at("per_rank").at(static_cast<std::size_t>(rank));
    QCOMPARE(entry.at("peak_allocated_bytes").to_number<int>(), 100 + 10 * (4 - rank));
    QCOMPARE(entry.at("memory_over_time").get_array().back().at("bytes").to_number<int>(), 100);
  }
  // Rank 3 is full with its first forward, rank 0 with its fourth.
  QCOMPARE(result.json().at("per_rank").at(0).at("peak_at").at("operation").get_string(), "F3");
  QCOMPARE(result.json().at("per_rank").at(3).at("peak_at").at("operation").get_string(), "F0");
}

void ScheduleTest::aScheduleGoesOutAndComesBack() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("schedule.csv");
  const QStringList times{"--forward", "3", "--backward-input", "4", "--backward-weight", "2"};
  const ProgramResult built = runCli(QStringList{"schedule", "--json", "--kind", "zb-v", "--stages",
                                                 "4", "--micro-batches", "8", "--write-csv", path} +
                                     times);
  QCOMPARE(built.exitCode, 0);
  const ProgramResult read = runCli(QStringList{"schedule", "--json", "--csv", path} + times);
  QCOMPARE(read.exitCode, 0);
  QCOMPARE(read.json().at("makespan_s"), built.json().at("makespan_s"));
  QCOMPARE(read.json().at("kind").get_string(), "custom");
}

void ScheduleTest::aPlanTakesAndRunsACustomSchedule() {
  const QTemporaryDir folder;
  const QString plan = folder.filePath("small.slicescape");
  const QString csv = folder.filePath("schedule.csv");
  QCOMPARE(runCli({"new", "--model", "llama3-8b", "--host", "dgx-h100", "--hosts", "1", "--layout",
                   "tp=1,pp=4,dp=2", "--global-batch", "16", "--out", plan})
               .exitCode,
           0);
  QCOMPARE(runCli({"schedule", "--kind", "zb-h1", "--stages", "4", "--micro-batches", "8",
                   "--write-csv", csv})
               .exitCode,
           0);
  QCOMPARE(runCli({"schedule", "--csv", csv, "--into", plan}).exitCode, 0);
  const ProgramResult custom = runCli({"schedule", "--json", "--plan", plan});
  QCOMPARE(custom.exitCode, 0);
  QCOMPARE(custom.json().at("kind").get_string(), "custom");
  QVERIFY(custom.json().at("per_rank").at(0).at("peak_allocated_bytes").to_number<double>() > 1e9);
  const ProgramResult named =
      runCli({"evaluate", "--json", plan, "--set", "layout.schedule.kind=zb-h1"});
  const ProgramResult own = runCli({"evaluate", "--json", plan});
  QCOMPARE(own.json().at("step_time_s"), named.json().at("step_time_s"));

  // The plan's step changes: the programs no longer are its own.
  const ProgramResult longer =
      runCli({"evaluate", "--json", plan, "--set", "workload.global_batch=32"});
  QCOMPARE(longer.exitCode, 1);
  const ProgramResult wrong = runCli({"schedule", "--json", "--csv", plan, "--into", plan});
  QCOMPARE(wrong.exitCode, 3);
  QCOMPARE(wrong.json().at("error").at("place").get_string(), "line 1, column 1");
}

void ScheduleTest::aCircleIsAnsweredAsSuch() {
  const QTemporaryDir folder;
  QFile file(folder.filePath("circle.csv"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("0F0,0B0,0F1,0B1\n1F0,1F1,1B0,1B1\n");
  file.close();
  const ProgramResult result = runCli({"schedule", "--json", "--csv", file.fileName()});
  QCOMPARE(result.exitCode, 1);
  const auto rule = result.json().at("problems").at(0).at("rule");
  QVERIFY(std::string(rule.get_string()).find("circle") != std::string::npos);
}

void ScheduleTest::anIllegalShapeIsAnswered() {
  const ProgramResult result = runCli({"schedule", "--json", "--kind", "dualpipe", "--stages", "3",
                                       "--micro-batches", "8", "--forward", "1"});
  QCOMPARE(result.exitCode, 1);
  QCOMPARE(result.json().at("legal").get_bool(), false);
  QVERIFY(!result.json().at("problems").at(0).at("remedy").get_string().empty());
  // Chunks that the kind does not run are no detail to be passed over.
  const ProgramResult chunks = runCli({"schedule", "--json", "--kind", "1f1b", "--stages", "4",
                                       "--micro-batches", "8", "--chunks", "2", "--forward", "1"});
  QCOMPARE(chunks.exitCode, 1);
}

void ScheduleTest::wrongUsageAndFilesAreNamed() {
  const ProgramResult unknown = runCli({"schedule", "--json", "--kind", "1f1", "--stages", "4"});
  QCOMPARE(unknown.exitCode, 2);
  QVERIFY(unknown.messages.contains("1f1b"));
  QCOMPARE(runCli({"schedule", "--stages", "4"}).exitCode, 2);
  QCOMPARE(runCli({"schedule", "--json", "--csv", "no-such-file.csv"}).exitCode, 3);
}

SLICESCAPE_TEST(ScheduleTest);
#include "schedule_test.moc"
