// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/queue_figures.h"

#include <algorithm>
#include <cmath>

#include "ui/capacity/long_time.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"
#include "ui/widgets/display_place.h"

namespace slicescape::ui {

BarFigure QueueFigures::waits() const {
  BarFigure figure;
  figure.title = tr("Wait by size of the job");
  figure.shortTitle = tr("Waits");
  figure.table.columns = {
      {QStringLiteral("gpus"), tr("GPUs"), ColumnQuantity::Text},
      {QStringLiteral("jobs"), tr("Jobs"), ColumnQuantity::Count},
      {QStringLiteral("wait_p50_s"), tr("P50"), ColumnQuantity::Seconds},
      {QStringLiteral("wait_p90_s"), tr("P90"), ColumnQuantity::Seconds},
      {QStringLiteral("wait_mean_s"), tr("Mean"), ColumnQuantity::Seconds},
      {QStringLiteral("wait_longest_s"), tr("Longest"), ColumnQuantity::Seconds}};
  if (m_run == nullptr || m_run->report.bySize.empty()) {
    figure.emptyReason = reasonForNothing();
    return figure;
  }
  double longest = 0;
  for (const WaitBySize& size : m_run->report.bySize) longest = std::max(longest, size.p90S);
  const LongTimeScale scale = LongTimeScale::forLargest(longest);
  figure.note = scale.unit;
  for (const WaitBySize& size : m_run->report.bySize) {
    const QString label = QString::fromStdString(size.label);
    Bar bar;
    bar.name = label;
    bar.nameColour = m_theme.text;
    bar.segments = {{0, scale.of(size.p50S), m_theme.backwardInput},
                    {scale.of(size.p50S), scale.of(size.p90S), m_theme.forward}};
    bar.label = display(Seconds(size.p90S));
    figure.bars.push_back(std::move(bar));
    //: %1 number of GPUs such as "5–8", %2 number of jobs, %3 to %6 waits
    figure.tips.push_back(tr("%1 GPUs, %2 jobs: P50 %3, P90 %4, mean %5, longest %6")
                              .arg(label, displayCount(size.jobs), display(Seconds(size.p50S)),
                                   display(Seconds(size.p90S)), display(Seconds(size.meanS)),
                                   display(Seconds(size.longestS))));
    figure.table.rows.push_back(
        {label, qlonglong(size.jobs), size.p50S, size.p90S, size.meanS, size.longestS});
  }
  figure.legend = {{tr("up to P50"), m_theme.backwardInput}, {tr("up to P90"), m_theme.forward}};
  figure.summary = queueSummary(*m_run);
  return figure;
}

CurveFigure QueueFigures::load() const {
  CurveFigure figure;
  figure.title = tr("Use of the pool over time");
  figure.shortTitle = tr("Use");
  figure.note = tr("% of the GPUs");
  figure.most = 105;
  figure.table.columns = {{QStringLiteral("time_s"), tr("Time"), ColumnQuantity::Seconds},
                          {QStringLiteral("in_use"), tr("In use"), ColumnQuantity::Share},
                          {QStringLiteral("held"), tr("Held by halves"), ColumnQuantity::Share},
                          {QStringLiteral("waiting"), tr("Jobs waiting"), ColumnQuantity::Count}};
  const std::vector<LoadBin> bins =
      m_run == nullptr ? std::vector<LoadBin>() : m_run->report.load.means();
  if (bins.size() < 2 || m_run->pool() <= 0) {
    figure.emptyReason = reasonForNothing();
    return figure;
  }
  double mostWaiting = 0;
  for (const LoadBin& bin : bins) mostWaiting = std::max(mostWaiting, bin.waiting);
  Curve busy{{}, m_theme.backwardInput, true, false, true};
  Curve held{{}, m_theme.bad, false, false, true};
  Curve waiting{{}, m_theme.exposed, false, true, true};
  const double pool = m_run->pool();
  for (std::size_t i = 0; i < bins.size(); ++i) {
    const double at = double(i) * m_run->report.load.binS();
    figure.places.push_back(at);
    busy.values.push_back(100 * bins[i].busy / pool);
    held.values.push_back(100 * bins[i].held / pool);
    waiting.values.push_back(mostWaiting > 0 ? 100 * bins[i].waiting / mostWaiting : 0);
    //: %1 time since the first job, %2 share of the GPUs, %3 number of jobs
    figure.tips.push_back(tr("After %1: %2 in use, %3 jobs waiting")
                              .arg(display(Seconds(at)), displayShare(bins[i].busy / pool),
                                   displayNumber(bins[i].waiting)));
    figure.table.rows.push_back(
        {at, bins[i].busy / pool, bins[i].held / pool, qlonglong(std::llround(bins[i].waiting))});
  }
  const bool holds = m_run->report.heldDeviceS > 0;
  figure.curves = {std::move(busy), std::move(waiting)};
  if (holds) figure.curves.push_back(std::move(held));
  const double last = figure.places.back();
  const double step = timeStep(last, 4);
  for (double at = 0; at <= last; at += step) figure.ticks.emplace_back(at, roundTime(at));
  figure.marks = {{100 * m_run->report.utilisation,
                   tr("mean %1").arg(displayShare(m_run->report.utilisation)), m_theme.text, true}};
  figure.legend = {{tr("in use"), m_theme.backwardInput},
                   //: %1 is a number of jobs
                   {tr("jobs waiting, of %1").arg(displayNumber(mostWaiting)), m_theme.exposed}};
  if (holds) figure.legend.push_back({tr("held by incomplete gangs"), m_theme.bad});
  //: %1 share of the GPUs, %2 number of jobs
  figure.summary = tr("%1 of the GPUs are in use in the mean; at most %2 jobs wait.")
                       .arg(displayShare(m_run->report.utilisation), displayNumber(mostWaiting));
  return figure;
}

CurveFigure QueueFigures::growth() const {
  CurveFigure figure;
  figure.title = tr("P90 wait when the load grows");
  figure.shortTitle = tr("Growth");
  figure.table.columns = {{QStringLiteral("factor"), tr("Growth"), ColumnQuantity::Text},
                          {QStringLiteral("load"), tr("Offered load"), ColumnQuantity::Share},
                          {QStringLiteral("wait_p90_s"), tr("P90 wait"), ColumnQuantity::Seconds}};
  if (m_run == nullptr || !m_run->growth || m_run->growth->points.size() < 2) {
    figure.emptyReason =
        m_run == nullptr || m_run->growth
            ? reasonForNothing()
            : tr("State a growth per year and run again: the load then grows to four times.");
    return figure;
  }
  const GrowthForecast& growth = *m_run->growth;
  double longest = 0;
  for (const GrowthPoint& point : growth.points) longest = std::max(longest, point.p90WaitS);
  const LongTimeScale scale = LongTimeScale::forLargest(longest);
  figure.note = scale.unit;
  figure.logarithmic = true;
  Curve wait{{}, m_theme.accent, true};
  for (const GrowthPoint& point : growth.points) {
    figure.places.push_back(point.load);
    wait.values.push_back(scale.of(point.p90WaitS));
    //: %1 factor of growth, %2 load of the pool, %3 a wait
    figure.tips.push_back(tr("Load × %1, %2 of the pool: P90 wait %3")
                              .arg(displayNumber(point.factor), displayShare(point.load),
                                   display(Seconds(point.p90WaitS))));
    figure.table.rows.push_back({displayNumber(point.factor), point.load, point.p90WaitS});
    figure.ticks.emplace_back(point.load, displayShare(point.load, 0));
  }
  figure.curves = {std::move(wait)};
  figure.marks = {{m_run->targetUtilisation,
                   tr("target %1").arg(displayShare(m_run->targetUtilisation, 0)),
                   m_theme.warning}};
  if (m_run->settings.waitTargetS) {
    figure.marks.push_back(
        {scale.of(*m_run->settings.waitTargetS), tr("promised"), m_theme.bad, true});
  }
  const auto days = [](double value) {
    return std::isfinite(value) ? display(Seconds(value * 86400)) : tr("never");
  };
  //: %1 and %2 are times such as "120 d"
  figure.summary = tr("The pool is full in %1 to %2.")
                       .arg(days(growth.earliestDays()), days(growth.latestDays()));
  return figure;
}

std::vector<QueueMessage> queueMessages(const QueueRun& run) {
  std::vector<QueueMessage> messages;
  const QString source = run.file.isEmpty() ? QueueFigures::tr("generated jobs") : run.file;
  if (run.error) {
    QString where = displayPlace(run.error->place);
    where = where.isEmpty() ? source : displayList({source, where});
    messages.push_back(
        {where, translated(run.error->expected), translated(run.error->remedy), true});
    return messages;
  }
  for (const QueueDeadlock& deadlock : run.report.deadlocks) {
    QStringList halves;
    for (std::size_t i = 0; i < deadlock.jobs.size(); ++i) {
      //: %1 name of a job, %2 GPUs it holds, %3 GPUs it needs
      halves << QueueFigures::tr("%1 holds %2 of %3 GPUs")
                    .arg(QString::fromStdString(deadlock.jobs[i]))
                    .arg(deadlock.devicesHeld[i])
                    .arg(deadlock.devicesWanted[i]);
    }
    messages.push_back(
        {QueueFigures::tr("after %1").arg(display(Seconds(deadlock.atS))),
         QueueFigures::tr("Deadlock: nothing runs, and %1.").arg(displayList(halves)),
         QueueFigures::tr(
             "Start gangs at once or not at all: atomic gangs, or at least a time-out."),
         true});
  }
  const auto listed = [](const std::vector<std::string>& jobs) {
    constexpr std::size_t kNamed = 8;
    QStringList names;
    for (std::size_t i = 0; i < std::min(jobs.size(), kNamed); ++i) {
      names << QString::fromStdString(jobs[i]);
    }
    if (jobs.size() > kNamed) names << QStringLiteral("…");
    return displayList(names);
  };
  if (!run.report.starved.empty()) {
    messages.push_back(
        {source,
         //: %n jobs, %1 their names
         QueueFigures::tr("%n job(s) starved while later ones started: %1", nullptr,
                          int(run.report.starved.size()))
             .arg(listed(run.report.starved)),
         QueueFigures::tr(
             "Reserve hosts for the first in the queue: backfill instead of best effort, "
             "or a higher priority."),
         true});
  }
  for (const TraceNote& note : run.trace.notes) {
    messages.push_back({displayList({source, displayPlace(note.example)}), translated(note.message),
                        QueueFigures::tr("Correct the file if these jobs matter."), false});
  }
  for (const TraceNote& note : run.report.notes) {
    messages.push_back({source, translated(note.message),
                        QueueFigures::tr("Draw more hosts, or require a wider level."), false});
  }
  if (run.start && run.start->neverStarted > 0) {
    messages.push_back({QueueFigures::tr("this plan's job"),
                        QueueFigures::tr("It never started in %1 of %2 tries.")
                            .arg(run.start->neverStarted)
                            .arg(run.start->replications),
                        QueueFigures::tr("Use a smaller gang, a wider level or a higher priority."),
                        true});
  }
  return messages;
}

QString queueSummary(const QueueRun& run) {
  if (run.error) return translated(*run.error);
  const QueueReport& report = run.report;
  QStringList sentences;
  //: %n jobs; %1 share of the GPUs
  sentences << QueueFigures::tr("%n job(s) on %1 GPUs, %2 in use.", nullptr, int(run.jobs))
                   .arg(displayCount(run.pool()), displayShare(report.utilisation));
  //: %1 and %2 are waits, %3 a share
  sentences << QueueFigures::tr("Wait P50 %1, P90 %2; %3 of the pool lost to fragmentation.")
                   .arg(display(Seconds(report.p50WaitS)), display(Seconds(report.p90WaitS)),
                        displayShare(report.fragmentationLoss));
  if (run.start && run.start->replications > run.start->neverStarted) {
    //: %1 and %2 are waits
    sentences << QueueFigures::tr("This plan would start after P50 %1, P90 %2.")
                     .arg(display(Seconds(run.start->p50S)), display(Seconds(run.start->p90S)));
  }
  if (report.preemptions > 0) {
    sentences << QueueFigures::tr("%n preemption(s).", nullptr, int(report.preemptions));
  }
  if (report.hostFailures > 0) {
    //: %n host failures, %1 of them swapped
    sentences << QueueFigures::tr("%n host failure(s), %1 swapped in place.", nullptr,
                                  int(report.hostFailures))
                     .arg(report.hotSwaps);
  }
  return displaySentences(sentences);
}

}  // namespace slicescape::ui
