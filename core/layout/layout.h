// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/units/quantity.h"
#include "core/units/unknown_keys.h"

// What the user wrote in the "layout" and "workload" parts of a plan, as values. An
// empty optional means "not said": the resolver (core/plan/resolve.h) picks the
// default and lists it among the evaluation's assumptions.

namespace slicescape {

/// One contiguous run of layers held by a rank: layers first … first + count − 1.
struct Chunk {
  int first = 0;
  int count = 0;
  UnknownKeys unknown;
  bool operator==(const Chunk&) const = default;
};

/// One pipeline rank: its chunks (one per virtual stage) and the blocks beside layers.
struct Stage {
  std::vector<Chunk> chunks;
  bool embedding = false;
  bool head = false;
  int mtp = 0;          ///< MTP modules placed here
  bool locked = false;  ///< balancing and dragging leave its layers alone
  UnknownKeys unknown;
  bool operator==(const Stage&) const = default;
};

struct ScheduleChoice {
  std::string kind = "1f1b";     ///< name as on the command line
  std::optional<int> groupSize;  ///< interleaved: micro-batches per virtual stage
  std::optional<double> memoryLimitChunks;
  /// Kind "custom": what each rank runs, one text per rank in PyTorch's words ("0F0,0B0").
  std::vector<std::string> programs;
  UnknownKeys unknown;
  bool operator==(const ScheduleChoice&) const = default;
};

struct RecomputeChoice {
  std::string mode = "none";         ///< none, selective, full
  std::vector<std::string> modules;  ///< selective: core_attention, mlp, norm, mlp_act, mla_up,
                                     ///< moe_act, every_other_product
  std::optional<int> layers;         ///< full: this many layers per stage, or per group
  UnknownKeys unknown;
  /// Full: block (the first `layers`) or uniform (groups of them).
  std::optional<std::string> method = std::nullopt;
  bool operator==(const RecomputeChoice&) const = default;
};

struct LayoutFlags {
  std::optional<bool> flashAttention;
  std::optional<std::string> attentionKernel;  ///< native, fa2, triton
  std::optional<bool> fusedLoss;
  std::optional<int> lossChunks;  ///< pieces in which the logits are made and used up
  std::optional<bool> cudaGraphs;
  std::optional<bool> compile;
  std::optional<bool> tpOverlap;
  std::optional<bool> dpOverlapGrad;
  std::optional<bool> dpOverlapParam;
  std::optional<bool> p2pOverlap;
  std::optional<bool> epOverlap;
  std::optional<std::string> epDispatch;   ///< all_to_all, deduplicated
  std::optional<std::string> cpComm;       ///< p2p, all_gather, a2a, a2a+p2p
  std::optional<int> softwareYear;         ///< of framework and libraries
  std::optional<bool> expandableSegments;  ///< of PyTorch's allocator
  UnknownKeys unknown;
  bool operator==(const LayoutFlags&) const = default;
};

struct Offload {
  double optimizer = 0;    ///< share of optimizer states kept in host memory
  double parameters = 0;   ///< share of weights kept in host memory
  double activations = 0;  ///< share of activations moved to host memory
  UnknownKeys unknown;
  bool operator==(const Offload&) const = default;
};

/// How the model is cut: the "layout" object of a plan.
struct Layout {
  std::optional<std::string> framework;  ///< megatron, torchtitan, fsdp, deepspeed
  int tp = 1;
  std::optional<bool> sp;
  int cp = 1;
  int ep = 1;
  int etp = 1;
  int dp = 1;
  int pp = 1;
  int vpp = 1;
  std::vector<std::string> order;     ///< fastest first; empty = tp, cp, ep, dp, pp
  std::optional<int> zero;            ///< 0–3 (3 = FSDP)
  std::optional<int> zeroShardRanks;  ///< HSDP: ranks that share one copy of the states
  ScheduleChoice schedule;
  std::optional<std::vector<Stage>> stages;  ///< absent = spread evenly
  std::optional<std::string> stageRule;      ///< "embedding-and-loss-count-as-layers"
  std::optional<std::string> stageLayout;    ///< Megatron layout string
  RecomputeChoice recompute;
  LayoutFlags flags;
  Offload offload;
  UnknownKeys unknown;
  bool operator==(const Layout&) const = default;

  /// Ranks in the job: tp · cp · dp · pp (EP folds into tp · cp · dp).
  std::int64_t worldSize() const { return std::int64_t{tp} * cp * dp * pp; }
};

struct Packing {
  double meanLength = 0;
  std::optional<double> p90Length;
  bool documentMask = true;
  UnknownKeys unknown;
  bool operator==(const Packing&) const = default;
};

struct Lora {
  int rank = 16;
  std::vector<std::string> targets;
  std::optional<std::string> basePrecision;
  UnknownKeys unknown;
  bool operator==(const Lora&) const = default;
};

/// What is trained: the "workload" object of a plan.
struct Workload {
  std::string task = "pretrain";  ///< pretrain, sft, lora
  std::int64_t sequenceLength = 4096;
  std::optional<Packing> packing;
  std::int64_t microBatch = 1;     ///< sequences
  std::int64_t globalBatch = 128;  ///< sequences
  std::optional<double> tokens;
  std::optional<std::string> precision;  ///< bf16, fp16, fp32, fp8, mxfp8, nvfp4
  std::optional<std::string> fp8Recipe;
  std::optional<std::string> optimizer;      ///< adam, sgd, adafactor, lion, muon, adam8bit
  std::optional<std::string> gradientDtype;  ///< fp32, bf16, fp16
  std::optional<bool> masterWeights;
  std::optional<std::string> momentDtype;  ///< fp32, bf16, fp8
  std::optional<bool> fp8Weights;          ///< 8-bit recipes: weights kept in 8 bits
  std::optional<double> dropout;
  std::optional<Lora> lora;
  std::optional<double> moeImbalance;
  std::optional<double> moeCapacityFactor;  ///< empty = dropless
  UnknownKeys unknown;
  bool operator==(const Workload&) const = default;
};

/// Explicit placement of rank ranges on hosts.
struct PlacementGroup {
  int firstRank = 0;
  int lastRank = 0;
  std::string hosts;
  int firstHost = 0;
  UnknownKeys unknown;
  bool operator==(const PlacementGroup&) const = default;
};

struct PlacementChoice {
  std::string policy = "auto";  ///< auto, explicit
  std::vector<PlacementGroup> groups;
  UnknownKeys unknown;
  bool operator==(const PlacementChoice&) const = default;
};

}  // namespace slicescape
