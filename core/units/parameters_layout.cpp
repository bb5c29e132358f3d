// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parameter_tables.h"

namespace slicescape::parameter_tables {
namespace {

constexpr const char* kYourChoice = SLICESCAPE_TEXT("Your choice.");
constexpr const char* kLaunchOptions = SLICESCAPE_TEXT("Launch options of the framework.");

constexpr double kMostRanksOfAnAxis = 4096;

std::vector<ParameterInfo> degrees() {
  using K = QuantityKind;
  const Range axis{1, kMostRanksOfAnAxis};
  return {
      choice("layout.framework", nullptr,
             {{"megatron", "Megatron-LM"},
              {"torchtitan", "TorchTitan"},
              {"fsdp", "FSDP"},
              {"deepspeed", "DeepSpeed"}},
             {SLICESCAPE_TEXT("Framework"),
              SLICESCAPE_TEXT("Whose conventions for memory and communication are followed."),
              kYourChoice}),
      quantity("layout.tp", K::Count, axis, 1,
               {SLICESCAPE_TEXT("Tensor parallel"),
                SLICESCAPE_TEXT("TP: GPUs that share each matrix. They exchange activations in "
                                "every layer, so they belong on one fast fabric."),
                kYourChoice}),
      openSwitch("layout.sp",
                 {SLICESCAPE_TEXT("Sequence parallel"),
                  SLICESCAPE_TEXT("SP: norms and dropout are split along the sequence over the TP "
                                  "ranks; saves activations at no extra traffic."),
                  kYourChoice}),
      quantity("layout.cp", K::Count, axis, 1,
               {SLICESCAPE_TEXT("Context parallel"),
                SLICESCAPE_TEXT("CP: GPUs that share each sequence; divides activations, not "
                                "weights."),
                kYourChoice}),
      quantity("layout.ep", K::Count, axis, 1,
               {SLICESCAPE_TEXT("Expert parallel"),
                SLICESCAPE_TEXT("EP: GPUs that share the experts of a layer. It folds into the "
                                "other axes and does not multiply the number of GPUs."),
                kYourChoice}),
      quantity("layout.etp", K::Count, axis, 1,
               {SLICESCAPE_TEXT("Expert tensor parallel"),
                SLICESCAPE_TEXT("ETP: GPUs that share the matrices of one expert."), kYourChoice}),
      quantity("layout.dp", K::Count, {1, 1048576}, 1,
               {SLICESCAPE_TEXT("Data parallel"),
                SLICESCAPE_TEXT("DP: copies of the model, each training on its own part of the "
                                "global batch."),
                kYourChoice}),
      quantity("layout.pp", K::Count, {1, 1024}, 1,
               {SLICESCAPE_TEXT("Pipeline parallel"),
                SLICESCAPE_TEXT("PP: stages the layers are cut into."), kYourChoice}),
      quantity("layout.vpp", K::Count, {1, 128}, 1,
               {SLICESCAPE_TEXT("Virtual pipeline"),
                SLICESCAPE_TEXT("VPP: runs of layers per stage. More of them shorten the bubble "
                                "and add messages."),
                kYourChoice}),
      openName("layout.order", ParameterForm::List,
               {SLICESCAPE_TEXT("Rank order"),
                SLICESCAPE_TEXT("Axes from the fastest to the slowest in the rank numbering."),
                kLaunchOptions}),
      choice("layout.zero", nullptr,
             {{"0", SLICESCAPE_TEXT("0: nothing")},
              {"1", SLICESCAPE_TEXT("1: optimizer")},
              {"2", SLICESCAPE_TEXT("2: + gradients")},
              {"3", SLICESCAPE_TEXT("3: + weights")}},
             {SLICESCAPE_TEXT("ZeRO"),
              SLICESCAPE_TEXT("What the data-parallel ranks split instead of keeping copies."),
              kYourChoice}),
      quantity("layout.zero_shard_ranks", K::Count, {1, 1048576}, std::nullopt,
               {SLICESCAPE_TEXT("ZeRO shard ranks"),
                SLICESCAPE_TEXT("HSDP: ranks that share one copy of the states; the copies are "
                                "kept equal between the groups."),
                kYourChoice}),
  };
}

std::vector<ParameterInfo> pipeline() {
  using K = QuantityKind;
  return {
      choice(
          "layout.schedule.kind", "1f1b",
          {{"gpipe", "GPipe"},
           {"1f1b", "1F1B"},
           {"interleaved-1f1b", SLICESCAPE_TEXT("interleaved 1F1B")},
           {"breadth-first", SLICESCAPE_TEXT("breadth-first")},
           {"zb-h1", "ZB-H1"},
           {"zb-h2", "ZB-H2"},
           {"zb-v", "ZB-V"},
           {"v-half", "V-Half"},
           {"v-min", "V-Min"},
           {"dualpipe", "DualPipe"},
           {"dualpipe-v", "DualPipeV"},
           {"zb-auto", "ZB-auto"},
           {"custom", SLICESCAPE_TEXT("custom (imported programs)")}},
          {SLICESCAPE_TEXT("Schedule"),
           SLICESCAPE_TEXT("Order in which the stages work on the micro-batches."), kYourChoice}),
      quantity("layout.schedule.group_size", K::Count, {1, 1048576}, std::nullopt,
               {SLICESCAPE_TEXT("Schedule group"),
                SLICESCAPE_TEXT("Interleaved schedules: micro-batches a stage runs through one "
                                "run of layers before the next."),
                kYourChoice}),
      quantity("layout.schedule.memory_limit_chunks", K::Number, {0, 1048576}, std::nullopt,
               {SLICESCAPE_TEXT("Schedule memory limit"),
                SLICESCAPE_TEXT("Searched schedules: activations a stage may hold, counted in "
                                "runs of layers."),
                kYourChoice}),
      openName("layout.stages", ParameterForm::List,
               {SLICESCAPE_TEXT("Layers"),
                SLICESCAPE_TEXT("Layers that each stage holds. Without a list they are spread "
                                "evenly."),
                kYourChoice}),
      choice("layout.stage_rule", nullptr,
             {{"embedding-and-loss-count-as-layers",
               SLICESCAPE_TEXT("embedding and loss count as layers")}},
             {SLICESCAPE_TEXT("Stage rule"),
              SLICESCAPE_TEXT("A framework's rule for spreading the layers."), kLaunchOptions}),
      openName("layout.stage_layout", ParameterForm::Name,
               {SLICESCAPE_TEXT("Stage layout"),
                SLICESCAPE_TEXT(
                    "Layers of every run in order, such as 19,21,21,19, or Megatron's layout "
                    "string, such as Et*19|t*21|t*21|t*19L."),
                kLaunchOptions}),
  };
}

std::vector<ParameterInfo> memorySavers() {
  using K = QuantityKind;
  return {
      choice("layout.recompute.mode", "none",
             {{"none", SLICESCAPE_TEXT("none")},
              {"selective", SLICESCAPE_TEXT("selective")},
              {"full", SLICESCAPE_TEXT("full")}},
             {SLICESCAPE_TEXT("Recompute"),
              SLICESCAPE_TEXT("Activations that are computed again in the backward pass instead "
                              "of being kept."),
              kYourChoice}),
      openName("layout.recompute.modules", ParameterForm::List,
               {SLICESCAPE_TEXT("Recomputed modules"),
                SLICESCAPE_TEXT("Selective recompute: core_attention, mlp, norm, mlp_act, mla_up, "
                                "moe_act, or every_other_product."),
                kYourChoice}),
      quantity(
          "layout.recompute.layers", K::Count, {0, 65536}, std::nullopt,
          {SLICESCAPE_TEXT("Recomputed layers"),
           SLICESCAPE_TEXT("Full recompute: only this many layers of each stage, or layers per "
                           "group when uniform."),
           kYourChoice}),
      choice("layout.recompute.method", nullptr,
             {{"block", SLICESCAPE_TEXT("block")}, {"uniform", SLICESCAPE_TEXT("uniform")}},
             {SLICESCAPE_TEXT("Recompute method"),
              SLICESCAPE_TEXT("Full recompute: the first layers of each stage, or all of them in "
                              "groups that keep one input each."),
              kYourChoice}),
      quantity(
          "layout.offload.optimizer", K::Share, {0, 1}, 0,
          {SLICESCAPE_TEXT("Optimizer offload"),
           SLICESCAPE_TEXT("Share of the optimizer states kept in host memory."), kYourChoice}),
      quantity("layout.offload.parameters", K::Share, {0, 1}, 0,
               {SLICESCAPE_TEXT("Weight offload"),
                SLICESCAPE_TEXT("Share of the weights kept in host memory and read for every "
                                "micro-batch."),
                kYourChoice}),
      quantity("layout.offload.activations", K::Share, {0, 1}, 0,
               {SLICESCAPE_TEXT("Activation offload"),
                SLICESCAPE_TEXT("Share of the activations moved to host memory until they are "
                                "needed."),
                kYourChoice}),
  };
}

std::vector<ParameterInfo> flags() {
  using K = QuantityKind;
  return {
      openSwitch(
          "layout.flags.flash_attention",
          {SLICESCAPE_TEXT("Flash attention"),
           SLICESCAPE_TEXT("Fused attention that never stores the score matrix."), kLaunchOptions}),
      choice("layout.flags.attention_kernel", nullptr,
             {{"native", SLICESCAPE_TEXT("vendor's best")},
              {"fa2", SLICESCAPE_TEXT("FlashAttention-2")},
              {"triton", SLICESCAPE_TEXT("Triton")}},
             {SLICESCAPE_TEXT("Attention kernel"),
              SLICESCAPE_TEXT("Which fused kernel runs. FA-2 and Triton reach less of Hopper and "
                              "newer devices than the vendor's own."),
              kLaunchOptions}),
      openSwitch("layout.flags.fused_loss",
                 {SLICESCAPE_TEXT("Fused loss"),
                  SLICESCAPE_TEXT("Cross entropy without a second full copy of the logits."),
                  kLaunchOptions}),
      quantity("layout.flags.loss_chunks", K::Count, {1, 1024}, 1,
               {SLICESCAPE_TEXT("Loss chunks"),
                SLICESCAPE_TEXT("Pieces in which the logits are made and used up, so that they "
                                "never exist as a whole."),
                kLaunchOptions}),
      openSwitch("layout.flags.cuda_graphs",
                 {SLICESCAPE_TEXT("CUDA graphs"),
                  SLICESCAPE_TEXT("Kernels are launched as recorded graphs: less launch time, "
                                  "more buffers."),
                  kLaunchOptions}),
      openSwitch("layout.flags.compile",
                 {SLICESCAPE_TEXT("Compile"),
                  SLICESCAPE_TEXT("A compiler fuses the small kernels between matrix products."),
                  kLaunchOptions}),
      openSwitch("layout.flags.tp_overlap",
                 {SLICESCAPE_TEXT("Overlap TP"),
                  SLICESCAPE_TEXT("TP exchange runs during the matrix products."), kLaunchOptions}),
      openSwitch("layout.flags.dp_overlap_grad",
                 {SLICESCAPE_TEXT("Overlap gradient reduction"),
                  SLICESCAPE_TEXT("Gradients are reduced during the last backward passes."),
                  kLaunchOptions}),
      openSwitch("layout.flags.dp_overlap_param",
                 {SLICESCAPE_TEXT("Overlap weight gathering"),
                  SLICESCAPE_TEXT("Updated weights are gathered during the first forward passes."),
                  kLaunchOptions}),
      openSwitch(
          "layout.flags.p2p_overlap",
          {SLICESCAPE_TEXT("Overlap PP"),
           SLICESCAPE_TEXT("Messages between stages travel during computation."), kLaunchOptions}),
      openSwitch("layout.flags.ep_overlap",
                 {SLICESCAPE_TEXT("Overlap EP"),
                  SLICESCAPE_TEXT("Expert exchange runs during computation."), kLaunchOptions}),
      choice("layout.flags.ep_dispatch", nullptr,
             {{"all_to_all", SLICESCAPE_TEXT("one copy per expert")},
              {"deduplicated", SLICESCAPE_TEXT("one copy per host")}},
             {SLICESCAPE_TEXT("Expert dispatch"),
              SLICESCAPE_TEXT("What crosses the network: a copy of a token for every expert it "
                              "goes to, or one for every host (DeepEP, HybridEP)."),
              kLaunchOptions}),
      choice("layout.flags.cp_comm", nullptr,
             {{"p2p", SLICESCAPE_TEXT("ring (p2p)")},
              {"all_gather", SLICESCAPE_TEXT("all-gather")},
              {"a2a", SLICESCAPE_TEXT("all-to-all (Ulysses)")},
              {"a2a+p2p", SLICESCAPE_TEXT("all-to-all and ring")}},
             {SLICESCAPE_TEXT("CP exchange"),
              SLICESCAPE_TEXT("How the ranks of a context group exchange keys and values."),
              kLaunchOptions}),
      quantity("layout.flags.software_year", QuantityKind::Count, {2019, 2100}, std::nullopt,
               {SLICESCAPE_TEXT("Software year"),
                SLICESCAPE_TEXT("Year of the framework and its libraries. Older releases reach "
                                "less of the same devices."),
                kLaunchOptions}),
      openSwitch("layout.flags.expandable_segments",
                 {SLICESCAPE_TEXT("Expandable segments"),
                  SLICESCAPE_TEXT("The allocator grows its blocks in place instead of keeping "
                                  "pieces that nothing fits into."),
                  kLaunchOptions}),
  };
}

}  // namespace

std::vector<ParameterInfo> layout() {
  std::vector<ParameterInfo> all;
  for (auto table : {degrees(), pipeline(), memorySavers(), flags()}) {
    all.insert(all.end(), table.begin(), table.end());
  }
  return all;
}

}  // namespace slicescape::parameter_tables
