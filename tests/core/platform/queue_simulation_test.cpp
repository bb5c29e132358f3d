// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/queue_simulation.h"

#include <QTest>
#include <cmath>

#include "core/platform/host_buckets.h"
#include "core/units/json_reader.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;

namespace {

QueueJob job(const char* id, double submit, double duration, int devices, int priority = 0) {
  QueueJob made;
  made.id = id;
  made.submitS = submit;
  made.durationS = duration;
  made.devices = devices;
  made.priority = priority;
  return made;
}

QueueSimulation::Machine machine(int hosts, std::vector<int> domains = {}) {
  return {hosts, 8, std::move(domains)};
}

QueuePolicy ordered(QueueOrder order) {
  QueuePolicy policy;
  policy.order = order;
  return policy;
}

QString waits(const QueueReport& report) {
  QStringList parts;
  for (const JobOutcome& outcome : report.outcomes) {
    parts << (outcome.firstStartS < 0 ? QStringLiteral("-") : QString::number(outcome.waitS));
  }
  return parts.join(QLatin1Char(' '));
}

}  // namespace

/// Small queues worked by hand, and properties of large ones.
class QueueSimulationTest : public QObject {
  Q_OBJECT

 private slots:
  void hostsAreChosenAsStated();
  void ordersDiffer_data();
  void ordersDiffer();
  void fragmentationBlocksAGang();
  void endsComeBeforeSubmissions();
  void preemptionTakesTheLowestAndLatest();
  void aMinimumRunTimeProtects();
  void halfGangsDeadlock();
  void aTimeoutResolvesThem();
  void aLargeGangStarvesUnderBestEffort();
  void maintenanceDrainsHosts();
  void failuresCostWork();
  void hotSwapsKeepJobsRunning();
  void oversizedJobsAreRejected();
  void domainsAreRespected();
  void equalInputsGiveEqualReports();
  void deviceTimeAddsUp_data();
  void deviceTimeAddsUp();
  void itCanBeCancelled();
  void aPlannedGangHasQuantiles();
  void aPlannedGangWaitsForWhatRuns();
  void thePreviewKnowsItsLimits();
  void theReferenceSimulationIsReproduced();
};

void QueueSimulationTest::hostsAreChosenAsStated() {
  HostBuckets pool(4, 8, {});
  pool.take({{1, 5}});
  pool.take({{2, 3}});
  QVERIFY((pool.find(3) == HostHolds{{1, 3}}));  // the fullest that has room
  QVERIFY((pool.find(4) == HostHolds{{2, 4}}));
  QVERIFY((pool.find(6) == HostHolds{{0, 6}}));                   // the lowest empty one
  QVERIFY((pool.find(19) == HostHolds{{0, 8}, {3, 8}, {1, 3}}));  // whole hosts, then the rest
  QVERIFY(pool.find(24).empty());
  pool.close(0);
  QVERIFY((pool.find(6) == HostHolds{{3, 6}}));
  pool.open(0);
  QCOMPARE(pool.freeDevices(), 24);
}

void QueueSimulationTest::ordersDiffer_data() {
  QTest::addColumn<int>("order");
  QTest::addColumn<QString>("expected");
  // Two hosts. a holds one host for 100 s; b wants both; c and d want one host, for 50 and
  // 200 s. Strict: all wait for b (50 s). Best effort: c and then d go first. Backfill: c
  // ends before a does and may go first, d may not.
  QTest::newRow("strict") << int(QueueOrder::Strict) << "0 99 148 147";
  QTest::newRow("best effort") << int(QueueOrder::BestEffort) << "0 251 0 49";
  QTest::newRow("backfill") << int(QueueOrder::Backfill) << "0 99 0 147";
}

void QueueSimulationTest::ordersDiffer() {
  QFETCH(int, order);
  const std::vector<QueueJob> jobs{job("a", 0, 100, 8), job("b", 1, 50, 16), job("c", 2, 50, 8),
                                   job("d", 3, 200, 8)};
  const QueueReport report = QueueSimulation::run(machine(2), jobs, ordered(QueueOrder(order)));
  QTEST(waits(report), "expected");
  QCOMPARE(report.finished, std::int64_t(4));
}

void QueueSimulationTest::fragmentationBlocksAGang() {
  // Two hosts, each with one small job until 100 s: 14 devices are free, a gang of 8 waits.
  const std::vector<QueueJob> jobs{job("a", 0, 100, 5), job("b", 0, 100, 5), job("c", 10, 20, 8)};
  const QueueReport report = QueueSimulation::run(machine(2), jobs, ordered(QueueOrder::Strict));
  QCOMPARE(waits(report), QStringLiteral("0 0 90"));
  QCOMPARE(report.headBlockedS, 90.0);
  QCOMPARE(report.headBlockedByShapeS, 0.0);  // 6 devices are free, the gang needs 8
  const std::vector<QueueJob> loose{job("a", 0, 100, 4), job("b", 0, 100, 5), job("c", 10, 20, 7)};
  const QueueReport shaped = QueueSimulation::run(machine(2), loose, ordered(QueueOrder::Strict));
  QCOMPARE(waits(shaped), QStringLiteral("0 0 90"));
  QCOMPARE(shaped.headBlockedByShapeS, 90.0);
  QCOMPARE(shaped.fragmentedDeviceS, 90.0 * 7);
  QCOMPARE(shaped.fragmentationLoss, 630.0 / (120 * 16));
  QCOMPARE(shaped.utilisation, (400.0 + 500 + 140) / (120 * 16));
}

void QueueSimulationTest::endsComeBeforeSubmissions() {
  const std::vector<QueueJob> jobs{job("a", 0, 10, 8), job("b", 10, 5, 8)};
  QCOMPARE(waits(QueueSimulation::run(machine(1), jobs, ordered(QueueOrder::Strict))),
           QStringLiteral("0 0"));
}

void QueueSimulationTest::preemptionTakesTheLowestAndLatest() {
  QueuePolicy policy = ordered(QueueOrder::Strict);
  policy.preemption = true;
  policy.graceS = 5;
  policy.saveS = 10;
  policy.checkpointEveryS = 15;
  policy.backoffS = 1;
  std::vector<QueueJob> jobs{job("old", 0, 100, 8, 1), job("new", 4, 100, 8, 1),
                             job("firm", 5, 100, 8, 1), job("urgent", 20, 30, 8, 9)};
  jobs[0].preemptible = jobs[1].preemptible = true;
  const QueueReport report = QueueSimulation::run(machine(3), jobs, policy);
  QCOMPARE(report.preemptions, std::int64_t(1));
  QCOMPARE(report.outcomes[1].preemptions, 1);
  QCOMPARE(report.outcomes[3].waitS, 5.0);  // the grace
  // "new" had run 21 s and kept 15: it needs 85 s more, from 55 s on.
  QCOMPARE(report.outcomes[1].endS, 55.0 + 85);
  QCOMPARE(report.lostDeviceS, 6.0 * 8);
}

void QueueSimulationTest::aMinimumRunTimeProtects() {
  QueuePolicy policy = ordered(QueueOrder::Strict);
  policy.preemption = true;
  policy.minimumRunS = 50;
  std::vector<QueueJob> jobs{job("a", 0, 60, 8, 1), job("urgent", 10, 5, 8, 9)};
  jobs[0].preemptible = true;
  const QueueReport report = QueueSimulation::run(machine(1), jobs, policy);
  QCOMPARE(report.preemptions, std::int64_t(0));
  QCOMPARE(report.outcomes[1].waitS, 50.0);
}

void QueueSimulationTest::halfGangsDeadlock() {
  QueuePolicy policy;
  policy.gang = GangMode::None;
  policy.stuckReleaseS = 1000;
  policy.backoffS = 60;
  // Each of two gangs of four hosts gets two of four when the first jobs end.
  const std::vector<QueueJob> jobs{job("x", 0, 10, 16), job("y", 0, 20, 16), job("p", 1, 50, 32),
                                   job("q", 2, 50, 32)};
  const QueueReport strictly = QueueSimulation::run(machine(4), jobs, policy);
  QCOMPARE(strictly.deadlocks.size(), std::size_t(0));  // p takes both halves in turn
  const std::vector<QueueJob> tight{job("x", 0, 10, 16), job("z", 0, 15, 8), job("p", 1, 50, 32),
                                    job("q", 12, 50, 32, 5)};
  const QueueReport report = QueueSimulation::run(machine(4), tight, policy);
  QCOMPARE(report.deadlocks.size(), std::size_t(1));
  const QueueDeadlock& deadlock = report.deadlocks.front();
  QCOMPARE(deadlock.atS, 15.0);
  QVERIFY((deadlock.jobs == std::vector<std::string>{"p", "q"}));
  QVERIFY((deadlock.devicesHeld == std::vector<int>{24, 8}));
  QCOMPARE(report.finished, std::int64_t(4));
  QVERIFY(report.heldDeviceS >= 1000 * 32);
}

void QueueSimulationTest::aTimeoutResolvesThem() {
  QueuePolicy policy;
  policy.gang = GangMode::Timeout;
  policy.gangTimeoutS = 100;
  const std::vector<QueueJob> jobs{job("x", 0, 10, 16), job("z", 0, 15, 8), job("p", 1, 50, 32),
                                   job("q", 12, 50, 32, 5)};
  const QueueReport report = QueueSimulation::run(machine(4), jobs, policy);
  QCOMPARE(report.deadlocks.size(), std::size_t(0));
  QCOMPARE(report.finished, std::int64_t(4));
  QVERIFY(report.makespanS < 1000);
  QVERIFY(report.heldDeviceS > 0);
}

void QueueSimulationTest::aLargeGangStarvesUnderBestEffort() {
  QueuePolicy policy = ordered(QueueOrder::BestEffort);
  policy.starvationS = 300;
  std::vector<QueueJob> jobs{job("first", 0, 100, 8), job("large", 1, 10, 16)};
  for (int i = 0; i < 20; ++i) jobs.push_back(job("small", 2 + i * 50, 100, 8));
  const QueueReport greedy = QueueSimulation::run(machine(2), jobs, policy);
  QVERIFY((greedy.starved == std::vector<std::string>{"large"}));
  policy.order = QueueOrder::Strict;
  const QueueReport strict = QueueSimulation::run(machine(2), jobs, policy);
  QVERIFY(strict.starved.empty());
  QVERIFY(strict.outcomes[1].waitS < greedy.outcomes[1].waitS);
}

void QueueSimulationTest::maintenanceDrainsHosts() {
  QueuePolicy policy = ordered(QueueOrder::BestEffort);
  policy.maintenance = {{100, 50, 0, 1}};
  // a would run into the window of host 0 and takes host 1; b fits before it; c waits.
  const std::vector<QueueJob> jobs{job("a", 10, 200, 8), job("b", 20, 80, 8), job("c", 30, 100, 8)};
  const QueueReport report = QueueSimulation::run(machine(2), jobs, policy);
  QCOMPARE(waits(report), QStringLiteral("0 0 120"));
  QCOMPARE(report.lostDeviceS, 0.0);
}

void QueueSimulationTest::failuresCostWork() {
  QueuePolicy policy = ordered(QueueOrder::Strict);
  policy.failuresPerHostDay = 1;
  policy.repairS = 600;
  policy.checkpointEveryS = 3600;
  const std::vector<QueueJob> jobs{job("a", 0, 10 * 86400, 32)};
  const QueueReport report = QueueSimulation::run(machine(4), jobs, policy);
  QVERIFY(report.hostFailures > 20 && report.outcomes[0].restarts > 20);
  // Half an interval is lost each time, on average.
  const double perFailure = report.lostDeviceS / 32 / report.outcomes[0].restarts;
  QVERIFY(perFailure > 1000 && perFailure < 2600);
  policy.maxRestarts = 3;
  const QueueReport limited = QueueSimulation::run(machine(4), jobs, policy);
  QVERIFY(limited.outcomes[0].gaveUp);
  QCOMPARE(limited.finished, std::int64_t(0));
}

void QueueSimulationTest::hotSwapsKeepJobsRunning() {
  QueuePolicy policy = ordered(QueueOrder::Strict);
  policy.failuresPerHostDay = 1;
  policy.repairS = 3600;
  policy.restartS = 600;
  policy.spareHosts = 4;
  policy.hotSwapHosts = 4;
  const std::vector<QueueJob> jobs{job("a", 0, 5 * 86400, 32)};
  const QueueReport report = QueueSimulation::run(machine(8), jobs, policy);
  QVERIFY(report.hotSwaps > 8);
  QCOMPARE(report.finished, std::int64_t(1));
  const double added = report.makespanS - 5 * 86400 - report.lostDeviceS / 32;
  QVERIFY(added >= 600 * report.outcomes[0].restarts - 1);
}

void QueueSimulationTest::oversizedJobsAreRejected() {
  const std::vector<QueueJob> jobs{job("huge", 0, 10, 24), job("fits", 1, 10, 16)};
  const QueueReport report = QueueSimulation::run(machine(2), jobs, ordered(QueueOrder::Strict));
  QVERIFY((report.rejected == std::vector<std::string>{"huge"}));
  QCOMPARE(report.outcomes[1].waitS, 0.0);
}

void QueueSimulationTest::domainsAreRespected() {
  const auto racks = machine(4, {0, 0, 1, 1});
  const std::vector<QueueJob> jobs{job("a", 0, 100, 8), job("b", 1, 50, 16), job("c", 2, 10, 16),
                                   job("wide", 3, 10, 24)};
  const QueueReport report = QueueSimulation::run(racks, jobs, ordered(QueueOrder::Strict));
  QCOMPARE(waits(report), QStringLiteral("0 0 49 -"));
  QVERIFY((report.rejected == std::vector<std::string>{"wide"}));
}

void QueueSimulationTest::equalInputsGiveEqualReports() {
  JobMix mix;
  mix.jobsPerDay = 400;
  mix.days = 5;
  const JobTrace trace = generateJobs(mix);
  QueuePolicy policy = ordered(QueueOrder::Backfill);
  policy.failuresPerHostDay = 0.01;
  const QueueReport a = QueueSimulation::run(machine(6), trace.jobs, policy);
  const QueueReport b = QueueSimulation::run(machine(6), trace.jobs, policy);
  QCOMPARE(waits(a), waits(b));
  QCOMPARE(a.utilisation, b.utilisation);
}

void QueueSimulationTest::deviceTimeAddsUp_data() {
  QTest::addColumn<int>("order");
  QTest::newRow("strict") << int(QueueOrder::Strict);
  QTest::newRow("best effort") << int(QueueOrder::BestEffort);
  QTest::newRow("backfill") << int(QueueOrder::Backfill);
}

void QueueSimulationTest::deviceTimeAddsUp() {
  QFETCH(int, order);
  JobMix mix;
  mix.jobsPerDay = 600;
  mix.days = 4;
  const JobTrace trace = generateJobs(mix);
  const QueueReport report =
      QueueSimulation::run(machine(5), trace.jobs, ordered(QueueOrder(order)));
  QVERIFY(trace.jobs.size() > 1000);
  double work = 0;
  double lastEnd = 0;
  for (std::size_t j = 0; j < trace.jobs.size(); ++j) {
    const JobOutcome& outcome = report.outcomes[j];
    work += trace.jobs[j].durationS * trace.jobs[j].devices;
    QVERIFY(outcome.waitS >= 0);
    QCOMPARE(outcome.endS, outcome.firstStartS + trace.jobs[j].durationS);
    lastEnd = std::max(lastEnd, outcome.endS);
  }
  QCOMPARE(report.finished, std::int64_t(trace.jobs.size()));
  QVERIFY(std::abs(report.usefulDeviceS / work - 1) < 1e-9);
  QVERIFY(std::abs(report.utilisation * report.makespanS * 40 / work - 1) < 1e-9);
  std::int64_t counted = 0;
  for (const WaitBySize& size : report.bySize) counted += size.jobs;
  QCOMPARE(counted, report.finished);
}

void QueueSimulationTest::itCanBeCancelled() {
  const JobTrace trace = generateJobs({});
  QueueControl control;
  double progress = 0;
  control.onProgress = [&progress](double share) { progress = share; };
  control.isCancelled = [] { return true; };
  const QueueReport report =
      QueueSimulation::run(machine(20), trace.jobs, ordered(QueueOrder::Strict), control);
  QVERIFY(report.cancelled);
  QVERIFY(progress > 0 && progress < 1);
}

void QueueSimulationTest::aPlannedGangHasQuantiles() {
  JobMix mix;
  mix.jobsPerDay = 500;
  mix.days = 3;
  const JobTrace trace = generateJobs(mix);
  const PlanStart start = planStart(machine(5), trace.jobs, job("plan", 0, 3600, 32),
                                    ordered(QueueOrder::Backfill), 12);
  QCOMPARE(start.replications, 12);
  QCOMPARE(start.neverStarted, 0);
  QVERIFY(start.p50S >= 0 && start.p90S >= start.p50S);
}

void QueueSimulationTest::aPlannedGangWaitsForWhatRuns() {
  // One job holds the only host until 1,000 s; the gang comes between 20 and 90 s.
  const std::vector<QueueJob> jobs{job("a", 0, 1000, 8), job("b", 100, 10, 1)};
  const PlanStart start =
      planStart(machine(1), jobs, job("plan", 0, 60, 8), ordered(QueueOrder::Strict), 9);
  QCOMPARE(start.replications, 9);
  QVERIFY(start.p50S >= 910 && start.p90S <= 980 && start.p50S < start.p90S);
  const PlanStart never =
      planStart(machine(1), jobs, job("plan", 0, 60, 9), ordered(QueueOrder::Strict), 3);
  QCOMPARE(never.neverStarted, 3);
}

void QueueSimulationTest::thePreviewKnowsItsLimits() {
  QVERIFY(!waitPreviewS(512, 256, 0.8, 1, 1, 3600));  // two servers
  QVERIFY(!waitPreviewS(512, 64, 1.0, 1, 1, 3600));
  // M/M/4 at 0.8: rho^(sqrt(10) − 1) / (4 · 0.2) = 0.7717
  const auto wait = waitPreviewS(256, 64, 0.8, 1, 1, 1);
  QVERIFY(wait && std::abs(*wait - 0.7716) < 1e-3);
}

void QueueSimulationTest::theReferenceSimulationIsReproduced() {
  SKIP_WITHOUT_SHARED("inputs/traces/golden_des.json");
  const QByteArray text =
      testing::readAll(testing::sharedPath(QStringLiteral("inputs/traces/golden_des.json")));
  const auto golden =
      parseJson(std::string_view(text.constData(), std::size_t(text.size())), "golden_des.json");
  QVERIFY(golden.has_value());
  const auto* rows = golden->if_array();
  if (rows == nullptr && golden->is_object()) {
    for (const auto& member : golden->get_object()) {
      if (rows == nullptr) rows = member.value().if_array();
    }
  }
  QVERIFY2(rows != nullptr, "expected a list of runs");
  int compared = 0;
  for (const auto& row : *rows) {
    const auto* run = row.if_object();
    if (run == nullptr) continue;
    const auto text = [&](const char* key) {
      const auto* value = run->if_contains(key);
      return value && value->is_string() ? QString::fromUtf8(value->get_string().c_str())
                                         : QString();
    };
    const auto number = [&](const char* key) {
      const auto* value = run->if_contains(key);
      return value && value->is_number() ? value->to_number<double>() : std::nan("");
    };
    const QString path = testing::sharedPath(QStringLiteral("inputs/traces/") + text("trace"));
    if (text("trace").isEmpty() || !QFile::exists(path)) continue;
    const auto trace = readJobTraceFile(path.toStdString());
    QVERIFY(trace.has_value());
    const QueueReport report = QueueSimulation::run(
        machine(int(number("nodes"))), trace->jobs,
        ordered(text("policy") == QLatin1String("fifo") ? QueueOrder::Strict
                                                        : QueueOrder::BestEffort));
    if (std::isfinite(number("mean_wait_s"))) {
      QVERIFY(std::abs(report.meanWaitS - number("mean_wait_s")) <= 0.5);
    }
    if (std::isfinite(number("utilisation"))) {
      QVERIFY(std::abs(report.utilisation - number("utilisation")) <= 1e-3);
    }
    ++compared;
  }
  if (compared == 0) QSKIP("the reference runs name no trace that is here");
}

SLICESCAPE_TEST(QueueSimulationTest);
#include "queue_simulation_test.moc"
