// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <boost/json/value.hpp>

#include "core/storage/plan_json.h"
#include "core/units/text_json.h"

// `slicescape.evaluation/1`: names and meaning of the keys are a contract with other
// people's scripts. Figures that an invalid plan does not have are null, never 0.

namespace slicescape {
namespace {

namespace json = boost::json;

json::value number(double value) {
  return numberToJson(value);
}
json::value number(Seconds value) {
  return number(value.value());
}
json::value number(Bytes value) {
  return value.value();
}

std::string_view verdictWord(Verdict verdict) {
  switch (verdict) {
    case Verdict::Fits:
      return "fits";
    case Verdict::DoesNotFit:
      return "does_not_fit";
    case Verdict::Invalid:
      break;
  }
  return "invalid";
}

std::string_view severityWord(Severity severity) {
  switch (severity) {
    case Severity::Info:
      return "info";
    case Severity::Warning:
      return "warning";
    case Severity::Error:
      break;
  }
  return "error";
}

std::string_view subjectWord(SubjectKind kind) {
  switch (kind) {
    case SubjectKind::Stage:
      return "stage";
    case SubjectKind::Layer:
      return "layer";
    case SubjectKind::Host:
      return "host";
    case SubjectKind::Switch:
      return "switch";
    case SubjectKind::Link:
      return "link";
    case SubjectKind::Field:
      return "field";
    case SubjectKind::Axis:
      return "axis";
    case SubjectKind::Rank:
      break;
  }
  return "rank";
}

json::object findingToJson(const Finding& finding) {
  json::array subjects;
  for (const Subject& subject : finding.subjects) {
    subjects.push_back({{"kind", subjectWord(subject.kind)}, {"id", subject.id}});
  }
  json::object evidence;
  for (const auto& [name, value] : finding.evidence) {
    evidence[name] = argumentToJson(value);
  }
  return {{"code", finding.code},
          {"severity", severityWord(finding.severity)},
          {"subjects", std::move(subjects)},
          {"message", toEnglish(finding.message)},
          {"evidence", std::move(evidence)},
          {"remedy", toEnglish(finding.remedy)}};
}

json::object memoryToJson(const MemoryBreakdown& memory) {
  return {{"weights", number(memory.weights)},
          {"gradients", number(memory.gradients)},
          {"optimizer", number(memory.optimizer)},
          {"activations", number(memory.activations)},
          {"logits", number(memory.logits)},
          {"buffers", number(memory.buffers)},
          {"communication", number(memory.communication)},
          {"context", number(memory.context)},
          {"fragmentation", number(memory.fragmentation)}};
}

const char* momentName(PeakMoment moment) {
  switch (moment) {
    case PeakMoment::Load:
      return "load";
    case PeakMoment::Forward:
      return "forward";
    case PeakMoment::Backward:
      return "backward";
    case PeakMoment::BackwardInput:
      return "backward_input";
    case PeakMoment::BackwardWeight:
      return "backward_weight";
    case PeakMoment::ForwardBackward:
      return "forward_and_backward";
    case PeakMoment::Optimizer:
      return "optimizer";
  }
  return "forward";
}

json::object idleToJson(const IdleTotals& idle) {
  return {{"warm_up", number(idle.warmUp)},
          {"drain", number(idle.drain)},
          {"imbalance", number(idle.imbalance)},
          {"link", number(idle.link)}};
}

/// What the simulated step says of a stage beyond its result: why it is idle, what it holds
/// at most, and when its gradients can be reduced.
void addSimulated(json::object& stage, const SimulatedStep& step, std::size_t rank,
                  const IdleAnalysis& idle, const std::vector<std::vector<double>>& complete) {
  stage["idle_s"] = idleToJson(idle.totals[rank]);
  stage["peak_in_flight_chunks"] = step.timeline.peakLiveUntilWeight[rank];
  json::array times;
  for (const double time : complete[rank]) times.push_back(time);
  stage["gradients_complete_s"] = std::move(times);
}

json::object stageToJson(const StageResult& stage) {
  json::array chunks;
  for (const Chunk& chunk : stage.chunks) {
    chunks.push_back({{"first", chunk.first}, {"count", chunk.count}});
  }
  return {{"stage", stage.stage},
          {"rank0", stage.rank0},
          {"chunks", std::move(chunks)},
          {"embedding", stage.embedding},
          {"head", stage.head},
          {"mtp", stage.mtp},
          {"device", stage.deviceId},
          {"parameters_per_device", stage.parametersPerDevice},
          {"forward_s", number(stage.forward)},
          {"backward_input_s", number(stage.backwardInput)},
          {"backward_weight_s", number(stage.backwardWeight)},
          {"recompute_s", number(stage.recompute)},
          {"memory_bytes", memoryToJson(stage.memory)},
          {"in_flight", number(stage.inFlight)},
          {"peak_bytes", number(stage.peak)},
          {"peak_at",
           {{"operation", momentName(stage.peakMoment)},
            {"micro_batch", stage.peakMicroBatch},
            {"time_s", number(stage.peakTime)}}},
          {"capacity_bytes", number(stage.capacity)},
          {"host_memory_bytes", number(stage.hostMemory)},
          {"bubble_ratio", number(stage.bubbleRatio)}};
}

json::array stagesToJson(const Evaluation& evaluation) {
  json::array stages;
  for (const StageResult& stage : evaluation.stages) stages.push_back(stageToJson(stage));
  if (evaluation.step == nullptr) return stages;
  const IdleAnalysis idle = evaluation.step->idle();
  const auto complete = gradientsComplete(evaluation.step->timeline);
  for (std::size_t rank = 0; rank < stages.size(); ++rank) {
    addSimulated(stages[rank].get_object(), *evaluation.step, rank, idle, complete);
  }
  return stages;
}

json::object communicationToJson(const CommunicationItem& item) {
  return {{"axis", item.axis},
          {"collective", item.collective},
          {"group_size", item.groupSize},
          {"ranks_per_host", number(item.ranksPerHost)},
          {"bytes_per_rank_per_step", number(item.bytesPerRankPerStep)},
          {"count_per_step", item.countPerStep},
          {"link", item.link},
          {"link_id", item.linkId},
          {"time_s", number(item.time)},
          {"exposed_s", number(item.exposed)}};
}

json::object worstDeviceToJson(const Evaluation& evaluation) {
  std::string device;
  for (const StageResult& stage : evaluation.stages) {
    if (stage.stage == evaluation.worstStage) device = stage.deviceId;
  }
  return {{"rank", evaluation.worstRank},
          {"stage", evaluation.worstStage},
          {"device", device},
          {"capacity_bytes", number(evaluation.capacity)}};
}

template <class Items, class Convert>
json::array listOf(const Items& items, Convert&& convert) {
  json::array list;
  list.reserve(items.size());
  for (const auto& item : items) list.push_back(convert(item));
  return list;
}

}  // namespace

json::object breakdownToJson(const StepBreakdown& step) {
  return {{"compute", number(step.compute)},      {"recompute", number(step.recompute)},
          {"tp_exposed", number(step.tpExposed)}, {"cp_exposed", number(step.cpExposed)},
          {"ep_exposed", number(step.epExposed)}, {"pp_exposed", number(step.ppExposed)},
          {"dp_exposed", number(step.dpExposed)}, {"bubble", number(step.bubble)},
          {"optimizer", number(step.optimizer)},  {"other", number(step.other)}};
}

json::value evaluationToJson(const Plan& plan, const Evaluation& evaluation) {
  const bool timed = evaluation.stepTime.p50 > 0;
  const bool sized = evaluation.peakDevice.value() > 0;
  const auto ifTimed = [timed](double value) { return timed ? number(value) : nullptr; };
  const auto ifSized = [sized](Bytes value) { return sized ? number(value) : nullptr; };

  json::object result;
  result["schema"] = "slicescape.evaluation/1";
  result["plan_hash"] = planHash(plan);
  result["plan_name"] = plan.name;
  result["fits"] = evaluation.fits;
  result["verdict"] = verdictWord(evaluation.verdict);
  result["world_size"] = evaluation.worldSize;
  result["hosts"] = evaluation.hostCount;
  result["micro_batches"] = evaluation.microBatches;
  result["parameters"] = {{"total", evaluation.totalParameters},
                          {"active", evaluation.activeParameters}};
  result["step_time_s"] = {{"p10", ifTimed(evaluation.stepTime.p10)},
                           {"p50", ifTimed(evaluation.stepTime.p50)},
                           {"p90", ifTimed(evaluation.stepTime.p90)}};
  result["tokens_per_s"] = ifTimed(evaluation.tokensPerSecond);
  result["tokens_per_s_per_gpu"] = ifTimed(evaluation.tokensPerSecondPerDevice);
  result["model_flop_per_s_per_gpu"] = ifTimed(evaluation.modelFlopPerSecondPerDevice);
  result["peak_flop_per_s_per_gpu"] = {{"value", number(evaluation.peakFlopPerSecond)},
                                       {"precision", evaluation.peakPrecision}};
  result["mfu"] = {{"causal", ifTimed(evaluation.mfuCausal)},
                   {"full", ifTimed(evaluation.mfuFull)}};
  result["hfu"] = ifTimed(evaluation.hfu);
  result["bubble_ratio"] = ifTimed(evaluation.bubbleRatio);
  result["bubble_overhead"] = ifTimed(evaluation.bubbleOverhead);
  result["bubble_ratio_span"] = ifTimed(evaluation.bubbleRatioSpan);
  result["exposed_communication_share"] = ifTimed(evaluation.exposedCommunicationShare);
  result["peak_memory_bytes"] = {{"allocated", ifSized(evaluation.peakAllocated)},
                                 {"reserved", ifSized(evaluation.peakReserved)},
                                 {"device", ifSized(evaluation.peakDevice)}};
  result["worst_gpu"] = sized ? json::value(worstDeviceToJson(evaluation)) : nullptr;
  result["breakdown_rank"] = evaluation.breakdownRank;
  result["step_breakdown_s"] = breakdownToJson(evaluation.breakdown);
  result["communication"] = listOf(evaluation.communication, communicationToJson);
  result["stages"] = stagesToJson(evaluation);
  result["links"] = listOf(evaluation.links, [](const LinkLoad& link) {
    return json::object{{"link", link.linkId},
                        {"utilisation", number(link.utilisation)},
                        {"bytes_per_step", number(link.bytesPerStep)},
                        {"hottest_axis", link.hottestAxis}};
  });
  result["findings"] = listOf(evaluation.findings, findingToJson);
  result["assumptions"] = listOf(evaluation.assumptions, [](const Assumption& assumption) {
    return json::object{{"path", assumption.path},
                        {"value", assumption.value},
                        {"origin", assumption.origin},
                        {"reason", toEnglish(assumption.reason)}};
  });
  return result;
}

}  // namespace slicescape
