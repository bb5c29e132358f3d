// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/figure_rows.h"

#include <cmath>

#include "ui/capacity/long_time.h"
#include "ui/widgets/display.h"
#include "ui/widgets/gang_words.h"

namespace slicescape::ui {
namespace {

QString time(double seconds) {
  return display(Seconds(seconds));
}

QString unknown() {
  return QStringLiteral("—");
}

}  // namespace

FigureSection FigureRows::gang() const {
  const GangPlacement& placement = m_review.placement;
  FigureSection section{tr("Gang placement"), {}};
  section.rows.push_back(
      {tr("This job's gang"), GangWords::answer(placement),
       tr("All GPUs of the layout at once, on whole hosts, among the tenants and "
          "failed hosts that are drawn.")});
  section.rows.push_back({tr("Why"), translated(placement.reason), translated(placement.remedy)});
  if (!placement.preempted.empty()) {
    section.rows.push_back({tr("Would preempt"), GangWords::preempted(placement),
                            tr("Lowest priority first, among equals the one that would stay "
                               "longest; only as many as are needed.")});
  }
  section.rows.push_back(
      //: %1 hosts needed, %2 empty hosts
      {tr("Hosts"), tr("%1 needed, %2 empty").arg(placement.hostsNeeded).arg(placement.emptyHosts),
       tr("A host that has failed or is used in part is not empty.")});
  section.rows.push_back({tr("Fragmentation"), displayShare(placement.fragmentation),
                          tr("Free GPUs on partly used hosts / all free GPUs: what a gang of whole "
                             "hosts cannot have.")});
  section.rows.push_back({tr("Largest gang now"),
                          tr("%n GPU(s)", nullptr, placement.largestGangNow),
                          tr("The largest gang of the same kind that fits at this moment.")});
  if (m_review.smaller) {
    section.rows.push_back({tr("Break-even wait"), GangWords::breakEven(*m_review.smaller),
                            GangWords::breakEvenWhy(*m_review.smaller)});
  }
  return section;
}

FigureSection FigureRows::finish() const {
  const PlanCompletion& done = *m_review.completion;
  const CompletionEstimate& estimate = done.estimate;
  FigureSection section{tr("Finish, if nothing changes"), {}};
  const auto day = [&](double seconds) {
    //: %1 a day, %2 the time until then
    return tr("%1 (%2)").arg(dayAfter(m_today, seconds), time(seconds));
  };
  //: %n draws of a Monte Carlo estimate
  const QString drawn = tr("Of %n seeded draws of failures, pace, slow hosts and queue wait.",
                           nullptr, estimate.draws);
  section.rows = {
      {tr("P50"), day(estimate.p50S), drawn},
      {tr("P90"), day(estimate.p90S), drawn},
      //: %1 and %2 are times
      {tr("By chance"), tr("%1 … %2").arg(time(estimate.chance.p10), time(estimate.chance.p90)),
       tr("P10 to P90 with failure rate, pace and slow hosts held at their middle.")},
      {tr("By the unknown"),
       tr("%1 … %2").arg(time(estimate.parameters.p10), time(estimate.parameters.p90)),
       tr("P10 to P90 of failure rate, pace and slow hosts with chance averaged out.")},
      {tr("In closed form"),
       estimate.analyticIsValid ? time(estimate.analyticMeanS)
                                : tr("%1, outside its range").arg(time(estimate.analyticMeanS)),
       tr("Mean by W + U + useful / g + failures; valid while (restart + half the interval) / time "
          "between failures is at most 0.25.")},
      {tr("Effective time"), displayShare(estimate.effectiveTimeRatio),
       tr("Useful over running time.")},
      {tr("Failures"), displayNumber(estimate.expectedFailures),
       tr("Running time / time between failures.")},
      {tr("Between failures"), time(done.mtbfHours * 3600),
       //: %1 hosts, %2 failures per host and day
       tr("24 h / (%1 hosts × %2 per host and day).")
           .arg(displayNumber(done.input.hosts), displayNumber(done.input.failuresPerHostDay))}};
  return section;
}

FigureSection FigureRows::ask() const {
  const CapacityView& view = *m_review.capacity;
  FigureSection section{tr("Ask"), {}};
  const auto& deadline = m_review.completion->input.deadlineS;
  section.rows.push_back(
      {tr("Deadline met"),
       view.deadlineProbability ? displayShare(*view.deadlineProbability) : unknown(),
       deadline ? tr("Share of the draws that end by %1.").arg(dayAfter(m_today, *deadline))
                : tr("The plan has no deadline.")});
  QString least = unknown();
  if (view.minimumHosts) least = tr("%n host(s)", nullptr, *view.minimumHosts);
  if (!view.minimumHosts && deadline) least = tr("more than the pool has");
  section.rows.push_back(
      {tr("Minimum ask"), least,
       tr("Least number of hosts with which the P90 finish meets the deadline, at "
          "the pace per GPU of this layout.")});
  section.rows.push_back(
      {tr("Spare hosts"),
       view.spareCostUsd
           //: %1 number of hosts, %2 a sum of money
           ? tr("%1, for %2 USD").arg(view.spareHosts).arg(displayShortCount(*view.spareCostUsd))
           : displayCount(view.spareHosts),
       tr("Least k so that at most k hosts are in repair at a time, 99 % of the time (Poisson).")});
  return section;
}

FigureSection FigureRows::checkpoint() const {
  const PlanCompletion& done = *m_review.completion;
  const CheckpointCost& cost = done.checkpoint;
  FigureSection section{tr("Checkpoint"), {}};
  section.rows = {
      {tr("Size"), display(cost.size),
       //: %1 bytes per parameter, %2 bytes per host
       tr("%1 bytes per parameter; %2 per host.")
           .arg(displayNumber(cost.bytesPerParameter), display(cost.perHost))},
      {tr("Write"), display(cost.write),
       tr("Size / bandwidth of the storage, all hosts together.")},
      {tr("Load"), display(cost.load), tr("Size / bandwidth of the storage.")},
      {tr("Stall"), display(cost.blocking),
       cost.asynchronous ? tr("The copy to host memory; writing goes on beside the training.")
                         : tr("Training stands still until it is written.")},
      {tr("Best interval"), time(done.bestIntervalS),
       //: %1 is a time
       tr("Least time per useful second of the exact renewal formula; Young's √(2 w M) is %1. "
          "Never "
          "shorter than a write.")
           .arg(time(done.youngIntervalS))},
      {tr("Interval"), time(done.input.intervalS),
       done.intervalIsChosen ? tr("Stated in the plan.")
                             : tr("The best one: the plan states none.")}};
  return section;
}

FigureSection FigureRows::cost() const {
  const CapacityView& view = *m_review.capacity;
  FigureSection section{tr("Cost and energy"), {}};
  const auto money = [&](const std::optional<double>& usd) {
    //: %1 is a sum of money
    return usd ? tr("%1 USD").arg(displayShortCount(*usd)) : unknown();
  };
  const bool large = view.energyKwh >= 2e6;
  section.rows = {{tr("GPU-hours"), displayShortCount(view.deviceHours.total()),
                   tr("From the allocation to the last token, spare hosts included.")},
                  {tr("Cost"), money(view.costUsd),
                   tr("GPU-hours × price per GPU-hour, a field of the platform.")},
                  {tr("Energy"),
                   large ? tr("%1 GWh").arg(displayNumber(view.energyKwh / 1e6))
                         : tr("%1 MWh").arg(displayNumber(view.energyKwh / 1e3)),
                   //: %1 is a power in kilowatts
                   tr("Host hours × %1 kW while computing (idle power else) × PUE.")
                       .arg(displayNumber(view.hostPowerW / 1e3))},
                  {tr("Energy cost"), money(view.energyUsd), tr("Energy × price per kWh.")}};
  return section;
}

FigureSection FigureRows::pool() const {
  const CapacityView& view = *m_review.capacity;
  FigureSection section{tr("Pool"), {}};
  section.rows = {{tr("Used with this job"), displayShare(view.utilisation),
                   //: %1 GPUs of tenants, %2 GPUs of the pool
                   tr("(%1 GPUs of tenants, or the stated share of the pool, and this job) / %2 "
                      "GPUs that work.")
                       .arg(displayCount(std::llround(view.usedDevices)),
                            displayCount(std::llround(view.poolDevices)))},
                  {tr("Headroom"),
                   //: %1 is a number of GPUs
                   tr("%1 GPUs").arg(displayNumber(view.headroomDevices)),
                   //: %1 is a share
                   tr("%1 of the pool less what is committed; above it waits grow long.")
                       .arg(displayShare(view.targetUtilisation, 0))}};
  QString full = unknown();
  if (view.saturation) {
    const auto day = [&](double days) {
      return std::isfinite(days) ? dayAfter(m_today, days * 86400) : tr("never");
    };
    full = view.saturation->isSaturated
               ? tr("already")
               //: %1 and %2 are days
               : tr("%1 to %2")
                     .arg(day(view.saturation->earliestDays), day(view.saturation->latestDays));
  }
  section.rows.push_back(
      {tr("Full"), full,
       view.saturation ? tr("From the day the load passes the target to the day it passes the "
                            "pool, at the stated growth.")
                       : tr("State a growth per year in the queue simulation.")});
  return section;
}

FigureSection FigureRows::remarks() const {
  FigureSection section{tr("Remarks"), {}};
  for (const Text& warning : m_review.warnings)
    section.rows.push_back({translated(warning), {}, {}});
  if (m_review.capacity) {
    for (const Text& note : m_review.capacity->notes) {
      section.rows.push_back({translated(note), {}, {}});
    }
  }
  return section;
}

std::vector<FigureSection> FigureRows::sections() const {
  std::vector<FigureSection> all;
  if (m_review.completion) all.push_back(finish());
  if (m_review.capacity) all.push_back(ask());
  if (!m_review.pool.hosts.empty()) all.push_back(gang());
  if (m_review.completion) all.push_back(checkpoint());
  if (m_review.capacity) {
    all.push_back(cost());
    all.push_back(pool());
  }
  FigureSection last = remarks();
  if (!last.rows.empty()) all.push_back(std::move(last));
  return all;
}

}  // namespace slicescape::ui
