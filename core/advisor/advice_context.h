// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advisor/advice.h"
#include "core/advisor/traffic.h"
#include "core/plan/evaluate.h"
#include "core/platform/plan_gang.h"

namespace slicescape {

struct AdviseOptions;

/// What the steps of the judgement share. Filled by advise() before the first step.
struct AdviceContext {
  const Plan& plan;
  const Catalogues& catalogues;
  const AdviseOptions& options;
  std::shared_ptr<const ModelProfile> model = nullptr;
  PlatformSettings settings = {};
  QueueSettings queue = {};
  Pool pool = {};
  const Device* device = nullptr;
  std::string insideLink = {};  ///< what joins the GPUs of a host
  bool hasScaleUp = false;      ///< NVLink or the like; false: PCIe
  bool bandwidthIsMeasured = false;
  int devicesPerHost = 8;
  int devicesPerDomain = 8;
  std::int64_t devices = 1;  ///< GPUs the plan asks for
  std::int64_t hosts = 1;
  TrafficInputs traffic = {};
  bool sharedPool = false;
  double doneBefore = 0;  ///< share of the whole judgement before the work at hand,
  double doneAfter = 1;   ///< and after it

  /// The numbers behind every ratio, for the inputs of a rule.
  std::vector<AdviceInput> trafficInputs() const;
  bool isCancelled() const;
  /// Says how much of the work at hand is done, 0 … 1.
  void report(double share) const;
};

/// Ratios of one layout's axes; 0 where an axis is not used or stays inside the host.
struct AxisRatios {
  double tensor = 0, pipeline = 0, data = 0, expert = 0;
  RhoBand pipelineBand = kRhoBand;
  bool tensorLeavesDomain = false;
  bool expertLeavesHost = false;
  bool statesGathered = false;  ///< ZeRO-3 over hosts

  Status worst() const;
};
AxisRatios ratiosOf(const AdviceContext& context, const Layout& layout, int zero);

/// What the plan's job asks the scheduler for.
GangRequest gangRequestOf(const AdviceContext& context);

// The four steps, in order. Each fills its step and what the next ones build on.
void judgeSplit(const AdviceContext& context, Advice& advice);
void judgeNetwork(const AdviceContext& context, const std::vector<AdviceOption>& options,
                  Advice& advice);
void judgeScheduling(const AdviceContext& context, Advice& advice);
void judgeEfficiency(const AdviceContext& context, const std::vector<AdviceOption>& options,
                     Advice& advice);
void findPitfalls(const AdviceContext& context, const std::vector<AdviceOption>& options,
                  Advice& advice);

/// Share of a GPU's memory that states and activations may fill: the rest is for the
/// context, communicators and the allocator. An assumption.
inline constexpr double kUsableShare = 0.85;

/// Evaluates candidates on `devices` GPUs, each with the least recompute that fits, with
/// its P90 finish; fastest first. `mayChangeBatch`: the global batch is rounded to what the
/// layout divides.
std::vector<AdviceOption> weighCandidates(const AdviceContext& context, std::int64_t devices,
                                          bool mayChangeBatch);

/// Worst of two.
Status worse(Status a, Status b);
/// A step is as bad as its worst rule.
Status worstOf(const std::vector<AdviceRule>& rules);

}  // namespace slicescape
