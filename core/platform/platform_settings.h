// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"
#include "core/platform/capabilities.h"

namespace slicescape {

// The priors that hold where a plan leaves one open. Each is an assumption that the user
// sees and may change.

/// Llama 3 405B: 419 unexpected interruptions in 54 days on 2,048 hosts (arXiv:2407.21783).
inline constexpr double kFailuresPerHostDay = 3.8e-3;
/// Meta's two research clusters, 2.34 and 6.50 per 1,000 host-days (arXiv:2410.21680): the
/// spread that is sampled around any stated rate, as factors.
inline constexpr double kFailureRateLow = 2.3e-3 / kFailuresPerHostDay;
inline constexpr double kFailureRateHigh = 6.5e-3 / kFailuresPerHostDay;
/// Heartbeat time-out of NVIDIA's resiliency extension.
inline constexpr double kDetectS = 300;
/// RSC: 5 to 20 minutes; the upper middle.
inline constexpr double kRestartS = 900;
/// A night without anyone on call.
inline constexpr double kHumanResponseS = 8 * 3600;
/// OPT-175B: two hosts a day lost and 12 to 18 spare ones needed.
inline constexpr double kRepairS = 7 * 86400;
/// Straggler study of OSDI '25: median and upper decile of the slow-down.
inline constexpr double kStraggler = 1.05;
inline constexpr double kStragglerP90 = 1.2;
/// Between MT-NLG's remote store (2.5 GB/s) and ByteCheckpoint (111 GB/s), geometric mean.
inline constexpr double kStorageBytesPerS = 2e10;
/// Llama 3 405B: 400 TFLOP/s of the H100's dense 989.4 (arXiv:2407.21783).
inline constexpr double kAchievedFlopShare = 400.0 / 989.4;
/// Middle of the published 0.70 to 0.95 of line rate (arXiv:2410.21680).
inline constexpr double kNetworkShare = 0.85;
inline constexpr double kPue = 1.2;

/// The platform part of a plan with every open value filled in. Times in seconds, rates per
/// day, prices in USD.
struct PlatformSettings {
  std::array<std::optional<int>, kCapabilityCount> levels{};  ///< empty = unanswered
  double failuresPerHostDay = kFailuresPerHostDay;
  double jobFailuresPerDay = 0;
  double detectS = kDetectS;
  double restartS = kRestartS;
  double requeueS = 0;
  double humanResponseS = kHumanResponseS;
  double repairS = kRepairS;
  double straggler = kStraggler;
  double setupS = kRestartS;
  std::optional<double> queueWaitS;  ///< P50; empty: nothing is known of the queue
  double queueWaitP90S = 0;
  double plannedStopsPerDay = 0;
  double plannedStopS = kRestartS;
  std::optional<double> checkpointIntervalS;  ///< empty = the best one
  std::optional<double> checkpointBlockingS;  ///< empty = from size and bandwidth
  double storageBytesPerS = kStorageBytesPerS;
  double batchRampTokens = 0;
  double achievedFlopShare = kAchievedFlopShare;
  double networkShare = kNetworkShare;
  int spareHosts = 0;
  std::optional<double> usdPerDeviceHour;
  std::optional<double> usdPerKwh;
  double pue = kPue;

  std::optional<int> level(Capability capability) const {
    return levels[static_cast<std::size_t>(capability)];
  }
  /// The level to reckon with: an unanswered question promises nothing.
  int levelOrNone(Capability capability) const { return level(capability).value_or(0); }
  /// True when at least one question of the profile is answered.
  bool isAnswered() const;

  /// Until a person acts on a failure: nothing where the platform restarts jobs itself or
  /// the question is unanswered.
  double responseAfterFailureS() const {
    return level(Capability::Retry) == 0 ? humanResponseS : 0;
  }
};

/// Fills what the plan leaves open and lists each default in `assumptions` with its source.
PlatformSettings platformSettings(const Plan& plan, std::vector<Assumption>* assumptions = nullptr);

}  // namespace slicescape
