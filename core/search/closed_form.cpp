// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/closed_form.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

#include "core/plan/rules.h"
#include "core/plan/step_assembly.h"
#include "core/plan/step_traffic.h"
#include "core/search/framework_rules.h"
#include "core/search/layer_weights.h"

namespace slicescape {

/// Schedules that cut the model alike and so share their stages and costs.
struct GridPricer::Cut {
  ScheduleShape shape;  ///< of the first; the others differ in kind alone
  struct Member {
    std::uint8_t schedule = 0;
    ScheduleShape shape;
  };
  std::vector<Member> members;
};

/// Costs of one cut under one slicing: one per class of equal stages.
struct GridPricer::CutCosts {
  Slicing slicing = Slicing::Even;
  StageMap stages;
  StageClasses classes;
  std::vector<StageCost> costs;
  std::vector<double> boundary;  ///< transfer to the next stage, seconds
};

/// What the layouts of a grid share. `reduced` holds the grid's hardware and, for the cut at
/// hand, one stage of each class. Layer costs and weights are those of one micro-batch and
/// recompute mode.
struct GridPricer::Shared {
  ResolvedPlan reduced;
  std::vector<int> hostGroupOfStage;
  LayerCostCache layers;
  std::optional<LayerWeights> weights;
  /// By ZeRO stage, host group and whether there are several chunks: all that contexts differ
  /// in while micro-batch and recompute stay, beside the number of chunks itself.
  std::map<std::tuple<int, int, bool>, TrainingContext> contexts;

  void fillContexts(const Plan& plan, const SearchSpace& space, const Candidate& candidate);
};

/// Gives every kept stage the context that the candidate has on its hardware.
void GridPricer::Shared::fillContexts(const Plan& plan, const SearchSpace& space,
                                      const Candidate& candidate) {
  std::optional<Plan> own;
  reduced.contexts.resize(reduced.stages.size());
  for (std::size_t i = 0; i < reduced.stages.size(); ++i) {
    const int group = reduced.hostGroupOfStage[i];
    const std::tuple key(int{candidate.zero}, group, reduced.schedule.chunks > 1);
    auto known = contexts.find(key);
    if (known == contexts.end()) {
      if (!own) own = withCandidate(plan, space, candidate);
      known = contexts.emplace(key, contextOn(*own, reduced, group)).first;
    }
    reduced.contexts[i] = known->second;
    reduced.contexts[i].vpp = reduced.schedule.chunks;
  }
}

namespace {

/// Which schedules share a cut: equal chunk counts in the same order. DualPipe keeps both
/// directions on a rank and stands alone.
bool sameCut(const ScheduleShape& a, const ScheduleShape& b) {
  return a.chunks == b.chunks && isVShaped(a.kind) == isVShaped(b.kind) &&
         chunkCopies(a.kind) == chunkCopies(b.kind);
}

/// Keeps one stage of each class: what the rest of the pricing works on.
void keepOneOfEach(ResolvedPlan& reduced, const StageMap& stages,
                   const std::vector<int>& hostGroups, const StageClasses& classes) {
  reduced.stages.clear();
  reduced.hostGroupOfStage.clear();
  for (const int first : classes.firstOf) {
    const auto f = static_cast<std::size_t>(first);
    reduced.stages.push_back(stages[f]);
    reduced.hostGroupOfStage.push_back(hostGroups[f]);
  }
}

/// For each class the rank that holds most chunks at once.
std::vector<int> fullestRanks(const std::vector<InFlight>& inFlight, const StageClasses& classes) {
  std::vector<int> ranks(classes.firstOf.size(), -1);
  for (std::size_t rank = 0; rank < inFlight.size(); ++rank) {
    int& kept = ranks[static_cast<std::size_t>(classes.classOf[rank])];
    if (kept < 0 ||
        inFlight[rank].backward.total > inFlight[static_cast<std::size_t>(kept)].backward.total) {
      kept = static_cast<int>(rank);
    }
  }
  return ranks;
}

bool isAboutOtherAxes(const std::string& code) {
  return code.starts_with("batch.") || code.starts_with("schedule.");
}

}  // namespace

GridPricer::GridPricer(const Plan& plan, const SearchSpace& space, const Catalogues& catalogues)
    : m_plan(plan),
      m_space(space),
      m_catalogues(catalogues),
      m_model(modelOf(plan, catalogues)),
      m_scoring(plan, catalogues),
      m_counts(m_model != nullptr ? *m_model : ModelProfile{}) {
  const bool limitsMfu =
      std::any_of(space.limits.begin(), space.limits.end(),
                  [](const SearchLimit& limit) { return limit.metric == LimitMetric::Mfu; });
  // Types of devices in one cluster have peaks of their own: no common bound then.
  if (limitsMfu && plan.cluster->hosts.size() == 1) m_scoring.learnMfu(evaluate(plan, catalogues));
}

/// ZeRO stages worth telling apart: without a second copy of the states there is nothing to
/// shard, and the lowest stage stands for all.
std::vector<std::int8_t> GridPricer::zeroStages(const Grid& grid) const {
  std::vector<std::int8_t> stages;
  const AxisBound& bound = m_space.bound(SearchAxis::Zero);
  const std::int64_t copies = std::int64_t{grid.dp} * grid.cp;
  const std::int64_t expertCopies = copies * grid.tp / (std::int64_t{grid.ep} * grid.etp);
  const bool nothingToShard = copies == 1 && (!m_model->isMoe() || expertCopies <= 1);
  for (int zero = std::max(0, bound.low); zero <= std::min(3, bound.high); ++zero) {
    stages.push_back(static_cast<std::int8_t>(zero));
    if (nothingToShard && m_space.framework.empty()) break;
  }
  return stages;
}

/// Resolves one layout of the grid and checks what all of them share with the evaluation's own
/// rules; empty when a rule is broken.
std::optional<ResolvedPlan> GridPricer::resolveLegal(const Candidate& candidate, std::int64_t count,
                                                     GridOutcome& outcome) const {
  const Plan plan = withCandidate(m_plan, m_space, candidate);
  ResolvedPlan resolved = resolvePlan(plan, m_catalogues);
  std::vector<Finding> findings = resolved.problems;
  checkClusterRules(plan, resolved, findings);
  checkLayoutRules(plan, resolved, findings);
  for (const Finding& finding : findings) {
    if (finding.severity != Severity::Error || isAboutOtherAxes(finding.code)) continue;
    outcome.pruned.add(finding.code, count, finding.message);
    return std::nullopt;
  }
  if (resolved.contexts.empty() || !resolved.networkIsUsable) {
    outcome.pruned.add("not-computable", count,
                       {SLICESCAPE_TEXT("Nothing can be computed for these layouts."), {}});
    return std::nullopt;
  }
  return resolved;
}

std::vector<GridPricer::Cut> GridPricer::legalCuts(const Candidate& base,
                                                   const std::vector<ShapeChoice>& shapes,
                                                   int microBatches, std::int64_t layoutsPerShape,
                                                   GridOutcome& outcome) const {
  std::vector<Cut> cuts;
  for (const ShapeChoice& choice : shapes) {
    ScheduleShape shape;
    shape.ranks = base.pp;
    shape.microBatches = microBatches;
    shape.chunks = choice.vpp;
    if (base.pp <= 1) {
      shape.kind = ScheduleKind::None;
    } else {
      applyScheduleName(shape, m_space.schedules[choice.schedule]);
    }
    const std::vector<ScheduleProblem> problems = checkSchedule(shape);
    if (!problems.empty()) {
      outcome.pruned.add("schedule.illegal", layoutsPerShape, problems.front().rule);
      continue;
    }
    auto cut = std::find_if(cuts.begin(), cuts.end(),
                            [&](const Cut& known) { return sameCut(known.shape, shape); });
    if (cut == cuts.end()) cut = cuts.insert(cuts.end(), Cut{shape, {}});
    cut->members.push_back({choice.schedule, shape});
  }
  return cuts;
}

GridOutcome GridPricer::price(const Grid& grid) {
  GridOutcome outcome;
  if (m_model == nullptr) return outcome;
  const std::vector<ShapeChoice> shapes = shapesOf(m_space, *m_model, grid.pp);
  const std::vector<int> microBatches =
      microBatchesOf(m_space, m_plan.workload->globalBatch, grid.dp);
  const std::vector<std::int8_t> zeros = zeroStages(grid);
  const auto slicings = static_cast<std::int64_t>(grid.pp > 1 ? m_space.slicings.size() : 1);
  const std::int64_t perShape = static_cast<std::int64_t>(m_space.recompute.size()) *
                                static_cast<std::int64_t>(zeros.size()) * slicings;
  const std::int64_t perMicroBatch = perShape * static_cast<std::int64_t>(shapes.size());
  if (shapes.empty() || zeros.empty()) return outcome;
  if (microBatches.empty()) {
    outcome.space = perMicroBatch;
    outcome.pruned.add(
        "batch.not-whole", perMicroBatch,
        {SLICESCAPE_TEXT("The global batch is no multiple of DP × micro-batch."), {}});
    return outcome;
  }
  outcome.space = perMicroBatch * static_cast<std::int64_t>(microBatches.size());
  Candidate candidate;
  candidate.tp = grid.tp;
  candidate.cp = grid.cp;
  candidate.pp = grid.pp;
  candidate.dp = grid.dp;
  candidate.ep = grid.ep;
  candidate.etp = grid.etp;
  candidate.zero = zeros.front();
  candidate.microBatch = microBatches.front();
  candidate.schedule = shapes.front().schedule;
  candidate.vpp = shapes.front().vpp;
  std::optional<ResolvedPlan> legal = resolveLegal(candidate, outcome.space, outcome);
  if (!legal) return outcome;
  Shared shared{std::move(*legal), {}, {}, {}, {}};
  shared.hostGroupOfStage = shared.reduced.hostGroupOfStage;
  for (const int microBatch : microBatches) {
    candidate.microBatch = microBatch;
    const auto m = static_cast<int>(std::min<std::int64_t>(
        m_plan.workload->globalBatch / (std::int64_t{grid.dp} * microBatch), 1 << 20));
    const std::vector<Cut> cuts = legalCuts(candidate, shapes, m, perShape, outcome);
    for (std::size_t mode = 0; mode < m_space.recompute.size(); ++mode) {
      candidate.recompute = static_cast<std::uint8_t>(mode);
      shared.layers.clear();
      shared.weights.reset();
      shared.contexts.clear();
      for (const Cut& cut : cuts) priceCut(candidate, cut, zeros, shared, outcome);
    }
  }
  return outcome;
}

/// The slicings of a cut with their stages and costs, each once.
std::vector<GridPricer::CutCosts> GridPricer::slicingsOf(const Candidate& candidate, const Cut& cut,
                                                         std::int64_t layoutsPerSlicing,
                                                         Shared& shared,
                                                         GridOutcome& outcome) const {
  ResolvedPlan& reduced = shared.reduced;
  reduced.schedule = cut.shape;
  const ModelProfile& model = *m_model;
  const StageMap even = evenStageMap(model.layerCount(), candidate.pp, reduced.schedule.chunks,
                                     model.mtpModules, isVShaped(reduced.schedule));
  std::vector<CutCosts> result;
  const std::size_t slicings = candidate.pp > 1 ? m_space.slicings.size() : 1;
  for (std::size_t i = 0; i < slicings; ++i) {
    CutCosts own;
    own.slicing = candidate.pp > 1 ? m_space.slicings[i] : Slicing::Even;
    own.stages = even;
    if (own.slicing == Slicing::Balanced) {
      if (!shared.weights) {
        reduced.stages = even;
        reduced.hostGroupOfStage = shared.hostGroupOfStage;
        shared.fillContexts(m_plan, m_space, candidate);
        shared.weights.emplace(reduced);
      }
      shared.weights->setSchedule(reduced.schedule);
      StageMap balanced = timeBalancedStages(*shared.weights, model, reduced.schedule);
      if (!balanced.empty()) own.stages = std::move(balanced);
    }
    if (std::any_of(result.begin(), result.end(),
                    [&](const CutCosts& other) { return other.stages == own.stages; })) {
      outcome.pruned.add("same-slicing", layoutsPerSlicing,
                         {SLICESCAPE_TEXT("The balanced slicing is the even one."), {}});
      continue;
    }
    if (chunkCopies(cut.shape.kind) > 1) {
      // A rank's costs depend on its mirror's: every stage is its own class.
      for (int stage = 0; stage < candidate.pp; ++stage) {
        own.classes.classOf.push_back(stage);
        own.classes.firstOf.push_back(stage);
      }
    } else {
      own.classes = classesOf(own.stages, shared.hostGroupOfStage, m_counts);
    }
    keepOneOfEach(reduced, own.stages, shared.hostGroupOfStage, own.classes);
    shared.fillContexts(m_plan, m_space, candidate);
    own.costs = stageCosts(reduced, shared.layers);
    for (std::size_t c = 0; c < own.costs.size(); ++c) {
      own.boundary.push_back(boundaryTime(reduced, static_cast<int>(c)));
    }
    result.push_back(std::move(own));
  }
  return result;
}

void GridPricer::priceCut(Candidate candidate, const Cut& cut,
                          const std::vector<std::int8_t>& zeros, Shared& shared,
                          GridOutcome& outcome) {
  candidate.schedule = cut.members.front().schedule;
  candidate.vpp = cut.shape.chunks;
  candidate.zero = zeros.front();
  const auto layouts = static_cast<std::int64_t>(cut.members.size() * zeros.size());
  const std::vector<CutCosts> slicings = slicingsOf(candidate, cut, layouts, shared, outcome);
  for (const CutCosts& costs : slicings) {
    candidate.slicing = costs.slicing;
    keepOneOfEach(shared.reduced, costs.stages, shared.hostGroupOfStage, costs.classes);
    for (const std::int8_t zero : zeros) {
      candidate.zero = zero;
      shared.fillContexts(m_plan, m_space, candidate);
      priceShapes(candidate, cut, costs, shared.reduced, outcome);
    }
  }
}

void GridPricer::priceShapes(const Candidate& candidate, const Cut& cut, const CutCosts& costs,
                             const ResolvedPlan& reduced, GridOutcome& outcome) {
  std::vector<BoundStage> stages;  // made when the first layout fits
  double optimizer = 0;
  double gather = 0;
  const auto makeStages = [&] {
    for (std::size_t c = 0; c < costs.costs.size(); ++c) {
      const StageCost& cost = costs.costs[c];
      const StepWork work = stepWork(reduced, static_cast<int>(c), cost);
      const double waits = work.perMicroBatchExposed /
                           static_cast<double>(std::max<std::size_t>(1, cost.chunks.size()));
      BoundStage stage;
      for (const ChunkCost& chunk : cost.chunks)
        stage.chunks.push_back(chunkTimes(chunk.cost, waits));
      stage.boundary = costs.boundary[c];
      stage.reduceExposed = work.reduceExposed;
      optimizer = std::max(optimizer, work.optimizer);
      gather = std::max(gather, work.gatherExposed);
      stages.push_back(std::move(stage));
    }
  };
  for (const Cut::Member& member : cut.members) {
    Candidate own = candidate;
    own.schedule = member.schedule;
    if (!m_space.framework.empty()) {
      if (const auto refusal = frameworkRefusal(m_space.framework, own, member.shape.kind)) {
        outcome.pruned.add("framework", 1, *refusal);
        continue;
      }
    }
    ++outcome.priced;
    const std::vector<InFlight>& inFlight = m_inFlight.of(member.shape);
    const std::vector<int> fullest = fullestRanks(inFlight, costs.classes);
    double share = 0;
    for (std::size_t c = 0; c < costs.costs.size(); ++c) {
      const TrainingContext& context = reduced.contexts[c];
      const StateMemory states = stateMemory(costs.costs[c].parameters, context);
      const ActivationPeak peak = inFlight[static_cast<std::size_t>(fullest[c])].peak(
          costs.costs[c], states, context.fusedLoss);
      share = std::max(share,
                       stageMemory(reduced, context, states, peak).device() / context.deviceMemory);
    }
    if (share > 1) {
      outcome.pruned.add("memory", 1, memoryReason());
      continue;
    }
    if (stages.empty()) makeStages();
    const bool blocking = !reduced.contexts.front().p2pOverlap && member.shape.ranks > 1;
    const double end = pipelineBound(member.shape, stages, costs.classes.classOf, blocking);
    const double step = (end + optimizer + gather) * (1 + jitterShare(own.gpus()));
    const PlanScore score = m_scoring.score(step, share, own.gpus());
    if (const SearchLimit* broken = brokenLimit(m_space.limits, score)) {
      outcome.pruned.add(limitCode(broken->metric), 1, limitReason());
      continue;
    }
    outcome.estimates.push_back({own, step, share});
  }
}

}  // namespace slicescape
