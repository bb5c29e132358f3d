// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/failures.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/platform/random.h"

namespace slicescape {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr double kHoursPerDay = 24;

/// Poisson means above this use the normal quantile: there it errs by less than one host in a
/// thousand.
constexpr double kLargeMean = 1e5;

}  // namespace

double meanTimeToFailureHours(double hosts, double failuresPerHostDay, double jobFailuresPerDay) {
  const double perDay = hosts * failuresPerHostDay + jobFailuresPerDay;
  return perDay > 0 ? kHoursPerDay / perDay : kNever;
}

double effectiveTimeRatio(const RestartModel& model) {
  if (model.mtbf <= 0 || model.interval <= 0) return 0;
  const double kept = 1 - (model.restart + model.interval / 2) / model.mtbf;
  return std::max(0.0, kept) /
         ((1 + model.queueWait / model.mtbf) * (1 + model.blocking / model.interval));
}

double exactTimeRatio(const RestartModel& model) {
  if (model.mtbf <= 0 || model.interval <= 0) return 0;
  if (std::isinf(model.mtbf)) return model.interval / (model.interval + model.blocking);
  const double segment = model.mtbf * std::exp((model.restart + model.queueWait) / model.mtbf) *
                         std::expm1((model.interval + model.blocking) / model.mtbf);
  return model.interval / segment;
}

double bestTimeRatio(const RestartModel& model) {
  const bool valid = (model.restart + model.interval / 2) <= kRatioEnvelope * model.mtbf;
  return valid ? effectiveTimeRatio(model) : exactTimeRatio(model);
}

double youngInterval(double blocking, double mtbf) {
  return std::sqrt(2 * blocking * mtbf);
}

double dalyInterval(double blocking, double mtbf) {
  return std::max(0.0, youngInterval(blocking, mtbf) - blocking);
}

double availabilityInterval(double blocking, double mtbf, double restart) {
  return blocking + std::sqrt(2 * (mtbf + restart) * blocking + blocking * blocking);
}

double bestInterval(double blocking, double mtbf, double restart) {
  if (blocking <= 0 || mtbf <= 0) return 0;
  if (std::isinf(mtbf)) return kNever;
  // The ratio has one maximum in the interval and the restart does not move it; golden
  // section on its logarithm, from far below to far above Young's interval.
  double low = std::log(youngInterval(blocking, mtbf) / 100);
  double high = std::log(std::min(youngInterval(blocking, mtbf) * 100, 100 * mtbf));
  const auto ratio = [&](double logInterval) {
    return exactTimeRatio({mtbf, std::exp(logInterval), blocking, restart, 0});
  };
  constexpr double kGolden = 0.6180339887498949;
  for (int i = 0; i < 80; ++i) {
    const double a = high - kGolden * (high - low);
    const double b = low + kGolden * (high - low);
    if (ratio(a) < ratio(b)) {
      low = a;
    } else {
      high = b;
    }
  }
  return std::exp((low + high) / 2);
}

double overheadFloor(double blocking, double mtbf) {
  return mtbf > 0 ? std::sqrt(2 * blocking / mtbf) : kNever;
}

std::int64_t poissonQuantile(double mean, double confidence) {
  if (!(mean > 0)) return 0;
  if (mean > kLargeMean) {
    return static_cast<std::int64_t>(
        std::ceil(mean + normalQuantile(confidence) * std::sqrt(mean)));
  }
  double logTerm = -mean;
  double sum = std::exp(logTerm);
  std::int64_t k = 0;
  while (sum < confidence) {
    ++k;
    logTerm += std::log(mean / static_cast<double>(k));
    sum += std::exp(logTerm);
    if (static_cast<double>(k) > mean + 20 * std::sqrt(mean) + 50) break;  // confidence of 1
  }
  return k;
}

std::int64_t sparesNeeded(double hosts, double failuresPerHostDay, double repairDays,
                          double confidence) {
  return poissonQuantile(hosts * failuresPerHostDay * repairDays, confidence);
}

double restartGateDevices(double failuresPerHostDay, double responseHours, double intervalHours,
                          double share, int devicesPerHost) {
  const double lost = failuresPerHostDay * (responseHours + intervalHours / 2);
  return lost > 0 ? share * kHoursPerDay / lost * devicesPerHost : kNever;
}

double requeueGateDevices(double failuresPerHostDay, double waitHours, double share,
                          int devicesPerHost) {
  const double lost = failuresPerHostDay * waitHours;
  return lost > 0 ? share * kHoursPerDay / lost * devicesPerHost : kNever;
}

}  // namespace slicescape
