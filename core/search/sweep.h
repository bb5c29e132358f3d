// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/plan/evaluate.h"
#include "core/units/quantity_kind.h"

namespace slicescape {

/// A parameter and the values it takes. `path` is one of the plan file ("workload.seq_len",
/// "cluster.links[0].bytes_per_s") or a quantity that stands for several settings:
/// "hosts" (count of the first host group; DP and the batch follow), "gpus" (the same in
/// GPUs), "link_bandwidth" (factor on every drawn link), "gpu_memory" (bytes of every GPU, in
/// place of the datasheet's).
struct SweepAxis {
  std::string path;
  std::vector<double> values;  ///< base units
};

/// True for a parameter of the plan and for the words above.
bool isSweepPath(const std::string& path);
/// The quantity of an axis, for reading and writing its values.
QuantityKind sweepQuantity(const std::string& path);
/// What the path has in `plan` now, in the base unit; nothing when it is open or no number.
std::optional<double> sweepValue(const Plan& plan, const std::string& path,
                                 const Catalogues& catalogues = Catalogues::builtIn());

/// What values of a counting path must be multiples of for the plan to stay legal: the GPUs of
/// a host, what one step of all replicas holds, the slices of a sequence. 0 where nothing is
/// counted.
std::int64_t sweepMultiple(const Plan& plan, const std::string& path,
                           const Catalogues& catalogues = Catalogues::builtIn());

/// `points` values from `low` to `high` in equal steps, or by equal factors. Where the path
/// counts things they are multiples of sweepMultiple(). Equal ones fall together.
std::vector<double> sweepValues(const Plan& plan, const std::string& path, double low, double high,
                                int points, bool byFactors,
                                const Catalogues& catalogues = Catalogues::builtIn());

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
  double exposed = 0;    ///< share of the step that waits for communication
  double peakShare = 0;  ///< of the fullest GPU's capacity
  Bytes peak;
  double completion = 0;
  double cost = 0;
  Text problem;  ///< the first error when the plan cannot run; else empty
};

/// The same outputs of a point; nothing when it has no figures.
std::optional<double> outputOf(const SweepPoint& point, const std::string& output);

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
