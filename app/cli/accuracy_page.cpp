// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "app/cli/validation_output.h"
#include "core/validation/ranking.h"

namespace slicescape::cli {
namespace {

// Rows of the page's list of worst steps.
constexpr std::size_t kWorst = 12;

std::string row(const std::vector<std::string>& cells) {
  std::string text = "|";
  for (const std::string& cell : cells) text += " " + cell + " |";
  return text + "\n";
}

std::string heading(const std::vector<std::string>& cells) {
  std::string text = row(cells) + "|";
  for (std::size_t i = 0; i < cells.size(); ++i) text += i == 0 ? " --- |" : " ---: |";
  return text + "\n";
}

std::string errorTable(const Judgement& judgement, const std::string& title, const std::string& by,
                       const std::string& metric) {
  std::string text = heading({title, "Runs", "Median error", "P90 error", "Bias"});
  const auto line = [&](const std::string& name, const ErrorSummary& errors) {
    text += row({name, std::to_string(errors.count), percentText(errors.medianAbsolute),
                 percentText(errors.p90Absolute), fmt::format("{:+.1f} %", 100 * errors.bias)});
  };
  for (const auto& [name, errors] : judgement.summaryBy(by, metric)) line(name, errors);
  line("All", judgement.summary(metric));
  return text + "\n";
}

std::string heldOutTable(const HeldOut& heldOut, const Judgement& judgement) {
  std::string text = heading({"Source left out", "Runs", "Median error, left out",
                              "Median error, as shipped", "Inside the band"});
  const auto inSample = judgement.summaryBy("source", "step_time");
  for (const auto& [name, source] : heldOut.bySource) {
    text += row({name, std::to_string(source.runs), percentText(source.medianAbsoluteError),
                 percentText(inSample.at(name).medianAbsolute), percentText(source.covered)});
  }
  return text + "\n";
}

std::string bandTable(const std::vector<ErrorBand>& bands) {
  std::string text = heading({"Kind of configuration", "Runs", "Sources", "P10", "P90"});
  for (const ErrorBand& band : bands) {
    text += row({band.kind.name(), std::to_string(band.runs), std::to_string(band.sources),
                 fmt::format("{:+.0f} %", 100 * (band.low - 1)),
                 fmt::format("{:+.0f} %", 100 * (band.high - 1))});
  }
  return text + "\n";
}

std::string memoryTable(const Judgement& judgement) {
  std::string text = heading({"Kind of memory", "Runs", "Median error", "P90 error", "Bias"});
  for (const std::string& metric : judgement.metrics()) {
    if (!metric.starts_with("peak_memory_")) continue;
    const ErrorSummary errors = judgement.summary(metric);
    text += row({metric.substr(std::string_view("peak_memory_").size()),
                 std::to_string(errors.count), percentText(errors.medianAbsolute),
                 percentText(errors.p90Absolute), fmt::format("{:+.1f} %", 100 * errors.bias)});
  }
  return text + "\n";
}

std::string kernelTables(const KernelJudgement& kernels) {
  std::string text;
  for (const auto& [kind, devices] : kernels) {
    text += heading({kind == "gemm" ? "Matrix products on" : "Collectives on", "Rows", "Mean error",
                     "Median error"});
    for (const auto& [device, errors] : devices) {
      text += row({device, std::to_string(errors.absolute.size()), percentText(errors.mean()),
                   percentText(errors.median())});
    }
    text += "\n";
  }
  return text;
}

std::string rankingTable(const Judgement& judgement) {
  std::string text =
      heading({"Runs equal in model, hardware and batch", "Runs", "Rank correlation", "Regret"});
  for (const RankedGroup& group : rankedGroups(judgement)) {
    text += row({group.name, std::to_string(group.count), fmt::format("{:.2f}", group.spearman),
                 percentText(group.regret)});
  }
  return text + "\n";
}

std::string worstTable(const Judgement& judgement) {
  std::vector<const ValidationCase*> cases;
  for (const ValidationCase& item : judgement.cases) {
    if (item.metric == "step_time" && !item.doubtful) cases.push_back(&item);
  }
  const auto size = [](const ValidationCase* item) {
    return std::abs(std::log(item->predicted / item->measured));
  };
  std::stable_sort(cases.begin(), cases.end(),
                   [&](const auto* a, const auto* b) { return size(a) > size(b); });
  cases.resize(std::min(cases.size(), kWorst));
  std::string text = heading({"Run", "GPU", "Measured (s)", "Predicted (s)", "Error"});
  for (const ValidationCase* item : cases) {
    text += row({item->id, item->device, fmt::format("{:.3g}", item->measured),
                 fmt::format("{:.3g}", item->predicted),
                 fmt::format("{:+.1f} %", 100 * item->error())});
  }
  return text + "\n";
}

// Causes that the physics here does not hold yet, in words. What is said is of a kind of
// configuration; the tables above say how much it is worth.
struct KnownCause {
  std::string_view where, what;
};
constexpr KnownCause kKnownCauses[] = {
    {"Large dense models on A100 with tensor parallelism of 8 and small micro-batches, as on the "
     "machines of BLOOM",
     "5 to 10 ms per layer and micro-batch that no kernel explains; these runs launched kernels "
     "one by one, each waiting for the last. Traces of one such step would settle it."},
    {"One micro-batch of 1,024 tokens on pipelines of 32 stages (zero bubble, 28 billion)",
     "The profiled forward is 15 % longer than its kernels, the backward is not."},
    {"B200 in 16 bits on one host (SimuMax)", "Steps take 5 to 10 % longer than their kernels."},
    {"Deterministic mode (the continuous integration of Megatron-LM)",
     "Other attention kernels, ring collectives and cleared buffers; the switch is not modelled."},
    {"Mixtures of experts without CUDA graphs",
     "Host time per layer differs by up to two between releases of one year. Host traces by "
     "release would be needed."},
    {"The first ZeRO-3 (2021)",
     "One rate per host stands for gathers of single parameters; three runs are known."},
    {"Ring context parallelism of PyTorch at 4 and more ranks",
     "A quarter slower than its kernels and transfers."},
    {"Hybrid ZeRO over 256 and more ranks (InternEvo)",
     "One broadcast per rank, whose latency grows with the ranks."},
    {"NVFP4 with layers kept in 16 bits", "Sources do not say which."},
};

std::string causesTable() {
  std::string text = "| Kind of run | What is known |\n| --- | --- |\n";
  for (const KnownCause& cause : kKnownCauses) {
    text += row({std::string(cause.where), std::string(cause.what)});
  }
  return text;
}

}  // namespace

std::string accuracyPage(const Judgement& judgement, const KernelJudgement& kernels,
                         const std::string& version, const std::string& date) {
  const std::vector<StepResidual> residuals = judgement.stepResiduals();
  const HeldOut heldOut = crossValidate(residuals);
  const ErrorSummary step = judgement.summary("step_time");
  const FitCounts& fit = judgement.fit;
  std::string text = "# Accuracy\n\n";
  text += fmt::format(
      "Slicescape {}, {}. This page is written by `slicescape-cli validate` over {} measured "
      "training steps from {} published sources.\n\n",
      version, date, step.count, heldOut.bySource.size());
  text += fmt::format(
      "The median error of the step time is {}, nine of ten steps are within {}. With bands and "
      "scales from the other sources alone, the median error on a source left out is {} (median "
      "over the sources). The constants of the model were chosen with all of these sources in "
      "view, so expect somewhat more on yours. Runs of the same job differ by about 5 % between "
      "software releases, so no model can be much better than that.\n\n",
      percentText(step.medianAbsolute), percentText(step.p90Absolute),
      percentText(heldOut.medianOfSources));
  text +=
      "Errors are predicted over measured, less one; the bias is the median signed error: "
      "below zero, steps are predicted too short. Runs whose settings are in doubt are left "
      "out.\n\n";
  text += "## Step time by source\n\n" + errorTable(judgement, "Source", "source", "step_time");
  text += "## Step time by GPU\n\n" + errorTable(judgement, "GPU", "gpu", "step_time");
  text += "## Step time by kind of model\n\n" +
          errorTable(judgement, "Model", "model_kind", "step_time");
  text += "## Step time by parallel axes\n\n" + errorTable(judgement, "Axes", "axes", "step_time");
  text +=
      "## Error bands\n\n"
      "The band beside every step time holds eight of ten measured steps of that kind of "
      "configuration. It comes from the residuals above, by kind, drawn towards the coarser "
      "kind where few sources are known, and widened so that it also holds for a source "
      "that was left out. Where nothing comparable was measured, it is wider still.\n\n";
  text += bandTable(fitBands(residuals, heldOut.widening));
  text += fmt::format(
      "Checked by leaving out one source after another: {} of the runs of a left-out source lie "
      "inside the bands of the others.\n\n",
      percentText(heldOut.covered));
  text += heldOutTable(heldOut, judgement);
  text += "## Peak memory\n\n" + memoryTable(judgement);
  text += fmt::format(
      "Fit, as a yes or no over all runs: {} of {} runs that went out of memory are called, {} of "
      "{} runs that fitted are called too large.\n\n",
      fit.truePositive, fit.truePositive + fit.falseNegative, fit.falsePositive,
      fit.falsePositive + fit.trueNegative);
  if (!kernels.empty()) text += "## Kernels and collectives\n\n" + kernelTables(kernels);
  text +=
      "## Order of layouts\n\n"
      "Planning needs the right order more than the right number. Rank correlation compares "
      "the predicted with the measured order; regret is what the best predicted layout costs "
      "over the best measured one.\n\n" +
      rankingTable(judgement);
  text += "## The worst, and what is known of it\n\n" + worstTable(judgement) + causesTable();
  return text;
}

}  // namespace slicescape::cli
