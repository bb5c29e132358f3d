// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advice_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/text_table.h"
#include "app/cli/translation.h"
#include "core/advisor/strategy_table.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

/// Writes sentences in one language.
class Report {
 public:
  Report(const Advice& advice, std::string_view language)
      : m_advice(advice), m_language(language) {}

  std::string text(const Plan& plan) {
    m_out = plan.name.empty() ? std::string() : plan.name + "\n";
    m_out += fmt::format("{}  {}\n", verdict(), say(m_advice.headline));
    steps();
    options();
    gaps();
    pitfalls();
    table();
    finish();
    capacity();
    for (const Text& warning : m_advice.warnings) m_out += "\n" + say(warning) + "\n";
    return m_out;
  }

 private:
  std::string say(const Text& text) const { return translated(text, m_language); }
  std::string say(const char* pattern) const { return translated({pattern, {}}, m_language); }
  static const char* mark(Status status) {
    return status == Status::Green ? "●" : status == Status::Amber ? "◐" : "○";
  }
  std::string verdict() const {
    switch (m_advice.verdict) {
      case AdviceVerdict::Go:
        return say(SLICESCAPE_TEXT("Go."));
      case AdviceVerdict::GoWithConditions:
        return say(SLICESCAPE_TEXT("Go with conditions."));
      case AdviceVerdict::NotYet:
        break;
    }
    return say(SLICESCAPE_TEXT("Not yet."));
  }
  void heading(const char* pattern) { m_out += "\n" + say(pattern) + "\n"; }

  void steps() {
    int number = 0;
    for (const AdviceStep& step : m_advice.steps) {
      m_out += fmt::format("\n{} {}. {}  {}\n", mark(step.status), ++number, say(step.name),
                           say(step.conclusion));
      for (const AdviceRule& rule : step.rules) {
        m_out += fmt::format("    {} {:<6} {}: {}\n", mark(rule.status), rule.id, say(rule.title),
                             say(rule.message));
        if (!rule.toGreen.empty()) m_out += fmt::format("             → {}\n", say(rule.toGreen));
      }
    }
  }

  void option(const AdviceOption& option) {
    m_out += fmt::format(
        "  {:<36}{:>10}  {}\n", option.name, formatSeconds(Seconds(option.stepTimeS)),
        option.completionP90S > 0 ? "P90 " + formatSeconds(Seconds(option.completionP90S))
                                  : std::string());
  }

  void options() {
    if (m_advice.strategy) {
      heading(SLICESCAPE_TEXT("Strategy"));
      option(*m_advice.strategy);
    }
    if (!m_advice.alternatives.empty()) {
      heading(SLICESCAPE_TEXT("Alternatives"));
      for (const AdviceOption& other : m_advice.alternatives) option(other);
    }
    if (m_advice.pilot) {
      heading(SLICESCAPE_TEXT("Smaller run that could start"));
      option(*m_advice.pilot);
    }
    if (m_advice.rejected.empty()) return;
    heading(SLICESCAPE_TEXT("Rejected"));
    for (const RejectedOption& rejected : m_advice.rejected) {
      m_out += fmt::format("  {:<36}{}  [{}]\n", rejected.name, say(rejected.why), rejected.ruleId);
    }
  }

  void gaps() {
    if (m_advice.gaps.empty()) return;
    heading(SLICESCAPE_TEXT("Gaps of the platform, in the order to close them"));
    for (const ReadinessGap& gap : m_advice.gaps) {
      const CapabilityInfo& info = infoOf(gap.capability);
      m_out +=
          fmt::format("  {:<4}{}  {} → {}  {}\n", info.id, say(info.name),
                      gap.have ? std::to_string(*gap.have) : "?", gap.need, say(gap.firstStep));
      if (!gap.evidence.empty()) m_out += fmt::format("        “{}”\n", gap.evidence);
      if (!gap.effect.empty()) m_out += fmt::format("        {}\n", say(gap.effect));
    }
  }

  void pitfalls() {
    heading(SLICESCAPE_TEXT("Pitfalls"));
    for (const Pitfall& pitfall : m_advice.pitfalls) {
      m_out += fmt::format("  {} {}: {}\n", mark(pitfall.status), say(pitfall.name),
                           say(pitfall.evidence));
    }
  }

  void table() {
    if (m_advice.table.empty()) return;
    heading(SLICESCAPE_TEXT("Strategies on this model and cluster"));
    TextTable rows({say(SLICESCAPE_TEXT("Strategy")), say(SLICESCAPE_TEXT("Resources")),
                    say(SLICESCAPE_TEXT("Inside, per GPU")),
                    say(SLICESCAPE_TEXT("Between, per host")), say(SLICESCAPE_TEXT("Capabilities")),
                    say(SLICESCAPE_TEXT("Complexity"))});
    for (const StrategyRow& row : m_advice.table) {
      rows.addRow({say(row.name) + (row.isChosen ? " *" : ""), say(row.resources.text),
                   say(row.inside.text), say(row.between.text), say(row.capabilities.text),
                   say(row.operating.text)});
    }
    m_out += rows.text();
  }

  void finish() {
    if (!m_advice.completion) return;
    const CompletionEstimate& estimate = m_advice.completion->estimate;
    const CompletionParts& parts = estimate.parts;
    heading(SLICESCAPE_TEXT("Finish"));
    m_out += fmt::format("  P50 {}   P90 {}\n", formatSeconds(Seconds(estimate.p50S)),
                         formatSeconds(Seconds(estimate.p90S)));
    const std::pair<const char*, double> rows[] = {
        {SLICESCAPE_TEXT("Queue wait"), parts.queueWait},
        {SLICESCAPE_TEXT("First start"), parts.setup},
        {SLICESCAPE_TEXT("Useful compute"), parts.compute},
        {SLICESCAPE_TEXT("Slow hosts"), parts.straggler},
        {SLICESCAPE_TEXT("Batch ramp"), parts.batchRamp},
        {SLICESCAPE_TEXT("Checkpoint stalls"), parts.checkpoint},
        {SLICESCAPE_TEXT("Detection of failures"), parts.detect},
        {SLICESCAPE_TEXT("Lost work"), parts.lostWork},
        {SLICESCAPE_TEXT("Restarts"), parts.restart},
        {SLICESCAPE_TEXT("Waiting again"), parts.requeue},
        {SLICESCAPE_TEXT("Planned stops"), parts.plannedStops}};
    for (const auto& [name, seconds] : rows) {
      if (seconds <= 0) continue;
      m_out += fmt::format("  {}  {}\n", say(name), formatSeconds(Seconds(seconds)));
    }
    if (m_advice.completionReady) {
      m_out += fmt::format("  {}  P50 {}   P90 {}\n",
                           say(SLICESCAPE_TEXT("With restarts automatic and spare hosts:")),
                           formatSeconds(Seconds(m_advice.completionReady->p50S)),
                           formatSeconds(Seconds(m_advice.completionReady->p90S)));
    }
  }

  void capacity() {
    if (!m_advice.capacity) return;
    const CapacityView& view = *m_advice.capacity;
    heading(SLICESCAPE_TEXT("Capacity"));
    const auto line = [this](const char* name, const std::string& value) {
      m_out += fmt::format("  {}  {}\n", say(name), value);
    };
    line(SLICESCAPE_TEXT("GPU-hours"), formatShortCount(view.deviceHours.total()));
    line(SLICESCAPE_TEXT("of them useful"),
         formatShare(Share{view.deviceHours.useful / std::max(1.0, view.deviceHours.total())}));
    if (view.costUsd) line(SLICESCAPE_TEXT("Cost, USD"), formatShortCount(*view.costUsd));
    line(SLICESCAPE_TEXT("Energy, kWh"), formatShortCount(view.energyKwh));
    line(SLICESCAPE_TEXT("Use of the pool"), formatShare(Share{view.utilisation}));
    if (view.deadlineProbability) {
      line(SLICESCAPE_TEXT("Chance to meet the deadline"),
           formatShare(Share{*view.deadlineProbability}));
    }
    for (const TornadoBar& bar : view.tornado) {
      m_out += fmt::format("  {} {} … {}: P90 {} … {}\n", say(bar.name), formatArgument(bar.low),
                           formatArgument(bar.high), formatSeconds(Seconds(bar.p90AtLowS)),
                           formatSeconds(Seconds(bar.p90AtHighS)));
    }
  }

  const Advice& m_advice;
  std::string m_language;
  std::string m_out;
};

}  // namespace

std::string adviceText(const Plan& plan, const Advice& advice, std::string_view language) {
  return Report(advice, language).text(plan);
}

}  // namespace slicescape::cli
