// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/capacity_figures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/capacity/long_time.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kCurvePoints = 81;
/// Of the least cost: what lies above is off the picture of the checkpoint interval.
constexpr double kMostCost = 5;

QString show(const TextArgument& value) {
  return translated(Text{"{0}", {value}});
}

}  // namespace

QString CapacityFigures::reasonForNothing() const {
  if (m_review == nullptr) return tr("Being computed once the plan is calm.");
  return tr(
      "There is no finish to forecast: the plan needs a step time and a number of training "
      "tokens.");
}

std::vector<CapacityFigures::Part> CapacityFigures::finishParts() const {
  const CompletionParts& parts = completion().estimate.parts;
  const CompletionInput& in = completion().input;
  const auto time = [](double seconds) { return display(Seconds(seconds)); };
  const QString failures = displayNumber(completion().estimate.expectedFailures);
  return {
      {QStringLiteral("queue_wait"), tr("Queue wait"),
       //: %1 and %2 are times
       tr("Before the first start: P50 %1, P90 %2.")
           .arg(time(in.queueWaitP50S), time(in.queueWaitP90S)),
       parts.queueWait, m_theme.idle, true},
      {QStringLiteral("setup"), tr("First start"), tr("Containers, communicators and loading."),
       parts.setup, m_theme.warmUp},
      {QStringLiteral("compute"), tr("Useful compute"),
       //: %1 tokens, %2 tokens per second
       tr("%1 tokens / %2 tokens per second.")
           .arg(displayShortCount(completion().tokens),
                displayShortCount(completion().tokens / std::max(in.usefulS, 1e-9))),
       parts.compute, m_theme.backwardInput},
      {QStringLiteral("straggler"), tr("Slow hosts"),
       //: %1 and %2 are factors such as 1.05
       tr("Useful compute × (s − 1), s = %1 in the middle and %2 at P90.")
           .arg(displayNumber(in.straggler), displayNumber(in.stragglerP90)),
       parts.straggler, m_theme.imbalance},
      {QStringLiteral("batch_ramp"), tr("Batch ramp"),
       tr("More steps while the batch is small, each with the parts that do not shrink with it."),
       parts.batchRamp, m_theme.forward},
      {QStringLiteral("checkpoint"), tr("Checkpoints"),
       //: %1 how long training stands still, %2 the interval between checkpoints
       tr("Running time × w / dt, w = %1, dt = %2.").arg(time(in.blockingS), time(in.intervalS)),
       parts.checkpoint, m_theme.memoryColour(MemoryCategory::Optimizer)},
      {QStringLiteral("detect"), tr("Detection"),
       //: %1 number of failures, %2 a time
       tr("%1 failures × %2 until they are noticed and acted on.")
           .arg(failures, time(in.detectS + in.responseS)),
       parts.detect, m_theme.exposed},
      {QStringLiteral("lost_work"), tr("Lost work"),
       tr("%1 failures × half the interval of %2, done again.").arg(failures, time(in.intervalS)),
       parts.lostWork, m_theme.exposed},
      {QStringLiteral("restart"), tr("Restart"),
       tr("%1 failures × %2 to restart; more may strike meanwhile.")
           .arg(failures, time(in.restartS)),
       parts.restart, m_theme.exposed},
      {QStringLiteral("requeue"), tr("New hosts"),
       tr("%1 failures × %2 in the queue; none with spare hosts.").arg(failures, time(in.requeueS)),
       parts.requeue, m_theme.idle, true},
      {QStringLiteral("planned_stops"), tr("Planned stops"),
       //: %1 stops a day, %2 how long each takes
       tr("%1 a day × %2 each.").arg(displayNumber(in.plannedStopsPerDay), time(in.plannedStopS)),
       parts.plannedStops, m_theme.drain}};
}

BarFigure CapacityFigures::finish() const {
  BarFigure figure;
  figure.title = tr("Until the last token");
  figure.shortTitle = tr("Finish");
  figure.running = true;
  figure.table.columns = {{QStringLiteral("part"), tr("Part"), ColumnQuantity::Text},
                          {QStringLiteral("time_s"), tr("Time, mean"), ColumnQuantity::Seconds},
                          {QStringLiteral("share"), tr("Share"), ColumnQuantity::Share}};
  if (!hasFinish()) {
    figure.emptyReason = reasonForNothing();
    return figure;
  }
  const double total = completion().estimate.parts.total();
  const LongTimeScale scale = LongTimeScale::forLargest(total);
  //: Remark beside a chart's title: %1 is a unit of time
  figure.note = tr("mean, %1").arg(scale.unit);
  double passed = 0;
  for (const Part& part : finishParts()) {
    figure.table.rows.push_back({part.key, part.value, total > 0 ? part.value / total : 0});
    if (part.value <= total * 1e-9) continue;
    Bar bar;
    bar.name = part.name;
    bar.nameColour = m_theme.text;
    bar.segments = {{scale.of(passed), scale.of(passed + part.value), part.colour, part.idle}};
    bar.label = display(Seconds(part.value));
    figure.bars.push_back(std::move(bar));
    //: %1 part, %2 time, %3 share of the whole time
    figure.tips.push_back(
        tr("%1: %2, %3")
            .arg(part.name, display(Seconds(part.value)), displayShare(part.value / total, 2)) +
        QLatin1Char('\n') + part.formula);
    passed += part.value;
  }
  Bar sum;
  sum.name = tr("Finished");
  sum.nameColour = m_theme.text;
  sum.emphasised = true;
  sum.segments = {{0, scale.of(total), m_theme.secondary}};
  sum.label = display(Seconds(total));
  figure.bars.push_back(std::move(sum));
  const CompletionEstimate& estimate = completion().estimate;
  //: %1 and %2 are days, %3 and %4 the times until then
  const QString when = tr("P50 %1 (%3), P90 %2 (%4)")
                           .arg(dayAfter(m_today, estimate.p50S), dayAfter(m_today, estimate.p90S),
                                display(Seconds(estimate.p50S)), display(Seconds(estimate.p90S)));
  figure.tips.push_back(when);
  figure.table.rows.push_back({QStringLiteral("total"), total, 1.0});
  figure.summary = when;
  return figure;
}

std::vector<CapacityFigures::Part> CapacityFigures::hourParts() const {
  const DeviceHours& hours = m_review->capacity->deviceHours;
  return {
      {QStringLiteral("useful"), tr("Useful"), tr("GPUs × useful compute."), hours.useful,
       m_theme.backwardInput},
      {QStringLiteral("straggler"), tr("Slow hosts, ramp"),
       tr("GPUs × what slow hosts and the batch ramp add."), hours.straggler, m_theme.imbalance},
      {QStringLiteral("checkpoints"), tr("Checkpoints"), tr("GPUs × checkpoint stalls."),
       hours.checkpoints, m_theme.memoryColour(MemoryCategory::Optimizer)},
      {QStringLiteral("failures"), tr("Failures"), tr("GPUs × detection, lost work and restart."),
       hours.failures, m_theme.exposed},
      {QStringLiteral("holding"), tr("Holding"),
       tr("GPUs × first start and planned stops: held, not computing. In the queue the job "
          "holds nothing."),
       hours.holding, m_theme.drain},
      {QStringLiteral("spares"), tr("Spare hosts"),
       tr("Spare hosts × their GPUs × the time the job holds its hosts."), hours.spares,
       m_theme.idle, true},
      {QStringLiteral("fragmentation"), tr("Fragmentation"),
       tr("GPUs of the job's hosts that it cannot use × the time it holds them."),
       hours.fragmentation, m_theme.idle, true}};
}

BarFigure CapacityFigures::deviceHours() const {
  BarFigure figure;
  figure.title = tr("Where the GPU-hours go");
  figure.shortTitle = tr("GPU-hours");
  figure.running = true;
  figure.table.columns = {{QStringLiteral("part"), tr("Part"), ColumnQuantity::Text},
                          {QStringLiteral("gpu_hours"), tr("GPU-hours"), ColumnQuantity::Count},
                          {QStringLiteral("share"), tr("Share"), ColumnQuantity::Share}};
  if (!hasFinish() || !m_review->capacity) {
    figure.emptyReason = reasonForNothing();
    return figure;
  }
  const double total = m_review->capacity->deviceHours.total();
  const double unit = total >= 2e6 ? 1e6 : total >= 2e3 ? 1e3 : 1;
  figure.note = unit > 1e3 ? tr("million h") : unit > 1 ? tr("1,000 h") : tr("h");
  double passed = 0;
  for (const Part& part : hourParts()) {
    figure.table.rows.push_back({part.key, static_cast<qlonglong>(std::llround(part.value)),
                                 total > 0 ? part.value / total : 0});
    if (part.value <= total * 1e-9) continue;
    Bar bar;
    bar.name = part.name;
    bar.nameColour = m_theme.text;
    bar.segments = {{passed / unit, (passed + part.value) / unit, part.colour, part.idle}};
    bar.label = displayShare(part.value / total);
    figure.bars.push_back(std::move(bar));
    //: %1 part, %2 number of GPU-hours, %3 share of all
    figure.tips.push_back(tr("%1: %2 GPU-hours, %3")
                              .arg(part.name, displayCount(std::llround(part.value)),
                                   displayShare(part.value / total, 2)) +
                          QLatin1Char('\n') + part.formula);
    passed += part.value;
  }
  Bar sum;
  sum.name = tr("All");
  sum.nameColour = m_theme.text;
  sum.emphasised = true;
  sum.segments = {{0, total / unit, m_theme.secondary}};
  sum.label = displayShortCount(total);
  figure.bars.push_back(std::move(sum));
  figure.tips.push_back(tr("%1 GPU-hours").arg(displayCount(std::llround(total))));
  figure.table.rows.push_back(
      {QStringLiteral("total"), static_cast<qlonglong>(std::llround(total)), 1.0});
  figure.summary =
      //: %1 number of GPU-hours, %2 share
      tr("%1 GPU-hours, of which useful %2.")
          .arg(displayShortCount(total),
               displayShare(m_review->capacity->deviceHours.useful / std::max(total, 1e-9)));
  return figure;
}

BarFigure CapacityFigures::tornado() const {
  BarFigure figure;
  figure.title = tr("What moves the P90 finish");
  figure.shortTitle = tr("Sensitivity");
  figure.table.columns = {
      {QStringLiteral("input"), tr("Input"), ColumnQuantity::Text},
      {QStringLiteral("low"), tr("Low end"), ColumnQuantity::Text},
      {QStringLiteral("high"), tr("High end"), ColumnQuantity::Text},
      {QStringLiteral("p90_at_low_s"), tr("P90 at low"), ColumnQuantity::Seconds},
      {QStringLiteral("p90_at_high_s"), tr("P90 at high"), ColumnQuantity::Seconds}};
  if (!hasFinish() || !m_review->capacity) {
    figure.emptyReason = reasonForNothing();
    return figure;
  }
  const std::vector<TornadoBar>& bars = m_review->capacity->tornado;
  const double centre = m_review->capacity->tornadoCentreS;
  double least = centre;
  double most = centre;
  for (const TornadoBar& bar : bars) {
    least = std::min({least, bar.p90AtLowS, bar.p90AtHighS});
    most = std::max({most, bar.p90AtLowS, bar.p90AtHighS});
  }
  const LongTimeScale scale = LongTimeScale::forLargest(most - least);
  figure.centre = scale.of(centre - least);
  //: Remark beside a chart's title: %1 is a time
  figure.note = tr("P90 %1").arg(display(Seconds(centre)));
  const auto signedTime = [&](double seconds) {
    const QString sign = seconds < centre ? QStringLiteral("−") : QStringLiteral("+");
    return sign + display(Seconds(std::abs(seconds - centre)));
  };
  for (const TornadoBar& bar : bars) {
    const double low = std::min(bar.p90AtLowS, bar.p90AtHighS);
    const double high = std::max(bar.p90AtLowS, bar.p90AtHighS);
    Bar drawn;
    drawn.name = translated(bar.name);
    drawn.nameColour = m_theme.text;
    const auto place = [&](double seconds) { return scale.of(seconds - least); };
    if (low < centre) {
      drawn.segments.push_back({place(low), place(std::min(high, centre)), m_theme.backwardInput});
    }
    if (high > centre) {
      drawn.segments.push_back({place(std::max(low, centre)), place(high), m_theme.exposed});
    }
    drawn.label = high > centre ? signedTime(high) : QString();
    figure.leftLabels.push_back(low < centre ? signedTime(low) : QString());
    figure.bars.push_back(std::move(drawn));
    //: %1 input, %2 and %3 its low and high value, %4 and %5 the P90 finish there
    figure.tips.push_back(tr("%1 from %2 to %3: P90 from %4 to %5")
                              .arg(translated(bar.name), show(bar.low), show(bar.high),
                                   display(Seconds(bar.p90AtLowS)),
                                   display(Seconds(bar.p90AtHighS))));
    figure.table.rows.push_back({QString::fromStdString(bar.key), show(bar.low), show(bar.high),
                                 bar.p90AtLowS, bar.p90AtHighS});
  }
  figure.legend = {{tr("earlier"), m_theme.backwardInput}, {tr("later"), m_theme.exposed}};
  if (!bars.empty()) {
    //: %1 input, %2 a time
    figure.summary =
        tr("%1 moves the P90 finish most, by %2.")
            .arg(translated(bars.front().name), display(Seconds(bars.front().swing())));
  }
  return figure;
}

CurveFigure CapacityFigures::deadline() const {
  CurveFigure figure;
  figure.title = tr("Probability to be finished");
  figure.shortTitle = tr("Deadline");
  figure.note = tr("%");
  figure.most = 100;
  figure.table.columns = {
      {QStringLiteral("time_s"), tr("Time"), ColumnQuantity::Seconds},
      {QStringLiteral("probability"), tr("Probability"), ColumnQuantity::Share}};
  if (!hasFinish()) {
    figure.emptyReason = reasonForNothing();
    return figure;
  }
  const CompletionEstimate& estimate = completion().estimate;
  const std::optional<double>& deadline = completion().input.deadlineS;
  // The very last cases of a long tail would press the others together.
  const auto quantile = [&](double share) {
    const auto most = static_cast<double>(estimate.samplesS.size() - 1);
    return estimate.samplesS[static_cast<std::size_t>(share * most)];
  };
  double first = quantile(0);
  double last = quantile(0.99);
  if (deadline) {
    // A deadline far off would press the curve into a corner: it is then named in the note.
    first = std::min(first, std::max(*deadline, first - 2 * (last - first)));
    last = std::max(last, std::min(*deadline, last + 2 * (last - first)));
  }
  const double margin = std::max((last - first) * 0.06, 1.0);
  first = std::max(0.0, first - margin);
  last += margin;
  Curve curve;
  curve.colour = m_theme.accent;
  curve.filled = true;
  for (int i = 0; i < kCurvePoints; ++i) {
    const double at = first + (last - first) * i / (kCurvePoints - 1);
    const double share = estimate.probabilityBy(at);
    figure.places.push_back(at);
    curve.values.push_back(100 * share);
    //: %1 a day, %2 the time until then, %3 a probability
    figure.tips.push_back(
        tr("By %1 (%2): %3").arg(dayAfter(m_today, at), display(Seconds(at)), displayShare(share)));
    figure.table.rows.push_back({at, share});
  }
  figure.curves = {std::move(curve)};
  const double step = timeStep(last - first, 5);
  for (double at = std::ceil(first / step) * step; at <= last; at += step) {
    figure.ticks.emplace_back(at, dayAfter(m_today, at));
  }
  figure.marks = {{estimate.p50S, tr("P50"), m_theme.secondary},
                  {estimate.p90S, tr("P90"), m_theme.secondary}};
  //: %1 and %2 are days
  figure.summary = tr("Half of the cases are done by %1, nine of ten by %2.")
                       .arg(dayAfter(m_today, estimate.p50S), dayAfter(m_today, estimate.p90S));
  if (deadline) {
    const QString chance = displayShare(estimate.deadlineProbability.value_or(0));
    figure.marks.push_back({*deadline, tr("deadline"), m_theme.bad});
    figure.note = chance;
    figure.summary +=
        QLatin1Char(' ') +
        tr("The deadline %1 is met with %2.").arg(dayAfter(m_today, *deadline), chance);
  }
  return figure;
}

CurveFigure CapacityFigures::interval() const {
  CurveFigure figure;
  figure.title = tr("Cost of the checkpoint interval, of the useful time");
  figure.shortTitle = tr("Checkpoints");
  figure.logarithmic = true;
  figure.table.columns = {{QStringLiteral("interval_s"), tr("Interval"), ColumnQuantity::Seconds},
                          {QStringLiteral("stalls"), tr("Stalls"), ColumnQuantity::Share},
                          {QStringLiteral("failures"), tr("Failures"), ColumnQuantity::Share},
                          {QStringLiteral("cost"), tr("Together"), ColumnQuantity::Share}};
  if (!hasFinish()) {
    figure.emptyReason = reasonForNothing();
    return figure;
  }
  const std::vector<IntervalCost>& costs = m_review->intervals;
  if (costs.empty()) {
    figure.emptyReason =
        tr("Nothing fails or nothing stands still for a checkpoint: every interval "
           "is as good.");
    return figure;
  }
  figure.note = tr("%");
  Curve total{{}, m_theme.text};
  Curve stalls{{}, m_theme.memoryColour(MemoryCategory::Optimizer)};
  Curve failures{{}, m_theme.exposed};
  double least = costs.front().total;
  for (const IntervalCost& cost : costs) {
    figure.places.push_back(cost.intervalS);
    total.values.push_back(100 * cost.total);
    stalls.values.push_back(100 * cost.blocking);
    failures.values.push_back(100 * cost.failures());
    least = std::min(least, cost.total);
    //: %1 interval; %2, %3 and %4 are shares of the useful time
    figure.tips.push_back(tr("Every %1: %2 together, stalls %3, failures %4")
                              .arg(display(Seconds(cost.intervalS)), displayShare(cost.total, 2),
                                   displayShare(cost.blocking, 2),
                                   displayShare(cost.failures(), 2)));
    figure.table.rows.push_back({cost.intervalS, cost.blocking, cost.failures(), cost.total});
  }
  figure.most = 100 * least * kMostCost;
  figure.curves = {std::move(stalls), std::move(failures), std::move(total)};
  constexpr std::array kTicks{1.0,    3.0,    10.0,    30.0,    60.0,    180.0,    600.0,
                              1800.0, 3600.0, 10800.0, 36000.0, 86400.0, 259200.0, 864000.0};
  for (const double tick : kTicks) {
    if (tick < costs.front().intervalS || tick > costs.back().intervalS) continue;
    figure.ticks.emplace_back(tick, roundTime(tick));
  }
  const PlanCompletion& done = completion();
  figure.marks = {
      {done.bestIntervalS, tr("best %1").arg(display(Seconds(done.bestIntervalS))), m_theme.good}};
  if (done.intervalIsChosen) {
    figure.marks.push_back({done.input.intervalS,
                            tr("plan %1").arg(display(Seconds(done.input.intervalS))),
                            m_theme.accent});
  }
  figure.legend = {{tr("stalls"), m_theme.memoryColour(MemoryCategory::Optimizer)},
                   {tr("failures"), m_theme.exposed},
                   {tr("together"), m_theme.text}};
  //: %1 interval, %2 a share
  figure.summary = tr("The best interval is %1; it costs %2 of the useful time.")
                       .arg(display(Seconds(done.bestIntervalS)), displayShare(least, 2));
  return figure;
}

}  // namespace slicescape::ui
