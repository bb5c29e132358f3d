// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/advise.h"

#include <algorithm>
#include <cmath>

#include "core/advisor/advice_context.h"
#include "core/advisor/choice.h"
#include "core/advisor/strategy_table.h"
#include "core/plan/resolve.h"
#include "core/platform/failures.h"

namespace slicescape {
namespace {

/// A collective's curve counts from this message size on: below, latency rules.
constexpr double kLargeMessage = 64e6;
/// Inside a host: NVLink reaches 0.8 of its nominal rate in rings, PCIe 0.85.
constexpr double kScaleUpShare = 0.8;
constexpr double kHostLinkShare = 0.85;

std::optional<double> measuredBandwidth(const Cluster& cluster, const std::string& hostId) {
  std::optional<double> best;
  for (const MeasuredCurve& curve : cluster.measured) {
    const Link* link = cluster.link(curve.link);
    if (link == nullptr || (link->from != hostId && link->to != hostId)) continue;
    if (curve.collective != "all_reduce" && curve.collective != "all_gather" &&
        curve.collective != "reduce_scatter") {
      continue;
    }
    for (const auto& [bytes, rate] : curve.points) {
      if (bytes >= kLargeMessage) best = std::max(best.value_or(0), rate);
    }
  }
  return best;
}

void readHardware(AdviceContext& context) {
  const Cluster& cluster = *context.plan.cluster;
  if (cluster.hosts.empty()) return;
  const ResolvedPlan resolved = resolvePlan(context.plan, context.catalogues);
  const std::size_t group =
      resolved.placement.runs.empty()
          ? 0
          : static_cast<std::size_t>(resolved.placement.runs.front().hostGroup);
  const Fabric fabric(cluster, static_cast<int>(group), context.catalogues.hardware);
  context.device = fabric.device();
  context.devicesPerHost = std::max(1, fabric.devicesPerHost());
  context.devicesPerDomain = std::max(1, fabric.devicesPerDomain());
  TrafficInputs& in = context.traffic;
  in.hostBytesPerSecond = fabric.hostBandwidth().value() * context.settings.networkShare;
  if (const auto measured = measuredBandwidth(cluster, cluster.hosts[group].id)) {
    in.hostBytesPerSecond = *measured;
    context.bandwidthIsMeasured = true;
  }
  if (context.device == nullptr) return;
  // Bridges join pairs alone: in a host of more GPUs the others meet over PCIe.
  const bool bridged = !context.device->scaleUpSwitched && context.devicesPerHost > 2 &&
                       context.device->scaleUpPairBandwidth >= context.device->scaleUpBandwidth;
  const HostGroup& hosts = cluster.hosts[group];
  const auto* inlined = std::get_if<InlineHost>(&hosts.type);
  const bool pcieByName = inlined != nullptr && inlined->intraType.starts_with("PCIe");
  context.hasScaleUp = context.device->scaleUpBandwidth.value() > 0 && !bridged && !pcieByName;
  context.insideLink = context.hasScaleUp ? context.device->scaleUpType : std::string("PCIe");
  in.insideBytesPerSecond = context.hasScaleUp
                                ? kScaleUpShare * context.device->scaleUpBandwidth.value()
                                : kHostLinkShare * context.device->hostLinkBandwidth.value();
  in.flopPerSecond = context.settings.achievedFlopShare * context.device->peakFor("bf16").value();
}

void readJob(AdviceContext& context) {
  const Workload& work = *context.plan.workload;
  TrafficInputs& in = context.traffic;
  in.tokensPerStep =
      static_cast<double>(work.sequenceLength) * static_cast<double>(work.globalBatch);
  if (context.model != nullptr) {
    const ModelProfile& model = *context.model;
    in.hidden = static_cast<double>(model.hidden);
    in.parameters = static_cast<double>(model.totalParameters());
    in.activeParameters = static_cast<double>(model.activeParameters());
    in.layers = std::max(1, model.layerCount());
    for (const LayerKind& kind : model.kinds) {
      in.expertsPerToken = std::max(in.expertsPerToken, static_cast<double>(kind.feedForward.topK));
    }
  }
  // A plan that names one GPU on a cluster of many leaves the number open.
  const std::int64_t asked = context.plan.layout->worldSize();
  const std::int64_t usable = context.pool.usableDevices();
  context.devices = asked > 1 || usable <= 1 ? std::max<std::int64_t>(1, asked) : usable;
  context.hosts =
      (context.devices + context.devicesPerHost - 1) / std::max(1, context.devicesPerHost);
  in.devices = static_cast<double>(context.devices);
  in.hosts = static_cast<double>(context.hosts);
}

/// The finish of the advised layout, with the wait for its gang. `ranked` took fewer
/// draws and without that wait: all move by as much, so that they stay comparable.
void estimate(const AdviceContext& context, Advice& advice, std::vector<AdviceOption>& ranked) {
  if (!advice.strategy) return;
  const Plan& plan = advice.strategy->plan;
  const Evaluation evaluation = evaluate(withoutTenants(plan), context.catalogues);
  auto completion = planCompletionInput(plan, evaluation, context.catalogues);
  if (!completion) return;
  if (!completion->input.deadlineS) {
    completion->input.deadlineS = deadlineSeconds(plan, context.options.today);
  }
  if (!context.settings.queueWaitS && advice.placement.answer == GangAnswer::AfterWait) {
    completion->input.queueWaitP50S = advice.placement.waitS;
    completion->input.queueWaitP90S = advice.placement.waitS;
  }
  CompletionOptions options;
  options.draws = context.options.draws;
  options.seed = context.options.seed;
  options.isCancelled = context.options.isCancelled;
  completion->estimate = estimateCompletion(completion->input, options);
  CompletionInput ready = completion->input;
  ready.responseS = 0;
  ready.requeueS = 0;
  advice.completionReady = estimateCompletion(ready, options);
  const double later50 = completion->estimate.p50S - advice.strategy->completionP50S;
  const double later90 = completion->estimate.p90S - advice.strategy->completionP90S;
  for (AdviceOption& option : ranked) {
    if (option.completionP90S <= 0) continue;
    option.completionP50S += later50;
    option.completionP90S += later90;
  }
  advice.strategy->completionP50S = completion->estimate.p50S;
  advice.strategy->completionP90S = completion->estimate.p90S;
  if (context.options.withCapacity) {
    advice.capacity = capacityView(plan, evaluation, *completion, context.catalogues);
  }
  advice.assumptions = evaluation.assumptions;
  advice.assumptions.insert(advice.assumptions.end(), completion->assumptions.begin(),
                            completion->assumptions.end());
  advice.completion = std::move(completion);
}

/// The gang that fits now, when the wanted one does not: worth starting only when the wait is
/// longer than what it takes more.
void compareSmaller(const AdviceContext& context, Advice& advice) {
  const GangPlacement& placement = advice.placement;
  if (!advice.strategy || placement.answer == GangAnswer::FitsNow) return;
  if (placement.largestGangNow < 1) return;
  std::int64_t devices = 1;
  while (devices * 2 <= placement.largestGangNow) devices *= 2;
  const std::vector<AdviceOption> options = weighCandidates(context, devices, false);
  const AdviceOption* smaller = chooseStrategy(options, advice.split.split);
  if (smaller == nullptr) return;
  advice.pilot = *smaller;
  const double full =
      finishOf(*advice.strategy) - (advice.completion ? advice.completion->input.queueWaitP90S : 0);
  advice.breakEvenWaitS = breakEvenWait(full, finishOf(*smaller) + kReshardS);
  const bool startSmall =
      placement.answer == GangAnswer::AfterWait && placement.waitS > *advice.breakEvenWaitS;
  advice.warnings.push_back(
      {startSmall ? SLICESCAPE_TEXT("Start with {0} on {1} GPUs: the wait is longer than {2}, what "
                                    "the smaller gang takes more.")
                  : SLICESCAPE_TEXT("Wait for the whole gang; {0} on {1} GPUs pays only when the "
                                    "wait is longer than {2}."),
       {smaller->name, devices, Seconds(*advice.breakEvenWaitS)}});
}

/// A smaller run below the gate of manual restarts, to prove the platform while its gaps are
/// closed.
void offerPilot(const AdviceContext& context, Advice& advice) {
  if (advice.pilot || context.hosts < 2) return;
  const double gate =
      restartGateDevices(context.settings.failuresPerHostDay,
                         context.settings.humanResponseS / 3600, 1, 0.05, context.devicesPerHost);
  const auto most = static_cast<std::int64_t>(
      std::min(gate, static_cast<double>(context.devices) / 2) / context.devicesPerHost);
  for (std::int64_t hosts = most; hosts >= 1;
       hosts = hosts > 16 ? hosts - hosts % 4 - 4 : hosts / 2) {
    if (context.isCancelled()) return;
    const std::vector<AdviceOption> options =
        weighCandidates(context, hosts * context.devicesPerHost, true);
    if (const AdviceOption* pilot = chooseStrategy(options, advice.split.split)) {
      advice.pilot = *pilot;
      return;
    }
  }
}

void conclude(const AdviceContext& context, Advice& advice) {
  const bool stopped = advice.steps[0].status == Status::Red ||
                       advice.steps[1].status == Status::Red ||
                       advice.steps[2].status == Status::Red || !advice.strategy;
  const bool conditions =
      advice.steps[1].status == Status::Amber || advice.steps[2].status == Status::Amber;
  advice.verdict = stopped      ? AdviceVerdict::NotYet
                   : conditions ? AdviceVerdict::GoWithConditions
                                : AdviceVerdict::Go;
  if (advice.steps[0].status == Status::Red) {
    advice.headline = {context.devices == 1
                           ? SLICESCAPE_TEXT("Not with one GPU: at least {1} are needed.")
                           : SLICESCAPE_TEXT("Not with {0} GPUs: at least {1} are needed."),
                       {context.devices, advice.split.minimumDevices}};
  } else if (!advice.strategy || advice.steps[1].status == Status::Red) {
    advice.headline = {SLICESCAPE_TEXT("Network first, then the strategy."), {}};
  } else if (stopped && !advice.gaps.empty() && advice.gaps.front().blocks) {
    advice.headline = {SLICESCAPE_TEXT("Close the platform's gaps first; efficiency comes after."),
                       {}};
  } else if (stopped) {
    advice.headline = {SLICESCAPE_TEXT("Scheduling first, then efficiency."), {}};
  } else if (conditions) {
    advice.headline = {SLICESCAPE_TEXT("Go with {0} once the conditions are met."),
                       {advice.strategy->name}};
  } else {
    advice.headline = {SLICESCAPE_TEXT("Go with {0}."), {advice.strategy->name}};
  }
  if (advice.steps[2].status == Status::Red && advice.strategy) offerPilot(context, advice);
  if (advice.completion && advice.completion->indicative) {
    advice.warnings.push_back({SLICESCAPE_TEXT("Below about 4,096 GPUs published jobs failed more "
                                               "often than their hosts alone explain: take the "
                                               "figures as indicative."),
                               {}});
  }
}

}  // namespace

bool AdviceContext::isCancelled() const {
  return options.isCancelled && options.isCancelled();
}

void AdviceContext::report(double share) const {
  if (options.progress) options.progress(doneBefore + (doneAfter - doneBefore) * share);
}

Status worse(Status a, Status b) {
  return std::max(a, b);
}

Status worstOf(const std::vector<AdviceRule>& rules) {
  Status status = Status::Green;
  for (const AdviceRule& rule : rules) status = worse(status, rule.status);
  return status;
}

Advice advise(const Plan& plan, const AdviseOptions& options, const Catalogues& catalogues) {
  Advice advice;
  AdviceContext context{plan, catalogues, options};
  context.model = modelOf(plan, catalogues);
  context.settings = platformSettings(plan);
  const Result<QueueSettings> queue = queueSettings(plan);
  if (queue) {
    context.queue = *queue;
  } else {
    advice.warnings.push_back(queue.error().expected);
  }
  context.pool = Pool::of(*plan.cluster, catalogues.hardware);
  context.sharedPool = context.queue.shared.value_or(!plan.cluster->tenants.empty() ||
                                                     context.queue.utilisation.has_value());
  readHardware(context);
  readJob(context);

  judgeSplit(context, advice);
  // Weighing is most of the work; a second round for a smaller gang follows where one is asked.
  context.doneAfter = 0.7;
  std::vector<AdviceOption> weighed = weighCandidates(context, context.devices, false);
  if (context.isCancelled()) return advice;
  if (const AdviceOption* chosen = chooseStrategy(weighed, advice.split.split))
    advice.strategy = *chosen;
  judgeNetwork(context, weighed, advice);
  if (advice.strategy) advice.placement = placeGang(context.pool, gangRequestOf(context));
  estimate(context, advice, weighed);
  if (context.isCancelled()) return advice;
  context.doneBefore = 0.8;
  context.doneAfter = 1;
  context.report(0);
  judgeScheduling(context, advice);
  compareSmaller(context, advice);
  judgeEfficiency(context, weighed, advice);
  advice.table = strategyTable(context, advice.split, weighed, advice.strategy);
  findPitfalls(context, weighed, advice);
  conclude(context, advice);
  return advice;
}

}  // namespace slicescape
