// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/cost/device_efficiency.h"
#include "core/hardware/catalogue.h"

namespace slicescape {

enum class Framework { Megatron, TorchTitan, Fsdp, DeepSpeed };

/// The number format of the matrix products. Everything else stays in 16 bits.
enum class Precision { Fp32, Fp16, Bf16, Fp8, MxFp8, NvFp4 };

enum class RecomputeMode { None, Selective, Full };

/// What selective recompute repeats.
struct RecomputeModules {
  bool coreAttention = false;
  bool mlp = false;
  bool norm = false;
  bool mlpActivation = false;  ///< the product of gate and up ("moe_act" in expert layers)
  bool mlaUpProjection = false;
  /// Per-operator checkpointing of PyTorch: attention and every other matrix product are
  /// kept, everything else is repeated.
  bool everyOtherProduct = false;
};

/// Which flash kernel runs: Native is the vendor's best for the device (FA-3, cuDNN); FA-2
/// and Triton kernels reach less of newer devices.
enum class AttentionKernel { Native, Flash2, Triton };

enum class CpComm { P2p, AllGather, AllToAll };

/// What the expert exchange sends: a copy of a token for each of its experts, or one for
/// each host (and inside a host one for each rank) that holds any of them.
enum class ExpertDispatch { AllToAll, Deduplicated };

/// Bytes per parameter of the model states, before sharding (cost_model 3.1); made by
/// core/cost/state_recipe.h.
struct StateBytes {
  double weight = 2;
  double gradient = 4;
  double optimizer = 12;   ///< master weight and moments
  double rootMoments = 0;  ///< more for embedding and head, which Muon leaves to Adam
  double update = 0;       ///< fp32 copies of 16-bit gradients, alive in the optimizer step alone
};

/// How frozen weights and adapters change what a layer keeps (LoRA).
struct AdapterTargets {
  bool query = true, key = true, value = true, output = true, gate = true, up = true, down = true;
};

/// Everything the cost model needs to know of a job, with no value left open. The plan's
/// resolver makes one per device type; a search makes one per candidate.
struct TrainingContext {
  const Device* device = nullptr;
  Bytes deviceMemory;  ///< what one device can hold: the driver's figure, or the plan's
  DeviceEfficiency efficiency;

  Framework framework = Framework::Megatron;
  Precision precision = Precision::Bf16;
  std::int64_t sequence = 4096;
  std::int64_t microBatch = 1;
  int microBatches = 1;  ///< per pipeline and step
  int tp = 1;
  bool sequenceParallel = false;
  int cp = 1;
  int ep = 1;
  int etp = 1;
  int dp = 1;
  int pp = 1;
  int vpp = 1;
  int zero = 1;
  int denseShardRanks = 1;  ///< ranks that share one copy of the dense states
  int expertShardRanks = 1;
  StateBytes states;

  RecomputeMode recompute = RecomputeMode::None;
  RecomputeModules modules;
  int recomputeLayers = -1;  ///< full, by block: layers per stage; −1 = all
  int recomputeGroup = 1;    ///< full, uniform: layers that share one kept input

  bool flashAttention = true;
  AttentionKernel attentionKernel = AttentionKernel::Native;
  bool fusedLoss = true;
  int lossChunks = 1;  ///< pieces in which the logits are made and used up
  bool cudaGraphs = false;
  bool compiled = false;  ///< element-wise operators fused (torch.compile, Megatron's fusions)
  bool tpOverlap = false;
  bool dpOverlapGradient = true;
  bool dpOverlapParameter = true;
  bool p2pOverlap = false;
  bool epOverlap = false;
  ExpertDispatch dispatch = ExpertDispatch::AllToAll;
  CpComm cpComm = CpComm::P2p;
  int softwareYear = 2026;
  /// False where 8-bit products are no faster than 16-bit ones, casts included.
  bool lowPrecisionProducts = true;
  /// Rows of the busiest expert rank over the mean; the capacity factor where buffers are
  /// padded to it.
  double moeImbalance = 1.0;
  /// Mean length of the document a token sits in, where a mask keeps documents apart; 0 = each
  /// sequence is one document.
  double documentLength = 0;
  bool dropout = false;  ///< a mask of one byte per element is kept
  bool expandableSegments = true;
  double offloadOptimizer = 0;
  double offloadParameters = 0;
  double offloadActivations = 0;
  bool sustainedLoad = true;  ///< false for a kernel timed alone, at the clock of a cool device
  std::int64_t paddedVocabulary = 0;
  bool trainsAllWeights = true;  ///< false for LoRA: frozen weights need no weight gradient
  double adapterShare = 0;       ///< LoRA: adapter parameters over base parameters
  AdapterTargets adapters;

  /// Tokens of one micro-batch on one context-parallel rank: the M of every matrix product.
  double tokens() const {
    return static_cast<double>(sequence) * static_cast<double>(microBatch) / cp;
  }
  /// Tokens a rank keeps where sequence parallelism splits them.
  double sequenceShardTokens() const { return sequenceParallel ? tokens() / tp : tokens(); }
  /// Sequence length that attention sees: a mask confines it to one document.
  std::int64_t attentionSequence() const {
    return documentLength > 0 && documentLength < static_cast<double>(sequence)
               ? static_cast<std::int64_t>(documentLength + 0.5)
               : sequence;
  }
  /// Bytes of one element of a 16-bit (or 32-bit) activation.
  double activationBytes() const { return precision == Precision::Fp32 ? 4 : 2; }
};

/// The catalogue's key for the peak of a precision.
const char* peakKey(Precision precision);
/// True for the 8- and 4-bit formats, which apply to matrix products only.
bool isLowPrecision(Precision precision);

}  // namespace slicescape
