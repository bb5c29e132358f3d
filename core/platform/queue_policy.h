// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/plan/plan.h"
#include "core/platform/platform_settings.h"
#include "core/platform/pool.h"
#include "core/units/result.h"

namespace slicescape {

enum class QueueOrder {
  Strict,      ///< the head blocks everyone behind it
  BestEffort,  ///< whatever fits starts; large gangs may starve
  Backfill,    ///< others start only where they do not delay the head's reservation
};

enum class GangMode {
  Atomic,   ///< all hosts or none
  Timeout,  ///< hosts one by one; given back after a time-out
  None,     ///< hosts one by one, held until the last is there
};

/// A window in which hosts first … first + count − 1 are closed; count 0 = all.
struct MaintenanceWindow {
  double startS = 0;
  double durationS = 0;
  int first = 0;
  int count = 0;
};

/// The rules of a queue, in the common vocabulary of Slurm, Kueue, Volcano and KAI.
struct QueuePolicy {
  QueueOrder order = QueueOrder::Strict;
  GangMode gang = GangMode::Atomic;
  int backfillDepth = 100;        ///< jobs looked at behind the head (Slurm: bf_max_job_test)
  double backfillIntervalS = 30;  ///< between two reservations of one head (bf_interval)
  double gangTimeoutS = 1800;     ///< Kueue: waitForPodsReady
  bool preemption = false;
  double minimumRunS = 0;          ///< before a job may be preempted
  double graceS = 0;               ///< between the notice and the end
  double checkpointEveryS = 3600;  ///< work since the last checkpoint is done again,
  double saveS = 300;              ///< unless the grace is long enough to save
  double backoffS = 60;            ///< first requeue delay, doubled each time (Kueue)
  double backoffLimitS = 3600;
  bool requeueToFront = false;
  int maxRestarts = -1;                             ///< per job; −1 = forever
  TopologyLevel required = TopologyLevel::Cluster;  ///< for jobs above one host
  double failuresPerHostDay = 0;                    ///< 0 = no host fails
  double repairS = kRepairS;
  double restartS = kRestartS;      ///< a job whose host is swapped continues after this
  int hotSwapHosts = 0;             ///< failed hosts that are replaced in place; 0 = restart
  int spareHosts = 0;               ///< kept out of the queue for that
  double stuckReleaseS = 8 * 3600;  ///< a deadlock lasts until a person ends one of its jobs
  double starvationS = 7 * 86400;   ///< a job that waited longer has starved, if later ones of
                                    ///< its own priority started meanwhile
  std::vector<MaintenanceWindow> maintenance;
  std::uint64_t seed = 1;
};

/// What the plan's "queue" object says beside the policy.
struct QueueSettings {
  QueuePolicy policy;
  std::optional<bool> shared;         ///< "pool": "shared" or "dedicated"
  std::optional<double> utilisation;  ///< of the pool, stated
  int priority = 0;                   ///< of this plan's job
  bool preemptible = false;
  std::optional<int> maxRestarts;       ///< that the job object allows
  std::optional<double> timeLimitS;     ///< of one allocation
  std::optional<double> growthPerYear;  ///< of the offered load
  std::optional<double> waitTargetS;    ///< P90 wait that the pool promises
};

/// The plan's queue: what its "queue" object says over what its capabilities imply (gang
/// levels 0, 1, 2 and up are none, time-out and atomic; queue levels 0 and 1, 2, 3 are
/// strict, backfill, backfill with preemption). Names the key that cannot be read.
Result<QueueSettings> queueSettings(const Plan& plan);
/// The plan with these rules: its "queue" object names what its capabilities do not imply
/// already, and keeps keys that are not of this product. queueSettings() of the result gives
/// the rules back.
Plan withQueue(const Plan& plan, const QueueSettings& queue);

}  // namespace slicescape
