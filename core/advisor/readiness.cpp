// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/readiness.h"

#include <algorithm>

namespace slicescape {
namespace {

/// The scale from which the whole platform counts, whatever the layout.
constexpr std::int64_t kLargeRun = 1024;

/// Closing order: first what keeps a job from running at all, then what keeps it going.
constexpr Capability kOrder[] = {
    Capability::Gang,       Capability::Retry,    Capability::Spares,    Capability::Monitoring,
    Capability::Checkpoint, Capability::Topology, Capability::WholeHost, Capability::Queue,
    Capability::Reclaim,    Capability::Capacity};

int placeOf(Capability capability) {
  return static_cast<int>(std::find(std::begin(kOrder), std::end(kOrder), capability) -
                          std::begin(kOrder));
}

/// Adds a need or raises the one that is there.
void require(std::vector<ReadinessNeed>& needs, const ReadinessNeed& need) {
  for (ReadinessNeed& known : needs) {
    if (known.capability != need.capability) continue;
    known.level = std::max(known.level, need.level);
    known.blocksBelow = std::max(known.blocksBelow, need.blocksBelow);
    return;
  }
  needs.push_back(need);
}

}  // namespace

std::vector<ReadinessNeed> readinessNeeds(StrategyKind kind, std::int64_t hosts,
                                          std::int64_t devices, bool sharedPool) {
  std::vector<ReadinessNeed> needs;
  const auto add = [&needs](Capability capability, int level, int blocksBelow = 0) {
    require(needs, {capability, level, blocksBelow});
  };
  add(Capability::Queue, 1);
  if (hosts <= 1) return needs;
  add(Capability::Gang, 1);
  add(Capability::Retry, 1);
  if (kind == StrategyKind::DataParallel || kind == StrategyKind::Zero) return needs;
  add(Capability::Gang, 2, 1);
  add(Capability::Retry, 2);
  add(Capability::Monitoring, 1);
  if (kind == StrategyKind::Fsdp || kind == StrategyKind::Hsdp) {
    if (devices < kLargeRun) return needs;
  } else {
    add(Capability::WholeHost, 2, sharedPool ? 2 : 0);
  }
  const bool piped = kind == StrategyKind::Pipeline || kind == StrategyKind::Hybrid;
  if (piped) {
    add(Capability::Gang, 2, 2);
    add(Capability::Topology, 2);
    add(Capability::Retry, 2, 1);
    add(Capability::Monitoring, 2);
    add(Capability::Checkpoint, 1);
  }
  const bool expertsAcross = kind == StrategyKind::ExpertParallel;
  if (expertsAcross || devices >= kLargeRun) {
    add(Capability::Gang, 3, 2);
    add(Capability::Topology, 3);
    add(Capability::Retry, 3, 1);
    add(Capability::Monitoring, 3);
    add(Capability::Spares, 2);
  }
  return needs;
}

std::vector<ReadinessGap> readinessGaps(const std::vector<ReadinessNeed>& needs,
                                        const PlatformSettings& settings) {
  std::vector<ReadinessGap> gaps;
  for (const ReadinessNeed& need : needs) {
    const std::optional<int> have = settings.level(need.capability);
    if (have.value_or(0) >= need.level) continue;
    ReadinessGap gap;
    gap.capability = need.capability;
    gap.have = have;
    gap.need = need.level;
    // A question that nobody answered is a condition, not a refusal.
    gap.blocks = have.has_value() && *have < need.blocksBelow;
    gap.firstStep =
        infoOf(need.capability).steps[static_cast<std::size_t>(have.value_or(need.level - 1))];
    gaps.push_back(std::move(gap));
  }
  std::stable_sort(gaps.begin(), gaps.end(), [](const ReadinessGap& a, const ReadinessGap& b) {
    if (a.blocks != b.blocks) return a.blocks;
    return placeOf(a.capability) < placeOf(b.capability);
  });
  return gaps;
}

}  // namespace slicescape
