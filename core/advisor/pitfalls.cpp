// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/advisor/advice_context.h"
#include "core/advisor/choice.h"

namespace slicescape {
namespace {

/// A wait that takes more of the whole than this was worth planning. An assumption.
constexpr double kWaitWorthPlanning = 0.2;

Pitfall& pitfall(Advice& advice, PitfallKind kind, const char* name) {
  Pitfall& made = advice.pitfalls[static_cast<std::size_t>(kind)];
  made.kind = kind;
  made.name = {name, {}};
  return made;
}

}  // namespace

void findPitfalls(const AdviceContext& context, const std::vector<AdviceOption>& options,
                  Advice& advice) {
  Pitfall& framework = pitfall(advice, PitfallKind::PureFrameworkParameter,
                               SLICESCAPE_TEXT("Taking the strategy for a framework parameter"));
  const bool profile = context.settings.isAnswered();
  const bool pool = !context.plan.cluster->tenants.empty() || context.plan.platform->queue ||
                    context.settings.queueWaitS.has_value();
  framework.status = profile ? Status::Green : pool ? Status::Amber : Status::Red;
  framework.evidence =
      profile ? Text{SLICESCAPE_TEXT("The platform profile is given."), {}}
      : pool  ? Text{SLICESCAPE_TEXT("The pool is given, the platform profile is not."), {}}
              : Text{SLICESCAPE_TEXT("Neither the pool nor the platform profile is given."), {}};

  Pitfall& complex = pitfall(advice, PitfallKind::MostComplexFirst,
                             SLICESCAPE_TEXT("Starting with the most complex way"));
  const auto current = std::find_if(options.begin(), options.end(),
                                    [](const AdviceOption& o) { return o.isCurrent; });
  complex.evidence = {SLICESCAPE_TEXT("No simpler layout comes within 3 %."), {}};
  if (advice.strategy && current != options.end() && current->fits &&
      current->complexity > advice.strategy->complexity) {
    const double loss = finishOf(*advice.strategy) / finishOf(*current) - 1;
    if (loss <= kTieShare) {
      complex.status = Status::Red;
      complex.evidence = {loss > 0 ? SLICESCAPE_TEXT("{0} is simpler and only {1} slower than {2}.")
                                   : SLICESCAPE_TEXT("{0} is simpler and not slower than {2}."),
                          {advice.strategy->name, Share{std::max(0.0, loss)}, current->name}};
    }
  } else if (advice.strategy && current == options.end()) {
    complex.evidence = {SLICESCAPE_TEXT("The plan's own layout cannot run; nothing to compare."),
                        {}};
    complex.status = Status::Amber;
  }

  Pitfall& throughput =
      pitfall(advice, PitfallKind::ThroughputOnly, SLICESCAPE_TEXT("Looking at throughput alone"));
  if (!advice.completion) {
    throughput.status = Status::Amber;
    throughput.evidence = {SLICESCAPE_TEXT("The plan says no number of tokens: only throughput can "
                                           "be compared."),
                           {}};
  } else {
    const auto fits = [](const AdviceOption& o) { return o.fits; };
    const auto firstFit = std::find_if(options.begin(), options.end(), fits);
    const AdviceOption* byThroughput = firstFit != options.end() ? &*firstFit : nullptr;
    std::int64_t rank = 1;
    if (byThroughput != nullptr) {
      for (const AdviceOption& option : options) {
        if (!option.fits) continue;
        if (option.tokensPerSecond > byThroughput->tokensPerSecond) byThroughput = &option;
      }
      for (const AdviceOption& option : options) {
        if (option.fits && finishOf(option) < finishOf(*byThroughput)) ++rank;
      }
    }
    const double useful = advice.completion->estimate.parts.compute /
                          std::max(1.0, advice.completion->estimate.meanS);
    if (rank > 1) {
      throughput.status = Status::Red;
      throughput.evidence = {SLICESCAPE_TEXT("{0} is first by tokens per second and number {1} by "
                                             "the P90 finish."),
                             {byThroughput->name, rank}};
    } else {
      throughput.status = useful < 0.8 ? Status::Amber : Status::Green;
      throughput.evidence = {SLICESCAPE_TEXT("{0} of the time until the finish is useful compute."),
                             {Share{useful}}};
    }
  }

  Pitfall& queue = pitfall(advice, PitfallKind::QueueIgnored,
                           SLICESCAPE_TEXT("Ignoring the pool and the queue"));
  const bool known = !context.plan.cluster->tenants.empty() ||
                     context.settings.queueWaitS.has_value() ||
                     context.queue.utilisation.has_value();
  const double share =
      advice.completion && advice.completion->estimate.meanS > 0
          ? advice.completion->estimate.parts.queueWait / advice.completion->estimate.meanS
          : 0;
  if (share > kWaitWorthPlanning) {
    queue.status = Status::Red;
    queue.evidence = {SLICESCAPE_TEXT("The queue takes {0} of the time until the finish."),
                      {Share{share}}};
  } else if (context.sharedPool && !known) {
    queue.status = Status::Red;
    queue.evidence = {SLICESCAPE_TEXT("The pool is shared, and nothing is known of its tenants."),
                      {}};
  } else if (!known && context.queue.shared != false) {
    queue.status = Status::Amber;
    queue.evidence = {SLICESCAPE_TEXT("Neither tenants nor waits are given."), {}};
  } else {
    queue.status = Status::Green;
    queue.evidence = {SLICESCAPE_TEXT("The queue takes {0} of the time until the finish."),
                      {Share{share}}};
  }
}

}  // namespace slicescape
