// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/units/result.h"

namespace slicescape {

/// One published or logged training run (`slicescape.runs/1`). An empty optional is a
/// figure that the source does not give.
struct MeasuredRun {
  std::string id;
  std::string source;
  std::string url;       ///< where it was read, with the date of a dated report
  std::string doubtful;  ///< why the row is off its twins; empty = trusted

  struct Model {
    std::string name;
    std::int64_t layers = 0, hidden = 0, heads = 0, keyValueHeads = 0, ffn = 0, vocabulary = 0;
    std::optional<std::int64_t> headDim;
    bool gated = false;
    bool tied = false;
    std::int64_t experts = 0, topK = 0, expertFfn = 0, sharedFfn = 0, denseLayers = 0;
    bool latentAttention = false;
    std::int64_t queryLoraRank = 0, keyValueLoraRank = 0, qkNope = 0, qkRope = 0, valueHead = 0;
    int mtpLayers = 0;
  } model;

  struct Hardware {
    std::string device;
    int devicesPerHost = 8;
    int totalDevices = 8;
    std::optional<double> hostBandwidth;  ///< bytes/s, per host and direction
    std::string network;                  ///< the network between hosts in the source's words
    int scaleUpDevices = 8;
  } hardware;

  struct Layout {
    int tp = 1, pp = 1, cp = 1, ep = 1, dp = 1, vpp = 1;
    std::int64_t microBatch = 1, globalBatch = 1, sequence = 2048;
    std::optional<std::string> recompute;
    std::optional<bool> sequenceParallel;
    std::optional<int> zero, zeroShardRanks;
    std::string precision, schedule, task;
    std::string contextExchange;  ///< p2p, all_gather, a2a, a2a+p2p
    std::optional<std::vector<int>> layersPerStage;
    bool cpuOffload = false;
    std::map<std::string, std::string> flags;  ///< values as JSON text
  } layout;

  struct Measured {
    std::optional<double> stepTime;
    std::optional<std::int64_t> peakMemory;
    std::string peakMemoryKind;          ///< allocated, reserved, device, unknown
    std::optional<int> peakMemoryRank;   ///< global rank; absent = the worst
    bool peakMemoryOfLastStage = false;  ///< "last pipeline rank" in words
    std::optional<double> bubbleRatio;   ///< span convention
    std::optional<bool> outOfMemory;
    /// Profiled times of one stage and micro-batch (ms): forward, input and weight
    /// gradient, transfer. Valid when forward > 0.
    double profiledForward = 0, profiledBackward = 0, profiledWeight = 0, profiledTransfer = 0;
  } measured;
};

/// A file of runs, or none of them: other kinds (`gemm`, `collectives`) are named.
struct MeasuredRuns {
  std::vector<MeasuredRun> runs;
};

/// Reads `slicescape.runs/1`. A file of another schema is an Error that names it.
Result<MeasuredRuns> readMeasuredRuns(std::string_view json, std::string_view file);

}  // namespace slicescape
