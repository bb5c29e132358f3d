// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/network/varied_network.h"
#include "core/units/text.h"

namespace slicescape {

/// What holds the step up on the network: the axis that waits longest, and the link it waits
/// for.
struct Bottleneck {
  std::string axis;        ///< empty when no exchange is waited for
  std::string link;        ///< technology that carries it: "NVLink 4", "InfiniBand NDR"
  std::string linkId;      ///< the drawn link; empty inside a host
  Seconds exposed;         ///< of this axis, per step
  double share = 0;        ///< of the step
  double utilisation = 0;  ///< busy share of the drawn link
  Text sentence;
};
Bottleneck bottleneckOf(const Plan& plan, const Evaluation& evaluation);

/// The step with a part of the network twice and half as fast.
struct Sensitivity {
  NetworkPart part;
  double doubledStep = 0;    ///< seconds
  double halvedStep = 0;     ///< seconds; 0 when the plan cannot run so
  double doubledChange = 0;  ///< of the step, −0.003 = 0.3 % shorter
  double halvedChange = 0;
  Text sentence;  ///< "Doubling NVLink 4 inside the hosts changes the step by −0.3 %."
};
/// Two evaluations; nothing when the plan has no step time.
std::optional<Sensitivity> sensitivityOf(const Plan& plan, const Evaluation& evaluation,
                                         const NetworkPart& part,
                                         const Catalogues& catalogues = Catalogues::builtIn());

/// The plan on another number of hosts, DP following.
struct ScalingPoint {
  int hosts = 0;
  std::int64_t gpus = 0;
  std::int64_t globalBatch = 0;
  double step = 0;  ///< seconds; 0 when it cannot run
  double tokensPerSecond = 0;
  double tokensPerSecondPerGpu = 0;
  bool fits = false;
  bool isPlan = false;  ///< the plan as it is
  bool isDrawn = true;  ///< on the drawn hosts; else on a network that grows in proportion
};

enum class ScalingVerdict {
  Good,       ///< every doubling brings at least 1.4 times the tokens
  Poor,       ///< some doubling up to the plan brings less
  Slower,     ///< fewer hosts than the plan's are as fast or faster
  SlowerNext  ///< more hosts than the plan's would be slower
};

/// Total and per-GPU throughput over host counts, with the global batch of the plan (an
/// experiment that must not change) and with the batch of each GPU kept.
struct HostScaling {
  std::vector<ScalingPoint> sameBatch;
  std::vector<ScalingPoint> grownBatch;
  ScalingVerdict verdict = ScalingVerdict::Good;
  Text sentence;
};
/// A quarter to four times the plan's hosts, as far as DP allows. Up to ten evaluations.
HostScaling hostScaling(const Plan& plan, const Evaluation& evaluation,
                        const Catalogues& catalogues = Catalogues::builtIn());

/// Everything the network has to say about a plan.
struct NetworkAdvice {
  Bottleneck bottleneck;
  std::vector<Sensitivity> sensitivity;  ///< largest gain of doubling first
  HostScaling scaling;
};
NetworkAdvice networkAdvice(const Plan& plan, const Evaluation& evaluation,
                            const Catalogues& catalogues = Catalogues::builtIn());

}  // namespace slicescape
