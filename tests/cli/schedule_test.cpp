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

void ScheduleTest::anIllegalShapeIsAnswered() {
  const ProgramResult result = runCli({"schedule", "--json", "--kind", "dualpipe", "--stages", "3",
                                       "--micro-batches", "8", "--forward", "1"});
  QCOMPARE(result.exitCode, 1);
  QCOMPARE(result.json().at("legal").get_bool(), false);
  QVERIFY(!result.json().at("problems").at(0).at("remedy").get_string().empty());
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
