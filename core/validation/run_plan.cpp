// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/run_plan.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "core/model/profile_builder.h"
#include "core/validation/host_state.h"
#include "core/validation/memory_defaults.h"
#include "core/validation/tuned_stages.h"

namespace slicescape {
namespace {

using Stack = RunSoftware::Stack;

// NCCL has no transport of its own for Omni-Path: all-reduces over four adapters of 100 Gb/s a host
// reached 41 to 135 Gb/s, about one adapter (BigScience, experiments/bandwidth).
constexpr double kOmniPathShare = 0.25;

class PlanBuilder {
 public:
  PlanBuilder(const MeasuredRun& run, const Catalogues& catalogues)
      : m_run(run), m_catalogues(catalogues), m_software(softwareOf(run)) {}

  Result<RunPlan> build() {
    const Device* device = m_catalogues.hardware.device(m_run.hardware.device);
    if (device == nullptr) {
      return Error(
          "", m_run.id,
          {SLICESCAPE_TEXT("the device \"{0}\" is not in the catalogue"), {m_run.hardware.device}},
          {SLICESCAPE_TEXT("Name a device by its catalogue id.")});
    }
    Plan plan;
    plan.name = m_run.id;
    plan.model = ModelChoice{"", std::make_shared<const ModelProfile>(model()), {}};
    plan.cluster = cluster(*device);
    Workload work = workload();
    Layout layout = this->layout();
    applyMemoryDefaults(m_run, m_software, *device, work, layout, m_assumptions);
    plan.workload = std::move(work);
    plan.layout = std::move(layout);
    if (hasTunedStages()) {
      plan.layout = plan.layout.edited(
          [&](Layout& layout) { layout.stages = tunedStages(plan, m_catalogues); });
      assume("layers per stage: as even in time as whole layers allow");
    }
    if (!m_run.layout.recompute) chooseRecompute(plan);
    plan.reported = reported();
    return RunPlan{std::move(plan), std::move(m_assumptions)};
  }

 private:
  std::vector<ReportedFigure> reported() const {
    const std::string source = m_run.url.empty() ? m_run.source : m_run.url;
    std::vector<ReportedFigure> figures;
    if (m_run.measured.stepTime) {
      figures.push_back({ReportedFigure::Kind::StepTime, *m_run.measured.stepTime, source, {}});
    }
    // A figure of one rank is not that of the worst GPU.
    const bool ofOneRank = m_run.measured.peakMemoryRank || m_run.measured.peakMemoryOfLastStage;
    if (m_run.measured.peakMemory && !ofOneRank) {
      const std::string& kind = m_run.measured.peakMemoryKind;
      figures.push_back({kind == "device"     ? ReportedFigure::Kind::PeakDevice
                         : kind == "reserved" ? ReportedFigure::Kind::PeakReserved
                                              : ReportedFigure::Kind::PeakAllocated,
                         static_cast<double>(*m_run.measured.peakMemory),
                         source,
                         {}});
    }
    return figures;
  }
  void assume(std::string text) { m_assumptions.push_back(std::move(text)); }
  std::optional<bool> flag(const char* name) const {
    const auto found = m_run.layout.flags.find(name);
    if (found == m_run.layout.flags.end()) return std::nullopt;
    return found->second == "true";
  }
  std::string flagText(const char* name) const {
    const auto found = m_run.layout.flags.find(name);
    if (found == m_run.layout.flags.end() || found->second.size() < 2) return {};
    return found->second.substr(1, found->second.size() - 2);
  }

  std::string attentionKernel() const;
  ModelProfile model() const;
  Cluster cluster(const Device& device);
  Workload workload();
  Layout layout();
  void chooseRecompute(Plan& plan);
  bool chooseOffload(Plan& plan);
  /// NVIDIA's FSDP recipes offload the activations of some layers rather than recompute
  /// (Megatron-Bridge, cpu_offloading_num_layers).
  bool offloadsInstead() const {
    return m_software.vendorRecipe && m_software.stack == Stack::MegatronCore &&
           m_software.year >= 2025 && m_run.layout.zero.value_or(0) >= 3;
  }
  /// Vendors cut layers that do not divide evenly, and MTP modules, by measuring.
  bool hasTunedStages() const {
    const MeasuredRun::Layout& source = m_run.layout;
    const bool isUneven = m_run.model.layers % std::max(1, source.pp * source.vpp) != 0;
    return m_software.vendorRecipe && m_software.year >= 2025 && source.pp > 1 &&
           !source.layersPerStage && (isUneven || m_run.model.mtpLayers > 0);
  }

  bool isGraceBlackwell() const { return m_run.hardware.device.starts_with("gb"); }
  /// NVIDIA's MXFP8 recipes merge neighbouring micro-batches to hide the expert exchange: on
  /// Grace–Blackwell from 2026-06, and from 2026-04 where it crosses hosts and chunks are
  /// interleaved (Megatron-Bridge, scripts/performance/configs).
  bool overlapsExperts() const {
    const MeasuredRun::Layout& source = m_run.layout;
    if (!m_software.vendorRecipe || source.precision != "mxfp8" || source.ep < 2) return false;
    if (isGraceBlackwell()) return m_software.isAtLeast(2026, 6);
    return m_software.isAtLeast(2026, 4) && source.vpp > 1 &&
           source.ep > m_run.hardware.devicesPerHost;
  }

  const MeasuredRun& m_run;
  const Catalogues m_catalogues;  // two references: kept by value, so that a temporary may be given
  RunSoftware m_software;
  std::vector<std::string> m_assumptions;
};

ModelProfile PlanBuilder::model() const {
  const MeasuredRun::Model& source = m_run.model;
  ModelProfile profile;
  profile.name = source.name;
  profile.hidden = source.hidden;
  profile.vocabulary = source.vocabulary;
  profile.tiedEmbeddings = source.tied;
  profile.norm = source.gated ? NormKind::RmsNorm : NormKind::LayerNorm;
  LayerKind dense;
  dense.name = "dense";
  dense.hidden = source.hidden;
  dense.norm = profile.norm;
  dense.mixer.heads = source.heads;
  dense.mixer.keyValueHeads = source.keyValueHeads;
  dense.mixer.headDim =
      source.headDim.value_or(std::max<std::int64_t>(1, source.hidden / source.heads));
  if (source.latentAttention) {
    dense.mixer.kind = MixerKind::LatentAttention;
    dense.mixer.queryLoraRank = source.queryLoraRank;
    dense.mixer.keyValueLoraRank = source.keyValueLoraRank;
    dense.mixer.qkNopeHeadDim = source.qkNope;
    dense.mixer.qkRopeHeadDim = source.qkRope;
    dense.mixer.valueHeadDim = source.valueHead;
  }
  dense.feedForward.width = source.ffn;
  dense.feedForward.gated = source.gated;
  LayerKind moe = dense;
  moe.name = "moe";
  moe.feedForward.width = 0;
  moe.feedForward.experts = source.experts;
  moe.feedForward.topK = source.topK;
  moe.feedForward.expertWidth = source.expertFfn;
  moe.feedForward.sharedWidth = source.sharedFfn;
  for (std::int64_t layer = 0; layer < source.layers; ++layer) {
    appendLayer(profile, source.experts > 0 && layer >= source.denseLayers ? moe : dense);
  }
  profile.mtpModules = source.mtpLayers;
  if (source.mtpLayers > 0) profile.mtpKind = makeMtpModule(source.experts > 0 ? moe : dense);
  return profile;
}

Cluster PlanBuilder::cluster(const Device& device) {
  const MeasuredRun::Hardware& hardware = m_run.hardware;
  Cluster cluster;
  HostGroup hosts;
  hosts.id = "hosts";
  hosts.name = hardware.device;
  hosts.count =
      std::max(1, (hardware.totalDevices + hardware.devicesPerHost - 1) / hardware.devicesPerHost);
  InlineHost host;
  host.device = hardware.device;
  host.deviceCount = hardware.devicesPerHost;
  host.nics = hardware.devicesPerHost;
  double perDevice = 0;
  if (hardware.hostBandwidth) {
    perDevice = *hardware.hostBandwidth / hardware.devicesPerHost;
    if (hardware.network.find("Omni-Path") != std::string::npos) {
      perDevice *= kOmniPathShare;
      assume("network: NCCL reaches a quarter of Omni-Path's rate");
    }
  } else {
    // The vendor's reference design, by generation.
    perDevice = device.year >= 2025   ? 1e11
                : device.year >= 2022 ? 5e10
                : device.year >= 2020 ? 2.5e10
                                      : 3.125e9;
    if (device.id == "gb200") perDevice = 5e10;
    if (hosts.count > 1)
      assume("bandwidth between hosts: the vendor's reference for " + device.name);
  }
  host.nicBandwidth = BytesPerSecond(perDevice);
  hosts.type = host;
  if (const auto slower = statedSlowdown(flagText("host_state"))) {
    hosts.overrides.emplace().slowdown = *slower;
    assume("hosts: as much slower as the source says");
  }
  cluster.hosts.push_back(hosts);
  SwitchGroup leaf;
  leaf.id = "leaf";
  leaf.count = hardware.devicesPerHost;
  leaf.ports = std::max(hosts.count, 1);
  cluster.switches.push_back(leaf);
  Link link;
  link.id = "up";
  link.from = "hosts";
  link.to = "leaf";
  link.perHost = hardware.devicesPerHost;
  link.bandwidth = BytesPerSecond(perDevice);
  cluster.links.push_back(link);
  if (hardware.scaleUpDevices > hardware.devicesPerHost) {
    cluster.scaleUpDomains.push_back(
        {"hosts", std::max(1, hardware.scaleUpDevices / hardware.devicesPerHost), {}});
  }
  return cluster;
}

Workload PlanBuilder::workload() {
  Workload work;
  work.task = m_run.layout.task.empty() ? "pretrain" : m_run.layout.task;
  work.sequenceLength = m_run.layout.sequence;
  work.microBatch = m_run.layout.microBatch;
  work.globalBatch = m_run.layout.globalBatch;
  work.precision = m_run.layout.precision.empty() ? "bf16" : m_run.layout.precision;
  const std::string scaling = flagText("fp8_recipe");
  if (!scaling.empty()) work.fp8Recipe = scaling;
  const std::string gradients = flagText("gradient_dtype");
  if (gradients == "bf16" || gradients == "fp16") {
    work.gradientDtype = "bf16";
  } else if (gradients.empty()) {
    // DeepSpeed's ZeRO-3 and InternEvo's hybrid ZeRO keep 16-bit gradients beside fp32 shards.
    const bool sixteen = (m_software.vendorRecipe && m_software.stack == Stack::MegatronCore) ||
                         m_software.stack == Stack::DeepSpeed ||
                         m_software.stack == Stack::InternEvo;
    work.gradientDtype = sixteen ? "bf16" : "fp32";
    if (work.precision != "fp16")
      assume(sixteen ? "gradients: 16 bits, as this software keeps them"
                     : "gradients: accumulated in 32 bits");
  } else {
    work.gradientDtype = "fp32";
  }
  if (const auto master = flag("master_weights")) work.masterWeights = *master;
  if (work.task == "lora") {
    work.lora = Lora{};
    assume("LoRA: rank 16 on all linear layers");
  }
  if (m_run.model.experts > 0) {
    work.moeImbalance = m_software.vendorRecipe ? 1.0 : 1.1;
    assume(m_software.vendorRecipe ? "expert routing: balanced"
                                   : "expert routing: busiest rank 1.1 of the mean");
  }
  return work;
}

/// NVIDIA's frameworks run cuDNN or FA-3 on Hopper from 2025 (their submissions to MLPerf
/// before) and on everything newer; others FA-2 until then, PyTorch's FSDP code throughout.
std::string PlanBuilder::attentionKernel() const {
  if (m_software.tritonAttention) return "triton";
  const bool isPyTorch = m_software.stack == Stack::TorchTitan || m_software.stack == Stack::Fsdp;
  if (isPyTorch && !m_software.graphCaptured) return "fa2";
  const int deviceYear = m_catalogues.hardware.device(m_run.hardware.device)->year;
  const bool isRecent = m_software.year >= 2025 || m_software.graphCaptured || deviceYear >= 2024;
  return deviceYear >= 2022 && isRecent ? "native" : "fa2";
}

Layout PlanBuilder::layout() {
  const MeasuredRun::Layout& source = m_run.layout;
  Layout layout;
  switch (m_software.stack) {
    case Stack::TorchTitan:
      layout.framework = "torchtitan";
      break;
    case Stack::Fsdp:
      layout.framework = "fsdp";
      break;
    case Stack::MegatronDeepSpeed:
    case Stack::DeepSpeed:
    case Stack::InternEvo:
      layout.framework = "deepspeed";
      break;
    default:
      layout.framework = "megatron";
  }
  assume("framework: " + *layout.framework + ", release of " + std::to_string(m_software.year));
  layout.tp = source.tp;
  layout.pp = source.pp;
  layout.cp = source.cp;
  layout.ep = source.ep;
  layout.dp = source.dp;
  layout.vpp = source.vpp;
  layout.zero = source.zero;
  layout.zeroShardRanks = source.zeroShardRanks;
  layout.schedule.kind =
      source.schedule.empty() || source.schedule == "none" ? "1f1b" : source.schedule;
  if (source.schedule == "interleaved-1f1b" && source.vpp < 2) {
    layout.vpp = 2;
    assume("virtual stages: 2, the source does not say how many");
  }
  if (source.schedule == "zb-1p" || source.schedule == "zb-2p") {
    layout.schedule.kind = "zb-auto";
    layout.schedule.memoryLimitChunks = source.schedule == "zb-1p" ? source.pp : 2 * source.pp;
  }
  if (source.sequenceParallel) {
    layout.sp = source.sequenceParallel;
  } else {
    layout.sp = source.tp > 1 && m_software.stack == Stack::MegatronCore;
    if (source.tp > 1)
      assume(*layout.sp ? "sequence parallelism: on" : "sequence parallelism: off");
  }
  if (source.recompute) layout.recompute.mode = *source.recompute;
  if (layout.recompute.mode != "none" && layout.recompute.mode != "full") {
    layout.recompute.mode = "selective";
    layout.recompute.modules = {"core_attention"};
    if (layout.framework == "torchtitan" || layout.framework == "fsdp") {
      layout.recompute.modules = {"every_other_product"};
      assume("recompute: per operator, every other matrix product and all element-wise ones");
    }
  }
  LayoutFlags& flags = layout.flags;
  // Megatron-LM had flash attention behind a switch in 2023; NVIDIA's recipes used it.
  const bool isPlainMegatron = m_software.isMegatron() && !m_software.vendorRecipe;
  const bool hasFlash = m_software.stack != Stack::MegatronDeepSpeed &&
                        m_software.year >= (isPlainMegatron ? 2024 : 2023);
  flags.flashAttention = hasFlash;
  assume(hasFlash ? "attention: flash kernel" : "attention: unfused, before 2023");
  flags.attentionKernel = attentionKernel();
  if (hasFlash) assume("attention kernel: " + *flags.attentionKernel);
  flags.softwareYear = m_software.year;
  flags.fusedLoss = flag("fused_loss").value_or(m_software.isMegatron() && m_software.year >= 2024);
  // Megatron and its forks bring fused norms, activations and rotary embeddings.
  flags.compile = flag("compile").value_or(m_software.isMegatron() || m_software.graphCaptured ||
                                           m_software.stack == Stack::MegatronDeepSpeed);
  flags.cudaGraphs =
      m_software.graphCaptured || (isGraceBlackwell() && m_software.isAtLeast(2026, 6));
  if (*flags.cudaGraphs) assume("kernels: captured in CUDA graphs");
  const bool noOverlap = flag("overlap") == false;
  const bool recipeTp = m_software.vendorRecipe && m_run.model.experts == 0 && *layout.sp;
  flags.tpOverlap = flag("tp_overlap").value_or(recipeTp && !noOverlap);
  if (source.tp > 1 && !flag("tp_overlap"))
    assume(*flags.tpOverlap ? "TP overlap: on, as in the vendor's recipes" : "TP overlap: off");
  const bool overlapsDp =
      !m_software.isDeepSpeedLike() && m_software.stack != Stack::MegatronLm && !noOverlap;
  flags.dpOverlapGrad = overlapsDp;
  flags.dpOverlapParam = overlapsDp;
  assume(overlapsDp ? "DP overlap: on" : "DP overlap: off");
  flags.p2pOverlap =
      flag("p2p_overlap")
          .value_or(source.vpp > 1 && m_software.stack == Stack::MegatronCore && !noOverlap);
  flags.epOverlap = flag("ep_overlap").value_or(overlapsExperts());
  if (source.ep > 1) {
    if (*flags.epOverlap && !flag("ep_overlap"))
      assume("expert exchange: overlapped, as in the vendor's MXFP8 recipes");
    const bool deduplicates = m_software.vendorRecipe && m_software.year >= 2025;
    flags.epDispatch = deduplicates ? "deduplicated" : "all_to_all";
    assume(deduplicates ? "expert exchange: one copy of a token per host (DeepEP, HybridEP)"
                        : "expert exchange: one copy of a token per expert");
  }
  if (!source.contextExchange.empty()) flags.cpComm = source.contextExchange;
  if (source.layersPerStage && static_cast<int>(source.layersPerStage->size()) == source.pp &&
      layout.vpp == 1 &&
      std::accumulate(source.layersPerStage->begin(), source.layersPerStage->end(), 0) ==
          m_run.model.layers) {
    StageMap stages;
    int first = 0;
    for (const int count : *source.layersPerStage) {
      Stage stage;
      stage.chunks.push_back({first, count, {}});
      first += count;
      stages.push_back(stage);
    }
    stages.front().embedding = true;
    stages.back().head = true;
    stages.back().mtp = m_run.model.mtpLayers;
    layout.stages = stages;
  } else if (m_run.model.layers % std::max(1, source.pp * source.vpp) != 0) {
    layout.stageRule = "embedding-and-loss-count-as-layers";
    assume("layers per stage: embedding and loss count as layers where that makes it whole");
  }
  if (source.cpuOffload) layout.offload.optimizer = 1;
  return layout;
}

void PlanBuilder::chooseRecompute(Plan& plan) {
  const auto fits = [&](const RecomputeChoice& choice) {
    plan.layout = plan.layout.edited([&](Layout& layout) { layout.recompute = choice; });
    const Evaluation evaluation = evaluate(plan, m_catalogues);
    return evaluation.timeline == nullptr || evaluation.peakDevice <= evaluation.capacity;
  };
  if (fits({"none", {}, {}, {}})) {
    assume("recompute: none, it fits without");
    return;
  }
  if (offloadsInstead() && chooseOffload(plan)) return;
  if (fits({"selective", {"core_attention", "norm", "mlp_act", "mla_up"}, {}, {}})) {
    assume("recompute: the cheap modules, the least that fits");
    return;
  }
  const int most = static_cast<int>((m_run.model.layers + m_run.layout.pp - 1) / m_run.layout.pp);
  int low = 1;
  int high = most;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (fits({"full", {}, middle, {}})) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  fits({"full", {}, low, {}});
  assume("recompute: " + std::to_string(low) + " of " + std::to_string(most) +
         " layers of each stage, the least that fits");
}

/// The fewest layers whose activations wait on the host that make it fit; false when not even
/// all of them do.
bool PlanBuilder::chooseOffload(Plan& plan) {
  const auto layers = static_cast<int>(std::max<std::int64_t>(1, m_run.model.layers));
  const auto fits = [&](int offloaded) {
    plan.layout = plan.layout.edited([&](Layout& layout) {
      layout.offload.activations = static_cast<double>(offloaded) / layers;
    });
    const Evaluation evaluation = evaluate(plan, m_catalogues);
    return evaluation.timeline == nullptr || evaluation.peakDevice <= evaluation.capacity;
  };
  if (!fits(layers)) {
    fits(0);
    return false;
  }
  int low = 1;
  int high = layers;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (fits(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  fits(low);
  assume("activations: those of " + std::to_string(low) + " of " + std::to_string(layers) +
         " layers offloaded, the least that fits; no recompute");
  return true;
}

}  // namespace

Result<RunPlan> planOfRun(const MeasuredRun& run, const Catalogues& catalogues) {
  return PlanBuilder(run, catalogues).build();
}

}  // namespace slicescape
