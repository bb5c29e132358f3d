// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/evaluate.h"

namespace slicescape {

/// A parameter and the values it takes. `path` is one of the plan file ("workload.seq_len",
/// "cluster.links[0].bytes_per_s") or a quantity that stands for several settings:
/// "hosts" (count of the first host group; DP and the batch follow), "gpus" (the same in
/// GPUs), "link_bandwidth" (factor on every drawn link).
struct SweepAxis {
  std::string path;
  std::vector<double> values;  ///< base units
};

/// Reads "workload.seq_len=4096..131072*2" (geometric), "…=1024..8192+1024" (arithmetic),
/// "…=1,2,4" or "…=4096..32768/5" (so many values, evenly spaced). Units as in fields.
Result<SweepAxis> parseSweepAxis(const std::string& text);

/// The plan with `path` set to `value`; the global batch and DP follow where they must.
Result<Plan> withSweepValue(const Plan& plan, const std::string& path, double value,
                            const Catalogues& catalogues = Catalogues::builtIn());

/// What is read off an evaluation: "step_time_s", "tokens_per_s", "mfu", "peak_memory_bytes",
/// "memory_share", "bubble_ratio", "exposed_share", "completion_s", "cost".
std::optional<double> outputOf(const Plan& plan, const Evaluation& evaluation,
                               const std::string& output,
                               const Catalogues& catalogues = Catalogues::builtIn());
const std::vector<std::string>& sweepOutputs();

struct SweepPoint {
  std::vector<double> values;  ///< one per axis
  Plan plan;
  Verdict verdict = Verdict::Invalid;
  double stepTime = 0;
  double tokensPerSecond = 0;
  double mfu = 0;  ///< causal
  double bubble = 0;
  std::int64_t gpus = 0;
  double peakShare = 0;  ///< of the fullest GPU's capacity
  Bytes peak;
  double completion = 0;
  double cost = 0;
  Text problem;  ///< the first error when the plan cannot run; else empty
};

struct SweepOptions {
  int threads = 0;  ///< 0 = all cores
  std::function<void(double share)> progress;
  const std::atomic<bool>* cancel = nullptr;
};

/// Every combination of one or two axes, row by row of the first; evaluated in parallel.
Result<std::vector<SweepPoint>> sweep(const Plan& plan, const std::vector<SweepAxis>& axes,
                                      const SweepOptions& options = {},
                                      const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
