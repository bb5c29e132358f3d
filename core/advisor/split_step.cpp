// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/advisor/advice_context.h"
#include "core/cost/memory.h"
#include "core/plan/resolve.h"

namespace slicescape {
namespace {

constexpr const char* kUsableSource = SLICESCAPE_TEXT(
    "assumption: 85 % of the memory the driver reports holds states and activations");

/// What one GPU holds beside its states when every layer is recomputed: the least that
/// training needs, at the plan's micro-batch and context parallelism.
struct LeastActivations {
  double all = 0;
  double oneLayer = 0;  ///< working set of the largest layer, its weights in 16 bits included
};

LeastActivations leastActivations(const ModelProfile& model, TrainingContext context) {
  context.tp = 1;
  context.sequenceParallel = false;
  context.ep = 1;
  context.pp = 1;
  context.recompute = RecomputeMode::Full;
  context.recomputeLayers = -1;
  LeastActivations least;
  std::vector<LayerActivations> byKind;
  std::vector<double> weights;
  for (const LayerKind& kind : model.kinds) {
    byKind.push_back(layerActivations(kind, context, true));
    weights.push_back(2.0 * static_cast<double>(countParameters(kind).active()));
  }
  for (const std::uint16_t kind : model.layers) {
    least.all += byKind[kind].saved;
    least.oneLayer =
        std::max(least.oneLayer, byKind[kind].saved + byKind[kind].workingSet + weights[kind]);
  }
  least.all += least.oneLayer + lossTensors(context, lossBytes(context).backward);
  return least;
}

AdviceRule rule(const char* id, Text title, Text message, TextArgument value,
                TextArgument threshold, const char* formula, std::vector<AdviceInput> inputs,
                Status status, Text toGreen = {}) {
  AdviceRule made;
  made.id = id;
  made.status = status;
  made.title = std::move(title);
  made.message = std::move(message);
  made.value = std::move(value);
  made.threshold = std::move(threshold);
  made.thresholdSource = kUsableSource;
  made.formula = formula;
  made.inputs = std::move(inputs);
  made.toGreen = std::move(toGreen);
  return made;
}

}  // namespace

void judgeSplit(const AdviceContext& context, Advice& advice) {
  AdviceStep& step = advice.steps[0];
  step.id = "split";
  step.name = {SLICESCAPE_TEXT("Must the model be split?"), {}};
  SplitFigures& split = advice.split;
  const ResolvedPlan resolved = resolvePlan(context.plan, context.catalogues);
  if (context.model == nullptr || context.device == nullptr || resolved.contexts.empty()) {
    step.status = Status::Red;
    split.split = SplitClass::Infeasible;
    step.conclusion = {SLICESCAPE_TEXT("The plan names no model or no GPU that is known."), {}};
    return;
  }
  const TrainingContext& training = resolved.contexts.front();
  const StateBytes& states = training.states;
  // Frozen weights of LoRA have neither gradients nor optimizer.
  const double trained = training.trainsAllWeights ? 1 : training.adapterShare;
  split.bytesPerParameter = states.weight + trained * (states.gradient + states.optimizer);
  const double parameters = static_cast<double>(context.model->totalParameters());
  split.stateBytes = parameters * split.bytesPerParameter;
  const LeastActivations least = leastActivations(*context.model, training);
  split.activationBytes = least.all;
  split.usableBytes =
      kUsableShare * static_cast<double>(resolved.contexts.front().deviceMemory.value());
  const double room = split.usableBytes - split.activationBytes;
  const double perHost = context.devicesPerHost;
  split.minimumDevices =
      room > 0 ? static_cast<std::int64_t>(std::ceil(split.stateBytes / room)) : 0;
  split.minimumHosts = split.minimumDevices > 0
                           ? static_cast<std::int64_t>(
                                 std::ceil(static_cast<double>(split.minimumDevices) / perHost))
                           : 0;
  const auto devices = static_cast<double>(context.devices);
  const double inHost = split.stateBytes / std::min(perHost, std::max(1.0, devices));
  const double across = split.stateBytes / devices;
  split.split = split.stateBytes <= room ? SplitClass::None
                : inHost <= room         ? SplitClass::InHost
                : across <= room         ? SplitClass::AcrossHosts
                                         : SplitClass::Infeasible;

  const auto bytes = [](double value) { return TextArgument(bytesFrom(value)); };
  const TextArgument usable = bytes(split.usableBytes);
  const std::vector<AdviceInput> inputs{
      {"P", context.model->totalParameters(), "plan"},
      {SLICESCAPE_TEXT("bytes per parameter"), split.bytesPerParameter, "plan"},
      {"state", bytes(split.stateBytes), "evaluation"},
      {"act", bytes(split.activationBytes), "evaluation"},
      {SLICESCAPE_TEXT("GPU memory"), resolved.contexts.front().deviceMemory, "catalogue"},
      {"g", std::int64_t{context.devicesPerHost}, "catalogue"},
      {"G", context.devices, "plan"}};
  const auto judge = [&](const char* id, const char* title, double state, const char* formula,
                         const char* fits, const char* not_) {
    const double need = state + split.activationBytes;
    const bool ok = need <= split.usableBytes;
    step.rules.push_back(rule(id, {title, {}}, {ok ? fits : not_, {bytes(need), usable}},
                              bytes(need), usable, formula, inputs,
                              ok ? Status::Green : Status::Amber));
    return ok;
  };
  if (!judge("R1.1", SLICESCAPE_TEXT("Whole model on one GPU"), split.stateBytes,
             "state + act <= usable",
             SLICESCAPE_TEXT("States and activations take {0} of {1} usable: no split needed."),
             SLICESCAPE_TEXT("States and activations take {0}, one GPU has {1} usable.")) &&
      !judge("R1.2", SLICESCAPE_TEXT("States shared within a host"), inHost,
             "state / g + act <= usable",
             SLICESCAPE_TEXT("Shared within one host they take {0} of {1} per GPU."),
             SLICESCAPE_TEXT("Shared within one host they still take {0} of {1} per GPU."))) {
    judge("R1.3", SLICESCAPE_TEXT("States shared over all GPUs"), across,
          "state / G + act <= usable",
          SLICESCAPE_TEXT("Shared over all GPUs they take {0} of {1} per GPU."),
          SLICESCAPE_TEXT("Even shared over all GPUs they take {0} of {1} per GPU."));
  }
  if (split.minimumDevices > 0) {
    const bool enough = split.minimumDevices <= context.devices;
    step.rules.push_back(rule(
        "R1.4", {SLICESCAPE_TEXT("Least number of GPUs"), {}},
        {split.minimumDevices == 1 ? SLICESCAPE_TEXT("One GPU holds the states; the plan uses {2}.")
         : split.minimumHosts == 1
             ? SLICESCAPE_TEXT("At least {0} GPUs in one host hold the states; the plan uses {2}.")
             : SLICESCAPE_TEXT(
                   "At least {0} GPUs on {1} hosts hold the states; the plan uses {2}."),
         {split.minimumDevices, split.minimumHosts, context.devices}},
        split.minimumDevices, context.devices, "ceil(state / (usable - act)) <= G", inputs,
        enough ? Status::Green : Status::Red,
        enough ? Text()
               : Text{SLICESCAPE_TEXT("Use at least {0} GPUs, offload the optimizer, keep "
                                      "fewer optimizer bytes, or train adapters (LoRA)."),
                      {split.minimumDevices}}));
  }
  const bool layerFits = least.oneLayer <= split.usableBytes;
  step.rules.push_back(rule(
      "R1.5", {SLICESCAPE_TEXT("Working set of one layer"), {}},
      {layerFits ? SLICESCAPE_TEXT("One layer needs {0} of {1}: TP or CP is not forced by it.")
                 : SLICESCAPE_TEXT("One layer needs {0} of {1}: TP or CP is mandatory."),
       {bytes(least.oneLayer), usable}},
      bytes(least.oneLayer), usable, SLICESCAPE_TEXT("working set of the largest layer <= usable"),
      inputs, layerFits ? Status::Green : Status::Amber,
      layerFits ? Text()
                : Text{SLICESCAPE_TEXT("Split the layer by TP or the sequence by CP."), {}}));

  switch (split.split) {
    case SplitClass::None:
      step.status = Status::Green;
      step.conclusion = {SLICESCAPE_TEXT("No split: one GPU holds the model."), {}};
      break;
    case SplitClass::InHost:
      step.status = Status::Green;
      step.conclusion = {SLICESCAPE_TEXT("Split within a host: {0} per GPU."), {bytes(inHost)}};
      for (AdviceRule& done : step.rules) {
        if (done.id == "R1.1") done.status = Status::Green;
      }
      break;
    case SplitClass::AcrossHosts:
      step.status = Status::Amber;
      step.conclusion = {SLICESCAPE_TEXT("Split across hosts: at least {0} of them."),
                         {split.minimumHosts}};
      break;
    case SplitClass::Infeasible:
      step.status = Status::Red;
      step.conclusion = {context.devices == 1 ? SLICESCAPE_TEXT("One GPU does not hold the model.")
                                              : SLICESCAPE_TEXT("{0} GPUs do not hold the model."),
                         {context.devices}};
      break;
  }
}

}  // namespace slicescape
