// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/explanation.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/plan/stage_cost.h"
#include "core/plan/step_traffic.h"

namespace slicescape {
namespace {

using Combination = Explanation::Combination;

const char* kModelFacts =
    "cost model, sections 3 and 4; Korthikanti et al. 2205.05198; ZeRO 1910.02054";

Explanation leaf(Text name, TextArgument value, std::string formula,
                 std::vector<ExplanationInput> inputs, std::string source) {
  return {std::move(name),
          std::move(value),
          std::move(formula),
          Combination::Leaf,
          std::move(inputs),
          std::move(source),
          {}};
}

Explanation sum(Text name, TextArgument value, std::string formula, std::string source,
                std::vector<Explanation> terms) {
  return {std::move(name),   std::move(value), std::move(formula), Combination::Sum, {},
          std::move(source), std::move(terms)};
}

ExplanationInput input(std::string name, TextArgument value, std::string origin) {
  return {std::move(name), std::move(value), std::move(origin)};
}

/// Builds explanations from the same functions that made the evaluation, so that a term
/// can not drift away from the number it explains.
class Explainer {
 public:
  Explainer(const Plan& plan, const Evaluation& evaluation, const Catalogues& catalogues)
      : m_plan(plan), m_evaluation(evaluation), m_resolved(resolvePlan(plan, catalogues)) {
    if (m_resolved.isComputable()) m_costs = stageCosts(m_resolved);
  }

  Explanation stepTime() const;
  Explanation tokensPerSecond() const;
  Explanation flopShare(bool causal, bool recompute) const;
  Explanation bubbleRatio() const;
  Explanation exposedCommunication() const;
  Explanation memory(int stage) const;
  Explanation phase(int stage, Text name, PhaseTime LayerCost::*part, Seconds value) const;
  Explanation backward(int stage) const;
  Explanation stageWait(int stage, Text name, double PhaseTime::*part, Seconds value) const;

 private:
  const TrainingContext& context(int stage) const {
    return m_resolved.contexts[static_cast<std::size_t>(stage)];
  }
  const StageCost& cost(int stage) const { return m_costs[static_cast<std::size_t>(stage)]; }
  std::int64_t microBatches() const { return m_resolved.schedule.microBatches; }
  Explanation axisWait(const char* axis, Text name, Seconds value) const;
  Explanation kernels() const;

  const Plan& m_plan;
  const Evaluation& m_evaluation;
  ResolvedPlan m_resolved;
  std::vector<StageCost> m_costs;
};

Explanation Explainer::kernels() const {
  const int stage = m_evaluation.breakdownRank;
  const double m = static_cast<double>(microBatches());
  const auto term = [&](Text name, double perMicroBatch, std::string formula, std::string source) {
    return leaf(
        std::move(name), Seconds(m * perMicroBatch), std::move(formula),
        {input("micro-batches", microBatches(), "derived"),
         input("kernels per micro-batch", Seconds(perMicroBatch), "derived"),
         input("dense peak", context(stage).device->peakFor(peakKey(context(stage).precision)),
               "datasheet"),
         input("share of peak of large products", Share{context(stage).efficiency.gemm},
               "assumption")},
        std::move(source));
  };
  const LayerCost& total = cost(stage).total;
  const char* form = "m · Σ max(FLOP / (peak · share · K/(K+K0) · tiles), bytes / bandwidth)";
  return sum({SLICESCAPE_TEXT("Compute")}, m_evaluation.breakdown.compute,
             "forward + input gradient + weight gradient", "cost model, section 4",
             {term({SLICESCAPE_TEXT("Forward")}, total.forward.kernels, form,
                   "cost model, sections 2.1, 4.1 to 4.3"),
              term({SLICESCAPE_TEXT("Backward, input gradient")}, total.backwardInput.kernels, form,
                   "cost model, sections 2.1, 4.1 to 4.3"),
              term({SLICESCAPE_TEXT("Backward, weight gradient")}, total.backwardWeight.kernels,
                   form, "cost model, sections 2.1, 4.1")});
}

Explanation Explainer::axisWait(const char* axis, Text name, Seconds value) const {
  Explanation result = leaf(std::move(name), value, "time − hidden behind compute", {},
                            "cost model, sections 5.1 to 5.4");
  for (const CommunicationItem& item : m_evaluation.communication) {
    if (item.axis != axis) continue;
    result.inputs.push_back(
        input(item.collective + ", bytes per rank", item.bytesPerRankPerStep, "derived"));
    result.inputs.push_back(input(item.collective + ", times", item.countPerStep, "derived"));
    result.inputs.push_back(
        input(item.collective + " on " + item.link + ", time", item.time, "derived"));
    result.inputs.push_back(input(item.collective + ", exposed", item.exposed, "derived"));
  }
  return result;
}

Explanation Explainer::stepTime() const {
  const StepBreakdown& parts = m_evaluation.breakdown;
  const std::int64_t rank = m_evaluation.breakdownRank;
  return sum(
      {SLICESCAPE_TEXT("Step time"), {}}, Seconds(m_evaluation.stepTime.p50),
      "compute + recompute + exposed communication + bubble + optimizer + other, on the rank that "
      "finishes last",
      "cost model, section 8",
      {kernels(),
       leaf({SLICESCAPE_TEXT("Recompute")}, parts.recompute, "m · forward repeated in the backward",
            {input("recompute mode", m_plan.layout->recompute.mode, "plan"),
             input("micro-batches", microBatches(), "derived")},
            "cost model, section 2.2"),
       axisWait("tp", {SLICESCAPE_TEXT("Waiting for TP")}, parts.tpExposed),
       axisWait("cp", {SLICESCAPE_TEXT("Waiting for CP")}, parts.cpExposed),
       axisWait("ep", {SLICESCAPE_TEXT("Waiting for EP")}, parts.epExposed),
       axisWait("pp", {SLICESCAPE_TEXT("Waiting for PP transfers")}, parts.ppExposed),
       axisWait("dp", {SLICESCAPE_TEXT("Waiting for DP")}, parts.dpExposed),
       leaf({SLICESCAPE_TEXT("Bubble")}, parts.bubble,
            "end of the rank's last operation − its busy time − transfers",
            {input("pipeline rank", rank, "derived"),
             input("stages", std::int64_t{m_plan.layout->pp}, "plan"),
             input("micro-batches", microBatches(), "derived"),
             input("schedule", std::string(scheduleName(m_resolved.schedule.kind)), "plan")},
            "event simulation of the schedule"),
       leaf({SLICESCAPE_TEXT("Optimizer")}, parts.optimizer,
            "local parameters · 34 bytes / (0.8 · memory bandwidth)",
            {input("parameters per GPU",
                   m_evaluation.stages[static_cast<std::size_t>(rank)].parametersPerDevice,
                   "derived"),
             input("shard ranks", std::int64_t{context(static_cast<int>(rank)).denseShardRanks},
                   "plan"),
             input("memory bandwidth", context(static_cast<int>(rank)).device->memoryBandwidth,
                   "datasheet")},
            "cost model, section 4.4"),
       leaf({SLICESCAPE_TEXT("Other: jitter of a synchronous job")}, parts.other,
            "(1 % + 0.4 % · log2(GPUs / 8)) · sum of the parts above",
            {input("GPUs", m_evaluation.worldSize, "plan")},
            "calibration over the published runs")});
}

Explanation Explainer::tokensPerSecond() const {
  Explanation result = leaf({SLICESCAPE_TEXT("Tokens per second")}, m_evaluation.tokensPerSecond,
                            "global batch · sequence length / step time",
                            {input("global batch", m_plan.workload->globalBatch, "plan"),
                             input("sequence length", m_plan.workload->sequenceLength, "plan"),
                             input("step time", Seconds(m_evaluation.stepTime.p50), "derived")},
                            "definition");
  return result;
}

Explanation Explainer::flopShare(bool causal, bool recompute) const {
  const double share = recompute ? m_evaluation.hfu
                       : causal  ? m_evaluation.mfuCausal
                                 : m_evaluation.mfuFull;
  const double available = m_evaluation.stepTime.p50 * static_cast<double>(m_evaluation.worldSize) *
                           m_evaluation.peakFlopPerSecond;
  const Text name =
      recompute ? Text{SLICESCAPE_TEXT("HFU: recomputed work counted")}
      : causal  ? Text{SLICESCAPE_TEXT("MFU, causal: attention halved, recompute not counted")}
                : Text{SLICESCAPE_TEXT("MFU, full: attention not halved, recompute not counted")};
  return leaf(name, Share{share}, "FLOP per step / (step time · GPUs · dense peak)",
              {input("FLOP per step", Flop(share * available), "derived"),
               input("step time", Seconds(m_evaluation.stepTime.p50), "derived"),
               input("GPUs", m_evaluation.worldSize, "plan"),
               input("dense peak, " + m_evaluation.peakPrecision,
                     FlopPerSecond(m_evaluation.peakFlopPerSecond), "datasheet")},
              "cost model, section 2.2");
}

Explanation Explainer::bubbleRatio() const {
  const Timeline& timeline = *m_evaluation.timeline;
  double busy = 0;
  for (const double rank : timeline.busy) busy += rank;
  busy /= static_cast<double>(timeline.busy.size());
  return leaf({SLICESCAPE_TEXT("Bubble ratio")}, Share{m_evaluation.bubbleRatio},
              "1 − busy / makespan, averaged over pipeline ranks",
              {input("busy, mean over ranks", Seconds(busy), "derived"),
               input("makespan", Seconds(timeline.makespan), "derived"),
               input("bubble overhead (makespan / busy − 1)", Share{m_evaluation.bubbleOverhead},
                     "derived"),
               input("bubble ratio (span)", Share{m_evaluation.bubbleRatioSpan}, "derived")},
              "event simulation of the schedule");
}

Explanation Explainer::exposedCommunication() const {
  const StepBreakdown& parts = m_evaluation.breakdown;
  return sum(
      {SLICESCAPE_TEXT("Exposed communication per step")},
      parts.tpExposed + parts.cpExposed + parts.epExposed + parts.ppExposed + parts.dpExposed,
      "TP + CP + EP + PP + DP", "cost model, section 5",
      {axisWait("tp", {SLICESCAPE_TEXT("Waiting for TP")}, parts.tpExposed),
       axisWait("cp", {SLICESCAPE_TEXT("Waiting for CP")}, parts.cpExposed),
       axisWait("ep", {SLICESCAPE_TEXT("Waiting for EP")}, parts.epExposed),
       axisWait("pp", {SLICESCAPE_TEXT("Waiting for PP transfers")}, parts.ppExposed),
       axisWait("dp", {SLICESCAPE_TEXT("Waiting for DP")}, parts.dpExposed)});
}

Explanation Explainer::memory(int stage) const {
  const StageResult& result = m_evaluation.stages[static_cast<std::size_t>(stage)];
  const MemoryBreakdown& parts = result.memory;
  const TrainingContext& c = context(stage);
  const StageParameters& parameters = cost(stage).parameters;
  const auto states = [&](Text name, Bytes value, double bytes, bool sharded) {
    return leaf(std::move(name), value,
                sharded
                    ? "(dense / shard ranks + experts / expert shard ranks) · bytes per parameter"
                    : "parameters per GPU · bytes per parameter",
                {input("dense parameters per GPU", std::llround(parameters.dense), "derived"),
                 input("expert parameters per GPU", std::llround(parameters.expert), "derived"),
                 input("bytes per parameter", bytes, "assumption"),
                 input("shard ranks", std::int64_t{sharded ? c.denseShardRanks : 1}, "plan")},
                "cost model, sections 1.3 and 3.1");
  };
  const double perMicroBatch = [&] {
    double bytes = 0;
    for (const ChunkCost& chunk : cost(stage).chunks) bytes += chunk.activations;
    return bytes;
  }();
  return sum(
      {SLICESCAPE_TEXT("Memory of one GPU of stage {0} at its peak"), {std::int64_t{stage}}},
      parts.device(), "weights + gradients + optimizer + activations + logits + buffers + reserves",
      kModelFacts,
      {states({SLICESCAPE_TEXT("Weights")}, parts.weights, c.states.weight, c.zero >= 3),
       states({SLICESCAPE_TEXT("Gradients")}, parts.gradients, c.states.gradient, c.zero >= 2),
       states({SLICESCAPE_TEXT("Optimizer")}, parts.optimizer, c.states.optimizer, c.zero >= 1),
       leaf({SLICESCAPE_TEXT("Activations")}, parts.activations,
            "micro-batches in flight · saved bytes per micro-batch + recompute working set",
            {input("in flight", result.inFlight, "event simulation"),
             input("saved per micro-batch", bytesFrom(perMicroBatch), "derived"),
             input("recompute working set", bytesFrom(cost(stage).recomputeWorkingSet), "derived")},
            "cost model, sections 3.3, 3.5 and 3.6"),
       leaf({SLICESCAPE_TEXT("Logits")}, parts.logits,
            "tokens · padded vocabulary / TP · bytes, on the head's stage",
            {input("tokens", c.tokens(), "plan"),
             input("padded vocabulary", c.paddedVocabulary, "derived"),
             input("bytes per logit", c.fusedLoss ? 4.0 : 8.0, "assumption")},
            "cost model, section 3.4"),
       leaf({SLICESCAPE_TEXT("Buffers")}, parts.buffers,
            "largest temporary gradient or gathered units + pipeline receive buffers",
            {input("largest matrix, parameters", std::llround(parameters.largestWeight), "derived"),
             input("largest layer, parameters", std::llround(parameters.largestLayer), "derived")},
            "cost model, section 3.2"),
       leaf({SLICESCAPE_TEXT("Communicators")}, parts.communication,
            "0.4 GiB · communicators that cross GPUs, at most four", {},
            "cost model, section 3.2, planner default"),
       leaf({SLICESCAPE_TEXT("Driver context")}, parts.context, "1 GiB", {},
            "cost model, section 3.2, planner default"),
       leaf({SLICESCAPE_TEXT("Fragmentation")}, parts.fragmentation, "5 % of the tensors",
            {input("tensors", parts.allocated(), "derived")},
            "cost model, section 3.2, planner default")});
}

Explanation Explainer::phase(int stage, Text name, PhaseTime LayerCost::*part,
                             Seconds value) const {
  const PhaseTime& time = cost(stage).total.*part;
  return sum(std::move(name), value, "kernels + exposed TP + exposed CP + exposed EP",
             "cost model, sections 4 and 5",
             {leaf({SLICESCAPE_TEXT("Kernels")}, Seconds(time.kernels), "Σ layers", {},
                   "cost model, section 4"),
              leaf({SLICESCAPE_TEXT("Waiting for TP")}, Seconds(time.tpExposed), "", {},
                   "cost model, section 5.1"),
              leaf({SLICESCAPE_TEXT("Waiting for CP")}, Seconds(time.cpExposed), "", {},
                   "cost model, section 5.1"),
              leaf({SLICESCAPE_TEXT("Waiting for EP")}, Seconds(time.epExposed), "", {},
                   "cost model, section 5.1")});
}

Explanation Explainer::backward(int stage) const {
  const LayerCost& total = cost(stage).total;
  return sum({SLICESCAPE_TEXT("Backward, input gradient, per micro-batch")},
             m_evaluation.stages[static_cast<std::size_t>(stage)].backwardInput,
             "input gradient + recompute", "cost model, sections 2.1 and 2.2",
             {phase(stage, {SLICESCAPE_TEXT("Input gradient")}, &LayerCost::backwardInput,
                    Seconds(total.backwardInput.total())),
              phase(stage, {SLICESCAPE_TEXT("Recompute")}, &LayerCost::recompute,
                    Seconds(total.recompute.total()))});
}

Explanation Explainer::stageWait(int stage, Text name, double PhaseTime::*part,
                                 Seconds value) const {
  const LayerCost& total = cost(stage).total;
  const auto term = [&](Text phaseName, const PhaseTime& time) {
    return leaf(std::move(phaseName), Seconds(time.*part), "collectives − hidden behind compute",
                {}, "cost model, sections 5.1 and 5.2");
  };
  return sum(std::move(name), value, "forward + backward + recompute", "cost model, section 5",
             {term({SLICESCAPE_TEXT("Forward")}, total.forward),
              term({SLICESCAPE_TEXT("Backward, input gradient")}, total.backwardInput),
              term({SLICESCAPE_TEXT("Backward, weight gradient")}, total.backwardWeight),
              term({SLICESCAPE_TEXT("Recompute")}, total.recompute)});
}

/// "stages[3].peak_bytes" -> 3 and "peak_bytes".
std::optional<std::pair<int, std::string_view>> stageMetric(std::string_view metric) {
  constexpr std::string_view kPrefix = "stages[";
  if (!metric.starts_with(kPrefix)) return std::nullopt;
  metric.remove_prefix(kPrefix.size());
  int stage = 0;
  const auto [end, code] = std::from_chars(metric.data(), metric.data() + metric.size(), stage);
  const auto used = static_cast<std::size_t>(end - metric.data());
  if (code != std::errc() || metric.substr(used, 2) != "].") return std::nullopt;
  return std::pair{stage, metric.substr(used + 2)};
}

}  // namespace

std::vector<std::string> explainableMetrics(const Evaluation& evaluation) {
  std::vector<std::string> metrics{
      "step_time_s",      "tokens_per_s", "mfu",          "mfu.causal",
      "mfu.full",         "hfu",          "bubble_ratio", "exposed_communication",
      "peak_memory_bytes"};
  for (const StageResult& stage : evaluation.stages) {
    for (const char* part : {"peak_bytes", "forward_s", "backward_input_s", "backward_weight_s",
                             "recompute_s", "tp_exposed_s", "cp_exposed_s", "ep_exposed_s"}) {
      metrics.push_back("stages[" + std::to_string(stage.stage) + "]." + part);
    }
  }
  return metrics;
}

Result<Explanation> explain(const Plan& plan, const Evaluation& evaluation, std::string_view metric,
                            const Catalogues& catalogues) {
  const auto refuse = [&](Text expected) {
    std::string known;
    for (const std::string& name : explainableMetrics(evaluation)) {
      if (name.starts_with("stages[") && !name.starts_with("stages[0]")) continue;
      known += (known.empty() ? "" : ", ") + name;
    }
    return Error("", std::string(metric), std::move(expected),
                 {SLICESCAPE_TEXT("Ask for one of: {0}."), {known}});
  };
  if (evaluation.stages.empty() || evaluation.timeline == nullptr) {
    return Error("", std::string(metric),
                 {SLICESCAPE_TEXT("expected a plan that can be computed; this one breaks rules")},
                 {SLICESCAPE_TEXT("Mend the findings first.")});
  }
  const Explainer explainer(plan, evaluation, catalogues);
  if (metric == "step_time_s") return explainer.stepTime();
  if (metric == "tokens_per_s") return explainer.tokensPerSecond();
  if (metric == "mfu" || metric == "mfu.causal") return explainer.flopShare(true, false);
  if (metric == "mfu.full") return explainer.flopShare(false, false);
  if (metric == "hfu") return explainer.flopShare(true, true);
  if (metric == "bubble_ratio") return explainer.bubbleRatio();
  if (metric == "exposed_communication") return explainer.exposedCommunication();
  if (metric == "peak_memory_bytes") return explainer.memory(evaluation.worstStage);
  if (const auto part = stageMetric(metric)) {
    const auto [stage, name] = *part;
    if (stage < 0 || stage >= static_cast<int>(evaluation.stages.size())) {
      return refuse({SLICESCAPE_TEXT("expected a stage from 0 to {0}"),
                     {static_cast<std::int64_t>(evaluation.stages.size()) - 1}});
    }
    const StageResult& result = evaluation.stages[static_cast<std::size_t>(stage)];
    if (name == "peak_bytes") return explainer.memory(stage);
    if (name == "recompute_s") {
      return explainer.phase(stage, {SLICESCAPE_TEXT("Recompute, per micro-batch")},
                             &LayerCost::recompute, result.recompute);
    }
    if (name == "tp_exposed_s") {
      return explainer.stageWait(stage, {SLICESCAPE_TEXT("Waiting for TP")}, &PhaseTime::tpExposed,
                                 result.tpExposed);
    }
    if (name == "cp_exposed_s") {
      return explainer.stageWait(stage, {SLICESCAPE_TEXT("Waiting for CP")}, &PhaseTime::cpExposed,
                                 result.cpExposed);
    }
    if (name == "ep_exposed_s") {
      return explainer.stageWait(stage, {SLICESCAPE_TEXT("Waiting for EP")}, &PhaseTime::epExposed,
                                 result.epExposed);
    }
    if (name == "forward_s")
      return explainer.phase(stage, {SLICESCAPE_TEXT("Forward, per micro-batch")},
                             &LayerCost::forward, result.forward);
    if (name == "backward_input_s") return explainer.backward(stage);
    if (name == "backward_weight_s")
      return explainer.phase(stage, {SLICESCAPE_TEXT("Backward, weight gradient, per micro-batch")},
                             &LayerCost::backwardWeight, result.backwardWeight);
  }
  return refuse({SLICESCAPE_TEXT("expected the name of a metric")});
}

}  // namespace slicescape
