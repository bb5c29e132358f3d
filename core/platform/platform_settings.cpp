// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/platform_settings.h"

#include <algorithm>

#include "core/units/format.h"

namespace slicescape {
namespace {

/// Takes stated values and notes the defaults that stand in for the others.
class Reader {
 public:
  explicit Reader(std::vector<Assumption>* assumptions) : m_assumptions(assumptions) {}

  void take(double& target, const std::optional<double>& stated, const char* path,
            const char* reason) {
    if (stated) {
      target = *stated;
    } else if (m_assumptions != nullptr) {
      m_assumptions->push_back({path, formatNumber(target), "assumption", {reason, {}}});
    }
  }

 private:
  std::vector<Assumption>* m_assumptions;
};

}  // namespace

bool PlatformSettings::isAnswered() const {
  return std::any_of(levels.begin(), levels.end(), [](const auto& l) { return l.has_value(); });
}

PlatformSettings platformSettings(const Plan& plan, std::vector<Assumption>* assumptions) {
  const PlatformProfile& profile = *plan.platform;
  const PlatformPriors& priors = profile.priors;
  PlatformSettings settings;
  for (int i = 0; i < kCapabilityCount; ++i) {
    settings.levels[static_cast<std::size_t>(i)] =
        levelOf(profile.capabilities, static_cast<Capability>(i));
  }
  Reader reader(assumptions);
  reader.take(settings.failuresPerHostDay, priors.failuresPerHostDay,
              "platform.priors.failures_per_host_day",
              SLICESCAPE_TEXT("Llama 3's rate over 54 days on 2,048 hosts."));
  reader.take(settings.jobFailuresPerDay, priors.jobFailuresPerDay,
              "platform.priors.job_failures_per_day",
              SLICESCAPE_TEXT("Software failures are left out; take your own history."));
  reader.take(settings.detectS, priors.detectS, "platform.priors.detect_s",
              SLICESCAPE_TEXT("Heartbeat time-out of NVIDIA's resiliency extension."));
  reader.take(settings.restartS, priors.restartS, "platform.priors.restart_s",
              SLICESCAPE_TEXT("Published restarts take 5 to 20 min."));
  reader.take(settings.requeueS, priors.requeueS, "platform.priors.requeue_s",
              SLICESCAPE_TEXT("No wait for hosts after a failure is assumed."));
  reader.take(settings.humanResponseS, priors.humanResponseS, "platform.priors.human_response_s",
              SLICESCAPE_TEXT("A night without anyone on call."));
  reader.take(settings.repairS, priors.repairS, "platform.priors.repair_s",
              SLICESCAPE_TEXT("OPT-175B kept 12 to 18 spare hosts at two failures a day."));
  reader.take(settings.straggler, priors.straggler, "platform.priors.straggler",
              SLICESCAPE_TEXT("Median slow-down by slow hosts, after the OSDI '25 study."));
  settings.setupS = settings.restartS;
  reader.take(settings.setupS, priors.setupS, "platform.priors.setup_s",
              SLICESCAPE_TEXT("The first start takes as long as a restart."));
  settings.queueWaitS = priors.queueWaitS;
  settings.queueWaitP90S = std::max(priors.queueWaitP90S.value_or(priors.queueWaitS.value_or(0)),
                                    priors.queueWaitS.value_or(0));
  reader.take(settings.plannedStopsPerDay, priors.plannedStopsPerDay,
              "platform.priors.planned_stops_per_day",
              SLICESCAPE_TEXT("No planned stops are assumed; Llama 3 had about one a day."));
  settings.plannedStopS = settings.restartS;
  reader.take(settings.plannedStopS, priors.plannedStopS, "platform.priors.planned_stop_s",
              SLICESCAPE_TEXT("A planned stop takes as long as a restart."));
  settings.checkpointIntervalS = priors.checkpointIntervalS;
  settings.checkpointBlockingS = priors.checkpointBlockingS;
  reader.take(settings.storageBytesPerS, priors.storageBytesPerS,
              "platform.priors.storage_bytes_per_s",
              SLICESCAPE_TEXT("Between a remote store's 2.5 GB/s and ByteCheckpoint's 111 GB/s."));
  reader.take(settings.batchRampTokens, priors.batchRampTokens, "platform.priors.batch_ramp_tokens",
              SLICESCAPE_TEXT("The full batch from the first step."));
  reader.take(settings.achievedFlopShare, priors.achievedFlopShare,
              "platform.priors.achieved_flop_share",
              SLICESCAPE_TEXT("Llama 3 405B reached 400 of the H100's 989 TFLOP/s."));
  reader.take(settings.networkShare, priors.networkShare, "platform.priors.network_share",
              SLICESCAPE_TEXT("Published collectives reach 70 to 95 % of the line rate."));
  settings.spareHosts = profile.spareHosts.value_or(0);
  settings.usdPerDeviceHour = profile.usdPerDeviceHour;
  settings.usdPerKwh = profile.usdPerKwh;
  reader.take(settings.pue, profile.pue, "platform.pue",
              SLICESCAPE_TEXT("A building's usual overhead."));
  return settings;
}

}  // namespace slicescape
