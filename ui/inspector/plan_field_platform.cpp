// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/field_value.h"

// The platform: what it can do, how it fails and waits, what it costs.

namespace slicescape::ui {

std::vector<PlanField> plan_field_tables::platform() {
  const auto part = &Plan::platform;
  return {
      partField("platform.scheduler", part, SLICESCAPE_MEMBER(scheduler)),
      partField("platform.capabilities.gang", part, SLICESCAPE_MEMBER(capabilities.gang)),
      partField("platform.capabilities.topology", part, SLICESCAPE_MEMBER(capabilities.topology)),
      partField("platform.capabilities.queue", part, SLICESCAPE_MEMBER(capabilities.queue)),
      partField("platform.capabilities.retry", part, SLICESCAPE_MEMBER(capabilities.retry)),
      partField("platform.capabilities.reclaim", part, SLICESCAPE_MEMBER(capabilities.reclaim)),
      partField("platform.capabilities.capacity", part, SLICESCAPE_MEMBER(capabilities.capacity)),
      partField("platform.capabilities.whole_host", part,
                SLICESCAPE_MEMBER(capabilities.wholeHost)),
      partField("platform.capabilities.monitoring", part,
                SLICESCAPE_MEMBER(capabilities.monitoring)),
      partField("platform.capabilities.checkpoint", part,
                SLICESCAPE_MEMBER(capabilities.checkpoint)),
      partField("platform.capabilities.spares", part, SLICESCAPE_MEMBER(capabilities.spares)),
      partField("platform.priors.failures_per_host_day", part,
                SLICESCAPE_MEMBER(priors.failuresPerHostDay)),
      partField("platform.priors.job_failures_per_day", part,
                SLICESCAPE_MEMBER(priors.jobFailuresPerDay)),
      partField("platform.priors.detect_s", part, SLICESCAPE_MEMBER(priors.detectS)),
      partField("platform.priors.restart_s", part, SLICESCAPE_MEMBER(priors.restartS)),
      partField("platform.priors.requeue_s", part, SLICESCAPE_MEMBER(priors.requeueS)),
      partField("platform.priors.human_response_s", part, SLICESCAPE_MEMBER(priors.humanResponseS)),
      partField("platform.priors.repair_s", part, SLICESCAPE_MEMBER(priors.repairS)),
      partField("platform.priors.straggler", part, SLICESCAPE_MEMBER(priors.straggler)),
      partField("platform.priors.setup_s", part, SLICESCAPE_MEMBER(priors.setupS)),
      partField("platform.priors.queue_wait_s", part, SLICESCAPE_MEMBER(priors.queueWaitS)),
      partField("platform.priors.queue_wait_p90_s", part, SLICESCAPE_MEMBER(priors.queueWaitP90S)),
      partField("platform.priors.planned_stops_per_day", part,
                SLICESCAPE_MEMBER(priors.plannedStopsPerDay)),
      partField("platform.priors.planned_stop_s", part, SLICESCAPE_MEMBER(priors.plannedStopS)),
      partField("platform.priors.checkpoint_interval_s", part,
                SLICESCAPE_MEMBER(priors.checkpointIntervalS)),
      partField("platform.priors.checkpoint_blocking_s", part,
                SLICESCAPE_MEMBER(priors.checkpointBlockingS)),
      partField("platform.priors.storage_bytes_per_s", part,
                SLICESCAPE_MEMBER(priors.storageBytesPerS)),
      partField("platform.priors.batch_ramp_tokens", part,
                SLICESCAPE_MEMBER(priors.batchRampTokens)),
      partField("platform.priors.achieved_flop_share", part,
                SLICESCAPE_MEMBER(priors.achievedFlopShare)),
      partField("platform.priors.network_share", part, SLICESCAPE_MEMBER(priors.networkShare)),
      partField("platform.spare_hosts", part, SLICESCAPE_MEMBER(spareHosts)),
      partField("platform.memory_headroom", part, SLICESCAPE_MEMBER(memoryHeadroom)),
      partField("platform.usd_per_gpu_hour", part, SLICESCAPE_MEMBER(usdPerDeviceHour)),
      partField("platform.usd_per_kwh", part, SLICESCAPE_MEMBER(usdPerKwh)),
      partField("platform.pue", part, SLICESCAPE_MEMBER(pue)),
  };
}

}  // namespace slicescape::ui
