// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/summary/key_figure.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/display.h"
#include "ui/widgets/shared_unit.h"

namespace slicescape::ui {
namespace {

/// The translation context of this file.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(KeyFigure)
};

const QString kUnknown = QStringLiteral("—");

bool isKnown(double value) {
  return std::isfinite(value) && value > 0;
}

/// What is compared: the change between two values and how to write its size.
struct Change {
  double before = 0;
  double now = 0;
  bool lessIsBetter = true;
  QString size;         ///< "4.1 %", "1.8 pt", "1.2 GiB", without sign
  bool visible = true;  ///< false when the size rounds to nothing
};

/// Arrow, size and word, so that the meaning never rests on colour alone.
void setDelta(KeyFigure& figure, const Change& change) {
  if (!std::isfinite(change.before) || !std::isfinite(change.now)) return;
  if (!change.visible || change.before == change.now) {
    figure.trend = Trend::Unchanged;
    figure.delta = Words::tr("= baseline");
    return;
  }
  const bool less = change.now < change.before;
  const bool better = less == change.lessIsBetter;
  figure.trend = better ? Trend::Better : Trend::Worse;
  //: %1 arrow up or down, %2 the difference to the baseline
  const QString pattern = better ? Words::tr("%1 %2 better") : Words::tr("%1 %2 worse");
  figure.delta = pattern.arg(QChar(less ? 0x25BC : 0x25B2)).arg(change.size);
}

Change relativeChange(double before, double now, bool lessIsBetter) {
  const double share = before > 0 ? std::abs(now / before - 1) : NAN;
  return {before > 0 ? before : NAN, now, lessIsBetter, displayShare(share), share >= 0.0005};
}

/// Difference of two shares, in percentage points.
Change pointChange(double before, double now, bool lessIsBetter) {
  const double points = std::abs(now - before) * 100;
  //: percentage points: 43.8 % against 42.0 % are 1.8 pt
  const QString size = Words::tr("%1 pt").arg(QLocale().toString(points, 'f', 1));
  return {before, now, lessIsBetter, size, points >= 0.05};
}

/// "6.1 – 6.8"; empty when the band is not known or has no width.
QString bandText(const QString& low, const QString& high) {
  if (low == high) return {};
  return Words::tr("%1 – %2").arg(withoutSharedUnit(low, high), high);
}

QString bandToolTip(const QString& low, const QString& high) {
  if (low == high) return {};
  return QLatin1Char('\n') +
         Words::tr("Eight of ten plans of this kind land between %1 and %2 (P10 – P90).")
             .arg(low, high);
}

KeyFigure stepTime(const Evaluation& now, const Evaluation* before) {
  KeyFigure figure;
  figure.title = Words::tr("Step time");
  figure.value = kUnknown;
  figure.toolTip = Words::tr(
      "One training step of the whole global batch, from the first forward to the "
      "end of the optimizer.");
  if (!isKnown(now.stepTime.p50)) return figure;
  figure.metric = QStringLiteral("step_time_s");
  const QString low = display(Seconds(now.stepTime.p10));
  const QString high = display(Seconds(now.stepTime.p90));
  figure.value = display(Seconds(now.stepTime.p50));
  figure.note = bandText(low, high);
  figure.toolTip += QLatin1Char('\n') +
                    Words::tr("Exactly %1 s.").arg(QLocale().toString(now.stepTime.p50, 'g', 9)) +
                    bandToolTip(low, high);
  if (before != nullptr) {
    setDelta(figure, relativeChange(before->stepTime.p50, now.stepTime.p50, true));
  }
  return figure;
}

KeyFigure throughput(const Evaluation& now, const Evaluation* before) {
  KeyFigure figure;
  figure.title = Words::tr("Tokens/s");
  figure.value = kUnknown;
  figure.toolTip = Words::tr("Tokens trained per second by all GPUs together.");
  if (!isKnown(now.tokensPerSecond)) return figure;
  figure.metric = QStringLiteral("tokens_per_s");
  const Band band = now.tokensPerSecondBand();
  const QString low = displayShortCount(band.p10);
  const QString high = displayShortCount(band.p90);
  figure.value = displayShortCount(now.tokensPerSecond);
  figure.note = bandText(low, high);
  figure.toolTip += QLatin1Char('\n') +
                    Words::tr("Exactly %1 tokens/s, %2 per GPU.")
                        .arg(displayCount(std::llround(now.tokensPerSecond)),
                             displayNumber(now.tokensPerSecondPerDevice)) +
                    bandToolTip(low, high);
  if (before != nullptr) {
    setDelta(figure, relativeChange(before->tokensPerSecond, now.tokensPerSecond, false));
  }
  return figure;
}

KeyFigure modelFlopUtilisation(const Evaluation& now, const Evaluation* before) {
  KeyFigure figure;
  figure.title = Words::tr("MFU (causal)");
  figure.value = kUnknown;
  figure.toolTip = Words::tr(
      "Model FLOP utilisation: the FLOPs the model needs, attention halved by the "
      "causal mask and recomputation not counted, over the dense peak.");
  if (!isKnown(now.mfuCausal)) return figure;
  figure.metric = QStringLiteral("mfu.causal");
  const Band band = now.mfuCausalBand();
  const QString low = displayShare(band.p10);
  const QString high = displayShare(band.p90);
  figure.value = displayShare(now.mfuCausal);
  figure.note = bandText(low, high);
  figure.toolTip += QLatin1Char('\n') +
                    Words::tr("Attention not halved: %1. With recomputation counted (HFU): %2.")
                        .arg(displayShare(now.mfuFull), displayShare(now.hfu)) +
                    QLatin1Char('\n') +
                    Words::tr("Peak: %1 in %2.")
                        .arg(display(FlopPerSecond(now.peakFlopPerSecond)),
                             QString::fromStdString(now.peakPrecision)) +
                    bandToolTip(low, high);
  if (before != nullptr) setDelta(figure, pointChange(before->mfuCausal, now.mfuCausal, false));
  return figure;
}

KeyFigure bubble(const Evaluation& now, const Evaluation* before) {
  KeyFigure figure;
  figure.title = Words::tr("Bubble ratio");
  figure.value = kUnknown;
  figure.toolTip = Words::tr(
      "Share of the pipeline's time in which a rank waits: 1 − busy / makespan, "
      "averaged over the pipeline ranks.");
  if (!isKnown(now.stepTime.p50)) return figure;
  figure.metric = QStringLiteral("bubble_ratio");
  figure.value = displayShare(now.bubbleRatio);
  //: bubble overhead, the Megatron papers' form of the bubble
  figure.note = Words::tr("overhead %1").arg(displayShare(now.bubbleOverhead));
  figure.toolTip +=
      QLatin1Char('\n') +
      Words::tr("As overhead over the busy time: %1. Inside the worst rank's own span: %2.")
          .arg(displayShare(now.bubbleOverhead), displayShare(now.bubbleRatioSpan));
  if (before != nullptr && isKnown(before->stepTime.p50)) {
    setDelta(figure, pointChange(before->bubbleRatio, now.bubbleRatio, true));
  }
  return figure;
}

KeyFigure peakMemory(const Evaluation& now, const Evaluation* before) {
  KeyFigure figure;
  figure.title = Words::tr("Peak memory · worst GPU");
  figure.value = kUnknown;
  figure.toolTip = Words::tr(
      "Device memory at the peak on the fullest GPU, with driver context, "
      "communicators and allocator slack, against what the driver reports.");
  if (now.stages.empty() || now.capacity.value() <= 0) return figure;
  figure.metric = QStringLiteral("peak_memory_bytes.device");
  const QString capacity = display(now.capacity);
  //: %1 memory needed, %2 capacity
  figure.value =
      Words::tr("%1 / %2").arg(withoutSharedUnit(display(now.peakDevice), capacity), capacity);
  figure.bad = now.peakDevice > now.capacity;
  figure.note = figure.bad ? Words::tr("stage %1 · over capacity").arg(now.worstStage)
                           : Words::tr("stage %1 · device").arg(now.worstStage);
  figure.toolTip += QLatin1Char('\n') +
                    Words::tr("Exactly %1 of %2, on rank %3 of stage %4.")
                        .arg(displayExact(now.peakDevice), displayExact(now.capacity),
                             displayCount(now.worstRank))
                        .arg(now.worstStage) +
                    QLatin1Char('\n') +
                    Words::tr("Allocated by tensors: %1. Reserved by the allocator: %2.")
                        .arg(display(now.peakAllocated), display(now.peakReserved));
  figure.subject = Subject{SubjectKind::Stage, std::to_string(now.worstStage)};
  if (before != nullptr && before->capacity.value() > 0) {
    const Bytes difference =
        std::max(now.peakDevice - before->peakDevice, before->peakDevice - now.peakDevice);
    setDelta(figure, {static_cast<double>(before->peakDevice.value()),
                      static_cast<double>(now.peakDevice.value()), true, display(difference),
                      difference.value() > 0});
  }
  return figure;
}

/// "TP 11 · PP 4 · DP 2": the axes that make up the exposed share, in percent of the
/// step, largest first, those that round to nothing left out.
QString axesNote(const StepBreakdown& breakdown) {
  struct Axis {
    const char* name;
    double seconds;
  };
  std::array axes{Axis{"TP", breakdown.tpExposed.value()}, Axis{"CP", breakdown.cpExposed.value()},
                  Axis{"EP", breakdown.epExposed.value()}, Axis{"PP", breakdown.ppExposed.value()},
                  Axis{"DP", breakdown.dpExposed.value()}};
  std::stable_sort(axes.begin(), axes.end(),
                   [](const Axis& a, const Axis& b) { return a.seconds > b.seconds; });
  QStringList parts;
  for (const Axis& axis : axes) {
    const double percent = axis.seconds / breakdown.total().value() * 100;
    if (percent < 0.05) continue;
    parts << Words::tr("%1 %2").arg(QLatin1String(axis.name),
                                    QLocale().toString(percent, 'f', percent < 1 ? 1 : 0));
  }
  return parts.join(QStringLiteral(" · "));
}

KeyFigure exposedCommunication(const Evaluation& now, const Evaluation* before) {
  KeyFigure figure;
  figure.title = Words::tr("Exposed communication");
  figure.value = kUnknown;
  figure.toolTip = Words::tr(
      "Share of the step in which the rank that finishes last waits for the "
      "network and nothing is computed.");
  if (!isKnown(now.stepTime.p50)) return figure;
  figure.metric = QStringLiteral("exposed_communication_share");
  figure.value = displayShare(now.exposedCommunicationShare);
  figure.note = axesNote(now.breakdown);
  figure.toolTip += QLatin1Char('\n') + Words::tr("By axis, in percent of the step: %1.")
                                            .arg(figure.note.isEmpty() ? kUnknown : figure.note);
  if (before != nullptr && isKnown(before->stepTime.p50)) {
    setDelta(figure,
             pointChange(before->exposedCommunicationShare, now.exposedCommunicationShare, true));
  }
  return figure;
}

/// Seconds to see all tokens of the workload at the predicted rate; 0 when unknown.
double trainingSeconds(const EvaluatedPlan& of) {
  const auto& tokens = of.plan.workload->tokens;
  if (!tokens || !isKnown(of.evaluation.tokensPerSecond)) return 0;
  return *tokens / of.evaluation.tokensPerSecond;
}

KeyFigure trainingTime(const EvaluatedPlan& now, const std::optional<EvaluatedPlan>& baseline) {
  KeyFigure figure;
  const double seconds = trainingSeconds(now);
  figure.title = Words::tr("Training time");
  figure.value = isKnown(seconds) ? display(Seconds(seconds)) : kUnknown;
  figure.note = Words::tr("without waits and failures");
  figure.toolTip = Words::tr(
                       "Time to train on %1 tokens at the predicted rate. Waiting for the GPUs, "
                       "failures and restarts come on top.")
                       .arg(displayShortCount(*now.plan.workload->tokens));
  if (baseline && isKnown(seconds) && isKnown(trainingSeconds(*baseline))) {
    const double before = trainingSeconds(*baseline);
    setDelta(figure, {before, seconds, true, display(Seconds(std::abs(seconds - before))),
                      std::abs(seconds / before - 1) >= 0.0005});
  }
  return figure;
}

KeyFigure occupiedDevices(const Evaluation& now, const Evaluation* before) {
  KeyFigure figure;
  figure.title = Words::tr("GPUs");
  figure.value = kUnknown;
  if (now.worldSize > 0) {
    figure.value = displayCount(now.worldSize);
    figure.note = Words::tr("%n host(s)", nullptr, static_cast<int>(now.hostCount));
  }
  figure.toolTip = Words::tr(
      "GPUs the layout occupies. Give the workload a number of tokens to see the "
      "training time here.");
  if (before != nullptr && before->worldSize > 0) {
    const auto difference = std::abs(now.worldSize - before->worldSize);
    setDelta(figure, {static_cast<double>(before->worldSize), static_cast<double>(now.worldSize),
                      true, displayCount(difference), difference > 0});
  }
  return figure;
}

}  // namespace

std::vector<KeyFigure> keyFigures(const EvaluatedPlan& now,
                                  const std::optional<EvaluatedPlan>& baseline) {
  const Evaluation& evaluation = now.evaluation;
  const Evaluation* before = baseline ? &baseline->evaluation : nullptr;
  return {stepTime(evaluation, before),
          throughput(evaluation, before),
          modelFlopUtilisation(evaluation, before),
          bubble(evaluation, before),
          peakMemory(evaluation, before),
          exposedCommunication(evaluation, before),
          now.plan.workload->tokens ? trainingTime(now, baseline)
                                    : occupiedDevices(evaluation, before)};
}

}  // namespace slicescape::ui
