// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/balance.h"

#include <algorithm>
#include <limits>

#include "core/plan/resolve.h"
#include "core/search/layer_weights.h"
#include "core/search/partition.h"
#include "core/search/stage_memory_use.h"

namespace slicescape {
namespace {

/// The least sum of squares over all partitions whose parts cost `worst` at most:
/// best[part][end] over every cut, O(parts · layers²).
std::vector<int> leastSquares(int layers, int stages, const RunCost& cost, const RunCost& limit,
                              double worst) {
  constexpr double kNone = std::numeric_limits<double>::infinity();
  const auto width = static_cast<std::size_t>(layers) + 1;
  const auto at = [width](int part, int end) {
    return static_cast<std::size_t>(part) * width + static_cast<std::size_t>(end);
  };
  const int least = layers < stages ? 0 : 1;
  std::vector<double> best((static_cast<std::size_t>(stages) + 1) * width, kNone);
  std::vector<int> from(best.size(), 0);
  best[at(0, 0)] = 0;
  for (int part = 1; part <= stages; ++part) {
    for (int first = 0; first <= layers; ++first) {
      const double before = best[at(part - 1, first)];
      if (before == kNone) continue;
      for (int end = first + least; end <= layers; ++end) {
        const double own = cost(part - 1, first, end);
        if (own > worst * (1 + 1e-12)) break;
        if (limit && limit(part - 1, first, end) > 1) break;
        const double sum = before + own * own;
        if (sum >= best[at(part, end)]) continue;
        best[at(part, end)] = sum;
        from[at(part, end)] = first;
      }
    }
  }
  std::vector<int> counts(static_cast<std::size_t>(stages), 0);
  int end = layers;
  for (int part = stages; part > 0; --part) {
    const int first = from[at(part, end)];
    counts[static_cast<std::size_t>(part) - 1] = end - first;
    end = first;
  }
  return counts;
}

BalanceFigures figuresOf(const Plan& plan, const Evaluation& evaluation,
                         const Catalogues& catalogues) {
  BalanceFigures figures;
  figures.stages = stagesOf(plan, catalogues);
  for (const StageResult& stage : evaluation.stages) {
    const Seconds time = stage.forward + stage.backwardInput + stage.backwardWeight;
    figures.worstTime = std::max(figures.worstTime, time.value());
  }
  figures.worstPeak = evaluation.peakDevice;
  figures.stepTime = evaluation.stepTime.p50;
  figures.fits = evaluation.fits;
  return figures;
}

/// A plan with its stages set, evaluated.
struct Tried {
  Plan plan;
  Evaluation evaluation;
};

Tried tried(const Plan& plan, const StageMap& stages, const Catalogues& catalogues) {
  Tried result;
  result.plan = plan;
  result.plan.layout = plan.layout.edited([&](Layout& layout) {
    layout.stages = stages;
    layout.stageRule.reset();
    layout.stageLayout.reset();
  });
  result.evaluation = evaluate(result.plan, catalogues);
  return result;
}

double fillOf(const Evaluation& evaluation) {
  double fill = 0;
  for (const StageResult& stage : evaluation.stages) {
    fill = std::max(fill, stage.peak / stage.capacity);
  }
  return fill;
}

/// What the goal wants least of; memory beyond the capacity outweighs any time.
double badness(const Evaluation& evaluation, BalanceGoal goal) {
  const double fill = fillOf(evaluation);
  if (goal == BalanceGoal::Memory) return fill;
  double slowest = 0;
  for (const StageResult& stage : evaluation.stages) {
    slowest =
        std::max(slowest, (stage.forward + stage.backwardInput + stage.backwardWeight).value());
  }
  if (goal == BalanceGoal::Both && fill > 1) return 1e6 * fill;
  return slowest;
}

/// Chunks in data order: how many layers each holds, and whether its rank is locked.
struct PresentCut {
  std::vector<int> counts;
  std::vector<bool> locked;

  static PresentCut of(const StageMap& map, bool vShaped) {
    PresentCut cut;
    for (const ChunkPlace& place : vShaped ? vChunkOrder(map) : chunkOrder(map)) {
      const Stage& stage = map[static_cast<std::size_t>(place.rank)];
      cut.counts.push_back(stage.chunks[static_cast<std::size_t>(place.chunk)].count);
      cut.locked.push_back(stage.locked);
    }
    return cut;
  }
  bool anyLocked() const { return std::find(locked.begin(), locked.end(), true) != locked.end(); }
};

/// The balanced partition of every run of chunks between locked ones: a locked chunk keeps its
/// layers, so that nothing on one side of it depends on the other side.
std::optional<std::vector<int>> balancedBetweenLocks(const PresentCut& cut, const RunCost& cost,
                                                     const RunCost& limit = {}) {
  std::vector<int> counts = cut.counts;
  int firstLayer = 0;
  for (std::size_t begin = 0; begin < counts.size();) {
    std::size_t end = begin;
    int layers = 0;
    while (end < counts.size() && !cut.locked[end]) layers += cut.counts[end++];
    if (end == begin) {
      firstLayer += cut.counts[begin++];
      continue;
    }
    const auto ofRun = [&](const RunCost& whole) -> RunCost {
      if (!whole) return {};
      return [&whole, base = static_cast<int>(begin), firstLayer](int stage, int first, int last) {
        return whole(base + stage, firstLayer + first, firstLayer + last);
      };
    };
    const auto part =
        balancedPartition(layers, static_cast<int>(end - begin), ofRun(cost), ofRun(limit));
    if (!part) return std::nullopt;
    std::copy(part->begin(), part->end(), counts.begin() + static_cast<std::ptrdiff_t>(begin));
    firstLayer += layers;
    begin = end;
  }
  return counts;
}

/// Several chunks per rank are coupled through their rank: moves single boundaries by one
/// layer while that helps.
Tried improved(Tried best, BalanceGoal goal, const PresentCut& cut, const ResolvedPlan& resolved,
               const Catalogues& catalogues) {
  const bool vShaped = isVShaped(resolved.schedule.kind);
  const int layers = resolved.model->layerCount();
  constexpr int kMostRounds = 8;
  double value = badness(best.evaluation, goal);
  for (int round = 0; round < kMostRounds; ++round) {
    bool moved = false;
    const std::vector<int> places = boundaries(*best.plan.layout->stages, vShaped);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (cut.locked[i] || cut.locked[i + 1]) continue;
      for (const int by : {-1, 1}) {
        const StageMap stages = withBoundary(*best.plan.layout->stages, static_cast<int>(i),
                                             places[i] + by, layers, vShaped);
        if (stages == *best.plan.layout->stages) continue;
        Tried next = tried(best.plan, stages, catalogues);
        const double nextValue = badness(next.evaluation, goal);
        if (next.evaluation.verdict == Verdict::Invalid || nextValue >= value * (1 - 1e-9)) {
          continue;
        }
        best = std::move(next);
        value = nextValue;
        moved = true;
        break;
      }
    }
    if (!moved) break;
  }
  return best;
}

}  // namespace

std::optional<std::vector<int>> balancedPartition(int layers, int stages, const RunCost& cost,
                                                  const RunCost& limit) {
  const BoundedPartition least = optimalPartition(
      layers, stages, cost,
      [&](int stage, int first, int end) { return !limit || limit(stage, first, end) <= 1; });
  if (least.counts.empty()) return std::nullopt;
  return leastSquares(layers, stages, cost, limit, least.worst);
}

Result<BalanceResult> balance(const Plan& plan, BalanceGoal goal, const Catalogues& catalogues) {
  const ResolvedPlan resolved = resolvePlan(plan, catalogues);
  const Evaluation before = evaluate(plan, catalogues);
  if (!resolved.isComputable()) {
    const Text why = before.findings.empty()
                         ? Text{SLICESCAPE_TEXT("The plan cannot be computed."), {}}
                         : before.findings.front().message;
    const Text remedy = before.findings.empty() ? Text{} : before.findings.front().remedy;
    return Error({}, {}, why, remedy);
  }
  BalanceResult result;
  result.plan = plan;
  result.before = figuresOf(plan, before, catalogues);
  result.after = result.before;
  if (plan.layout->pp <= 1) {
    result.reason = {SLICESCAPE_TEXT("One pipeline rank holds all layers: nothing to balance."),
                     {}};
    return result;
  }
  const LayerWeights weights(resolved);
  const StageMemoryUse memory(resolved);
  const RunCost time = [&](int position, int first, int end) {
    return weights.chunkTime(position, first, end);
  };
  const RunCost fill = [&](int position, int first, int end) {
    return memory.fill(position, first, end);
  };
  const bool vShaped = isVShaped(resolved.schedule.kind);
  const PresentCut cut = PresentCut::of(result.before.stages, vShaped);
  std::optional<std::vector<int>> counts;
  if (goal != BalanceGoal::Memory) {
    counts = balancedBetweenLocks(cut, time, goal == BalanceGoal::Both ? fill : RunCost{});
  }
  if (!counts) {
    if (goal == BalanceGoal::Both) {
      result.reason = {
          SLICESCAPE_TEXT("No slicing fits every GPU: the fullest one is made as empty as can be."),
          {}};
    }
    counts = balancedBetweenLocks(cut, fill);
  }
  if (!counts) return result;
  StageMap stages = stageMapOf(*counts, resolved.schedule.ranks, resolved.schedule.chunks,
                               resolved.model->mtpModules, vShaped);
  for (std::size_t rank = 0; rank < stages.size(); ++rank) {
    stages[rank].locked = result.before.stages[rank].locked;
  }
  Tried best = tried(plan, stages, catalogues);
  const bool coupled = resolved.schedule.chunks > 1;
  if (coupled) best = improved(std::move(best), goal, cut, resolved, catalogues);
  if (badness(best.evaluation, goal) >= badness(before, goal) * (1 - 1e-9)) {
    if (result.reason.empty()) {
      result.reason = {
          cut.anyLocked()
              ? SLICESCAPE_TEXT(
                    "The stages are already as balanced as whole layers and the locks allow.")
              : SLICESCAPE_TEXT("The stages are already as balanced as whole layers allow."),
          {}};
    }
    return result;
  }
  result.plan = std::move(best.plan);
  result.after = figuresOf(result.plan, best.evaluation, catalogues);
  const std::vector<int> old = boundaries(result.before.stages, vShaped);
  const std::vector<int> now = boundaries(result.after.stages, vShaped);
  for (std::size_t i = 0; i < std::min(old.size(), now.size()); ++i) {
    if (old[i] != now[i]) result.changed.push_back({static_cast<int>(i), old[i], now[i]});
  }
  return result;
}

}  // namespace slicescape
