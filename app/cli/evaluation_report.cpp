// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluation_report.h"

#include <fmt/format.h>

#include <cmath>

#include "app/cli/text_table.h"
#include "core/units/format.h"

namespace slicescape::cli {
namespace {

std::string share(double value) {
  return formatShare(Share{value});
}

std::string heading(std::string_view text) {
  return fmt::format("\n{}\n", text);
}

std::string verdictText(const Evaluation& evaluation) {
  switch (evaluation.verdict) {
    case Verdict::Fits:
      return "The plan fits.";
    case Verdict::DoesNotFit:
      return "The plan does not fit.";
    case Verdict::Invalid:
      break;
  }
  return "The plan breaks a rule and cannot run.";
}

std::string layoutText(const Layout& layout, int zero) {
  std::string text = fmt::format("TP {} · PP {} · DP {}", layout.tp, layout.pp, layout.dp);
  if (layout.cp > 1) text += fmt::format(" · CP {}", layout.cp);
  if (layout.ep > 1) text += fmt::format(" · EP {}", layout.ep);
  if (layout.etp > 1) text += fmt::format(" · ETP {}", layout.etp);
  if (layout.vpp > 1) text += fmt::format(" · VPP {}", layout.vpp);
  text += fmt::format(" · ZeRO {}", zero);
  if (layout.pp > 1) text += " · " + layout.schedule.kind;
  return text;
}

std::string figures(const Plan& plan, const Evaluation& evaluation) {
  std::string out;
  const auto line = [&out](std::string_view name, const std::string& value) {
    out += fmt::format("  {:<28}{}\n", name, value);
  };
  line("GPUs", fmt::format("{} on {} hosts", formatCount(evaluation.worldSize),
                           formatCount(evaluation.hostCount)));
  line("Layout", layoutText(*plan.layout, evaluation.zero));
  line("Parameters", formatShortCount(static_cast<double>(evaluation.totalParameters)));
  if (evaluation.activeParameters != evaluation.totalParameters) {
    line("  active per token", formatShortCount(static_cast<double>(evaluation.activeParameters)));
  }
  if (evaluation.stepTime.p50 > 0) {
    const Band& step = evaluation.stepTime;
    line("Step time",
         fmt::format("{}  (P10 {}, P90 {})", formatSeconds(Seconds(step.p50)),
                     formatSeconds(Seconds(step.p10)), formatSeconds(Seconds(step.p90))));
    line("Tokens per second",
         fmt::format("{}  ({} per GPU)", formatShortCount(evaluation.tokensPerSecond),
                     formatShortCount(evaluation.tokensPerSecondPerDevice)));
    line("Model FLOP/s per GPU",
         formatFlopPerSecond(FlopPerSecond(evaluation.modelFlopPerSecondPerDevice)));
    line("MFU (causal)",
         fmt::format("{} of the {} peak, {}", share(evaluation.mfuCausal), evaluation.peakPrecision,
                     formatFlopPerSecond(FlopPerSecond(evaluation.peakFlopPerSecond))));
    line("MFU (full attention)", share(evaluation.mfuFull));
    line("HFU", share(evaluation.hfu));
    line("Bubble ratio", fmt::format("{}  (overhead {})", share(evaluation.bubbleRatio),
                                     share(evaluation.bubbleOverhead)));
    line("Exposed communication", share(evaluation.exposedCommunicationShare));
  }
  if (evaluation.peakDevice.value() > 0) {
    line("Peak memory, worst GPU",
         fmt::format("{} of {}  (stage {}; {} allocated)", formatBytes(evaluation.peakDevice),
                     formatBytes(evaluation.capacity), evaluation.worstStage,
                     formatBytes(evaluation.peakAllocated)));
  }
  return out;
}

std::string stageTable(const Evaluation& evaluation) {
  if (evaluation.stages.empty()) return {};
  TextTable table({"Stage", "Layers", "Forward", "Backward", "Weights", "Optimizer", "Activations",
                   "Peak", "Capacity", "Bubble"});
  for (const StageResult& stage : evaluation.stages) {
    std::string layers;
    for (const Chunk& chunk : stage.chunks) {
      if (!layers.empty()) layers += ", ";
      layers +=
          chunk.count == 0 ? "—" : fmt::format("{}–{}", chunk.first, chunk.first + chunk.count - 1);
    }
    const bool over = stage.peak > stage.capacity;
    table.addRow({std::to_string(stage.stage), layers, formatSeconds(stage.forward),
                  formatSeconds(stage.backwardInput + stage.backwardWeight),
                  formatBytes(stage.memory.weights), formatBytes(stage.memory.optimizer),
                  formatBytes(stage.memory.activations),
                  formatBytes(stage.peak) + (over ? " !" : ""), formatBytes(stage.capacity),
                  share(stage.bubbleRatio)});
  }
  return heading("Stages (worst GPU of each; times per micro-batch)") + table.text();
}

std::string breakdownTable(const Evaluation& evaluation) {
  if (evaluation.stepTime.p50 <= 0) return {};
  const StepBreakdown& step = evaluation.breakdown;
  TextTable table({"Part of the step", "Time", "Share"});
  const auto row = [&](const char* name, Seconds time) {
    if (time.value() == 0) return;
    table.addRow({name, formatSeconds(time), share(time / step.total())});
  };
  row("compute", step.compute);
  row("recompute", step.recompute);
  row("tensor-parallel exchange, exposed", step.tpExposed);
  row("context-parallel exchange, exposed", step.cpExposed);
  row("expert-parallel exchange, exposed", step.epExposed);
  row("pipeline exchange, exposed", step.ppExposed);
  row("data-parallel exchange, exposed", step.dpExposed);
  row("bubble", step.bubble);
  row("optimizer", step.optimizer);
  row("other", step.other);
  return heading(fmt::format("Step of pipeline rank {}, which finishes last",
                             evaluation.breakdownRank)) +
         table.text();
}

std::string communicationTable(const Evaluation& evaluation) {
  if (evaluation.communication.empty()) return {};
  TextTable table(
      {"Exchange", "Collective", "Ranks", "Per step", "Bytes per rank", "Link", "Time", "Exposed"});
  for (const CommunicationItem& item : evaluation.communication) {
    table.addRow({item.axis, item.collective, formatCount(item.groupSize),
                  formatCount(item.countPerStep) + " ×", formatBytes(item.bytesPerRankPerStep),
                  item.link, formatSeconds(item.time), formatSeconds(item.exposed)});
  }
  return heading("Communication per step, worst rank") + table.text();
}

std::string findingList(const Evaluation& evaluation) {
  if (evaluation.findings.empty()) return heading("No findings.");
  std::string out = heading("Findings");
  for (const Finding& finding : evaluation.findings) {
    const char* mark = finding.severity == Severity::Error     ? "ERROR  "
                       : finding.severity == Severity::Warning ? "WARNING"
                                                               : "NOTE   ";
    out += fmt::format("  {}  {}  [{}]\n", mark, toEnglish(finding.message), finding.code);
    if (!finding.remedy.empty()) out += fmt::format("           → {}\n", toEnglish(finding.remedy));
  }
  return out;
}

std::string assumptionList(const Evaluation& evaluation) {
  if (evaluation.assumptions.empty()) return {};
  std::string out = heading("Assumptions");
  for (const Assumption& assumption : evaluation.assumptions) {
    out += fmt::format("  {} = {}  ({})", assumption.path, assumption.value, assumption.origin);
    if (!assumption.reason.empty()) out += "  " + toEnglish(assumption.reason);
    out += "\n";
  }
  return out;
}

}  // namespace

std::string reportText(const Plan& plan, const Evaluation& evaluation) {
  std::string out = plan.name.empty() ? std::string("Unnamed plan") : plan.name;
  out += fmt::format("\n{}\n\n", verdictText(evaluation));
  out += figures(plan, evaluation);
  out += findingList(evaluation);
  out += stageTable(evaluation);
  out += breakdownTable(evaluation);
  out += communicationTable(evaluation);
  out += assumptionList(evaluation);
  return out;
}

}  // namespace slicescape::cli
