// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/layout/placement.h"
#include "core/layout/rank_grid.h"
#include "core/layout/stage_map.h"
#include "core/plan/finding.h"
#include "core/plan/simulated_step.h"
#include "core/schedule/simulation.h"
#include "core/units/quantity.h"
#include "core/units/text.h"

namespace slicescape {

/// A prediction with its band. p50 is the model's figure.
struct Band {
  double p10 = 0;
  double p50 = 0;
  double p90 = 0;
  bool operator==(const Band&) const = default;
};

/// A value the evaluation had to assume because the plan does not say it.
struct Assumption {
  std::string path;    ///< "layout.flags.flash_attention"
  std::string value;   ///< as text
  std::string origin;  ///< default, datasheet, measured, calibrated, assumption
  Text reason;
  bool operator==(const Assumption&) const = default;
};

/// Memory of one GPU by what holds it. Categories are those of the memory chart.
struct MemoryBreakdown {
  Bytes weights;
  Bytes gradients;
  Bytes optimizer;
  Bytes activations;
  Bytes logits;
  Bytes buffers;
  Bytes communication;  ///< communicators
  Bytes context;        ///< driver context and kernels
  Bytes fragmentation;

  Bytes allocated() const {
    return weights + gradients + optimizer + activations + logits + buffers;
  }
  Bytes reserved() const { return allocated() + fragmentation; }
  Bytes device() const { return reserved() + communication + context; }
  bool operator==(const MemoryBreakdown&) const = default;
};

/// When a device holds most. BackwardInput and BackwardWeight: of schedules that split the
/// backward; ForwardBackward: of those that run a pair at once.
enum class PeakMoment {
  Load,  ///< reading a checkpoint
  Forward,
  Backward,
  BackwardInput,
  BackwardWeight,
  ForwardBackward,
  Optimizer
};

/// One pipeline rank's share of the model and what it costs.
struct StageResult {
  int stage = 0;
  std::int64_t rank0 = 0;  ///< first global rank of the stage
  std::vector<Chunk> chunks;
  bool embedding = false;
  bool head = false;
  int mtp = 0;
  std::int64_t parametersPerDevice = 0;
  // Per micro-batch, all chunks of the rank, exposed communication included
  Seconds forward;
  Seconds backwardInput;
  Seconds backwardWeight;
  Seconds recompute;  ///< part of backwardInput that repeats the forward
  Seconds tpExposed;  ///< parts of the above that wait for communication
  Seconds cpExposed;
  Seconds epExposed;
  MemoryBreakdown memory;
  double inFlight = 0;  ///< micro-batches held at the peak (stage equivalents)
  Bytes peak;           ///< device memory at the peak
  PeakMoment peakMoment = PeakMoment::Forward;  ///< what runs then,
  int peakMicroBatch = 0;                       ///< of which micro-batch,
  Seconds peakTime;                             ///< from the start of the step
  Bytes hostMemory;                             ///< of the host's, filled by this device's offload
  Bytes capacity;                               ///< of the device this stage sits on
  double bubbleRatio = 0;
  std::string deviceId;  ///< catalogue id of the devices under this stage
};

/// One collective of one axis.
struct CommunicationItem {
  std::string axis;        ///< tp, cp, ep, dp, pp
  std::string collective;  ///< all_gather, reduce_scatter, all_reduce, all_to_all, p2p
  int groupSize = 1;
  double ranksPerHost = 1;  ///< ranks of one group on one host
  Bytes bytesPerRankPerStep;
  std::int64_t countPerStep = 0;
  std::string link;    ///< what carries it: "NVLink 4", "InfiniBand NDR" or a link's name
  std::string linkId;  ///< id of the drawn link when the group leaves the host
  Seconds time;        ///< per step, worst rank
  Seconds exposed;     ///< the part that the step waits for
};

/// How the step of the rank that finishes last is spent. Sums to the step time.
struct StepBreakdown {
  Seconds compute;
  Seconds recompute;
  Seconds tpExposed;
  Seconds cpExposed;
  Seconds epExposed;
  Seconds ppExposed;
  Seconds dpExposed;
  Seconds bubble;
  Seconds optimizer;
  Seconds other;

  Seconds total() const {
    return compute + recompute + tpExposed + cpExposed + epExposed + ppExposed + dpExposed +
           bubble + optimizer + other;
  }
};

/// How much of a drawn link the step uses.
struct LinkLoad {
  std::string linkId;
  double utilisation = 0;  ///< busy share of the step, 0 … 1
  Bytes bytesPerStep;      ///< through the busiest cable, per direction
  std::string hottestAxis;
  std::array<double, 5> byAxis{};  ///< parts of `utilisation`, by Axis
};

enum class Verdict { Fits, DoesNotFit, Invalid };

/// Everything a plan implies. A pure function of the plan and the catalogues.
struct Evaluation {
  Verdict verdict = Verdict::Invalid;
  bool fits = false;

  std::int64_t worldSize = 0;
  std::int64_t hostCount = 0;
  int zero = 0;          ///< ZeRO stage, as given or assumed
  int microBatches = 0;  ///< per pipeline and step
  std::int64_t totalParameters = 0;
  std::int64_t activeParameters = 0;

  Band stepTime;  ///< seconds
  double tokensPerSecond = 0;
  double tokensPerSecondPerDevice = 0;
  double modelFlopPerSecondPerDevice = 0;
  double mfuCausal = 0;
  double mfuFull = 0;
  double hfu = 0;
  double peakFlopPerSecond = 0;  ///< dense peak MFU refers to
  std::string peakPrecision;

  double bubbleRatio = 0;
  double bubbleOverhead = 0;
  double bubbleRatioSpan = 0;

  Bytes peakAllocated;  ///< worst GPU
  Bytes peakReserved;
  Bytes peakDevice;
  Bytes capacity;  ///< of the worst GPU
  int worstStage = 0;
  std::int64_t worstRank = 0;

  StepBreakdown breakdown;
  int breakdownRank = 0;  ///< pipeline rank whose step is broken down
  Seconds pipelineWait;   ///< what the transfers between stages add to the makespan
  double exposedCommunicationShare = 0;
  Seconds hostWait;  ///< part of `other`: copies to and from host memory that nothing hides

  std::vector<StageResult> stages;
  std::vector<double> layerForward;  ///< seconds per layer and micro-batch, for the strip
  std::vector<Bytes> layerMemory;    ///< model states + one micro-batch of activations
  std::vector<CommunicationItem> communication;
  std::vector<LinkLoad> links;
  std::shared_ptr<const SimulatedStep> step;  ///< null when the plan is invalid
  std::shared_ptr<const Timeline> timeline;   ///< of `step`; null when that is
  Placement placement;

  std::vector<Finding> findings;  ///< worst first
  std::vector<Assumption> assumptions;

  /// Bands of figures that are inversely proportional to the step time: the slow end of
  /// the step's band is the low end of theirs.
  Band tokensPerSecondBand() const { return bandOfRate(tokensPerSecond); }
  Band mfuCausalBand() const { return bandOfRate(mfuCausal); }

  /// `rate` at the ends of the step time's band.
  Band bandOfRate(double rate) const {
    if (stepTime.p10 <= 0 || stepTime.p90 <= 0) return {rate, rate, rate};
    return {rate * stepTime.p50 / stepTime.p90, rate, rate * stepTime.p50 / stepTime.p10};
  }
};

}  // namespace slicescape
