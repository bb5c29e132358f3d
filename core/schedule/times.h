// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace slicescape {

/// Times of one chunk on one rank.
struct ChunkTimes {
  double forward = 0;  ///< seconds
  double backwardInput = 0;
  double backwardWeight = 0;
  /// A forward overlapped with a full backward, both of this chunk; 0 = no gain, the sum of
  /// the two. A pair of different chunks gains the mean of their gains.
  double overlappedPair = 0;
};

/// What the simulator needs beside the programs. All times in seconds (any unit works:
/// results come in the same one).
struct ScheduleTimes {
  std::vector<std::vector<ChunkTimes>> chunks;  ///< [rank][chunk slot]
  /// Latency of each boundary between consecutive chunks in data order, forward and
  /// backward alike; one entry per boundary (stageCount − 1). Empty = 0 everywhere.
  /// Boundaries inside a rank cost nothing. DualPipe: entry i is the link between ranks i
  /// and i + 1, which both directions use.
  std::vector<double> boundaryLatency;
  /// Blocking send and receive: the latency also occupies both ranks. A rank's send and
  /// its next receive run at the same time, as in Megatron's fused
  /// send_forward_recv_backward, so that 1F1B pays two
  /// latencies per micro-batch on ranks between two others.
  bool blocking = false;
};

}  // namespace slicescape
