// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/resolve.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/cost/adapters.h"
#include "core/cost/documents.h"
#include "core/cost/state_recipe.h"
#include "core/layout/stage_words.h"
#include "core/plan/custom_schedule.h"

namespace slicescape {
namespace {

// The year whose software a plan is taken to run when it does not say.
constexpr int kThisYear = 2026;

/// Fills optionals and keeps the list of what was assumed.
class Defaults {
 public:
  explicit Defaults(std::vector<Assumption>* assumptions) : m_assumptions(assumptions) {}

  template <class T>
  T value(const std::optional<T>& given, T fallback, const char* path, const char* reason) {
    if (given) return *given;
    if (m_assumptions != nullptr) note(path, fallback, reason);
    return fallback;
  }

 private:
  static std::string textOf(bool value) { return value ? "true" : "false"; }
  static std::string textOf(const std::string& value) { return value; }
  static std::string textOf(int value) { return std::to_string(value); }
  static std::string textOf(double value) { return formatArgument(value); }

  static std::string formatArgument(double value) {
    std::string text = std::to_string(value);
    text.erase(text.find_last_not_of('0') + 1);
    if (!text.empty() && text.back() == '.') text.pop_back();
    return text;
  }

  template <class T>
  void note(const char* path, const T& value, const char* reason) {
    m_assumptions->push_back({path, textOf(value), "default", {reason, {}}});
  }

  std::vector<Assumption>* m_assumptions;  ///< null: nobody asks
};

Framework frameworkFrom(const std::string& name) {
  if (name == "torchtitan") return Framework::TorchTitan;
  if (name == "fsdp") return Framework::Fsdp;
  if (name == "deepspeed") return Framework::DeepSpeed;
  return Framework::Megatron;
}

Precision precisionFrom(const std::string& name) {
  if (name == "fp32") return Precision::Fp32;
  if (name == "fp16") return Precision::Fp16;
  if (name == "fp8") return Precision::Fp8;
  if (name == "mxfp8") return Precision::MxFp8;
  if (name == "nvfp4") return Precision::NvFp4;
  return Precision::Bf16;
}

RecomputeModules modulesFrom(const std::vector<std::string>& names) {
  RecomputeModules modules;
  for (const std::string& name : names) {
    if (name == "core_attn" || name == "core_attention") modules.coreAttention = true;
    if (name == "mlp") modules.mlp = true;
    if (name == "norm" || name == "layernorm") modules.norm = true;
    if (name == "mlp_act" || name == "moe_act") modules.mlpActivation = true;
    if (name == "mla_up" || name == "mla_up_proj") modules.mlaUpProjection = true;
    if (name == "every_other_product") modules.everyOtherProduct = true;
  }
  return modules;
}

CpComm cpCommFrom(const std::string& name) {
  if (name == "all_gather") return CpComm::AllGather;
  if (name == "a2a" || name == "a2a+p2p") return CpComm::AllToAll;
  return CpComm::P2p;
}

/// Megatron pads the vocabulary to a multiple of 128 · tp (cost_model 1.1).
std::int64_t paddedVocabulary(const ModelProfile& model, Framework framework, int tp) {
  const std::int64_t multiple = framework == Framework::Megatron ? 128LL * tp : tp;
  return (model.vocabulary + multiple - 1) / multiple * multiple;
}

/// What the bytes of model state per parameter follow from; the device completes it.
StateRecipe stateRecipe(const Workload& work, const TrainingContext& context, Defaults& defaults) {
  StateRecipe recipe;
  recipe.framework = context.framework;
  recipe.precision = context.precision;
  recipe.optimizer = defaults.value(work.optimizer, std::string("adam"), "workload.optimizer",
                                    SLICESCAPE_TEXT("Adam with two fp32 moments."));
  // fp16 training of old accumulates gradients in the format of the weights.
  const bool sixteen = context.precision == Precision::Fp16;
  recipe.gradientFormat = defaults.value(
      work.gradientDtype, std::string(sixteen ? "fp16" : "fp32"), "workload.gradient_dtype",
      sixteen ? SLICESCAPE_TEXT("fp16 training accumulates gradients in 16 bits.")
              : SLICESCAPE_TEXT("Gradients are accumulated and reduced in 32 bits."));
  recipe.masterWeights =
      defaults.value(work.masterWeights, true, "workload.master_weights",
                     SLICESCAPE_TEXT("An fp32 copy of the weights is kept for the update."));
  recipe.momentFormat = work.momentDtype.value_or("fp32");
  recipe.fp8Weights = isLowPrecision(context.precision) &&
                      defaults.value(work.fp8Weights, true, "workload.fp8_weights",
                                     SLICESCAPE_TEXT("8-bit recipes keep the weights in 8 bits."));
  if (work.task == "lora") {
    const std::string base = work.lora.value_or(Lora{}).basePrecision.value_or("bf16");
    const bool eight = base == "int8" || base == "fp8";
    recipe.frozenWeight = base == "nf4" ? 0.5 : eight ? 1 : base == "fp32" ? 4 : 2;
  }
  return recipe;
}

/// Packed documents with a mask: attention sees the document a token sits in.
void resolveDocuments(const Workload& work, TrainingContext& context, Defaults& defaults) {
  if (!work.packing || !work.packing->documentMask) return;
  const double mean = work.packing->meanLength;
  const double p90 = defaults.value(
      work.packing->p90Length, kUsualDocumentSpread * mean, "workload.packing.p90_len",
      SLICESCAPE_TEXT("Nine of ten documents are shorter than twice the mean."));
  context.documentLength =
      documentLengthSeenByToken(mean, p90, static_cast<double>(work.sequenceLength));
}

/// Everything of the context that does not depend on the device.
TrainingContext commonContext(const Plan& plan, const ModelProfile& model, StateRecipe& recipe,
                              std::vector<Assumption>* assumptions) {
  const Layout& layout = *plan.layout;
  const Workload& work = *plan.workload;
  Defaults defaults(assumptions);
  TrainingContext context;
  const std::string framework = defaults.value(
      layout.framework, std::string("megatron"), "layout.framework",
      SLICESCAPE_TEXT("Megatron-Core's recipe: its states, overlaps and rank order."));
  context.framework = frameworkFrom(framework);
  const bool megatron = context.framework == Framework::Megatron;
  const bool fsdp =
      context.framework == Framework::TorchTitan || context.framework == Framework::Fsdp;
  context.precision = precisionFrom(defaults.value(
      work.precision, std::string("bf16"), "workload.precision",
      SLICESCAPE_TEXT("Mixed precision with 16-bit brain floats is the usual recipe.")));
  context.sequence = work.sequenceLength;
  context.microBatch = work.microBatch;
  context.tp = layout.tp;
  context.cp = layout.cp;
  context.ep = layout.ep;
  context.etp = layout.etp;
  context.dp = layout.dp;
  context.pp = layout.pp;
  context.vpp = layout.vpp;
  context.sequenceParallel =
      layout.tp > 1 &&
      defaults.value(
          layout.sp, megatron || fsdp, "layout.sp",
          SLICESCAPE_TEXT("Sequence parallelism comes with tensor parallelism since 2022."));
  context.zero =
      defaults.value(layout.zero, fsdp ? 3 : 1, "layout.zero",
                     SLICESCAPE_TEXT("The framework's usual sharding of the optimizer states."));
  recipe = stateRecipe(work, context, defaults);

  if (layout.recompute.mode == "full") context.recompute = RecomputeMode::Full;
  if (layout.recompute.mode == "selective") {
    context.recompute = RecomputeMode::Selective;
    context.modules = modulesFrom(layout.recompute.modules);
    if (layout.recompute.modules.empty()) context.modules.coreAttention = true;
  }
  if (layout.recompute.method == "uniform") {
    context.recomputeGroup = std::max(1, layout.recompute.layers.value_or(1));
  } else {
    context.recomputeLayers = layout.recompute.layers.value_or(-1);
  }

  const LayoutFlags& flags = layout.flags;
  context.flashAttention =
      defaults.value(flags.flashAttention, true, "layout.flags.flash_attention",
                     SLICESCAPE_TEXT("Flash attention is the default since 2023."));
  const std::string kernel = defaults.value(
      flags.attentionKernel, std::string(megatron ? "native" : "fa2"),
      "layout.flags.attention_kernel",
      SLICESCAPE_TEXT(
          "Megatron runs the vendor's best kernel for the device; PyTorch's own is FA-2."));
  context.attentionKernel = kernel == "fa2"      ? AttentionKernel::Flash2
                            : kernel == "triton" ? AttentionKernel::Triton
                                                 : AttentionKernel::Native;
  context.fusedLoss = defaults.value(
      flags.fusedLoss, megatron, "layout.flags.fused_loss",
      SLICESCAPE_TEXT("Megatron-Core fuses the vocabulary-parallel loss since 2024."));
  context.lossChunks = flags.lossChunks.value_or(1);
  context.expandableSegments = defaults.value(
      flags.expandableSegments, true, "layout.flags.expandable_segments",
      SLICESCAPE_TEXT("Launch scripts of today switch the allocator's expandable segments on."));
  context.cudaGraphs = defaults.value(flags.cudaGraphs, false, "layout.flags.cuda_graphs",
                                      SLICESCAPE_TEXT("Kernels are launched one by one."));
  context.compiled = defaults.value(
      flags.compile, megatron, "layout.flags.compile",
      SLICESCAPE_TEXT("Megatron fuses its element-wise operators; others need torch.compile."));
  context.tpOverlap =
      layout.tp > 1 &&
      defaults.value(
          flags.tpOverlap, false, "layout.flags.tp_overlap",
          SLICESCAPE_TEXT("Tensor-parallel collectives wait unless switched to overlap."));
  const bool overlaps = context.framework != Framework::DeepSpeed;
  context.dpOverlapGradient =
      defaults.value(flags.dpOverlapGrad, overlaps, "layout.flags.dp_overlap_grad",
                     SLICESCAPE_TEXT("Gradient reduction runs behind the last backward."));
  context.dpOverlapParameter =
      defaults.value(flags.dpOverlapParam, overlaps, "layout.flags.dp_overlap_param",
                     SLICESCAPE_TEXT("Parameters are gathered behind the first forward."));
  context.p2pOverlap = defaults.value(
      flags.p2pOverlap, layout.vpp > 1, "layout.flags.p2p_overlap",
      SLICESCAPE_TEXT("Megatron overlaps pipeline transfers only when interleaved."));
  context.epOverlap =
      layout.ep > 1 &&
      defaults.value(flags.epOverlap, false, "layout.flags.ep_overlap",
                     SLICESCAPE_TEXT("The expert exchange waits unless switched to overlap."));
  context.cpComm = cpCommFrom(
      layout.cp > 1 ? defaults.value(flags.cpComm, std::string("p2p"), "layout.flags.cp_comm",
                                     SLICESCAPE_TEXT("Keys and values travel around a ring."))
                    : "p2p");
  context.softwareYear =
      defaults.value(flags.softwareYear, kThisYear, "layout.flags.software_year",
                     SLICESCAPE_TEXT("Framework and libraries are of this year."));
  // PyTorch's row-wise scaled products gain nothing over 16 bits (70B and 8B on H100, 2025).
  context.lowPrecisionProducts = !(fsdp && work.fp8Recipe == "rowwise");
  if (layout.ep > 1) {
    context.dispatch =
        defaults.value(flags.epDispatch, std::string("all_to_all"), "layout.flags.ep_dispatch",
                       SLICESCAPE_TEXT("A token is sent once for each of its experts.")) ==
                "deduplicated"
            ? ExpertDispatch::Deduplicated
            : ExpertDispatch::AllToAll;
  }
  if (model.isMoe() && work.moeCapacityFactor) {
    // Buffers are padded to the capacity whatever the router does.
    context.moeImbalance = *work.moeCapacityFactor;
  } else if (model.isMoe()) {
    context.moeImbalance = defaults.value(
        work.moeImbalance, 1.1, "workload.moe_imbalance",
        SLICESCAPE_TEXT("The busiest expert rank gets a tenth more tokens than the mean."));
  }
  resolveDocuments(work, context, defaults);
  context.dropout = work.dropout.value_or(0) > 0;
  context.offloadOptimizer = layout.offload.optimizer;
  context.offloadParameters = layout.offload.parameters;
  context.offloadActivations = layout.offload.activations;
  context.paddedVocabulary = paddedVocabulary(model, context.framework, layout.tp);
  if (work.task == "lora") {
    context.trainsAllWeights = false;
    const Lora lora = work.lora.value_or(Lora{});
    context.adapters = adapterTargets(lora.targets);
    context.adapterShare = adapterShare(model, lora.rank, context.adapters);
  }

  const int dataRanks = layout.dp * layout.cp;
  context.denseShardRanks =
      layout.zeroShardRanks ? std::clamp(*layout.zeroShardRanks, 1, dataRanks) : dataRanks;
  const std::int64_t stageRanks = std::int64_t{layout.tp} * layout.cp * layout.dp;
  context.expertShardRanks =
      static_cast<int>(std::max<std::int64_t>(1, stageRanks / std::max(1, layout.ep * layout.etp)));
  const std::int64_t perStep = std::int64_t{layout.dp} * work.microBatch;
  context.microBatches = static_cast<int>(
      std::clamp<std::int64_t>(work.globalBatch / std::max<std::int64_t>(1, perStep), 1, 1 << 20));
  return context;
}

/// What one device of a group can hold. An overridden size keeps the share that the driver
/// takes for itself.
Bytes usableMemoryOf(const Device& device, const std::optional<HostOverrides>& overrides) {
  if (!overrides || !overrides->deviceMemory || device.memory.value() <= 0) {
    return device.usableMemory;
  }
  return Bytes(std::llround(static_cast<double>(overrides->deviceMemory->value()) *
                            (device.usableMemory / device.memory)));
}

/// The context with what schedule and device add to it.
TrainingContext onHostGroup(const TrainingContext& common, StateRecipe recipe, const Plan& plan,
                            const ResolvedPlan& resolved, int group) {
  TrainingContext context = common;
  context.microBatches = resolved.schedule.microBatches;
  context.vpp = resolved.schedule.chunks;
  context.device = resolved.fabrics[static_cast<std::size_t>(group)].device();
  // Matrix units that know 4-bit formats take 8-bit operands in any layout.
  recipe.anyLayout8Bit = context.device->peakFor("fp4").value() > 0;
  context.states = stateBytes(recipe);
  const auto& overrides = plan.cluster->hosts[static_cast<std::size_t>(group)].overrides;
  context.deviceMemory = usableMemoryOf(*context.device, overrides);
  context.efficiency =
      efficiencyOf(*context.device, overrides ? overrides->devicePowerCapW.value_or(0) : 0);
  if (overrides) context.efficiency.slowDown(overrides->slowdown.value_or(0));
  return context;
}

StageMap resolveStages(const Layout& layout, const ModelProfile& model,
                       const ScheduleShape& schedule, std::vector<Text>& problems) {
  const int layers = model.layerCount();
  const bool vShaped = isVShaped(schedule);
  if (layout.stages && layout.stages->empty()) {
    problems.push_back(
        {SLICESCAPE_TEXT("The list of stages is empty, so none of the {0} layers is placed; PP {1} "
                         "needs {1} stages, or no list at all to spread the layers evenly."),
         {layers, layout.pp}});
    return {};
  }
  if (layout.stages) return *layout.stages;
  if (layout.stageRule == "embedding-and-loss-count-as-layers") {
    return embeddingAndLossStageMap(layers, layout.pp, schedule.chunks, model.mtpModules, vShaped);
  }
  if (layout.stageRule) {
    problems.push_back(
        {SLICESCAPE_TEXT(
             "The stage rule \"{0}\" is not known; \"embedding-and-loss-count-as-layers\" is."),
         {*layout.stageRule}});
  }
  if (layout.stageLayout) {
    const Result<StageMap> parsed = readStageWords(
        *layout.stageLayout, {layers, layout.pp, schedule.chunks, model.mtpModules, vShaped});
    if (parsed) return *parsed;
    problems.push_back(parsed.error().expected);
  }
  return evenStageMap(layers, layout.pp, schedule.chunks, model.mtpModules, vShaped);
}

/// Reads the programs that the plan carries; what they cannot be is among the problems.
void resolveCustomSchedule(const Layout& layout, ResolvedPlan& resolved) {
  if (layout.schedule.programs.empty()) {
    resolved.scheduleProblems.push_back(
        {{SLICESCAPE_TEXT("The schedule is custom, but the plan carries no programs for it"), {}},
         {SLICESCAPE_TEXT("Import a schedule in PyTorch's pipelining CSV, or choose another kind"),
          {}}});
    return;
  }
  auto read = customScheduleOf(layout.schedule);
  if (!read) {
    resolved.scheduleProblems.push_back({read.error().expected, read.error().remedy});
    return;
  }
  resolved.scheduleProblems =
      checkCustomSchedule(read->schedule, resolved.schedule.ranks, resolved.schedule.microBatches);
  resolved.schedule.chunks = read->schedule.shape.chunks;
  resolved.schedule.folded = read->schedule.shape.folded;
  resolved.customSchedule = std::make_shared<const Schedule>(std::move(read->schedule));
}

}  // namespace

ScheduleShape scheduleOf(const Layout& layout, int microBatches, bool& known) {
  ScheduleShape shape;
  shape.ranks = layout.pp;
  shape.chunks = layout.vpp;
  shape.microBatches = microBatches;
  shape.groupSize = layout.schedule.groupSize.value_or(0);
  known = scheduleKindFrom(layout.schedule.kind).has_value();
  if (layout.pp <= 1) {
    shape.kind = ScheduleKind::None;
    return shape;
  }
  if (layout.schedule.kind == kCustomSchedule) {
    known = true;
    shape.kind = ScheduleKind::Custom;
    return shape;
  }
  applyScheduleName(shape, layout.schedule.kind);
  if (shape.kind == ScheduleKind::OneFOneB && layout.vpp > 1) {
    shape.kind = ScheduleKind::Interleaved;
    shape.chunks = layout.vpp;
  }
  if (layout.schedule.memoryLimitChunks) {
    shape.memoryLimitChunks = *layout.schedule.memoryLimitChunks;
  }
  return shape;
}

TrainingContext contextOn(const Plan& plan, const ResolvedPlan& resolved, int hostGroup) {
  StateRecipe recipe;
  const TrainingContext common = commonContext(plan, *resolved.model, recipe, nullptr);
  return onHostGroup(common, std::move(recipe), plan, resolved, hostGroup);
}

ResolvedPlan resolvePlan(const Plan& plan, const Catalogues& catalogues) {
  ResolvedPlan resolved;
  const Layout& layout = *plan.layout;
  const Workload& work = *plan.workload;
  const Cluster& cluster = *plan.cluster;

  resolved.model = modelOf(plan, catalogues);
  if (resolved.model == nullptr) {
    const std::string nearest = catalogues.models.nearest(plan.model->catalogueId);
    resolved.problems.push_back(
        {"model.unknown",
         Severity::Error,
         {{SubjectKind::Field, "model.catalogue"}},
         {SLICESCAPE_TEXT("The model \"{0}\" is not in the catalogue."), {plan.model->catalogueId}},
         {},
         nearest.empty()
             ? Text{SLICESCAPE_TEXT("Choose a preset or drop a config.json on the window."), {}}
             : Text{SLICESCAPE_TEXT("Did you mean \"{0}\"? Or drop a config.json on the window."),
                    {nearest}}});
  }
  resolved.fabrics.reserve(cluster.hosts.size());
  for (std::size_t i = 0; i < cluster.hosts.size(); ++i) {
    resolved.fabrics.emplace_back(cluster, static_cast<int>(i), catalogues.hardware);
    const bool isKnown = resolved.fabrics.back().device() != nullptr;
    resolved.devicesPerHost.push_back(isKnown ? resolved.fabrics.back().devicesPerHost() : 0);
    if (isKnown) continue;
    const auto* typeId = std::get_if<std::string>(&cluster.hosts[i].type);
    const std::string name =
        typeId != nullptr ? *typeId : std::get<InlineHost>(cluster.hosts[i].type).device;
    const std::string nearest =
        typeId != nullptr ? catalogues.hardware.nearestHostType(name) : std::string();
    resolved.problems.push_back(
        {"host.unknown",
         Severity::Error,
         {{SubjectKind::Host, cluster.hosts[i].id}},
         {SLICESCAPE_TEXT("\"{0}\" is of the type \"{1}\", which is not in the catalogue."),
          {cluster.hosts[i].name, name}},
         {},
         nearest.empty() ? Text{SLICESCAPE_TEXT("Choose a host type from the palette."), {}}
                         : Text{SLICESCAPE_TEXT("Did you mean \"{0}\"?"), {nearest}}});
  }
  resolved.grid =
      RankGrid(layout.tp, layout.cp, layout.ep, layout.etp, layout.dp, layout.pp, layout.order);
  resolved.placement =
      placeRanks(cluster, resolved.devicesPerHost, *plan.placement, layout.worldSize());

  const std::int64_t perMicroBatch = std::int64_t{layout.dp} * work.microBatch;
  resolved.batchIsWhole = perMicroBatch > 0 && work.globalBatch % perMicroBatch == 0 &&
                          work.globalBatch >= perMicroBatch;
  resolved.schedule = scheduleOf(layout, microBatchesOf(plan), resolved.scheduleKnown);
  if (resolved.schedule.kind == ScheduleKind::Custom) {
    resolveCustomSchedule(layout, resolved);
  } else {
    resolved.scheduleProblems = checkSchedule(resolved.schedule);
  }

  for (const PlacedRun& run : resolved.placement.runs) {
    const Fabric& fabric = resolved.fabrics[static_cast<std::size_t>(run.hostGroup)];
    const bool staysInside = layout.worldSize() <= fabric.devicesPerDomain();
    if (!staysInside && fabric.hostBandwidth().value() <= 0) resolved.networkIsUsable = false;
  }
  if (resolved.model == nullptr) return resolved;
  const int layers = resolved.model->layerCount();
  // Embedding, loss and MTP modules may have a chunk of their own.
  const int blocks = layers + 2 + resolved.model->mtpModules;
  if (std::int64_t{layout.pp} * resolved.schedule.chunks <= blocks || layout.stages) {
    resolved.stages =
        resolveStages(layout, *resolved.model, resolved.schedule, resolved.stageProblems);
    // An empty list has been said; what follows from it needs no sentence of its own.
    if (resolved.stages.empty()) return resolved;
    for (Text& problem : checkStageMap(resolved.stages, layers, layout.pp, resolved.schedule.chunks,
                                       isVShaped(resolved.schedule), resolved.model->mtpModules)) {
      resolved.stageProblems.push_back(std::move(problem));
    }
    resolved.stageMapIsLegal = resolved.stageProblems.empty();
  }

  StateRecipe recipe;
  const TrainingContext common =
      commonContext(plan, *resolved.model, recipe, &resolved.assumptions);
  // The device under a stage is that of its first rank; a group that mixes types is a finding.
  const bool anyKnown =
      std::any_of(resolved.fabrics.begin(), resolved.fabrics.end(),
                  [](const Fabric& fabric) { return fabric.device() != nullptr; });
  if (!anyKnown || !resolved.stageMapIsLegal) return resolved;
  resolved.contexts.reserve(static_cast<std::size_t>(layout.pp));
  for (int stage = 0; stage < layout.pp; ++stage) {
    const PlacedRun* run = resolved.placement.runOf(resolved.grid.rank(0, 0, 0, stage));
    int group = run != nullptr ? run->hostGroup : 0;
    while (resolved.fabrics[static_cast<std::size_t>(group)].device() == nullptr) {
      group = (group + 1) % static_cast<int>(resolved.fabrics.size());
    }
    const bool again = stage > 0 && resolved.hostGroupOfStage.back() == group;
    resolved.contexts.push_back(again ? resolved.contexts.back()
                                      : onHostGroup(common, recipe, plan, resolved, group));
    resolved.hostGroupOfStage.push_back(group);
  }
  return resolved;
}

}  // namespace slicescape
