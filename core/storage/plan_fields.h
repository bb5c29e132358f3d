// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/storage/field_types.h"

// The one listing of every field of a plan: key, member, range, in the canonical order of
// the format. Reader (field_reader.h), writer (field_writer.h) and shape (field_shape.h)
// walk it, so that they cannot disagree; a new field is added here and in the JSON Schema,
// which a test compares with this listing.
//
// A visitor knows these verbs:
//   constant(key, text)          a fixed text
//   required(key, member, range) must be in the file
//   member(key, member, range)   absent or null = the struct's default; always written,
//                                except an optional that is unset
//   sparse(key, member, default, range)  as member, but not written when it is the default
//   cosmetic(key, member, range) as member, but no part of the plan's hash
//   raw(key, member)             any JSON, kept as text
//   group(key, listing)          a nested object whose fields are members of this struct
//   pair(key, first, second, range)      a list of two whole numbers
//   keyed(key, items, name)      an object of objects; `name` is the member that is the key
//   runs(key, items)             run-length list of indices
//   rest(unknown)                every other member of the object, kept in order

namespace slicescape {

inline constexpr std::string_view kPlanSchema = "slicescape.plan/1";

// ---- cluster

template <class V>
void fields(V& visit, Is<InlineHost> auto& host) {
  visit.required("gpu", host.device);
  visit.member("gpus", host.deviceCount, Whole{1, 1024});
  visit.group("intra", [&host](auto& intra) {
    intra.sparse("type", host.intraType, std::string());
    intra.member("bytes_per_s", host.intraBandwidth, kRate);
    intra.member("switched", host.intraSwitched);
    intra.rest(host.intraUnknown);
  });
  visit.member("nics", host.nics, Whole{0, 1024});
  visit.member("nic_bytes_per_s", host.nicBandwidth, kRate);
  visit.member("host_memory_bytes", host.hostMemory, kBytes);
  visit.member("power_w", host.powerW, kPower);
  visit.rest(host.unknown);
}

template <class V>
void fields(V& visit, Is<HostOverrides> auto& overrides) {
  visit.member("gpu_power_cap_w", overrides.devicePowerCapW, kPower);
  visit.member("slowdown_share", overrides.slowdown, kShare);
  visit.member("gpu_memory_bytes", overrides.deviceMemory, kBytes);
  visit.rest(overrides.unknown);
}

template <class V>
void fields(V& visit, Is<HostGroup> auto& group) {
  visit.required("id", group.id);
  visit.member("name", group.name);
  visit.member("count", group.count, kCount);
  visit.member("type", group.type);
  visit.member("overrides", group.overrides);
  visit.member("failed", group.failed, kIndex);
  visit.member("labels", group.labels);
  visit.cosmetic("position", group.position, kCoordinate);
  visit.rest(group.unknown);
}

template <class V>
void fields(V& visit, Is<SwitchGroup> auto& group) {
  visit.required("id", group.id);
  visit.member("name", group.name);
  visit.member("count", group.count, kCount);
  visit.member("tier", group.tier, Whole{1, 16});
  visit.member("ports", group.ports, Whole{1, 100'000});
  visit.member("port_bytes_per_s", group.portBandwidth, kRate);
  visit.member("latency_s", group.latency, kLatency);
  visit.cosmetic("position", group.position, kCoordinate);
  visit.rest(group.unknown);
}

template <class V>
void fields(V& visit, Is<Link> auto& link) {
  visit.required("id", link.id);
  visit.required("from", link.from);
  visit.required("to", link.to);
  visit.member("pattern", link.pattern);
  visit.member("per_host", link.perHost, Whole{1, 100'000});
  visit.member("bytes_per_s", link.bandwidth, kRate);
  visit.member("latency_s", link.latency, kLatency);
  visit.rest(link.unknown);
}

template <class V>
void fields(V& visit, Is<ScaleUpDomain> auto& domain) {
  visit.required("hosts", domain.hosts);
  visit.member("hosts_per_domain", domain.hostsPerDomain, kCount);
  visit.rest(domain.unknown);
}

template <class V>
void fields(V& visit, Is<MeasuredCurve> auto& curve) {
  visit.required("link", curve.link);
  visit.required("collective", curve.collective);
  visit.member("ranks", curve.ranks, Whole{0, 100'000'000});
  visit.member("points", curve.points, kRate);
  visit.member("source", curve.source);
  visit.rest(curve.unknown);
}

template <class V>
void fields(V& visit, Is<Tenant> auto& tenant) {
  visit.member("name", tenant.name);
  visit.required("hosts", tenant.hosts);
  visit.member("first", tenant.first, kIndex);
  visit.member("count", tenant.count, kIndex);
  visit.member("gpus_per_host", tenant.devicesPerHost, Whole{0, 1024});
  visit.member("ends_in_s", tenant.endsInS, kDuration);
  visit.member("priority", tenant.priority, Whole{-1'000'000'000, 1'000'000'000});
  visit.member("preemptible", tenant.preemptible);
  visit.rest(tenant.unknown);
}

template <class V>
void fields(V& visit, Is<Cluster> auto& cluster) {
  visit.member("hosts", cluster.hosts);
  visit.member("switches", cluster.switches);
  visit.member("links", cluster.links);
  visit.member("scale_up_domains", cluster.scaleUpDomains);
  visit.member("measured", cluster.measured);
  visit.member("tenants", cluster.tenants);
  visit.rest(cluster.unknown);
}

// ---- workload

template <class V>
void fields(V& visit, Is<Packing> auto& packing) {
  visit.required("mean_len", packing.meanLength, Real{1, 1e9});
  visit.member("p90_len", packing.p90Length, Real{1, 1e9});
  visit.member("document_mask", packing.documentMask);
  visit.rest(packing.unknown);
}

template <class V>
void fields(V& visit, Is<Lora> auto& lora) {
  visit.member("rank", lora.rank, kCount);
  visit.member("targets", lora.targets);
  visit.member("base_precision", lora.basePrecision);
  visit.rest(lora.unknown);
}

template <class V>
void fields(V& visit, Is<Workload> auto& workload) {
  visit.member("task", workload.task);
  visit.member("seq_len", workload.sequenceLength, Whole{1, 1'000'000'000});
  visit.member("packing", workload.packing);
  visit.member("micro_batch", workload.microBatch, kCount);
  visit.member("global_batch", workload.globalBatch, Whole{1, 1'000'000'000});
  visit.member("tokens", workload.tokens, Real{0, 1e18});
  visit.member("precision", workload.precision);
  visit.member("fp8_recipe", workload.fp8Recipe);
  visit.member("optimizer", workload.optimizer);
  visit.member("gradient_dtype", workload.gradientDtype);
  visit.member("master_weights", workload.masterWeights);
  visit.member("moment_dtype", workload.momentDtype);
  visit.member("fp8_weights", workload.fp8Weights);
  visit.member("dropout", workload.dropout, kShare);
  visit.member("lora", workload.lora);
  visit.member("moe_imbalance", workload.moeImbalance, Real{1, 1e6});
  visit.member("moe_capacity_factor", workload.moeCapacityFactor, Real{0.01, 1e6});
  visit.rest(workload.unknown);
}

// ---- layout

template <class V>
void fields(V& visit, Is<ScheduleChoice> auto& schedule) {
  visit.member("kind", schedule.kind);
  visit.member("group_size", schedule.groupSize, kCount);
  visit.member("memory_limit_chunks", schedule.memoryLimitChunks, Real{0, 1 << 20});
  visit.sparse("programs", schedule.programs, std::vector<std::string>());
  visit.rest(schedule.unknown);
}

template <class V>
void fields(V& visit, Is<Chunk> auto& chunk) {
  visit.required("first", chunk.first, kIndex);
  visit.required("count", chunk.count, kIndex);
  visit.rest(chunk.unknown);
}

template <class V>
void fields(V& visit, Is<Stage> auto& stage) {
  visit.member("chunks", stage.chunks);
  visit.sparse("embedding", stage.embedding, false);
  visit.sparse("head", stage.head, false);
  visit.sparse("mtp", stage.mtp, 0, Whole{0, 1000});
  visit.sparse("locked", stage.locked, false);
  visit.rest(stage.unknown);
}

template <class V>
void fields(V& visit, Is<RecomputeChoice> auto& recompute) {
  visit.member("mode", recompute.mode);
  visit.member("modules", recompute.modules);
  visit.member("layers", recompute.layers, kIndex);
  visit.member("method", recompute.method);
  visit.rest(recompute.unknown);
}

template <class V>
void fields(V& visit, Is<LayoutFlags> auto& flags) {
  visit.member("flash_attention", flags.flashAttention);
  visit.member("attention_kernel", flags.attentionKernel);
  visit.member("fused_loss", flags.fusedLoss);
  visit.member("loss_chunks", flags.lossChunks, kCount);
  visit.member("cuda_graphs", flags.cudaGraphs);
  visit.member("compile", flags.compile);
  visit.member("tp_overlap", flags.tpOverlap);
  visit.member("dp_overlap_grad", flags.dpOverlapGrad);
  visit.member("dp_overlap_param", flags.dpOverlapParam);
  visit.member("p2p_overlap", flags.p2pOverlap);
  visit.member("ep_overlap", flags.epOverlap);
  visit.member("ep_dispatch", flags.epDispatch);
  visit.member("cp_comm", flags.cpComm);
  visit.member("software_year", flags.softwareYear, Whole{2019, 2100});
  visit.member("expandable_segments", flags.expandableSegments);
  visit.rest(flags.unknown);
}

template <class V>
void fields(V& visit, Is<Offload> auto& offload) {
  visit.member("optimizer", offload.optimizer, kShare);
  visit.member("activations", offload.activations, kShare);
  visit.sparse("parameters", offload.parameters, 0.0, kShare);
  visit.rest(offload.unknown);
}

template <class V>
void fields(V& visit, Is<Layout> auto& layout) {
  visit.member("framework", layout.framework);
  visit.member("tp", layout.tp, kDegree);
  visit.member("sp", layout.sp);
  visit.member("cp", layout.cp, kDegree);
  visit.member("ep", layout.ep, kDegree);
  visit.member("etp", layout.etp, kDegree);
  visit.member("dp", layout.dp, kDegree);
  visit.member("pp", layout.pp, kDegree);
  visit.member("vpp", layout.vpp, kDegree);
  visit.member("order", layout.order);
  visit.member("zero", layout.zero, Whole{0, 3});
  visit.member("zero_shard_ranks", layout.zeroShardRanks, Whole{1, 100'000'000});
  visit.member("schedule", layout.schedule);
  visit.member("stages", layout.stages);
  visit.member("stage_rule", layout.stageRule);
  visit.member("stage_layout", layout.stageLayout);
  visit.member("recompute", layout.recompute);
  visit.member("flags", layout.flags);
  visit.member("offload", layout.offload);
  visit.rest(layout.unknown);
}

template <class V>
void fields(V& visit, Is<PlacementGroup> auto& group) {
  visit.pair("ranks", group.firstRank, group.lastRank, Whole{0, 1'000'000'000});
  visit.required("hosts", group.hosts);
  visit.member("first", group.firstHost, kIndex);
  visit.rest(group.unknown);
}

template <class V>
void fields(V& visit, Is<PlacementChoice> auto& placement) {
  visit.member("policy", placement.policy);
  visit.member("groups", placement.groups);
  visit.rest(placement.unknown);
}

// ---- platform

template <class V>
void fields(V& visit, Is<Capabilities> auto& capabilities) {
  constexpr Whole kLevel{0, 3};
  visit.member("gang", capabilities.gang, kLevel);
  visit.member("topology", capabilities.topology, kLevel);
  visit.member("queue", capabilities.queue, kLevel);
  visit.member("retry", capabilities.retry, kLevel);
  visit.member("reclaim", capabilities.reclaim, kLevel);
  visit.member("capacity", capabilities.capacity, kLevel);
  visit.member("whole_host", capabilities.wholeHost, kLevel);
  visit.member("monitoring", capabilities.monitoring, kLevel);
  visit.member("checkpoint", capabilities.checkpoint, kLevel);
  visit.member("spares", capabilities.spares, kLevel);
  visit.rest(capabilities.unknown);
}

template <class V>
void fields(V& visit, Is<PlatformPriors> auto& priors) {
  visit.member("failures_per_host_day", priors.failuresPerHostDay, Real{0, 1e6});
  visit.member("job_failures_per_day", priors.jobFailuresPerDay, Real{0, 1e6});
  visit.member("detect_s", priors.detectS, kDuration);
  visit.member("restart_s", priors.restartS, kDuration);
  visit.member("requeue_s", priors.requeueS, kDuration);
  visit.member("human_response_s", priors.humanResponseS, kDuration);
  visit.member("repair_s", priors.repairS, kDuration);
  visit.member("straggler", priors.straggler, Real{1, 1000});
  visit.member("setup_s", priors.setupS, kDuration);
  visit.member("queue_wait_s", priors.queueWaitS, kDuration);
  visit.member("queue_wait_p90_s", priors.queueWaitP90S, kDuration);
  visit.member("planned_stops_per_day", priors.plannedStopsPerDay, Real{0, 1e6});
  visit.member("planned_stop_s", priors.plannedStopS, kDuration);
  visit.member("checkpoint_interval_s", priors.checkpointIntervalS, kDuration);
  visit.member("checkpoint_blocking_s", priors.checkpointBlockingS, kDuration);
  visit.member("storage_bytes_per_s", priors.storageBytesPerS, kRate);
  visit.member("batch_ramp_tokens", priors.batchRampTokens, Real{0, 1e18});
  visit.member("achieved_flop_share", priors.achievedFlopShare, kShare);
  visit.member("network_share", priors.networkShare, kShare);
  visit.rest(priors.unknown);
}

template <class V>
void fields(V& visit, Is<PlatformProfile> auto& platform) {
  visit.member("scheduler", platform.scheduler);
  visit.member("capabilities", platform.capabilities);
  visit.member("priors", platform.priors);
  visit.member("spare_hosts", platform.spareHosts, kIndex);
  visit.member("memory_headroom", platform.memoryHeadroom, kShare);
  visit.member("usd_per_gpu_hour", platform.usdPerDeviceHour, kMoney);
  visit.member("usd_per_kwh", platform.usdPerKwh, kMoney);
  visit.member("pue", platform.pue, Real{1, 100});
  visit.raw("queue", platform.queue);
  visit.raw("deadline", platform.deadline);
  visit.rest(platform.unknown);
}

// ---- plan

template <class V>
void fields(V& visit, Is<ModelChoice> auto& model) {
  visit.sparse("catalogue", model.catalogueId, std::string());
  visit.member("profile", model.profile);
  visit.rest(model.unknown);
}

template <class V>
void fields(V& visit, Is<AssumptionNote> auto& note) {
  visit.member("origin", note.origin);
  visit.member("note", note.note);
  visit.rest(note.unknown);
}

template <class V>
void fields(V& visit, Is<ReportedFigure> auto& figure) {
  visit.required("figure", figure.kind);
  visit.required("value", figure.value, Real{0, 1e24});
  visit.member("source", figure.source);
  visit.rest(figure.unknown);
}

template <class V>
void fields(V& visit, Is<Plan> auto& plan) {
  visit.constant("schema", kPlanSchema);
  visit.cosmetic("name", plan.name);
  visit.cosmetic("notes", plan.notes);
  visit.member("cluster", plan.cluster);
  visit.member("model", plan.model);
  visit.member("workload", plan.workload);
  visit.member("layout", plan.layout);
  visit.member("placement", plan.placement);
  visit.member("platform", plan.platform);
  visit.keyed("assumptions", plan.assumptions, &AssumptionNote::path);
  visit.sparse("reported", plan.reported, std::vector<ReportedFigure>());
  visit.rest(plan.unknown);
}

}  // namespace slicescape

#include "core/storage/profile_fields.h"
