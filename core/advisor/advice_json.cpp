// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advisor/advice_json.h"

#include <boost/json/array.hpp>

#include "core/advisor/strategy_table.h"
#include "core/units/text_json.h"

namespace slicescape {
namespace {

namespace json = boost::json;

json::value numberOrNull(const std::optional<double>& value) {
  return value ? numberToJson(*value) : nullptr;
}

const char* wordOf(Status status) {
  return status == Status::Green ? "green" : status == Status::Amber ? "amber" : "red";
}

const char* wordOf(AdviceVerdict verdict) {
  switch (verdict) {
    case AdviceVerdict::Go:
      return "go";
    case AdviceVerdict::GoWithConditions:
      return "go_with_conditions";
    case AdviceVerdict::NotYet:
      break;
  }
  return "not_yet";
}

const char* wordOf(StrategyKind kind) {
  switch (kind) {
    case StrategyKind::SingleDevice:
      return "single_device";
    case StrategyKind::DataParallel:
      return "dp";
    case StrategyKind::Zero:
      return "zero";
    case StrategyKind::Fsdp:
      return "fsdp";
    case StrategyKind::Hsdp:
      return "hsdp";
    case StrategyKind::TensorParallel:
      return "tp";
    case StrategyKind::Pipeline:
      return "pp";
    case StrategyKind::ContextParallel:
      return "cp";
    case StrategyKind::ExpertParallel:
      return "ep";
    case StrategyKind::Hybrid:
      break;
  }
  return "hybrid";
}

const char* wordOf(PitfallKind kind) {
  switch (kind) {
    case PitfallKind::PureFrameworkParameter:
      return "pure_framework_parameter";
    case PitfallKind::MostComplexFirst:
      return "most_complex_first";
    case PitfallKind::ThroughputOnly:
      return "throughput_only";
    case PitfallKind::QueueIgnored:
      break;
  }
  return "queue_ignored";
}

const char* wordOf(SplitClass split) {
  switch (split) {
    case SplitClass::None:
      return "A";
    case SplitClass::InHost:
      return "B";
    case SplitClass::AcrossHosts:
      return "C";
    case SplitClass::Infeasible:
      break;
  }
  return "D";
}

template <class Items, class Convert>
json::array listOf(const Items& items, Convert&& convert) {
  json::array list;
  list.reserve(items.size());
  for (const auto& item : items) list.push_back(convert(item));
  return list;
}

json::array inputsToJson(const std::vector<AdviceInput>& inputs) {
  return listOf(inputs, [](const AdviceInput& input) {
    return json::object{
        {"name", input.name}, {"value", argumentToJson(input.value)}, {"origin", input.origin}};
  });
}

json::object ruleToJson(const AdviceRule& rule, const Say& say) {
  return {{"id", rule.id},
          {"status", wordOf(rule.status)},
          {"title", say(rule.title)},
          {"message", say(rule.message)},
          {"value", argumentToJson(rule.value)},
          {"threshold", argumentToJson(rule.threshold)},
          {"threshold_source", rule.thresholdSource},
          {"formula", rule.formula},
          {"inputs", inputsToJson(rule.inputs)},
          {"to_green", say(rule.toGreen)}};
}

json::object stepToJson(const AdviceStep& step, const Say& say) {
  json::array reasons;
  for (const AdviceRule& rule : step.rules) {
    if (rule.status == step.status) reasons.push_back(json::value(say(rule.message)));
  }
  return {{"id", step.id},
          {"name", say(step.name)},
          {"status", wordOf(step.status)},
          {"conclusion", say(step.conclusion)},
          {"rules",
           listOf(step.rules, [&say](const AdviceRule& rule) { return ruleToJson(rule, say); })},
          {"reasons", std::move(reasons)}};
}

json::object optionToJson(const AdviceOption& option) {
  const Layout& layout = *option.plan.layout;
  const Workload& work = *option.plan.workload;
  const bool dated = option.completionP90S > 0;
  return {
      {"name", option.name},
      {"kind", wordOf(option.kind)},
      {"tp", layout.tp},
      {"cp", layout.cp},
      {"ep", layout.ep},
      {"pp", layout.pp},
      {"vpp", layout.vpp},
      {"dp", layout.dp},
      {"zero", layout.zero ? json::value(*layout.zero) : nullptr},
      {"zero_shard_ranks", layout.zeroShardRanks ? json::value(*layout.zeroShardRanks) : nullptr},
      {"recompute", layout.recompute.mode},
      {"micro_batch", work.microBatch},
      {"global_batch", work.globalBatch},
      {"gpus", layout.worldSize()},
      {"complexity", option.complexity},
      {"network", wordOf(option.network)},
      {"is_current", option.isCurrent},
      {"step_time_s", numberToJson(option.stepTimeS)},
      {"tokens_per_s", numberToJson(option.tokensPerSecond)},
      {"peak_memory_bytes", option.peak.value()},
      {"completion_s",
       {{"p50", dated ? numberToJson(option.completionP50S) : nullptr},
        {"p90", dated ? numberToJson(option.completionP90S) : nullptr}}}};
}

json::object cellToJson(const StrategyCell& cell, const Say& say) {
  json::object result{{"text", say(cell.text)}, {"status", wordOf(cell.status)}};
  if (!cell.figure.empty()) result["figure"] = say(cell.figure);
  if (!cell.formula.empty()) result["formula"] = cell.formula;
  return result;
}

json::object rowToJson(const StrategyRow& row, const Say& say) {
  json::array needs;
  for (const auto& [capability, level] : row.needs) {
    needs.push_back({{"capability", infoOf(capability).key}, {"level", level}});
  }
  return {{"strategy", wordOf(row.kind)},
          {"name", say(row.name)},
          {"chosen", row.isChosen},
          {"possible", row.isPossible},
          {"bottleneck", cellToJson(row.bottleneck, say)},
          {"gpus", row.devices},
          {"hosts", row.hosts},
          {"bytes_inside_per_gpu", numberToJson(row.insideBytes)},
          {"bytes_between_per_host", numberToJson(row.betweenBytes)},
          {"rho_inside", numberToJson(row.rhoInside)},
          {"rho_between", numberToJson(row.rhoBetween)},
          {"resources", cellToJson(row.resources, say)},
          {"inside", cellToJson(row.inside, say)},
          {"between", cellToJson(row.between, say)},
          {"sensitivity", cellToJson(row.sensitivity, say)},
          {"partial_allocation", cellToJson(row.partial, say)},
          {"blast_radius", cellToJson(row.blast, say)},
          {"scheduler_looks_first_at", cellToJson(row.looksFirst, say)},
          {"pool", cellToJson(row.poolFit, say)},
          {"capabilities", std::move(needs)},
          {"complexity", row.complexity},
          {"best_layout", row.best ? json::value(optionToJson(*row.best)) : nullptr}};
}

json::object partsToJson(const CompletionParts& parts) {
  return {{"queue_wait", numberToJson(parts.queueWait)},
          {"setup", numberToJson(parts.setup)},
          {"compute", numberToJson(parts.compute)},
          {"straggler", numberToJson(parts.straggler)},
          {"batch_ramp", numberToJson(parts.batchRamp)},
          {"checkpoint", numberToJson(parts.checkpoint)},
          {"detect", numberToJson(parts.detect)},
          {"lost_work", numberToJson(parts.lostWork)},
          {"restart", numberToJson(parts.restart)},
          {"requeue", numberToJson(parts.requeue)},
          {"planned_stops", numberToJson(parts.plannedStops)}};
}

json::object bandToJson(const Band& band) {
  return {{"p10", numberToJson(band.p10)},
          {"p50", numberToJson(band.p50)},
          {"p90", numberToJson(band.p90)}};
}

json::object placementToJson(const GangPlacement& found, const Plan* plan, const Say& say) {
  return {{"answer", gangAnswerWord(found.answer)},
          {"reason", say(found.reason)},
          {"remedy", say(found.remedy)},
          {"wait_s", numberToJson(found.waitS)},
          {"hosts_needed", found.hostsNeeded},
          {"empty_hosts", found.emptyHosts},
          {"free_gpus", found.freeDevices},
          {"largest_gang_now", found.largestGangNow},
          {"fragmentation", numberToJson(found.fragmentation)},
          {"preempted", json::array(found.preempted.begin(), found.preempted.end())},
          {"where", listOf(found.where, [plan](const PlacedRun& run) {
             const auto& hosts = plan->cluster->hosts;
             return json::object{
                 {"hosts", hosts[static_cast<std::size_t>(run.hostGroup)].id},
                 {"first", run.firstHost},
                 {"count", (run.rankCount + run.devicesPerHost - 1) / run.devicesPerHost},
                 {"gpus", run.rankCount}};
           })}};
}

json::object capacityToJson(const CapacityView& view, const Say& say) {
  const DeviceHours& hours = view.deviceHours;
  json::value saturation = nullptr;
  if (view.saturation) {
    saturation = {{"saturated", view.saturation->isSaturated},
                  {"earliest_days", numberToJson(view.saturation->earliestDays)},
                  {"latest_days", numberToJson(view.saturation->latestDays)}};
  }
  return {
      {"gpu_hours",
       {{"useful", numberToJson(hours.useful)},
        {"straggler", numberToJson(hours.straggler)},
        {"checkpoints", numberToJson(hours.checkpoints)},
        {"failures", numberToJson(hours.failures)},
        {"holding", numberToJson(hours.holding)},
        {"spares", numberToJson(hours.spares)},
        {"fragmentation", numberToJson(hours.fragmentation)},
        {"total", numberToJson(hours.total())}}},
      {"cost_usd", numberOrNull(view.costUsd)},
      {"energy_kwh", numberToJson(view.energyKwh)},
      {"energy_usd", numberOrNull(view.energyUsd)},
      {"utilisation", numberToJson(view.utilisation)},
      {"headroom_gpus", numberToJson(view.headroomDevices)},
      {"saturation", std::move(saturation)},
      {"deadline_probability", numberOrNull(view.deadlineProbability)},
      {"do_nothing_s",
       {{"p50", numberToJson(view.doNothingP50S)}, {"p90", numberToJson(view.doNothingP90S)}}},
      {"minimum_hosts", view.minimumHosts ? json::value(*view.minimumHosts) : nullptr},
      {"spare_hosts", view.spareHosts},
      {"spare_cost_usd", numberOrNull(view.spareCostUsd)},
      {"tornado", listOf(view.tornado,
                         [&say](const TornadoBar& bar) {
                           return json::object{{"key", bar.key},
                                               {"name", say(bar.name)},
                                               {"low", argumentToJson(bar.low)},
                                               {"high", argumentToJson(bar.high)},
                                               {"p90_at_low_s", numberToJson(bar.p90AtLowS)},
                                               {"p90_at_high_s", numberToJson(bar.p90AtHighS)}};
                         })},
      {"notes", listOf(view.notes, [&say](const Text& note) { return json::value(say(note)); })}};
}

}  // namespace

json::object completionToJson(const PlanCompletion& completion, const Say& say) {
  const CompletionEstimate& estimate = completion.estimate;
  return {{"p50_s", numberToJson(estimate.p50S)},
          {"p90_s", numberToJson(estimate.p90S)},
          {"p10_s", numberToJson(estimate.p10S)},
          {"mean_s", numberToJson(estimate.meanS)},
          {"parts", partsToJson(estimate.parts)},
          {"expected_failures", numberToJson(estimate.expectedFailures)},
          {"mtbf_s", numberToJson(completion.mtbfHours * 3600)},
          {"effective_time_ratio", numberToJson(estimate.effectiveTimeRatio)},
          {"spread_by_chance_s", bandToJson(estimate.chance)},
          {"spread_by_parameters_s", bandToJson(estimate.parameters)},
          {"analytic_mean_s", numberToJson(estimate.analyticMeanS)},
          {"analytic_is_valid", estimate.analyticIsValid},
          {"deadline_probability", numberOrNull(estimate.deadlineProbability)},
          {"draws", estimate.draws},
          {"checkpoint",
           {{"bytes", completion.checkpoint.size.value()},
            {"write_s", numberToJson(completion.checkpoint.write.value())},
            {"load_s", numberToJson(completion.checkpoint.load.value())},
            {"blocking_s", numberToJson(completion.checkpoint.blocking.value())},
            {"asynchronous", completion.checkpoint.asynchronous},
            {"interval_s", numberToJson(completion.input.intervalS)},
            {"best_interval_s", numberToJson(completion.bestIntervalS)},
            {"young_interval_s", numberToJson(completion.youngIntervalS)}}},
          {"spare_hosts_for_99_percent", completion.sparesFor99},
          {"indicative", completion.indicative},
          {"assumptions", listOf(completion.assumptions, [&say](const Assumption& assumption) {
             return json::object{{"path", assumption.path},
                                 {"value", assumption.value},
                                 {"origin", assumption.origin},
                                 {"reason", say(assumption.reason)}};
           })}};
}

json::object adviceToJson(const Advice& advice, const Say& say) {
  json::object result;
  result["schema"] = "slicescape.advice/1";
  result["verdict"] = wordOf(advice.verdict);
  result["headline"] = say(advice.headline);
  result["split"] = {{"class", wordOf(advice.split.split)},
                     {"state_bytes", numberToJson(advice.split.stateBytes)},
                     {"bytes_per_parameter", numberToJson(advice.split.bytesPerParameter)},
                     {"activation_bytes", numberToJson(advice.split.activationBytes)},
                     {"usable_bytes", numberToJson(advice.split.usableBytes)},
                     {"minimum_gpus", advice.split.minimumDevices},
                     {"minimum_hosts", advice.split.minimumHosts}};
  result["steps"] =
      listOf(advice.steps, [&say](const AdviceStep& step) { return stepToJson(step, say); });
  result["strategy"] = advice.strategy ? json::value(optionToJson(*advice.strategy)) : nullptr;
  result["simplest_price"] = numberToJson(advice.simplestPriceShare);
  result["alternatives"] = listOf(advice.alternatives, optionToJson);
  result["rejected"] = listOf(advice.rejected, [&say](const RejectedOption& rejected) {
    return json::object{{"strategy", rejected.name},
                        {"kind", wordOf(rejected.kind)},
                        {"why", say(rejected.why)},
                        {"rule", rejected.ruleId}};
  });
  result["readiness_gaps"] = listOf(advice.gaps, [&say](const ReadinessGap& gap) {
    const CapabilityInfo& info = infoOf(gap.capability);
    return json::object{
        {"id", info.id},
        {"capability", info.key},
        {"name", say(info.name)},
        {"have", gap.have ? json::value(*gap.have) : nullptr},
        {"need", gap.need},
        {"evidence", gap.evidence.empty() ? json::value() : json::value(gap.evidence)},
        {"blocks", gap.blocks},
        {"first_fix", say(gap.firstStep)},
        {"effect", say(gap.effect)}};
  });
  result["pitfalls"] = listOf(advice.pitfalls, [&say](const Pitfall& pitfall) {
    return json::object{{"kind", wordOf(pitfall.kind)},
                        {"status", wordOf(pitfall.status)},
                        {"name", say(pitfall.name)},
                        {"evidence", say(pitfall.evidence)}};
  });
  result["placement"] =
      placementToJson(advice.placement, advice.strategy ? &advice.strategy->plan : nullptr, say);
  result["completion"] =
      advice.completion ? json::value(completionToJson(*advice.completion, say)) : nullptr;
  result["completion_when_ready"] =
      advice.completionReady ? json::value{{"p50_s", numberToJson(advice.completionReady->p50S)},
                                           {"p90_s", numberToJson(advice.completionReady->p90S)},
                                           {"parts", partsToJson(advice.completionReady->parts)}}
                             : nullptr;
  result["pilot"] = advice.pilot ? json::value(optionToJson(*advice.pilot)) : nullptr;
  result["break_even_wait_s"] = numberOrNull(advice.breakEvenWaitS);
  result["comparison_table"] =
      listOf(advice.table, [&say](const StrategyRow& row) { return rowToJson(row, say); });
  result["capacity"] =
      advice.capacity ? json::value(capacityToJson(*advice.capacity, say)) : nullptr;
  result["warnings"] =
      listOf(advice.warnings, [&say](const Text& warning) { return json::value(say(warning)); });
  return result;
}

json::object queueReportToJson(const QueueReport& report, const Say& say) {
  const auto names = [](const std::vector<std::string>& list) {
    return json::array(list.begin(), list.end());
  };
  return {{"jobs", report.jobs},
          {"finished", report.finished},
          {"wait_s",
           {{"p50", numberToJson(report.p50WaitS)},
            {"p90", numberToJson(report.p90WaitS)},
            {"mean", numberToJson(report.meanWaitS)},
            {"longest", numberToJson(report.longestWaitS)},
            {"by_size", listOf(report.bySize,
                               [](const WaitBySize& size) {
                                 return json::object{{"gpus", size.label},
                                                     {"from", size.from},
                                                     {"to", size.to},
                                                     {"jobs", size.jobs},
                                                     {"mean", numberToJson(size.meanS)},
                                                     {"p50", numberToJson(size.p50S)},
                                                     {"p90", numberToJson(size.p90S)},
                                                     {"longest", numberToJson(size.longestS)}};
                               })}}},
          {"utilisation", numberToJson(report.utilisation)},
          {"fragmentation_loss", numberToJson(report.fragmentationLoss)},
          {"head_blocked_s", numberToJson(report.headBlockedS)},
          {"head_blocked_with_enough_gpus_s", numberToJson(report.headBlockedByShapeS)},
          {"lost_gpu_s", numberToJson(report.lostDeviceS)},
          {"held_gpu_s", numberToJson(report.heldDeviceS)},
          {"preemptions", report.preemptions},
          {"host_failures", report.hostFailures},
          {"hot_swaps", report.hotSwaps},
          {"rejected", report.rejected.size()},
          {"rejected_jobs", names(report.rejected)},
          {"starved", names(report.starved)},
          {"deadlocks", listOf(report.deadlocks,
                               [&names](const QueueDeadlock& deadlock) {
                                 return json::object{
                                     {"at_s", numberToJson(deadlock.atS)},
                                     {"jobs", names(deadlock.jobs)},
                                     {"gpus_held", json::array(deadlock.devicesHeld.begin(),
                                                               deadlock.devicesHeld.end())},
                                     {"gpus_wanted", json::array(deadlock.devicesWanted.begin(),
                                                                 deadlock.devicesWanted.end())}};
                               })},
          {"makespan_s", numberToJson(report.makespanS)},
          {"notes", listOf(report.notes, [&say](const TraceNote& note) {
             return json::object{{"code", note.code},
                                 {"jobs", note.jobs},
                                 {"place", note.example},
                                 {"message", say(note.message)}};
           })}};
}

}  // namespace slicescape
