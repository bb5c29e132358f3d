// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/capacity.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/platform/failures.h"
#include "core/platform/pool.h"

namespace slicescape {
namespace {

/// Where a host's power is not known: GPUs are two thirds of it, an idle one draws 60 W
/// (Acme, arXiv:2403.07648).
constexpr double kDeviceShareOfPower = 2.0 / 3;
constexpr double kIdleDeviceW = 60;
constexpr double kHour = 3600;
constexpr double kDaysPerYear = 365;

struct Power {
  double busyW = 0;
  double idleW = 0;
};

Power hostPower(const Plan& plan, const Evaluation& evaluation, const Catalogues& catalogues,
                int& devicesPerHost) {
  const std::size_t group =
      evaluation.placement.runs.empty()
          ? 0
          : static_cast<std::size_t>(evaluation.placement.runs.front().hostGroup);
  if (group >= plan.cluster->hosts.size()) return {};
  const HostGroup& hosts = plan.cluster->hosts[group];
  double stated = 0;
  const Device* device = nullptr;
  if (const auto* inlined = std::get_if<InlineHost>(&hosts.type)) {
    devicesPerHost = inlined->deviceCount;
    stated = inlined->powerW.value_or(0);
    device = catalogues.hardware.device(inlined->device);
  } else if (const HostType* type =
                 catalogues.hardware.hostType(std::get<std::string>(hosts.type))) {
    devicesPerHost = type->deviceCount;
    stated = type->maxPower ? type->maxPower->value() : 0;
    device = catalogues.hardware.device(type->device);
  }
  const double tdp = device != nullptr ? device->tdp.value() : 0;
  const double busy = stated > 0 ? stated : tdp * devicesPerHost / kDeviceShareOfPower;
  const double rest = std::max(0.0, busy - tdp * devicesPerHost);
  return {busy, std::min(busy, rest + kIdleDeviceW * devicesPerHost)};
}

DeviceHours deviceHours(const PlanCompletion& completion, const Evaluation& evaluation,
                        int devicesPerHost, int spareHosts) {
  const CompletionParts& parts = completion.estimate.parts;
  const double devices = static_cast<double>(evaluation.worldSize) / kHour;
  DeviceHours hours;
  hours.useful = parts.compute * devices;
  hours.straggler = (parts.straggler + parts.batchRamp) * devices;
  hours.checkpoints = parts.checkpoint * devices;
  hours.failures = (parts.detect + parts.lostWork + parts.restart) * devices;
  // While it is queued, before the start or after a failure, the job holds nothing.
  hours.holding = (parts.setup + parts.plannedStops) * devices;
  const double held = parts.total() - parts.queueWait - parts.requeue;
  hours.spares = held / kHour * spareHosts * devicesPerHost;
  const double unused = static_cast<double>(evaluation.hostCount) * devicesPerHost -
                        static_cast<double>(evaluation.worldSize);
  hours.fragmentation = std::max(0.0, unused) * held / kHour;
  return hours;
}

/// P90 when the same layout runs on another number of hosts, at the same pace per GPU.
double p90On(const CompletionInput& input, double hosts) {
  CompletionInput scaled = input;
  const double factor = input.hosts / hosts;
  scaled.usefulS *= factor;
  scaled.batchRampS *= factor;
  scaled.hosts = hosts;
  CompletionOptions options;
  options.draws = 200;
  return estimateCompletion(scaled, options).p90S;
}

std::optional<int> hostsFor(const Plan& plan, const CompletionInput& input, int devicesPerHost,
                            int poolHosts) {
  if (!input.deadlineS || devicesPerHost <= 0) return std::nullopt;
  const Layout& layout = *plan.layout;
  const int replica = std::max(1, layout.tp * layout.cp * layout.pp);
  const int unit = std::max(1, (replica + devicesPerHost - 1) / devicesPerHost);
  int low = 1;
  int high = poolHosts / unit;
  if (high < 1 || p90On(input, high * unit) > *input.deadlineS) return std::nullopt;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (p90On(input, middle * unit) <= *input.deadlineS) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low * unit;
}

}  // namespace

Saturation saturationDays(double utilisation, double growthPerYear, double target) {
  Saturation result;
  result.isSaturated = utilisation >= target;
  const auto daysUntil = [&](double level) {
    if (utilisation >= level) return 0.0;
    if (growthPerYear <= 0 || utilisation <= 0) return std::numeric_limits<double>::infinity();
    return std::log(level / utilisation) / std::log1p(growthPerYear) * kDaysPerYear;
  };
  result.earliestDays = daysUntil(target);
  result.latestDays = daysUntil(1.0);
  return result;
}

std::optional<CapacityView> capacityView(const Plan& plan, const Evaluation& evaluation,
                                         const PlanCompletion& completion,
                                         const Catalogues& catalogues) {
  if (completion.estimate.draws == 0) return std::nullopt;
  CapacityView view;
  const PlatformSettings settings = platformSettings(plan);
  int devicesPerHost = 8;
  const Power power = hostPower(plan, evaluation, catalogues, devicesPerHost);
  view.hostPowerW = power.busyW;
  view.deviceHours = deviceHours(completion, evaluation, devicesPerHost, settings.spareHosts);
  const DeviceHours& hours = view.deviceHours;

  const double perHost = static_cast<double>(devicesPerHost);
  const double computing = hours.useful + hours.straggler + hours.checkpoints;
  const double waiting = hours.failures + hours.holding + hours.spares + hours.fragmentation;
  view.energyKwh =
      (computing * power.busyW + waiting * power.idleW) / perHost / 1000 * settings.pue;
  if (settings.usdPerKwh) view.energyUsd = view.energyKwh * *settings.usdPerKwh;
  if (settings.usdPerDeviceHour) view.costUsd = hours.total() * *settings.usdPerDeviceHour;

  const Pool pool = Pool::of(*plan.cluster, catalogues.hardware);
  view.poolDevices = pool.usableDevices();
  for (const PoolHost& host : pool.hosts) view.usedDevices += host.failed ? 0 : host.busy;
  const double job = static_cast<double>(evaluation.placement.placed);
  const Result<QueueSettings> queue = queueSettings(plan);
  const double stated =
      queue && queue->utilisation ? *queue->utilisation * view.poolDevices : view.usedDevices;
  if (view.poolDevices > 0) {
    view.utilisation = (std::max(stated, view.usedDevices) + job) / view.poolDevices;
    view.headroomDevices = view.targetUtilisation * view.poolDevices - stated - job;
  }
  if (queue && queue->growthPerYear) {
    view.saturation = saturationDays(std::min(1.0, view.utilisation), *queue->growthPerYear,
                                     view.targetUtilisation);
  }
  view.deadlineProbability = completion.estimate.deadlineProbability;
  view.tornado = tornado(completion.input);
  view.tornadoCentreS = tornadoCentreS(completion.input);
  view.doNothingP50S = completion.estimate.p50S;
  view.doNothingP90S = completion.estimate.p90S;
  view.minimumHosts =
      hostsFor(plan, completion.input, devicesPerHost, static_cast<int>(pool.hosts.size()));
  view.spareHosts = static_cast<int>(completion.sparesFor99);
  if (settings.usdPerDeviceHour) {
    view.spareCostUsd =
        view.spareHosts * perHost * *settings.usdPerDeviceHour * completion.estimate.meanS / kHour;
  }
  if (view.minimumHosts) {
    view.notes.push_back({SLICESCAPE_TEXT("The least number of hosts assumes the pace per GPU of "
                                          "this layout."),
                          {}});
  }
  if (completion.indicative) {
    view.notes.push_back({SLICESCAPE_TEXT("Below about 4,096 GPUs published jobs failed more often "
                                          "than their hosts alone explain: take the figures as "
                                          "indicative."),
                          {}});
  }
  if (view.utilisation > view.targetUtilisation) {
    view.notes.push_back({SLICESCAPE_TEXT("With this job the pool is {0} used, above the {1} up to "
                                          "which waits stay short."),
                          {Share{view.utilisation}, Share{view.targetUtilisation}}});
  }
  return view;
}

}  // namespace slicescape
