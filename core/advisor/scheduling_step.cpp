// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/advisor/advice_context.h"
#include "core/advisor/advise.h"
#include "core/advisor/readiness.h"
#include "core/platform/failures.h"

namespace slicescape {
namespace {

constexpr const char* kGateSource = SLICESCAPE_TEXT("readiness profile: gates by strategy class");
/// Utilisation above which waits grow fast, and the share of the time a wait may take.
constexpr double kBusyPool = 0.85;
constexpr double kLeastEffective = 0.9;

// A sentence for every level that can be required of several hosts: a word put into another
// sentence could not be translated.

/// {0} empty hosts.
const char* roomLeft(TopologyLevel level) {
  return level == TopologyLevel::ScaleUp
             ? SLICESCAPE_TEXT("Empty hosts left in the required scale-up domain: {0}.")
         : level == TopologyLevel::Rack
             ? SLICESCAPE_TEXT("Empty hosts left in the required rack: {0}.")
             : SLICESCAPE_TEXT("Empty hosts left in the required block: {0}.");
}

const char* noRoom(TopologyLevel level) {
  return level == TopologyLevel::ScaleUp
             ? SLICESCAPE_TEXT(
                   "The job fills its scale-up domain: no hot swap, every failed host "
                   "restarts it elsewhere.")
         : level == TopologyLevel::Rack
             ? SLICESCAPE_TEXT(
                   "The job fills its rack: no hot swap, every failed host restarts it "
                   "elsewhere.")
             : SLICESCAPE_TEXT(
                   "The job fills its block: no hot swap, every failed host restarts "
                   "it elsewhere.");
}

/// The note on where a capability's level was read, as an import leaves it; null without one.
const AssumptionNote* evidenceOf(const Plan& plan, const CapabilityInfo& info) {
  const std::string path = std::string("platform.capabilities.") + info.key;
  const auto found =
      std::find_if(plan.assumptions.begin(), plan.assumptions.end(),
                   [&path](const AssumptionNote& note) { return note.path == path; });
  return found != plan.assumptions.end() && !found->note.empty() ? &*found : nullptr;
}

/// Collects the rules of the step.
class Scheduling {
 public:
  Scheduling(const AdviceContext& context, Advice& advice)
      : m_context(context), m_advice(advice), m_option(*advice.strategy) {}

  void run() {
    readiness();
    placement();
    restarts();
    if (m_advice.completion) failures();
    pool();
  }

 private:
  AdviceRule& add(const char* id, const char* title, Status status, Text message,
                  TextArgument value, TextArgument threshold, const char* source,
                  const char* formula, Text toGreen) {
    AdviceRule rule;
    rule.id = id;
    rule.title = {title, {}};
    rule.status = status;
    rule.message = std::move(message);
    rule.value = std::move(value);
    rule.threshold = std::move(threshold);
    rule.thresholdSource = source;
    rule.formula = formula;
    if (status != Status::Green) rule.toGreen = std::move(toGreen);
    m_advice.steps[2].rules.push_back(std::move(rule));
    return m_advice.steps[2].rules.back();
  }

  void readiness();
  void placement();
  void restarts();
  void failures();
  void pool();

  const AdviceContext& m_context;
  Advice& m_advice;
  const AdviceOption& m_option;
};

void Scheduling::readiness() {
  const auto needs =
      readinessNeeds(m_option.kind, m_context.hosts, m_context.devices, m_context.sharedPool);
  m_advice.gaps = readinessGaps(needs, m_context.settings);
  for (const ReadinessNeed& need : needs) {
    const auto gap =
        std::find_if(m_advice.gaps.begin(), m_advice.gaps.end(),
                     [&need](const ReadinessGap& g) { return g.capability == need.capability; });
    const CapabilityInfo& info = infoOf(need.capability);
    const std::optional<int> have = m_context.settings.level(need.capability);
    Status status = Status::Green;
    if (gap != m_advice.gaps.end()) status = gap->blocks ? Status::Red : Status::Amber;
    const AssumptionNote* evidence = have ? evidenceOf(m_context.plan, info) : nullptr;
    const Text message =
        evidence ? Text{SLICESCAPE_TEXT("Level {0} by “{2}”, level {1} needed."),
                        {std::int64_t{*have}, std::int64_t{need.level}, evidence->note}}
        : have
            ? Text{SLICESCAPE_TEXT("Level {0}, level {1} needed."),
                   {std::int64_t{*have}, std::int64_t{need.level}}}
            : Text{SLICESCAPE_TEXT("Not answered; level {0} needed."), {std::int64_t{need.level}}};
    if (evidence && gap != m_advice.gaps.end()) gap->evidence = evidence->note;
    AdviceRule& rule =
        add((std::string("R3.") + info.id).c_str(), info.name.pattern.c_str(), status, message,
            std::int64_t{have.value_or(0)}, std::int64_t{need.level}, kGateSource,
            SLICESCAPE_TEXT("weakest capability that the strategy needs"),
            gap != m_advice.gaps.end() ? gap->firstStep : Text());
    rule.inputs = {{info.key, std::int64_t{have.value_or(0)},
                    evidence ? evidence->origin
                    : have   ? std::string("plan")
                             : std::string("unanswered")}};
    if (evidence)
      rule.inputs.push_back({SLICESCAPE_TEXT("evidence"), evidence->note, evidence->origin});
  }
}

void Scheduling::placement() {
  const GangPlacement& found = m_advice.placement;
  const Status status = found.answer == GangAnswer::FitsNow ? Status::Green
                        : found.answer == GangAnswer::Never ? Status::Red
                                                            : Status::Amber;
  Text message = found.reason;
  if (found.answer == GangAnswer::AfterWait) {
    message = {SLICESCAPE_TEXT("The gang fits after {0}, when tenants have ended."),
               {Seconds(found.waitS)}};
  } else if (found.answer == GangAnswer::OnlyWithPreemption) {
    message = {found.preempted.size() == 1
                   ? SLICESCAPE_TEXT("The gang fits only when one tenant is preempted.")
                   : SLICESCAPE_TEXT("The gang fits only when {0} tenants are preempted."),
               {static_cast<std::int64_t>(found.preempted.size())}};
  }
  AdviceRule& gang = add("R3.1", SLICESCAPE_TEXT("The whole gang at once"), status, message,
                         std::int64_t{found.largestGangNow}, m_context.devices,
                         SLICESCAPE_TEXT("a gang is complete or does not start"),
                         SLICESCAPE_TEXT("largest gang now >= G"), found.remedy);
  gang.inputs = {{SLICESCAPE_TEXT("free GPUs"), std::int64_t{found.freeDevices}, "plan"},
                 {SLICESCAPE_TEXT("empty hosts"), std::int64_t{found.emptyHosts}, "plan"},
                 {SLICESCAPE_TEXT("fragmentation"), Share{found.fragmentation}, "plan"}};
  const TopologyLevel level = m_context.queue.policy.required;
  const bool required = level != TopologyLevel::Cluster && level != TopologyLevel::Host;
  if (required && found.answer == GangAnswer::FitsNow) {
    const bool slack = found.slackHosts > 0;
    add("R3.2", SLICESCAPE_TEXT("Room for a hot swap"), slack ? Status::Green : Status::Amber,
        slack ? Text{roomLeft(level), {std::int64_t{found.slackHosts}}} : Text{noRoom(level), {}},
        std::int64_t{found.slackHosts}, std::int64_t{1},
        SLICESCAPE_TEXT("Kueue: a full domain is not repaired"),
        SLICESCAPE_TEXT("empty hosts of the domain - hosts of the gang >= 1"),
        {SLICESCAPE_TEXT("Keep a spare host in the domain, or prefer the level only."), {}});
  }
}

void Scheduling::restarts() {
  const QueueSettings& queue = m_context.queue;
  if (!m_advice.completion) return;
  const CompletionInput& in = m_advice.completion->input;
  const double expected = m_advice.completion->estimate.expectedFailures;
  if (queue.maxRestarts) {
    const double needed = expected + 3 * std::sqrt(expected);
    const bool enough = *queue.maxRestarts >= needed;
    add("R3.3", SLICESCAPE_TEXT("Restarts allowed"), enough ? Status::Green : Status::Red,
        {SLICESCAPE_TEXT("Restarts allowed: {0}; failures expected: {1}; to be allowed: {2}."),
         {std::int64_t{*queue.maxRestarts}, expected, std::ceil(needed)}},
        std::int64_t{*queue.maxRestarts}, std::ceil(needed),
        SLICESCAPE_TEXT("three standard deviations"),
        SLICESCAPE_TEXT("expected failures + 3 sqrt(expected failures)"),
        {SLICESCAPE_TEXT("Raise the limit of restarts (Volcano's default is 3)."), {}});
  }
  if (queue.preemptible || queue.policy.preemption) {
    const double least = 2 * in.intervalS;
    const bool enough = queue.policy.minimumRunS >= least;
    if (queue.preemptible) {
      add("R3.4", SLICESCAPE_TEXT("Run time before preemption"),
          enough ? Status::Green : Status::Amber,
          {SLICESCAPE_TEXT("The job may be preempted after {0}; two checkpoint intervals are {1}."),
           {Seconds(queue.policy.minimumRunS), Seconds(least)}},
          Seconds(queue.policy.minimumRunS), Seconds(least),
          SLICESCAPE_TEXT("two checkpoint intervals"), SLICESCAPE_TEXT("minimum run time >= 2 dt"),
          {SLICESCAPE_TEXT("Allow preemption only after two checkpoint intervals."), {}});
    }
  }
  if (queue.timeLimitS) {
    const double least = in.intervalS + in.detectS + in.restartS;
    const bool enough = *queue.timeLimitS >= least;
    add("R3.5", SLICESCAPE_TEXT("Time limit"), enough ? Status::Green : Status::Red,
        {SLICESCAPE_TEXT("The limit is {0}; a start and one checkpoint take {1}."),
         {Seconds(*queue.timeLimitS), Seconds(least)}},
        Seconds(*queue.timeLimitS), Seconds(least), SLICESCAPE_TEXT("no progress below it"),
        SLICESCAPE_TEXT("time limit >= dt + u0"), {SLICESCAPE_TEXT("Ask for a longer limit."), {}});
  }
}

void Scheduling::failures() {
  const PlanCompletion& completion = *m_advice.completion;
  const CompletionInput& in = completion.input;
  const PlatformSettings& settings = m_context.settings;
  // An hour between checkpoints, as the published gates assume, or the plan's own.
  const double interval = settings.checkpointIntervalS.value_or(3600);
  const double mtbf = completion.mtbfHours * 3600;
  const auto devices = static_cast<double>(m_context.devices);
  if (settings.level(Capability::Retry).has_value() &&
      settings.levelOrNone(Capability::Retry) < 2 && std::isfinite(mtbf)) {
    const double gate = restartGateDevices(in.failuresPerHostDay, settings.humanResponseS / 3600,
                                           interval / 3600, 0.05, m_context.devicesPerHost);
    const double automatic = effectiveTimeRatio({mtbf, interval, 0, settings.restartS, 0});
    const double byHand = effectiveTimeRatio({mtbf, interval, 0, settings.humanResponseS, 0});
    const double exact = exactTimeRatio({mtbf, interval, 0, settings.humanResponseS, 0});
    AdviceRule& rule = add(
        "R3.8", SLICESCAPE_TEXT("Restarts by people"), devices > gate ? Status::Red : Status::Green,
        {SLICESCAPE_TEXT("A failure every {0}: restarted by people {1} of the time is useful, "
                         "automatically {2}."),
         {Seconds(mtbf), Share{byHand}, Share{automatic}}},
        Share{byHand}, Share{0.95},
        SLICESCAPE_TEXT("more than 5 % of the time lost above the gate"), "(1 - (u0 + dt/2)/M), F2",
        {SLICESCAPE_TEXT("Restart automatically from the newest checkpoint."), {}});
    rule.inputs = {
        {"M", Seconds(mtbf), "assumption"},
        {SLICESCAPE_TEXT("u0 by people"), Seconds(settings.humanResponseS), "assumption"},
        {SLICESCAPE_TEXT("u0 automatic"), Seconds(settings.restartS), "assumption"},
        {"dt", Seconds(interval), "assumption"},
        {SLICESCAPE_TEXT("gate, GPUs"), gate, "evaluation"},
        {SLICESCAPE_TEXT("exact ratio"), Share{exact}, "evaluation"}};
    for (ReadinessGap& gap : m_advice.gaps) {
      if (gap.capability != Capability::Retry) continue;
      gap.effect = {SLICESCAPE_TEXT("Useful share of the time {0} → {1}."),
                    {Share{byHand}, Share{automatic}}};
    }
  }
  if (settings.requeueS > 0 && settings.spareHosts == 0 && std::isfinite(mtbf)) {
    const double gate = requeueGateDevices(in.failuresPerHostDay, settings.requeueS / 3600, 0.05,
                                           m_context.devicesPerHost);
    const double queued =
        effectiveTimeRatio({mtbf, interval, 0, settings.restartS, settings.requeueS});
    add("R3.9", SLICESCAPE_TEXT("Waiting again after a failure"),
        devices > gate ? Status::Red : Status::Green,
        {SLICESCAPE_TEXT("Each failure waits {0} for hosts: {1} of the time is useful."),
         {Seconds(settings.requeueS), Share{queued}}},
        Share{queued}, Share{0.95},
        SLICESCAPE_TEXT("more than 5 % of the time lost above the gate"),
        "(1 - (u0 + dt/2)/M) / (1 + q/M), F2",
        {SLICESCAPE_TEXT("Keep spare hosts: {0} for 99 % of the failures."),
         {completion.sparesFor99}});
    for (ReadinessGap& gap : m_advice.gaps) {
      if (gap.capability != Capability::Spares) continue;
      gap.effect = {SLICESCAPE_TEXT("Each failure waits {0} less."), {Seconds(settings.requeueS)}};
    }
  }
  const double floor = overheadFloor(in.blockingS, mtbf);
  if (std::isfinite(mtbf) && m_context.hosts > 1) {
    const bool reachable = floor <= 1 - kLeastEffective;
    AdviceRule& rule =
        add("R3.7", SLICESCAPE_TEXT("Checkpoint stall against failures"),
            reachable ? Status::Green : Status::Amber,
            {SLICESCAPE_TEXT("A stall of {0} with a failure every {1} costs at least {2} of the "
                             "time."),
             {Seconds(in.blockingS), Seconds(mtbf), Share{floor}}},
            Share{floor}, Share{1 - kLeastEffective},
            SLICESCAPE_TEXT("90 % effective time, as published runs reach"), "sqrt(2 w / M)",
            {SLICESCAPE_TEXT("Write checkpoints asynchronously (a stall of at most {0}) before "
                             "adding GPUs."),
             {Seconds(std::min(1.0, mtbf * 0.01 / 2))}});
    rule.inputs = {{"w", Seconds(in.blockingS), "evaluation"},
                   {"M", Seconds(mtbf), "assumption"},
                   {SLICESCAPE_TEXT("checkpoint"), completion.checkpoint.size, "evaluation"}};
  }
}

void Scheduling::pool() {
  std::vector<std::string> types;
  for (const PlacedRun& run : m_advice.placement.where) {
    const HostGroup& group = m_context.plan.cluster->hosts[static_cast<std::size_t>(run.hostGroup)];
    std::string device;
    if (const auto* inlined = std::get_if<InlineHost>(&group.type)) {
      device = inlined->device;
    } else if (const HostType* type =
                   m_context.catalogues.hardware.hostType(std::get<std::string>(group.type))) {
      device = type->device;
    }
    if (std::find(types.begin(), types.end(), device) == types.end()) types.push_back(device);
  }
  if (types.size() > 1) {
    add("R3.6", SLICESCAPE_TEXT("One GPU type"), Status::Amber,
        {SLICESCAPE_TEXT("The gang mixes {0} GPU types: it runs at the pace of the slowest."),
         {static_cast<std::int64_t>(types.size())}},
        static_cast<std::int64_t>(types.size()), std::int64_t{1},
        SLICESCAPE_TEXT("a gang waits for its slowest"),
        SLICESCAPE_TEXT("GPU types of the gang = 1"),
        {SLICESCAPE_TEXT("Plan on one type, or split the job by type."), {}});
  }
  double used = 0;
  for (const PoolHost& host : m_context.pool.hosts) used += host.failed ? 0 : host.busy;
  const int usable = m_context.pool.usableDevices();
  const double drawn = usable > 0 ? used / usable : 0;
  const double utilisation = m_context.queue.utilisation.value_or(drawn);
  if (m_context.sharedPool && usable > 0) {
    const bool busy = utilisation > kBusyPool;
    const bool strict = m_context.queue.policy.order == QueueOrder::Strict;
    const bool bestEffort = m_context.queue.policy.order == QueueOrder::BestEffort;
    Text remedy{SLICESCAPE_TEXT("Reserve a window, raise the priority with a minimum run time of "
                                "2 h, or use a smaller gang."),
                {}};
    add("R3.10", SLICESCAPE_TEXT("Load of the pool"), busy ? Status::Amber : Status::Green,
        {SLICESCAPE_TEXT("{0} of the pool is used; above {1} waits grow fast."),
         {Share{utilisation}, Share{kBusyPool}}},
        Share{utilisation}, Share{kBusyPool},
        SLICESCAPE_TEXT("published bands: 60 to 85 % healthy"),
        SLICESCAPE_TEXT("used GPUs / usable GPUs"), remedy);
    if ((busy && strict) || bestEffort) {
      add("R3.11", SLICESCAPE_TEXT("Order of the queue"), Status::Amber,
          bestEffort ? Text{SLICESCAPE_TEXT("Best effort lets small jobs pass: a gang of {0} GPUs "
                                            "may starve."),
                            {m_context.devices}}
                     : Text{SLICESCAPE_TEXT("Strict order at this load: {0} of the free GPUs are "
                                            "on partly used hosts, and everyone waits for the "
                                            "head."),
                            {Share{m_advice.placement.fragmentation}}},
          std::string(bestEffort ? "best_effort" : "strict"), std::string("backfill"),
          SLICESCAPE_TEXT("Slurm and Kueue documentation"),
          SLICESCAPE_TEXT("queue order = backfill with a reservation"), remedy);
    }
  }
}

}  // namespace

GangRequest gangRequestOf(const AdviceContext& context) {
  return gangRequest(context.devices, context.devicesPerHost, context.queue);
}

void judgeScheduling(const AdviceContext& context, Advice& advice) {
  AdviceStep& step = advice.steps[2];
  step.id = "scheduling";
  step.name = {SLICESCAPE_TEXT("Can scheduling carry it?"), {}};
  if (!advice.strategy) {
    step.status = Status::Red;
    step.conclusion = {SLICESCAPE_TEXT("There is no layout to schedule."), {}};
    return;
  }
  Scheduling(context, advice).run();
  step.status = worstOf(step.rules);
  const auto blocking = std::count_if(advice.gaps.begin(), advice.gaps.end(),
                                      [](const ReadinessGap& gap) { return gap.blocks; });
  if (step.status == Status::Green) {
    step.conclusion = {SLICESCAPE_TEXT("Scheduling carries it."), {}};
  } else if (blocking == 1) {
    step.conclusion = {SLICESCAPE_TEXT("One capability is missing that it must not start without."),
                       {}};
  } else if (blocking > 1) {
    step.conclusion = {SLICESCAPE_TEXT("{0} capabilities are missing that it must not start "
                                       "without."),
                       {static_cast<std::int64_t>(blocking)}};
  } else if (step.status == Status::Red) {
    step.conclusion = {SLICESCAPE_TEXT("Scheduling does not carry it yet."), {}};
  } else {
    step.conclusion = {SLICESCAPE_TEXT("Scheduling carries it under conditions."), {}};
  }
}

}  // namespace slicescape
