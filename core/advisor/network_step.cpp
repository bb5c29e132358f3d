// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/advisor/advice_context.h"
#include "core/advisor/candidates.h"
#include "core/units/format.h"

namespace slicescape {
namespace {

constexpr const char* kBandSource = SLICESCAPE_TEXT(
    "assumption: at 85 % overlap a ratio of 0.8 leaves 12 % exposed, above 1 nothing hides it");
constexpr const char* kTensorBandSource =
    SLICESCAPE_TEXT("assumption: tensor parallelism overlaps by about 10 % (arXiv:2410.21680)");
constexpr const char* kPipelineBandSource = SLICESCAPE_TEXT(
    "assumption: transfers between stages wait unless the schedule is interleaved; band of TP");
/// Doubling the hosts must bring at least so much. An assumption.
constexpr double kLeastGain = 1.4;
/// The ratio at which FSDP becomes amber comfortably: what "enough bandwidth" is said for.
constexpr double kWantedFsdpRatio = 0.5;

/// Hosts that one stage of a layout spans, and copies of the weights on different hosts.
double hostsPerStage(const AdviceContext& context, const Layout& layout) {
  const double ranks = static_cast<double>(layout.tp) * layout.cp * layout.dp;
  return std::max(1.0, ranks / context.devicesPerHost);
}

AdviceRule ratioRule(const AdviceContext& context, const char* id, const char* title,
                     const std::string& name, double rho, const RhoBand& band, const char* source,
                     const char* formula, Text toGreen) {
  AdviceRule rule;
  rule.id = id;
  rule.title = {title, {}};
  rule.status = statusOf(rho, band);
  const char* message =
      rule.status == Status::Green
          ? SLICESCAPE_TEXT("{0}: {1} of the compute time, up to {2} hides behind it.")
      : rule.status == Status::Amber
          ? SLICESCAPE_TEXT("{0}: {1} of the compute time; a part of it is waited for.")
          : SLICESCAPE_TEXT("{0}: {1} of the compute time; the network cannot carry it.");
  rule.message = {message, {name, rho, band.green}};
  rule.value = rho;
  rule.threshold = band.green;
  rule.thresholdSource = source;
  rule.formula = formula;
  rule.inputs = context.trafficInputs();
  if (rule.status != Status::Green) rule.toGreen = std::move(toGreen);
  return rule;
}

Text bandwidthText(double bytesPerSecond) {
  return {SLICESCAPE_TEXT("Reach {0} per host between hosts."),
          {formatLineRate(BytesPerSecond(bytesPerSecond))}};
}

void rejectFsdp(const AdviceContext& context, double rho, Advice& advice) {
  RejectedOption rejected;
  rejected.kind = StrategyKind::Fsdp;
  rejected.name = "FSDP " + std::to_string(context.devices);
  rejected.ruleId = "R2.2";
  rejected.why = {
      SLICESCAPE_TEXT("Gathering the weights over all hosts takes {0} of the compute "
                      "time. Network first: {1} achieved per host bring it to {2}."),
      {rho, formatLineRate(BytesPerSecond(hostBandwidthForFsdp(context.traffic, kWantedFsdpRatio))),
       kWantedFsdpRatio}};
  advice.rejected.push_back(std::move(rejected));
}

const AdviceOption* firstNetworkFit(const std::vector<AdviceOption>& options) {
  for (const AdviceOption& option : options) {
    if (option.fits && option.network != Status::Red) return &option;
  }
  return nullptr;
}

}  // namespace

Status AxisRatios::worst() const {
  Status status = statusOf(tensor, kExposedRhoBand);
  status = worse(status, statusOf(pipeline, pipelineBand));
  for (const double rho : {data, expert}) status = worse(status, statusOf(rho, kRhoBand));
  return status;
}

std::vector<AdviceInput> AdviceContext::trafficInputs() const {
  const char* bandwidthOrigin = bandwidthIsMeasured ? "measured" : "catalogue";
  return {{"G", std::int64_t(traffic.devices), "plan"},
          {"n", std::int64_t(traffic.hosts), "plan"},
          {"F", FlopPerSecond(traffic.flopPerSecond), "assumption"},
          {"T", traffic.tokensPerStep, "plan"},
          {"B_n", BytesPerSecond(traffic.hostBytesPerSecond), bandwidthOrigin},
          {"B_v", BytesPerSecond(traffic.insideBytesPerSecond), "catalogue"},
          {"h", std::int64_t(traffic.hidden), "plan"},
          {"P", std::int64_t(traffic.activeParameters), "plan"}};
}

AxisRatios ratiosOf(const AdviceContext& context, const Layout& layout, int zero) {
  AxisRatios ratios;
  const TrafficInputs& in = context.traffic;
  const double hosts = hostsPerStage(context, layout);
  const bool between = layout.worldSize() > context.devicesPerHost;
  if (layout.tp > 1) {
    TrafficInputs link = in;
    ratios.tensorLeavesDomain = layout.tp > context.devicesPerDomain;
    if (ratios.tensorLeavesDomain) {
      link.insideBytesPerSecond = in.hostBytesPerSecond / context.devicesPerHost;
    }
    ratios.tensor = rhoTensorParallel(link, layout.tp);
  }
  if (!between) return ratios;
  const double stageRanks = static_cast<double>(layout.tp) * layout.cp * layout.dp;
  if (layout.pp > 1 && stageRanks * layout.pp > context.devicesPerHost) {
    TrafficInputs active = in;
    active.parameters = in.activeParameters;
    ratios.pipeline =
        rhoPipeline(active, layout.pp, std::min<double>(stageRanks, context.devicesPerHost));
    ratios.pipelineBand = pipelineBand(layout);
  }
  const double replicas = static_cast<double>(layout.dp) * layout.cp;
  const double copies = std::min(replicas, hosts);
  const bool hybridShard =
      layout.zeroShardRanks && *layout.zeroShardRanks <= context.devicesPerHost;
  if (copies > 1) {
    // Experts spread over a group are copied less often.
    TrafficInputs sent = in;
    sent.hosts = hosts;
    sent.parameters =
        in.activeParameters + (in.parameters - in.activeParameters) / std::max(1, layout.ep);
    ratios.statesGathered = zero == 3 && !hybridShard;
    ratios.data = ratios.statesGathered ? rhoFsdp(sent) / layout.pp
                                        : rhoDataParallel(sent, copies, layout.pp);
  }
  if (layout.ep > 1) {
    // Experts are spread over consecutive ranks of a stage.
    ratios.expertLeavesHost = layout.ep * layout.etp > context.devicesPerHost;
    const double bandwidth = ratios.expertLeavesHost
                                 ? in.hostBytesPerSecond / context.devicesPerHost
                                 : in.insideBytesPerSecond;
    ratios.expert = rhoExpertParallel(in, layout.ep, bandwidth);
  }
  return ratios;
}

void judgeNetwork(const AdviceContext& context, const std::vector<AdviceOption>& options,
                  Advice& advice) {
  AdviceStep& step = advice.steps[1];
  step.id = "network";
  step.name = {SLICESCAPE_TEXT("Can the network carry it?"), {}};
  const TrafficInputs& in = context.traffic;
  const int inside = std::min<int>(context.devicesPerDomain,
                                   static_cast<int>(std::max<std::int64_t>(1, context.devices)));
  const Text fasterInside{SLICESCAPE_TEXT("Use hosts whose GPUs are joined by NVLink, or a "
                                          "smaller TP."),
                          {}};
  // Axes that the plan could use, whatever is chosen: the picture of the network.
  std::vector<AdviceRule> others;
  if (context.device != nullptr && inside > 1) {
    const int tensor = std::min(inside, 8);
    others.push_back(ratioRule(context, "R2.1", SLICESCAPE_TEXT("Tensor parallelism in a host"),
                               "TP " + std::to_string(tensor) + " · " + context.insideLink,
                               rhoTensorParallel(in, tensor), kExposedRhoBand, kTensorBandSource,
                               "(2/9)(t-1) F / (h B_v)", fasterInside));
  }
  const bool manyHosts = context.hosts > 1 && in.hostBytesPerSecond > 0;
  if (manyHosts) {
    const double fsdp = rhoFsdp(in);
    others.push_back(ratioRule(context, "R2.2", SLICESCAPE_TEXT("FSDP over all hosts"),
                               "FSDP " + std::to_string(context.devices), fsdp, kRhoBand,
                               kBandSource, "(n-1)/n · G F / (B_n T)",
                               bandwidthText(hostBandwidthForFsdp(in, kRhoBand.green))));
    if (statusOf(fsdp, kRhoBand) == Status::Red) rejectFsdp(context, fsdp, advice);
  }

  const AdviceOption* carried = firstNetworkFit(options);
  const AdviceOption* strategy = advice.strategy ? &*advice.strategy : carried;
  Status chosen = Status::Green;
  if (strategy != nullptr) {
    const Layout& layout = *strategy->plan.layout;
    const int zero = layout.zero.value_or(1);
    const AxisRatios ratios = ratiosOf(context, layout, zero);
    const auto add = [&](const char* id, const char* title, const std::string& name, double rho,
                         const RhoBand& band, const char* source, const char* formula,
                         Text toGreen) {
      AdviceRule rule =
          ratioRule(context, id, title, name, rho, band, source, formula, std::move(toGreen));
      chosen = worse(chosen, rule.status);
      step.rules.push_back(std::move(rule));
    };
    if (layout.tp > 1) {
      add("R2.1s", SLICESCAPE_TEXT("TP of the strategy"), "TP " + std::to_string(layout.tp),
          ratios.tensor, kExposedRhoBand, kTensorBandSource, "(2/9)(t-1) F / (h B_v)",
          fasterInside);
    }
    if (ratios.pipeline > 0) {
      add("R2.3", SLICESCAPE_TEXT("PP of the strategy"), "PP " + std::to_string(layout.pp),
          ratios.pipeline, ratios.pipelineBand,
          ratios.pipelineBand.red < kRhoBand.red ? kPipelineBandSource : kBandSource,
          "(2/3) h p t F / (P B_n)",
          bandwidthText(in.hostBytesPerSecond * ratios.pipeline / ratios.pipelineBand.green));
    }
    if (ratios.data > 0) {
      add("R2.4", SLICESCAPE_TEXT("DP of the strategy"), "DP " + std::to_string(layout.dp),
          ratios.data, kRhoBand, kBandSource,
          ratios.statesGathered ? "(n-1)/n · G F / (B_n T)" : "(2/3)(r-1)/r · G F / (p B_n T)",
          bandwidthText(in.hostBytesPerSecond * ratios.data / kRhoBand.green));
    }
    if (ratios.expert > 0) {
      add("R2.6", SLICESCAPE_TEXT("EP of the strategy"), "EP " + std::to_string(layout.ep),
          ratios.expert, kRhoBand, kBandSource, "8 k h (e-1)/e / B over 6 P_active / (L F)",
          {SLICESCAPE_TEXT("Keep the experts of one group inside a host."), {}});
      if (!context.hasScaleUp && !context.bandwidthIsMeasured) {
        AdviceRule measure;
        measure.id = "R2.7";
        measure.status = Status::Amber;
        measure.title = {SLICESCAPE_TEXT("All-to-all without NVLink"), {}};
        measure.message = {SLICESCAPE_TEXT("Experts exchange over {0}; a shared switch may halve "
                                           "what was assumed."),
                           {context.insideLink}};
        measure.value = ratios.expert;
        measure.threshold = kRhoBand.green;
        measure.thresholdSource = kBandSource;
        measure.formula = SLICESCAPE_TEXT("measured, not computed");
        measure.inputs = context.trafficInputs();
        measure.toGreen = {SLICESCAPE_TEXT("Measure the all-to-all of one host first."), {}};
        chosen = worse(chosen, measure.status);
        step.rules.push_back(std::move(measure));
      }
    }
  }
  for (AdviceRule& rule : others) step.rules.push_back(std::move(rule));
  if (manyHosts && strategy != nullptr && strategy->plan.layout->dp % 2 == 0) {
    Plan half = withoutTenants(strategy->plan);
    half.layout = half.layout.edited([](Layout& layout) { layout.dp /= 2; });
    const Evaluation halved = evaluate(half, context.catalogues);
    if (halved.tokensPerSecond > 0) {
      AdviceRule gain;
      gain.id = "R2.5";
      gain.title = {SLICESCAPE_TEXT("Gain of the second half of the hosts"), {}};
      const double factor = strategy->tokensPerSecond / halved.tokensPerSecond;
      gain.status = factor >= kLeastGain ? Status::Green : Status::Amber;
      gain.message = {SLICESCAPE_TEXT("{0} GPUs are {1} times as fast as {2}."),
                      {context.devices, factor, context.devices / 2}};
      gain.value = factor;
      gain.threshold = kLeastGain;
      gain.thresholdSource =
          SLICESCAPE_TEXT("assumption: doubling should bring at least 1.4 times");
      gain.formula = SLICESCAPE_TEXT("tokens/s on G over tokens/s on G/2");
      gain.inputs = {{SLICESCAPE_TEXT("tokens/s on G"), strategy->tokensPerSecond, "evaluation"},
                     {SLICESCAPE_TEXT("tokens/s on G/2"), halved.tokensPerSecond, "evaluation"}};
      if (gain.status != Status::Green) {
        gain.toGreen = {SLICESCAPE_TEXT("Use fewer hosts, a larger batch or a faster network."),
                        {}};
      }
      chosen = worse(chosen, gain.status);
      step.rules.push_back(std::move(gain));
    }
  }
  if (strategy == nullptr) {
    step.status = Status::Red;
    step.conclusion = {SLICESCAPE_TEXT("No layout that fits is carried by the network: stay in one "
                                       "host or rack, raise the batch, or reach {0} per host."),
                       {formatLineRate(BytesPerSecond(hostBandwidthForFsdp(in, kRhoBand.red)))}};
    return;
  }
  step.status = chosen;
  step.conclusion =
      chosen == Status::Green ? Text{SLICESCAPE_TEXT("The network carries {0}."), {strategy->name}}
      : chosen == Status::Amber
          ? Text{SLICESCAPE_TEXT("The network carries {0} with waits."), {strategy->name}}
          : Text{SLICESCAPE_TEXT("The network does not carry {0}."), {strategy->name}};
}

}  // namespace slicescape
