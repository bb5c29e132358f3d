// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/plan/rules.h"

namespace slicescape {
namespace {

// Thresholds of attention, not of physics: they decide when the list speaks up.
constexpr double kBubbleWorthSaying = 0.20;
constexpr double kWaitingWorthSaying = 0.30;
constexpr double kImbalanceWorthSaying = 0.05;
constexpr double kHostCopiesWorthSaying = 0.02;
constexpr double kDefaultHeadroom = 0.05;
// The operating system and the training processes need the rest.
constexpr double kUsableHostShare = 0.9;

Subject stage(int index) {
  return {SubjectKind::Stage, std::to_string(index)};
}
Subject field(const char* path) {
  return {SubjectKind::Field, path};
}

/// "Stage 3 needs …" by the moment of the peak: what to change depends on it.
Text tooMuch(const StageResult& result, Bytes limit) {
  const std::vector<TextArgument> figures{std::int64_t{result.stage}, result.peak, limit,
                                          result.peak - limit, std::int64_t{result.peakMicroBatch}};
  switch (result.peakMoment) {
    case PeakMoment::Load:
      return {SLICESCAPE_TEXT("Stage {0} needs {1} of {2} per GPU while a checkpoint is loaded: "
                              "{3} too much."),
              figures};
    case PeakMoment::Optimizer:
      return {SLICESCAPE_TEXT("Stage {0} needs {1} of {2} per GPU in the optimizer step: {3} too "
                              "much."),
              figures};
    case PeakMoment::Forward:
      return {SLICESCAPE_TEXT("Stage {0} needs {1} of {2} per GPU in the forward of micro-batch "
                              "{4}: {3} too much."),
              figures};
    default:
      return {SLICESCAPE_TEXT("Stage {0} needs {1} of {2} per GPU in the backward of micro-batch "
                              "{4}: {3} too much."),
              figures};
  }
}

/// Capacity, and the headroom: a target that the plan states must be kept, the usual one is
/// only worth a warning.
void checkMemory(const Plan& plan, const Evaluation& evaluation, std::vector<Finding>& findings) {
  const bool demanded = plan.platform->memoryHeadroom.has_value();
  const double headroom = plan.platform->memoryHeadroom.value_or(kDefaultHeadroom);
  for (const StageResult& result : evaluation.stages) {
    const Bytes limit = result.capacity * (1 - headroom);
    if (result.peak <= limit) continue;
    const bool over = result.peak > result.capacity;
    const std::vector<std::pair<std::string, TextArgument>> evidence{
        {"peak_bytes", result.peak},
        {"capacity_bytes", result.capacity},
        {"headroom_share", Share{headroom}},
        {"peak_s", result.peakTime}};
    // The largest movable part decides which remedy comes first.
    const bool activationsLead =
        result.memory.activations + result.memory.logits >
        result.memory.weights + result.memory.gradients + result.memory.optimizer;
    const Text remedy =
        activationsLead
            ? Text{SLICESCAPE_TEXT("Recompute activations, lower the micro-batch, raise TP or CP, "
                                   "or move layers to another stage.")}
            : Text{SLICESCAPE_TEXT(
                  "Shard the states (ZeRO), raise TP or PP, or move layers to another stage.")};
    if (over) {
      findings.push_back({"memory.over-capacity",
                          Severity::Error,
                          {stage(result.stage)},
                          tooMuch(result, result.capacity),
                          evidence,
                          remedy});
      continue;
    }
    findings.push_back(
        {"memory.headroom",
         demanded ? Severity::Error : Severity::Warning,
         {stage(result.stage)},
         {SLICESCAPE_TEXT("Stage {0} leaves {1} of {2} free, less than the headroom of {3}."),
          {std::int64_t{result.stage}, result.capacity - result.peak, result.capacity,
           Share{headroom}}},
         evidence,
         remedy});
  }
}

void checkBalance(const Evaluation& evaluation, std::vector<Finding>& findings) {
  if (evaluation.stages.size() < 2) return;
  const auto work = [](const StageResult& s) {
    return (s.forward + s.backwardInput + s.backwardWeight).value();
  };
  double sum = 0;
  const StageResult* slowest = &evaluation.stages.front();
  for (const StageResult& result : evaluation.stages) {
    sum += work(result);
    if (work(result) > work(*slowest)) slowest = &result;
  }
  const double mean = sum / static_cast<double>(evaluation.stages.size());
  const double excess = work(*slowest) / mean - 1;
  if (excess <= kImbalanceWorthSaying) return;
  findings.push_back(
      {"pipeline.imbalance",
       Severity::Info,
       {stage(slowest->stage)},
       {SLICESCAPE_TEXT(
            "Stage {0} takes {1} per micro-batch, {2} more than the mean: the others wait for it."),
        {std::int64_t{slowest->stage}, Seconds(work(*slowest)), Share{excess}}},
       {{"slowest_s", Seconds(work(*slowest))}, {"mean_s", Seconds(mean)}},
       {SLICESCAPE_TEXT("Drag a boundary so that it holds fewer layers.")}});
}

void checkWaiting(const Plan& plan, const Evaluation& evaluation, std::vector<Finding>& findings) {
  if (evaluation.bubbleRatio > kBubbleWorthSaying && evaluation.microBatches >= plan.layout->pp) {
    findings.push_back(
        {"pipeline.bubble",
         Severity::Warning,
         {field("layout.pp"), field("layout.schedule.kind")},
         {SLICESCAPE_TEXT(
              "{0} of the pipeline's time is bubble with {1} micro-batches on {2} stages."),
          {Share{evaluation.bubbleRatio}, std::int64_t{evaluation.microBatches},
           std::int64_t{plan.layout->pp}}},
         {{"bubble_ratio", Share{evaluation.bubbleRatio}}},
         {SLICESCAPE_TEXT("Use more micro-batches, interleave the stages (VPP), or lower PP.")}});
  }
  const double exposed = evaluation.exposedCommunicationShare;
  if (exposed > kWaitingWorthSaying) {
    const StepBreakdown& parts = evaluation.breakdown;
    const std::pair<const char*, Seconds> axes[] = {{"tp", parts.tpExposed},
                                                    {"cp", parts.cpExposed},
                                                    {"ep", parts.epExposed},
                                                    {"pp", parts.ppExposed},
                                                    {"dp", parts.dpExposed}};
    const auto* worst =
        std::max_element(std::begin(axes), std::end(axes),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    findings.push_back(
        {"network.waiting",
         Severity::Warning,
         {{SubjectKind::Axis, worst->first}},
         {SLICESCAPE_TEXT(
              "{0} of the step waits for communication, most of it ({1}) for the {2} axis."),
          {Share{exposed}, worst->second, std::string(worst->first)}},
         {{"exposed_share", Share{exposed}}},
         {SLICESCAPE_TEXT(
             "Overlap it, keep this axis inside the scale-up domain, or lower its degree.")}});
  }
}

void checkHostMemory(const ResolvedPlan& resolved, const Evaluation& evaluation,
                     std::vector<Finding>& findings) {
  for (const StageResult& result : evaluation.stages) {
    if (result.hostMemory.value() <= 0) continue;
    const auto group =
        static_cast<std::size_t>(resolved.hostGroupOfStage[static_cast<std::size_t>(result.stage)]);
    const Fabric& fabric = resolved.fabrics[group];
    const Bytes needed = result.hostMemory * fabric.devicesPerHost();
    if (fabric.hostMemory().value() <= 0 || needed <= fabric.hostMemory() * kUsableHostShare) {
      continue;
    }
    findings.push_back({"memory.host",
                        Severity::Error,
                        {stage(result.stage)},
                        {SLICESCAPE_TEXT("What stage {0} offloads needs {1} of the host's {2}."),
                         {std::int64_t{result.stage}, needed, fabric.hostMemory()}},
                        {{"needed_bytes", needed}, {"host_bytes", fabric.hostMemory()}},
                        {SLICESCAPE_TEXT("Offload a smaller share, or shard over more ranks.")}});
  }
}

/// Copies to the host that compute does not hide.
void checkHostCopies(const Plan& plan, const Evaluation& evaluation,
                     std::vector<Finding>& findings) {
  const Offload& offload = plan.layout->offload;
  if (offload.activations <= 0 && offload.parameters <= 0) return;
  const double share = evaluation.hostWait / Seconds(evaluation.stepTime.p50);
  if (share <= kHostCopiesWorthSaying) return;
  findings.push_back(
      {"layout.offload-waits",
       Severity::Warning,
       {field(offload.activations > 0 ? "layout.offload.activations"
                                      : "layout.offload.parameters")},
       {SLICESCAPE_TEXT("{0} of the step, {1}, waits for copies to and from host memory."),
        {Share{share}, evaluation.hostWait}},
       {{"host_wait_s", evaluation.hostWait}},
       {SLICESCAPE_TEXT("Offload a smaller share, or recompute instead.")}});
}

}  // namespace

void checkResultRules(const Plan& plan, const ResolvedPlan& resolved, const Evaluation& evaluation,
                      std::vector<Finding>& findings) {
  checkMemory(plan, evaluation, findings);
  checkHostMemory(resolved, evaluation, findings);
  checkHostCopies(plan, evaluation, findings);
  checkBalance(evaluation, findings);
  checkWaiting(plan, evaluation, findings);
}

}  // namespace slicescape
