// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parameter_tables.h"

namespace slicescape::parameter_tables {
namespace {

constexpr double kMostTokens = 1e18;
constexpr double kLongestSequence = 134217728;  // 128 Mi tokens
constexpr double kMostSequences = 1048576;

constexpr const char* kTrainingScript = SLICESCAPE_TEXT("Your training script.");
constexpr const char* kYourData = SLICESCAPE_TEXT("Statistics of your data set.");

}  // namespace

std::vector<ParameterInfo> workload() {
  using K = QuantityKind;
  return {
      choice("workload.task", "pretrain",
             {{"pretrain", SLICESCAPE_TEXT("pretraining")},
              {"sft", SLICESCAPE_TEXT("fine-tuning")},
              {"lora", SLICESCAPE_TEXT("LoRA fine-tuning")}},
             {SLICESCAPE_TEXT("Task"),
              SLICESCAPE_TEXT("What is trained: all weights, or adapters beside frozen ones."),
              kTrainingScript}),
      quantity("workload.seq_len", K::Count, {1, kLongestSequence}, 4096,
               {SLICESCAPE_TEXT("Sequence length"),
                SLICESCAPE_TEXT("Tokens of one training sequence."), kTrainingScript}),
      quantity("workload.packing.mean_len", K::Number, {1, kLongestSequence}, std::nullopt,
               {SLICESCAPE_TEXT("Mean document length"),
                SLICESCAPE_TEXT("Mean tokens of a document when several share a sequence; with a "
                                "document mask it decides how much attention is computed."),
                kYourData}),
      quantity("workload.packing.p90_len", K::Number, {1, kLongestSequence}, std::nullopt,
               {SLICESCAPE_TEXT("P90 document length"),
                SLICESCAPE_TEXT("Nine of ten documents are no longer than this."), kYourData}),
      openSwitch("workload.packing.document_mask",
                 {SLICESCAPE_TEXT("Document mask"),
                  SLICESCAPE_TEXT("Tokens attend only to their own document."), kTrainingScript}),
      quantity("workload.micro_batch", K::Count, {1, 65536}, 1,
               {SLICESCAPE_TEXT("Micro-batch"),
                SLICESCAPE_TEXT("Sequences that go through the pipeline together. Larger ones use "
                                "the GPU better and hold more activations."),
                kTrainingScript}),
      quantity("workload.global_batch", K::Count, {1, kMostSequences}, 128,
               {SLICESCAPE_TEXT("Global batch"),
                SLICESCAPE_TEXT("Sequences per optimizer step over the whole job. It is part of "
                                "the training recipe: changing DP does not change it."),
                kTrainingScript}),
      quantity("workload.tokens", K::Number, {1, kMostTokens}, std::nullopt,
               {SLICESCAPE_TEXT("Tokens"),
                SLICESCAPE_TEXT("Tokens to train on in total; decides when the run is finished."),
                SLICESCAPE_TEXT("Your training recipe.")}),
      choice("workload.precision", nullptr,
             {{"bf16", "bf16"},
              {"fp16", "fp16"},
              {"fp32", "fp32"},
              {"fp8", "fp8"},
              {"mxfp8", "mxfp8"},
              {"nvfp4", "nvfp4"}},
             {SLICESCAPE_TEXT("Precision"),
              SLICESCAPE_TEXT("Number format of the matrix products; decides the peak that MFU "
                              "refers to."),
              kTrainingScript}),
      openName("workload.fp8_recipe", ParameterForm::Name,
               {SLICESCAPE_TEXT("FP8 recipe"),
                SLICESCAPE_TEXT("How FP8 scales are kept, as the framework names it."),
                kTrainingScript}),
      choice("workload.optimizer", nullptr,
             {{"adam", "Adam"},
              {"sgd", "SGD"},
              {"adafactor", "Adafactor"},
              {"lion", "Lion"},
              {"muon", "Muon"},
              {"adam8bit", SLICESCAPE_TEXT("Adam, 8-bit states")}},
             {SLICESCAPE_TEXT("Optimizer"),
              SLICESCAPE_TEXT("Decides the bytes of optimizer state per parameter."),
              kTrainingScript}),
      choice("workload.gradient_dtype", nullptr,
             {{"fp32", "fp32"}, {"bf16", "bf16"}, {"fp16", "fp16"}},
             {SLICESCAPE_TEXT("Gradient format"),
              SLICESCAPE_TEXT("Number format gradients are accumulated and reduced in."),
              kTrainingScript}),
      openSwitch(
          "workload.master_weights",
          {SLICESCAPE_TEXT("Master weights"),
           SLICESCAPE_TEXT("The optimizer keeps a 4-byte copy of every weight."), kTrainingScript}),
      choice("workload.moment_dtype", nullptr, {{"fp32", "fp32"}, {"bf16", "bf16"}, {"fp8", "fp8"}},
             {SLICESCAPE_TEXT("Moment format"),
              SLICESCAPE_TEXT("Number format of the optimizer's moments; fewer bits with a "
                              "precision-aware optimizer."),
              kTrainingScript}),
      openSwitch("workload.fp8_weights",
                 {SLICESCAPE_TEXT("8-bit weights"),
                  SLICESCAPE_TEXT("8-bit recipes: weights are kept in 8 bits, not in 16 beside "
                                  "their 8-bit copies."),
                  kTrainingScript}),
      quantity("workload.dropout", K::Share, {0, 1}, 0,
               {SLICESCAPE_TEXT("Dropout"),
                SLICESCAPE_TEXT("Share of activations set to zero. Any at all keeps a mask of one "
                                "byte per element."),
                kTrainingScript}),
      quantity("workload.lora.rank", K::Count, {1, 65536}, 16,
               {SLICESCAPE_TEXT("LoRA rank"), SLICESCAPE_TEXT("Inner width of the adapters."),
                kTrainingScript}),
      openName("workload.lora.targets", ParameterForm::List,
               {SLICESCAPE_TEXT("LoRA targets"),
                SLICESCAPE_TEXT("Matrices that get an adapter: q, k, v, o, gate, up, down."),
                kTrainingScript}),
      choice("workload.lora.base_precision", nullptr,
             {{"bf16", "bf16"}, {"fp16", "fp16"}, {"fp8", "fp8"}, {"int8", "int8"}, {"nf4", "nf4"}},
             {SLICESCAPE_TEXT("LoRA base format"),
              SLICESCAPE_TEXT("Number format the frozen weights are stored in."), kTrainingScript}),
      quantity("workload.moe_imbalance", K::Number, {1, 1024}, std::nullopt,
               {SLICESCAPE_TEXT("Expert imbalance"),
                SLICESCAPE_TEXT("Tokens of the busiest expert rank over the mean; 1 is perfect "
                                "balance."),
                SLICESCAPE_TEXT("Measured in a run, else an assumption.")}),
      quantity("workload.moe_capacity_factor", K::Number, {0.01, 1024}, std::nullopt,
               {SLICESCAPE_TEXT("Expert capacity"),
                SLICESCAPE_TEXT("Rows of an expert's padded buffer over the mean; tokens beyond "
                                "are dropped. Without one nothing is dropped."),
                kTrainingScript}),
  };
}

}  // namespace slicescape::parameter_tables
