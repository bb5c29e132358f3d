// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/evaluate.h"

#include <algorithm>
#include <cmath>

#include "core/plan/error_band.h"
#include "core/plan/peak_memory.h"
#include "core/plan/resolve.h"
#include "core/plan/rules.h"
#include "core/plan/stage_cost.h"
#include "core/plan/step_assembly.h"
#include "core/plan/step_communication.h"
#include "core/plan/step_traffic.h"
#include "core/units/format.h"

namespace slicescape {
namespace {

/// Says which collectives follow a measured curve of the cluster instead of the model.
void addMeasuredCurves(const Cluster& cluster, std::vector<Assumption>& assumptions) {
  for (const MeasuredCurve& curve : cluster.measured) {
    if (!collectiveOf(curve.collective) || curve.points.empty()) continue;
    assumptions.push_back({"cluster.measured",
                           curve.collective,
                           "measured",
                           {SLICESCAPE_TEXT("On \"{0}\" this collective takes the time that was "
                                            "measured ({1})."),
                            {curve.link, curve.source.empty() ? std::string("-") : curve.source}}});
  }
}

/// Fills an Evaluation from a resolved plan, one aspect per function.
class Evaluator {
 public:
  Evaluator(const Plan& plan, const ResolvedPlan& resolved, Evaluation& result)
      : m_plan(plan), m_resolved(resolved), m_result(result) {}

  bool run() {
    m_costs = stageCosts(m_resolved);
    m_work.reserve(m_costs.size());
    for (std::size_t s = 0; s < m_costs.size(); ++s) {
      m_work.push_back(stepWork(m_resolved, static_cast<int>(s), m_costs[s]));
    }
    if (!simulateStep()) return false;
    assembleStep();
    describeStages();
    describeLayers();
    describeCommunication();
    describeThroughput();
    return true;
  }

 private:
  int stages() const { return static_cast<int>(m_costs.size()); }
  const TrainingContext& context(int stage) const {
    return m_resolved.contexts[static_cast<std::size_t>(stage)];
  }
  double microBatches() const { return m_resolved.schedule.microBatches; }
  BandKind bandKind() const {
    return bandKindOf(*context(0).device, *m_resolved.model, *m_plan.layout, m_result.hostCount);
  }

  bool simulateStep();
  void assembleStep();
  void describeStages();
  void describeLayers();
  void describeCommunication();
  void chargeSlowestGather();
  double transferTime(int stage) const;
  void describeThroughput();
  RankExtras extrasOf(int rank) const;
  RankMemory memoryOf(int rank, const MemoryBreakdown& memory, const StateMemory& states,
                      const ActivationPeak& peak) const;

  const Plan& m_plan;
  const ResolvedPlan& m_resolved;
  Evaluation& m_result;
  std::vector<StageCost> m_costs;
  std::vector<StepWork> m_work;
  std::shared_ptr<SimulatedStep> m_step;
  std::shared_ptr<const Timeline> m_timeline;  ///< of the step
  double m_pipelineWait = 0;                   ///< makespan that the transfers between stages add
};

bool Evaluator::simulateStep() {
  ScheduleTimes times;
  times.chunks.resize(m_costs.size());
  for (std::size_t s = 0; s < m_costs.size(); ++s) {
    const double chunkCount = static_cast<double>(m_costs[s].chunks.size());
    const double waits = m_work[s].perMicroBatchExposed / chunkCount;
    for (const ChunkCost& chunk : m_costs[s].chunks) {
      times.chunks[s].push_back(chunkTimes(chunk.cost, waits));
    }
  }
  const int boundaries = stageCount(m_resolved.schedule) - 1;
  double latency = 0;
  for (int b = 0; b < boundaries; ++b) {
    times.boundaryLatency.push_back(boundaryTime(m_resolved, b % stages()));
    latency += times.boundaryLatency.back();
  }
  times.blocking = !context(0).p2pOverlap && m_resolved.schedule.ranks > 1;

  Schedule schedule = m_resolved.customSchedule != nullptr
                          ? *m_resolved.customSchedule
                          : buildSchedule(m_resolved.schedule, times);
  Result<Timeline> timeline = simulate(schedule, times);
  if (!timeline) {
    m_result.findings.push_back({"schedule.deadlock",
                                 Severity::Error,
                                 {{SubjectKind::Field, "layout.schedule.kind"}},
                                 timeline.error().expected,
                                 {},
                                 timeline.error().remedy});
    return false;
  }
  if (latency > 0) {
    ScheduleTimes withoutLinks = times;
    withoutLinks.boundaryLatency.assign(static_cast<std::size_t>(boundaries), 0.0);
    withoutLinks.blocking = false;
    const Result<Timeline> ideal = simulate(schedule, withoutLinks);
    if (ideal) m_pipelineWait = std::max(0.0, timeline->makespan - ideal->makespan);
  }
  m_step = std::make_shared<SimulatedStep>(
      SimulatedStep{std::move(schedule), std::move(times), std::move(*timeline), {}, {}});
  m_timeline = std::shared_ptr<const Timeline>(m_step, &m_step->timeline);
  return true;
}

/// What the timeline's events need beside the programs: the recompute inside the backwards
/// and the work at the end of the step.
RankExtras Evaluator::extrasOf(int rank) const {
  const auto i = static_cast<std::size_t>(rank);
  RankExtras extras;
  for (const ChunkCost& chunk : m_costs[i].chunks) {
    extras.recompute.push_back(chunk.cost.recompute.total());
  }
  for (const StepCollective& item : m_work[i].collectives) {
    const bool reduces =
        item.collective == Collective::AllReduce || item.collective == Collective::ReduceScatter;
    // ZeRO-2 and 3 reduce after every micro-batch: the last of them counts here.
    if (reduces) extras.reduction += item.time / std::max(1.0, item.count);
  }
  extras.reductionExposed = m_work[i].reduceExposed;
  extras.reduction = std::max(extras.reduction, extras.reductionExposed);
  extras.optimizer = m_work[i].optimizer;
  extras.gatherExposed = m_work[i].gatherExposed;
  return extras;
}

/// Tensors that a GPU of the rank holds, so that walking the timeline comes to the peak in
/// `memory`, whose activations are those of `peak`.
RankMemory Evaluator::memoryOf(int rank, const MemoryBreakdown& memory, const StateMemory& states,
                               const ActivationPeak& peak) const {
  const StageCost& cost = m_costs[static_cast<std::size_t>(rank)];
  RankMemory result;
  result.base = memory.allocated() - bytesFrom(peak.total());
  for (const ChunkCost& chunk : cost.chunks) {
    const Bytes activations = bytesFrom(chunk.activations);
    const bool fusedLoss = context(rank).fusedLoss;
    result.chunks.push_back({activations, activations, bytesFrom(forwardTransient(chunk).total()),
                             bytesFrom(backwardTransient(chunk, cost, states, fusedLoss).total())});
  }
  return result;
}

void Evaluator::assembleStep() {
  const Timeline& timeline = *m_timeline;
  m_result.step = m_step;
  m_result.timeline = m_timeline;
  m_result.bubbleRatio = timeline.bubbleRatio();
  m_result.bubbleOverhead = timeline.bubbleOverhead();
  m_result.bubbleRatioSpan = timeline.bubbleRatioSpan();

  // The step ends when the last rank has reduced its gradients; the global norm joins all
  // ranks, then everyone updates and gathers.
  int last = 0;
  double end = 0;
  double optimizer = 0;
  double gather = 0;
  for (int s = 0; s < stages(); ++s) {
    const auto i = static_cast<std::size_t>(s);
    const double stageEnd = timeline.lastEnd[i] + m_work[i].reduceExposed;
    if (stageEnd > end) {
      end = stageEnd;
      last = s;
    }
    optimizer = std::max(optimizer, m_work[i].optimizer);
    gather = std::max(gather, m_work[i].gatherExposed);
  }
  const auto r = static_cast<std::size_t>(last);
  const LayerCost& cost = m_costs[r].total;
  const double m = microBatches();
  const PhaseTime backward = [&] {
    PhaseTime sum = cost.backwardInput;
    sum += cost.backwardWeight;
    return sum;
  }();
  StepBreakdown& parts = m_result.breakdown;
  parts.compute = Seconds(m * (cost.forward.kernels + backward.kernels));
  parts.recompute = Seconds(m * cost.recompute.kernels);
  const auto waits = [&](double PhaseTime::*part) {
    return Seconds(m * (cost.forward.*part + backward.*part + cost.recompute.*part));
  };
  parts.tpExposed = waits(&PhaseTime::tpExposed);
  parts.cpExposed = waits(&PhaseTime::cpExposed);
  parts.epExposed = waits(&PhaseTime::epExposed);
  const double perMicroBatch = m * m_work[r].perMicroBatchExposed;
  parts.dpExposed = Seconds(perMicroBatch + m_work[r].reduceExposed + gather);
  const double busy =
      m * (cost.forward.total() + backward.total() + cost.recompute.total()) + perMicroBatch;
  // The rank's end is a sum in another order than `busy`: what rounding leaves is no bubble.
  const double rest = timeline.lastEnd[r] - busy;
  const double idle = rest > 1e-9 * timeline.lastEnd[r] ? rest : 0;
  // A rank cannot wait longer for its transfers than they take; what other ranks' transfers
  // add is bubble.
  parts.ppExposed = Seconds(std::min({idle, m_pipelineWait, transferTime(last)}));
  parts.bubble = Seconds(idle) - parts.ppExposed;
  parts.optimizer = Seconds(optimizer);
  m_result.hostWait = waits(&PhaseTime::hostExposed);
  parts.other =
      m_result.hostWait + (parts.total() + m_result.hostWait) * jitterShare(m_result.worldSize);
  m_result.breakdownRank = last;
  m_result.pipelineWait = Seconds(m_pipelineWait);

  const double step = parts.total().value();
  const ErrorBand band = errorBandOf(bandKind());
  m_result.stepTime = {step * band.low, step, step * band.high};
  m_result.assumptions.push_back(
      {"step_time_s",
       "P10 " + formatNumber(band.low) + ", P90 " + formatNumber(band.high),
       "measured",
       {SLICESCAPE_TEXT("P10 and P90 of measured over predicted step time on {0} published runs "
                        "of {1} sources ({2})."),
        {std::int64_t{band.runs}, std::int64_t{band.sources}, band.kind.name()}}});
  m_result.exposedCommunicationShare =
      (parts.tpExposed + parts.cpExposed + parts.epExposed + parts.ppExposed + parts.dpExposed) /
      Seconds(step);
}

void Evaluator::describeStages() {
  for (int s = 0; s < stages(); ++s) {
    const auto i = static_cast<std::size_t>(s);
    const StageCost& cost = m_costs[i];
    const Stage& placed = m_resolved.stages[i];
    StageResult stage;
    stage.stage = s;
    stage.rank0 = m_resolved.grid.rank(0, 0, 0, s);
    stage.chunks = placed.chunks;
    stage.embedding = placed.embedding;
    stage.head = placed.head;
    stage.mtp = placed.mtp;
    stage.parametersPerDevice = std::llround(cost.parameters.total());
    stage.forward = Seconds(cost.total.forward.total());
    stage.backwardInput = Seconds(cost.total.backwardInput.total() + cost.total.recompute.total());
    stage.backwardWeight = Seconds(cost.total.backwardWeight.total());
    stage.recompute = Seconds(cost.total.recompute.total());
    const auto waits = [&](double PhaseTime::*part) {
      return Seconds(cost.total.forward.*part + cost.total.backwardInput.*part +
                     cost.total.backwardWeight.*part + cost.total.recompute.*part);
    };
    stage.tpExposed = waits(&PhaseTime::tpExposed);
    stage.cpExposed = waits(&PhaseTime::cpExposed);
    stage.epExposed = waits(&PhaseTime::epExposed);
    const StateMemory states = stateMemory(cost.parameters, context(s));
    const ActivationPeak peak =
        activationPeak(m_timeline->ranks[i], cost, states, context(s).fusedLoss);
    stage.memory = stageMemory(m_resolved, context(s), states, peak);
    m_step->extras.push_back(extrasOf(s));
    m_step->memory.push_back(memoryOf(s, stage.memory, states, peak));
    stage.inFlight = peak.inFlight;
    stage.peakMoment = peak.moment;
    stage.hostMemory = bytesFrom(states.onHost + peak.onHost);
    stage.peakMicroBatch = peak.microBatch;
    stage.peakTime = Seconds(peak.time);
    stage.peak = stage.memory.device();
    stage.capacity = context(s).deviceMemory;
    stage.bubbleRatio = m_timeline->bubbleRatioOf(s);
    stage.deviceId = context(s).device->id;
    m_result.stages.push_back(std::move(stage));
  }
  // The worst GPU is the one with the least room relative to its own capacity.
  const auto fill = [](const StageResult& s) { return s.peak / s.capacity; };
  const auto worst = std::max_element(
      m_result.stages.begin(), m_result.stages.end(),
      [&](const StageResult& a, const StageResult& b) { return fill(a) < fill(b); });
  m_result.worstStage = worst->stage;
  m_result.worstRank = worst->rank0;
  m_result.peakAllocated = worst->memory.allocated();
  m_result.peakReserved = worst->memory.reserved();
  m_result.peakDevice = worst->memory.device();
  m_result.capacity = worst->capacity;
}

void Evaluator::describeLayers() {
  const PerLayerCost layers = perLayerCost(m_resolved);
  m_result.layerForward = layers.seconds;
  m_result.layerMemory.reserve(layers.bytes.size());
  for (const double bytes : layers.bytes) m_result.layerMemory.push_back(bytesFrom(bytes));
}

void Evaluator::describeCommunication() {
  const auto i = static_cast<std::size_t>(m_result.breakdownRank);
  for (StageTraffic& traffic :
       stageTraffic(m_resolved, m_result.breakdownRank, m_resolved.hostGroupOfStage[i], m_costs[i],
                    m_work[i])) {
    if (traffic.item.axis == "pp") traffic.item.exposed = m_result.breakdown.ppExposed;
    m_result.communication.push_back(std::move(traffic.item));
  }
  chargeSlowestGather();
  m_result.links = linkLoads(m_resolved, m_costs, m_work, m_result.stepTime.p50);
}

/// The parameter gather waits for the stage that is slowest to gather, and ZeRO-3 for its
/// first and last layer: what the rank's own collectives do not explain is charged to its
/// last data-parallel one, so that the rows add up to the breakdown.
void Evaluator::chargeSlowestGather() {
  CommunicationItem* last = nullptr;
  Seconds rows;
  for (CommunicationItem& item : m_result.communication) {
    if (item.axis != "dp") continue;
    rows += item.exposed;
    last = &item;
  }
  if (last == nullptr) return;
  last->exposed += m_result.breakdown.dpExposed - rows;
  last->time = std::max(last->time, last->exposed);
}

double Evaluator::transferTime(int stage) const {
  return boundaryTime(m_resolved, stage) * boundaryTransfers(m_resolved, stage);
}

void Evaluator::describeThroughput() {
  const Workload& work = *m_plan.workload;
  const ModelProfile& model = *m_resolved.model;
  const double step = m_result.stepTime.p50;
  const double batch = static_cast<double>(work.globalBatch);
  const double devices = static_cast<double>(std::max<std::int64_t>(1, m_result.worldSize));
  m_result.tokensPerSecond = batch * static_cast<double>(work.sequenceLength) / step;
  m_result.tokensPerSecondPerDevice = m_result.tokensPerSecond / devices;

  const TrainingContext& first = context(0);
  // LoRA needs no weight gradients of the base: two of three forwards remain. The adapters'
  // own work is left out, as it is of the time.
  const double trained = first.trainsAllWeights ? 1.0 : 2.0 / 3.0;
  // A document mask makes shorter sequences of each, and more of them.
  const std::int64_t length = first.attentionSequence();
  const double documents = static_cast<double>(work.sequenceLength) / static_cast<double>(length);
  const double causal = modelFlopsPerSequence(model, length, true, first.paddedVocabulary).value() *
                        documents * batch * trained;
  const double full = modelFlopsPerSequence(model, length, false, first.paddedVocabulary).value() *
                      documents * batch * trained;
  double recomputed = 0;
  for (const StageCost& cost : m_costs) recomputed += cost.total.recomputedFlop;
  recomputed *= microBatches() * m_plan.layout->dp;
  m_result.peakPrecision = peakKey(first.precision);
  // Stages hold equally many GPUs: with mixed types the peak is their mean.
  for (const TrainingContext& stage : m_resolved.contexts) {
    m_result.peakFlopPerSecond += stage.device->peakFor(m_result.peakPrecision).value() /
                                  static_cast<double>(m_resolved.contexts.size());
  }
  const double available = step * devices * m_result.peakFlopPerSecond;
  m_result.modelFlopPerSecondPerDevice = causal / step / devices;
  m_result.mfuCausal = causal / available;
  m_result.mfuFull = full / available;
  m_result.hfu = (causal + recomputed) / available;
}

/// Worst first, otherwise in the order in which the rules stand.
void sortFindings(std::vector<Finding>& findings) {
  std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
    return static_cast<int>(a.severity) > static_cast<int>(b.severity);
  });
}

Verdict verdictOf(const Evaluation& evaluation, bool computed) {
  bool tooLarge = false;
  for (const Finding& finding : evaluation.findings) {
    if (finding.severity != Severity::Error) continue;
    if (!finding.code.starts_with("memory.")) return Verdict::Invalid;
    tooLarge = true;
  }
  if (!computed) return Verdict::Invalid;
  return tooLarge ? Verdict::DoesNotFit : Verdict::Fits;
}

}  // namespace

Catalogues Catalogues::builtIn() {
  return {HardwareCatalogue::builtIn(), ModelCatalogue::builtIn()};
}

std::shared_ptr<const ModelProfile> modelOf(const Plan& plan, const Catalogues& catalogues) {
  if (plan.model->profile != nullptr) return plan.model->profile;
  return catalogues.models.find(plan.model->catalogueId);
}

StageMap stagesOf(const Plan& plan, const Catalogues& catalogues) {
  return resolvePlan(plan, catalogues).stages;
}

Evaluation evaluate(const Plan& plan, const Catalogues& catalogues) {
  Evaluation result;
  ResolvedPlan resolved = resolvePlan(plan, catalogues);
  result.worldSize = plan.layout->worldSize();
  result.placement = resolved.placement;
  result.microBatches = resolved.schedule.microBatches;
  for (const PlacedRun& run : resolved.placement.runs) {
    result.hostCount += (run.rankCount + run.devicesPerHost - 1) / std::max(1, run.devicesPerHost);
  }
  if (resolved.model != nullptr) {
    result.totalParameters = resolved.model->totalParameters();
    result.activeParameters = resolved.model->activeParameters();
  }
  result.findings = resolved.problems;
  result.assumptions = resolved.assumptions;
  checkClusterRules(plan, resolved, result.findings);
  checkReferenceRules(plan, resolved, result.findings);
  checkLayoutRules(plan, resolved, result.findings);

  if (!resolved.contexts.empty()) result.zero = resolved.contexts.front().zero;
  const bool computable = resolved.isComputable();
  const bool computed = computable && Evaluator(plan, resolved, result).run();
  checkNetworkRules(plan, resolved, result, computed, result.findings);
  if (computed) {
    checkResultRules(plan, resolved, result, result.findings);
    checkReportedFigures(plan, result, result.findings);
  }
  if (computable) {
    result.assumptions.push_back(
        {"cost.efficiency",
         resolved.contexts.front().efficiency.source,
         "assumption",
         {SLICESCAPE_TEXT("What kernels and links reach of the datasheet.")}});
    addMeasuredCurves(*plan.cluster, result.assumptions);
  }
  sortFindings(result.findings);
  result.verdict = verdictOf(result, computed);
  result.fits = result.verdict == Verdict::Fits;
  return result;
}

}  // namespace slicescape
