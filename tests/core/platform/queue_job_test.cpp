// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/queue_job.h"

#include <QTest>
#include <cmath>

#include "core/platform/queue_policy.h"
#include "core/platform/random.h"
#include "tests/support/registry.h"

using namespace slicescape;

namespace {

/// "id@submit+duration*devices/limit" of every job.
QString spelled(const JobTrace& trace) {
  QStringList parts;
  for (const QueueJob& job : trace.jobs) {
    parts << QStringLiteral("%1@%2+%3*%4/%5")
                 .arg(QString::fromStdString(job.id))
                 .arg(job.submitS)
                 .arg(job.durationS)
                 .arg(job.devices)
                 .arg(job.limitS);
  }
  return parts.join(QLatin1Char(' '));
}

QString notesOf(const JobTrace& trace) {
  QStringList parts;
  for (const TraceNote& note : trace.notes) {
    parts << QStringLiteral("%1:%2").arg(QString::fromStdString(note.code)).arg(note.jobs);
  }
  return parts.join(QLatin1Char(' '));
}

}  // namespace

/// Traces as they come, and the queue of a plan.
class QueueJobTest : public QObject {
  Q_OBJECT

 private slots:
  void tracesAreRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("jobs");
    QTest::addColumn<QString>("notes");
    QTest::newRow("CSV") << "job_id,submit_s,duration_s,gpus,limit_s\na,100,50,8,60\nb,130,5,1,\n"
                         << "csv"
                         << "a@0+50*8/60 b@30+5*1/0"
                         << "";
    QTest::newRow("other names, semicolons and quotes")
        << "Name;Submit_Time;RunTime;Num_GPUs\n\"x;y\";0;1-00:00:10;4\n"
        << "csv"
        << "x;y@0+86410*4/0"
        << "";
    QTest::newRow("dates and hosts")
        << "id,submit,start,end,nodes\n"
           "1,2026-11-30 10:00:00,2026-11-30 10:05:00,2026-11-30T11:05:00,2\n"
        << "csv"
        << "1@0+3600*16/0"
        << "";
    QTest::newRow("unsorted is sorted and said")
        << "id,submit_s,duration_s,gpus\na,50,1,1\nb,10,1,1\nc,60,1,1\n"
        << "csv"
        << "b@0+1*1/0 a@40+1*1/0 c@50+1*1/0"
        << "unsorted:1";
    QTest::newRow("bad lines are left out and said")
        << "id,submit_s,duration_s,gpus\na,-5,1,1\nb,10,-1,1\nc,10,1,0\nd,x,1,1\ne,10,,1\nf,9,1,2\n"
        << "csv"
        << "f@0+1*2/0"
        << "negative-time:2 never-ran:1 unreadable:1 zero-devices:1";
    QTest::newRow("SWF") << "; Computer: test\n"
                            "1 0 5 100 16 -1 -1 16 200 -1 1 1 1 1 1 1 -1 -1\n"
                            "2 10 5 -1 8 -1 -1 8 50 -1 0 1 1 1 1 1 -1 -1\n"
                            "3 20 0 7 -1 -1 -1 4 -1 -1 1 1 1 1 1 1 -1 -1\n"
                         << "swf"
                         << "1@0+100*16/200 3@20+7*4/0"
                         << "never-ran:1";
    QTest::newRow("sacct")
        << "JobID|Submit|Start|End|ElapsedRaw|TimelimitRaw|NNodes|AllocTRES\n"
           "7|2026-01-01T00:00:00|2026-01-01T00:01:00|2026-01-01T01:01:00|3600|120|2|"
           "billing=16,gres/gpu:h100=16,gres/gpu=16,node=2\n"
           "7.batch|2026-01-01T00:00:00|2026-01-01T00:01:00|2026-01-01T01:01:00|3600||1|cpu=1\n"
           "8|2026-01-01T00:02:00|Unknown|Unknown|0|120|1|\n"
           "9|2026-01-01T00:03:00|2026-01-01T00:03:00|2026-01-01T00:04:00|60|10|1|cpu=4\n"
        << "sacct"
        << "7@0+3600*16/7200"
        << "job-step:1 never-ran:1 zero-devices:1";
  }
  void tracesAreRead() {
    QFETCH(QString, text);
    const auto trace = readJobTrace(text.toStdString(), "trace");
    QVERIFY2(trace.has_value(), trace.has_error() ? toEnglish(trace.error().expected).c_str() : "");
    QTEST(QString::fromStdString(trace->format), "format");
    QTEST(spelled(*trace), "jobs");
    QTEST(notesOf(*trace), "notes");
    for (const TraceNote& note : trace->notes) {
      QVERIFY(!note.message.empty() && note.example.starts_with("line "));
    }
  }
  void badTracesAreRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << ""
                             << "heading";
    QTest::newRow("no duration") << "submit_s,gpus\n1,2\n"
                                 << "duration_s";
    QTest::newRow("no columns we know") << "foo,bar\n1,2\n"
                                        << "submit_s, duration_s, gpus";
    QTest::newRow("no usable job") << "submit_s,duration_s,gpus\n-1,2,3\n"
                                   << "No job";
    QTest::newRow("sacct without Submit") << "JobID|NNodes|ElapsedRaw\n1|2|3\n"
                                          << "Submit";
    QTest::newRow("SWF without numbers") << "; nothing\n"
                                         << "18 numbers";
  }
  void badTracesAreRefused() {
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto trace = readJobTrace(text.toStdString(), "trace");
    QVERIFY(trace.has_error());
    const QString message = QString::fromStdString(toEnglish(trace.error().expected));
    QVERIFY2(message.contains(expected), qPrintable(message));
    QVERIFY(!trace.error().remedy.empty());
  }
  void theMixIsBursty() {
    JobMix mix;
    mix.days = 60;
    const JobTrace trace = generateJobs(mix);
    const double jobs = double(trace.jobs.size());
    double sum = 0;
    double squares = 0;
    for (std::size_t j = 1; j < trace.jobs.size(); ++j) {
      const double gap = trace.jobs[j].submitS - trace.jobs[j - 1].submitS;
      QVERIFY(gap >= 0);
      sum += gap;
      squares += gap * gap;
    }
    const double mean = sum / (jobs - 1);
    const double cv = std::sqrt(squares / (jobs - 1) - mean * mean) / mean;
    QVERIFY2(cv > 8 && cv < 20, qPrintable(QString::number(cv)));
    const auto single = std::count_if(trace.jobs.begin(), trace.jobs.end(),
                                      [](const QueueJob& job) { return job.devices == 1; });
    QVERIFY(std::abs(double(single) / jobs - 0.932) < 0.01);
    QVERIFY(generateJobs(mix).jobs.size() == trace.jobs.size());
  }
  void theMixIsScaledToALoad() {
    JobMix mix;
    mix.days = 30;
    const JobMix scaled = scaledToLoad(mix, 512, 0.8);
    const double load = offeredLoad(generateJobs(scaled).jobs) / 512;
    QVERIFY2(std::abs(load - 0.8) < 0.01, qPrintable(QString::number(load)));
    QVERIFY(generateJobs(scaled).jobs.size() == generateJobs(mix).jobs.size());
  }
  void someJobsMayBePreempted() {
    JobMix mix;
    mix.preemptibleShare = 0.25;
    const std::vector<QueueJob> jobs = generateJobs(mix).jobs;
    std::size_t preemptible = 0;
    for (const QueueJob& job : jobs) {
      preemptible += job.preemptible ? 1 : 0;
      QVERIFY(job.priority == (job.preemptible ? 0 : kGeneratedPriority));
    }
    QVERIFY(std::abs(double(preemptible) / double(jobs.size()) - 0.25) < 0.02);
  }
  void aPlansQueueIsRead() {
    Plan plan;
    plan.platform = plan.platform.edited([](PlatformProfile& platform) {
      platform.capabilities.gang = 0;
      platform.capabilities.queue = 3;
      platform.spareHosts = 2;
    });
    auto settings = queueSettings(plan);
    QVERIFY(settings.has_value());
    QVERIFY(settings->policy.gang == GangMode::None);
    QVERIFY(settings->policy.order == QueueOrder::Backfill && settings->policy.preemption);
    plan.platform = plan.platform.edited([](PlatformProfile& platform) {
      platform.queue = R"({"order": "best_effort", "gang": "atomic", "required_level": "rack",
                           "minimum_run_s": 7200, "pool": "shared", "max_restarts": 3,
                           "maintenance": [{"start_s": 100, "duration_s": 60}]})";
    });
    settings = queueSettings(plan);
    QVERIFY(settings.has_value());
    QVERIFY(settings->policy.order == QueueOrder::BestEffort);
    QVERIFY(settings->policy.gang == GangMode::Atomic);
    QVERIFY(settings->policy.required == TopologyLevel::Rack);
    QCOMPARE(settings->policy.minimumRunS, 7200.0);
    QCOMPARE(*settings->maxRestarts, 3);
    QCOMPARE(*settings->shared, true);
    QCOMPARE(settings->policy.maintenance.size(), std::size_t(1));
  }
  void wrongQueuesAreNamed_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("place");
    QTest::newRow("an unknown order") << R"({"order": "random"})"
                                      << "/platform/queue/order";
    QTest::newRow("a negative time") << R"({"grace_s": -1})"
                                     << "/platform/queue/grace_s";
    QTest::newRow("no object") << "[]"
                               << "/platform/queue";
    QTest::newRow("a word for a flag") << R"({"preemption": "yes"})"
                                       << "/platform/queue/preemption";
  }
  void wrongQueuesAreNamed() {
    QFETCH(QString, json);
    Plan plan;
    plan.platform = plan.platform.edited(
        [&](PlatformProfile& platform) { platform.queue = json.toStdString(); });
    const auto settings = queueSettings(plan);
    QVERIFY(settings.has_error());
    QTEST(QString::fromStdString(settings.error().place), "place");
  }
};

SLICESCAPE_TEST(QueueJobTest);
#include "queue_job_test.moc"
