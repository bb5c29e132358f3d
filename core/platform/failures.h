// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace slicescape {

// Failures and restarts of one job in closed form. Times in any one unit unless the name
// says otherwise. M = mean time between failures of the job, w = how long a checkpoint
// blocks, dt = training time between checkpoints, u0 = detection and restart, q = wait in
// the queue after a failure. F1 to F4 and the gates follow the published models: Kokolis et
// al. (arXiv:2410.21680) for F2, Young 1974 and Daly 2006 for the intervals, the renewal
// argument of Daly for F4.

/// F1: hours between failures of a job on `hosts` hosts.
double meanTimeToFailureHours(double hosts, double failuresPerHostDay,
                              double jobFailuresPerDay = 0);

struct RestartModel {
  double mtbf = 0;       ///< M
  double interval = 0;   ///< dt
  double blocking = 0;   ///< w
  double restart = 0;    ///< u0
  double queueWait = 0;  ///< q
};

/// F2: effective training time ratio, (1 − (u0 + dt/2)/M) / ((1 + q/M)(1 + w/dt)); never
/// below 0. Good to 1.4 % while (u0 + dt/2)/M <= 0.25.
double effectiveTimeRatio(const RestartModel& model);

/// F4: the exact ratio for exponential failures that also strike during the restart,
/// dt / (M e^{(u0 + q)/M} (e^{(dt + w)/M} − 1)).
double exactTimeRatio(const RestartModel& model);

/// F2 while it is valid, else F4.
double bestTimeRatio(const RestartModel& model);
/// (u0 + dt/2)/M above which F2 is not trusted.
inline constexpr double kRatioEnvelope = 0.25;

/// F3: Young's interval sqrt(2 w M) and Daly's first order, Young's less w.
double youngInterval(double blocking, double mtbf);
double dalyInterval(double blocking, double mtbf);
/// NVIDIA's availability form, w + sqrt(2 (M + Tr) w + w²) (arXiv:2410.18124).
double availabilityInterval(double blocking, double mtbf, double restart);
/// The interval with the least expected time per useful second by F4; Young's is its limit
/// for w << M. 0 when nothing blocks: then as often as the storage allows.
double bestInterval(double blocking, double mtbf, double restart);
/// The least overhead that a blocking checkpoint leaves, sqrt(2 w / M).
double overheadFloor(double blocking, double mtbf);

/// Smallest k with P(Poisson(mean) <= k) >= confidence.
std::int64_t poissonQuantile(double mean, double confidence);
/// T12: spare hosts so that with `confidence` no failure finds none, when a failed host
/// stays away for `repairDays`.
std::int64_t sparesNeeded(double hosts, double failuresPerHostDay, double repairDays,
                          double confidence = 0.99);

/// GPUs above which restarts after `responseHours` cost more than `share` of the time with
/// checkpoints every `intervalHours`: share · 24 / (r_f (response + dt/2)) hosts.
double restartGateDevices(double failuresPerHostDay, double responseHours, double intervalHours,
                          double share = 0.05, int devicesPerHost = 8);
/// The same for a wait in the queue after each failure.
double requeueGateDevices(double failuresPerHostDay, double waitHours, double share = 0.05,
                          int devicesPerHost = 8);

}  // namespace slicescape
