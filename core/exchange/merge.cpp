// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/merge.h"

#include <algorithm>
#include <cmath>

#include "core/hardware/catalogue.h"
#include "core/hardware/templates.h"

namespace slicescape {
namespace {

/// The catalogue type with the same device, number of devices and number of NICs, if any.
const HostType* catalogueTypeOf(const HostDescription& host) {
  for (const HostType& type : HardwareCatalogue::builtIn().hostTypes()) {
    if (type.device == host.device && type.deviceCount == host.deviceCount &&
        type.nics == host.nics) {
      return &type;
    }
  }
  return nullptr;
}

std::variant<std::string, InlineHost> typeOf(const HostDescription& host) {
  if (const HostType* type = catalogueTypeOf(host)) return type->id;
  InlineHost result;
  result.device = host.device;
  result.deviceCount = host.deviceCount;
  result.intraType = host.intraType;
  if (host.intraBandwidth.value() > 0) result.intraBandwidth = host.intraBandwidth;
  result.intraSwitched = host.intraSwitched;
  result.nics = host.nics;
  result.nicBandwidth = host.nicBandwidth;
  return result;
}

void mergeHost(const HostDescription& host, Merge& merge) {
  const std::variant<std::string, InlineHost> type = typeOf(host);
  merge.plan.cluster = merge.plan.cluster.edited([&type](Cluster& cluster) {
    if (cluster.hosts.empty()) {
      HostGroup group;
      group.id = "host";
      group.name = "Host";
      cluster.hosts.push_back(group);
    }
    for (HostGroup& group : cluster.hosts) group.type = type;
  });
  merge.changes.push_back(
      {SLICESCAPE_TEXT("GPUs and NICs of every host are now as in the file: {0} and {1}."),
       {static_cast<std::int64_t>(host.deviceCount), static_cast<std::int64_t>(host.nics)}});
}

void mergeCluster(const Cluster& cluster, Merge& merge) {
  merge.plan.cluster = cluster;
  std::int64_t hosts = 0;
  for (const HostGroup& group : cluster.hosts) hosts += group.count;
  merge.changes.push_back(
      {SLICESCAPE_TEXT("The cluster is now the one in the file (hosts: {0}, groups: "
                       "{1}, switches: {2})."),
       {hosts, static_cast<std::int64_t>(cluster.hosts.size()),
        static_cast<std::int64_t>(cluster.switches.size())}});
}

/// The link that collectives of `ranks` GPUs load: the first one out of a host group.
const Link* linkOf(const Cluster& cluster) {
  for (const Link& link : cluster.links) {
    if (cluster.host(link.from) != nullptr || cluster.host(link.to) != nullptr) return &link;
  }
  return nullptr;
}

int devicesOf(const HostGroup& group) {
  if (const auto* inlineHost = std::get_if<InlineHost>(&group.type)) return inlineHost->deviceCount;
  const HostType* type = HardwareCatalogue::builtIn().hostType(std::get<std::string>(group.type));
  return type == nullptr ? 0 : type->deviceCount;
}

void mergeCurves(const std::vector<MeasuredCurve>& curves, Merge& merge) {
  const Cluster& drawn = *merge.plan.cluster;
  for (MeasuredCurve curve : curves) {
    const bool insideHost =
        !drawn.hosts.empty() && curve.ranks > 0 && curve.ranks <= devicesOf(drawn.hosts.front());
    if (insideHost) {
      curve.link = drawn.hosts.front().id;
    } else if (const Link* link = linkOf(drawn)) {
      curve.link = link->id;
    } else {
      continue;
    }
    merge.changes.push_back({SLICESCAPE_TEXT("{0} over {1} GPUs is now as measured, at {2} sizes."),
                             {curve.collective, static_cast<std::int64_t>(curve.ranks),
                              static_cast<std::int64_t>(curve.points.size())}});
    merge.plan.cluster = merge.plan.cluster.edited([&curve](Cluster& cluster) {
      std::erase_if(cluster.measured, [&curve](const MeasuredCurve& old) {
        return old.link == curve.link && old.collective == curve.collective &&
               old.ranks == curve.ranks;
      });
      cluster.measured.push_back(curve);
    });
  }
}

std::optional<int>* memberOf(Capabilities& capabilities, std::string_view key) {
  if (key == "gang") return &capabilities.gang;
  if (key == "topology") return &capabilities.topology;
  if (key == "queue") return &capabilities.queue;
  if (key == "retry") return &capabilities.retry;
  if (key == "reclaim") return &capabilities.reclaim;
  if (key == "capacity") return &capabilities.capacity;
  if (key == "whole_host") return &capabilities.wholeHost;
  if (key == "monitoring") return &capabilities.monitoring;
  if (key == "checkpoint") return &capabilities.checkpoint;
  if (key == "spares") return &capabilities.spares;
  return nullptr;
}

/// A file proves the highest level that any of its lines proves.
void mergeCapabilities(const std::vector<CapabilityEvidence>& evidence, Merge& merge) {
  Capabilities proved;
  merge.plan.platform = merge.plan.platform.edited([&](PlatformProfile& platform) {
    for (const CapabilityEvidence& item : evidence) {
      std::optional<int>* level = memberOf(proved, item.capability);
      if (level == nullptr) continue;
      *level = std::max(level->value_or(0), item.level);
      *memberOf(platform.capabilities, item.capability) = **level;
    }
  });
  for (const CapabilityEvidence& item : evidence) {
    merge.changes.push_back({SLICESCAPE_TEXT("Capability “{0}” is at level {1}, by “{2}”."),
                             {item.capability, static_cast<std::int64_t>(item.level), item.line}});
    const std::optional<int>* level = memberOf(proved, item.capability);
    if (level == nullptr || item.level != **level) continue;
    const std::string path = "platform.capabilities." + item.capability;
    std::erase_if(merge.plan.assumptions,
                  [&path](const AssumptionNote& note) { return note.path == path; });
    merge.plan.assumptions.push_back({path, "measured", item.line, {}});
  }
}

}  // namespace

Merge mergeInto(const Plan& plan, const Imported& imported) {
  Merge merge{plan, {}};
  if (const auto* host = std::get_if<HostDescription>(&imported.payload)) {
    mergeHost(*host, merge);
  } else if (const auto* cluster = std::get_if<Cluster>(&imported.payload)) {
    mergeCluster(*cluster, merge);
  } else if (const auto* curves = std::get_if<std::vector<MeasuredCurve>>(&imported.payload)) {
    mergeCurves(*curves, merge);
  }
  if (!imported.capabilities.empty()) mergeCapabilities(imported.capabilities, merge);
  return merge;
}

}  // namespace slicescape
