// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <string>

#include "core/plan/rules.h"

namespace slicescape {
namespace {

Subject field(const char* path) {
  return {SubjectKind::Field, path};
}

/// The divisors of `number` nearest to `wanted` on both sides: "the nearest legal values".
std::string nearestDivisors(std::int64_t number, std::int64_t wanted) {
  std::int64_t below = 1;
  std::int64_t above = 0;
  for (std::int64_t d = 1; d <= number && d <= 65536; ++d) {
    if (number % d != 0) continue;
    if (d <= wanted) below = d;
    if (d >= wanted && above == 0) above = d;
  }
  if (above == 0 || above == below) return std::to_string(below);
  return std::to_string(below) + ", " + std::to_string(above);
}

class LayoutRules {
 public:
  LayoutRules(const Plan& plan, const ResolvedPlan& resolved, std::vector<Finding>& findings)
      : m_layout(*plan.layout),
        m_work(*plan.workload),
        m_resolved(resolved),
        m_findings(findings) {}

  void run() {
    checkBatch();
    checkSchedule();
    checkOrder();
    checkNames();
    if (m_resolved.model == nullptr) return;
    checkStages();
    checkTensorParallel();
    checkExperts();
    checkSequence();
    checkSharding();
    checkTowers();
    checkLora();
    checkNotModelled();
  }

 private:
  using Evidence = std::vector<std::pair<std::string, TextArgument>>;

  void add(std::string code, Severity severity, std::vector<Subject> subjects, Text message,
           Text remedy, Evidence evidence = {}) {
    m_findings.push_back({std::move(code), severity, std::move(subjects), std::move(message),
                          std::move(evidence), std::move(remedy)});
  }

  void checkBatch() {
    const std::int64_t perStep = std::int64_t{m_layout.dp} * m_work.microBatch;
    if (m_resolved.batchIsWhole) return;
    const std::int64_t below = m_work.globalBatch / perStep * perStep;
    const std::int64_t nearest = std::max(perStep, below);
    add("batch.not-whole", Severity::Error,
        {field("workload.global_batch"), field("workload.micro_batch"), field("layout.dp")},
        {SLICESCAPE_TEXT(
             "The global batch of {0} sequences is no multiple of micro-batch × DP = {1}."),
         {m_work.globalBatch, perStep}},
        {SLICESCAPE_TEXT("Use a global batch of {0} or {1}, or change DP or the micro-batch."),
         {nearest, nearest + perStep}},
        {{"global_batch", m_work.globalBatch}, {"micro_batch_times_dp", perStep}});
  }

  void checkSchedule() {
    if (!m_resolved.scheduleKnown) {
      add("schedule.unknown", Severity::Error, {field("layout.schedule.kind")},
          {SLICESCAPE_TEXT("The schedule \"{0}\" is not known."), {m_layout.schedule.kind}},
          {SLICESCAPE_TEXT(
              "Choose one of the schedules offered in the inspector, such as \"1f1b\".")});
    }
    for (const ScheduleProblem& problem : m_resolved.scheduleProblems) {
      add("schedule.illegal", Severity::Error,
          {field("layout.schedule.kind"), field("layout.pp"), field("layout.vpp")}, problem.rule,
          problem.remedy,
          {{"pp", std::int64_t{m_layout.pp}},
           {"micro_batches", std::int64_t{m_resolved.schedule.microBatches}},
           {"vpp", std::int64_t{m_layout.vpp}}});
    }
    const int m = m_resolved.schedule.microBatches;
    if (m_layout.pp > 1 && m < m_layout.pp && m_resolved.batchIsWhole) {
      const double bubble = (m_layout.pp - 1.0) / (m + m_layout.pp - 1.0);
      add("schedule.few-micro-batches", Severity::Warning,
          {field("workload.global_batch"), field("layout.pp")},
          {m == 1 ? SLICESCAPE_TEXT("Only one micro-batch feeds {1} stages: at least {2} of the "
                                    "step is bubble in 1F1B.")
                  : SLICESCAPE_TEXT("Only {0} micro-batches feed {1} stages: at least {2} of the "
                                    "step is bubble in 1F1B."),
           {std::int64_t{m}, std::int64_t{m_layout.pp}, Share{bubble}}},
          {SLICESCAPE_TEXT("Raise the global batch to {0} or more, or lower PP or DP."),
           {std::int64_t{m_layout.pp} * m_layout.dp * m_work.microBatch}},
          {{"micro_batches", std::int64_t{m}}, {"pp", std::int64_t{m_layout.pp}}});
    }
    const int implied = impliedChunks(m_resolved.schedule.kind);
    if (m_layout.pp > 1 && implied > 0 && m_layout.vpp > 1 && m_layout.vpp != implied) {
      add("schedule.vpp-not-used", Severity::Warning,
          {field("layout.vpp"), field("layout.schedule.kind")},
          {SLICESCAPE_TEXT("The schedule {0} has {1} chunks per rank: VPP {2} has no effect."),
           {std::string(scheduleName(m_resolved.schedule.kind)), std::int64_t{implied},
            std::int64_t{m_layout.vpp}}},
          {SLICESCAPE_TEXT("Set VPP to {0}, or choose an interleaved schedule."),
           {std::int64_t{implied}}});
    }
    if (m_layout.vpp > 1 && m_layout.pp <= 1) {
      add("schedule.vpp-without-pipeline", Severity::Error,
          {field("layout.vpp"), field("layout.pp")},
          {SLICESCAPE_TEXT("VPP {0} divides the stages of a pipeline, but PP is 1."),
           {std::int64_t{m_layout.vpp}}},
          {SLICESCAPE_TEXT("Set VPP to 1, or PP to at least 2.")});
    }
  }

  void checkOrder() {
    static const std::set<std::string> kAxes{"tp", "cp", "ep", "dp", "pp"};
    std::set<std::string> seen;
    for (const std::string& axis : m_layout.order) {
      if (kAxes.contains(axis) && seen.insert(axis).second) continue;
      add("layout.order", Severity::Error, {field("layout.order")},
          {SLICESCAPE_TEXT("The rank order names \"{0}\", which is no axis or stands twice."),
           {axis}},
          {SLICESCAPE_TEXT("List tp, cp, ep, dp and pp once each, the fastest first.")});
    }
  }

  /// Words with a fixed set of meanings, where a typing error would otherwise pass silently.
  void checkNames() {
    const auto oneOf = [&](const char* path, const std::string& value,
                           std::initializer_list<const char*> known) {
      std::string list;
      for (const char* name : known) {
        if (value == name) return;
        list += list.empty() ? name : std::string(", ") + name;
      }
      add("plan.unknown-word", Severity::Error, {field(path)},
          {SLICESCAPE_TEXT("\"{0}\" is not a value of {1}."), {value, std::string(path)}},
          {SLICESCAPE_TEXT("Use one of: {0}."), {list}});
    };
    if (m_layout.framework)
      oneOf("layout.framework", *m_layout.framework,
            {"megatron", "torchtitan", "fsdp", "deepspeed"});
    if (m_work.precision)
      oneOf("workload.precision", *m_work.precision,
            {"bf16", "fp16", "fp32", "fp8", "mxfp8", "nvfp4"});
    if (m_work.optimizer)
      oneOf("workload.optimizer", *m_work.optimizer,
            {"adam", "sgd", "adafactor", "lion", "muon", "adam8bit"});
    if (m_work.gradientDtype)
      oneOf("workload.gradient_dtype", *m_work.gradientDtype, {"fp32", "bf16", "fp16"});
    if (m_work.momentDtype)
      oneOf("workload.moment_dtype", *m_work.momentDtype, {"fp32", "bf16", "fp8"});
    if (m_layout.recompute.method)
      oneOf("layout.recompute.method", *m_layout.recompute.method, {"block", "uniform"});
    oneOf("workload.task", m_work.task, {"pretrain", "sft", "lora"});
    oneOf("layout.recompute.mode", m_layout.recompute.mode, {"none", "selective", "full"});
    for (const std::string& module : m_layout.recompute.modules) {
      oneOf("layout.recompute.modules", module,
            {"core_attention", "core_attn", "mlp", "norm", "layernorm", "mlp_act", "moe_act",
             "mla_up", "mla_up_proj", "every_other_product"});
    }
    if (m_layout.flags.attentionKernel)
      oneOf("layout.flags.attention_kernel", *m_layout.flags.attentionKernel,
            {"native", "fa2", "triton"});
    if (m_work.lora) {
      for (const std::string& target : m_work.lora->targets) {
        oneOf("workload.lora.targets", target, {"q", "k", "v", "o", "gate", "up", "down"});
      }
      if (m_work.lora->basePrecision) {
        oneOf("workload.lora.base_precision", *m_work.lora->basePrecision,
              {"bf16", "fp16", "fp8", "int8", "nf4"});
      }
    }
    if (m_layout.flags.cpComm)
      oneOf("layout.flags.cp_comm", *m_layout.flags.cpComm,
            {"p2p", "all_gather", "a2a", "a2a+p2p"});
  }

  void checkStages() {
    for (const Text& problem : m_resolved.stageProblems) {
      add("stages.layers-not-conserved", Severity::Error, {field("layout.stages")}, problem,
          {SLICESCAPE_TEXT("Every layer must sit on exactly one stage, in order: drag the "
                           "boundaries, or remove the stages to spread the layers evenly.")},
          {{"layers", std::int64_t{m_resolved.model->layerCount()}}});
    }
    const std::int64_t chunks = std::int64_t{m_layout.pp} * m_resolved.schedule.chunks;
    const std::int64_t layers = m_resolved.model->layerCount();
    if (chunks > layers) {
      // Embedding, loss and MTP modules may have chunks of their own; more stay empty.
      const bool isEmpty = chunks > layers + 2 + m_resolved.model->mtpModules;
      add("layout.more-chunks-than-layers", isEmpty ? Severity::Error : Severity::Warning,
          {field("layout.pp"), field("layout.vpp")},
          {SLICESCAPE_TEXT("PP × VPP asks for {0} chunks, but the model has {1} layers."),
           {chunks, layers}},
          {SLICESCAPE_TEXT("Lower PP or VPP so that PP × VPP is at most {0}."), {layers}});
    } else if (layers % chunks != 0 && !m_layout.stages && m_layout.pp > 1) {
      add("layout.layers-not-divisible", Severity::Info,
          {field("layout.pp"), field("layout.stages")},
          {SLICESCAPE_TEXT(
               "{0} layers do not divide by PP × VPP = {1}: some chunks hold one layer more."),
           {std::int64_t{layers}, std::int64_t{chunks}}},
          {SLICESCAPE_TEXT("Drag the boundaries on the layer strip, or use PP × VPP = {0}."),
           {nearestDivisors(layers, chunks)}},
          {{"layers", layers}, {"chunks", chunks}});
    }
  }

  void divides(const char* code, const char* path, std::int64_t number, std::int64_t degree,
               Text message) {
    if (degree <= 0 || number % degree == 0) return;
    add(code, Severity::Error, {field(path)}, std::move(message),
        {SLICESCAPE_TEXT("Nearest legal values: {0}."), {nearestDivisors(number, degree)}},
        {{"number", number}, {"degree", degree}});
  }

  void checkTensorParallel() {
    const ModelProfile& model = *m_resolved.model;
    const std::int64_t tp = m_layout.tp;
    for (const LayerKind& kind : model.kinds) {
      const Mixer& mixer = kind.mixer;
      const bool hasHeads =
          mixer.kind == MixerKind::Attention || mixer.kind == MixerKind::LatentAttention;
      if (hasHeads) {
        divides(
            "layout.heads", "layout.tp", mixer.heads, tp,
            {SLICESCAPE_TEXT("{0} attention heads do not divide by TP {1}."), {mixer.heads, tp}});
      }
      const std::int64_t groups = mixer.keyValueHeads;
      if (mixer.kind == MixerKind::Attention && groups > 0 && groups % tp != 0) {
        if (tp > groups && tp % groups == 0) {
          add("layout.kv-heads-replicated", Severity::Info, {field("layout.tp")},
              {SLICESCAPE_TEXT(
                   "TP {0} exceeds the number of KV heads, {1}: each is kept on {2} ranks."),
               {tp, groups, tp / groups}},
              {SLICESCAPE_TEXT("TP {0} or less keeps one copy of K and V."), {groups}},
              {{"kv_heads", groups}, {"tp", tp}});
        } else {
          divides("layout.kv-heads", "layout.tp", groups, tp,
                  {SLICESCAPE_TEXT("{0} KV heads do not divide by TP {1}."), {groups, tp}});
        }
      }
      if (kind.feedForward.width > 0 && !kind.feedForward.isMoe()) {
        divides("layout.mlp-width", "layout.tp", kind.feedForward.width, tp,
                {SLICESCAPE_TEXT("The MLP width {0} does not divide by TP {1}."),
                 {kind.feedForward.width, tp}});
      }
    }
    removeRepeats();
    if (m_layout.sp.value_or(false) && tp == 1) {
      add("layout.sp-without-tp", Severity::Info, {field("layout.sp")},
          {SLICESCAPE_TEXT(
              "Sequence parallelism splits over the TP ranks; with TP 1 it does nothing.")},
          {SLICESCAPE_TEXT("Switch it off, or raise TP.")});
    }
  }

  void checkExperts() {
    const ModelProfile& model = *m_resolved.model;
    const std::int64_t ep = m_layout.ep;
    const std::int64_t etp = m_layout.etp;
    if (!model.isMoe()) {
      if (ep > 1 || etp > 1) {
        add("layout.ep-without-experts", Severity::Error, {field("layout.ep"), field("layout.etp")},
            {SLICESCAPE_TEXT("EP {0} and ETP {1} split experts, but this model has none."),
             {ep, etp}},
            {SLICESCAPE_TEXT("Set EP and ETP to 1.")});
      }
      return;
    }
    for (const LayerKind& kind : model.kinds) {
      if (!kind.feedForward.isMoe()) continue;
      divides("layout.experts", "layout.ep", kind.feedForward.experts, ep,
              {SLICESCAPE_TEXT("{0} experts do not divide by EP {1}."),
               {kind.feedForward.experts, ep}});
      divides("layout.expert-width", "layout.etp", kind.feedForward.expertWidth, etp,
              {SLICESCAPE_TEXT("The expert width {0} does not divide by ETP {1}."),
               {kind.feedForward.expertWidth, etp}});
    }
    removeRepeats();
    const std::int64_t stageRanks = std::int64_t{m_layout.tp} * m_layout.cp * m_layout.dp;
    divides("layout.expert-group", "layout.ep", stageRanks, ep * etp,
            {SLICESCAPE_TEXT(
                 "The {0} ranks of a stage (TP × CP × DP) do not divide by EP × ETP = {1}."),
             {stageRanks, ep * etp}});
  }

  void checkSequence() {
    const std::int64_t sequence = m_work.sequenceLength;
    const std::int64_t cp = m_layout.cp;
    if (cp > 1) {
      divides("layout.cp-sequence", "layout.cp", sequence, 2 * cp,
              {SLICESCAPE_TEXT("The sequence of {0} tokens does not divide by 2 × CP = {1} (each "
                               "rank takes one piece from either end)."),
               {sequence, 2 * cp}});
    }
    const bool sp = !m_resolved.contexts.empty() && m_resolved.contexts.front().sequenceParallel;
    if (sp && cp > 0 && sequence % cp == 0) {
      divides("layout.sp-sequence", "layout.tp", sequence / cp, m_layout.tp,
              {SLICESCAPE_TEXT("The {0} tokens of a rank do not divide by TP {1}, which sequence "
                               "parallelism needs."),
               {sequence / cp, std::int64_t{m_layout.tp}}});
    }
    const std::int64_t context = m_resolved.model->contextLength;
    if (context > 0 && sequence > context) {
      add("workload.sequence-beyond-context", Severity::Warning, {field("workload.seq_len")},
          {SLICESCAPE_TEXT("Sequences of {0} tokens exceed the model's context of {1}."),
           {sequence, context}},
          {SLICESCAPE_TEXT(
              "Shorten the sequences, or extend the model's position encoding on purpose.")},
          {{"seq_len", sequence}, {"context_length", context}});
    }
  }

  void checkSharding() {
    const int zero = m_resolved.contexts.empty() ? 0 : m_resolved.contexts.front().zero;
    if (zero < 0 || zero > 3) {
      add("layout.zero", Severity::Error, {field("layout.zero")},
          {SLICESCAPE_TEXT("ZeRO stage {0} does not exist."), {std::int64_t{zero}}},
          {SLICESCAPE_TEXT("Use 0 (no sharding), 1, 2 or 3 (FSDP).")});
    }
    if (zero >= 2 && m_layout.pp > 1) {
      add("layout.zero-with-pipeline", Severity::Warning,
          {field("layout.zero"), field("layout.pp")},
          {SLICESCAPE_TEXT(
               "ZeRO-{0} with a pipeline communicates for every one of the {1} micro-batches."),
           {std::int64_t{zero}, std::int64_t{m_resolved.schedule.microBatches}}},
          {SLICESCAPE_TEXT(
              "Use ZeRO-1 with pipelining: gradients are then reduced once per step.")});
    }
    if (m_layout.zeroShardRanks) {
      divides("layout.zero-shard-ranks", "layout.zero_shard_ranks",
              std::int64_t{m_layout.dp} * m_layout.cp, *m_layout.zeroShardRanks,
              {SLICESCAPE_TEXT(
                   "The {0} data-parallel ranks (DP × CP) do not divide into shards of {1}."),
               {std::int64_t{m_layout.dp} * m_layout.cp, std::int64_t{*m_layout.zeroShardRanks}}});
    }
  }

  void checkLora() {
    if (!m_work.lora) return;
    if (m_work.task != "lora") {
      add("workload.lora-not-used", Severity::Info,
          {field("workload.lora"), field("workload.task")},
          {SLICESCAPE_TEXT(
               "The plan describes LoRA adapters, but its task is {0}: they have no effect."),
           {m_work.task}},
          {SLICESCAPE_TEXT("Set the task to lora, or remove the adapters.")});
    }
    if (m_work.lora->rank > m_resolved.model->hidden / 2) {
      add("workload.lora-rank", Severity::Error, {field("workload.lora.rank")},
          {SLICESCAPE_TEXT("LoRA rank {0} is no low rank for a hidden size of {1}."),
           {std::int64_t{m_work.lora->rank}, m_resolved.model->hidden}},
          {SLICESCAPE_TEXT("Use a rank of at most {0}; 8 to 64 are usual."),
           {m_resolved.model->hidden / 2}});
    }
  }

  /// What the plan says and the formulas do not use yet is said, not passed over.
  void checkNotModelled() {
    if (m_work.fp8Recipe) {
      add("workload.fp8-recipe-not-modelled", Severity::Info, {field("workload.fp8_recipe")},
          {SLICESCAPE_TEXT("The FP8 recipe \"{0}\" is kept but costs the same as the others."),
           {*m_work.fp8Recipe}},
          {SLICESCAPE_TEXT("Expect finer scaling blocks to be a few percent slower.")});
    }
  }

  void checkTowers() {
    for (const Tower& tower : m_resolved.model->towers) {
      add("model.tower-left-out", Severity::Info, {field("model")},
          tower.parameters > 0
              ? Text{SLICESCAPE_TEXT("The {0} ({1} parameters) is counted apart: its memory and "
                                     "time are not part of the figures."),
                     {tower.name, tower.parameters}}
              : Text{SLICESCAPE_TEXT(
                         "The {0} is left out: its memory and time are not part of the figures."),
                     {tower.name}},
          {SLICESCAPE_TEXT("Keep some memory free on the first stage for it.")});
    }
  }

  /// Kinds that break the same rule in the same words are one finding.
  void removeRepeats() {
    std::vector<Finding> unique;
    for (Finding& finding : m_findings) {
      if (std::find(unique.begin(), unique.end(), finding) == unique.end())
        unique.push_back(std::move(finding));
    }
    m_findings = std::move(unique);
  }

  const Layout& m_layout;
  const Workload& m_work;
  const ResolvedPlan& m_resolved;
  std::vector<Finding>& m_findings;
};

}  // namespace

void checkLayoutRules(const Plan& plan, const ResolvedPlan& resolved,
                      std::vector<Finding>& findings) {
  LayoutRules(plan, resolved, findings).run();
}

}  // namespace slicescape
